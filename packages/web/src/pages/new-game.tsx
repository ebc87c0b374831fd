import { useSignal } from '@preact/signals';
import { botNames } from '@sandtable/bots';
import { commitTo, type GameInfo, type OptionSpecs } from '@sandtable/kernel';
import type { NewTable } from '@sandtable/protocol';
import { aboutOf, botsOf, findGame, listGames } from '@sandtable/shelf';
import { useEffect } from 'preact/hooks';
import { api } from '../net/api.js';
import { keepPart } from '../online/kept-parts.js';
import { newPart } from '../online/seed-part.js';
import { problem, tryAtServer } from '../online/try-at-server.js';
import { go, route, to } from '../route.js';
import { ownName } from '../settings.js';
import { type ClockChoice, ClockFields, clockSpec, USUAL_CLOCK } from '../setup/clock-fields.js';
import { OptionTable } from '../setup/option-table.js';
import { ME, OPEN, PERSON, type Seating, SeatTable, usualSeating } from '../setup/seat-table.js';
import { beginLocal, USUAL_BOT } from '../table/begin.js';
import { findSaved } from '../table/saved.js';
import { w } from '../words/index.js';
import { Page } from './page.js';

interface Loaded {
  about: GameInfo;
  options: OptionSpecs;
  bots: string[];
  /** The journal to continue from; null for a new game. */
  journal: string | null;
}

/** Sets up a game: local or online, players, options, clock. */
export function NewGamePage({ id }: { id: string }) {
  const loaded = useSignal<Loaded | null>(null);
  const online = useSignal(__HAS_SERVER__ && route.value.query.has('online'));
  const seating = useSignal<Seating>({});
  const options = useSignal<Record<string, string>>({});
  const curtain = useSignal(true);
  const clock = useSignal<ClockChoice>(USUAL_CLOCK);
  const hidden = useSignal(false);
  useEffect(() => {
    problem.value = null;
    void load(id, route.value.query.get('from')).then((found) => {
      if (!found) return;
      seating.value = usualSeating(found.about, online.value, ownName());
      loaded.value = found;
    });
  }, [id]);
  if (!loaded.value) return <Page>{aboutOf(id) ? w.table.opening : w.trouble.lost}</Page>;
  const { about, bots, options: specs, journal } = loaded.value;
  const people = peopleIn(seating.value);
  const several = new Set(Object.values(people)).size > 1;
  const begin = async () => {
    if (online.value) return beginOnline(about, seating.value, options.value, clock.value, hidden.value);
    const made = await beginLocal(about, {
      people,
      bots: botsIn(seating.value),
      options: options.value,
      curtain: several && curtain.value,
      ...(journal === null ? {} : { journal }),
    });
    go(to('table', made));
  };
  const setOnline = (value: boolean) => {
    online.value = value;
    seating.value = usualSeating(about, value, ownName());
  };
  return (
    <Page>
      <h1>{journal === null ? w.setup.title(about.title) : w.setup.playOn(about.title)}</h1>
      {journal !== null && <p class="lead">{w.setup.playOnHint}</p>}
      <form
        class="setup"
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        {journal === null && <GameChoice id={id} online={online.value} />}
        {__HAS_SERVER__ && journal === null && <WhereChoice online={online.value} change={setOnline} />}
        <SeatTable
          about={about}
          bots={bots}
          online={online.value}
          seating={seating.value}
          change={(next) => {
            seating.value = next;
          }}
        />
        {!online.value && several && (
          <Check label={w.setup.curtain} value={curtain.value} change={(value) => (curtain.value = value)} />
        )}
        {online.value && (
          <>
            <ClockFields choice={clock.value} change={(next) => (clock.value = next)} />
            <Check label={w.setup.private} value={hidden.value} change={(value) => (hidden.value = value)} />
          </>
        )}
        {journal === null && (
          <OptionTable specs={specs} chosen={options.value} change={(next) => (options.value = next)} />
        )}
        {problem.value && (
          <p class="refused" role="alert">
            {problem.value}
          </p>
        )}
        <p>
          <button type="submit" class="primary">
            {online.value ? w.setup.beginOnline : w.setup.begin}
          </button>
        </p>
      </form>
    </Page>
  );
}

async function load(id: string, from: string | null): Promise<Loaded | null> {
  const about = aboutOf(id);
  const game = await findGame(id);
  const saved = from ? await findSaved(from) : null;
  if (!about || !game) return null;
  const bots = botNames(await botsOf(id)).reverse();
  return { about, options: game.options, bots, journal: saved?.journal ?? null };
}

/** The names of the players at this screen, by seat. */
function peopleIn(seating: Seating): Record<string, string> {
  const people: Record<string, string> = {};
  for (const [seat, { who, name }] of Object.entries(seating)) {
    if (who === PERSON) people[seat] = name.trim() || w.setup.usualName(1);
  }
  return people;
}

function botsIn(seating: Seating): Record<string, string> {
  return Object.fromEntries(
    Object.entries(seating).map(([seat, { who }]) => [seat, who === PERSON ? USUAL_BOT : who]),
  );
}

async function beginOnline(
  about: GameInfo,
  seating: Seating,
  options: Record<string, string>,
  clock: ClockChoice,
  hidden: boolean,
): Promise<void> {
  const seats = Object.fromEntries(Object.entries(seating).map(([seat, { who }]) => [seat, who]));
  const body: NewTable = { game: about.id, options, seats, clock: clockSpec(clock), private: hidden };
  await tryAtServer(async () => {
    const ready = Object.values(seats).every((who) => who !== OPEN) && Object.values(seats).includes(ME);
    const part = newPart();
    const commit = Object.values(seats).includes(ME) ? { commit: commitTo(part.value) } : {};
    const { id } = await api<{ id: string }>('POST', 'tables', { ...body, ...commit, start: ready });
    if (commit.commit) keepPart(id, part);
    go(to('play', id));
  });
}

function GameChoice({ id, online }: { id: string; online: boolean }) {
  return (
    <label class="option-spec">
      <strong>{w.setup.game}</strong>
      <select
        value={id}
        onChange={(event) => go(`${to('new', event.currentTarget.value)}${online ? '?online=1' : ''}`)}
      >
        {listGames().map((game) => (
          <option key={game.id} value={game.id}>
            {game.title}
          </option>
        ))}
      </select>
    </label>
  );
}

function WhereChoice({ online, change }: { online: boolean; change(online: boolean): void }) {
  return (
    <fieldset class="where">
      <legend>{w.setup.where}</legend>
      {[false, true].map((value) => (
        <label key={String(value)} class="check">
          <input type="radio" name="where" checked={online === value} onChange={() => change(value)} />
          {value ? w.setup.elsewhere : w.setup.here}
        </label>
      ))}
    </fieldset>
  );
}

function Check({ label, value, change }: { label: string; value: boolean; change(value: boolean): void }) {
  return (
    <label class="check">
      <input type="checkbox" checked={value} onChange={(event) => change(event.currentTarget.checked)} />
      {label}
    </label>
  );
}
