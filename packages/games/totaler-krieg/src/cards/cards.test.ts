import { expect, it } from 'vitest';
import { setUp } from '../../test/idle-game.js';
import { TestPosition } from '../../test/position.js';
import { turnNamed } from '../calendar/calendar.js';
import { COUNTER } from '../counters/counters.js';
import { conditionalEvents } from '../events/conditional-segment.js';
import { AXIS, type Faction, NO_COUNTRY, SOVIET, WESTERN } from '../ids.js';
import { BRITAIN, countryNamed, FRANCE, GERMANY, RUSSIA } from '../map/areas.js';
import { placeName } from '../places.js';
import { NEUTRAL, type U } from '../table.js';
import { blitzMarkersOf } from './blitz-count.js';
import { CARDS, cardNumbered } from './deck.js';
import { replacementsOf, turnReplacementsOf } from './replacement-steps.js';
import { optionCards, reveal, scheduledCard } from './reveal.js';

/** Reveals the cards of a turn. */
function withCards(scenario: string, turn: string, factions: readonly Faction[]): U {
  const u = setUp(scenario);
  u.table.turn = turnNamed(turn);
  for (const faction of factions) reveal(u, faction, scheduledCard(u, faction));
  return u;
}
const at = (u: U, id: string) => {
  const counter = COUNTER.index(id);
  return `${placeName(u.table.place[counter])} ${u.table.face[counter]}`;
};
const steps = (country: number, infantry: number, armor: number, any = 0) => ({
  country,
  infantry,
  armor,
  colonial: 0,
  ss: 0,
  any,
});

it('reads all 197 Option Cards of the three decks', () => {
  expect(CARDS.length).toBe(197);
  expect([AXIS, WESTERN, SOVIET].map((one) => CARDS.filter(({ faction }) => faction === one).length)).toEqual(
    [73, 59, 65],
  );
  const tables = CARDS.filter(({ political }) => political?.mode === 'table');
  expect(tables.every(({ political }) => political?.events.length === 6)).toBe(true);
  const typhoon = CARDS[cardNumbered(AXIS, '39')];
  expect(typhoon.political?.events.map((one) => (one ? `${one.event} ${one.about}`.trim() : '-'))).toEqual([
    '19.14 supply',
    '19.14 command',
    '-',
    '-',
    '-',
    '19.11',
  ]);
});

it('1.1.1h schedules the cards of the training scenarios', () => {
  const names = ['1941-05', '1941-06', '1941-08'].map((turn) => {
    const u = setUp('barbarossa');
    u.table.turn = turnNamed(turn);
    return [AXIS, WESTERN, SOVIET].map((faction) => CARDS[scheduledCard(u, faction)]?.id ?? '-').join(' ');
  });
  expect(names).toEqual(['A23a - S17a', '- - -', 'A39 - S25']);
});

it('1.1.2b puts reinforcements into their boxes', () => {
  const u = withCards('barbarossa', '1941-05', [AXIS, SOVIET]);
  expect(['de-army-3p', 'de-af-5', 'su-hq-2ba'].map((id) => at(u, id))).toEqual([
    'delay-box 1',
    'delay-box 0',
    'delay-box 1',
  ]);
  expect([1, 2, 3, 4].map((n) => at(u, `su-inf-${n}`))).toEqual(new Array(4).fill('force-pool 0'));
  const west = withCards('fall-of-france', '1940-03', [AXIS]);
  expect(at(west, 'mk-scratch-convoy-axis')).toBe('force-pool 0');
});

it('1.1.2c withholds counters of a Country that is not with the faction', () => {
  const u = setUp('fall-of-france');
  u.table.status[FRANCE] = NEUTRAL;
  u.table.current[WESTERN] = cardNumbered(WESTERN, '16');
  expect(turnReplacementsOf(u, WESTERN)).toEqual([]);
});

it('1.3.1a, 1.3.2.1 count the replacement steps of the scenarios', () => {
  const east = withCards('barbarossa', '1941-05', [AXIS, SOVIET]);
  expect(replacementsOf(east, AXIS)).toEqual([steps(GERMANY, 12, 6), steps(NO_COUNTRY, 0, 0, 1)]);
  expect(replacementsOf(east, SOVIET)).toEqual([steps(RUSSIA, 16, 2)]);
  const autumn = withCards('barbarossa', '1941-08', [AXIS, SOVIET]);
  expect(replacementsOf(autumn, AXIS)[0]).toEqual(steps(GERMANY, 7, 3));
  expect(replacementsOf(autumn, SOVIET)).toEqual([steps(RUSSIA, 12, 0)]);
  const west = withCards('fall-of-france', '1940-03', [AXIS, WESTERN]);
  expect(replacementsOf(west, AXIS)).toEqual([steps(GERMANY, 3, 1)]);
  expect(replacementsOf(west, WESTERN)).toHaveLength(3);
  expect(replacementsOf(west, WESTERN)).toEqual(
    expect.arrayContaining([
      steps(BRITAIN, 1, 0),
      steps(NO_COUNTRY, 0, 0, 1),
      steps(countryNamed('france'), 0, 0, 1),
    ]),
  );
});

it('1.3.1c keeps the French steps of the Dyle Plan for the Conditional Events Segment', () => {
  const u = withCards('fall-of-france', '1940-05', [AXIS, WESTERN]);
  expect(replacementsOf(u, WESTERN).every(({ infantry }) => infantry === 0)).toBe(true);
  expect(turnReplacementsOf(u, WESTERN)).toEqual([steps(FRANCE, 1, 0)]);
});

it('2.2.4a counts the Blitz markers of the card, of events and of the scenario', () => {
  expect(blitzMarkersOf(setUp('case-white'), AXIS)).toBe(1);
  const u = withCards('barbarossa', '1941-05', [AXIS, SOVIET]);
  expect([blitzMarkersOf(u, AXIS), blitzMarkersOf(u, SOVIET)]).toEqual([3, 1]);
  const west = withCards('fall-of-france', '1940-03', [AXIS, WESTERN]);
  expect([blitzMarkersOf(west, AXIS), blitzMarkersOf(west, WESTERN)]).toEqual([1, 0]);
  west.table.extraBlitz[AXIS] = 1;
  expect(blitzMarkersOf(west, AXIS)).toBe(2);
});

it('1.1.1d: interned units return with the next card, at a Replacement Location', () => {
  const position = new TestPosition('barbarossa', 'interned hu-exp ro-army-1/reduced');
  position.u.table.turn = turnNamed('1941-08');
  position.u.table.phasing = AXIS;
  position.run((u) => u.push(optionCards, {}));
  expect(position.asked).toBe('repatriate');
  expect(position.choose('return hu-exp w3825')).toContain('1.3.4b');
  expect(position.choose('return hu-exp e3201')).toBe('');
  for (let n = 0; n < 3 && position.asked === 'repatriate'; n++) position.choose(position.options[0]);
  expect(position.at('hu-exp')).toBe('e3201');
  expect(position.at('ro-army-1')).toMatch(/^e\d+\/1$/);
  expect(position.u.table.current[AXIS]).toBe(cardNumbered(AXIS, '39'));
});

it('6.2c: France takes its step of the Dyle Plan in the Conditional Events Segment', () => {
  const position = new TestPosition('fall-of-france', 'force-pool fr-army-3/reduced');
  position.u.table.phasing = WESTERN;
  position.u.table.current[WESTERN] = cardNumbered(WESTERN, '16');
  position.run((u) => u.push(conditionalEvents, {}));
  expect(position.asked).toBe('replacements');
  expect(position.options).toContain('place fr-army-3 w3516');
});
