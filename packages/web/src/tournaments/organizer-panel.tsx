import { useSignal } from '@preact/signals';
import type { Pairing, Person, Tournament, TournamentDeed } from '@sandtable/protocol';
import { useEffect } from 'preact/hooks';
import { club } from '../languages/club.js';
import { w } from '../languages/index.js';
import { api } from '../net/api.js';
import { type Act, ActDialog } from '../online/act-dialog.js';
import { copyText } from '../online/try-at-server.js';
import { go, to } from '../route.js';
import { EntrantName } from './entrant-name.js';
import { PairingList } from './pairing-list.js';
import { momentOf } from './words.js';
import '../online/manners.css';

interface OrganizerPanelProps {
  tournament: Tournament;
  /** Does something with the tournament and shows it as it is afterwards. */
  send(what: string, body?: object): Promise<void>;
  /** The same for a button: what is refused is shown on the page. */
  press(what: string): void;
}

/** What the organizer does by hand. Everything else goes by itself. */
export function OrganizerPanel({ tournament, send, press }: OrganizerPanelProps) {
  const act = useSignal<Act | null>(null);
  const { viewer } = tournament;
  return (
    <>
      <p class="soft">{viewer.judges ? club.tournaments.organizerRule : club.tournaments.playingOrganizer}</p>
      <Course tournament={tournament} press={press} end={() => (act.value = endOf(tournament, send))} />
      {viewer.invite !== undefined &&
        tournament.access === 'invited' &&
        tournament.status === 'announced' && <Invitation tournament={tournament} invite={viewer.invite} />}
      {viewer.judges && <Results tournament={tournament} decide={(one) => (act.value = one)} send={send} />}
      {viewer.judges && <People tournament={tournament} act={(one) => (act.value = one)} send={send} />}
      {viewer.moderates && (
        <p class="confirm-row">
          <button type="button" class="quiet" onClick={() => (act.value = wordsOf(tournament, send))}>
            {club.tournaments.words}
          </button>
        </p>
      )}
      <Deeds tournament={tournament} />
      <ActDialog act={act} />
    </>
  );
}

function endOf({ status }: Tournament, send: OrganizerPanelProps['send']): Act {
  const label = status === 'announced' ? club.tournaments.cancel : club.tournaments.end;
  return { label, title: label, fields: [], send: (body) => send('end', body) };
}

function wordsOf({ name, about }: Tournament, send: OrganizerPanelProps['send']): Act {
  const label = club.tournaments.words;
  return {
    label,
    title: label,
    fields: ['words'],
    words: { name, about },
    send: (body) => send('words', body),
  };
}

interface CourseProps extends Pick<OrganizerPanelProps, 'tournament' | 'press'> {
  end(): void;
}

/** Begin, next round, pause, end, next season: whatever is possible now. */
function Course({ tournament, press, end }: CourseProps) {
  const { status, entrants, round, of, advance, divisions, format, next, id, viewer } = tournament;
  const waiting = divisions.some(({ pairings }) => pairings.some(({ outcome }) => outcome === null));
  const season = async () => {
    const { id: fresh } = await api<{ id: string }>('POST', `tournaments/${id}/season`, {});
    go(to('tournament', fresh));
  };
  return (
    <p class="confirm-row">
      {status === 'announced' && (
        <button type="button" class="primary" disabled={entrants < 2} onClick={() => press('begin')}>
          {club.tournaments.begin}
        </button>
      )}
      {status === 'running' && advance === 'hand' && round < of && (
        <button type="button" class="primary" disabled={waiting} onClick={() => press('next')}>
          {club.tournaments.nextRound}
        </button>
      )}
      {status === 'running' && format !== 'league' && (
        <button type="button" class="quiet" onClick={() => press('pause')}>
          {club.tournaments.pause}
        </button>
      )}
      {status === 'paused' && (
        <button type="button" class="primary" onClick={() => press('resume')}>
          {club.tournaments.resume}
        </button>
      )}
      {status === 'finished' && format === 'league' && next === null && (
        <button type="button" class="primary" onClick={() => void season()}>
          {club.tournaments.newSeason}
        </button>
      )}
      {(status === 'announced' || ((status === 'running' || status === 'paused') && viewer.judges)) && (
        <button type="button" class="quiet" onClick={end}>
          {status === 'announced' ? club.tournaments.cancel : club.tournaments.end}
        </button>
      )}
    </p>
  );
}

function Invitation({ tournament: { id }, invite }: { tournament: Tournament; invite: string }) {
  const copied = useSignal(false);
  const link = `${location.href.split('#')[0]}${to('tournament', id)}?invite=${invite}`;
  return (
    <section aria-labelledby="invitation">
      <h2 id="invitation">{w.online.invite}</h2>
      <p class="soft">{club.tournaments.inviteHint}</p>
      <p class="tournament-invite">
        <input type="text" readOnly value={link} aria-label={w.online.invite} />
        <button
          type="button"
          class="quiet"
          onClick={async () => {
            copied.value = await copyText(link);
          }}
        >
          {copied.value ? w.table.copied : w.online.copy}
        </button>
      </p>
    </section>
  );
}

interface JudgeProps extends Pick<OrganizerPanelProps, 'tournament' | 'send'> {}

function Results({ tournament, decide, send }: JudgeProps & { decide(act: Act): void }) {
  const begun = tournament.divisions.filter(({ pairings }) => pairings.length > 0);
  if (begun.length === 0) return null;
  const nameOf = (id: string | null) => tournament.entries.find(({ who }) => who.id === id)?.who.name ?? '';
  const actOf = (division: number, { round, board, one, other }: Pairing): Act => ({
    label: club.tournaments.decide,
    title: `${nameOf(one)} – ${nameOf(other)}`,
    fields: ['outcome'],
    outcomes: [
      ['one', club.tournaments.wins(nameOf(one))],
      ['other', club.tournaments.wins(nameOf(other))],
      ['draw', club.tournaments.draw],
      ['neither', club.tournaments.bothLose],
    ],
    send: (body) => send('decide', { ...body, division, round, board }),
  });
  const last = tournament.format === 'league' ? null : tournament.round;
  return (
    <section aria-labelledby="results">
      <h2 id="results">{club.tournaments.results}</h2>
      {begun.map(({ number, pairings }) => {
        const act = (pairing: Pairing) =>
          pairing.other !== null && (
            <button
              type="button"
              class="quiet small"
              onClick={() => decide(actOf(number, pairing))}
              aria-label={`${club.tournaments.decide}: ${nameOf(pairing.one)} – ${nameOf(pairing.other)}`}
            >
              {club.tournaments.decide}
            </button>
          );
        const now = pairings.filter(({ round }) => last === null || round === last);
        const before = pairings.filter(({ round }) => last !== null && round !== last).reverse();
        return (
          <div key={number}>
            {begun.length > 1 && <h3>{club.tournaments.division(number)}</h3>}
            <PairingList tournament={tournament} pairings={now} label={club.tournaments.results} act={act} />
            {before.length > 0 && (
              <details class="plain-details">
                <summary>{club.tournaments.earlier}</summary>
                <PairingList
                  tournament={tournament}
                  pairings={before}
                  label={club.tournaments.earlier}
                  act={act}
                />
              </details>
            )}
          </div>
        );
      })}
    </section>
  );
}

/** Everybody who plays, or would if they came: to be removed, or let back in. */
function People({ tournament, act, send }: JudgeProps & { act(act: Act): void }) {
  const { status, entries } = tournament;
  if (status === 'finished' || status === 'cancelled' || entries.length === 0) return null;
  const button = (what: 'remove' | 'readmit', who: Person) => {
    const label = club.tournaments[what];
    const title = `${label}: ${who.name}`;
    return (
      <button
        type="button"
        class="quiet small"
        aria-label={title}
        onClick={() =>
          act({ label, title, fields: [], send: (body) => send(what, { ...body, person: who.id }) })
        }
      >
        {label}
      </button>
    );
  };
  return (
    <section aria-labelledby="removing">
      <h2 id="removing">{club.tournaments.players}</h2>
      <ul class="admin-list">
        {entries
          .filter((one) => one.status === 'in' || one.status === 'absent')
          .map((one) => (
            <li key={one.who.id}>
              <EntrantName tournament={tournament} id={one.who.id} />
              <span class="confirm-row">
                {one.status === 'absent' && button('readmit', one.who)}
                {button('remove', one.who)}
              </span>
            </li>
          ))}
      </ul>
    </section>
  );
}

/** What was done by hand, and why. */
function Deeds({ tournament }: { tournament: Tournament }) {
  const deeds = useSignal<readonly TournamentDeed[]>([]);
  useEffect(() => {
    void api<TournamentDeed[]>('GET', `tournaments/${tournament.id}/deeds`).then(
      (found) => (deeds.value = found),
      () => {},
    );
  }, [tournament]);
  if (deeds.value.length === 0) return null;
  return (
    <section aria-labelledby="deeds">
      <h2 id="deeds">{club.tournaments.deeds}</h2>
      <ul class="admin-list">
        {deeds.value.map(({ at, who, deed, why, detail }) => (
          <li key={`${at} ${deed} ${detail}`}>
            <span>
              <strong>{club.admin.deeds[deed as keyof typeof club.admin.deeds] ?? deed}</strong>{' '}
              {detail !== '' && <bdi>{detail}</bdi>}
              <br />
              <span class="soft">{[momentOf(at), who?.name, why].filter(Boolean).join(' · ')}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
