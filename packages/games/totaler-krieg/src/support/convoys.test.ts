import { describe, expect, it } from 'vitest';
import { choices, putInZone, supportSegment, zoneNamed } from '../../test/support.js';
import { AS_ESCORT } from '../counters/counters.js';
import { AXIS, SOVIET, WESTERN } from '../ids.js';
import { TROOP_SIDE } from '../supply/convoys.js';
import { canCarry, troopConvoysIn, useConvoy } from './convoys.js';

describe('2.2.3.7 convoys', () => {
  it('2.2.3.7a a convoy goes where its faction has an Open Port, on either side', () => {
    const p = supportSegment('barbarossa', SOVIET);
    expect(choices(p, 'supply-convoy')).toEqual([
      'mk-convoy-su arctic-ocean',
      'mk-convoy-su baltic-sea',
      'mk-convoy-su black-sea',
      'mk-convoy-su caspian-sea',
    ]);
    expect(p.choose('supply-convoy mk-convoy-su north-sea')).toBe(
      'you have no Open Port in the North Sea; see 2.2.3.7a',
    );
    p.choose('troop-convoy mk-convoy-su black-sea');
    expect(p.at('mk-convoy-su')).toBe(`black-sea convoys/${TROOP_SIDE}`);
    expect(p.log).toContain('Russian Convoy is a Troop Convoy in the Black Sea');
  });

  it('2.2.3.7a, G.openport2 an enemy Fleet On Station leaves no Open Port', () => {
    const p = supportSegment('fall-of-france', WESTERN, {
      arrange: (u) => putInZone(u, 'de-sub-vii', 'north-sea on-station'),
    });
    expect(p.choose('supply-convoy mk-convoy-gb-1 north-sea')).toContain('2.2.3.7a');
  });

  it('11.5d no convoy is placed in the frozen Baltic Sea', () => {
    const p = supportSegment('barbarossa', AXIS, { turn: '1941-11' });
    expect(p.choose('supply-convoy mk-convoy-de baltic-sea')).toBe(
      'German Convoy cannot be placed in the Baltic Sea: it is frozen; see 11.5d',
    );
  });

  it("2.2.3.7b a Minor Country's convoy serves its own units, a Major Country's and a Scratch Convoy all", () => {
    const { u, counter } = supportSegment('fall-of-france', WESTERN);
    const carries = (convoy: string, unit: string) => canCarry(u, counter(convoy), counter(unit));
    expect(carries('mk-convoy-gb-1', 'fr-corps-alp')).toBe(true);
    expect(carries('mk-convoy-fr', 'fr-corps-alp')).toBe(true);
    expect(carries('mk-convoy-fr', 'gb-corps-bef')).toBe(false);
    expect(carries('mk-scratch-convoy-axis', 'de-inf-1')).toBe(true);
    expect(carries('mk-convoy-de', 'gb-inf-1')).toBe(false);
  });

  it('2.2.3.7c a Troop Convoy carries one one-step unit, then it is used', () => {
    const p = supportSegment('fall-of-france', WESTERN, { put: ['force-pool mk-fleet-train-us'] });
    const carries = (convoy: string, unit: string) => canCarry(p.u, p.counter(convoy), p.counter(unit));
    expect(carries('mk-convoy-gb-1', 'gb-inf-1')).toBe(true);
    expect(carries('mk-convoy-gb-1', 'fr-army-7')).toBe(false);
    // C.va
    expect(carries('mk-fleet-train-us', 'fr-army-7')).toBe(true);
    p.choose('troop-convoy mk-convoy-gb-1 north-sea');
    const sea = zoneNamed('north-sea');
    expect(troopConvoysIn(p.u, WESTERN, sea)).toEqual([p.counter('mk-convoy-gb-1')]);
    useConvoy(p.u, p.counter('mk-convoy-gb-1'));
    expect(p.at('mk-convoy-gb-1')).toContain('north-sea used');
    expect(troopConvoysIn(p.u, WESTERN, sea)).toEqual([]);
  });

  it('2.2.3.7d a Supply Convoy is no Troop Convoy', () => {
    const p = supportSegment('fall-of-france', WESTERN);
    p.choose('supply-convoy mk-convoy-gb-1 north-sea');
    expect(troopConvoysIn(p.u, WESTERN, zoneNamed('north-sea'))).toEqual([]);
  });

  it('2.2.3.7e, 2.2.3.3d Surface Fleets and Air Forces can be Escort Troop Convoys, and only that', () => {
    const p = supportSegment('fall-of-france', WESTERN, { put: ['force-pool gb-cv-force-h'] });
    expect(p.choose('supply-convoy gb-sf-home north-sea')).toBe(
      'British Surface Fleet Home can only be a Troop Convoy; see 2.2.3.7e',
    );
    expect(p.choose('troop-convoy gb-cv-force-h north-sea')).toBe(
      'British CV Fleet Force H is no convoy: only Surface Fleets and Air Forces can be placed as Escort Troop Convoys; see 2.2.3.7e',
    );
    // 2.2.3.2f: nobody is asked whether he contests.
    expect(p.choose('troop-convoy gb-sf-home north-sea')).toBe('');
    expect(p.choose('troop-convoy gb-af-1 north-sea')).toBe('');
    expect(p.at('gb-sf-home')).toBe(`north-sea convoys/${AS_ESCORT}`);
    expect(troopConvoysIn(p.u, WESTERN, zoneNamed('north-sea'))).toHaveLength(2);
    expect(canCarry(p.u, p.counter('gb-sf-home'), p.counter('fr-army-7'))).toBe(false);
  });

  it('2.2.3a of two convoys that are alike the first is placed', () => {
    const p = supportSegment('fall-of-france', WESTERN, { put: ['force-pool mk-convoy-gb-2'] });
    expect(choices(p, 'supply-convoy')).not.toContain('mk-convoy-gb-2 north-sea');
    expect(p.choose('supply-convoy mk-convoy-gb-2 north-sea')).toBe(
      'another British Convoy is just like this one and is placed before it; see 2.2.3a',
    );
    p.choose('supply-convoy mk-convoy-gb-1 north-sea');
    expect(p.choose('supply-convoy mk-convoy-gb-2 north-sea')).toBe('');
  });

  it("2.2.3.7f, 2.2.1c convoys stay until their owner's next Return to Base", () => {
    const given = {
      arrange: (u: Parameters<typeof putInZone>[0]) => {
        putInZone(u, 'mk-convoy-de', 'baltic-sea convoys');
        putInZone(u, 'mk-scratch-convoy-axis', 'black-sea used', TROOP_SIDE);
        putInZone(u, 'de-af-2', 'baltic-sea used', AS_ESCORT);
      },
    };
    const enemy = supportSegment('barbarossa', SOVIET, given);
    expect(enemy.at('mk-convoy-de')).toBe('baltic-sea convoys');
    const own = supportSegment('barbarossa', AXIS, given);
    expect(['mk-convoy-de', 'mk-scratch-convoy-axis', 'de-af-2'].map((id) => own.at(id))).toEqual([
      'force-pool',
      'delay-box',
      'delay-box',
    ]);
  });
});
