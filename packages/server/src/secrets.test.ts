import {
  type AnyGame,
  clone,
  completeOptions,
  composeChoice,
  formatOptions,
  type GameOptions,
  Machine,
  type Match,
  pickOption,
  playedSeats,
  SPECTATOR,
  type State,
  seedGenerator,
  plain as unmarked,
  view,
} from '@sandtable/kernel';
import { findGame, listGames } from '@sandtable/shelf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Guest } from '../test/guest.js';
import { type Running, startServer } from '../test/server.js';
import type { Table } from './tables/table.js';

// Searches every byte that reaches each seat over whole games for what that seat may not know.

/** SANDTABLE_SECRETS_SEED=anything searches other games. */
const { SANDTABLE_SECRETS_SEED = 'the usual games' } = process.env;

let server: Running;
let games = 0;
beforeAll(async () => {
  server = await startServer({ newSeed: () => `the seed of ${SANDTABLE_SECRETS_SEED} ${++games}, a secret` });
});
afterAll(() => server.stop());

/** The true position when an event was shown. */
interface Truth {
  state: State<unknown>;
  /** What the kernel says each viewer may see. */
  views: Map<number, string>;
}

/** A client with one seat, or none, and everything that reached it. */
interface Witness {
  viewer: number;
  seat: string | null;
  guest: Guest;
  /** Bytes that came over HTTP, with the event they came after. */
  answers: { seq: number; text: string; path?: string }[];
}

/** Plays a whole random game, one person per seat and one spectator. */
async function playWhole(game: string, options: Record<string, string>, seed: string) {
  const about = (await findGame(game))!;
  const ids = playedSeats(about, options).map(({ id }) => id);
  const people = await Promise.all(
    [...ids, null].map((seat) => server.guest(seat ? `P ${seat}` : 'Looker-on')),
  );
  const id = await people[0].open({ game, options, seats: { [ids[0]]: 'me' }, advice: true });
  const witnesses: Witness[] = [];
  for (const [i, guest] of people.entries()) {
    const seat = ids[i] ?? null;
    if (i > 0 && seat) await guest.post(`/api/tables/${id}/join`, { seats: [seat] });
    await guest.connect();
    await guest.watch(id);
    const viewer = seat ? about.seats.findIndex((one) => one.id === seat) : SPECTATOR;
    witnesses.push({ viewer, seat, guest, answers: [] });
  }
  const table = await server.registry.find(id);
  const truths = watchTruth(table);
  await people[0].post(`/api/tables/${id}/start`);
  await play(id, table, witnesses, seed);
  return { id, match: table.state.match!, truths, witnesses, table };
}

function watchTruth(table: Table): Map<number, Truth> {
  const truths = new Map<number, Truth>();
  const { audience } = table;
  const publish = audience.publish.bind(audience);
  audience.publish = () => {
    const { match, seq } = table.state;
    if (match) {
      const views = new Map<number, string>();
      for (const viewer of [SPECTATOR, ...match.machine.game.seats.keys()]) {
        // The witnesses ask for plain sentences.
        views.set(viewer, unmarked(JSON.stringify(view(match.machine, match.state, viewer))));
      }
      truths.set(seq, { state: clone(match.state), views });
    }
    publish();
  };
  return truths;
}

/** A campaign with hundreds of units has thousands of choices: only its first ones are played here. */
const OPENING = 100;

async function play(id: string, table: Table, witnesses: readonly Witness[], seed: string): Promise<void> {
  const random = seedGenerator(seed);
  const { machine } = table.state.constants;
  const most = machine.hasSubjects ? OPENING : Number.POSITIVE_INFINITY;
  for (let n = 0; table.state.status !== 'finished' && n < most; n++) {
    const [next] = table.state.asked();
    const { guest, seat } = witnesses.find(({ viewer }) => viewer === next)!;
    await guest.asked(id, seat!);
    const { state } = table.state.match!;
    const pick = (at: State<unknown>) => pickOption(machine, at, next, random);
    const text = composeChoice(machine, clone(state), next, pick(state), pick);
    expect(await guest.choose(id, seat!, text)).toMatchObject({ t: 'ok' });
    for (const one of witnesses) await one.guest.until(() => one.guest.seq(id) === table.state.seq);
    if (n % 60 === 30) await askAround(id, table, witnesses);
  }
}

/** Queries are searched, too. Previews are not: they show guesses, which name what may be. */
async function askAround(id: string, table: Table, witnesses: readonly Witness[]): Promise<void> {
  const { seq } = table.state;
  for (const { guest, seat, answers } of witnesses) {
    const paths = ['journal', 'findings', `replay?at=${seq}`, 'replay?at=7', '', 'events?since=0'];
    paths.push('outline?patches=1', 'log', 'lines', `log?from=${seq >> 1}`, `lines?from=${seq >> 1}`);
    const { count } = table.state.match!.state;
    for (const at of [count, count - 1, count >> 1]) paths.push(`reason?at=${at}`);
    if (seat) paths.push(`why?seat=${seat}`);
    for (const path of paths) {
      if (path.startsWith('events')) answers.push({ seq, text: await firstEvent(guest, id) });
      else
        answers.push({
          seq,
          path,
          text: JSON.stringify((await guest.get(`/api/tables/${id}/${path}`)).body),
        });
    }
  }
}

async function firstEvent(guest: Guest, id: string): Promise<string> {
  const answer = await fetch(`${server.url}/api/tables/${id}/events`, {
    headers: { cookie: guest.cookieHeader },
  });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('\n\n')) text += (await reader.read()).value ?? '';
  await reader.cancel();
  return text.slice(0, text.indexOf('\n\n'));
}

const bitOf = (viewer: number) => (viewer === SPECTATOR ? 1 << 30 : 1 << viewer);

/** Letters and digits only, so that "dive-bombers" is found in "Dive Bombers", too. */
const plain = (text: string) => `-${text.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-`;

/** Numbers of the generator that are too long to turn up by accident. */
const words = ({ chance }: State<unknown>) =>
  chance.map((word) => String(Math.abs(word))).filter((word) => word.length > 6);

function search(
  { match, truths, witnesses, id }: Awaited<ReturnType<typeof playWhole>>,
  unique: readonly UniqueName[],
  witness: Witness,
): { messages: number; hidden: number } {
  const { spec } = match.machine;
  const optionsSaid = formatOptions(match.machine.options);
  const { seed, invite } = { seed: match.header.seed!, invite: witnesses[0].guest.view(id).you.invite! };
  const shuffles = match.entries.flatMap((entry) =>
    entry.kind === 'chance' && entry.what === 'shuffle' && entry.values.length > 5 ? [entry.values] : [],
  );
  const hashes = match.entries.flatMap((entry) => (entry.kind === 'mark' ? [entry.hash] : []));
  const cookies = witnesses.flatMap(({ guest }) => [...guest.cookies.values()]);
  const everKnown = new Array<boolean>(spec!.items).fill(false);
  const last = Math.max(...truths.keys());
  let at = Math.min(...truths.keys());
  let hidden = 0;
  // A refused card is named because it is not in hand: every player knows what is in their deck, though not where.
  const dealt = truths.get(at)!.state.known.map((viewers, item) => ({ viewers, item }));
  const ownCards = new Set(
    dealt.filter(({ viewers }) => viewers & bitOf(witness.viewer)).map(({ item }) => spec!.family(item)),
  );
  const bytes = [
    ...witness.guest.heard.map((text) => ({ seq: seqOf(text), text, path: '' })),
    ...witness.answers.map(({ seq, text, path = '' }) => ({ seq, text, path })),
  ].sort((a, b) => a.seq - b.seq);
  for (const { seq, text, path } of bytes) {
    // The end of the game reveals everything.
    if (seq >= last) continue;
    for (; at <= seq; at++) {
      const { known } = truths.get(at)!.state;
      known.forEach((viewers, item) => {
        if (viewers & bitOf(witness.viewer)) everKnown[item] = true;
      });
    }
    const searched = valuesIn(text, optionsSaid);
    for (const { item, name } of unique) {
      if (everKnown[item] || (path.startsWith('why') && ownCards.has(spec!.family(item)))) continue;
      hidden++;
      if (searched.includes(name)) {
        throw new Error(`${witness.seat ?? 'the looker-on'} is told of ${name} at ${seq}: ${text}`);
      }
    }
    const secrets = [seed, ...hashes, ...cookies, ...(witness.seat ? [] : [invite])];
    for (const secret of secrets) if (text.includes(secret)) throw new Error(`${secret} is in ${text}`);
    const truth = truths.get(seq);
    for (const word of truth ? words(truth.state) : []) {
      if (text.includes(word)) throw new Error(`the generator is in ${text}`);
    }
    for (const values of shuffles) {
      if (text.includes(values.slice(0, 6).join(' ')) || text.includes(values.slice(0, 6).join(','))) {
        throw new Error(`the order of a shuffle is in ${text}`);
      }
    }
  }
  return { messages: bytes.length, hidden };
}

/**
 * Every value of a message, without field names and without the options, which may be named after a card: both are
 * the same in every game.
 */
function valuesIn(text: string, optionsSaid: string): string {
  const said: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') said.push(value.replace(optionsSaid, ''));
    else if (Array.isArray(value)) value.forEach(collect);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  for (const line of text.split(/^data: /m)) collect(/^[{[]/.test(line) ? JSON.parse(line) : line);
  return said.map(plain).join('_');
}

interface UniqueName {
  item: number;
  /** As it is searched for. */
  name: string;
}

/**
 * Names that belong to one item only and mean nothing else: not a space of the public board, and not a part of
 * another name.
 */
function uniqueNames({ machine, header }: Match<unknown, unknown>): UniqueName[] {
  const { items, itemName } = machine.spec!;
  const named = Array.from({ length: items }, (_, item) => plain(itemName(item)));
  const start = machine.setup(header.seed!);
  const board = plain(JSON.stringify(machine.game.findings(machine.read(start), SPECTATOR)));
  return named
    .map((name, item) => ({ item, name }))
    .filter(
      ({ name }) => !board.includes(name) && named.filter((other) => other.includes(name)).length === 1,
    );
}

function seqOf(text: string): number {
  const { seq } = JSON.parse(text) as { seq?: number };
  return seq ?? 0;
}

/** The views that a witness builds from the deltas equal what the kernel says they may see, at every event. */
function followed(
  { truths, id }: Awaited<ReturnType<typeof playWhole>>,
  seen: ReadonlyMap<string, string>,
): void {
  let compared = 0;
  for (const [key, text] of seen) {
    const [viewer, seq] = key.split(' ').map(Number);
    const truth = truths.get(seq);
    if (!truth) continue;
    compared++;
    const wanted = truth.views.get(viewer)!;
    // The fields may be in another order.
    if (text !== wanted) expect(JSON.parse(text), `${id} ${key}`).toEqual(JSON.parse(wanted));
  }
  // Every viewer at every event, except for a few that were sent together.
  expect(compared).toBeGreaterThan(truths.size);
}

let secretChoices = 0;

/** Of the secret choices of others, each witness has read the verb and nothing else. */
async function hushed({ match, witnesses, id }: Awaited<ReturnType<typeof playWhole>>): Promise<void> {
  const secret = [...match.redacted].map(([at, text]) => {
    const entry = match.entries[at];
    return { seat: entry.kind === 'choice' ? entry.seat : '', text };
  });
  secretChoices += secret.length;
  for (const { guest, seat } of witnesses) {
    const lines = await guest.everything(id, 'lines', seat ?? 'spectator');
    const read = lines
      .filter(({ text }) => text.endsWith(' …'))
      .map((line) => ({ seat: line.seat, text: line.text }));
    expect(read).toEqual(secret.filter((one) => one.seat !== seat));
  }
}

/** Records every view that the witnesses of a game build from their messages. */
function noteViews(witnesses: readonly Witness[], id: string): Map<string, string> {
  const seen = new Map<string, string>();
  for (const { guest, viewer, seat } of witnesses) {
    const copy = guest.retell(id);
    for (const { seq, view: whole } of copy) {
      const own = whole.views[seat ?? 'spectator'];
      expect(Object.keys(whole.views)).toEqual(own ? [seat ?? 'spectator'] : []);
      if (own) seen.set(`${viewer} ${seq}`, JSON.stringify(own));
    }
  }
  return seen;
}

/** Every game that has secrets, with its default options and with every option changed. */
const SECRETIVE = (await Promise.all(listGames().map(({ id }) => findGame(id)))).flatMap((game) => {
  if (!game?.places) return [];
  const usual = completeOptions(game.options, {});
  const other = completeOptions(
    game.options,
    Object.fromEntries(
      Object.entries(game.options).flatMap(([name, { values }]) =>
        values.slice(-1).map((value) => [name, value]),
      ),
    ),
  );
  const ways = JSON.stringify(other) === JSON.stringify(usual) ? [usual] : [usual, other];
  return ways
    .filter((options) => hides(game, options))
    .map((options) => ({ game: game.id, way: options === usual ? 'as usual' : 'otherwise', options }));
});

/** Whether anything lies in a place of the game: a scenario without hands and decks has nothing to hide. */
function hides(game: AnyGame, options: GameOptions): boolean {
  const state = new Machine(game, options).setup('secrets');
  return state.places.some((items) => items.length > 0);
}

describe.each(SECRETIVE)('$game, $way', ({ game, options }) => {
  it('reveals to each seat what it may know, and nothing else', async () => {
    const played = await playWhole(game, options, `${SANDTABLE_SECRETS_SEED} ${game}`);
    const unique = uniqueNames(played.match);
    for (const witness of played.witnesses) {
      const { messages, hidden } = search(played, unique, witness);
      expect(messages).toBeGreaterThan(played.truths.size);
      if (unique.length > 0) expect(hidden).toBeGreaterThan(1000);
    }
    await hushed(played);
    followed(played, noteViews(played.witnesses, played.id));
    for (const { guest } of played.witnesses) guest.hangUp();
  });
});

it('there were secrets to search for', () => {
  expect(SECRETIVE.length).toBeGreaterThan(1);
  expect(secretChoices).toBeGreaterThan(20);
});
