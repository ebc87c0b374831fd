import { below, seedGenerator } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import type { Hex } from '../ids.js';
import { LINE, RAIL, ROAD, SHEET, STRAIT } from '../map/sheet.js';
import { findLine, flood, type Network } from './lines.js';
import { zonesAt } from './port-sites.js';

/** A network in which every land hex is open and there is one source. */
function network(source: string, changes: Partial<Network> = {}): Network {
  const enter = Uint8Array.from(SHEET.ids, (_, hex) => (SHEET.isLand[hex] ? 1 : 0));
  return {
    enter,
    ports: new Uint16Array(SHEET.size),
    convoys: 0,
    beachheads: [],
    offMap: 0,
    sources: [SHEET.hexAt(source)],
    ...changes,
  };
}

/** Only these hexes are open. */
const only = (...ids: string[]) => {
  const enter = new Uint8Array(SHEET.size);
  for (const id of ids) enter[SHEET.hexAt(id)] = 1;
  return { enter };
};

const isFed = (net: Network, id: string) => {
  const supplied = new Uint8Array(SHEET.size);
  flood(net, supplied);
  expect(findLine(net, SHEET.hexAt(id), false) !== null).toBe(supplied[SHEET.hexAt(id)] === 1);
  return supplied[SHEET.hexAt(id)] === 1;
};

/** A walk along links, for lines of rail and road. */
const marksOf = (a: string, b: string) => {
  const side = SHEET.grid.sideTowards(SHEET.hexAt(a), SHEET.hexAt(b));
  return SHEET.marks(SHEET.hexAt(a), side);
};

describe('supply lines', () => {
  it('10.2b: two hexes over any terrain', () => {
    const field = only('e4115', 'e4116', 'e4117', 'e4118');
    expect(isFed(network('e4115', field), 'e4117')).toBe(true);
    expect(isFed(network('e4115', field), 'e4118')).toBe(false);
  });

  it('10.2c: one stretch of road, however long', () => {
    // The coast road of Libya.
    const road = [
      'w1521',
      'w1522',
      'w1423',
      'w1424',
      'w1324',
      'w1325',
      'w1226',
      'w1227',
      'e1201',
      'e1202',
      'e1302',
    ];
    for (let i = 1; i < road.length; i++) expect(marksOf(road[i - 1], road[i]) & ROAD).not.toBe(0);
    expect(isFed(network('w1522', only(...road)), 'e1302')).toBe(true);
    expect(
      findLine(network('w1522', only(...road)), SHEET.hexAt('e1302'), true)
        ?.map((hex) => SHEET.ids[hex])
        .at(-1),
    ).toBe('w1522');
  });

  it('10.2c: not two stretches with rail between', () => {
    const chain = twoRoads();
    expect(isFed(network(chain[0], only(...chain)), chain[chain.length - 1])).toBe(false);
    // Each of them alone is.
    const second = chain.findIndex((id, i) => i > 0 && (marksOf(chain[i - 1], id) & RAIL) !== 0);
    expect(isFed(network(chain[second], only(...chain)), chain[chain.length - 1])).toBe(true);
  });

  it('10.2c: one Connected Strait, and no road besides', () => {
    expect(marksOf('w4124', 'w4123') & STRAIT).not.toBe(0);
    expect(marksOf('w4123', 'w4122') & STRAIT).not.toBe(0);
    // One of the Danish straits, or both: the free trace of the second bridges none of them from so far away.
    const jutland = ['w4124', 'w4123', 'w4122', 'w4023', 'w3923', 'w3924'];
    expect(isFed(network('w4123', only(...jutland)), 'w3924')).toBe(true);
    expect(isFed(network('w4124', only(...jutland)), 'w3924')).toBe(false);
  });

  it('10.2.2a: over sea from Open Port to Open Port with a Supply Convoy, zone after zone', () => {
    const ports = new Uint16Array(SHEET.size);
    for (const id of ['w3916', 'w3717', 'w3913', 'w4813']) ports[SHEET.hexAt(id)] = zonesAt(SHEET.hexAt(id));
    const northSea = zonesAt(SHEET.hexAt('w3717'));
    const far = SHEET.ports.find(
      (hex) => (zonesAt(hex) & zonesAt(SHEET.hexAt('w3913')) & ~northSea) !== 0 && !(zonesAt(hex) & northSea),
    )!;
    ports[far] = zonesAt(far);
    const hexes = only('w3916', 'w3717', 'w3913', SHEET.ids[far]);
    expect(isFed(network('w3916', { ...hexes, ports }), 'w3717')).toBe(false);
    expect(isFed(network('w3916', { ...hexes, ports, convoys: northSea }), 'w3717')).toBe(true);
    expect(isFed(network('w3916', { ...hexes, ports, convoys: northSea }), SHEET.ids[far])).toBe(false);
    const both = northSea | zonesAt(SHEET.hexAt('w3913'));
    expect(isFed(network('w3916', { ...hexes, ports, convoys: both }), SHEET.ids[far])).toBe(true);
    // 10.2.1a
    expect(
      findLine(network('w3916', { ...hexes, ports, convoys: both }), SHEET.hexAt('w3717'), true),
    ).toBeNull();
  });

  it('are found from either end, in any network', () => {
    const random = seedGenerator('networks');
    const lined = SHEET.landHexes.filter((hex) => SHEET.hasLine[hex]);
    const roads = SHEET.landHexes.filter((hex) =>
      [0, 1, 2, 3, 4, 5].some((side) => SHEET.marks(hex, side) & ROAD),
    );
    let fed = 0;
    for (let n = 0; n < 60; n++) {
      const open = 60 + below(random, 40);
      const ports = new Uint16Array(SHEET.size);
      for (const hex of SHEET.ports) if (below(random, 2) === 0) ports[hex] = zonesAt(hex);
      const list = n % 2 === 0 ? lined : roads;
      const net: Network = {
        enter: Uint8Array.from(SHEET.ids, (_, hex) =>
          SHEET.isLand[hex] && below(random, 100) < open ? 1 : 0,
        ),
        ports,
        convoys: below(random, 2) === 0 ? 0 : below(random, 1 << 14),
        beachheads: [],
        offMap: below(random, 4) === 0 ? below(random, 1 << 14) : 0,
        sources: [list[below(random, list.length)], list[below(random, list.length)]],
      };
      const supplied = new Uint8Array(SHEET.size);
      flood(net, supplied);
      const wrong: string[] = [];
      const ask = (hex: Hex) => {
        if ((findLine(net, hex, false) !== null) !== (supplied[hex] === 1)) wrong.push(SHEET.ids[hex]);
        fed += supplied[hex];
      };
      for (let i = 0; i < 60; i++) ask(lined[below(random, lined.length)]);
      for (const hex of roads) ask(hex);
      expect(wrong).toEqual([]);
    }
    expect(fed).toBeGreaterThan(500);
  });
});

/** Hexes along a road, then a rail, then a road, each of them longer than the free trace. */
function twoRoads(): string[] {
  const found: string[] = [];
  const walk = (hex: Hex, path: Hex[], parts: ('road' | 'rail')[]): boolean => {
    const key = parts.join();
    if (key.endsWith('rail,road,road,road') && key.startsWith('road,road,road,rail')) {
      found.push(...path.map((one) => SHEET.ids[one]));
      return true;
    }
    if (path.length > 14) return false;
    for (let side = 0; side < 6; side++) {
      const next = SHEET.neighbour(hex, side);
      const marks = SHEET.marks(hex, side);
      if (next < 0 || path.includes(next) || !(marks & LINE) || marks & STRAIT) continue;
      // No short cuts: the path touches itself only at its ends.
      if (path.slice(0, -1).some((one) => SHEET.grid.distance(one, next) < 2)) continue;
      if (walk(next, [...path, next], [...parts, marks & ROAD ? 'road' : 'rail'])) return true;
    }
    return false;
  };
  for (const hex of SHEET.landHexes) if (SHEET.hasLine[hex] && walk(hex, [hex], [])) return found;
  throw new Error('there is no such line on the map');
}
