import { type Signal, useSignal } from '@preact/signals';
import type { OptionSpecs } from '@sandtable/kernel';
import type { NewTournament, TournamentFormat } from '@sandtable/protocol';
import { LIMITS } from '@sandtable/protocol/limits';
import { formOf } from '@sandtable/shelf';
import { useEffect } from 'preact/hooks';
import { listGames } from '../games.js';
import { club } from '../languages/club.js';
import { speakOf } from '../languages/index.js';
import { api } from '../net/api.js';
import { learnMe, me } from '../online/me.js';
import { go, to } from '../route.js';
import { type ClockChoice, ClockFields, clockSpec } from '../setup/clock-fields.js';
import { GameField } from '../setup/game-field.js';
import { OptionTable } from '../setup/option-table.js';
import { Segments, Switch } from '../shell/segments.js';
import { Opening, Page, Trouble } from './page.js';
import '../styles/setup.css';
import '../tournaments/tournaments.css';

const FORMATS: readonly TournamentFormat[] = ['swiss', 'round-robin', 'league'];

/** Announcing a tournament: what is played, how, and who may come. */
export function AnnouncePage() {
  const games = [...listGames()].sort((a, b) => Number(a.example) - Number(b.example));
  const name = useSignal('');
  const about = useSignal('');
  const game = useSignal(games[0]?.id ?? '');
  const specs = useSignal<OptionSpecs | null>(null);
  const options = useSignal<Record<string, string>>({});
  const format = useSignal<TournamentFormat>('swiss');
  const rounds = useSignal(5);
  const twice = useSignal(false);
  const size = useSignal(6);
  const movers = useSignal(1);
  const clock = useSignal<ClockChoice>({ kind: 'correspondence', each: 7, back: 24 });
  const rated = useSignal(true);
  const invited = useSignal(false);
  const places = useSignal(16);
  const starts = useSignal('');
  const byHand = useSignal(false);
  const rest = useSignal(5);
  const problem = useSignal<string | null>(null);
  useEffect(() => {
    if (!me.value) void learnMe().catch(() => {});
  }, []);
  useEffect(() => {
    options.value = {};
    specs.value = null;
    // The form of a game that was chosen before may come later.
    let gone = false;
    void Promise.all([formOf(game.value), speakOf(game.value, 'form')]).then(([form]) => {
      if (!gone) specs.value = form?.options ?? {};
    });
    return () => {
      gone = true;
    };
  }, [game.value]);
  if (me.value === null) return <Opening />;
  if (me.value.guest)
    return (
      <Trouble title={club.tournaments.forAccounts}>
        <p>
          <a href={to('lobby')}>{club.tournaments.toAccount}</a>
        </p>
      </Trouble>
    );
  const most = format.value === 'round-robin' ? LIMITS.roundRobin : LIMITS.places[1];
  const league = format.value === 'league';
  const submit = async (event: Event) => {
    event.preventDefault();
    const order: NewTournament = {
      name: name.value.trim(),
      ...(about.value.trim() === '' ? {} : { about: about.value.trim() }),
      game: game.value,
      options: options.value,
      format: format.value,
      rounds: rounds.value,
      cycles: twice.value ? 2 : 1,
      divisionSize: size.value,
      movers: Math.min(movers.value, Math.floor(size.value / 2)),
      clock: clockSpec(clock.value)!,
      rated: rated.value,
      access: invited.value ? 'invited' : 'open',
      places: Math.min(places.value, most),
      starts: starts.value === '' ? null : new Date(starts.value).getTime(),
      advance: byHand.value ? 'hand' : 'auto',
      rest: rest.value,
    };
    try {
      const { id } = await api<{ id: string }>('POST', 'tournaments', order);
      go(to('tournament', id));
    } catch (error) {
      problem.value = (error as Error).message;
    }
  };
  return (
    <Page>
      <h1>{club.tournaments.announce}</h1>
      <p class="lead">{club.tournaments.announceLead}</p>
      <form class="setup announce" onSubmit={(event) => void submit(event)}>
        <label class="field">
          <span>{club.tournaments.name}</span>
          <input
            type="text"
            required
            maxLength={LIMITS.title}
            value={name.value}
            onInput={(event) => {
              name.value = event.currentTarget.value;
            }}
          />
        </label>
        <label class="field">
          <span>
            {club.tournaments.about} <span class="soft">{club.tournaments.aboutHint}</span>
          </span>
          <textarea
            rows={3}
            maxLength={LIMITS.words}
            value={about.value}
            onInput={(event) => {
              about.value = event.currentTarget.value;
            }}
          />
        </label>
        <GameField
          games={games}
          value={game.value}
          change={(id) => {
            game.value = id;
          }}
        />
        <Segments
          name="format"
          legend={club.tournaments.format}
          choices={FORMATS.map((one) => [one, club.tournaments.formats[one]])}
          value={format.value}
          change={(value) => {
            format.value = value;
            if (value === 'league' && clock.value.kind === 'live')
              clock.value = { kind: 'correspondence', each: 7, back: 24 };
          }}
        />
        <p class="soft format-hint">{club.tournaments.formatHints[format.value]}</p>
        <div class="announce-numbers">
          {format.value === 'swiss' && (
            <NumberField label={club.tournaments.rounds} value={rounds} range={LIMITS.swissRounds} />
          )}
          {league && (
            <>
              <NumberField label={club.tournaments.divisionSize} value={size} range={LIMITS.divisionSize} />
              <NumberField label={club.tournaments.movers} value={movers} range={[0, 3]} />
            </>
          )}
          <NumberField label={club.tournaments.places} value={places} range={[LIMITS.places[0], most]} />
        </div>
        {format.value !== 'swiss' && (
          <Switch
            label={club.tournaments.twice}
            value={twice.value}
            change={(value) => (twice.value = value)}
          />
        )}
        <ClockFields
          choice={clock.value}
          kinds={league ? ['correspondence'] : ['live', 'correspondence']}
          change={(next) => (clock.value = next)}
        />
        <p class="soft format-hint">{club.tournaments.clockHint}</p>
        <div class="announce-numbers">
          <label>
            {club.tournaments.starts}
            <input
              type="datetime-local"
              value={starts.value}
              onInput={(event) => {
                starts.value = event.currentTarget.value;
              }}
            />
            <span class="soft">{club.tournaments.startsHint}</span>
          </label>
          {!league && !byHand.value && (
            <NumberField label={club.tournaments.rest} value={rest} range={LIMITS.rest} />
          )}
        </div>
        <div class="announce-switches">
          {!league && (
            <Switch
              label={club.tournaments.byHand}
              value={byHand.value}
              change={(value) => (byHand.value = value)}
            />
          )}
          <Switch
            label={club.tournaments.rated}
            value={rated.value}
            change={(value) => (rated.value = value)}
          />
          <Switch
            label={club.tournaments.onlyInvited}
            value={invited.value}
            change={(value) => (invited.value = value)}
          />
        </div>
        {specs.value && (
          <OptionTable
            game={game.value}
            specs={specs.value}
            chosen={options.value}
            change={(next) => (options.value = next)}
          />
        )}
        {problem.value && (
          <p class="refused" role="alert">
            {problem.value}
          </p>
        )}
        <p class="setup-foot">
          <button type="submit" class="primary">
            {club.tournaments.announceIt}
          </button>
        </p>
      </form>
    </Page>
  );
}

interface NumberFieldProps {
  label: string;
  value: Signal<number>;
  range: readonly [number, number];
}

function NumberField({ label, value, range: [least, most] }: NumberFieldProps) {
  return (
    <label>
      {label}
      <input
        type="number"
        required
        min={least}
        max={most}
        value={Math.min(value.value, most)}
        onInput={(event) => {
          value.value = Number(event.currentTarget.value);
        }}
      />
    </label>
  );
}
