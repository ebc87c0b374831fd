import { describe, expect, it } from 'vitest';
import { setUp } from '../../test/idle-game.js';
import { TestPosition } from '../../test/position.js';
import { turnNamed } from '../calendar/calendar.js';
import { AS_AIRDROP, COUNTER, COUNTER_COUNT, IS_GROUND, kindOf } from '../counters/counters.js';
import { AXIS, type Counter, type Faction, SOVIET, WESTERN } from '../ids.js';
import { countryNamed, known, ZONE } from '../map/areas.js';
import { SHEET } from '../map/sheet.js';
import { atHex, hexOf, inConvoys, onStation } from '../places.js';
import { politicsChanged } from '../position/ownership.js';
import { put } from '../position/position.js';
import { CONQUERED } from '../table.js';
import { isAirBase, isNavalBase } from './bases.js';
import { SUPPLY_SIDE, TROOP_SIDE } from './convoys.js';
import { networkOf } from './network.js';
import { isOpenPort } from './ports.js';
import { isSource, isSupplied } from './supply.js';

const unsupplied = (scenario: string) => {
  const u = setUp(scenario);
  const found: string[] = [];
  for (let unit = 0 as Counter; unit < COUNTER_COUNT; unit++) {
    const hex = hexOf(u.table.place[unit]);
    if (IS_GROUND[unit] && hex >= 0 && !isSupplied(u, unit))
      found.push(`${COUNTER.name(unit)} ${SHEET.nameOf(hex)}`);
  }
  return found;
};

const hexAt = (id: string) => SHEET.hexAt(id);
const zone = (id: string) => known(ZONE, id);
const isFed = (p: TestPosition, unit: string) => isSupplied(p.u, p.counter(unit));
const sea = (p: TestPosition, convoy: string, id: string, face = SUPPLY_SIDE) =>
  put(p.u, p.counter(convoy), inConvoys(zone(id)), face);
const station = (p: TestPosition, unit: string, id: string) =>
  put(p.u, p.counter(unit), onStation(zone(id)), 0);
const west = (...lines: string[]) => new TestPosition('fall-of-france').clearMap().put(...lines);
const east = (...lines: string[]) => new TestPosition('barbarossa').clearMap().put(...lines);
const sourceFor = (p: TestPosition, faction: Faction, country: string, hex: string) =>
  isSource(p.u, faction, countryNamed(country), hexAt(hex));

describe('the set-ups', () => {
  it('10c: all units of Case White are supplied', () => {
    expect(unsupplied('case-white')).toEqual([]);
  });
  it('supply reaches every unit of Barbarossa', () => {
    expect(unsupplied('barbarossa')).toEqual([]);
  });
  it('10.1a, 10.1b: and of The Fall of France, but the British beyond the sea', () => {
    expect(unsupplied('fall-of-france')).toEqual(['gb-arm-1 Calais', 'gb-corps-bef Calais']);
  });
});

describe('supply sources', () => {
  it('10.1a: Cities of the Home Country, for its own units', () => {
    const p = west();
    expect(sourceFor(p, WESTERN, 'britain', 'w3916')).toBe(true);
    expect(sourceFor(p, WESTERN, 'britain', 'w3516')).toBe(false);
    expect(sourceFor(p, AXIS, 'germany', 'w3825')).toBe(true);
    p.put('w3825 gb-inf-1');
    expect(sourceFor(p, AXIS, 'germany', 'w3825')).toBe(false);
  });

  it('10.1b: those of a Major Country also for the Minor Countries of its faction', () => {
    const p = east();
    expect(sourceFor(p, AXIS, 'rumania', 'w3825')).toBe(true);
    expect(sourceFor(p, AXIS, 'rumania', 'e2807')).toBe(true);
    expect(sourceFor(p, AXIS, 'hungary', 'e2807')).toBe(false);
    expect(sourceFor(p, AXIS, 'germany', 'e2807')).toBe(false);
  });

  it('10.1f: no source with an enemy Airdrop in it', () => {
    const p = west();
    put(p.u, p.counter('de-corps-1fls'), atHex(hexAt('w3916')), AS_AIRDROP);
    expect(sourceFor(p, WESTERN, 'britain', 'w3916')).toBe(false);
  });

  it('10.1g: a City in a Dependent is no source, a ceded one is', () => {
    expect(sourceFor(west(), WESTERN, 'france', 'w2114')).toBe(false);
    // Vienna is German in 1941, Riga Russian.
    expect(sourceFor(east(), AXIS, 'germany', 'w3226')).toBe(true);
    expect(sourceFor(east(), SOVIET, 'russia', 'e4304')).toBe(true);
  });
});

describe('supply lines over land', () => {
  it('10.2e, 8.2e: not through an EZOC, unless a friendly unit or Airdrop is there', () => {
    // The only way from the field to Russia leads past the Germans.
    const p = east('e4115 su-inf-1');
    expect(isFed(p, 'su-inf-1')).toBe(true);
    const ring = ['e4114', 'e4116', 'e4215', 'e4216', 'e4014', 'e4015', 'e4016', 'e4113', 'e4214', 'e4117'];
    for (const [i, hex] of ['e4017', 'e4013', 'e4317', 'e4314'].entries()) p.put(`${hex} de-inf-${i + 1}`);
    for (const [i, hex] of ['e3915', 'e4112', 'e4118', 'e4316'].entries()) p.put(`${hex} de-arm-${i + 1}`);
    expect(isFed(p, 'su-inf-1')).toBe(false);
    // Friends in the zones open a way.
    ring.slice(0, 4).forEach((hex, i) => {
      p.put(`${hex} su-army-${i + 3}`);
    });
    for (const [i, hex] of ['e4315', 'e4214', 'e4313'].entries()) p.put(`${hex} su-army-${i + 7}`);
    expect(isFed(p, 'su-inf-1')).toBe(true);
  });

  it('10.2h, G.control2: a captured City on the line needs a garrison', () => {
    const p = east();
    const letsIn = (hex: string) => networkOf(p.u, AXIS, countryNamed('germany')).enter[hexAt(hex)] === 1;
    // Minsk, empty, is still Russian; Warsaw is in a conquered Country.
    expect([letsIn('e3906'), letsIn('e3702')]).toEqual([false, true]);
    p.put('e3906 de-inf-1');
    expect(letsIn('e3906')).toBe(true);
    p.put('e4005 de-inf-1');
    expect(letsIn('e3906')).toBe(false);
    p.put('e3906 mk-detachment-de-1');
    expect(letsIn('e3906')).toBe(true);
  });

  it('10.2f, 10.2g, 10.2i: not through enemy units and markers, partisans, or neutral land', () => {
    const p = east('e4117 su-inf-1', 'e4120 mk-detachment-de-1');
    const letsIn = (faction: Faction, country: string, hex: string) =>
      networkOf(p.u, faction, countryNamed(country)).enter[hexAt(hex)] === 1;
    expect(letsIn(AXIS, 'germany', 'e4117')).toBe(false);
    expect(letsIn(SOVIET, 'russia', 'e4120')).toBe(false);
    expect(letsIn(AXIS, 'germany', 'w4527')).toBe(false);
    const partisans = COUNTER.values.find(
      (one) => kindOf(one).type === 'partisan-base' && kindOf(one).faction === SOVIET,
    )!;
    put(p.u, partisans, atHex(hexAt('e3803')), 0);
    expect(letsIn(AXIS, 'germany', 'e3803')).toBe(false);
    p.put('e3803 de-inf-1');
    expect(letsIn(AXIS, 'germany', 'e3803')).toBe(true);
  });

  it('10a: is judged anew whenever counters move', () => {
    const p = west('w3717 gb-inf-1');
    expect(isFed(p, 'gb-inf-1')).toBe(false);
    sea(p, 'mk-convoy-gb-1', 'north-sea');
    expect(isFed(p, 'gb-inf-1')).toBe(true);
    station(p, 'de-sub-vii', 'north-sea');
    expect(isFed(p, 'gb-inf-1')).toBe(false);
    p.put('delay-box de-sub-vii');
    expect(isFed(p, 'gb-inf-1')).toBe(true);
    sea(p, 'mk-convoy-gb-1', 'north-sea', TROOP_SIDE);
    expect(isFed(p, 'gb-inf-1')).toBe(false);
  });
});

describe('supply over sea', () => {
  it('2.2.3.7b: a Minor Country’s convoy serves its own units only', () => {
    const p = west('w3717 gb-inf-1', 'w2114 fr-col-012-1');
    sea(p, 'mk-convoy-fr', 'north-sea');
    expect(isFed(p, 'gb-inf-1')).toBe(false);
    sea(p, 'mk-convoy-fr', 'western-mediterranean');
    expect(isFed(p, 'fr-col-012-1')).toBe(true);
  });

  it('G.openport a, b: Ports of the Home Country are open, those of a Dependent with a garrison', () => {
    const p = west();
    const algiers = () => isOpenPort(p.u, WESTERN, hexAt('w2114'), zone('western-mediterranean'));
    expect(isOpenPort(p.u, WESTERN, hexAt('w3916'), zone('north-sea'))).toBe(true);
    expect(algiers()).toBe(false);
    p.put('w2114 mk-detachment-fr-1');
    expect(algiers()).toBe(true);
    expect(isOpenPort(p.u, AXIS, hexAt('w3916'), zone('north-sea'))).toBe(false);
  });

  it('G.openport a: an Airdrop makes a port open, so that a landing is supplied (4.1.4a)', () => {
    const p = west();
    p.u.table.status[countryNamed('denmark-norway')] = 2;
    p.u.table.allegiance[countryNamed('denmark-norway')] = WESTERN;
    politicsChanged(p.u);
    put(p.u, p.counter('de-corps-1fls'), atHex(hexAt('w4522')), AS_AIRDROP);
    expect(isOpenPort(p.u, AXIS, hexAt('w4522'), zone('north-sea'))).toBe(true);
    expect(isFed(p, 'de-corps-1fls')).toBe(false);
    sea(p, 'mk-convoy-de', 'north-sea');
    expect(isFed(p, 'de-corps-1fls')).toBe(true);
  });

  it('G.openport2: Air units On Station close ports near their Naval Bases only', () => {
    const p = west('w3717 gb-inf-1', 'w3821 de-inf-1');
    const open = (hex: string) => isOpenPort(p.u, WESTERN, hexAt(hex), zone('north-sea'));
    station(p, 'de-af-1', 'north-sea');
    expect([open('w3717'), open('w3916')]).toEqual([true, true]);
    // A German garrison of a port within three hexes of Calais.
    const base = SHEET.ports.find(
      (hex) =>
        SHEET.grid.distance(hex, hexAt('w3717')) <= 3 &&
        SHEET.ids[hex] !== 'w3717' &&
        SHEET.country[hex] === countryNamed('france'),
    )!;
    p.put(`${SHEET.ids[base]} de-inf-1`);
    expect(isNavalBase(p.u, AXIS, base)).toBe(isFed(p, 'de-inf-1'));
    expect(open('w3717')).toBe(!isFed(p, 'de-inf-1'));
  });

  it('G.openport3: two factions that deny each other a zone both have no Open Port there', () => {
    // Both hold a foothold that lives by sea alone, with an Air Force over the zone.
    const p = west();
    const norway = countryNamed('denmark-norway');
    p.u.table.status[norway] = CONQUERED;
    politicsChanged(p.u);
    p.put('w4721 gb-inf-1', 'w4522 de-inf-1');
    expect(SHEET.grid.distance(hexAt('w4721'), hexAt('w4522'))).toBeLessThanOrEqual(3);
    sea(p, 'mk-convoy-gb-1', 'north-sea');
    sea(p, 'mk-convoy-de', 'north-sea');
    expect([isFed(p, 'gb-inf-1'), isFed(p, 'de-inf-1')]).toEqual([true, true]);
    // One side alone closes the other's port.
    station(p, 'de-af-1', 'north-sea');
    expect([isFed(p, 'gb-inf-1'), isFed(p, 'de-inf-1')]).toEqual([false, true]);
    // Both: neither.
    station(p, 'gb-af-1', 'north-sea');
    expect([isFed(p, 'gb-inf-1'), isFed(p, 'de-inf-1')]).toEqual([false, false]);
    expect(isOpenPort(p.u, AXIS, hexAt('w4522'), zone('north-sea'))).toBe(false);
    expect(isOpenPort(p.u, WESTERN, hexAt('w4721'), zone('north-sea'))).toBe(false);
  });

  it('11.5d, 10.2k: Ice ports are closed in Snow', () => {
    const p = east('e4608 su-inf-1');
    const open = () => isOpenPort(p.u, SOVIET, hexAt('e4608'), zone('baltic-sea'));
    expect(open()).toBe(true);
    p.u.table.turn = turnNamed('1941-11');
    expect(open()).toBe(false);
  });

  it('10.2.2b, 10.2j: a Beachhead is an Open Port, and lines cross its hexsides', () => {
    const p = west('w3916 gb-inf-2');
    const beach = SHEET.landHexes.find(
      (hex) =>
        SHEET.isCoast[hex] &&
        SHEET.country[hex] === countryNamed('germany') &&
        !SHEET.isPort[hex] &&
        northSeaSide(hex) >= 0,
    )!;
    const side = northSeaSide(beach);
    const water = SHEET.neighbour(beach, side);
    p.put(`${SHEET.ids[beach]} gb-inf-1`);
    sea(p, 'mk-convoy-gb-1', 'north-sea');
    expect(isFed(p, 'gb-inf-1')).toBe(false);
    p.u.table.beachheads = [
      { counter: p.counter('mk-beachhead-western'), hex: water, side: (side + 3) % 6, air: false },
    ];
    expect(isOpenPort(p.u, WESTERN, water, zone('north-sea'))).toBe(true);
    expect(isFed(p, 'gb-inf-1')).toBe(true);
    // 18.5: it is no base.
    expect(isAirBase(p.u, WESTERN, water)).toBe(false);
  });
});

function northSeaSide(hex: (typeof SHEET.landHexes)[number]): number {
  return [0, 1, 2, 3, 4, 5].findIndex((side) => {
    const next = SHEET.neighbour(hex, side);
    return next >= 0 && SHEET.isSea[next] && SHEET.zones[next].includes(zone('north-sea'));
  });
}

describe('bases', () => {
  it('G.airbase: a supplied garrison at a City, Port, Road or Rail, without an enemy Air unit', () => {
    const p = west('w3717 gb-inf-1', 'w3516 fr-army-7');
    expect(isAirBase(p.u, WESTERN, hexAt('w3516'))).toBe(true);
    expect(isAirBase(p.u, WESTERN, hexAt('w3516'), countryNamed('britain'))).toBe(false);
    expect(isAirBase(p.u, WESTERN, hexAt('w3717'))).toBe(false);
    p.put('w3516 de-af-1');
    expect(isAirBase(p.u, WESTERN, hexAt('w3516'))).toBe(false);
  });

  it('G.navalbase: a Port, not frozen', () => {
    const p = east('e4608 su-inf-1', 'e4312 su-inf-2');
    expect([isNavalBase(p.u, SOVIET, hexAt('e4608')), isNavalBase(p.u, SOVIET, hexAt('e4312'))]).toEqual([
      true,
      false,
    ]);
    p.u.table.turn = turnNamed('1941-11');
    expect(isNavalBase(p.u, SOVIET, hexAt('e4608'))).toBe(false);
  });
});
