import { ALL_KNOWING, diff, Machine, plain, readOption, SPECTATOR, view } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { space } from '../board/board.js';
import { ALL_COUNTRIES, GERMANY, ITALY, UNITED_KINGDOM } from '../board/countries.js';
import type { CardId } from '../cards/decks.js';
import { qmgWw2 } from '../game.js';
import type { Country } from '../ids.js';
import { pile, put, STATUS, type U } from '../table.js';
import type { BoardModel } from './board-model.js';
import { cardFaces, momentOf, SPACE_FACES, STRAIT_FACES } from './faces.js';
import { supplyWords } from './supply-words.js';

const machine = new Machine(qmgWw2);

function position(pieces: [Country, string][], statuses: [Country, CardId][] = []) {
  const state = machine.setup('board');
  const umpire = machine.read(state) as U;
  for (const [country, at] of pieces) put(umpire, country, space(at));
  for (const [country, id] of statuses) {
    const kind = umpire.facts.kinds.find((one) => one.country === country && one.id === id)!;
    const from = state.places.findIndex((items) => items.includes(kind.items[0]));
    umpire.moveOpenly(kind.items[0], from, pile(country, STATUS));
  }
  return boardOf(state);
}

/** The public view. */
function boardOf(state: ReturnType<typeof machine.setup>, viewer = SPECTATOR): BoardModel {
  return view(machine, state, viewer).board as BoardModel;
}

const piece = (board: BoardModel, country: string, at: string) =>
  board.pieces.find((one) => one.country === country && one.space === at)!;

describe('the board model', () => {
  it('shows supply, its line and its port', () => {
    const board = position([
      [GERMANY, 'baltic-sea'],
      [GERMANY, 'eastern-europe'],
      [GERMANY, 'kazakhstan'],
      [UNITED_KINGDOM, 'indian-ocean'],
    ]);
    expect(piece(board, 'germany', 'eastern-europe').line).toEqual(['eastern-europe', 'germany']);
    expect(piece(board, 'germany', 'baltic-sea')).toMatchObject({ supplied: true, kind: 'navy' });
    expect(piece(board, 'germany', 'baltic-sea').ports).toContain('germany');
    expect(piece(board, 'germany', 'kazakhstan')).toMatchObject({ supplied: false, line: [] });
    expect(piece(board, 'united-kingdom', 'indian-ocean').supplied).toBe(false);
  });

  it('shows which pieces threaten which', () => {
    const board = position([[GERMANY, 'ukraine']]);
    expect(piece(board, 'soviet-union', 'moscow').threats).toEqual(['germany']);
    expect(piece(board, 'germany', 'ukraine').threats).toEqual(['soviet-union']);
    expect(piece(board, 'united-kingdom', 'united-kingdom').threats).toEqual([]);
  });

  it('counts the points of the next Victory step, including Status cards', () => {
    const board = position([[ITALY, 'balkans']], [[ITALY, 'balkan-resources']]);
    const italy = board.scoring.find(({ id }) => id === 'italy')!;
    expect(italy).toEqual({
      id: 'italy',
      homeHeld: false,
      stars: [{ id: 'italy', points: 2 }],
      cards: [{ id: 'balkan-resources', points: 1 }],
      total: 3,
    });
  });

  it('counts nothing for a country whose Home space is held', () => {
    const state = machine.setup('held');
    state.table.pieces[space('italy')] = 1 << 1;
    const board = boardOf(state);
    expect(board.scoring[4]).toMatchObject({ id: 'italy', homeHeld: true, total: 0 });
  });

  it('shows to whom each strait is open', () => {
    const open = (board: BoardModel) =>
      STRAIT_FACES.filter(({ controller }) => board.straits[controller] === 'axis').map(
        ({ controller }) => controller,
      );
    expect(open(position([]))).toEqual([]);
    expect(open(position([[ITALY, 'north-africa']]))).toEqual(['north-africa']);
  });

  it('knows every space and every card', async () => {
    expect(SPACE_FACES).toHaveLength(53);
    expect(SPACE_FACES.filter(({ home }) => home)).toHaveLength(6);
    const cards = await cardFaces(machine.options);
    expect(cards.reduce((sum, { count }) => sum + count, 0)).toBe(220);
    expect(cards.every(({ text }) => text.length > 20)).toBe(true);
  });

  it('is the same for every viewer', () => {
    const state = machine.setup('everybody');
    for (const viewer of [ALL_KNOWING, ...ALL_COUNTRIES])
      expect(boardOf(state, viewer)).toEqual(boardOf(state));
  });

  it('changes only in the row of a new piece, not in its neighbours in the list', () => {
    const [before, after] = [position([]), position([[GERMANY, 'eastern-europe']])];
    const came = [expect.any(Number), piece(after, 'germany', 'eastern-europe')];
    expect(diff(before, after)).toEqual(['{', { pieces: ['~', [], [came], {}] }, []]);
  });

  it('describes supply in words', () => {
    const board = position([
      [GERMANY, 'baltic-sea'],
      [GERMANY, 'kazakhstan'],
      [UNITED_KINGDOM, 'indian-ocean'],
    ]);
    const words = (country: string, at: string) => plain(supplyWords(piece(board, country, at)));
    expect(words('germany', 'germany')).toBe('supplied: its own space is a Supply space');
    expect(words('germany', 'baltic-sea')).toBe('supplied: line Baltic Sea – Germany; port Germany');
    expect(words('germany', 'kazakhstan')).toContain('not supplied: no line');
    expect(words('united-kingdom', 'indian-ocean')).toMatch(/no line .* and no port/);
  });

  it('names the card at work, and never one that is laid face down', async () => {
    const all = await cardFaces(machine.options);
    const laid = new Set<string>();
    const acting = new Map<string, string>();
    for (const seed of ['one', 'two', 'three', 'four']) {
      const state = machine.setup(seed);
      for (let made = 0; made < 160 && machine.askedSeats(state) !== 0; made++) {
        const seat = machine.nextSeat(state);
        const own = view(machine, state, seat);
        const texts = own.decisions.flatMap(({ options }) => options?.map(({ text }) => text) ?? []);
        const cards = all.filter(({ country }) => country === own.viewer);
        const lays = texts.find((text) =>
          cards.some(({ id, type }) => type === 'response' && text === `play ${id}`),
        );
        const text =
          lays ?? texts.find((one) => /^(play|build|battle) /.test(one)) ?? texts[made % texts.length];
        const meaning = readOption(machine, state, seat, text);
        if ('refused' in meaning) throw new Error(text);
        machine.choose(state, seat, meaning.option);
        const now = boardOf(state).acting;
        if (lays) laid.add(`${now?.country} ${now?.id}` === `${own.viewer} ${lays.slice(5)}` ? lays : '');
        else if (now && text === `play ${now.id}`) acting.set(now.id, now.country);
      }
    }
    expect([...laid]).toEqual(['']);
    expect(acting.has('build-army')).toBe(true);
  });

  it('gives the round and step of a position, from the table of its view', () => {
    const state = machine.setup('moment');
    expect(momentOf(view(machine, state, SPECTATOR).table)).toEqual({ round: 0, active: 'germany' });
    expect(() => momentOf(null)).toThrow('no table');
  });
});
