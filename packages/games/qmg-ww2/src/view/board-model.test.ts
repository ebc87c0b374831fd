import { Machine, SPECTATOR, view } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { space } from '../board/board.js';
import { GERMANY, ITALY, UNITED_KINGDOM } from '../board/countries.js';
import type { CardId } from '../cards/decks.js';
import { qmgWw2 } from '../game.js';
import type { Country } from '../ids.js';
import { pile, put, STATUS, type U } from '../table.js';
import { cardFaces, lookAt, SPACE_FACES } from './board-model.js';

const machine = new Machine(qmgWw2);

function position(pieces: [Country, string][], statuses: [Country, CardId][] = []) {
  const state = machine.setup('look');
  const umpire = machine.read(state) as U;
  for (const [country, at] of pieces) put(umpire, country, space(at));
  for (const [country, id] of statuses) {
    const kind = umpire.facts.kinds.find((one) => one.country === country && one.id === id)!;
    const from = state.places.findIndex((items) => items.includes(kind.items[0]));
    umpire.moveOpenly(kind.items[0], from, pile(country, STATUS));
  }
  return lookAt(view(machine, state, SPECTATOR));
}

const piece = (look: ReturnType<typeof lookAt>, country: string, at: string) =>
  look.pieces.find((one) => one.country === country && one.space === at)!;

describe('what a board shows', () => {
  it('tells supply, its line and its port', () => {
    const look = position([
      [GERMANY, 'baltic-sea'],
      [GERMANY, 'eastern-europe'],
      [GERMANY, 'kazakhstan'],
      [UNITED_KINGDOM, 'indian-ocean'],
    ]);
    expect(piece(look, 'germany', 'eastern-europe').line).toEqual(['eastern-europe', 'germany']);
    expect(piece(look, 'germany', 'baltic-sea')).toMatchObject({ supplied: true, kind: 'navy' });
    expect(piece(look, 'germany', 'baltic-sea').ports).toContain('germany');
    expect(piece(look, 'germany', 'kazakhstan')).toMatchObject({ supplied: false, line: [] });
    expect(piece(look, 'united-kingdom', 'indian-ocean').supplied).toBe(false);
  });

  it('tells who is threatened by whom', () => {
    const look = position([[GERMANY, 'ukraine']]);
    expect(piece(look, 'soviet-union', 'moscow').threats).toEqual(['germany']);
    expect(piece(look, 'germany', 'ukraine').threats).toEqual(['soviet-union']);
    expect(piece(look, 'united-kingdom', 'united-kingdom').threats).toEqual([]);
  });

  it('counts what the next Victory step gives, with Status cards', () => {
    const look = position([[ITALY, 'balkans']], [[ITALY, 'balkan-resources']]);
    const italy = look.scoring.find(({ country }) => country === 'italy')!;
    expect(italy).toEqual({
      country: 'italy',
      homeHeld: false,
      stars: [{ space: 'italy', points: 2 }],
      cards: [{ id: 'balkan-resources', points: 1 }],
      total: 3,
    });
  });

  it('counts nothing for a country whose Home space is held', () => {
    const state = machine.setup('held');
    state.table.pieces[space('italy')] = 1 << 1;
    const look = lookAt(view(machine, state, SPECTATOR));
    expect(look.scoring[4]).toMatchObject({ country: 'italy', homeHeld: true, total: 0 });
  });

  it('shows to whom each strait is open', () => {
    const open = (look: ReturnType<typeof lookAt>) =>
      look.straits.filter(({ openTo }) => openTo === 'axis').map(({ controller }) => controller);
    expect(open(position([]))).toEqual([]);
    expect(open(position([[ITALY, 'north-africa']]))).toEqual(['north-africa']);
  });

  it('knows every space and every card', () => {
    expect(SPACE_FACES).toHaveLength(53);
    expect(SPACE_FACES.filter(({ home }) => home)).toHaveLength(6);
    const cards = cardFaces(machine.options);
    expect(cards.reduce((sum, { count }) => sum + count, 0)).toBe(220);
    expect(cards.every(({ text }) => text.length > 20)).toBe(true);
  });
});
