import { below, type Generator, Machine, pickOption, seedGenerator } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { setUp } from '../test/idle-game.js';
import { PAPER } from '../test/oracle-paper.js';
import { ReachOracle } from '../test/oracle-reach.js';
import { SupplyOracle } from '../test/oracle-supply.js';
import { shuffle } from '../test/shuffle.js';
import { COUNTER } from './counters/counters.js';
import { totalerKrieg } from './game.js';
import { type Country, FACTIONS } from './ids.js';
import { COUNTRIES, COUNTRY } from './map/areas.js';
import { SHEET } from './map/sheet.js';
import { reachOf } from './movement/reach.js';
import { positionOf } from './position/position.js';
import { suppliedHexes, supplyLine } from './supply/supply.js';
import type { R } from './table.js';

const SCENARIOS = ['case-white', 'barbarossa', 'fall-of-france'];

/** Plays random games and looks at a position now and then. */
function walk(scenario: string, looks: number, look: (u: R, random: Generator) => void) {
  const machine = new Machine(totalerKrieg, { scenario });
  const random = seedGenerator(`oracle ${scenario}`);
  let seen = 0;
  for (let game = 0; seen < looks; game++) {
    const state = machine.setup(`oracle/${game}`);
    for (let seat = machine.nextSeat(state); seat >= 0 && seen < looks; seat = machine.nextSeat(state)) {
      if (below(random, 12) === 0) {
        look(machine.read(state), random);
        seen++;
      }
      machine.choose(state, seat, pickOption(machine, state, seat, random));
    }
  }
}

/** Compares the reach of some units with the oracle's; returns how many hexes were compared. */
function compareReach(u: R, random: Generator, units: number): number {
  const oracle = new ReachOracle(u);
  let compared = 0;
  for (const faction of FACTIONS) {
    const all = positionOf(u).onMap[faction];
    for (let n = 0; n < units && all.length > 0; n++) {
      const unit = all[below(random, all.length)];
      for (const reserve of [false, true]) {
        const { hexes, cost } = reachOf(u, unit, reserve);
        const found = hexes.map((hex, i) => `${SHEET.ids[hex]} ${cost[i]}`).sort();
        const meant = [...oracle.reach(unit, reserve)].map(([at, spent]) => `${PAPER.get(at)!.id} ${spent}`);
        expect(found, `${COUNTER.name(unit)} ${SHEET.ids[u.table.place[unit]]}`).toEqual(meant.sort());
        compared += found.length;
      }
    }
  }
  return compared;
}

/** Compares supply in some hexes with the oracle's; returns how many were supplied, and how many not. */
function compareSupply(u: R, random: Generator, hexes: number): [number, number] {
  const oracle = new SupplyOracle(u);
  const counted: [number, number] = [0, 0];
  for (const faction of FACTIONS) {
    COUNTRIES.forEach((_, n) => {
      const country = n as Country;
      if (u.table.allegiance[country] !== faction) return;
      const supplied = suppliedHexes(u, faction, country).slice();
      for (let i = 0; i < hexes; i++) {
        // Every other hex is a Port: supply by sea is rare elsewhere.
        const among = i % 2 === 0 ? SHEET.landHexes : SHEET.ports;
        const hex = among[below(random, among.length)];
        const what = `${COUNTRY.name(country)} in ${SHEET.ids[hex]}`;
        expect(supplied[hex] === 1, what).toBe(oracle.isSupplied(faction, COUNTRY.name(country), hex));
        expect(supplyLine(u, faction, country, hex) !== null, what).toBe(supplied[hex] === 1);
        counted[supplied[hex] === 1 ? 0 : 1]++;
      }
    });
  }
  return counted;
}

describe('the oracles agree', () => {
  it.each(SCENARIOS)('on where units can move in games of %s (3.1.1, 5, 8.2)', (scenario) => {
    let compared = 0;
    walk(scenario, 25, (u, random) => {
      compared += compareReach(u, random, 3);
    });
    expect(compared).toBeGreaterThan(200);
  });

  it.each(['barbarossa', 'fall-of-france'])('on supply in games of %s (10)', (scenario) => {
    const counted = [0, 0];
    walk(scenario, 10, (u, random) => {
      compareSupply(u, random, 12).forEach((n, i) => {
        counted[i] += n;
      });
    });
    expect(Math.min(...counted)).toBeGreaterThan(20);
  });

  it.each(['1941b', '1942', '1944'])(
    'on any position of the whole map, from the set-up of %s',
    (scenario) => {
      const u = setUp(scenario);
      const random = seedGenerator(`shuffled ${scenario}`);
      const counted = [0, 0, 0];
      for (let n = 0; n < 8; n++) {
        shuffle(u, random);
        counted[2] += compareReach(u, random, 8);
        compareSupply(u, random, 12).forEach((found, i) => {
          counted[i] += found;
        });
      }
      expect(Math.min(...counted)).toBeGreaterThan(100);
    },
  );
});
