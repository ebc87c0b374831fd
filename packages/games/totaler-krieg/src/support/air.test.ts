import { describe, expect, it } from 'vitest';
import { choices, supportSegment } from '../../test/support.js';
import { AS_STRIKE } from '../counters/counters.js';
import { AXIS, SOVIET, WESTERN } from '../ids.js';
import { SHEET } from '../map/sheet.js';

describe('2.2.3.1 Air units', () => {
  it('2.2.3.1a an Air Force is placed within three hexes of an Air Base of its faction', () => {
    const p = supportSegment('case-white', AXIS);
    // Warsaw is three hexes from Königsberg, Lemberg farther from everywhere.
    expect(choices(p, 'place')).toContain('de-af-1 e3702');
    expect(p.choose('place de-af-1 e3405')).toBe(
      'e3405 is not within three hexes of an Air Base of German Air Force 1; see 2.2.3.1a',
    );
    expect(p.choose('place de-af-1 e3702')).toBe('');
    expect(p.at('de-af-1')).toBe('e3702');
    expect(p.log).toContain('German Air Force 1 is placed in Warsaw');
  });

  it('2.2.3.1a an All-Sea hex holds an Air Force only as a Beachhead', () => {
    const p = supportSegment('fall-of-france', AXIS);
    expect(p.choose('place de-af-1 w4021')).toBe(
      'w4021 is an All-Sea hex: German Air Force 1 can be placed there only to make a Beachhead; see 2.2.3.1a',
    );
  });

  it('2.2.3.1a, G.airbase2 a unit that is not supplied makes no Air Base', () => {
    // The Expeditionary Force in Calais has no line to a British source until a convoy carries one.
    const p = supportSegment('fall-of-france', WESTERN);
    expect(choices(p, 'place')).not.toContain('gb-af-1 w3516');
    expect(p.choose('supply-convoy mk-convoy-gb-1 north-sea')).toBe('');
    expect(choices(p, 'place')).toContain('gb-af-1 w3516');
  });

  it('2.2.3.1b an Air Force goes On Station where some hex of the zone is in range', () => {
    const p = supportSegment('fall-of-france', AXIS);
    expect(choices(p, 'station').filter((text) => text.startsWith('de-af-1'))).toEqual([
      'de-af-1 baltic-sea',
      'de-af-1 north-sea',
    ]);
    expect(p.choose('station de-af-1 north-atlantic')).toBe(
      'no hex of the North Atlantic is within three hexes of an Air Base of German Air Force 1; see 2.2.3.1b',
    );
    p.choose('station de-af-1 north-sea');
    expect(p.asked).toBe('contest');
    p.choose('pass');
    expect(p.at('de-af-1')).toBe('north-sea on-station');
  });

  it('2.2.3.1c, 11.3e its path enters neither Mud nor neutral land', () => {
    const mud = supportSegment('fall-of-france', AXIS, { turn: '1940-04' });
    expect(mud.choose('place de-af-1 w3518')).toBe(
      'German Air Force 1 cannot fly to Verdun: it is in Mud; see 2.2.3.1c',
    );
    // A path of no hexes enters none.
    expect(mud.choose('place de-af-1 w3620')).toBe('');
    const clear = supportSegment('fall-of-france', AXIS);
    expect(clear.choose('place de-af-1 w3718')).toBe(
      'German Air Force 1 cannot fly to Brussels: its Country is neutral; see 2.2.3.1c',
    );
    // Calais is three hexes from Cologne, but Belgium lies between.
    expect(SHEET.grid.distance(SHEET.hexAt('w3720'), SHEET.hexAt('w3717'))).toBe(3);
    expect(clear.choose('place de-af-1 w3717')).toBe(
      'German Air Force 1 cannot fly to Calais: Mud or neutral land lies in the way; see 2.2.3.1c',
    );
  });

  it('3.1.4k, 3.1.4l land out of play is refused as that, a neutral Dependent as neutral', () => {
    const france = supportSegment('fall-of-france', AXIS);
    expect(france.choose('place de-af-1 w3524')).toBe(
      'German Air Force 1 cannot be placed in Prague: it is out of play; see 3.1.4k',
    );
    const war = supportSegment('1940', AXIS);
    // Libya is Italian, and Italy is neutral.
    expect(war.choose('place de-af-1 w1522')).toBe(
      'German Air Force 1 cannot fly to Tripoli: its Country is neutral; see 2.2.3.1c',
    );
  });

  it('2.2.3.1d at most one friendly Air unit is in a hex', () => {
    const p = supportSegment('barbarossa', AXIS, { put: ['removed su-int-pvo'] });
    p.choose('place de-af-2 e3803');
    expect(p.choose('place de-af-3 e3803')).toBe(
      'German Air Force 3 cannot be placed in e3803: a friendly Air unit is there; see 2.2.3.1d',
    );
    // Enemy ground units do not matter.
    expect(p.choose('place de-af-3 e3704')).toBe('');
  });

  it('2.2.3.1e no Air unit is placed with an enemy one', () => {
    const p = supportSegment('barbarossa', AXIS, { put: ['e3704 su-af-1by'] });
    expect(p.choose('place de-af-2 e3704')).toBe(
      'German Air Force 2 cannot be placed in Brest-Litovsk: an enemy Air unit is there; see 2.2.3.1e',
    );
  });

  it('2.2.3.1f a CV Fleet strikes from an All-Sea hex into it or a hex next to it', () => {
    const p = supportSegment('fall-of-france', WESTERN, { put: ['force-pool gb-cv-force-h'] });
    expect(p.choose('strike gb-cv-force-h w3717')).toBe('Calais is no All-Sea hex; see 2.2.3.1f');
    p.choose('strike gb-cv-force-h w3817');
    expect(p.asked).toBe('fly');
    expect(p.options).toContain('fly w3817');
    expect(p.options).toContain('fly w3717');
    expect(p.choose('fly w3516')).toBe('a CV Strike from w3817 cannot be placed in Paris; see 2.2.3.1f');
    p.choose('fly w3717');
    expect(p.at('gb-cv-force-h')).toBe(`w3717/${AS_STRIKE}`);
    // 4.1.5a needs the zone it came from.
    expect(p.u.table.strikes).toHaveLength(2);
  });

  it('2.2.3.1g, G.airbase an enemy Air unit in a hex takes the Air Base away', () => {
    const given = { put: ['removed su-int-pvo', 'force-pool su-af-1by', 'e4312 su-inf-1'] };
    expect(choices(supportSegment('barbarossa', SOVIET, given), 'place')).toContain('su-af-1by e4313');
    const denied = { put: [...given.put, 'e4312 de-af-1'] };
    expect(choices(supportSegment('barbarossa', SOVIET, denied), 'place')).not.toContain('su-af-1by e4313');
  });

  it('2.2.3.1h in Case White an Air Force goes to a hex and nowhere else', () => {
    const p = supportSegment('case-white', AXIS);
    expect(choices(p, 'station')).toEqual([]);
    expect(p.choose('station de-af-1 baltic-sea')).toBe(
      'in this scenario German Air Force 1 can only be placed in a hex; see 2.2.3.1h',
    );
  });
});
