import { useSignal } from '@preact/signals';
import type { Pairing, Tournament } from '@sandtable/protocol';
import { lightFormOf } from '@sandtable/shelf';
import { useEffect } from 'preact/hooks';
import { pretty } from '../boards/pretty.js';
import { aboutOf } from '../games.js';
import { club } from '../languages/club.js';
import { t } from '../languages/index.js';
import { api } from '../net/api.js';
import { learnMe, me } from '../online/me.js';
import { route, to } from '../route.js';
import { playedWords } from '../setup/option-words.js';
import { useSpecs } from '../setup/what-is-played.js';
import { askToConfirm } from '../shell/dialog.js';
import { Crosstable } from '../tournaments/crosstable.js';
import { EntrantName } from '../tournaments/entrant-name.js';
import { OrganizerPanel } from '../tournaments/organizer-panel.js';
import { PairingList } from '../tournaments/pairing-list.js';
import { StandingsTable } from '../tournaments/standings-table.js';
import { clockWords, formatWords, momentOf, nameOf } from '../tournaments/words.js';
import { Opening, Page, Trouble } from './page.js';
import '../styles/club.css';
import '../tournaments/tournaments.css';

/** How often the page asks for news, in milliseconds. */
const NEWS = 10_000;

const TABS = ['standings', 'games', 'players', 'organize'] as const;
type Tab = (typeof TABS)[number];

/** A tournament: standings, games and players for everybody, and what its organizer does. */
export function TournamentPage({ id, tab }: { id: string; tab: string }) {
  const tournament = useSignal<Tournament | null>(null);
  const trouble = useSignal<string | null>(null);
  const problem = useSignal<string | null>(null);
  const path = `tournaments/${encodeURIComponent(id)}`;
  useEffect(() => {
    let gone = false;
    const load = async () => {
      try {
        if (!me.value) await learnMe();
        const found = await api<Tournament>('GET', path);
        if (!gone) tournament.value = found;
      } catch (error) {
        // News that do not come leave the page as it is.
        if (!gone && tournament.value === null) trouble.value = (error as Error).message;
      }
    };
    void load();
    const timer = setInterval(() => {
      const status = tournament.value?.status;
      if (document.visibilityState === 'visible' && status !== 'finished' && status !== 'cancelled')
        void load();
    }, NEWS);
    return () => {
      gone = true;
      clearInterval(timer);
    };
    // Whoever opens another part of it wants to see how it stands now.
  }, [id, tab]);
  if (trouble.value) return <Trouble title={trouble.value} />;
  const shown = tournament.value;
  if (!shown) return <Opening />;
  const send = async (what: string, body: object = {}) => {
    tournament.value = await api<Tournament>('POST', `${path}/${what}`, body);
    problem.value = null;
  };
  const press = (what: string, body: object = {}) => {
    send(what, body).catch((error: Error) => (problem.value = error.message));
  };
  const tabs = TABS.filter((one) => one !== 'organize' || shown.viewer.organizes);
  const first: Tab = shown.status === 'announced' || shown.status === 'cancelled' ? 'players' : 'standings';
  const here = tabs.find((one) => one === tab) ?? first;
  return (
    <Page>
      <div class="club tournament">
        <Head tournament={shown} />
        <OwnPart tournament={shown} press={press} />
        {problem.value && (
          <p class="refused" role="alert">
            {problem.value}
          </p>
        )}
        <nav class="club-choice" aria-label={nameOf(shown)}>
          {tabs.map((one) => (
            <a
              key={one}
              href={to('tournament', id, one)}
              {...(one === here ? { 'aria-current': 'page' as const } : {})}
            >
              {club.tournaments.tabs[one]}
            </a>
          ))}
        </nav>
        {here === 'standings' && <StandingsTab tournament={shown} />}
        {here === 'games' && <GamesTab tournament={shown} />}
        {here === 'players' && <PlayersTab tournament={shown} />}
        {here === 'organize' && <OrganizerPanel tournament={shown} send={send} press={press} />}
      </div>
    </Page>
  );
}

function Head({ tournament }: { tournament: Tournament }) {
  const { game, status, rated, access, organizer, about, clock, round, of, due, options } = tournament;
  const title = aboutOf(game)?.title ?? game;
  const specs = useSpecs(game, lightFormOf);
  const chosen = specs
    ? playedWords(specs, options)
    : Object.values(options).map((value) => t(pretty(value)));
  return (
    <header class="tournament-head">
      <h1>
        <bdi>{nameOf(tournament)}</bdi>
      </h1>
      <p class="tournament-chips">
        <span class={`chip status-${status === 'announced' ? 'open' : status}`}>
          {status === 'running' && tournament.format !== 'league'
            ? club.tournaments.roundOf(round, of)
            : club.tournaments.status[status]}
        </span>
        {rated && <span class="chip">{club.profile.rated}</span>}
        {access === 'invited' && <span class="chip">{club.tournaments.invited}</span>}
      </p>
      <p class="lead">
        {[[title, ...chosen].join(', '), formatWords(tournament), clockWords(clock)].join(' · ')}
      </p>
      <p class="soft">
        {organizer && (
          <>
            {club.tournaments.organizedBy} <a href={to('people', organizer.id)}>{organizer.name}</a>
          </>
        )}
        {tournament.previous !== null && (
          <>
            {' · '}
            <a href={to('tournament', tournament.previous)}>{club.tournaments.lastSeason}</a>
          </>
        )}
        {tournament.next !== null && (
          <>
            {' · '}
            <a href={to('tournament', tournament.next)}>{club.tournaments.followingSeason}</a>
          </>
        )}
      </p>
      {about !== '' && <p class="tournament-about">{about}</p>}
      {due !== null && (
        <p class="note" role="status">
          {status === 'announced'
            ? club.tournaments.startsAt(momentOf(due))
            : club.tournaments.nextAt(momentOf(due))}
        </p>
      )}
      {due === null && status === 'announced' && <p class="note">{club.tournaments.startsByHand}</p>}
    </header>
  );
}

interface OwnPartProps {
  tournament: Tournament;
  press(what: string, body?: object): void;
}

/** What the viewer does here: enters, plays, withdraws. */
function OwnPart({ tournament, press }: OwnPartProps) {
  const { status, viewer, entrants, places, access, divisions } = tournament;
  const invite = route.value.query.get('invite');
  const own = me.value?.id;
  const games = divisions
    .flatMap(({ pairings }) => pairings)
    .filter(({ one, other, outcome, table }) => outcome === null && table && (one === own || other === own));
  const withdraw = async () => {
    const { withdraw: yes, withdrawAsk: title, withdrawHint: text } = club.tournaments;
    if (status === 'announced' || (await askToConfirm({ title, text, yes, grave: true }))) press('withdraw');
  };
  if (status === 'finished' || status === 'cancelled') return null;
  if (viewer.entry === 'in')
    return (
      <div class="tournament-own">
        <strong>
          {games.length > 0 ? club.tournaments.yourGames(games.length) : club.tournaments.youAreIn}
        </strong>
        <span class="confirm-row">
          {games.slice(0, 3).map(({ table, one, other }) => (
            <a key={table} class="button primary" href={to('play', table!)}>
              {club.tournaments.playAgainst(nameIn(tournament, one === own ? other! : one))}
            </a>
          ))}
          {games.length > 3 && (
            <a href={to('tournament', tournament.id, 'games')}>{club.tournaments.allGames}</a>
          )}
          <button type="button" class="quiet" onClick={() => void withdraw()}>
            {club.tournaments.withdraw}
          </button>
        </span>
      </div>
    );
  if (viewer.entry === 'absent')
    return (
      <div class="tournament-own" role="status">
        <span>{club.tournaments.youWereAbsent}</span>
        <span class="confirm-row">
          <button type="button" class="primary" onClick={() => press('return')}>
            {club.tournaments.comeBack}
          </button>
          <button type="button" class="quiet" onClick={() => void withdraw()}>
            {club.tournaments.withdraw}
          </button>
        </span>
      </div>
    );
  if (status !== 'announced' || viewer.entry !== null) return null;
  if (me.value?.guest)
    return (
      <p class="tournament-own">
        {club.tournaments.forAccounts} <a href={to('lobby')}>{club.tournaments.toAccount}</a>
      </p>
    );
  if (access === 'invited' && invite === null && viewer.invite === undefined)
    return <p class="tournament-own soft">{club.tournaments.byInvitation}</p>;
  return (
    <div class="tournament-own">
      <span>{club.tournaments.placesTaken(entrants, places)}</span>
      <button
        type="button"
        class="primary"
        disabled={entrants >= places}
        onClick={() => press('enter', invite === null ? {} : { invite })}
      >
        {club.tournaments.enter}
      </button>
    </div>
  );
}

const nameIn = ({ entries }: Tournament, id: string) =>
  entries.find(({ who }) => who.id === id)?.who.name ?? '';

function StandingsTab({ tournament }: { tournament: Tournament }) {
  const { divisions, format, movers, status } = tournament;
  if (divisions.length === 0) return <p class="lobby-empty">{club.tournaments.notBegun}</p>;
  return (
    <>
      {divisions.map((division, i) => {
        const label =
          format === 'league' ? club.tournaments.division(division.number) : club.tournaments.tabs.standings;
        const size = division.standings.length;
        const moving = format === 'league' ? Math.min(movers, Math.floor(size / 2)) : 0;
        return (
          <section key={division.number} aria-labelledby={`division-${division.number}`}>
            <h2 id={`division-${division.number}`} class={format === 'league' ? '' : 'unseen'}>
              {label}
            </h2>
            <StandingsTable
              tournament={tournament}
              standings={division.standings}
              label={label}
              up={i > 0 ? moving : 0}
              down={i < divisions.length - 1 ? moving : 0}
            />
            <details class="plain-details" open={status === 'finished'}>
              <summary>{club.tournaments.crosstable}</summary>
              <Crosstable tournament={tournament} division={division} />
            </details>
          </section>
        );
      })}
      <p class="soft">{club.tournaments.tieBreakRule}</p>
    </>
  );
}

function GamesTab({ tournament }: { tournament: Tournament }) {
  const { divisions, format } = tournament;
  if (divisions.length === 0) return <p class="lobby-empty">{club.tournaments.notBegun}</p>;
  if (format === 'league')
    return (
      <>
        {divisions.map(({ number, pairings }) => (
          <section key={number} aria-labelledby={`games-${number}`}>
            <h2 id={`games-${number}`}>{club.tournaments.division(number)}</h2>
            <PairingList
              tournament={tournament}
              pairings={runningFirst(pairings)}
              label={club.tournaments.division(number)}
            />
          </section>
        ))}
      </>
    );
  const rounds = Array.from({ length: tournament.round }, (_, i) => tournament.round - i);
  return (
    <>
      {rounds.map((round) => (
        <section key={round} aria-labelledby={`round-${round}`}>
          <h2 id={`round-${round}`}>{club.tournaments.round(round)}</h2>
          <PairingList
            tournament={tournament}
            pairings={divisions[0].pairings.filter((one) => one.round === round)}
            label={club.tournaments.round(round)}
          />
        </section>
      ))}
    </>
  );
}

const runningFirst = (pairings: readonly Pairing[]) => [
  ...pairings.filter(({ outcome }) => outcome === null),
  ...pairings.filter(({ outcome }) => outcome !== null),
];

function PlayersTab({ tournament }: { tournament: Tournament }) {
  const { entries, format } = tournament;
  return (
    <>
      {entries.length === 0 ? (
        <p class="lobby-empty">{club.tournaments.nobodyYet}</p>
      ) : (
        <ol class="tournament-players">
          {entries.map(({ who, status }) => (
            <li key={who.id}>
              <EntrantName tournament={tournament} id={who.id} />
              {status !== 'in' && <span class="chip">{club.tournaments.entryStatus[status]}</span>}
            </li>
          ))}
        </ol>
      )}
      {format !== 'league' && <p class="soft">{club.tournaments.absentRule}</p>}
    </>
  );
}
