import { describe, expect, it } from 'vitest';
import { putInZone, supportSegment } from '../../test/support.js';
import { cardNumbered } from '../cards/deck.js';
import { reveal, scheduledCard } from '../cards/reveal.js';
import { isBlitzEnabled } from '../combat/blitz.js';
import { AS_STRIKE, COUNTER } from '../counters/counters.js';
import { AXIS, type Faction, SOVIET, WESTERN } from '../ids.js';
import { SHEET } from '../map/sheet.js';
import { atHex, FORCE_POOL } from '../places.js';
import { put } from '../position/position.js';
import { PRE_WAR, type U } from '../table.js';
import { ALL_SEGMENTS } from '../turn/all-segments.js';

const revealed = (faction: Faction) => (u: U) => reveal(u, faction, scheduledCard(u, faction));

describe('2.2 the Support Segment', () => {
  it('2.2a its steps follow each other: placement, Blitz markers, the end', () => {
    const p = supportSegment('case-white', AXIS);
    expect([p.asked, p.prompt]).toEqual(['support', 'Which support unit or convoy is placed?']);
    p.choose('done');
    expect([p.asked, p.prompt]).toEqual(['blitz-markers', 'Where is the Blitz marker placed?']);
    p.choose('blitz e3803');
    expect(p.asked).toBe('idle');
  });

  it('2.2b nothing is placed in Pre-War', () => {
    const { u } = supportSegment('1937', AXIS);
    expect(u.table.warState).toBe(PRE_WAR);
    expect(ALL_SEGMENTS.support.skipped?.(u, AXIS)).toBe('Pre-War');
    expect(ALL_SEGMENTS.support.skipped?.(supportSegment('barbarossa', AXIS).u, AXIS)).toBeNull();
  });

  it("2.2.1a, 2.2.3e support units stay until their faction's next Support Segment", () => {
    const arrange = (u: U) => {
      putInZone(u, 'gb-sf-home', 'north-sea on-station');
      put(u, COUNTER.index('gb-cv-force-h'), atHex(SHEET.hexAt('w3717')), AS_STRIKE);
      u.table.strikes.push(COUNTER.index('gb-cv-force-h'), 9 as never);
    };
    const lines = ['w3516 gb-af-1'];
    const axis = supportSegment('fall-of-france', AXIS, { put: lines, arrange });
    expect(axis.at('gb-sf-home')).toBe('north-sea on-station');
    const own = supportSegment('fall-of-france', WESTERN, { put: lines, arrange });
    expect(['gb-af-1', 'gb-sf-home', 'gb-cv-force-h'].map((id) => own.at(id))).toEqual([
      'delay-box',
      'delay-box',
      'delay-box',
    ]);
    expect(own.u.table.strikes).toEqual([]);
    expect(own.log).toContain('British Air Force 1 returns to the Delay Box');
  });

  it('2.2.3a a faction may place nothing', () => {
    const p = supportSegment('fall-of-france', WESTERN);
    p.choose('done');
    // The card of Mar–Apr has no Blitz symbol.
    expect([p.asked, p.at('gb-af-1')]).toEqual(['idle', 'force-pool']);
  });
});

describe('2.2.4 Blitz markers', () => {
  it('2.2.4a as many as the Current Card shows: Barbarossa', () => {
    const count = (faction: Faction, turn: string) =>
      supportSegment('barbarossa', faction, { turn, arrange: revealed(faction) }).u.table.blitzLeft;
    expect([count(AXIS, '1941-05'), count(SOVIET, '1941-05')]).toEqual([3, 1]);
    expect([count(AXIS, '1941-08'), count(SOVIET, '1941-08')]).toEqual([2, 0]);
  });

  it('2.2.4a as many as the Current Card shows: The Fall of France', () => {
    const count = (faction: Faction, turn: string) =>
      supportSegment('fall-of-france', faction, { turn, arrange: revealed(faction) }).u.table.blitzLeft;
    expect([count(AXIS, '1940-03'), count(WESTERN, '1940-03')]).toEqual([1, 0]);
    expect([count(AXIS, '1940-05'), count(WESTERN, '1940-05')]).toEqual([2, 1]);
  });

  it('2.2.4a, 2.2.4f an event grants a marker for one segment', () => {
    const p = supportSegment('case-white', AXIS, {
      arrange(u) {
        u.table.extraBlitz[AXIS] = 1;
      },
    });
    expect([p.u.table.blitzLeft, p.u.table.extraBlitz[AXIS]]).toEqual([2, 0]);
    p.choose('done');
    p.choose('blitz e3803');
    // Fewer may be placed; the rest is lost.
    p.choose('done');
    expect([p.asked, p.u.table.blitzLeft, p.u.table.blitz]).toEqual(['idle', 0, [SHEET.hexAt('e3803')]]);
  });

  it('2.2.4b a variable Blitz symbol gives a marker on 4 to 6', () => {
    const count = (...dice: number[]) =>
      supportSegment('barbarossa', AXIS, {
        dice,
        arrange(u) {
          u.table.current[AXIS] = cardNumbered(AXIS, '38e');
        },
      }).u.table.blitzLeft;
    expect([count(3, 3), count(4, 1), count(6, 5)]).toEqual([0, 1, 2]);
  });

  it('2.2.4c in any Land hex that is not neutral, one in a hex', () => {
    const p = supportSegment('fall-of-france', AXIS, { turn: '1940-05', arrange: revealed(AXIS) });
    p.choose('done');
    expect(p.choose('blitz w3718')).toBe(
      'a Blitz marker cannot be placed in Brussels: its Country is not in the war; see 2.2.4c',
    );
    expect(p.choose('blitz w3817')).toBe(
      'a Blitz marker cannot be placed in w3817: it is at sea, without a friendly Beachhead; see 2.2.4c',
    );
    // An enemy hex will do.
    expect(p.choose('blitz w3516')).toBe('');
    expect(p.choose('blitz w3516')).toBe('a Blitz marker is already in Paris; see 2.2.4c');
  });

  it('2.2.4e, G.blitz two markers near a unit are worth no more than one', () => {
    const p = supportSegment('barbarossa', AXIS, { arrange: revealed(AXIS) });
    p.choose('done');
    expect(isBlitzEnabled(p.u, SHEET.hexAt('e3704'))).toBe(false);
    p.choose('blitz e3704');
    // Within two hexes, its own hex included.
    expect(['e3704', 'e3702', 'e3701'].map((id) => isBlitzEnabled(p.u, SHEET.hexAt(id)))).toEqual([
      true,
      true,
      false,
    ]);
    p.choose('blitz e3703');
    expect(isBlitzEnabled(p.u, SHEET.hexAt('e3702'))).toBe(true);
  });

  it('2.2.4d the first goes to a Beachhead that faces an enemy hex', () => {
    const p = supportSegment('fall-of-france', AXIS, {
      turn: '1940-05',
      put: ['delay-box gb-af-1 gb-sf-home', 'w3717 de-inf-1', 'w3518 gb-corps-bef gb-arm-1 fr-army-7'],
      arrange(u) {
        revealed(AXIS)(u);
        const counter = COUNTER.index('mk-beachhead-axis');
        const hex = SHEET.hexAt('w3817');
        u.table.beachheads.push({
          counter,
          hex,
          side: SHEET.grid.sideTowards(hex, SHEET.hexAt('w3916')),
          air: false,
        });
        put(u, counter, atHex(hex), 1);
        put(u, COUNTER.index('de-sf-km'), FORCE_POOL);
      },
    });
    expect(p.asked).toBe('upkeep');
    expect(p.choose('maintain de-sf-km')).toBe('');
    p.choose('done');
    expect(p.choose('blitz w3516')).toBe(
      'the first Blitz markers go to Beachheads that face an enemy hex; see 2.2.4d',
    );
    expect(p.choose('blitz w3817')).toBe('');
    expect(p.choose('blitz w3516')).toBe('');
  });
});
