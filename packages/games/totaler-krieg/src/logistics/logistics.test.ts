import { describe, expect, it } from 'vitest';
import { TestPosition } from '../../test/position.js';
import { choices } from '../../test/support.js';
import { AXIS, type Faction, SOVIET, WESTERN } from '../ids.js';
import { POLAND } from '../map/areas.js';
import { SHEET } from '../map/sheet.js';
import { ownershipOf } from '../position/ownership.js';
import { logisticsSegment, noLogistics } from './logistics.js';

/** The Logistics and Partisan Segment of a faction, up to its first question. */
function logistics(scenario: string, phasing: Faction, ...lines: string[]): TestPosition {
  return new TestPosition(scenario, ...lines).run((u) => {
    u.table.phasing = phasing;
    u.push(logisticsSegment, {});
  });
}

describe('1.2.1 Logistics markers', () => {
  const OKH = 'force-pool mk-logistics-okh';

  it('1.2.1a a marker goes to a City or Port with a supplied unit of its nation', () => {
    const p = logistics('barbarossa', AXIS, OKH);
    // Warsaw has German infantry; Bucharest and Constanta only Rumanians.
    expect(choices(p, 'place')).toContain('mk-logistics-okh e3702');
    expect(p.choose('place mk-logistics-okh e2808')).toBe(
      'no supplied unit of a nation that OKH Logistics serves is in Constanta; see 1.2.1a',
    );
    expect(p.choose('place mk-logistics-okh e3803')).toBe('e3803 is neither a City nor a Port; see 1.2.1a');
    expect(p.choose('place mk-logistics-okw e3702')).toBe(
      'OKW Logistics is not in the Force Pool; see 1.2.1a',
    );
    expect(p.choose('place de-af-2 e3702')).toBe(
      'German Air Force 2 is neither a Logistics marker nor a Partisan Base; see 1.2.1a',
    );
    p.choose('place mk-logistics-okh e3702');
    expect(p.at('mk-logistics-okh')).toBe('e3702');
  });

  it('1.2.1b one picked up is not placed again in the same segment', () => {
    const p = logistics('barbarossa', AXIS, 'e3702 mk-logistics-okh', 'force-pool mk-logistics-okw');
    p.choose('pick-up mk-logistics-okh');
    expect(p.at('mk-logistics-okh')).toBe('force-pool');
    expect(p.choose('place mk-logistics-okh e3702')).toBe(
      'OKH Logistics was picked up in this segment; see 1.2.1b',
    );
    expect(p.choose('pick-up mk-logistics-okw')).toBe('OKW Logistics is not on the map; see 1.2.1b');
    expect(p.choose('place mk-logistics-okw e3702')).toBe('');
  });

  it('1.2.1c one marker is in a hex', () => {
    const p = logistics('barbarossa', AXIS, 'e3702 mk-logistics-okw', OKH);
    expect(p.choose('place mk-logistics-okh e3702')).toBe('such a marker is already in Warsaw; see 1.2.1c');
  });

  it('1.2.1a, G.airbase2 AFHQ and SHAEF serve British and US units', () => {
    const p = logistics('fall-of-france', WESTERN, 'force-pool mk-logistics-shaef', 'w3517 gb-inf-2');
    expect(choices(p, 'place')).toEqual(['mk-logistics-shaef w3915', 'mk-logistics-shaef w3916']);
  });

  it('1.2 is skipped without such markers', () => {
    const { u } = new TestPosition('barbarossa');
    expect(noLogistics(u, AXIS)).toBe('no Logistics markers or Partisan Bases');
    expect(noLogistics(new TestPosition('barbarossa', OKH).u, AXIS)).toBeNull();
  });
});

describe('1.2.2 Partisan Bases', () => {
  const BASES = 'force-pool mk-partisan-base-soviet-1 mk-partisan-base-soviet-2';

  it('1.2.2a in a Rough or City hex of a Conquered Minor Country', () => {
    const p = logistics('barbarossa', SOVIET, BASES);
    const poland = choices(p, 'place').map((text) => text.split(' ')[1]);
    expect(poland.length).toBeGreaterThan(0);
    expect(p.choose('place mk-partisan-base-soviet-1 e3906')).toBe(
      'Minsk is in no Conquered Minor Country; see 1.2.2a',
    );
    const plain = SHEET.landHexes.find(
      (hex) => ownershipOf(p.u).country[hex] === POLAND && !SHEET.isRough[hex] && !SHEET.isCity[hex],
    )!;
    expect(p.choose(`place mk-partisan-base-soviet-1 ${SHEET.ids[plain]}`)).toContain(
      'is neither Rough nor a City; see 1.2.2a',
    );
    // The Polish Corridor is German.
    expect(p.choose('place mk-partisan-base-soviet-1 w3927')).toContain('1.2.2a');
  });

  it('1.2.2b one in each Country in a segment', () => {
    const p = logistics('barbarossa', SOVIET, BASES);
    expect(p.choose(`place mk-partisan-base-soviet-2 e3702`)).toBe(
      'another Soviet Partisan Base is just like this one and is placed before it; see 1.2.2a',
    );
    p.choose(p.options[0]);
    expect(p.choose('place mk-partisan-base-soviet-2 e3702')).toContain('1.2.2b');
    expect(choices(p, 'place')).toEqual([]);
  });

  it('1.2.2c not where the Axis has a unit or a marker', () => {
    const p = logistics('barbarossa', SOVIET, BASES);
    expect(p.choose('place mk-partisan-base-soviet-1 e3702')).toBe('the Axis guards Warsaw; see 1.2.2c');
    expect(choices(p, 'place')).toEqual(['mk-partisan-base-soviet-1 e3701']);
    // An Air Force guards that hex, and nothing is left to choose.
    expect(logistics('barbarossa', SOVIET, BASES, 'e3701 de-af-2').asked).toBe('idle');
  });

  it('1.2.2e it can be picked up', () => {
    const p = logistics('barbarossa', SOVIET, 'e3601 mk-partisan-base-soviet-1');
    p.choose('pick-up mk-partisan-base-soviet-1');
    expect(p.at('mk-partisan-base-soviet-1')).toBe('force-pool');
    expect(p.choose('pick-up mk-logistics-okh')).toBe('OKH Logistics is not yours; see p.c');
  });
});
