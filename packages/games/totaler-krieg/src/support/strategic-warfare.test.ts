import { describe, expect, it } from 'vitest';
import { choices, supportSegment } from '../../test/support.js';
import { delayModifiers } from '../delay/modifiers.js';
import { AXIS, SOVIET, WESTERN } from '../ids.js';
import { SHEET } from '../map/sheet.js';
import { LIMITED_WAR, TOTAL_WAR, type U } from '../table.js';

const totalWar = (u: U) => {
  u.table.warState = TOTAL_WAR;
};

describe('2.2.3.4 the Strategic Warfare Box', () => {
  it('2.2.3.4a a Sub Fleet needs a Naval Base on the open sea', () => {
    const p = supportSegment('fall-of-france', AXIS, { put: ['delay-box gb-af-1 gb-sf-home'] });
    expect(p.choose('raid de-sub-vii')).toBe('');
    expect(p.at('de-sub-vii')).toBe('strategic-warfare-box');
    // Kiel and Hamburg are the only garrisons on the North Sea; Stettin is on the Baltic.
    const none = supportSegment('fall-of-france', AXIS, { put: ['w3925 de-inf-1', 'w3821 de-corps-19g'] });
    expect(none.choose('raid de-sub-vii')).toBe(
      'German Sub Fleet Type VII has no Naval Base on the Atlantic, the North Sea or the Arctic; see 2.2.3.4a',
    );
    expect(none.choose('raid de-af-1')).toBe(
      'German Air Force 1 has no place in the Strategic Warfare Box: only Bombers and Sub Fleets have; see 2.2.3.4a',
    );
  });

  it('2.2.3.4a, 2.2.3.4c a Bomber needs an Air Base within nine hexes of a City it works against', () => {
    const british = supportSegment('fall-of-france', WESTERN, { put: ['force-pool gb-bmb-bc'] });
    expect(choices(british, 'raid')).toEqual(['gb-bmb-bc']);
    // Russia is out of play, and far away.
    const german = supportSegment('fall-of-france', AXIS, { put: ['force-pool de-bmb-ost'] });
    expect(german.choose('raid de-bmb-ost')).toBe(
      'German Bomber Ost has no Air Base within nine hexes of a City it could bomb; see 2.2.3.4a',
    );
    const east = supportSegment('barbarossa', AXIS, { put: ['force-pool de-bmb-ost'] });
    expect(choices(east, 'raid')).toEqual(['de-bmb-ost']);
  });

  it('2.2.3.4a Mud does not keep a Bomber out of the box', () => {
    const p = supportSegment('fall-of-france', WESTERN, { put: ['force-pool gb-bmb-bc'], turn: '1940-04' });
    expect(choices(p, 'raid')).toEqual(['gb-bmb-bc']);
  });

  it('2.2.3.4b each Sub Fleet in the box adds 1 to Western Delay rolls, each Bomber to those of its enemy', () => {
    const { u, counter } = supportSegment('fall-of-france', SOVIET, {
      put: ['strategic-warfare-box de-sub-vii gb-bmb-bc'],
    });
    const delay = (id: string) => delayModifiers(u, counter(id)).reduce((sum, { size }) => sum + size, 0);
    expect([delay('gb-af-1'), delay('de-af-1')]).toEqual([1, 1]);
  });

  it('2.2.3.2g a Bomber declared for the box is contested from within nine hexes of its base', () => {
    const p = supportSegment('barbarossa', AXIS, { put: ['force-pool de-bmb-ost'] });
    p.choose('raid de-bmb-ost');
    expect(p.options).toEqual(['contest su-int-pvo', 'pass']);
    p.choose('contest su-int-pvo');
    expect([p.at('de-bmb-ost'), p.at('su-int-pvo')]).toEqual(['delay-box', 'delay-box']);
  });

  it('2.2.3.2h a Sub Fleet declared for the box is contested by Western Fleets and Air Forces', () => {
    const p = supportSegment('fall-of-france', AXIS, { put: ['force-pool gb-int-fc'] });
    p.choose('raid de-sub-vii');
    expect(p.options).toEqual(['contest gb-af-1', 'contest gb-sf-home', 'pass']);
    p.choose('contest gb-sf-home');
    expect([p.at('de-sub-vii'), p.at('gb-sf-home')]).toEqual([
      'naval-warfare-delay-box',
      'naval-warfare-delay-box',
    ]);
  });

  it('2.2.1b, 2.2.1e a Sub Fleet in the box may stay, as if it were placed anew', () => {
    const given = { put: ['strategic-warfare-box de-sub-vii'] };
    const stays = supportSegment('fall-of-france', AXIS, given);
    expect([stays.asked, stays.options]).toEqual(['stay-or-return', ['stay', 'return']]);
    stays.choose('stay');
    expect(stays.options).toContain('contest gb-sf-home');
    stays.choose('pass');
    expect([stays.at('de-sub-vii'), stays.asked]).toEqual(['strategic-warfare-box', 'support']);
    const driven = supportSegment('fall-of-france', AXIS, given);
    driven.choose('stay');
    driven.choose('contest gb-sf-home');
    expect(driven.at('de-sub-vii')).toBe('naval-warfare-delay-box');
    const back = supportSegment('fall-of-france', AXIS, given);
    back.choose('return');
    expect(back.at('de-sub-vii')).toBe('delay-box');
  });

  it('2.2.3.4c one that has lost its base comes home without a question', () => {
    const p = supportSegment('fall-of-france', AXIS, {
      put: ['strategic-warfare-box de-sub-vii', 'w3925 de-inf-1', 'w3821 de-corps-19g'],
    });
    expect([p.at('de-sub-vii'), p.asked]).toEqual(['delay-box', 'support']);
  });

  it('2.2.1a markers in the box stay', () => {
    const p = supportSegment('barbarossa', AXIS);
    expect(p.at('mk-minor-production-axis')).toContain('strategic-warfare-box');
  });
});

describe('2.2.3.6 Devastation', () => {
  const given = { put: ['force-pool gb-bmb-bc', 'delay-box de-af-1 de-af-2 de-af-3'], arrange: totalWar };

  it('2.2.3.6a a 5 or 6 devastates an enemy Strategic Hex; the Bomber goes to the Delay Box', () => {
    const p = supportSegment('fall-of-france', WESTERN, given);
    // Within nine hexes of London.
    expect(choices(p, 'bomb')).toContain('gb-bmb-bc w3922');
    expect(p.choose('bomb gb-bmb-bc w3922', 5)).toBe('');
    expect(p.at('gb-bmb-bc')).toBe('delay-box');
    expect(p.u.table.devastation).toEqual([{ faction: WESTERN, hex: SHEET.hexAt('w3922') }]);
    expect(p.log.at(-1)).toContain('a 5; it is devastated');
    const failed = supportSegment('fall-of-france', WESTERN, given);
    failed.choose('bomb gb-bmb-bc w3922', 4);
    expect([failed.u.table.devastation, failed.at('gb-bmb-bc')]).toEqual([[], 'delay-box']);
  });

  it('2.2.3.6a only Strategic Hexes in range', () => {
    const p = supportSegment('fall-of-france', WESTERN, given);
    expect(p.choose('bomb gb-bmb-bc w3516')).toBe('Paris is no Strategic Hex of the enemy; see 2.2.3.6a');
    expect(p.choose('bomb gb-bmb-bc w3825')).toContain('2.2.3.6a');
    expect(p.choose('bomb gb-af-1 w3922')).toBe('British Air Force 1 is no Bomber; see 2.2.3.6a');
  });

  it('2.2.3.6b only in Total War, and each hex once', () => {
    const limited = supportSegment('fall-of-france', WESTERN, { put: given.put });
    expect(limited.u.table.warState).toBe(LIMITED_WAR);
    expect(limited.choose('bomb gb-bmb-bc w3922')).toBe(
      'cities are devastated only in Total War; see 2.2.3.6b',
    );
    const twice = supportSegment('fall-of-france', WESTERN, {
      put: given.put,
      arrange(u) {
        totalWar(u);
        u.table.devastation.push({ faction: WESTERN, hex: SHEET.hexAt('w3922') });
      },
    });
    expect(twice.choose('bomb gb-bmb-bc w3922')).toContain('already has a Devastation marker; see 2.2.3.6b');
  });

  it('2.2.3.2g an Interceptor in range of the target contests', () => {
    const p = supportSegment('fall-of-france', WESTERN, {
      put: [...given.put, 'force-pool de-int-reich'],
      arrange: totalWar,
    });
    p.choose('bomb gb-bmb-bc w3922');
    expect(p.options).toEqual(['contest de-int-reich', 'pass']);
    p.choose('contest de-int-reich');
    expect([p.at('gb-bmb-bc'), p.u.table.devastation]).toEqual(['delay-box', []]);
  });
});

describe('18.34 Surface Raiders', () => {
  it('2.2c, 18.34 the Western faction matches them with two support units', () => {
    const p = supportSegment('fall-of-france', AXIS, {
      put: ['force-pool mk-surface-raiders gb-cv-force-h'],
    });
    expect(p.options).toContain('surface-raiders');
    p.choose('surface-raiders');
    expect([p.asked, p.options]).toEqual([
      'match',
      ['match gb-af-1', 'match gb-sf-home', 'match gb-cv-force-h'],
    ]);
    p.choose('match gb-sf-home');
    p.choose('match gb-cv-force-h');
    expect(['mk-surface-raiders', 'gb-sf-home', 'gb-cv-force-h', 'gb-af-1'].map((id) => p.at(id))).toEqual([
      'naval-warfare-delay-box',
      'naval-warfare-delay-box',
      'delay-box',
      'force-pool',
    ]);
    expect(p.choose('surface-raiders')).toBe('the Surface Raiders are not in the Axis Force Pool; see 18.34');
  });

  it('2.2c, 2.2.1b they may go out before a Sub Fleet stays in the box', () => {
    const p = supportSegment('fall-of-france', AXIS, {
      put: ['force-pool mk-surface-raiders', 'strategic-warfare-box de-sub-vii'],
    });
    expect(p.options).toEqual(['stay', 'return', 'surface-raiders']);
    // Both Western support units hunt them, so nobody contests the Sub Fleet.
    p.choose('surface-raiders');
    p.choose('match gb-af-1');
    expect(p.options).toEqual(['stay', 'return']);
    p.choose('stay');
    expect([p.at('de-sub-vii'), p.asked]).toEqual(['strategic-warfare-box', 'support']);
  });

  it('18.34 with one support unit left only that is taken', () => {
    const p = supportSegment('fall-of-france', AXIS, {
      put: ['force-pool mk-surface-raiders', 'delay-box gb-sf-home'],
    });
    p.choose('surface-raiders');
    expect([p.at('gb-af-1'), p.asked]).toEqual(['delay-box', 'support']);
  });
});
