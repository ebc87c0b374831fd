import { useSignal } from '@preact/signals';
import { botNames } from '@sandtable/bots';
import type { About, OptionSpecs } from '@sandtable/kernel';
import { aboutOf, botsOf, findGame } from '@sandtable/shelf';
import { useEffect } from 'preact/hooks';
import { markOf } from '../boards/boxes.js';
import { pretty } from '../boards/pretty.js';
import { go, route, to } from '../route.js';
import { ownName } from '../settings.js';
import { beginLocal, USUAL_BOT } from '../table/begin.js';
import { findSaved } from '../table/saved.js';
import { w } from '../words/index.js';
import { Page } from './page.js';

/** Who plays a seat: '' for a person, else a bot's name. */
type Seating = Record<string, { bot: string; name: string }>;

interface Loaded {
  about: About;
  options: OptionSpecs;
  bots: string[];
}

/** Sets up a game at this screen: who plays what, options, and whether secrets are covered. */
export function NewGamePage({ id }: { id: string }) {
  const loaded = useSignal<Loaded | null>(null);
  const seating = useSignal<Seating>({});
  const options = useSignal<Record<string, string>>({});
  const curtain = useSignal(true);
  const journal = useSignal<string | null>(null);
  useEffect(() => {
    void load(id).then(async (found) => {
      if (!found) return;
      seating.value = usualSeating(found.about);
      const from = route.value.query.get('from');
      const saved = from ? await findSaved(from) : null;
      if (saved) {
        journal.value = saved.journal;
        options.value = { ...saved.options };
      }
      loaded.value = found;
    });
  }, [id]);
  if (!loaded.value) return <Page>{aboutOf(id) ? w.table.opening : w.trouble.lost}</Page>;
  const { about, bots, options: specs } = loaded.value;
  const people = Object.fromEntries(
    Object.entries(seating.value)
      .filter(([, { bot }]) => bot === '')
      .map(([seat, { name }]) => [seat, name || w.setup.usualName(1)]),
  );
  const several = new Set(Object.values(people)).size > 1;
  const begin = async () => {
    const made = await beginLocal(about, {
      people,
      bots: Object.fromEntries(
        Object.entries(seating.value).map(([seat, { bot }]) => [seat, bot || USUAL_BOT]),
      ),
      options: options.value,
      curtain: several && curtain.value,
      ...(journal.value === null ? {} : { journal: journal.value }),
    });
    go(to('table', made));
  };
  return (
    <Page>
      <h1>{w.setup.title(about.title)}</h1>
      <form
        class="setup"
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <SeatTable
          about={about}
          bots={bots}
          seating={seating.value}
          change={(next) => (seating.value = next)}
        />
        {several && (
          <label class="check">
            <input
              type="checkbox"
              checked={curtain.value}
              onChange={(event) => {
                curtain.value = event.currentTarget.checked;
              }}
            />
            {w.setup.curtain}
          </label>
        )}
        {journal.value === null && (
          <OptionTable specs={specs} chosen={options.value} change={(next) => (options.value = next)} />
        )}
        <p>
          <button type="submit" class="primary">
            {w.setup.begin}
          </button>
        </p>
      </form>
    </Page>
  );
}

async function load(id: string): Promise<Loaded | null> {
  const about = aboutOf(id);
  const game = await findGame(id);
  return about && game ? { about, options: game.options, bots: botNames(await botsOf(id)).reverse() } : null;
}

function usualSeating(about: About): Seating {
  const name = ownName() || w.setup.usualName(1);
  return Object.fromEntries(about.seats.map(({ id }, i) => [id, { bot: i === 0 ? '' : USUAL_BOT, name }]));
}

interface SeatTableProps {
  about: About;
  bots: readonly string[];
  seating: Seating;
  change(seating: Seating): void;
}

export function SeatTable({ about, bots, seating, change }: SeatTableProps) {
  return (
    <fieldset>
      <legend>{w.setup.who}</legend>
      <div class="chart-row">
        <span class="soft">{w.setup.charts}</span>
        {about.sides.length > 1 && (
          <>
            <button type="button" class="quiet small" onClick={() => change(shared(about, 1))}>
              {w.setup.players(1)}
            </button>
            <button type="button" class="quiet small" onClick={() => change(shared(about, 2))}>
              {w.setup.players(2)}
            </button>
            <button
              type="button"
              class="quiet small"
              onClick={() => change(shared(about, about.seats.length))}
            >
              {w.setup.players(about.seats.length)}
            </button>
          </>
        )}
      </div>
      <ul class="seat-rows">
        {about.seats.map(({ id, name, side }) => {
          const mark = markOf(about, id);
          const { bot, name: person } = seating[id] ?? { bot: USUAL_BOT, name: '' };
          return (
            <li key={id}>
              <span class={`badge ${mark.className}`} aria-hidden="true">
                {mark.letters}
              </span>
              <span class="seat-name">
                {name}{' '}
                <span class="soft">{about.sides[side].name === name ? '' : about.sides[side].name}</span>
              </span>
              <select
                aria-label={name}
                value={bot}
                onChange={(event) =>
                  change({ ...seating, [id]: { bot: event.currentTarget.value, name: person } })
                }
              >
                <option value="">{w.setup.person}</option>
                {bots.map((one) => (
                  <option key={one} value={one}>
                    {w.setup.bot(one)}
                  </option>
                ))}
              </select>
              <input
                type="text"
                maxLength={32}
                aria-label={w.setup.nameOf(name)}
                value={person}
                disabled={bot !== ''}
                onInput={(event) => change({ ...seating, [id]: { bot, name: event.currentTarget.value } })}
              />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

/** Shares the seats out: one person against bots, one person a side, or a person for every seat. */
function shared(about: About, players: number): Seating {
  const next: Seating = {};
  about.seats.forEach(({ id, side }, i) => {
    if (players === 1) next[id] = { bot: i === 0 ? '' : USUAL_BOT, name: w.setup.usualName(1) };
    else if (players === about.seats.length) next[id] = { bot: '', name: w.setup.usualName(i + 1) };
    else next[id] = { bot: '', name: w.setup.usualName(side + 1) };
  });
  return next;
}

interface OptionTableProps {
  specs: OptionSpecs;
  chosen: Record<string, string>;
  change(options: Record<string, string>): void;
}

export function OptionTable({ specs, chosen, change }: OptionTableProps) {
  const names = Object.keys(specs);
  if (names.length === 0) return null;
  const [first, ...rest] = names;
  const row = (name: string) => (
    <label key={name} class="option-spec">
      <span>
        <strong>{pretty(name)}</strong> <span class="soft">{specs[name].about}</span>
      </span>
      <select
        value={chosen[name] ?? specs[name].default}
        onChange={(event) => change({ ...chosen, [name]: event.currentTarget.value })}
      >
        {specs[name].values.map((value) => (
          <option key={value} value={value}>
            {pretty(value)}
            {value === specs[name].default ? ` (${w.setup.usual})` : ''}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <fieldset>
      <legend>{w.setup.options}</legend>
      {row(first)}
      {rest.length > 0 && (
        <details>
          <summary>{w.decide.more(rest.length)}</summary>
          {rest.map(row)}
        </details>
      )}
    </fieldset>
  );
}
