import { describe, expect, it } from 'vitest';
import { choices, supportSegment } from '../../test/support.js';
import { AXIS, type Faction, SOVIET, WESTERN } from '../ids.js';
import { BRITAIN, RUSSIA } from '../map/areas.js';
import { SHEET } from '../map/sheet.js';
import type { U } from '../table.js';
import { areAtWar } from './at-war.js';

/** A Failure marker that affects a faction. */
const failure = (faction: Faction, id: string) => (u: U) => {
  u.table.failures.push({ faction, hex: SHEET.hexAt(id), supply: true });
};

describe('2.2.3.2 contesting', () => {
  it('2.2.3.2a, 2.2.3.2d the Interceptor PVO contests an Air Force, and both go to the Delay Box', () => {
    const p = supportSegment('barbarossa', AXIS);
    p.choose('place de-af-2 e3704');
    expect([p.asked, p.prompt]).toEqual([
      'contest',
      'German Air Force 2 is to be placed in Brest-Litovsk. Is that contested?',
    ]);
    expect(p.options).toEqual(['contest su-int-pvo', 'pass']);
    p.choose('contest su-int-pvo');
    expect([p.at('de-af-2'), p.at('su-int-pvo')]).toEqual(['delay-box', 'delay-box']);
    expect(p.log.at(-1)).toBe('Russian Interceptor PVO contests German Air Force 2: both are delayed');
    // 2.2.3.2e: the same place may be tried again.
    expect(p.choose('place de-af-3 e3704')).toBe('');
    expect(p.at('de-af-3')).toBe('e3704');
  });

  it('2.2.3b whoever is not contested is placed', () => {
    const p = supportSegment('barbarossa', AXIS);
    p.choose('place de-af-2 e3704');
    p.choose('pass');
    expect([p.at('de-af-2'), p.at('su-int-pvo'), p.asked]).toEqual(['e3704', 'force-pool', 'support']);
  });

  it('2.2.3.2a nobody is asked who could not contest', () => {
    const p = supportSegment('barbarossa', AXIS);
    // Far from every Soviet Air Base.
    p.choose('place de-af-2 w3526');
    expect([p.at('de-af-2'), p.asked]).toEqual(['w3526', 'support']);
    const poland = supportSegment('case-white', AXIS);
    poland.choose('place de-af-1 e3702');
    expect(poland.at('de-af-1')).toBe('e3702');
  });

  it('2.2.3.2a, 13.1c the two Allied factions do not contest each other', () => {
    const { u } = supportSegment('1941a', SOVIET);
    expect(areAtWar(u, BRITAIN, RUSSIA)).toBe(false);
    const given = { put: ['force-pool gb-int-fc gb-af-1 su-af-1by', 'e4607 gb-inf-1', 'e4608 su-inf-1'] };
    const p = supportSegment('barbarossa', SOVIET, given);
    const hex = choices(p, 'place')[0];
    p.choose(`place ${hex}`);
    expect(p.asked).toBe('support');
  });

  it('2.2.3.2b an Air Force contests a Fleet only within three hexes of a Naval Base', () => {
    // British Air Force 1 reaches the North Sea, and London is a Naval Base.
    const near = supportSegment('fall-of-france', AXIS, { put: ['delay-box gb-sf-home'] });
    near.choose('station de-sub-vii north-sea');
    expect(near.options).toEqual(['contest gb-af-1', 'pass']);
    // Without a supplied garrison in a port there is none: w4016 is an Air Base only.
    const far = supportSegment('fall-of-france', AXIS, {
      put: ['delay-box gb-sf-home', 'removed gb-inf-1 gb-army-nw', 'w4016 gb-inf-2', 'w3518 fr-army-7'],
    });
    far.choose('station de-sub-vii north-sea');
    expect(far.at('de-sub-vii')).toBe('north-sea on-station');
  });

  it('2.2.3.2c, 2.2.3.2d a Surface Fleet contests a Fleet: both go to the Naval Warfare Delay Box', () => {
    const p = supportSegment('fall-of-france', AXIS);
    p.choose('station de-sub-vii north-sea');
    expect(p.options).toEqual(['contest gb-af-1', 'contest gb-sf-home', 'pass']);
    p.choose('contest gb-sf-home');
    expect([p.at('de-sub-vii'), p.at('gb-sf-home')]).toEqual([
      'naval-warfare-delay-box',
      'naval-warfare-delay-box',
    ]);
  });

  it('2.2.3.2c Interceptors contest Air units only; Bombers and Sub Fleets nobody', () => {
    const given = { put: ['force-pool gb-int-fc gb-bmb-bc', 'delay-box gb-af-1'] };
    const fleet = supportSegment('fall-of-france', AXIS, given);
    fleet.choose('station de-sub-vii north-sea');
    expect(fleet.options).toEqual(['contest gb-sf-home', 'pass']);
    expect(fleet.choose('contest gb-int-fc')).toBe(
      'British Interceptor FC cannot contest German Sub Fleet Type VII in the North Sea; see 2.2.3.2c',
    );
    expect(fleet.choose('contest gb-bmb-bc')).toBe('British Bomber BC never contests; see 2.2.3.2c');
    expect(fleet.choose('contest gb-af-1')).toBe(
      'British Air Force 1 is not in the Force Pool, from which units contest; see 2.2.3.2a',
    );
    const air = supportSegment('fall-of-france', AXIS, given);
    air.choose('station de-af-1 north-sea');
    expect(air.options).toEqual(['contest gb-int-fc', 'contest gb-sf-home', 'pass']);
  });

  it('2.2.3.2c, C.q a CV Fleet contests an Air unit over land as a CV Strike', () => {
    const p = supportSegment('fall-of-france', AXIS, {
      put: ['force-pool gb-cv-force-h', 'delay-box gb-af-1'],
    });
    p.choose('place de-af-1 w3921');
    expect(p.options).toEqual(['contest gb-cv-force-h', 'pass']);
    expect(p.choose('contest gb-sf-home')).toContain('2.2.3.2c');
    p.choose('contest gb-cv-force-h');
    expect([p.at('de-af-1'), p.at('gb-cv-force-h')]).toEqual(['delay-box', 'delay-box']);
  });

  it('2.2.3c, 18.12 a faction places nothing in its Failure Hexes and does not contest there', () => {
    const own = supportSegment('barbarossa', AXIS, { arrange: failure(AXIS, 'e3704') });
    expect(own.choose('place de-af-2 e3704')).toBe(
      'German Air Force 2 cannot be placed in Brest-Litovsk: it is a Failure Hex; see 2.2.3c',
    );
    expect(own.choose('place de-af-2 e3107')).toBe('');
    const theirs = supportSegment('barbarossa', AXIS, { arrange: failure(SOVIET, 'e3704') });
    theirs.choose('place de-af-2 e3704');
    expect([theirs.at('de-af-2'), theirs.asked]).toEqual(['e3704', 'support']);
  });

  it('2.2.3.2f convoys are not contested', () => {
    const p = supportSegment('fall-of-france', AXIS);
    p.choose('supply-convoy mk-convoy-de north-sea');
    expect([p.at('mk-convoy-de'), p.asked]).toEqual(['north-sea convoys', 'support']);
  });

  it('2.2.3.2a the other two factions are asked in the order of play until one contests', () => {
    const p = supportSegment('fall-of-france', WESTERN, { put: ['force-pool de-int-6'] });
    p.choose('station gb-af-1 north-sea');
    expect(p.asked).toBe('contest');
    p.choose('contest de-int-6');
    expect([p.at('gb-af-1'), p.at('de-int-6'), p.asked]).toEqual(['delay-box', 'delay-box', 'support']);
  });
});
