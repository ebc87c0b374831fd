import { describe, expect, it } from 'vitest';
import { activate, attack, beachhead, choose, fight, hexAt } from '../../test/fight.js';
import { TestPosition } from '../../test/position.js';
import { turnNamed } from '../calendar/calendar.js';
import { AXIS, type Faction, WESTERN } from '../ids.js';
import { countryNamed, known, ZONE } from '../map/areas.js';
import { onStation } from '../places.js';
import { politicsChanged } from '../position/ownership.js';
import { FREE_PASSAGE, MOBILIZING, type Table } from '../table.js';
import { COMBAT_SEGMENTS } from './segments.js';

const { 'blitz-combat': blitz, 'regular-combat': regular, markers } = COMBAT_SEGMENTS;

/** The whole Blitz Combat Segment with these units alone on the map. */
function segment(
  at: { scenario?: string; blitz: string[]; turn?: string; phasing?: number; table?: (table: Table) => void },
  ...lines: string[]
): TestPosition {
  const position = new TestPosition(at.scenario ?? 'case-white').clearMap().put(...lines);
  const { table } = position.u;
  table.blitz = at.blitz.map(hexAt);
  table.phasing = (at.phasing ?? AXIS) as Faction;
  if (at.turn) table.turn = turnNamed(at.turn);
  at.table?.(table);
  politicsChanged(position.u);
  return position.run((u) => u.push(blitz.rule, {}));
}

describe('airdrops', () => {
  const dropper = 'e3902 de-corps-1fls';

  it('4.1.1a, 18.1: a supplied, Blitz-enabled airborne unit drops within two hexes', () => {
    const position = segment({ blitz: ['e3902'] }, dropper);
    expect(position.asked).toBe('airdrop');
    expect(position.choose('drop de-corps-1fls e3603')).toContain('more than two hexes');
    expect(position.choose('drop de-inf-1 e3803')).toContain('German infantry is no airborne');
    expect(position.options).toContain('drop de-corps-1fls e3702');
    choose(position, 'drop de-corps-1fls e3702');
    // 4.1.4: the segment goes on, and the marker lands.
    expect(position.log[0]).toBe('German airborne corps 1Fls drops on Warsaw');
  });

  it('4.1.1a: not without a Blitz marker near', () => {
    expect(segment({ blitz: ['w3626'] }, dropper).asked).toBe('idle');
  });

  it('4.1.1b: with enemies, with friends, in any weather, or in its own hex', () => {
    const position = segment(
      { blitz: ['e3902'], turn: '1939-11' },
      dropper,
      'e3803 pl-army-kp',
      'e3802 de-inf-1',
    );
    for (const hex of ['e3803', 'e3802', 'e3902'])
      expect(position.options).toContain(`drop de-corps-1fls ${hex}`);
  });

  it('4.1.1c, 18.12: not at sea, in neutral land, or in a Failure Hex', () => {
    const position = segment(
      {
        blitz: ['e3902'],
        table({ failures }) {
          failures.push({ faction: AXIS, hex: hexAt('e3707'), supply: true });
        },
      },
      dropper,
    );
    // e3804 is within five hexes of e3707, e3801 is not.
    expect(position.options).toContain('drop de-corps-1fls e3801');
    expect(position.choose('drop de-corps-1fls e3804')).toContain('Bialystok is a Failure Hex');
    // The Baltic States are not in play.
    expect(position.choose('drop de-corps-1fls e4004')).toContain('neutral or out of play');
  });

  it('4.1.1d: not in, next to or past an enemy Air unit', () => {
    const position = segment({ blitz: ['e3902'] }, dropper, 'e3703 pl-af-p');
    expect(position.choose('drop de-corps-1fls e3803')).toContain('an enemy Air unit is in or next to e3803');
    expect(position.options).toContain('drop de-corps-1fls e3802');
    expect(position.options).not.toContain('drop de-corps-1fls e3702');
  });

  it('4.1.1e, 18.5: not from a Beachhead', () => {
    const position = segment(
      {
        blitz: ['w3716'],
        table(table) {
          activate(table, 'france', 1);
          beachhead(table, 'axis', 'w3716', 0);
        },
      },
      'w3716 de-corps-1fls',
    );
    expect(position.asked).toBe('landing');
  });

  it('4.1.1f: the marker shifts the column and covers its hex', () => {
    const position = segment({ blitz: ['e3902'] }, dropper, 'e3903 de-army-4', 'e3803 pl-army-kp');
    choose(position, 'drop de-corps-1fls e3803');
    attack(position, 'attack e3803, with de-army-4, declare', 1);
    expect(position.log.join('\n')).toContain('6 against 2 is 3-1; airdrop +1: 4-1');
  });
});

describe('Blitz combat', () => {
  it('4.1a: airdrops, attacks, landings from Beachheads, airdrop landings, each finished before the next', () => {
    const position = segment(
      {
        blitz: ['w3618'],
        table(table) {
          activate(table, 'france', 1);
          beachhead(table, 'axis', 'w3716', 0);
        },
      },
      'w3617 de-corps-1fls de-army-4',
      'w3716 de-inf-1',
      'w3618 fr-army-3/reduced',
      'force-pool de-inf-2 de-vg-1',
    );
    const asked: string[] = [];
    choose(position, 'drop de-corps-1fls w3717');
    asked.push(position.asked);
    choose(position, 'done');
    asked.push(position.asked);
    choose(position, 'done');
    asked.push(position.asked);
    expect(asked).toEqual(['combat', 'landing', 'airdrop-landing']);
  });

  it('4.1b: without a Blitz marker only CV Strikes return', () => {
    const position = segment({ blitz: [] }, 'e3902 de-army-4 de-corps-1fls', 'e3803 pl-army-kp');
    expect(position.asked).toBe('idle');
  });

  it('4.1.2a: every attacker and its HQ must be Blitz-enabled', () => {
    const position = fight(
      { blitz: ['e4002'] },
      'e3902 de-army-4 de-arm-1',
      'e3702 de-army-2',
      'e4002 de-hq-nor',
      'e3603 de-hq-sou',
      'e3803 pl-army-kp',
    );
    choose(position, 'attack e3803', 'with de-army-4');
    expect(position.choose('with de-army-2')).toContain(
      'German Army 2 is not within two hexes of a Blitz marker',
    );
    expect(position.options).toEqual(['with de-arm-1', 'support de-hq-nor', 'declare']);
  });

  it('4.1.2a: a hex without enabled units next to it is refused', () => {
    const position = fight(
      { blitz: ['e4002'] },
      'e3902 de-army-4',
      'e3803 pl-army-kp',
      'w3926 de-army-2',
      'w3827 pl-army-pz',
    );
    expect(position.options).toEqual(['attack e3803', 'done']);
    expect(position.choose('attack w3827')).toContain(
      'no unit next to Posen is within two hexes of a Blitz marker',
    );
  });

  it('4.1.2b: the defender’s HQ need not be', () => {
    const position = fight(
      { scenario: 'barbarossa', blitz: ['e3902'] },
      'e3903 de-army-4',
      'e3904 su-army-3/reduced',
      'e3906 su-hq-1by',
    );
    attack(position, 'attack e3904, with de-army-4, declare');
    expect(position.asked).toBe('defend');
  });

  it('4.1.2c, 11.3b, 11.4b, 11.5b: no attack into bad weather, except by Russians into Snow', () => {
    const units = ['e3903 de-army-4', 'e3904 su-army-3/reduced'];
    const mud = fight({ scenario: 'barbarossa', blitz: ['e3904'], turn: '1941-09' }, ...units);
    expect(mud.asked).toBe('idle');
    const snow = { scenario: 'barbarossa', blitz: ['e3904'], turn: '1941-11' };
    expect(fight(snow, ...units).asked).toBe('idle');
    expect(fight({ ...snow, phasing: 2 }, 'e3903 de-inf-1', 'e3904 su-army-3').asked).toBe('combat');
  });

  it('4.1.2e: a unit and a hex of Blitz combat may fight again in regular combat', () => {
    const position = segment({ blitz: ['e3902'] }, 'e3902 de-army-4', 'e3803 pl-army-kp pl-army-kr');
    attack(position, 'attack e3803, with de-army-4, declare', 4);
    choose(position, 'lose');
    expect(position.asked).toBe('idle');
    position.run((u) => u.push(regular.rule, {}));
    expect(position.options).toEqual(['attack e3803', 'done']);
  });

  it('S.h: nobody attacks while Pre-War is in effect', () => {
    const position = fight({});
    expect(blitz.skipped(position.u)).toBeNull();
    position.u.table.warState = 0;
    expect(blitz.skipped(position.u)).not.toBeNull();
    expect(regular.skipped(position.u)).not.toBeNull();
  });
});

describe('landings', () => {
  const shore = (...lines: string[]) =>
    segment(
      {
        phasing: 1,
        blitz: ['w3716'],
        table(table) {
          activate(table, 'france', 1);
          activate(table, 'britain', 1);
          beachhead(table, 'western', 'w3716', 0);
        },
      },
      ...lines,
    );

  it('4.1.3a: units on a Beachhead land in the hex across its hexside', () => {
    const position = shore('w3716 gb-army-1 gb-inf-1');
    expect(position.options).toEqual(['land gb-inf-1', 'land gb-army-1', 'done']);
    choose(position, 'land gb-army-1', 'done');
    expect(position.at('gb-army-1')).toBe('w3717');
    expect(position.at('gb-inf-1')).toBe('w3716');
  });

  it('4.1.3a: not where an enemy unit is; markers are taken', () => {
    expect(shore('w3716 gb-inf-1', 'w3717 de-army-4').asked).toBe('idle');
    const position = shore('w3716 gb-inf-1', 'w3717 mk-detachment-de-1');
    // The Detachment can also be attacked; here it is not.
    while (position.asked === 'combat') choose(position, 'done');
    choose(position, 'land gb-inf-1');
    expect(position.at('mk-detachment-de-1')).toBe('delay-box');
  });

  it('4.1.3b, 18.12: EZOC and weather do not prevent it, a Failure Hex does', () => {
    const zone = shore('w3716 gb-inf-1', 'w3618 de-army-4');
    expect(zone.asked).toBe('landing');
    zone.u.table.failures.push({ faction: WESTERN, hex: hexAt('w3717'), supply: true });
    expect(zone.choose('land gb-inf-1')).toContain('Calais is a Failure Hex');
  });

  it('4.1.4a, 4.1.4c: a supplied Airdrop becomes infantry, and the airborne unit goes to the Delay Box', () => {
    const position = segment({ blitz: ['e3902'] }, 'e3902 de-corps-1fls', 'force-pool de-inf-1');
    choose(position, 'drop de-corps-1fls e3803');
    expect(position.at('de-corps-1fls')).toBe('delay-box');
    expect(position.at('de-inf-1')).toBe('e3803');
    expect(position.asked).toBe('idle');
  });

  it('4.1.4a: the owner chooses among kinds of infantry', () => {
    const position = segment({ blitz: ['e3902'] }, 'e3902 de-corps-1fls', 'force-pool de-inf-1 de-vg-1');
    choose(position, 'drop de-corps-1fls e3803');
    expect(position.asked).toBe('airdrop-landing');
    choose(position, 'keep de-vg');
    expect(position.at('de-vg-1')).toBe('e3803');
  });

  it('4.1.4b: with an enemy in the hex, out of supply or without infantry nothing is placed', () => {
    const enemy = segment(
      { blitz: ['e3902'] },
      'e3902 de-corps-1fls',
      'e3803 pl-army-kp',
      'force-pool de-inf-1',
    );
    choose(enemy, 'drop de-corps-1fls e3803');
    while (enemy.asked === 'combat') choose(enemy, 'done');
    expect(enemy.at('de-corps-1fls')).toBe('delay-box');
    expect(enemy.at('de-inf-1')).toBe('force-pool');
    const none = segment({ blitz: ['e3902'] }, 'e3902 de-corps-1fls');
    for (let i = 1; i <= 34; i++) none.put(`removed de-inf-${i}`);
    choose(none, 'drop de-corps-1fls e3803');
    expect(none.at('de-corps-1fls')).toBe('delay-box');
    // Norway has no port of the Axis, and no convoy comes.
    const cutOff = segment(
      {
        scenario: 'fall-of-france',
        blitz: ['w4322'],
        table: (table) => activate(table, 'denmark-norway', 1),
      },
      'w4322 de-corps-1fls',
      'w4122 de-inf-2',
    );
    choose(cutOff, 'drop de-corps-1fls w4522');
    while (cutOff.asked === 'combat') choose(cutOff, 'done');
    expect(cutOff.at('de-corps-1fls')).toBe('delay-box');
  });

  it('4.1.5a: CV Strikes go back to their Naval Zone, or to the Delay Box if it is not known', () => {
    const position = segment(
      {
        phasing: 1,
        blitz: [],
        table(table) {
          activate(table, 'britain', 1);
        },
      },
      'w3716 gb-cv-force-h/strike',
    );
    expect(position.at('gb-cv-force-h')).toBe('delay-box');
    const zone = known(ZONE, 'north-sea');
    position.put('w3716 gb-cv-force-h/strike');
    position.u.table.strikes = [position.counter('gb-cv-force-h'), zone];
    position.run((u) => u.push(blitz.rule, {}));
    expect(position.u.table.place[position.counter('gb-cv-force-h')]).toBe(onStation(zone));
    expect(position.u.table.face[position.counter('gb-cv-force-h')]).toBe(0);
    expect(position.u.table.strikes).toEqual([]);
  });
});

describe('the Marker Segment', () => {
  it('4.3a, 4.3b, 4.3c, 4.3d: Blitz, own Failure and own Mobilizing markers are removed', () => {
    const position = fight({ scenario: 'fall-of-france', blitz: ['w3519'] });
    const { table } = position.u;
    activate(table, 'belgium-holland', 1);
    const [belgium, denmark] = ['belgium-holland', 'denmark-norway'].map(countryNamed);
    activate(table, 'denmark-norway', 0);
    table.capital[belgium] = MOBILIZING | FREE_PASSAGE;
    table.capital[denmark] = MOBILIZING;
    table.failures = [
      { faction: AXIS, hex: hexAt('w3519'), supply: true },
      { faction: WESTERN, hex: hexAt('w3519'), supply: true },
    ];
    table.phasing = WESTERN;
    position.run((u) => u.push(markers.rule, {}));
    expect(table.blitz).toEqual([]);
    expect(table.failures.map(({ faction }) => faction)).toEqual([0]);
    expect(table.capital[belgium]).toBe(FREE_PASSAGE);
    expect(table.capital[denmark]).toBe(MOBILIZING);
  });
});
