import { describe, expect, it } from 'vitest';
import { activate, attack, beachhead, choose, fight, hexAt } from '../../test/fight.js';
import { AXIS } from '../ids.js';
import { countryNamed } from '../map/areas.js';
import { FREE_PASSAGE } from '../table.js';
import { COMBAT_SEGMENTS } from './segments.js';

describe('advance after combat', () => {
  it('4.2.7a, 4.2.7e: any attackers that were adjacent may enter the vacated hex, or none', () => {
    const position = fight({}, 'e3902 de-army-4 de-inf-1', 'e3802 de-inf-2', 'e3803 pl-army-kp');
    // 8 against 2 is 4-1; a 3 is Dr2 0/0.
    attack(position, 'attack e3803, with de-army-4, with de-inf-1, with de-inf-2, declare', 3);
    choose(position, 'retreat e3804', 'retreat e3805');
    expect(position.options).toEqual(['advance de-army-4', 'advance de-inf-1', 'advance de-inf-2', 'done']);
    choose(position, 'advance de-inf-2', 'advance de-army-4', 'done');
    expect(position.at('de-inf-2')).toBe('e3803');
    expect(position.at('de-army-4')).toBe('e3803');
    expect(position.at('de-inf-1')).toBe('e3902');
  });

  it('4.2.7a: not while an enemy is still there, and not after retreating', () => {
    const position = fight({}, 'e3703 de-army-4', 'e3702 pl-army-mo');
    attack(position, 'attack e3702, with de-army-4, declare', 1);
    choose(position, 'stand');
    expect(position.asked).toBe('idle');
  });

  it('4.2.7a, 10.3a: not without supply', () => {
    const position = fight({ scenario: 'fall-of-france', phasing: 1 }, 'w3717 gb-army-1', 'w3617 de-inf-1');
    // 6 against 2 is 3-1; a 3 is Dr1 0/0.
    attack(position, 'attack w3617, with gb-army-1, declare', 3);
    while (position.asked === 'withdraw') choose(position, position.options[0]);
    expect(position.asked).toBe('idle');
  });

  it('4.2.7b: no HQ advances', () => {
    const position = fight({}, 'e3902 de-hq-nor de-inf-1', 'e3803 pl-army-kp/reduced');
    // 5 against 1 is 5-1, HQ +1: 6-1; a 6 is Dr1 1/1.
    attack(position, 'attack e3803, with de-hq-nor, with de-inf-1, declare', 6);
    choose(position, 'retreat e3804', 'lose de-hq-nor');
    expect(position.options).toEqual(['advance de-inf-1', 'done']);
    expect(position.choose('advance de-hq-nor')).toContain('no HQ does');
  });

  it('4.2.7c, 8.2g: EZOC does not prevent it', () => {
    const position = fight({}, 'e3902 de-army-4', 'e3803 pl-army-kp', 'e3702 pl-army-mo');
    attack(position, 'attack e3803, with de-army-4, declare', 3);
    choose(position, 'retreat e3804', 'advance de-army-4');
    expect(position.at('de-army-4')).toBe('e3803');
  });

  it('4.2.7d: enemy markers in the hex are taken', () => {
    const position = fight(
      { table: (table) => activate(table, 'france', 1) },
      'e3902 de-army-4',
      'e3803 pl-army-kp mk-detachment-fr-1',
    );
    attack(position, 'attack e3803, with de-army-4, declare', 3);
    choose(position, 'retreat e3804');
    expect(position.at('mk-detachment-fr-1')).toBe('e3803');
    choose(position, 'advance de-army-4');
    expect(position.at('mk-detachment-fr-1')).toBe('delay-box');
  });

  it('4.2.7e, 18.12: not into a Failure Hex', () => {
    const position = fight(
      {
        table({ failures }) {
          failures.push({ faction: AXIS, hex: hexAt('e3803'), supply: true });
        },
      },
      'e3902 de-army-4',
      'e3803 pl-army-kp',
    );
    attack(position, 'attack e3803, with de-army-4, declare', 3);
    choose(position, 'retreat e3804');
    expect(position.asked).toBe('idle');
  });

  it('4.2.7f: a unit on a Beachhead advances across its hexside', () => {
    const position = fight(
      {
        phasing: 1,
        table(table) {
          activate(table, 'france', 1);
          activate(table, 'britain', 1);
          beachhead(table, 'western', 'w3716', 0);
        },
      },
      'w3716 gb-army-1',
      'w3717 de-inf-1',
    );
    // 6 against 2 is 3-1, Beachhead −1: 2-1; a 1 is Dr1 0/0.
    attack(position, 'attack w3717, with gb-army-1, declare', 1);
    while (position.asked === 'withdraw') choose(position, 'retreat w3618');
    choose(position, 'advance gb-army-1');
    expect(position.at('gb-army-1')).toBe('w3717');
  });
});

describe('exploitation', () => {
  /** Armor and infantry break through in e3803; the defenders end in e3805 or farther. */
  const breakthrough = (die: number, ...lines: string[]) => {
    const position = fight({}, 'e3902 de-army-1p de-inf-1 de-inf-2', 'e3803 pl-army-kp', ...lines);
    // 10 against 2 is 5-1: 2 is Dr3 0/0, 3 Dr2 0/1, 5 Dr1 1/1.
    attack(position, 'attack e3803, with de-army-1p, with de-inf-1, with de-inf-2, declare', die);
    choose(position, 'retreat e3804');
    while (position.asked === 'withdraw') choose(position, position.options[0]);
    while (position.asked === 'lose') choose(position, position.options[0]);
    return position;
  };

  it('4.2.8a, 4.2.8b: one hex after Dr2', () => {
    const position = breakthrough(3);
    choose(position, 'advance de-army-1p', 'done');
    expect(position.asked).toBe('exploitation');
    expect(position.options).toContain('exploit de-army-1p e3804');
    expect(position.options).not.toContain('exploit de-army-1p e3904');
    choose(position, 'exploit de-army-1p e3702');
    expect(position.at('de-army-1p')).toBe('e3702');
    expect(position.asked).toBe('idle');
  });

  it('4.2.8a, 4.2.8b: two hexes after Dr3, none after Dr1', () => {
    const position = breakthrough(2);
    choose(position, 'advance de-army-1p', 'done');
    expect(position.options).toContain('exploit de-army-1p e3602');
    expect(position.options.some((text) => text.endsWith('w3727'))).toBe(false);
    const short = breakthrough(5);
    choose(short, 'advance de-army-1p', 'done');
    expect(short.asked).toBe('idle');
  });

  it('4.2.8a: not without armor that advanced', () => {
    const position = breakthrough(3);
    choose(position, 'advance de-inf-1', 'done');
    expect(position.asked).toBe('idle');
  });

  it('4.2.8b: never beyond the MA', () => {
    // 3 MP: a mountain across a river costs them all.
    const position = fight({}, 'w3527 de-ss-army-6p', 'e3501 pl-army-kp/reduced');
    // 9 against 1 is 9-1, City −1: 8-1; a 2 is Dr3 0/1.
    attack(position, 'attack e3501, with de-ss-army-6p, declare', 2);
    while (position.asked === 'withdraw') choose(position, position.options[0]);
    choose(position, 'advance de-ss-army-6p');
    expect(position.options).toContain('exploit de-ss-army-6p e3402');
    expect(position.options).toContain('exploit de-ss-army-6p e3603');
    expect(position.options).not.toContain('exploit de-ss-army-6p e3301');
  });

  it('4.2.8c: with each armor unit one one-step infantry unit that advanced too', () => {
    const position = breakthrough(2);
    choose(position, 'advance de-army-1p', 'advance de-inf-1', 'advance de-inf-2');
    expect(position.options.every((text) => text === 'done' || text.includes('de-army-1p'))).toBe(true);
    expect(position.choose('exploit de-inf-1 e3804')).toContain('armor can, and with each one of them');
    choose(position, 'exploit de-army-1p e3702');
    expect(position.options).toContain('exploit de-inf-1 e3703');
    expect(position.choose('exploit de-inf-2 e3703')).toContain('no different');
    choose(position, 'exploit de-inf-1 e3703');
    expect(position.asked).toBe('idle');
    expect(position.at('de-inf-2')).toBe('e3803');
  });

  it('4.2.8e: an exploiting unit stops in an EZOC, and enters no hex with enemies', () => {
    const position = breakthrough(2, 'e3602 pl-army-mo');
    choose(position, 'advance de-army-1p', 'done');
    // e3702, e3603 and e3701 are next to the army in e3602: a second hex beyond them is not reached through them.
    expect(position.options).toContain('exploit de-army-1p e3702');
    expect(position.options).toContain('exploit de-army-1p e3603');
    expect(position.options).not.toContain('exploit de-army-1p e3602');
    expect(position.options).not.toContain('exploit de-army-1p e3502');
    expect(position.choose('exploit de-army-1p e3602')).toContain('enemy units are in e3602');
    expect(position.choose('exploit de-army-1p e3502')).toContain('e3502 is more than two hexes from e3803');
  });

  it('4.2.8d: a unit that exploited by Blitz may attack again from its new hex', () => {
    const position = fight(
      { blitz: ['e3902'] },
      'e3902 de-army-1p de-inf-1',
      'e3803 pl-army-kp/reduced',
      'e3602 pl-army-mo',
    );
    // 9 against 1 is 9-1, armor: 9-1; a 5 is Dr2 0/1.
    attack(position, 'attack e3803, with de-army-1p, with de-inf-1, declare', 5);
    while (position.asked === 'withdraw') choose(position, position.options[0]);
    choose(position, 'advance de-army-1p', 'done', 'exploit de-army-1p e3702');
    position.run((u) => u.push(COMBAT_SEGMENTS['regular-combat'].rule, {}));
    expect(position.options).toContain('attack e3602');
  });

  it('11.3f: Mud does not affect retreat and advance', () => {
    const position = fight({ turn: '1939-09' }, 'e3902 de-army-4 de-army-2', 'e3803 pl-army-kp');
    // 12 against 2 is 6-1, Mud −1: 5-1; a 3 is Dr2, in Mud Dr1 0/1.
    attack(position, 'attack e3803, with de-army-4, with de-army-2, declare', 3);
    choose(position, 'retreat e3804', 'advance de-army-4', 'done');
    expect(position.at('de-army-4')).toBe('e3803');
    expect(position.at('pl-army-kp')).toBe('e3804/1');
  });

  it('4.2.8e, 11.3d: not into Mud', () => {
    const position = fight({ turn: '1939-09' }, 'e3902 de-army-1p de-army-2p', 'e3803 pl-army-kp/reduced');
    // 16 against 1 is 9-1, Mud −1: 8-1; a 2 is Dr3, in Mud Dr2.
    attack(position, 'attack e3803, with de-army-1p, with de-army-2p, declare', 2);
    while (position.asked === 'withdraw') choose(position, position.options[0]);
    while (position.asked === 'lose') choose(position, position.options[0]);
    choose(position, 'advance de-army-1p', 'done');
    expect(position.asked).toBe('idle');
  });

  it('4.2.8e, 18.12: not into a Failure Hex', () => {
    const position = fight(
      {
        table({ failures }) {
          failures.push({ faction: AXIS, hex: hexAt('e3709'), supply: false });
        },
      },
      'e3902 de-army-1p de-inf-1',
      'e3803 pl-army-kp',
    );
    // 9 against 2 is 4-1; a 1 is Dr3 0/0.
    attack(position, 'attack e3803, with de-army-1p, with de-inf-1, declare', 1);
    while (position.asked === 'withdraw') choose(position, position.options[0]);
    choose(position, 'advance de-army-1p', 'done');
    const goals = position.options.map((text) => text.split(' ')[2]);
    expect(goals).toContain('e3702');
    expect(goals).not.toContain('e3704');
  });

  it('4.2.8g: a Free Passage marker keeps armor in its Country', () => {
    // No Minor Country has armor; the infantry that goes with armor is bound as well.
    const position = fight(
      {
        scenario: 'barbarossa',
        table({ capital }) {
          capital[countryNamed('rumania')] = FREE_PASSAGE;
        },
      },
      'e3106 de-army-1p ro-exp',
      'e3206 su-army-3/reduced',
    );
    attack(position, 'attack e3206, with de-army-1p, with ro-exp, declare', 1);
    while (position.asked === 'withdraw') choose(position, position.options[0]);
    while (position.asked === 'lose') choose(position, position.options[0]);
    choose(position, 'advance de-army-1p', 'advance ro-exp');
    expect(position.options).toContain('exploit de-army-1p e3305');
    choose(position, 'exploit de-army-1p e3305');
    expect(position.options.some((text) => text.startsWith('exploit ro-exp'))).toBe(true);
    expect(position.options).not.toContain('exploit ro-exp e3305');
  });
});
