import { expect, it } from 'vitest';
import { setUp } from '../../test/idle-game.js';
import { TestPosition } from '../../test/position.js';
import { cardNumbered } from '../cards/deck.js';
import { turnReplacementsOf } from '../cards/replacement-steps.js';
import { COUNTER } from '../counters/counters.js';
import { caseYellow } from '../events/conditional/20-2-1-case-yellow.js';
import { franceRises } from '../events/conditional/20-3-6-france-rises.js';
import { countryPage } from '../fates/country-page.js';
import { AXIS, NO_FACTION, WESTERN } from '../ids.js';
import { countryNamed, FRANCE } from '../map/areas.js';
import { SHEET } from '../map/sheet.js';
import { ownershipOf } from '../position/ownership.js';
import { factionOf } from '../position/position.js';
import { isSuppliedAt } from '../supply/supply.js';
import { NEUTRAL } from '../table.js';
import { strategicValue } from '../victory/strategic-value.js';
import { capitalOf } from './countries.js';
import { warAndPeace } from './declarations.js';

/** France has fallen; only Germans are on the map. */
function fallen(): TestPosition {
  const position = new TestPosition('fall-of-france')
    .clearMap()
    .put('w3516 de-inf-1', 'w3519 de-inf-2', 'w3620 de-inf-3');
  position.run((u) => u.push(caseYellow, {}));
  position.choose('defeat france');
  position.choose('pass');
  return position;
}

it('13.8.5.1b, 13.8.5.1e: the Capital of Vichy is Vichy', () => {
  const position = new TestPosition('fall-of-france');
  expect(capitalOf(position.u, FRANCE)).toBe(SHEET.hexAt('w3516'));
  expect(capitalOf(fallen().u, FRANCE)).toBe(SHEET.hexAt('w3217'));
});

it('13.8.5.1c, 13.8.5.1f: a war on Vichy brings it in on the Western side with its V counters', () => {
  const position = fallen().run((u) => u.push(warAndPeace, {}));
  expect(position.options).toContain('declare-war vichy');
  expect(position.choose('declare-war france')).toContain('no Neutral Minor Country');
  expect(position.choose('declare-war vichy')).toBe('');
  expect(position.u.table.allegiance[FRANCE]).toBe(WESTERN);
  expect(position.asked).toBe('set-up');
  const units = new Set(position.options.map((option) => option.split(' ')[1]));
  expect([...units].sort()).toEqual(['fr-army-1', 'fr-army-7', 'fr-col-012-1', 'fr-col-112']);
  for (let n = 0; n < 20 && position.asked !== 'idle'; n++) position.choose(position.options[0], 1);
  expect(['fr-exp', 'fr-sf-1', 'mk-convoy-fr'].map((id) => position.at(id))).toEqual([
    'delay-box',
    'delay-box',
    'force-pool',
  ]);
  expect(position.at('fr-army-3')).toMatch(/^removed/);
  // 10.1a: a City of Vichy is a source for its own units.
  expect(isSuppliedAt(position.u, WESTERN, FRANCE, SHEET.hexAt('w2914'))).toBe(true);
});

it('1.1.2m: Vichy takes no steps that a card gives to France', () => {
  const position = fallen();
  position.u.table.current[WESTERN] = cardNumbered(WESTERN, '16');
  position.run((u) => u.push(warAndPeace, {}));
  position.choose('declare-war vichy');
  expect(turnReplacementsOf(position.u, WESTERN)).toEqual([]);
});

it('0.1.1f, 13.8.5.2a: Paris counts for the Axis without a garrison, Algiers for nobody', () => {
  const position = fallen().put('force-pool de-inf-1');
  expect(strategicValue(position.u)).toBe(1);
});

it('13.2.2b: the set-ups that name Vichy have it in place of France', () => {
  const neutral = setUp('1941b');
  expect([neutral.table.vichy, neutral.table.status[FRANCE]]).toEqual([true, NEUTRAL]);
  expect(neutral.table.allegiance[FRANCE]).toBe(NO_FACTION);
  const western = setUp('1943');
  expect(factionOf(western, COUNTER.index('fr-exp'))).toBe(WESTERN);
  const { open, country } = ownershipOf(western);
  const algiers = SHEET.hexAt('w2114');
  expect([open[algiers], country[algiers]]).toEqual([1, countryNamed('algeria')]);
  expect(setUp('1939').table.vichy).toBe(false);
  expect(setUp('1939').table.allegiance[FRANCE]).not.toBe(AXIS);
});

it('17.8b, 17.8c: a Vichy that fights on is set up, supplied and governed from Algeria', () => {
  const position = new TestPosition({ scenario: 'fall-of-france', 'alternate-vichy': 'on' })
    .clearMap()
    .put('w3516 de-inf-1', 'w3519 de-inf-2', 'w3620 de-inf-3', 'w3618 de-inf-4');
  position.run((u) => u.push(caseYellow, {}));
  position.choose('defeat france', 3);
  expect(position.log).toContain('A 3: Vichy fights on with the Western Allies');
  expect(position.asked).toBe('set-up');
  for (let n = 0; n < 20 && ['set-up', 'strengthen', 'reserves'].includes(position.asked); n++)
    position.choose(position.options[0], 1);
  // Step 6 comes last.
  expect(position.options).toContain('influence italy');
  const { u } = position;
  const algiers = SHEET.hexAt('w2114');
  expect([capitalOf(u, FRANCE), factionOf(u, COUNTER.index('fr-exp'))]).toEqual([algiers, WESTERN]);
  expect(isSuppliedAt(u, WESTERN, FRANCE, algiers)).toBe(true);
  const onMap = ['fr-army-1', 'fr-army-7'].map(
    (id) => ownershipOf(u).country[u.table.place[COUNTER.index(id)]],
  );
  expect(onMap).toEqual([FRANCE, FRANCE]);
  expect(countryPage(u, FRANCE).ceded.map(({ area }) => area)).toContain('Southern France');
  position.choose('pass');
  position.run((v) => v.push(franceRises, {}));
  expect(capitalOf(u, FRANCE)).toBe(SHEET.hexAt('w3217'));
  expect(ownershipOf(u).country[algiers]).toBe(countryNamed('algeria'));
});
