import { Machine, type View, view } from '@sandtable/kernel';
import { qmgWw2 } from '@sandtable/qmg-ww2';
import { aboutOf } from '@sandtable/shelf';
import { expect, it } from 'vitest';
import { boardOf } from './board-of.js';
import { changesOf } from './changes.js';
import { openDeck } from './deck.js';
import { foresee } from './foresee.js';
import { makeBoard } from './index.js';

const machine = new Machine(qmgWw2);
const start = view(machine, machine.setup('foresee'), 0);
const option = (verb: string, space: string) => ({
  text: `${verb} ${space}`,
  verb,
  label: null,
  touches: [{ kind: 'space', id: space }],
});

it('names the face-down Responses of the enemies only', () => {
  const places = { ...start.places, 'united-kingdom.response': [null, null], 'japan.response': [null] };
  const seen: View = { ...start, places };
  const [line] = foresee(seen, option('build', 'western-europe'));
  expect(line).toContain('the United Kingdom 2');
  expect(line).not.toContain('Japan');
  expect(foresee(start, option('build', 'western-europe'))).toEqual([]);
});

it('says what a battle would leave behind', () => {
  expect(foresee(start, option('battle', 'balkans'))[0]).toContain('no enemy');
  const board = boardOf(start);
  const [piece] = board.pieces;
  const there = (['united-kingdom', 'soviet-union'] as const).map((country) => ({
    ...piece,
    id: `balkans ${country}`,
    country,
    space: 'balkans',
    kind: 'army' as const,
  }));
  const both: View = { ...start, board: { ...board, pieces: [...board.pieces, ...there] } };
  expect(foresee(both, option('battle', 'balkans'))[0]).toContain('Army of the Soviet Union');
  const one: View = { ...start, board: { ...board, pieces: [...board.pieces, there[0]] } };
  expect(foresee(one, option('battle', 'balkans'))[0]).toContain('without enemies');
  // Such a space comes first in a long list.
  const far = (seen: View) => makeBoard(aboutOf('qmg-ww2')!).farness!(seen, { kind: 'space', id: 'balkans' });
  expect(far(one)).toBeLessThan(far(start));
});

it('does not tell that the card one plays leaves the hand; what it costs besides is told', async () => {
  await openDeck(start.options);
  const hand = start.places['germany.hand'];
  const left = (count: number): View => ({
    ...start,
    places: { ...start.places, 'germany.hand': hand.slice(count) },
  });
  const play = { text: 'play build-army', verb: 'play', label: null, touches: [] };
  const texts = (after: View, by?: typeof play) => changesOf(start, after, by).map(({ text }) => text);
  expect(texts(left(1))).toEqual(['take a card from the hand of Germany']);
  expect(texts(left(1), play)).toEqual([]);
  expect(texts(left(2), play)).toEqual(['take a card from the hand of Germany']);
});
