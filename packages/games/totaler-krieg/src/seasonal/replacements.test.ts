import { describe, expect, it } from 'vitest';
import { TestPosition } from '../../test/position.js';
import { cardNumbered } from '../cards/deck.js';
import { replacementsOf } from '../cards/replacement-steps.js';
import { AXIS, type Country, type Faction, NO_COUNTRY, SOVIET, WESTERN } from '../ids.js';
import { BRITAIN, countryNamed, FRANCE, GERMANY, RUSSIA, UNITED_STATES, ZONE } from '../map/areas.js';
import { SHEET } from '../map/sheet.js';
import { inConvoys } from '../places.js';
import { put } from '../position/position.js';
import { ACTIVE } from '../table.js';
import { pushReplacements, replacementsSegment } from './replacements.js';

const steps = (
  country: Country,
  some: Partial<Record<'infantry' | 'armor' | 'colonial' | 'ss' | 'any', number>>,
) => ({
  country,
  infantry: 0,
  armor: 0,
  colonial: 0,
  ss: 0,
  any: 0,
  ...some,
});

function given(p: TestPosition, faction: Faction, ...rows: ReturnType<typeof steps>[]): TestPosition {
  return p.run((u) => pushReplacements(u, faction, rows));
}
const east = (...lines: string[]) => new TestPosition('barbarossa', ...lines);
const west = (...lines: string[]) => new TestPosition('fall-of-france', ...lines);
const unitsOffered = (p: TestPosition) => [
  ...new Set(p.options.filter((text) => text.startsWith('place')).map((text) => text.split(' ')[1])),
];
const hexesFor = (p: TestPosition, id: string) =>
  p.options.filter((text) => text.startsWith(`place ${id} `)).map((text) => text.split(' ')[2]);

describe('taking replacements', () => {
  it('1.3.1a, 1.3.2.1a: the card and the production markers give the steps of the segment', () => {
    const p = east();
    p.u.table.current[AXIS] = cardNumbered(AXIS, '23a');
    p.u.table.phasing = AXIS;
    expect(replacementsOf(p.u, AXIS)).toEqual([
      steps(GERMANY, { infantry: 12, armor: 6 }),
      steps(NO_COUNTRY, { any: 1 }),
    ]);
    p.run((u) => u.push(replacementsSegment, {}));
    expect(p.prompt).toBe(
      'Which replacement is placed, and where? Left: 12 infantry of Germany, 6 armor of Germany, 1 of any type of a Minor Country.',
    );
  });

  it('1.3.2.4a, 1.3.2.5a, 1.3.2.8a: No Retreat, SS Europa and the US Victory Program bring steps', () => {
    const p = east('removed mk-minor-production-axis', 'vp-track mk-no-retreat mk-ss-europa');
    p.put('strategic-warfare-box mk-us-victory-program');
    expect(replacementsOf(p.u, AXIS)).toEqual([steps(GERMANY, { infantry: 2 }), steps(GERMANY, { ss: 2 })]);
    expect(replacementsOf(p.u, WESTERN)).toEqual([steps(UNITED_STATES, { infantry: 1, armor: 1 })]);
  });

  it('1.3.1b: steps not taken are lost', () => {
    const p = given(east(), AXIS, steps(GERMANY, { infantry: 2 }));
    p.choose('done');
    expect(p.log).toEqual(['Replacement steps lost by the Axis: 2']);
    expect(p.asked).toBe('idle');
  });

  it('1.3.3a, 1.3.3b: one-step units only, reduced sides of one step among them', () => {
    const p = given(east(), SOVIET, steps(RUSSIA, { infantry: 1 }));
    expect(p.choose('place su-hq-1ba e4312')).toMatch(/built by combination; see 1.3.3b/);
    expect(p.choose('place su-army-16 e4312')).toBe('');
    expect(p.at('su-army-16')).toBe('e4312/1');
    expect(p.log).toEqual(['Russian Army 16 is placed in Moscow as a replacement']);
    expect(p.asked).toBe('idle');
  });

  it('1.3.3c: without a counter in the Force Pool the step is lost', () => {
    const p = east('removed su-mech-1 su-mech-2');
    for (const id of ['16', '19', '20', '21', '22', '24', '26', 'obu', 'gor']) p.put(`removed su-army-${id}`);
    given(p, SOVIET, steps(RUSSIA, { infantry: 3 }));
    expect(p.asked).toBe('idle');
    expect(p.log).toEqual(['Replacement steps lost by the Soviet Union: 3']);
  });

  it('1.3.3d: infantry steps bring infantry, paratroops too; armor steps bring either', () => {
    const p = given(west(), AXIS, steps(GERMANY, { infantry: 1 }));
    expect(unitsOffered(p)).toEqual(expect.arrayContaining(['de-corps-1fls']));
    expect(unitsOffered(p).some((id) => id.startsWith('de-arm-'))).toBe(false);
    const armor = given(west(), AXIS, steps(GERMANY, { armor: 1 }));
    expect(unitsOffered(armor).some((id) => id.startsWith('de-arm-'))).toBe(true);
    expect(unitsOffered(armor)).toEqual(expect.arrayContaining(['de-corps-1fls']));
  });

  it('1.3.3d: a unit is taken by the step that is of least use for others', () => {
    const p = given(west(), AXIS, steps(GERMANY, { infantry: 1, armor: 1 }));
    p.choose(p.options.find((text) => text.startsWith('place de-inf'))!);
    expect(p.prompt).toMatch(/Left: 1 armor of Germany\./);
  });

  it('1.3.3e: no colonial, garrison or fortress units by plain steps', () => {
    const p = given(
      west('force-pool fr-garr-dam fr-fort-mag-1/reduced'),
      WESTERN,
      steps(FRANCE, { infantry: 1 }),
    );
    expect(p.choose('place fr-fort-mag-1 w3516')).toMatch(/a fortress, which no step brings; see 1.3.3e/);
    expect(p.choose('place fr-col-112 w3516')).toMatch(/no step is left.*; see 1.3.3d/);
    expect(p.choose('place fr-garr-dam w3516')).toMatch(/1.3.3d/);
    expect(p.choose('place fr-res w3516')).toBe('');
  });

  it('1.3.2.1a, 1.3.2.1c: Minor Country steps bring any Minor Country unit but fortresses and colonial ones', () => {
    const p = given(east('force-pool fi-fort-man-1'), AXIS, steps(NO_COUNTRY, { any: 1 }));
    expect(unitsOffered(p)).toEqual(
      ['fi-res', 'hu-exp', 'hu-res', 'ro-exp', 'ro-res'].sort((a, b) => p.counter(a) - p.counter(b)),
    );
    const colonial = given(west(), WESTERN, steps(NO_COUNTRY, { any: 1 }));
    expect(unitsOffered(colonial)).toEqual(expect.arrayContaining(['fr-res', 'fr-exp', 'fr-army-10']));
    expect(unitsOffered(colonial).some((id) => id.startsWith('fr-col'))).toBe(false);
  });

  it('1.3.2.5a, 1.3.2.5b: SS steps bring SS units, and colonial ones if there are none', () => {
    const p = given(east('force-pool de-ss-arm de-col-uk'), AXIS, steps(GERMANY, { ss: 1 }));
    expect(unitsOffered(p)).toEqual(['de-ss-arm']);
    const none = given(east('force-pool de-col-uk'), AXIS, steps(GERMANY, { ss: 1 }));
    expect(unitsOffered(none)).toEqual(['de-col-uk']);
  });
});

describe('placing replacements', () => {
  it('1.3.4b: in Cities of the Home Country that are supply sources', () => {
    const p = given(east(), AXIS, steps(GERMANY, { infantry: 1 }));
    const [unit] = unitsOffered(p);
    expect(hexesFor(p, unit)).toContain('w3825');
    // Warsaw is Polish.
    expect(p.choose(`place ${unit} e3702`)).toBe(
      'Warsaw is no Replacement Location for German units; see 1.3.4b',
    );
  });

  it('1.3.4c: at a supplied HQ at home, at Logistics markers and Partisan Bases', () => {
    const p = given(west(), AXIS, steps(GERMANY, { infantry: 1 }));
    // HQ Nor
    expect(hexesFor(p, unitsOffered(p)[0])).toContain('w3721');
    const okh = given(east('e3702 mk-logistics-okh'), AXIS, steps(GERMANY, { infantry: 1 }));
    expect(hexesFor(okh, unitsOffered(okh)[0])).toContain('e3702');
  });

  it('1.3.4d: British units also in the Eastern US/Canada Box', () => {
    const alone = given(west(), WESTERN, steps(BRITAIN, { infantry: 1 }));
    expect(alone.options.filter((text) => text.startsWith('ship '))).toEqual([]);
    const p = west();
    p.u.table.status[UNITED_STATES] = ACTIVE;
    given(p, WESTERN, steps(BRITAIN, { infantry: 1 }));
    const ship = p.options.find((text) => text.startsWith('ship gb-inf'))!;
    expect(p.choose('ship fr-res')).toMatch(/no step is left/);
    expect(p.choose(ship)).toBe('');
    expect(p.at(ship.split(' ')[1])).toBe('eastern-us-canada-box');
  });

  it('1.3.4e: colonial units in a garrisoned City or Port of a Dependent', () => {
    // Algiers has a Detachment, which a convoy supplies.
    const p = west('w2114 fr-army-10/reduced');
    p.run((u) => put(u, p.counter('mk-convoy-fr'), inConvoys(ZONE.index('western-mediterranean'))));
    given(p, WESTERN, steps(FRANCE, { colonial: 1 }));
    expect(hexesFor(p, 'fr-col-112')).toContain('w2114');
    p.put('force-pool mk-convoy-fr');
    expect(p.choose('place fr-col-112 w2114')).toMatch(/no Replacement Location for French units/);
  });

  it('1.3.4f: a Country without a Replacement Location loses the step', () => {
    const p = east();
    // Every City of Hungary.
    const hungary = countryNamed('hungary');
    const cities = SHEET.cities.filter((hex) => SHEET.country[hex] === hungary);
    p.clearMap();
    p.put(...cities.map((hex, i) => `${SHEET.ids[hex]} su-army-${['31', '33', '34', '37', '40'][i]}`));
    given(p, AXIS, steps(hungary, { any: 1 }));
    expect(p.asked).toBe('idle');
    expect(p.log).toEqual(['Replacement steps lost by the Axis: 1']);
  });

  it('1.3.4g: not where an enemy or his Air unit is, nor in his Zone of Control without a friend', () => {
    const p = given(east('e4311 de-inf-1'), SOVIET, steps(RUSSIA, { infantry: 2 }));
    expect(p.choose('place su-army-16 e4312')).toMatch(/enemy Zone of Control.*; see 1.3.4g/);
    p.put('e4312 su-army-33/reduced');
    expect(p.choose('place su-army-16 e4312')).toBe('');
    p.put('e4312 de-af-2');
    expect(p.choose('place su-army-19 e4312')).toMatch(/an enemy is in Moscow; see 1.3.4g/);
  });

  it('1.3.4a: within stacking limits', () => {
    const p = given(
      east('e4312 su-army-31 su-army-33 su-army-34/reduced'),
      SOVIET,
      steps(RUSSIA, { infantry: 1 }),
    );
    expect(p.choose('place su-army-16 e4312')).toMatch(/does not fit into Moscow; see 1.3.4a/);
  });
});
