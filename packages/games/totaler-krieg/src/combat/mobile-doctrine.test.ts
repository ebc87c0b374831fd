import { describe, expect, it } from 'vitest';
import { activate, attack, choose, fight } from '../../test/fight.js';
import { turnNamed } from '../calendar/calendar.js';
import { onTurn } from '../places.js';

const DOCTRINE = 'force-pool mk-airmobile-doctrine';
/** The Poles attack the Germans of Case White, where all units are supplied. */
const poles = { phasing: 1 };

describe('Airmobile Doctrine', () => {
  it('18.2, 4.2.2j: Mobile Advance: one German HQ that attacked from next to the hex advances; the marker returns next turn', () => {
    const position = fight({}, DOCTRINE, 'e3902 de-hq-nor de-army-4', 'e3803 pl-army-kp');
    // 10 against 2 is 5-1, HQ +1: 6-1; a 6 is Dr1 1/1.
    attack(position, 'attack e3803, with de-hq-nor, with de-army-4, declare', 6);
    choose(position, 'retreat e3804', 'lose de-army-4');
    expect(position.options).toContain('advance de-hq-nor');
    choose(position, 'advance de-hq-nor', 'done');
    expect(position.at('de-hq-nor')).toBe('e3803');
    expect(position.u.table.place[position.counter('mk-airmobile-doctrine')]).toBe(
      onTurn(turnNamed('1939-09')),
    );
    expect(position.log).toContain('The Axis uses its Airmobile Doctrine');
  });

  it('18.2: Mobile Defense: after Ex a force with an HQ goes back', () => {
    const position = fight(
      poles,
      DOCTRINE,
      'e3902 de-hq-nor/reduced de-inf-1',
      'e3803 pl-army-kp pl-army-kr pl-army-pru',
    );
    // 6 against 4 is 3-2, HQ −1: 1-1; a 1 is Ex.
    attack(position, 'attack e3902, with pl-army-kp, with pl-army-kr, with pl-army-pru, declare', 1);
    expect(position.asked).toBe('mobile-defense');
    choose(position, 'mobile', 'lose', 'lose pl-army-kp');
    expect(position.asked).toBe('shaken');
    choose(position, 'retreat');
    choose(position, position.options.find((text) => text.startsWith('retreat'))!);
    expect(position.at('de-hq-nor')).not.toMatch(/^e3902/);
    expect(position.log.some((line) => /German .* loses a step/.test(line))).toBe(false);
  });

  it('18.2: without the marker, or with a unit that is not German, the HQ holds them', () => {
    const others = ['removed mk-airmobile-doctrine|de-inf-1', `${DOCTRINE}|hu-army-2/reduced`];
    for (const [marker, other] of others.map((text) => text.split('|'))) {
      const position = fight(
        { ...poles, table: (table) => activate(table, 'hungary', 0) },
        marker,
        `e3902 de-hq-nor/reduced ${other}`,
        'e3803 pl-army-kp pl-army-kr',
        'e3903 pl-army-pru',
      );
      attack(position, 'attack e3902, with pl-army-kp, with pl-army-kr, with pl-army-pru, declare', 1);
      expect(['exchanging', 'lose']).toContain(position.asked);
    }
  });

  it('18.2: of a longer retreat a force with an HQ goes one hex, and the rest is converted', () => {
    const position = fight(
      poles,
      DOCTRINE,
      'e3902 de-hq-nor',
      'e3803 pl-army-kp pl-army-kr pl-army-pru',
      'e3802 pl-army-mo pl-army-pz pl-army-ld',
      'e3903 pl-exp',
      'e3901 pl-af-p',
    );
    position.put('e3902 de-hq-nor/reduced');
    // 10 against 2 is 5-1, air +1, HQ −1: 5-1; a 3 is Dr2 0/1.
    attack(
      position,
      'attack e3902, with pl-army-kp, with pl-army-kr, with pl-army-pru, with pl-army-mo, with pl-army-pz, with pl-army-ld, with pl-exp, declare',
      3,
    );
    expect(position.log.join('\n')).toContain('10 against 2 is 5-1; air support +1, enemy HQ −1: 5-1');
    choose(position, 'mobile');
    while (position.asked === 'withdraw') choose(position, position.options[0]);
    const told = position.log.filter((line) => line.startsWith('German HQ Nor'));
    expect(told[0]).toMatch(/^German HQ Nor retreats to /);
    expect(told[1]).toMatch(/^German HQ Nor in (?!e3902).* loses a step$/);
  });

  it('18.2: a step of attrition becomes a hex of retreat', () => {
    const position = fight(
      poles,
      DOCTRINE,
      'e3902 de-vg-1 de-inf-1',
      'e3803 pl-army-kp pl-army-kr pl-army-pru',
    );
    // 6 against 4 is 3-2; a 1 is Dr1 1/1.
    attack(position, 'attack e3902, with pl-army-kp, with pl-army-kr, with pl-army-pru, declare', 1);
    choose(position, 'mobile', 'retreat e4002', 'lose pl-army-kp');
    expect(position.asked).toBe('mobile-retreat');
    choose(position, 'retreat');
    while (position.asked === 'withdraw') choose(position, position.options[0]);
    expect(position.at('de-inf-1')).not.toBe('e4002');
    expect(position.at('de-vg-1')).not.toBe('force-pool');
    expect(position.log.some((line) => /German .* loses a step/.test(line))).toBe(false);
  });
});
