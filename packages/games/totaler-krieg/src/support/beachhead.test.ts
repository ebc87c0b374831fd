import { describe, expect, it } from 'vitest';
import { choices, supportSegment } from '../../test/support.js';
import { COUNTER } from '../counters/counters.js';
import { AXIS, WESTERN } from '../ids.js';
import { SHEET } from '../map/sheet.js';
import { atHex } from '../places.js';
import { put } from '../position/position.js';
import type { U } from '../table.js';

/** A Western Beachhead in the Channel that points at Calais, with units on it. */
function beachheadAt(id: string, land: string, ...units: string[]) {
  return (u: U) => {
    const counter = COUNTER.index('mk-beachhead-western');
    const hex = SHEET.hexAt(id);
    const side = SHEET.grid.sideTowards(hex, SHEET.hexAt(land));
    u.table.beachheads.push({ counter, hex, side, air: true });
    put(u, counter, atHex(hex), 0);
    for (const unit of units) put(u, COUNTER.index(unit), atHex(hex));
  };
}

describe('2.2.3.5 Beachheads', () => {
  it('2.2.3.5a, 2.2.3.5b a Surface Fleet makes a Beachhead with its battleship side up', () => {
    const p = supportSegment('fall-of-france', WESTERN);
    p.choose('beachhead gb-sf-home w3817');
    expect(p.asked).toBe('point');
    p.choose('toward w3717');
    expect(p.at('mk-beachhead-western')).toBe('w3817/1');
    // 2.2.1d: the Fleet stands under it.
    expect(p.at('gb-sf-home')).toBe('w3817');
    expect(p.u.table.beachheads).toMatchObject([{ air: false, hex: SHEET.hexAt('w3817') }]);
    expect(p.log.at(-1)).toBe(
      'British Surface Fleet Home makes a Beachhead in w3817 near London, pointing at Calais',
    );
  });

  it('2.2.3.5b an Air Force shows the aircraft side', () => {
    const p = supportSegment('fall-of-france', WESTERN, { put: ['delay-box de-af-1 de-af-2 de-af-3'] });
    p.choose('beachhead gb-af-1 w3817');
    p.choose('toward w3717');
    expect(p.at('mk-beachhead-western')).toBe('w3817');
    expect(p.u.table.beachheads).toMatchObject([{ air: true }]);
  });

  it('2.2.3.5a the hex is an All-Sea hex next to land, in reach of the unit', () => {
    const p = supportSegment('fall-of-france', WESTERN);
    expect(p.choose('beachhead gb-sf-home w3717')).toBe('Calais is no All-Sea hex; see 2.2.3.5a');
    expect(p.choose('beachhead gb-sf-home w3705')).toBe(
      'w3705 is next to no Land hex at which a Beachhead could point; see 2.2.3.5a',
    );
    expect(p.choose('beachhead gb-sf-home w3512')).toBe(
      'British Surface Fleet Home cannot be placed in the Naval Zone of w3512; see 2.2.3.5a',
    );
    expect(p.choose('beachhead gb-af-1 w4818')).toBe(
      'w4818 is not within three hexes of an Air Base of British Air Force 1; see 2.2.3.5a',
    );
  });

  it('2.2.3.5c, 2.2.3.5e it points at one hexside, not at neutral land', () => {
    const p = supportSegment('fall-of-france', WESTERN);
    p.choose('beachhead gb-sf-home w3817');
    expect(p.choose('toward w3516')).toBe('Paris is no Land hex next to w3817; see 2.2.3.5c');
    expect(p.choose('toward w3717')).toBe('');
    // Only Denmark is next to one hex, Germany and Denmark to the other.
    const q = supportSegment('fall-of-france', WESTERN, { put: ['force-pool gb-sf-med'] });
    expect(q.choose('beachhead gb-sf-home w4221')).toBe(
      'a Beachhead in w4221 could point only at neutral land; see 2.2.3.5e',
    );
    q.choose('beachhead gb-sf-home w4121');
    q.choose('pass');
    expect(q.log.at(-1)).toContain('makes a Beachhead in w4121 near Hamburg, pointing at w4022');
  });

  it('2.2.3.5d it needs a Beachhead marker in the Force Pool', () => {
    const p = supportSegment('fall-of-france', WESTERN, { put: ['removed mk-beachhead-western'] });
    expect(choices(p, 'beachhead')).toEqual([]);
    expect(p.choose('beachhead gb-sf-home w3817')).toBe(
      'no Beachhead marker is left in the Force Pool; see 2.2.3.5d',
    );
    const sub = supportSegment('fall-of-france', AXIS);
    expect(sub.choose('beachhead de-sub-vii w4021')).toBe(
      'German Sub Fleet Type VII makes no Beachhead: only Surface Fleets and Air Forces do; see 2.2.3.5a',
    );
  });

  it('2.2.3.2c a Beachhead is contested, and then there is none', () => {
    const p = supportSegment('fall-of-france', AXIS);
    p.choose('beachhead de-af-1 w4021');
    if (p.asked === 'point') p.choose(p.options[0]);
    expect(p.options).toContain('contest gb-sf-home');
    p.choose('contest gb-sf-home');
    expect([p.at('mk-beachhead-axis'), p.at('de-af-1')]).toEqual(['force-pool', 'delay-box']);
    expect(p.at('gb-sf-home')).toBe('naval-warfare-delay-box');
    expect(p.u.table.beachheads).toEqual([]);
  });
});

describe('2.2.2 Beachhead Maintenance', () => {
  const given = {
    arrange: beachheadAt('w3817', 'w3717', 'gb-inf-2'),
    put: ['delay-box de-af-1 de-af-2 de-af-3'],
  };

  it('2.2.2a a Surface Fleet or Air Force keeps it up and turns it to its side', () => {
    const p = supportSegment('fall-of-france', WESTERN, given);
    expect([p.asked, p.options]).toEqual(['upkeep', ['maintain gb-af-1', 'maintain gb-sf-home', 'abandon']]);
    p.choose('maintain gb-sf-home');
    expect([p.at('mk-beachhead-western'), p.at('gb-sf-home'), p.asked]).toEqual([
      'w3817/1',
      'w3817',
      'support',
    ]);
    // 2.2.3.5c: its hexside is not changed.
    expect(p.u.table.beachheads).toHaveLength(1);
  });

  it('2.2.2a other units do not', () => {
    const p = supportSegment('fall-of-france', WESTERN, {
      ...given,
      put: [...given.put, 'force-pool gb-int-fc'],
    });
    expect(p.choose('maintain gb-int-fc')).toBe(
      'British Interceptor FC keeps up no Beachhead: only Surface Fleets and Air Forces do; see 2.2.2a',
    );
  });

  it('2.2.2b the upkeep can be contested; then another unit can be committed', () => {
    const p = supportSegment('fall-of-france', WESTERN, {
      arrange: beachheadAt('w4021', 'w4022'),
      put: ['force-pool de-af-1', 'delay-box de-af-2 de-af-3', 'force-pool gb-sf-med'],
    });
    p.choose('maintain gb-sf-home');
    expect(p.asked).toBe('contest');
    p.choose('contest de-af-1');
    expect([p.asked, p.options]).toEqual(['upkeep', ['maintain gb-sf-med', 'abandon']]);
    p.choose('maintain gb-sf-med');
    expect(p.at('mk-beachhead-western')).toBe('w4021/1');
  });

  it('2.2.2c, 2.2.5a one that is given up leaves its units at sea, where they are lost', () => {
    const p = supportSegment('fall-of-france', WESTERN, given);
    p.choose('abandon');
    expect([p.at('mk-beachhead-western'), p.at('gb-inf-2')]).toEqual(['force-pool', 'w3817']);
    p.choose('done');
    expect([p.asked, p.at('gb-inf-2')]).toEqual(['idle', 'force-pool']);
  });

  it('2.2.5a a Beachhead placed anew in the same hex saves them', () => {
    const p = supportSegment('fall-of-france', WESTERN, given);
    p.choose('abandon');
    p.choose('beachhead gb-sf-home w3817');
    p.choose('toward w3717');
    p.choose('done');
    expect(p.at('gb-inf-2')).toBe('w3817');
  });

  it('2.2.5a units of other factions at sea are not concerned', () => {
    const p = supportSegment('fall-of-france', AXIS, { put: ['w3817 gb-inf-2'] });
    p.choose('done');
    expect(p.at('gb-inf-2')).toBe('w3817');
  });

  it('2.2.1d the unit under a Beachhead returns to base first', () => {
    const p = supportSegment('fall-of-france', WESTERN, {
      ...given,
      put: [...given.put, 'w3817 gb-sf-home'],
    });
    expect([p.at('gb-sf-home'), p.options]).toEqual(['delay-box', ['maintain gb-af-1', 'abandon']]);
  });
});
