import { describe, expect, it } from 'vitest';
import { TestPosition } from '../../test/position.js';
import { WESTERN } from '../ids.js';
import { LIMITED_WAR } from '../table.js';
import { delaySegment } from './delay.js';
import { delayModifiers } from './modifiers.js';
import { moveOnTrack } from './move-on-track.js';
import { turnMarkerSegment } from './turn-track.js';

const segment = (p: TestPosition, ...dice: number[]) => p.run((u) => u.push(delaySegment, {}), ...dice);
const nextTurn = (p: TestPosition) => p.run((u) => u.push(turnMarkerSegment, {}));
const total = (p: TestPosition, id: string) =>
  delayModifiers(p.u, p.counter(id)).reduce((sum, { size }) => sum + size, 0);

describe('the Delay Segment', () => {
  it('7.1a, 7.1d, 7.1g: each counter gets a die, Axis first, and goes that many boxes ahead', () => {
    const p = new TestPosition('barbarossa', 'delay-box su-af-1by de-af-2 de-army-4/reduced');
    p.u.table.vp.tide = false;
    segment(p, 3, 2, 6);
    expect(p.log).toEqual([
      'German Army 4 is delayed: a 3; it returns in Aug–Sept 1941',
      'German Air Force 2 is delayed: a 2; it returns in July–Aug 1941',
      'Russian Air Force 1By is delayed: a 6; it returns in Jan–Feb 1942',
    ]);
    expect(p.at('de-army-4')).toBe('turn-track/1');
  });

  it('V.c, A-4b: in Total War Axis Tide takes its box off Axis rolls, down to one turn', () => {
    const p = new TestPosition('barbarossa', 'delay-box de-af-2 su-af-1by');
    p.u.table.vp = { box: 3, tide: true };
    segment(p, 2, 2);
    expect(p.log).toEqual([
      'German Air Force 2 is delayed: a 2, −3 for Axis Tide; it returns in June–July 1941',
      'Russian Air Force 1By is delayed: a 2; it returns in July–Aug 1941',
    ]);
    p.u.table.warState = LIMITED_WAR;
    expect(total(p, 'de-af-2')).toBe(0);
  });

  it('7.1b, A-4: markers and units in the Strategic Warfare Box act on one faction each', () => {
    const p = new TestPosition('barbarossa');
    p.u.table.vp.tide = false;
    p.put('strategic-warfare-box mk-materiel-shortages us-bmb-8 gb-bmb-bc');
    expect([total(p, 'de-af-1'), total(p, 'gb-af-1'), total(p, 'su-af-1by')]).toEqual([3, 0, 0]);
    p.put('strategic-warfare-box de-sub-vii de-bmb-ost mk-jet-fighter-production mk-us-victory-program');
    expect([total(p, 'gb-af-1'), total(p, 'gb-sf-home'), total(p, 'su-af-1by')]).toEqual([3, 2, 2]);
    // Units only.
    expect(total(p, 'mk-logistics-afhq')).toBe(1);
    p.u.table.warProduction[WESTERN] = 1;
    expect(total(p, 'gb-sf-home')).toBe(1);
    p.u.table.uscl = 4;
    expect([total(p, 'de-af-1'), total(p, 'gb-sf-home')]).toEqual([5, -1]);
    p.put('strategic-warfare-box mk-reduced-us-impact');
    expect(total(p, 'de-af-1')).toBe(4);
  });

  it('7.1c: in the Naval Warfare Delay Box a 6 is rolled again and added', () => {
    const p = new TestPosition('fall-of-france', 'naval-warfare-delay-box gb-sf-home', 'delay-box gb-af-1');
    segment(p, 6, 6, 6, 2);
    expect(p.log).toEqual([
      'British Air Force 1 is delayed: a 6; it returns in Sept–Oct 1940',
      'British Surface Fleet Home is delayed: 14 in all, each 6 rolled again; it returns in Aug–Sept 1941',
    ]);
  });
});

describe('the Turn Marker Segment', () => {
  it('7.2a, 7.2d: the turn advances and the counters of its box go to the Force Pool', () => {
    const p = new TestPosition('barbarossa');
    const before = p.u.table.turn;
    nextTurn(p);
    expect(p.u.table.turn).toBe(before + 1);
    expect([p.at('de-army-2'), p.at('de-af-1')]).toEqual(['force-pool/1', 'force-pool']);
    expect(p.log).toEqual([
      'German Army 2 comes off the Turn Track',
      'German Air Force 1 comes off the Turn Track',
    ]);
  });

  it('C.k: a Detachment comes back as the unit on its other side', () => {
    const p = new TestPosition('fall-of-france', 'turn:1940-04 mk-detachment-gb-1 mk-detachment-fr-2');
    nextTurn(p);
    expect([p.at('mk-detachment-gb-1'), p.at('gb-inf-3')]).toEqual(['removed', 'force-pool']);
    expect(p.at('mk-detachment-fr-2')).toBe('force-pool');
  });

  it('T.e: a counter is moved one box to the left', () => {
    const p = new TestPosition('barbarossa', 'turn:1941-07 de-af-2 mk-scratch-convoy-axis');
    p.run((u) => moveOnTrack(u, p.counter('de-af-2'), -1));
    expect(p.log).toEqual(['German Air Force 2 is moved on the Turn Track to June–July 1941']);
  });
});
