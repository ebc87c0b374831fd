import { describe, expect, it } from 'vitest';
import { TestPosition } from '../../test/position.js';
import { AXIS, SOVIET, WESTERN } from '../ids.js';
import { isSupplied } from '../supply/supply.js';
import { pushEmergencyBreakdown } from './break-down.js';
import { organizationPhase } from './organization.js';

function segment(p: TestPosition, faction = AXIS): TestPosition {
  p.u.table.phasing = faction;
  return p.run((u) => u.push(organizationPhase, {}));
}
const east = (...lines: string[]) => new TestPosition('barbarossa', ...lines);
/** Only these units are on the map. */
const alone = (...lines: string[]) => new TestPosition('barbarossa').clearMap().put(...lines);
const withVerb = (p: TestPosition, verb: string) => p.options.filter((text) => text.startsWith(`${verb} `));

describe('combination', () => {
  it('2.3.1a, 2.3.1c, 2.3.1i: three infantry units become a full army from the Force Pool', () => {
    // In Warsaw. The units are alike: only whether two or three of them is a choice.
    const p = segment(alone('force-pool de-army-9', 'e3702 de-inf-1 de-inf-2 de-inf-3'));
    expect(p.choose('combine de-army-9 e3702, with de-inf-3')).toBe('');
    expect(p.at('de-army-9')).toBe('e3702');
    expect(['de-inf-1', 'de-inf-2', 'de-inf-3'].map((id) => p.at(id))).toEqual(Array(3).fill('force-pool'));
    expect(p.log.at(0)).toBe('Units in Warsaw become German Army 9');
  });

  it('2.3.1i: two of them become a reduced army', () => {
    const p = segment(alone('e3702 de-inf-1 de-inf-2'));
    expect(p.choose('combine de-army-8 e3702')).toBe('');
    expect(p.at('de-army-8')).toBe('e3702/1');
  });

  it('2.3.1d: a step that joins a reduced army flips it', () => {
    const p = segment(new TestPosition('case-white'));
    // Königsberg and Berlin, as the training scenario says; elsewhere nothing fits.
    expect(withVerb(p, 'combine')).toEqual([
      'combine de-army-3 e4002',
      'combine de-army-8 w3825',
      'combine de-hq-nor w3825',
    ]);
    expect(p.choose('combine de-army-3 w3825')).toMatch(/is not in/);
    expect(p.choose('combine de-army-3 e4002')).toBe('');
    expect(p.at('de-army-3')).toBe('e4002');
  });

  it('2.3.1c: a counter with a Delay Stripe goes to the Delay Box', () => {
    const p = segment(alone('force-pool de-army-9', 'e3702 de-inf-1 de-corps-1fls'));
    expect(p.choose('combine de-army-9 e3702')).toBe('');
    expect([p.at('de-inf-1'), p.at('de-corps-1fls')]).toEqual(['force-pool', 'delay-box']);
  });

  it('2.3.1b: all units are supplied, and no enemy Air unit is there', () => {
    // Deep in Russia.
    const lost = segment(east('e4311 de-inf-1 de-inf-2'));
    expect(lost.choose('combine de-army-8 e4311')).toMatch(/are not supplied.*; see 2.3.1b/);
    const bombed = segment(east('e3702 de-inf-1 de-inf-2 su-af-1by'));
    expect(isSupplied(bombed.u, bombed.counter('de-inf-1'))).toBe(true);
    expect(bombed.choose('combine de-army-8 e3702')).toMatch(/an enemy Air unit in Warsaw/);
  });

  it('2.3.1e: an infantry army takes no armor, an armor army at least half', () => {
    const p = segment(alone('force-pool de-army-3p', 'e3702 de-inf-1 de-arm-1'));
    expect(p.choose('combine de-army-8 e3702')).toMatch(/not of the types.*; see 2.3.1e/);
    expect(p.choose('combine de-army-3p e3702')).toBe('');
    expect(p.at('de-army-3p')).toBe('e3702/1');
    const infantry = segment(alone('force-pool de-army-3p', 'e3702 de-inf-1 de-inf-2'));
    expect(infantry.choose('combine de-army-3p e3702')).toMatch(/2.3.1e/);
  });

  it('2.3.1e: an HQ takes any steps of its nation', () => {
    const p = segment(alone('force-pool de-hq-cen', 'e3702 de-inf-1 de-arm-1'));
    expect(p.choose('combine de-hq-cen e3702')).toBe('');
    expect(p.at('de-hq-cen')).toBe('e3702/1');
  });

  it('2.3.1f: Exp units and fortresses do not combine', () => {
    const p = segment(east('force-pool hu-army-3', 'e3201 hu-exp hu-army-1/reduced'));
    expect(p.choose('combine hu-army-3 e3201')).toMatch(/have together the steps.*; see 2.3.1a/);
    expect(p.choose('combine de-fort-fe-1 e3201')).toMatch(/2.3.1f/);
  });

  it('2.3.1d: two Russian armies on their reduced sides: one flips, one goes to the Force Pool', () => {
    const p = segment(east('e4312 su-army-16/reduced su-army-19/reduced'), SOVIET);
    expect(p.choose('combine su-army-16 e4312')).toBe('');
    expect([p.at('su-army-16'), p.at('su-army-19')]).toEqual(['e4312', 'force-pool/1']);
  });

  it('13.8.3b: a multi-national unit takes one step of a Minor Country into its Holding Box', () => {
    const p = segment(alone('force-pool ax-army-20', 'e3702 de-inf-1 fi-ski-1', 'e3501 de-inf-2 hu-res'));
    expect(p.choose('combine ax-army-20 e3501')).toMatch(/2.3.1a/);
    expect(p.choose('combine ax-army-20 e3702')).toBe('');
    expect([p.at('ax-army-20'), p.at('fi-ski-1'), p.at('de-inf-1')]).toEqual([
      'e3702/1',
      'holding-box',
      'force-pool',
    ]);
    expect(p.u.table.holding).toEqual([p.counter('ax-army-20'), p.counter('fi-ski-1')]);
  });

  it('13.8.3e, G.delaystripe: the unit in a Holding Box leaves the map with the multi-national unit', () => {
    const p = alone('e3702 ax-army-20/reduced de-inf-1', 'holding-box fi-ski-1');
    p.u.table.holding = [p.counter('ax-army-20'), p.counter('fi-ski-1')];
    segment(p).choose('eliminate, unit ax-army-20');
    expect([p.at('ax-army-20'), p.at('fi-ski-1')]).toEqual(['delay-box/1', 'force-pool']);
    expect(p.u.table.holding).toEqual([]);
  });
});

describe('fortress conversion', () => {
  it('2.3.2.2a: infantry in Moscow becomes the fortress Mos', () => {
    const p = segment(east('e4312 su-army-16/reduced', 'e4311 su-army-19/reduced'), SOVIET);
    expect(p.choose('fortify su-army-19')).toMatch(/cannot become a fortress.*; see 2.3.2.2a/);
    expect(p.choose('fortify su-army-16')).toBe('');
    expect([p.at('su-fort-mos'), p.at('su-army-16')]).toEqual(['e4312', 'force-pool/1']);
  });

  it('2.3.2.1a: a Port-a-Fort in its own land turns over, once in a segment', () => {
    const p = segment(new TestPosition('fall-of-france', 'w3516 fr-paf-def'), WESTERN);
    expect(p.choose('fortify fr-paf-def')).toBe('');
    expect(p.at('fr-paf-def')).toBe('w3516/2');
    expect(p.choose('unfortify fr-paf-def')).toMatch(/converted in this segment already/);
    p.choose('done');
    segment(p, WESTERN);
    expect(p.choose('unfortify fr-paf-def')).toBe('');
    expect(p.at('fr-paf-def')).toBe('w3516');
  });

  it('2.3.2.1a: not in land of others', () => {
    const p = segment(
      new TestPosition('fall-of-france', 'w3521 fr-paf-def').put('removed de-inf-4'),
      WESTERN,
    );
    expect(p.choose('fortify fr-paf-def')).toMatch(/is not land of your faction/);
  });

  it('2.3.2.4a, 2.3.2.4b, 2.3.2.4c: FE fortresses only under No Retreat, on the coast or in Cities abroad', () => {
    const p = segment(east('force-pool de-fort-fe-1', 'e4304 de-inf-1', 'removed su-army-plv'));
    expect(p.choose('fortify de-inf-1')).toMatch(/2.3.2.2a/);
    p.put('vp-track mk-no-retreat');
    expect(p.choose('fortify de-inf-1')).toBe('');
    expect([p.at('de-fort-fe-1'), p.at('de-inf-1')]).toEqual(['e4304', 'force-pool']);
    p.choose('done');
    segment(p);
    expect(p.choose('unfortify de-fort-fe-1')).toBe('');
    expect(p.at('de-inf-1')).toBe('e4304');
  });

  it('2.3.2.2b: the Stalin Line is raised on a Border of the Home Country', () => {
    const p = segment(east('force-pool su-fort-stalin-line-1'), SOVIET);
    expect(p.choose('raise su-fort-stalin-line-1 e4312')).toMatch(/2.3.2.2b/);
    const [first] = withVerb(p, 'raise');
    expect(p.choose(first)).toBe('');
    expect(p.at('su-fort-stalin-line-1')).toBe(first.split(' ')[2]);
  });
});

describe('elimination, breakdown and order', () => {
  it('2.3.3a: a unit or a step goes to the Delay Box or the Force Pool by its stripe', () => {
    const p = segment(east());
    expect(p.choose('eliminate, unit de-army-4')).toBe('');
    expect(p.at('de-army-4')).toBe('delay-box/1');
    expect(p.choose('eliminate, step de-army-16')).toBe('');
    expect(p.at('de-army-16')).toBe('e4003/1');
    expect(p.choose('eliminate, unit su-army-14')).toMatch(/not yours/);
  });

  it('2.3.4a: an army stays on its reduced side, with one unit beside it', () => {
    const p = segment(east());
    expect(p.choose('break de-army-4, keep')).toBe('');
    expect(p.choose(withVerb(p, 'into').find((text) => text.includes('de-inf'))!)).toBe('');
    expect(p.at('de-army-4')).toBe('e3803/1');
  });

  it('2.3.4a, 2.3.4b: or it is wholly replaced', () => {
    const p = segment(east('removed de-corps-19g'));
    expect(p.choose('break de-hq-nor')).toBe('');
    expect(p.asked).toBe('breaking');
    expect(withVerb(p, 'army')).not.toEqual([]);
    for (let i = 0; i < 3; i++) p.choose(withVerb(p, 'into')[0]);
    expect(p.at('de-hq-nor')).toBe('delay-box/1');
  });

  it('2.3.4c: only if the Force Pool has counters for all steps', () => {
    const p = segment(east('removed su-mech-1 su-mech-2'), SOVIET);
    for (const id of ['16', '19', '20', '21', '22', '24', '26', 'obu', 'gor']) p.put(`removed su-army-${id}`);
    expect(p.choose('break su-army-14')).toMatch(/has not enough units.*; see 2.3.4c/);
    p.put('force-pool su-army-16/reduced');
    expect(p.choose('break su-army-14')).toBe('');
    expect([p.at('su-army-14'), p.at('su-army-16')]).toEqual(['e5306/1', 'e5306/1']);
  });

  it('2.3.4d: an armor army leaves one armor unit for two steps', () => {
    const p = segment(east());
    expect(p.choose('break de-army-1p')).toBe('');
    expect(p.choose(withVerb(p, 'into').find((text) => text.includes('de-inf'))!)).toBe('');
    expect(p.choose(withVerb(p, 'into').find((text) => text.includes('de-inf'))!)).toBe('');
    // The last step is the armor that is owed: it answers itself.
    expect(p.asked).toBe('organization');
    expect(p.at('de-army-1p')).toBe('delay-box/1');
    expect(p.log.filter((line) => line.includes('armor'))).toHaveLength(1);
  });

  it('2.3a: what comes earlier in the segment is over', () => {
    const p = segment(east('e3702 de-inf-1 de-inf-2'));
    p.choose('eliminate, unit de-army-4');
    expect(p.choose('combine de-army-8 e3702')).toMatch(/combination comes before voluntary elimination/);
    expect(withVerb(p, 'combine')).toEqual([]);
  });

  it('2.3.4e, 2.3.4f: Emergency Breakdown; steps without a counter are lost', () => {
    const p = new TestPosition('barbarossa', 'e4312 su-hq-2by', 'removed su-mech-1 su-mech-2');
    for (const id of ['16', '19', '20', '21', '22', '24', '26', 'obu', 'gor']) p.put(`removed su-army-${id}`);
    p.put('force-pool su-army-16/reduced su-army-19/reduced');
    p.run((u) => pushEmergencyBreakdown(u, p.counter('su-hq-2by')));
    p.choose('into su-army-16');
    expect([p.at('su-army-16'), p.at('su-army-19'), p.at('su-hq-2by')]).toEqual([
      'e4312/1',
      'e4312/1',
      'delay-box/1',
    ]);
    const multi = new TestPosition('barbarossa', 'e4705 ax-army-20/reduced', 'holding-box fi-ski-1');
    multi.u.table.holding = [multi.counter('ax-army-20'), multi.counter('fi-ski-1')];
    multi.run((u) => pushEmergencyBreakdown(u, multi.counter('ax-army-20')));
    multi.choose(withVerb(multi, 'into')[0]);
    expect([multi.at('fi-ski-1'), multi.at('ax-army-20')]).toEqual(['e4705', 'delay-box/1']);
    expect(multi.u.table.holding).toEqual([]);
  });
});

describe('Detachments', () => {
  const west = (...lines: string[]) => segment(new TestPosition('fall-of-france', ...lines), WESTERN);

  it('2.3.5a, C.k: a British unit of the Force Pool is turned over in a City with a supplied British unit', () => {
    const p = west();
    const [one] = withVerb(p, 'detach').filter((text) => text.includes('gb-inf'));
    const counter = one.split(' ')[1];
    expect(p.choose('detach gb-arm-1 w3916')).toMatch(/no Detachment, and has none on its back/);
    expect(p.choose(`detach ${counter} w3516`)).toMatch(/no ground unit of that nation/);
    expect(p.choose(`detach ${counter} w3916`)).toBe('');
    expect([p.at(counter), p.at('mk-detachment-gb-1')]).toEqual(['removed', 'w3916']);
  });

  it('2.3.5a: one Detachment in a hex', () => {
    const p = west('w3916 mk-detachment-gb-1');
    const free =
      withVerb(p, 'detach')
        .find((text) => text.includes('gb-inf'))
        ?.split(' ')[1] ?? 'gb-inf-2';
    expect(p.choose(`detach ${free} w3916`)).toMatch(/already in London/);
  });

  it('2.3.5b: a Detachment is picked up and returns to the Force Pool', () => {
    const p = west();
    expect(p.choose('recall mk-detachment-fr-1')).toBe('');
    expect(p.at('mk-detachment-fr-1')).toBe('force-pool');
    expect(p.choose('break fr-army-7')).toMatch(/breakdown comes before picking up Detachments/);
  });
});
