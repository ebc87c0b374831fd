import { expect, it } from 'vitest';
import { TestPosition } from '../../test/position.js';
import { cardNumbered } from '../cards/deck.js';
import { AXIS, type Faction, NO_FACTION, SOVIET, WESTERN } from '../ids.js';
import { countryNamed, FRANCE } from '../map/areas.js';
import { SHEET } from '../map/sheet.js';
import { ownershipOf, politicsChanged } from '../position/ownership.js';
import { controllerOf } from '../position/position.js';
import {
  ACTIVE,
  CONQUERED,
  MOBILIZING,
  NEUTRAL,
  NO_OCCUPATION,
  TOTAL_WAR,
  WESTERN_INFLUENCE,
} from '../table.js';
import { conquest } from './conditional/20-1-1-conquest.js';
import { occupation } from './conditional/20-1-2-occupation.js';
import { internment } from './conditional/20-1-3-internment.js';
import { caseYellow } from './conditional/20-2-1-case-yellow.js';
import { reactivation } from './conditional/20-3-1-reactivation.js';
import { liberation } from './conditional/20-3-2-liberation.js';
import {
  emergencyMobilization,
  parisThreatened,
  theirFinestHour,
} from './conditional/20-3-3-mobilization-boxes.js';
import { reducedUsImpact } from './conditional/20-3-5-reduced-us-impact.js';
import { franceRises } from './conditional/20-3-6-france-rises.js';
import { conditionalEvents, eventsOf } from './conditional-segment.js';

const BELGIUM = countryNamed('belgium-holland');
const NORWAY = countryNamed('denmark-norway');
const FINLAND = countryNamed('finland');

/** The Fall of France without units on the map. */
function west(...lines: string[]): TestPosition {
  return new TestPosition('fall-of-france').clearMap().put(...lines);
}

/** A Country is active on a side. */
function join(position: TestPosition, country: number, faction: Faction): TestPosition {
  position.u.table.status[country] = ACTIVE;
  position.u.table.allegiance[country] = faction;
  politicsChanged(position.u);
  return position;
}

it('6.2a checks the permanent events in the order of section 20, then those of the card', () => {
  const { u } = new TestPosition('fall-of-france');
  u.table.current[AXIS] = cardNumbered(AXIS, '22a');
  expect(eventsOf(u, AXIS).map(({ section }) => section)).toEqual(['20.1.1', '20.1.2', '20.1.3', '20.2.1']);
  u.table.current[WESTERN] = cardNumbered(WESTERN, '23');
  expect(eventsOf(u, WESTERN).map(({ section }) => section)).toEqual([
    '20.3.1',
    '20.3.2',
    '20.3.3',
    '20.3.4',
    '20.3.5',
    '20.3.6',
    '20.3.7',
    '20.3.8',
  ]);
  expect(eventsOf(u, SOVIET).map(({ section }) => section)).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((n) => `20.5.${n}`),
  );
});

it('20.1.1: Belgium-Holland falls with its two Cities', () => {
  const position = join(west('w3718 de-inf-1', 'w3621 bh-army-belg', 'delay-box bh-exp'), BELGIUM, WESTERN);
  position.u.table.capital[BELGIUM] = MOBILIZING;
  position.run((u) => u.push(conquest, {}));
  expect(position.u.table.status[BELGIUM]).toBe(ACTIVE);
  position.put('w3819 mk-detachment-de-1', 'force-pool bh-fort-ams');
  position.run((u) => u.push(conquest, {}));
  expect(position.u.table.status[BELGIUM]).toBe(CONQUERED);
  expect(['bh-army-belg', 'bh-exp', 'bh-fort-ams'].map((id) => position.at(id))).toEqual([
    'conquered-minor-countries-box/1',
    'conquered-minor-countries-box',
    'removed',
  ]);
  expect(position.u.table.capital[BELGIUM]).toBe(0);
  // G.control: an empty hex of a conquered Country is the Axis'.
  expect(controllerOf(position.u, SHEET.hexAt('w3718'))).toBe(AXIS);
});

it('20.1.1: France without Case Yellow fights on as Vichy in its Dependents', () => {
  const cities = ['w2620', 'w2818', 'w2914', 'w3113', 'w3117', 'w3217', 'w3420', 'w3513', 'w3516', 'w3519'];
  const lines = [...cities, 'w3616', 'w3618', 'w3712'].map((hex, n) => `${hex} de-inf-${n + 1}`);
  const position = west(...lines);
  position.run((u) => u.push(conquest, {}));
  expect(position.u.table.vichy).toBe(true);
  expect(position.u.table.allegiance[FRANCE]).toBe(WESTERN);
  expect(position.asked).toBe('place-colonial');
  // Six Cities and Ports of Algeria.
  expect(position.options).toHaveLength(5);
  for (let n = 0; n < 3; n++) position.choose(position.options[0]);
  expect(position.asked).toBe('idle');
  expect(position.at('gb-col-fra')).toBe('delay-box');
  expect(position.at('fr-army-10')).toBe('removed/1');
});

it('20.1.2, 13.7.1j: a German army occupies Rumania, a corps does not', () => {
  const position = new TestPosition('barbarossa');
  position.run((u) => u.push(occupation, {}));
  expect(position.asked).toBe('idle');
  position.put('e3107 de-army-4');
  position.run((u) => u.push(occupation, {}));
  expect(position.prompt).toBe(
    'Rumania is under Occupation; units that cause it: German Army 4 in Iasi. What is done?',
  );
  expect(position.options).toEqual(['break-down', 'intern', 'send-home']);
});

it('20.1.2: breakdown leaves corps, removal sends the Rumanians away', () => {
  const broken = new TestPosition('barbarossa').put('e3107 de-army-4');
  broken.run((u) => u.push(occupation, {}));
  broken.choose('break-down');
  for (let n = 0; n < 4 && broken.asked === 'emergency-breaking'; n++) broken.choose(broken.options[0]);
  expect(broken.asked).toBe('idle');
  expect(broken.at('de-army-4')).toBe('delay-box/1');
  const home = new TestPosition('barbarossa').put('e3107 de-army-4');
  home.run((u) => u.push(occupation, {}));
  home.choose('send-home');
  expect(home.at('ro-army-3')).toBe('force-pool/1');
  expect(home.at('de-army-4')).toBe('e3107');
  expect(home.asked).toBe('idle');
});

it('20.1.2, 18.24: not with a No Occupation marker; units of another Minor Country cannot be broken down', () => {
  const position = new TestPosition('barbarossa').put('e3107 hu-army-2');
  position.run((u) => u.push(occupation, {}));
  expect(position.choose('break-down')).toContain('20.1.2');
  position.choose('intern');
  const free = new TestPosition('barbarossa').put('e3107 de-army-4');
  free.u.table.capital[countryNamed('rumania')] = NO_OCCUPATION;
  free.run((u) => u.push(occupation, {}));
  expect(free.asked).toBe('idle');
});

it('20.1.3, 20.7: Axis Minor Country units in Germany are interned, Exp units are not', () => {
  const position = new TestPosition('barbarossa').put('w3825 ro-army-1/reduced hu-exp');
  position.run((u) => u.push(internment, {}));
  expect(position.at('ro-army-1')).toBe('interned/1');
  expect(position.at('hu-exp')).toBe('w3825');
});

it('20.7: in a Neutral Country units of all sides are interned, an army after its breakdown; fortresses are lost', () => {
  const position = west('w3718 de-army-4', 'w3819 gb-corps-bef');
  position.run((u) => u.push(internment, {}));
  for (let n = 0; n < 4 && position.asked === 'emergency-breaking'; n++) position.choose(position.options[0]);
  expect(position.at('gb-corps-bef')).toBe('interned');
  expect(position.at('de-army-4')).toBe('delay-box/1');
  expect(position.log.filter((line) => line.startsWith('Interned'))).toHaveLength(4);
});

it('20.2.1: Case Yellow needs a supplied German in Paris or in three Cities', () => {
  const position = west('w3618 de-inf-1', 'w3519 de-inf-2', 'w3516 fr-army-7');
  position.run((u) => u.push(caseYellow, {}));
  expect(position.asked).toBe('idle');
  position.put('w3420 de-inf-3');
  position.run((u) => u.push(caseYellow, {}));
  expect(position.options).toEqual(['defeat france', 'pass']);
});

it('20.2.1, 13.8.5.1a: the fall of France: the north is German, Vichy neutral, the BEF interned', () => {
  const position = west(
    'w3516 de-army-4',
    'w3519 de-inf-9',
    'w3618 de-inf-2',
    'w3717 gb-corps-bef',
    'w3217 de-inf-3',
    'w2114 mk-detachment-fr-1',
    'w2818 fr-army-7',
  );
  position.run((u) => u.push(caseYellow, {}));
  expect(position.choose('defeat france')).toBe('');
  const { table } = position.u;
  expect([table.vichy, table.status[FRANCE], table.allegiance[FRANCE]]).toEqual([true, NEUTRAL, NO_FACTION]);
  const { country, home, open } = ownershipOf(position.u);
  const [paris, metz, vichy, algiers] = ['w3516', 'w3519', 'w3217', 'w2114'].map((id) => SHEET.hexAt(id));
  expect([country[paris], home[paris]]).toEqual([countryNamed('germany'), false]);
  expect([country[metz], home[metz]]).toEqual([countryNamed('germany'), true]);
  expect([open[vichy], open[algiers]]).toEqual([0, 0]);
  expect(
    ['gb-corps-bef', 'de-inf-3', 'fr-army-7', 'mk-detachment-fr-1', 'gb-col-fra'].map((id) =>
      position.at(id),
    ),
  ).toEqual(['interned', 'interned', 'set-aside/1', 'removed', 'delay-box']);
  // Step 6: a German in Paris; Belgium, Italy and Vichy itself border what was France.
  expect(position.asked).toBe('free-influence');
  expect(position.options).toEqual([
    'influence belgium-holland',
    'influence vichy',
    'influence italy',
    'pass',
  ]);
  expect(controllerOf(position.u, paris)).toBe(AXIS);
});

it('20.2.1 happens once, and without Paris it gives no Influence', () => {
  const position = west('w3618 de-inf-1', 'w3519 de-inf-2', 'w3420 de-inf-3');
  position.run((u) => u.push(caseYellow, {}));
  position.choose('defeat france');
  expect(position.asked).toBe('idle');
  join(position, BELGIUM, WESTERN).put('w3718 de-inf-4');
  position.run((u) => u.push(caseYellow, {}));
  expect(position.asked).toBe('idle');
});

it('20.2.1: another Country is conquered by its Capital, and Influence follows', () => {
  const position = join(west('w3718 de-inf-1', 'w3819 bh-army-belg'), BELGIUM, WESTERN);
  position.run((u) => u.push(caseYellow, {}));
  position.choose('defeat belgium-holland');
  expect(position.u.table.status[BELGIUM]).toBe(CONQUERED);
  expect(position.at('bh-army-belg')).toBe('conquered-minor-countries-box/1');
});

it('20.3.1: a Country rises in a Capital without an enemy', () => {
  const position = west('conquered-minor-countries-box dn-res');
  position.u.table.status[NORWAY] = CONQUERED;
  position.u.table.allegiance[NORWAY] = WESTERN;
  position.u.table.phasing = WESTERN;
  politicsChanged(position.u);
  position.run((u) => u.push(reactivation, {}));
  expect(position.options).toEqual(['reactivate w4624', 'done']);
  position.choose('reactivate w4624');
  expect(position.at('dn-res')).toBe('w4624');
  expect(position.u.table.status[NORWAY]).toBe(ACTIVE);
  expect(position.asked).toBe('idle');
});

it('20.5.2: Finland wholly taken by Soviet units changes sides', () => {
  const position = new TestPosition('barbarossa').clearMap();
  const cities = SHEET.cities.filter((hex) => ownershipOf(position.u).country[hex] === FINLAND);
  position.put(...cities.slice(1).map((hex, n) => `${SHEET.ids[hex]} su-inf-${n + 1}`));
  position.put('e5806 fi-ski-1', 'force-pool fi-res');
  position.u.table.phasing = SOVIET;
  position.run((u) => u.push(liberation, {}));
  expect(position.u.table.allegiance[FINLAND]).toBe(AXIS);
  position.put(`${SHEET.ids[cities[0]]} su-mech-1`);
  position.run((u) => u.push(liberation, {}));
  expect(position.u.table.allegiance[FINLAND]).toBe(SOVIET);
  expect(position.at('fi-ski-1')).toBe('force-pool');
});

it('20.3.3, 20.3.4: an Axis unit in Belgium raises both alarms, once', () => {
  const quiet = west();
  quiet.run((u) => u.push(theirFinestHour, {}));
  expect(quiet.at('gb-hq-lon')).toBe('their-finest-hour-box');
  const position = join(west('w3718 de-inf-1'), BELGIUM, WESTERN);
  position.run((u) => u.push(theirFinestHour, {})).run((u) => u.push(parisThreatened, {}));
  expect(['gb-hq-lon', 'gb-int-fc', 'fr-hq-2', 'fr-sf-1'].map((id) => position.at(id))).toEqual(
    new Array(4).fill('delay-box'),
  );
  expect(position.u.table.done).toEqual(['20.3.3', '20.3.4']);
});

it('20.3.3: Total War alone is enough', () => {
  const position = west();
  position.u.table.warState = TOTAL_WAR;
  position.run((u) => u.push(theirFinestHour, {}));
  expect(position.at('gb-hq-lon')).toBe('delay-box');
});

it('20.5.3: Emergency Mobilization in the first Soviet segment of Barbarossa', () => {
  const position = new TestPosition('barbarossa');
  position.run((u) => u.push(emergencyMobilization, {}));
  expect(['su-af-1by', 'su-army-31', 'su-army-48'].map((id) => position.at(id))).toEqual([
    'delay-box',
    'delay-box/1',
    'delay-box/1',
  ]);
});

it('20.3.5: London, Oslo and Paris reduce the impact of the United States while they are held', () => {
  const position = west('w3916 de-inf-1', 'w4624 de-inf-2', 'w3516 de-inf-3');
  position.run((u) => u.push(reducedUsImpact, {}));
  expect(position.at('mk-reduced-us-impact')).toBe('strategic-warfare-box');
  position.put('w3618 de-inf-3');
  position.run((u) => u.push(reducedUsImpact, {}));
  expect(position.at('mk-reduced-us-impact')).toBe('removed');
});

it('20.3.6: Vichy may rise when a northern City is unguarded, but not while Case Yellow is current', () => {
  const fallen = () => {
    const position = west('w3516 de-inf-1', 'w3519 de-inf-2');
    position.run((u) => u.push(caseYellow, {}));
    position.choose('defeat france');
    position.choose('pass');
    return position;
  };
  const ignored = fallen();
  ignored.u.table.current[AXIS] = cardNumbered(AXIS, '22a');
  ignored.run((u) => u.push(franceRises, {}));
  expect(ignored.asked).toBe('idle');
  const position = fallen().run((u) => u.push(franceRises, {}));
  expect(position.options).toEqual(['rise', 'pass']);
  position.choose('rise', 1);
  expect(position.asked).toBe('set-up');
  expect(position.prompt).toContain('Vichy');
  for (let n = 0; n < 20 && ['set-up', 'strengthen', 'reserves'].includes(position.asked); n++)
    position.choose(position.options[0], 1);
  expect(position.at('mk-ceded-de-northern-france')).toBe('removed');
  expect(ownershipOf(position.u).country[SHEET.hexAt('w3516')]).toBe(FRANCE);
});

it('23.4: the Western segment runs through without the Commonwealth event', () => {
  const position = new TestPosition('fall-of-france');
  position.u.table.phasing = WESTERN;
  position.u.table.current[WESTERN] = cardNumbered(WESTERN, '23');
  position.run((u) => u.push(conditionalEvents, {}));
  expect(position.asked).toBe('idle');
  expect(position.at('gb-col-aus')).toBe('removed');
  expect(position.u.table.influence[BELGIUM]).toBe(WESTERN_INFLUENCE);
});
