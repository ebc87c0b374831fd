import { describe, expect, it } from 'vitest';
import { TestPosition } from '../../test/position.js';
import { beside, stepsWhere, stepWhere } from '../../test/terrain.js';
import { turnNamed } from '../calendar/calendar.js';
import { AS_AIRDROP } from '../counters/counters.js';
import { AXIS } from '../ids.js';
import { countryNamed } from '../map/areas.js';
import { LAKE, LINE, MOUNTAIN, RIVER, SHEET, STRAIT } from '../map/sheet.js';
import { atHex } from '../places.js';
import { ownershipOf, politicsChanged } from '../position/ownership.js';
import { put } from '../position/position.js';
import { FREE_PASSAGE, MOBILIZING, NEUTRAL, PRE_WAR } from '../table.js';
import { OUR_VALUES } from '../values/values.js';
import { overlandCost } from './costs.js';
import { reachOf } from './reach.js';

/** Four hexes of open steppe side by side: no lines, rivers or woods on any side of them. */
const FIELD = ['e4115', 'e4116', 'e4117', 'e4118'] as const;
const position = (...lines: string[]) => new TestPosition('barbarossa').clearMap().put(...lines);

/** The half points to each hex in reach, by id. */
function costs(p: TestPosition, unit: string, reserve = false): Map<string, number> {
  const { hexes, cost } = reachOf(p.u, p.counter(unit), reserve);
  return new Map(hexes.map((hex, i) => [SHEET.ids[hex], cost[i]]));
}
const cost = (p: TestPosition, unit: string, to: string, reserve = false) => costs(p, unit, reserve).get(to);

/** What a unit pays for a first step across such a side, where no way around is cheaper. */
function firstStep(test: Parameters<typeof stepsWhere>[1], unit = 'de-inf-1', scenario = 'barbarossa') {
  const p = new TestPosition(scenario).clearMap();
  for (const [from, to] of stepsWhere(p.u, test)) {
    const { hexes, cost: spent, before } = reachOf(p.put(`${from} ${unit}`).u, p.counter(unit));
    const at = hexes.indexOf(SHEET.hexAt(to));
    if (at >= 0 && before[at] === SHEET.hexAt(from)) return spent[at];
  }
  throw new Error('there is no such step on this map');
}

const isClear = (hex: number) => !SHEET.isRough[hex] && !SHEET.isCity[hex];
/** Marks without borders. */
const terrain = (marks: number) => marks & ~96;

describe('hex-to-hex movement', () => {
  it('3.1.1a: each hex costs its terrain and its hexside', () => {
    const p = position(`${FIELD[0]} de-inf-1`);
    expect(FIELD.map((hex) => cost(p, 'de-inf-1', hex))).toEqual([undefined, 2, 4, 6]);
    expect(firstStep((marks, _, to) => terrain(marks) === 0 && SHEET.isRough[to])).toBe(4);
    expect(firstStep((marks, _, to) => terrain(marks) === RIVER && isClear(to))).toBe(4);
    const [from, to] = stepWhere(p.u, (marks, _, b) => terrain(marks) === MOUNTAIN && SHEET.isRough[b]);
    const side = SHEET.grid.sideTowards(SHEET.hexAt(from), SHEET.hexAt(to));
    expect(overlandCost(OUR_VALUES.terrain, SHEET.hexAt(from), side, SHEET.hexAt(to))).toBe(8);
    expect(firstStep((marks, _, to) => terrain(marks) === 0 && SHEET.isCity[to] && !SHEET.isRough[to])).toBe(
      2,
    );
  });

  it('3.1.1b: the first hex may always be entered, and ends the move', () => {
    const p = position();
    const [from, to] = stepWhere(p.u, (marks, _, b) => terrain(marks) === MOUNTAIN && SHEET.isRough[b]);
    p.put(`${from} su-inf-1`);
    const reach = reachOf(p.u, p.counter('su-inf-1'));
    const at = reach.hexes.indexOf(SHEET.hexAt(to));
    expect([reach.cost[at], reach.goesOn[at]]).toEqual([4, false]);
  });

  it('3.1.1c: along a line half a point for one step, a point for more, whatever the terrain', () => {
    const line = (marks: number) => (marks & LINE) !== 0 && (marks & RIVER) !== 0;
    expect(firstStep(line)).toBe(1);
    expect(firstStep(line, 'de-army-4')).toBe(2);
  });

  it('3.1.1d: an unconnected Strait is the only step, a connected one is part of the line', () => {
    const p = position('e3014 de-inf-1');
    expect(cost(p, 'de-inf-1', 'e3015')).toBe(6);
    expect(cost(p, 'de-inf-1', beside('e3015', 0))).toBeUndefined();
    p.put('e3013 de-inf-2');
    expect(cost(p, 'de-inf-2', 'e3015')).toBeUndefined();
    const isConnected = (marks: number) => (marks & STRAIT) !== 0 && (marks & LINE) !== 0;
    expect(firstStep(isConnected, 'de-inf-1', '1942')).toBe(1);
  });

  it('3.1.1f: friendly units are passed freely', () => {
    const p = position(`${FIELD[0]} de-inf-1`, `${FIELD[1]} de-inf-2 de-army-4 de-army-6`);
    expect(cost(p, 'de-inf-1', FIELD[2])).toBe(4);
  });

  it('3.1.1g: a Lake is not crossed', () => {
    const p = position();
    const [from, to] = stepWhere(p.u, (marks) => (marks & (LAKE | STRAIT)) === LAKE);
    const { hexes, before } = reachOf(p.put(`${from} de-arm-1`).u, p.counter('de-arm-1'));
    const at = hexes.indexOf(SHEET.hexAt(to));
    // By land around it, if at all.
    expect(at >= 0 && before[at] === SHEET.hexAt(from)).toBe(false);
  });

  it('3.1.1e, 18.5: onto a Beachhead across any sea hexside, off it only across its own, for the whole MA', () => {
    const p = new TestPosition('fall-of-france').clearMap();
    const sea = SHEET.hexAt('w3716');
    expect(SHEET.isSea[sea]).toBe(true);
    const sides = [0, 1, 2, 3, 4, 5].filter((side) => SHEET.isLand[SHEET.neighbour(sea, side)]);
    const shore = sides.map((side) => SHEET.ids[SHEET.neighbour(sea, side)]);
    const counter = p.counter('mk-beachhead-western');
    p.u.table.beachheads = [{ counter, hex: sea, side: sides[0], air: false }];
    p.put(`${shore[1]} gb-inf-1`, 'w3716 gb-arm-1');
    expect(cost(p, 'gb-inf-1', 'w3716')).toBe(4);
    expect([...costs(p, 'gb-arm-1')]).toEqual([[shore[0], 6]]);
    p.u.table.beachheads = [];
    expect(cost(p, 'gb-inf-1', 'w3716')).toBeUndefined();
  });
});

describe('Zones of Control', () => {
  const enemyNorth = beside(beside(FIELD[1], 1), 2);

  it('3.1b, 8.2a: a unit stops in an EZOC hex', () => {
    const p = position(`${FIELD[0]} de-inf-1`, `${beside(FIELD[1], 1)} su-inf-1`);
    const reach = reachOf(p.u, p.counter('de-inf-1'));
    const at = reach.hexes.indexOf(SHEET.hexAt(FIELD[1]));
    expect([reach.cost[at], reach.goesOn[at]]).toEqual([2, false]);
    expect(cost(p, 'de-inf-1', FIELD[2])).not.toBe(4);
  });

  it('3.1b, 8.1b: not where a friendly ground unit or Airdrop is', () => {
    const p = position(`${FIELD[0]} de-inf-1`, `${beside(FIELD[1], 1)} su-inf-1`, `${FIELD[1]} de-inf-2`);
    expect(cost(p, 'de-inf-1', FIELD[2])).toBe(4);
    p.put(`removed de-inf-2`);
    put(p.u, p.counter('de-corps-1fls'), atHex(SHEET.hexAt(FIELD[1])), AS_AIRDROP);
    expect(cost(p, 'de-inf-1', FIELD[2])).toBe(4);
  });

  it('3.1d, 8.1c: markers do not help', () => {
    const p = position(`${FIELD[0]} de-inf-1`, `${beside(FIELD[1], 1)} su-inf-1`);
    p.put(`${FIELD[1]} mk-detachment-de-1`);
    expect(cost(p, 'de-inf-1', FIELD[2])).not.toBe(4);
  });

  it('3.1c: a unit leaves an EZOC, even into another', () => {
    const p = position(`${FIELD[1]} de-inf-1`, `${beside(FIELD[1], 1)} su-inf-1`);
    expect(cost(p, 'de-inf-1', FIELD[2])).toBe(2);
    expect(cost(p, 'de-inf-1', FIELD[0])).toBe(2);
  });

  it('8.2b, 11.3a: nobody leaves an EZOC hex in Mud, friends or not', () => {
    const p = position(`${FIELD[1]} de-inf-1 de-inf-2`, `${beside(FIELD[1], 1)} su-inf-1`);
    p.u.table.turn = turnNamed('1941-09');
    expect(costs(p, 'de-inf-1').size).toBe(0);
    // Into one it may go.
    p.put(`${FIELD[0]} de-inf-1`);
    expect(cost(p, 'de-inf-1', FIELD[1])).toBe(2);
  });

  it('8.2c, 11.5a: in Snow a unit stops after moving into or out of an EZOC hex, friends or not', () => {
    const p = position(`${FIELD[0]} de-inf-1`, `${beside(FIELD[1], 1)} su-inf-1`, `${FIELD[1]} de-inf-2`);
    p.u.table.turn = turnNamed('1941-11');
    expect(cost(p, 'de-inf-1', FIELD[2])).not.toBe(4);
    // Out of it: one hex only.
    const reach = reachOf(p.u, p.counter('de-inf-2'));
    expect(reach.hexes).toContain(SHEET.hexAt(FIELD[0]));
    expect(reach.cost.every((spent) => spent <= 4)).toBe(true);
    expect(reach.goesOn.some((on) => on)).toBe(false);
  });

  it('8b, 8c: none across Mountain hexsides', () => {
    const p = position();
    const [from, to] = stepWhere(p.u, (marks) => (marks & MOUNTAIN) !== 0);
    p.put(`${from} su-inf-1`, `${to} de-inf-1`);
    p.u.table.turn = turnNamed('1941-09');
    expect(costs(p, 'de-inf-1').size).toBeGreaterThan(0);
  });

  it('5b, 8.2d: in Reserve Movement nobody enters or leaves an EZOC hex', () => {
    const p = position(
      `${FIELD[1]} de-inf-1 de-inf-2`,
      `${beside(FIELD[1], 1)} su-inf-1`,
      `${FIELD[3]} de-inf-3`,
    );
    expect(costs(p, 'de-inf-1', true).size).toBe(0);
    expect(costs(p, 'de-inf-3', true).has(FIELD[1])).toBe(false);
    expect(costs(p, 'de-inf-3').has(enemyNorth)).toBe(false);
  });

  it('5d: in Reserve Movement lines in enemy Countries cost every unit a point', () => {
    const line = (marks: number, from: number, to: number) =>
      (marks & LINE) !== 0 && SHEET.ids[from].startsWith('e43') && isClear(to);
    const p = position();
    const [from, to] = stepWhere(p.u, line);
    p.put(`${from} de-inf-1 su-inf-1`);
    p.put('removed su-inf-1');
    expect(cost(p, 'de-inf-1', to)).toBe(1);
    expect(cost(p, 'de-inf-1', to, true)).toBe(2);
    p.put('removed de-inf-1', `${from} su-inf-1`);
    expect(cost(p, 'su-inf-1', to, true)).toBe(1);
  });
});

describe('forbidden hexes', () => {
  it('3.1.4a, 3.1.4k: neutral Countries and what is out of play', () => {
    const p = new TestPosition('fall-of-france').clearMap().put('w3720 de-inf-1', 'w3320 de-inf-2');
    const isNeutral = (id: string) => {
      const { country } = SHEET;
      return ['belgium-holland', 'switzerland'].map(countryNamed).includes(country[SHEET.hexAt(id)]);
    };
    expect([...costs(p, 'de-inf-1').keys(), ...costs(p, 'de-inf-2').keys()].some(isNeutral)).toBe(false);
    p.u.table.status[countryNamed('belgium-holland')] = NEUTRAL + 1;
    p.u.table.allegiance[countryNamed('belgium-holland')] = AXIS;
    politicsChanged(p.u);
    expect([...costs(p, 'de-inf-1').keys()].some(isNeutral)).toBe(true);
  });

  it('3.1.4c: while Pre-War is in effect nobody leaves his Country', () => {
    const p = position('e2807 ro-army-1');
    const isAbroad = (id: string) => SHEET.country[SHEET.hexAt(id)] !== countryNamed('rumania');
    p.put('e3001 hu-army-1');
    const abroad = () => [...costs(p, 'hu-army-1').keys()].filter(isAbroad).length;
    const before = abroad();
    p.u.table.warState = PRE_WAR;
    expect(abroad()).toBeLessThan(before + 1);
    for (const id of costs(p, 'ro-army-1').keys()) expect(isAbroad(id)).toBe(false);
  });

  it('3.1.4d, 5f: markers in its Capital bind a Minor Country; Mobilizing not in Reserve Movement', () => {
    const rumania = countryNamed('rumania');
    const p = position();
    const [from, to] = stepWhere(
      p.u,
      (marks, a, b) =>
        SHEET.country[a] === rumania && SHEET.country[b] === countryNamed('hungary') && marks < 600,
    );
    p.put(`${from} ro-army-1`);
    expect(cost(p, 'ro-army-1', to)).toBeDefined();
    p.u.table.capital[rumania] = MOBILIZING;
    expect(cost(p, 'ro-army-1', to)).toBeUndefined();
    expect(cost(p, 'ro-army-1', to, true)).toBeDefined();
    p.u.table.capital[rumania] = FREE_PASSAGE;
    expect(cost(p, 'ro-army-1', to, true)).toBeUndefined();
  });

  it('3.1.4f, 3.1.4g, 3.1e: enemy units, Airdrops and markers', () => {
    for (const there of ['de-inf-1', 'mk-detachment-de-1']) {
      const p = position(`${FIELD[0]} su-inf-1`, `${FIELD[1]} ${there}`);
      expect(cost(p, 'su-inf-1', FIELD[1]), there).toBeUndefined();
    }
    const p = position(`${FIELD[0]} su-inf-1`);
    put(p.u, p.counter('de-corps-1fls'), atHex(SHEET.hexAt(FIELD[1])), AS_AIRDROP);
    expect(cost(p, 'su-inf-1', FIELD[1])).toBeUndefined();
  });

  it('3.1.4i, 18.12: Failures of Supply and of Command, within five hexes, where there is an EZOC', () => {
    const p = position(`${FIELD[0]} de-inf-1`, `${beside(FIELD[1], 1)} su-inf-1`);
    const far = SHEET.hexAt('e4615');
    expect(SHEET.grid.distance(far, SHEET.hexAt(FIELD[1]))).toBeLessThanOrEqual(5);
    p.u.table.failures = [{ faction: AXIS, hex: far, supply: true }];
    expect(cost(p, 'de-inf-1', FIELD[1])).toBeUndefined();
    expect(costs(p, 'de-inf-1').size).toBeGreaterThan(0);
    p.u.table.failures = [{ faction: AXIS, hex: far, supply: false }];
    expect(cost(p, 'de-inf-1', FIELD[1])).toBe(2);
    p.put(`${FIELD[1]} de-inf-1`);
    expect(costs(p, 'de-inf-1').size).toBe(0);
  });

  it('22.4: nobody enters Finland in May–June 1941', () => {
    const finland = countryNamed('finland');
    const p = position();
    const [from, to] = stepWhere(p.u, (_, a, b) => {
      const { country } = ownershipOf(p.u);
      return country[b] === finland && country[a] === countryNamed('russia');
    });
    p.put(`${from} su-inf-1`);
    expect(cost(p, 'su-inf-1', to)).toBeUndefined();
    p.u.table.turn++;
    expect(cost(p, 'su-inf-1', to)).toBeDefined();
  });
});
