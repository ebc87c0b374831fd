import { below, type Generator, Machine, type State, seedGenerator } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { activate, beachhead } from '../../test/fight.js';
import { type AttackAsked, OddsOracle } from '../../test/oracle-odds.js';
import { TestPosition } from '../../test/position.js';
import { COUNTER, kindOf } from '../counters/counters.js';
import { totalerKrieg } from '../game.js';
import { AXIS, type Counter, type Hex, NO_COUNTER, type Turn } from '../ids.js';
import { MOUNTAIN, SHEET, STRAIT } from '../map/sheet.js';
import { atHex } from '../places.js';
import { isSupplied } from '../supply/supply.js';
import type { R, Table } from '../table.js';
import { type Attack, oddsOf } from './odds.js';
import { attackersOf, defendingHqs } from './parties.js';
import { COLUMNS } from './results-table.js';

const HEXSIDES = ['river', 'mountain', 'strait', 'beachhead', 'plain'];

/** Hexsides with the same shift are all one. */
function byReason(shifts: Iterable<readonly [string, number]>): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [why, by] of shifts) found[HEXSIDES.includes(why) ? 'hexside' : why] = by;
  return found;
}

/** Compares the odds of one attack; notes the reasons for shifts that occurred. */
function compare(u: R, oracle: OddsOracle, attack: Attack, seen: Set<string>): void {
  const game = oddsOf(u, attack);
  const told = oracle.odds(attack as AttackAsked);
  const about = `${SHEET.ids[attack.target]} by ${attack.attackers.map((unit) => COUNTER.name(unit)).join(' ')}`;
  expect({
    about,
    attack: game.attack,
    defense: game.defense,
    column: COLUMNS[game.column],
    shifts: byReason(game.shifts.map(({ why, by }) => [why, by] as const)),
  }).toEqual({
    about,
    attack: told.attack,
    defense: told.defense,
    column: told.column,
    shifts: byReason(told.shifts),
  });
  for (const { why } of game.shifts) seen.add(why);
}

const oracleFor = (u: R) => new OddsOracle(u.table, (unit) => isSupplied(u, unit as Counter));

/** Attacks that could be thought of in a combat segment: each unit alone, all together, with each enemy HQ. */
function compareSome(u: R, state: State<Table>, random: Generator, seen: Set<string>): number {
  const frame = state.frames.at(-1);
  if (frame?.rule !== 'combat') return 0;
  const blitz = Reflect.get(frame, 'blitz') === true;
  const oracle = oracleFor(u);
  let compared = 0;
  for (const target of new Set(u.table.place.filter((place) => place < SHEET.size) as number[] as Hex[])) {
    if (!SHEET.isLand[target]) continue;
    const pool = attackersOf(u, target, u.table.phasing, blitz);
    if (pool.length === 0 || below(random, 4) > 0) continue;
    const defenders = u.table.place.flatMap((place, unit) =>
      place === atHex(target) && kindOf(unit as Counter).kind === 'ground' ? [unit as Counter] : [],
    );
    if (defenders.length === 0) continue;
    for (const attackers of [pool, ...pool.map((unit) => [unit])]) {
      for (const defendersHq of [NO_COUNTER, ...defendingHqs(u, target, defenders)]) {
        compare(u, oracle, { target, attackers, attackersHq: NO_COUNTER, defendersHq, blitz }, seen);
        compared++;
      }
    }
  }
  return compared;
}

describe('the odds agree with an independent oracle', () => {
  it.each(['case-white', 'barbarossa', 'fall-of-france'])('in random games of %s', (scenario) => {
    const machine = new Machine(totalerKrieg, { scenario });
    const random = seedGenerator(`odds/${scenario}`);
    const seen = new Set<string>();
    let compared = 0;
    for (let game = 0; game < (scenario === 'case-white' ? 10 : 1); game++) {
      const state = machine.setup(`odds/${game}`);
      for (let seat = machine.nextSeat(state); seat >= 0; seat = machine.nextSeat(state)) {
        compared += compareSome(machine.read(state), state, random, seen);
        const legal = machine.legal(state, seat);
        machine.choose(state, seat, legal[below(random, legal.length)]);
      }
    }
    expect(compared).toBeGreaterThan(30);
    expect(seen.size).toBeGreaterThan(2);
  });

  it('in random positions, for every kind of shift', () => {
    // In one of them all units are supplied, so that marines at sea are too.
    const positions = ['1943', 'case-white'].map((scenario) => new TestPosition(scenario));
    for (const { u } of positions) for (const id of ['italy', 'rumania']) activate(u.table, id, AXIS);
    const random = seedGenerator('odds/positions');
    const seen = new Set<string>();
    for (let n = 0; n < 800; n++) {
      const position = positions[n % 2];
      const attack = arrange(position, random);
      compare(position.u, oracleFor(position.u), attack, seen);
    }
    expect([...seen].sort()).toEqual(
      [
        'air',
        'airdrop',
        'armor',
        'beachhead',
        'city',
        'enemy-air',
        'enemy-hq',
        'fortress',
        'hq',
        'marines',
        'mountain',
        'mud',
        'river',
        'rough',
        'strait',
      ].sort(),
    );
  });
});

/** The units of an attack of either side, as TestPosition names them. */
const SIDES = [
  {
    attackers: 'de-army-1p de-army-4 de-inf-1 de-arm-1 de-hq-nor de-ss-mech ro-army-3 it-exp ax-army-20',
    airborne: 'de-corps-1fls/airdrop',
    hq: 'de-hq-sou',
    beachhead: 'axis',
    defenders: 'su-army-3 su-army-4/reduced su-fort-len su-hq-1by su-paf-def/fortress su-inf-1',
    defendersHq: 'su-hq-2by',
  },
  {
    attackers: 'us-inf-1 us-arm-1 us-corps-marine gb-army-1 gb-army-2/reduced gb-hq-21 gb-col-can we-hq-15',
    airborne: 'we-corps-1ab/airdrop',
    hq: 'us-hq-12',
    beachhead: 'western',
    defenders: 'de-army-7 de-fort-fe-1 de-hq-c it-army-2 de-inf-2 de-vg-1',
    defendersHq: 'de-hq-f',
  },
] as const;
const AIR = 'de-af-1 de-af-2 it-af-p gb-af-1 us-af-9 su-af-1by gb-cv-force-h/strike de-bmb-ost'.split(' ');
const HARD = SHEET.landHexes.filter((hex) =>
  [0, 1, 2, 3, 4, 5].some((side) => (SHEET.marks(hex, side) & (STRAIT | MOUNTAIN)) !== 0),
);

/** Puts units of one side around a hex with units of the other: an attack as good as any. */
function arrange(position: TestPosition, random: Generator): Attack {
  const { u } = position.clearMap();
  const { table } = u;
  const any = <A>(list: readonly A[]): A => list[below(random, list.length)];
  const oneIn = (n: number) => below(random, n) === 0;
  const some = (text: string, most: number) => {
    const all = text.split(' ');
    return [...new Set(Array.from({ length: 1 + below(random, most) }, () => any(all)))];
  };
  const idOf = (item: string) => position.counter(item.split('/')[0]);
  const side = any(SIDES);
  const target = any(oneIn(3) ? HARD : SHEET.landHexes);
  const around = [0, 1, 2, 3, 4, 5].map((way) => SHEET.neighbour(target, way)).filter((hex) => hex >= 0);
  table.turn = below(random, 9) as Turn;
  table.beachheads = [];
  const attackers = some(side.attackers, 3);
  for (const item of attackers) {
    const from = any(around);
    position.put(`${SHEET.ids[from]} ${item}`);
    if (SHEET.isSea[from]) beachhead(table, side.beachhead, SHEET.ids[from], sideTo(from, target), oneIn(2));
  }
  for (const item of some(side.defenders, 3)) position.put(`${SHEET.ids[target]} ${item}`);
  position.put(`${SHEET.ids[any(around)]} ${side.hq}`, `${SHEET.ids[any(around)]} ${side.defendersHq}`);
  if (oneIn(4)) position.put(`${SHEET.ids[target]} ${side.airborne}`);
  for (const item of some(AIR.join(' '), 4)) position.put(`${SHEET.ids[any([target, ...around])]} ${item}`);
  table.blitz = oneIn(4) ? [] : [any(SHEET.landHexes), any([target, ...around])];
  return {
    target,
    attackers: attackers.map(idOf),
    attackersHq: oneIn(2) ? idOf(side.hq) : NO_COUNTER,
    defendersHq: oneIn(2) ? idOf(side.defendersHq) : NO_COUNTER,
    blitz: oneIn(2),
  };
}

const sideTo = (from: Hex, to: Hex) =>
  [0, 1, 2, 3, 4, 5].findIndex((way) => SHEET.neighbour(from, way) === to);
