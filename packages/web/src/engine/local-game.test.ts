import {
  ALL_KNOWING,
  LINES_PAGE,
  lastPagesFrom,
  parseJournal,
  plain,
  replay,
  SPECTATOR_NAME,
} from '@sandtable/kernel';
import { patched } from '@sandtable/kernel/patch';
import { botsOf, findGame } from '@sandtable/shelf';
import { describe, expect, it } from 'vitest';
import { LocalGame, type LocalSetup } from './local-game.js';
import { resumed } from './resumed.js';
import { type LocalSeat, seatsFromTags } from './seat-tags.js';

async function open(game: string, people: string[], more: Partial<LocalSetup> = {}): Promise<LocalGame> {
  const found = (await findGame(game))!;
  const seats: Record<string, LocalSeat> = {};
  for (const { id } of found.seats) {
    seats[id] = people.includes(id) ? { kind: 'person', name: 'Ann' } : { kind: 'bot', bot: 'random' };
  }
  const setup = { id: 'x', game, options: {}, seed: 'seven', seats, journal: null, ...more };
  return new LocalGame(found, await botsOf(game), setup, resumed(found, setup, null, '').match);
}

function settle(game: LocalGame): void {
  while (game.step());
}

/** The first option of the first person who has to decide. */
function next(game: LocalGame): { seat: string; text: string } | null {
  const { views } = game.table();
  for (const [seat, view] of Object.entries(views)) {
    const own = view.decisions.find((one) => one.seat === seat);
    if (own?.options) return { seat, text: own.options[0].text };
  }
  return null;
}

describe.each(['noughts', 'outposts', 'qmg-ww2'])('a game of %s in this browser', (id) => {
  it('is played to its end by a person and bots, and its journal replays', async () => {
    const { seats } = (await findGame(id))!;
    const game = await open(id, [seats[0].id]);
    settle(game);
    for (let step = 0; step < 2000 && game.table().info.status === 'running'; step++) {
      const choice = next(game)!;
      expect(game.choose(choice.seat, choice.text)).toBeNull();
      settle(game);
    }
    const table = game.table();
    expect(table.info.status).toBe('finished');
    expect(table.info.result?.scores).toHaveLength(2);
    const match = replay((await findGame(id))!, parseJournal(game.journal()), { strict: true });
    expect(match.logFor(ALL_KNOWING).length).toBeGreaterThan(0);
    expect(match.header.tags[seats[1].id]).toBe('bot random');
  });
});

describe('a long game in this browser', () => {
  it('shows the end of its log and journal, and loads the rest page by page', async () => {
    const game = await open('noughts', ['noughts', 'crosses']);
    const pairs = 2 * LINES_PAGE + 30;
    for (let i = 0; i < pairs; i++) {
      game.choose('noughts', `mark ${'abc'[i % 3]}1`);
      game.choose('noughts', 'undo');
    }
    const { log, lines, earlier } = game.table();
    expect(earlier.noughts).toEqual({ log: lastPagesFrom(pairs), lines: lastPagesFrom(2 * pairs) });
    expect([log.noughts.length, lines.noughts.length]).toEqual([230, 260]);
    const page = await game.read('lines', 'noughts', 2, 100_000);
    expect(page).toHaveLength(LINES_PAGE);
    expect(page.slice(0, 2)).toEqual([
      { at: 3, seat: 'noughts', text: 'mark b1' },
      { at: 4, seat: 'noughts', text: 'undo' },
    ]);
    const [first] = await game.read('log', 'noughts', 0, 1);
    expect(plain(first.text)).toBe('Noughts takes back a choice');
  });

  it('does not reveal a bot’s secrets to the players at this screen', async () => {
    const game = await open('outposts', ['amber']);
    settle(game);
    for (let i = 0; i < 6; i++) {
      const { seat, text } = next(game)!;
      game.choose(seat, text);
      settle(game);
    }
    for (const kind of ['log', 'lines'] as const) {
      const read = (name: string) => game.read(kind, name, 0, LINES_PAGE);
      expect(await read('crimson')).toEqual(await read(SPECTATOR_NAME));
      expect(await read('amber')).not.toEqual(await read(SPECTATOR_NAME));
    }
  });
});

describe('a game in this browser', () => {
  it('resumes from its journal, with or without a seed', async () => {
    const game = await open('outposts', ['amber', 'crimson', 'jade', 'indigo']);
    for (let i = 0; i < 12; i++) {
      const choice = next(game)!;
      game.choose(choice.seat, choice.text);
    }
    const journal = game.journal();
    const again = await open('outposts', ['amber', 'crimson', 'jade', 'indigo'], { journal });
    expect(again.table().views).toEqual(game.table().views);
    expect(again.table().lines).toEqual(game.table().lines);
    const seedless = journal.replace(/^seed: .*\n/m, '');
    const blind = await open('outposts', ['amber', 'crimson', 'jade', 'indigo'], { journal: seedless });
    expect(blind.table().views).toEqual(game.table().views);
    const choice = next(blind)!;
    expect(blind.choose(choice.seat, choice.text)).toBeNull();
  });

  it('hides what only one seat may read', async () => {
    const game = await open('outposts', ['amber', 'crimson']);
    const { text } = next(game)!;
    game.choose('amber', text);
    const { lines, log } = game.table();
    expect(lines.amber.map((line) => line.text)).toContain(text);
    expect(lines.crimson.map((line) => line.text)).not.toContain(text);
    expect(lines[SPECTATOR_NAME].map((line) => line.text)).toContain('discard …');
    expect(log.amber.length).toBeGreaterThan(log.crimson.length - 1);
  });

  it('undoes a choice that has had no answer, and says so', async () => {
    const game = await open('outposts', ['amber', 'crimson', 'jade', 'indigo']);
    const before = game.table();
    game.choose('amber', next(game)!.text);
    expect(game.table().undo).toEqual(['amber']);
    expect(game.choose('crimson', 'undo')?.reason).toContain('nothing to take back');
    expect(game.choose('amber', 'undo')).toBeNull();
    expect(game.table().views.amber.places).toEqual(before.views.amber.places);
    expect(game.table().log.crimson.at(-1)?.text).toContain('takes back');
  });

  it('answers for seats with standing orders', async () => {
    const game = await open('outposts', ['amber', 'crimson', 'jade', 'indigo']);
    let asked = 0;
    for (let step = 0; step < 400 && game.table().info.status === 'running'; step++) {
      settle(game);
      const choice = next(game);
      if (!choice) break;
      const own = game.table().views[choice.seat].decisions.find(({ seat }) => seat === choice.seat)!;
      if (own.standing) {
        asked++;
        game.setOrders(choice.seat, [null]);
        expect(game.table().orders[choice.seat]).toEqual([{ about: 'everything', what: '', until: 'asked' }]);
        expect(game.step()).toBe(true);
        settle(game);
        continue;
      }
      const lay = own.options?.find(({ verb }) => verb === 'lay');
      game.choose(choice.seat, (lay ?? own.options![0]).text);
    }
    expect(asked).toBeGreaterThan(0);
  });

  it('shows what a choice would lead to without making it, and why others are not legal', async () => {
    const game = await open('noughts', ['noughts', 'crosses']);
    game.choose('noughts', 'mark b2');
    const before = game.journal();
    const { patches } = game.preview('crosses', 'mark a1')!;
    expect(patches).toHaveLength(3);
    const { table } = patched(game.table().views.crosses, patches[0]);
    expect(table).toEqual({ cells: [2, 0, 0, 0, 1, 0, 0, 0, 0] });
    expect(game.preview('crosses', 'mark b2')).toBeNull();
    expect(game.forbidden('crosses').map(({ text }) => text)).toEqual(['mark b2']);
    expect(game.journal()).toBe(before);
  });

  it('gives a seat to a bot and back', async () => {
    const game = await open('noughts', ['noughts', 'crosses']);
    game.reseat('noughts', { kind: 'bot', bot: 'greedy' });
    settle(game);
    expect(next(game)?.seat).toBe('crosses');
    expect(game.table().info.seats.noughts).toMatchObject({ who: null, bot: 'greedy' });
    game.reseat('noughts', { kind: 'person', name: 'Bea' });
    expect(game.journal()).toContain('noughts: Bea');
  });

  it('reads the players of each seat from a journal', () => {
    const seats = [
      { id: 'a', name: 'A' },
      { id: 'b', name: 'B' },
      { id: 'c', name: 'C' },
    ];
    expect(seatsFromTags(seats, { a: 'Ann', b: 'bot greedy' })).toEqual({
      a: { kind: 'person', name: 'Ann' },
      b: { kind: 'bot', bot: 'greedy' },
      c: { kind: 'person', name: 'C' },
    });
  });
});
