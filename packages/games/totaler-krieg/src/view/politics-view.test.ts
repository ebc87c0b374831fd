import { expect, it } from 'vitest';
import { TestPosition } from '../../test/position.js';
import { cardNumbered } from '../cards/deck.js';
import { layCards } from '../cards/piles.js';
import { AXIS, WESTERN } from '../ids.js';
import { countryNamed } from '../map/areas.js';
import { activate } from '../politics/activate.js';
import { politicsView } from './politics-view.js';
import { viewTable } from './view-table.js';

it('shows the Strategic Value and the markers in Countries', () => {
  const position = new TestPosition('fall-of-france');
  expect(politicsView(position.u)).toEqual({
    strategicValue: 0,
    markers: { 'belgium-holland': ['western-influence'] },
    posture: {},
    called: {},
  });
  const country = countryNamed('denmark-norway');
  position.run((u) => activate(u, { country, faction: WESTERN, mobilizes: true, freePassage: false }));
  expect(politicsView(position.u).markers['denmark-norway']).toEqual(['mobilizing']);
  position.u.table.vichy = true;
  expect(politicsView(position.u).called).toEqual({ france: 'vichy' });
});

it('names the Current Card', () => {
  const { u } = new TestPosition('fall-of-france');
  u.table.current[AXIS] = cardNumbered(AXIS, '24');
  const { axis, western } = viewTable(u).sides;
  expect([axis.card, axis.cardName]).toEqual(['A24', 'Operation Weserübung']);
  expect(western.cardName).toBeNull();
});

it('13.6b: the view tells the Postures, and how many cards are in hand', () => {
  const position = new TestPosition('1939');
  position.run(layCards);
  const { politics, sides } = viewTable(position.u);
  expect(politics.posture).toEqual({
    'united-states': ['isolationism'],
    russia: ['nazi-soviet-pact'],
    'soviet-minors': ['nazi-soviet-pact'],
  });
  expect(sides.axis.pending).toBe(true);
  expect(sides.axis.hand).toBe(position.u.facts.decks?.[0].hand.length);
});
