import { useSignal } from '@preact/signals';
import { botNames } from '@sandtable/bots';
import { commitTo, type GameInfo, type GameOptions, type OptionSpecs } from '@sandtable/kernel';
import type { HostRules, NewTable } from '@sandtable/protocol';
import { LIMITS } from '@sandtable/protocol/limits';
import { formOf, usualBotOf } from '@sandtable/shelf';
import { useEffect } from 'preact/hooks';
import { aboutOf, inPlay, listGames } from '../games.js';
import { forms } from '../languages/forms.js';
import { speakOf, w } from '../languages/index.js';
import { LearnLinks } from '../learn/learn-links.js';
import { api } from '../net/api.js';
import { keepPart } from '../online/kept-parts.js';
import { learnMe, me } from '../online/me.js';
import { newPart } from '../online/seed-part.js';
import { problem, tryAtServer } from '../online/try-at-server.js';
import { part } from '../parts.js';
import { go, route, to } from '../route.js';
import { ownName } from '../settings.js';
import { type ClockChoice, ClockFields, clockSpec, USUAL_CLOCK } from '../setup/clock-fields.js';
import { HostRulesFields, USUAL_RULES } from '../setup/host-rules.js';
import { OptionTable } from '../setup/option-table.js';
import { ME, OPEN, PERSON, type Seating, SeatTable, seatingFor, type Usual } from '../setup/seat-table.js';
import { Segments, Switch } from '../shell/segments.js';
import { beginLocal } from '../table/begin.js';
import { findSaved } from '../table/saved.js';
import { Lost, Opening, Page } from './page.js';
import '../styles/setup.css';

interface Loaded {
  about: GameInfo;
  options: OptionSpecs;
  bots: string[];
  /** The journal to continue from; null for a new game. */
  journal: string | null;
  /** The options of that game. */
  from: GameOptions | null;
}

/** Sets up a game: local or online, players, options, clock. */
export function NewGamePage({ id }: { id: string }) {
  const loaded = useSignal<Loaded | null>(null);
  const online = useSignal(__HAS_SERVER__ && route.value.query.has('online'));
  /** What the player chose; the other seats are as usual. */
  const seating = useSignal<Seating>({});
  const options = useSignal<Record<string, string>>({});
  const curtain = useSignal(true);
  const clock = useSignal<ClockChoice>(USUAL_CLOCK);
  const hidden = useSignal(false);
  const title = useSignal('');
  const rules = useSignal(USUAL_RULES);
  /** What the host chose; null for what is usual. */
  const rated = useSignal<boolean | null>(null);
  const advice = useSignal<boolean | null>(null);
  useEffect(() => {
    problem.value = null;
    void part(() => load(id, route.value.query.get('from'))).then((found) => {
      if (!found) return;
      seating.value = {};
      loaded.value = found;
    });
  }, [id]);
  useEffect(() => {
    if (online.value && !me.value) void learnMe().catch(() => {});
  }, [online.value]);
  if (!loaded.value) return aboutOf(id) ? <Opening /> : <Lost />;
  const { bots, options: specs, journal } = loaded.value;
  const about = inPlay(loaded.value.about, loaded.value.from ?? options.value);
  const bot = usualBotOf(id, loaded.value.from ?? options.value);
  const usual: Usual = { online: online.value, ownName: ownName(), bot };
  const seats = seatingFor(about, seating.value, usual);
  const people = peopleIn(seats);
  const several = new Set(Object.values(people)).size > 1;
  const account = me.value?.guest === false;
  const withBots = Object.values(seats).some(({ who }) => who !== ME && who !== OPEN);
  // Games between people count unless the host says otherwise, games with bots only if the host says so.
  const plain = JSON.stringify(rules.value) === JSON.stringify(USUAL_RULES);
  const counts = account && plain && !hidden.value && (rated.value ?? !withBots);
  // Alone with bots one may ask for advice; with others, if the host allows it to all.
  const alone = !Object.values(seats).some(({ who }) => who === OPEN);
  const advised = !counts && (advice.value ?? alone);
  const begin = async () => {
    if (online.value) {
      const table = {
        clock: clock.value,
        private: hidden.value,
        title: title.value.trim(),
        rules: rules.value,
        rated: counts,
        advice: advised,
      };
      return beginOnline(about, seats, options.value, table);
    }
    const made = await beginLocal(about, {
      people,
      bots: botsIn(seats, bot),
      options: loaded.value!.from ?? options.value,
      curtain: several && curtain.value,
      ...(journal === null ? {} : { journal }),
    });
    go(to('table', made));
  };
  const setOnline = (value: boolean) => {
    online.value = value;
    seating.value = {};
  };
  return (
    <Page>
      <header class="setup-head">
        <h1>{journal === null ? forms.setup.title(about.title) : forms.setup.playOn(about.title)}</h1>
        <p class="quick-ways">
          <LearnLinks about={about} />
        </p>
      </header>
      {journal !== null && <p class="lead">{forms.setup.playOnHint}</p>}
      <form
        class="setup"
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        {journal === null && <GameChoice id={id} online={online.value} />}
        {__HAS_SERVER__ && journal === null && (
          <Segments
            name="where"
            legend={forms.setup.where}
            choices={[
              ['here', forms.setup.here],
              ['online', forms.setup.elsewhere],
            ]}
            value={online.value ? 'online' : 'here'}
            change={(value) => setOnline(value === 'online')}
          />
        )}
        <SeatTable
          about={about}
          bots={bots}
          usual={usual}
          seating={seats}
          change={(next) => {
            seating.value = { ...seating.value, ...next };
          }}
        />
        {!online.value && several && (
          <Switch
            label={forms.setup.curtain}
            value={curtain.value}
            change={(value) => (curtain.value = value)}
          />
        )}
        {online.value && (
          <>
            <ClockFields choice={clock.value} change={(next) => (clock.value = next)} />
            <Switch
              label={forms.setup.private}
              value={hidden.value}
              change={(value) => (hidden.value = value)}
            />
            {account && plain && !hidden.value ? (
              <Switch
                label={forms.setup.ratedSwitch}
                value={counts}
                change={(value) => (rated.value = value)}
              />
            ) : (
              <p class="soft">{forms.setup.ratedHint}</p>
            )}
            {!counts && (
              <Switch label={w.advice.allow} value={advised} change={(value) => (advice.value = value)} />
            )}
            <label class="field">
              <span>
                {forms.setup.tableTitle} <span class="soft">{forms.setup.tableTitleHint}</span>
              </span>
              <input
                type="text"
                maxLength={LIMITS.title}
                value={title.value}
                onInput={(event) => {
                  title.value = event.currentTarget.value;
                }}
              />
            </label>
            <HostRulesFields
              rules={rules.value}
              clock={clockSpec(clock.value) !== null}
              change={(next) => (rules.value = next)}
            />
          </>
        )}
        {journal === null && (
          <OptionTable
            game={about.id}
            specs={specs}
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
            {online.value ? forms.setup.beginOnline : forms.setup.begin}
          </button>
        </p>
      </form>
    </Page>
  );
}

async function load(id: string, from: string | null): Promise<Loaded | null> {
  const about = aboutOf(id);
  // The names of its options are among the words of the game.
  const [form] = await Promise.all([formOf(id), about && speakOf(id, 'form')]);
  const saved = from ? await findSaved(from) : null;
  if (!about || !form) return null;
  return {
    about,
    options: form.options,
    bots: botNames(form.bots).reverse(),
    journal: saved?.journal ?? null,
    from: saved?.options ?? null,
  };
}

/** The names of the players at this screen, by seat. */
function peopleIn(seating: Seating): Record<string, string> {
  const people: Record<string, string> = {};
  for (const [seat, { who, name }] of Object.entries(seating)) {
    if (who === PERSON) people[seat] = name.trim() || forms.setup.usualName(1);
  }
  return people;
}

function botsIn(seating: Seating, usual: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(seating).map(([seat, { who }]) => [seat, who === PERSON ? usual : who]),
  );
}

async function beginOnline(
  about: GameInfo,
  seating: Seating,
  options: Record<string, string>,
  table: {
    clock: ClockChoice;
    private: boolean;
    title: string;
    rules: HostRules;
    rated: boolean;
    advice: boolean;
  },
): Promise<void> {
  const seats = Object.fromEntries(Object.entries(seating).map(([seat, { who }]) => [seat, who]));
  const body: NewTable = {
    game: about.id,
    options,
    seats,
    clock: clockSpec(table.clock),
    private: table.private,
    ...(table.rated ? { rated: true } : {}),
    ...(table.advice ? { advice: true } : {}),
    ...(table.title === '' ? {} : { title: table.title }),
    ...(JSON.stringify(table.rules) === JSON.stringify(USUAL_RULES) ? {} : { hostRules: table.rules }),
  };
  await tryAtServer(async () => {
    const ready = Object.values(seats).every((who) => who !== OPEN) && Object.values(seats).includes(ME);
    const part = newPart();
    const commit = Object.values(seats).includes(ME) ? { commit: commitTo(part.value) } : {};
    const { id } = await api<{ id: string }>('POST', 'tables', { ...body, ...commit, start: ready });
    if (commit.commit) keepPart(id, part);
    go(to('play', id));
  });
}

/** All games by name: whoever comes here has seen their covers, and the seats below are to be in view. */
function GameChoice({ id, online }: { id: string; online: boolean }) {
  const games = [...listGames()].sort((a, b) => Number(a.example) - Number(b.example));
  const address = (game: string) => `${to('new', game)}${online ? '?online=1' : ''}`;
  return (
    <nav class="game-choice" aria-label={forms.setup.game}>
      {games.map(({ id: game, title, example }) => (
        <a
          key={game}
          href={address(game)}
          class={example ? 'is-small' : ''}
          {...(game === id ? { 'aria-current': 'true' as const } : {})}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}
