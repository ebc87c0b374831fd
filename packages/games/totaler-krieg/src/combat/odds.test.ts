import { describe, expect, it } from 'vitest';
import { activate, beachhead, fight, hexAt } from '../../test/fight.js';
import type { TestPosition } from '../../test/position.js';
import { type Counter, NO_COUNTER } from '../ids.js';
import type { Table } from '../table.js';
import { type Attack, oddsOf } from './odds.js';
import { oddsView } from './odds-view.js';
import { COLUMNS } from './results-table.js';

interface Declared {
  hq?: string;
  enemyHq?: string;
  blitz?: boolean;
}

function attackOn(position: TestPosition, hex: string, units: string, declared: Declared = {}): Attack {
  const { hq, enemyHq, blitz = false } = declared;
  const counter = (id?: string): Counter => (id ? position.counter(id) : NO_COUNTER);
  return {
    target: hexAt(hex),
    attackers: units.split(' ').map((id) => position.counter(id)),
    attackersHq: counter(hq),
    defendersHq: counter(enemyHq),
    blitz,
  };
}

/** "6-2 3-1; armor +1, city −1: 3-1" */
function odds(position: TestPosition, hex: string, units: string, declared: Declared = {}): string {
  const { attack, defense, before, shifts, column } = oddsOf(
    position.u,
    attackOn(position, hex, units, declared),
  );
  const named = shifts.map(({ why, by }) => `${why} ${by > 0 ? '+' : ''}${by}`).join(', ');
  return `${attack}:${defense} ${COLUMNS[before] ?? 'below'}${named ? `; ${named}` : ''}: ${COLUMNS[column]}`;
}

describe('odds', () => {
  it('4.2.2c: the ratio is rounded down in the defender’s favour', () => {
    const position = fight({}, 'e3902 de-army-4 de-arm-1', 'e3803 pl-army-kp pl-army-kr');
    expect(odds(position, 'e3803', 'de-army-4')).toBe('6:4 3-2: 3-2');
    expect(odds(position, 'e3803', 'de-army-4 de-arm-1')).toBe('8:4 2-1: 2-1');
    expect(odds(position, 'e3803', 'de-arm-1')).toBe('2:4 1-2: 1-2');
  });

  it('4.2.2d: shifts are added up, and the column is kept within 1-3 and 9-1', () => {
    // A City across a river, against a fortress: −3 from 1-2.
    const low = fight({}, 'e3701 de-arm-1', 'e3702 pl-army-kp fi-fort-man-1');
    expect(odds(low, 'e3702', 'de-arm-1')).toBe('2:4 1-2; fortress -1, city -1, river -1: 1-3');
    const high = fight(
      { blitz: ['e3803'] },
      'e3902 de-army-1p de-army-2p de-army-3p',
      'e3803 pl-army-mo/reduced',
      'e3802 de-af-1',
    );
    expect(odds(high, 'e3803', 'de-army-1p de-army-2p', { blitz: true })).toBe(
      '16:1 9-1; air +1, armor +1: 9-1',
    );
  });

  it('4.2.2k: against a Defense Factor of 0 the column is 9-1', () => {
    const position = fight({}, 'e3902 de-inf-1', 'e3803');
    expect(odds(position, 'e3803', 'de-inf-1')).toBe('1:0 9-1: 9-1');
  });

  it('4.2.3a: the published checks', () => {
    // 25:10 is 2-1, +1 armor, +1 air, −1 HQ → 3-1
    const first = fight(
      { scenario: 'barbarossa', blitz: ['e3904'] },
      'e3903 de-army-1p de-army-2p de-army-18',
      'e3804 de-inf-1 de-arm-1',
      'e3904 su-army-3 su-army-4 su-army-1s su-arm-1 su-inf-1',
      'e3906 su-hq-1by/reduced',
      'e3805 de-af-2',
    );
    expect(
      odds(first, 'e3904', 'de-army-1p de-army-2p de-army-18 de-inf-1 de-arm-1', {
        enemyHq: 'su-hq-1by',
        blitz: true,
      }),
    ).toBe('25:12 2-1; air +1, armor +1, enemy-hq -1: 3-1');
    // 14:4 is 3-1, +1 air, −1 City, −1 HQ → 2-1
    const second = fight(
      { scenario: 'barbarossa' },
      'e3905 de-army-1p de-army-4',
      'e3906 su-army-3/reduced su-hq-1by',
      'e3907 de-af-2',
    );
    expect(odds(second, 'e3906', 'de-army-1p de-army-4')).toMatch(
      /^14:4 3-1; air \+1, enemy-hq -1, city -1.*: 2-1$/,
    );
  });

  it('4.2.3.1a: an Air unit in or next to the hex, if its nation takes part, for either side', () => {
    const units = ['e3902 de-army-4', 'e3803 pl-army-kp'];
    expect(odds(fight({}, ...units, 'e3802 de-af-1'), 'e3803', 'de-army-4')).toContain('air +1');
    expect(odds(fight({}, ...units, 'e3803 de-af-1', 'e3802 de-af-2'), 'e3803', 'de-army-4')).toContain(
      'air +2',
    );
    // Two hexes away, of a nation that does not take part, a Bomber: none.
    expect(odds(fight({}, ...units, 'e3801 de-af-1'), 'e3803', 'de-army-4')).toBe('6:2 3-1: 3-1');
    expect(odds(fight({}, ...units, 'e3802 gb-af-1'), 'e3803', 'de-army-4')).toBe('6:2 3-1: 3-1');
    expect(odds(fight({}, ...units, 'e3802 de-bmb-ost'), 'e3803', 'de-army-4')).toBe('6:2 3-1: 3-1');
    expect(odds(fight({}, ...units, 'e3804 pl-af-p'), 'e3803', 'de-army-4')).toBe(
      '6:2 3-1; enemy-air -1: 2-1',
    );
  });

  it('4.2.3.1c: an Air unit shifts in any number of combats', () => {
    const position = fight(
      {},
      'e3902 de-army-4 de-army-2',
      'e3803 pl-army-kp',
      'e3802 pl-army-kr',
      'e3702 de-af-1',
    );
    expect(odds(position, 'e3803', 'de-army-4')).toContain('air +1');
    expect(odds(position, 'e3802', 'de-army-2')).toContain('air +1');
  });

  it('4.2.3.1a: a CV Strike counts, a CV Fleet does not', () => {
    const britons = { phasing: 1, table: (table: Table) => activate(table, 'britain', 1) };
    const units = ['w3825 gb-army-1', 'w3826 de-inf-1'];
    expect(odds(fight(britons, ...units, 'w3926 gb-cv-force-h/strike'), 'w3826', 'gb-army-1')).toContain(
      'air +1',
    );
  });

  it('4.2.3.1a: an HQ in ranged support takes part with its nation', () => {
    const units = ['e3302 hu-army-2', 'e3301 de-hq-nor', 'e3402 de-af-1', 'e3403 su-army-3/reduced'];
    const position = fight({ scenario: 'barbarossa' }, ...units);
    expect(odds(position, 'e3403', 'hu-army-2')).not.toContain('air');
    expect(odds(position, 'e3403', 'hu-army-2', { hq: 'de-hq-nor' })).toContain('air +1');
  });

  it('4.2.3.1b, 11.3e, 11.4c, 11.5c: no air shift in Mud; in Snow only an Air unit in the hex itself', () => {
    const units = ['e3902 de-army-4', 'e3803 pl-army-kp'];
    const at = (turn: string, hex: string) =>
      odds(fight({ turn }, ...units, `${hex} de-af-1`), 'e3803', 'de-army-4');
    expect(at('1939-09', 'e3803')).toBe('6:2 3-1; mud -1: 2-1');
    expect(at('1939-11', 'e3803')).toBe('6:2 3-1; air +1: 4-1');
    expect(at('1939-11', 'e3802')).toBe('6:2 3-1: 3-1');
  });

  it('4.1.2a: in Blitz combat the attacker’s Air unit must be Blitz-enabled, the defender’s need not', () => {
    const units = ['e3902 de-army-4', 'e3803 pl-army-kp', 'e3702 de-af-1', 'e3804 pl-af-p'];
    const near = fight({ blitz: ['e3803'] }, ...units);
    expect(odds(near, 'e3803', 'de-army-4', { blitz: true })).toBe('6:2 3-1; air +1, enemy-air -1: 3-1');
    const far = fight({ blitz: ['e4002'] }, ...units);
    expect(odds(far, 'e3803', 'de-army-4', { blitz: true })).toBe('6:2 3-1; enemy-air -1: 2-1');
  });

  it('4.2.3.2a, 4.1.2d: one per Airdrop in the hex, in Blitz combat only', () => {
    const position = fight(
      { blitz: ['e3803'] },
      'e3902 de-army-4',
      'e3803 pl-army-kp de-corps-1fls/airdrop de-heli-2f/airdrop',
    );
    expect(odds(position, 'e3803', 'de-army-4', { blitz: true })).toBe('6:2 3-1; airdrop +2: 5-1');
    expect(odds(position, 'e3803', 'de-army-4')).toBe('6:2 3-1: 3-1');
  });

  it('4.2.3.3a, 4.2.3.3b: one for armor in all, in Blitz combat only', () => {
    const position = fight({ blitz: ['e3803'] }, 'e3902 de-arm-1 de-arm-2', 'e3803 pl-army-kp');
    expect(odds(position, 'e3803', 'de-arm-1 de-arm-2', { blitz: true })).toBe('4:2 2-1; armor +1: 3-1');
    expect(odds(position, 'e3803', 'de-arm-1 de-arm-2')).toBe('4:2 2-1: 2-1');
  });

  it('4.2.3.4a, 10.3c: one for a fortress, a Port-a-Fort on that side too, supplied or not', () => {
    const france = { scenario: 'fall-of-france' };
    const fortress = fight(france, 'w3520 de-army-4', 'w3519 fr-fort-mag-1');
    expect(odds(fortress, 'w3519', 'de-army-4')).toContain('fortress -1');
    const flipped = fight(france, 'w3520 de-army-4', 'w3519 fr-paf-def/fortress');
    expect(odds(flipped, 'w3519', 'de-army-4')).toContain('fortress -1');
    const infantry = fight(france, 'w3520 de-army-4', 'w3519 fr-paf-def');
    expect(odds(infantry, 'w3519', 'de-army-4')).not.toContain('fortress');
  });

  it('4.2.3.5a: one for a side with a supplied HQ, two are not more', () => {
    const position = fight({}, 'e3902 de-hq-nor', 'e4002 de-hq-sou', 'e3803 pl-army-kp');
    expect(odds(position, 'e3803', 'de-hq-nor', { hq: 'de-hq-sou' })).toBe('8:2 4-1; hq +1: 5-1');
    // The British HQ in Calais has no Supply Convoy.
    const cutOff = fight({ scenario: 'fall-of-france', phasing: 1 }, 'w3717 gb-hq-wdf', 'w3617 de-inf-1');
    expect(odds(cutOff, 'w3617', 'gb-hq-wdf')).toBe('2:2 1-1: 1-1');
  });

  it('4.2.3.6a: one for marines from a Beachhead that are Blitz-enabled', () => {
    const at = (blitz: string) =>
      fight(
        {
          phasing: 1,
          blitz: [blitz],
          table(table) {
            activate(table, 'france', 1);
            activate(table, 'united-states', 1);
            beachhead(table, 'western', 'w3716', 0);
          },
        },
        'w3716 us-corps-marine',
        'w3717 de-inf-1',
      );
    expect(odds(at('w3716'), 'w3717', 'us-corps-marine')).toBe('2:2 1-1; marines +1, beachhead -1: 1-1');
    expect(odds(at('e3702'), 'w3717', 'us-corps-marine')).toBe('2:2 1-1; beachhead -1: 1-2');
  });

  it('4.2.3.7a, 11.3c: one left in Mud', () => {
    const position = fight({ turn: '1939-09' }, 'e3902 de-army-4', 'e3803 pl-army-kp');
    expect(odds(position, 'e3803', 'de-army-4')).toBe('6:2 3-1; mud -1: 2-1');
  });

  it('4.2.3.8a, A-6a, A-6b: the hex, one left for a City or Rough, not two for both', () => {
    expect(odds(fight({}, 'e3703 de-army-4', 'e3702 pl-army-kp'), 'e3702', 'de-army-4')).toBe(
      '6:2 3-1; city -1: 2-1',
    );
    expect(odds(fight({}, 'e3502 de-army-4', 'e3402 pl-army-kp'), 'e3402', 'de-army-4')).toBe(
      '6:2 3-1; rough -1: 2-1',
    );
  });

  it('4.2.3.8b, A-6a: the lowest hexside shift among all, none if somebody crosses a plain side', () => {
    const position = fight({}, 'e3701 de-army-4', 'e3602 de-army-2', 'e3703 de-army-6', 'e3702 pl-army-kp');
    expect(odds(position, 'e3702', 'de-army-4 de-army-2')).toBe('12:2 6-1; city -1, river -1: 4-1');
    expect(odds(position, 'e3702', 'de-army-4 de-army-6')).toBe('12:2 6-1; city -1: 5-1');
  });

  it('4.2.3.8b, A-6a, A-6c: mountains and straits two left, a Beachhead one or two', () => {
    const alps = fight(
      { scenario: 'fall-of-france', phasing: 1, table: (table) => activate(table, 'italy', 0) },
      'w2918 fr-army-1',
      'w2919 it-army-2',
    );
    expect(odds(alps, 'w2919', 'fr-army-1')).toContain('mountain -2');
    const belt = fight(
      { table: (table) => activate(table, 'denmark-norway', 1) },
      'w4123 de-army-4',
      'w4124 pl-army-kp',
    );
    expect(odds(belt, 'w4124', 'de-army-4')).toContain('strait -2');
    const from = (air: boolean) =>
      fight(
        {
          phasing: 1,
          table(table) {
            activate(table, 'france', 1);
            activate(table, 'britain', 1);
            beachhead(table, 'western', 'w3716', 0, air);
          },
        },
        'w3716 gb-army-1',
        'w3717 de-inf-1',
      );
    expect(odds(from(false), 'w3717', 'gb-army-1')).toBe('6:2 3-1; beachhead -1: 2-1');
    expect(odds(from(true), 'w3717', 'gb-army-1')).toBe('6:2 3-1; beachhead -2: 3-2');
  });
});

describe('the odds in the view', () => {
  it('name every shift and every result in words before the attack is declared', () => {
    const position = fight({ blitz: ['e3803'] }, 'e3902 de-arm-1 de-arm-2', 'e3803 pl-army-kp');
    const view = oddsView(position.u, attackOn(position, 'e3803', 'de-arm-1 de-arm-2', { blitz: true }));
    expect(view).toMatchObject({
      attack: 4,
      defence: 2,
      ratio: '2-1',
      shifts: [{ why: 'armor', by: 1 }],
      column: '3-1',
      rolls: 6,
    });
    expect(view?.outcomes[0]).toEqual({
      result: 'Dr2 0/0',
      says: 'the defenders retreat two hexes',
      rolls: 1,
    });
    expect(view?.outcomes.reduce((all, { rolls }) => all + rolls, 0)).toBe(6);
  });

  it('tell what an HQ of the defender could do', () => {
    const position = fight(
      { scenario: 'barbarossa' },
      'e3903 de-army-4',
      'e3904 su-army-3/reduced',
      'e3906 su-hq-1by',
    );
    const view = oddsView(position.u, attackOn(position, 'e3904', 'de-army-4'));
    expect(view?.column).toBe('6-1');
    expect(view?.shifts).toHaveLength(1);
    expect(view?.shifts[0].by).toBe(0);
    expect(view?.shifts[0].why.replace(/[\u2068\u2069]/g, '')).toBe(
      'if Russian HQ 1By supports the defenders: 6 against 4, column 1-1',
    );
  });
});
