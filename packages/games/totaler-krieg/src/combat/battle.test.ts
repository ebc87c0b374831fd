import { describe, expect, it } from 'vitest';
import { activate, attack, beachhead, choose, fight } from '../../test/fight.js';
import { TestPosition } from '../../test/position.js';
import { turnNamed } from '../calendar/calendar.js';
import { loseStep } from '../steps/losses.js';

/** 6 against 4 is 3-2: 1 Dr1 1/1, 2 and 3 Ex, 4 and 5 Ad, 6 Ad 1/0. */
const evenFight = () => fight({}, 'e3902 de-army-4', 'e3803 pl-army-kp pl-army-kr');

describe('results', () => {
  it('4.2.4b, 4.2.5.1e: after Ad the attackers retreat one hex or lose a step', () => {
    const position = evenFight();
    attack(position, 'attack e3803, with de-army-4, declare', 4);
    expect(position.prompt).toContain('The attack on e3803 near Warsaw fails');
    expect(position.options).toEqual(['retreat', 'lose']);
    choose(position, 'retreat');
    expect(position.asked).toBe('withdraw');
    choose(position, 'retreat e4002');
    expect(position.at('de-army-4')).toBe('e4002');
    expect(position.at('pl-army-kp')).toBe('e3803');
    const loses = evenFight();
    attack(loses, 'attack e3803, with de-army-4, declare', 4);
    choose(loses, 'lose');
    expect(loses.at('de-army-4')).toBe('e3902/1');
    expect(loses.asked).toBe('idle');
  });

  it('4.2.4b, 4.2.5.1f: with an HQ the attackers must lose the step', () => {
    const position = fight(
      {},
      'e3902 de-inf-1 de-hq-nor/reduced',
      'e3803 pl-army-kp/reduced pl-army-kr/reduced',
    );
    // 3 against 2 is 3-2, HQ +1: 2-1; a 5 is Ad.
    attack(position, 'attack e3803, with de-inf-1, with de-hq-nor, declare', 5);
    expect(position.asked).toBe('lose');
    expect(position.options).toEqual(['lose de-inf-1', 'lose de-hq-nor']);
  });

  it('4.2.4b: all attacking stacks retreat, or none', () => {
    const position = fight(
      {},
      'e3902 de-army-4/reduced',
      'e3802 de-army-2/reduced',
      'e3803 pl-army-kp pl-army-kr pl-army-pru',
      'e3801 pl-army-mo',
      'e3701 pl-army-pz',
    );
    // 8 against 6 is 1-1; a 3 is Ad. The stack in e3802 has no hex without EZOC behind it.
    attack(position, 'attack e3803, with de-army-4, with de-army-2, declare', 3);
    expect(position.asked).toBe('lose');
  });

  it('4.2.4c: after Ex the defenders are asked only if the attackers lost a step', () => {
    const position = evenFight();
    attack(position, 'attack e3803, with de-army-4, declare', 2);
    expect(position.asked).toBe('exchanging');
    choose(position, 'lose');
    expect(position.at('de-army-4')).toBe('e3902/1');
    expect(position.asked).toBe('shaken');
    expect(position.options).toEqual(['retreat', 'lose']);
    choose(position, 'retreat', 'retreat e3804');
    expect(position.asked).toBe('advance');
    const back = evenFight();
    attack(back, 'attack e3803, with de-army-4, declare', 2);
    choose(back, 'retreat', 'retreat e4002');
    expect(back.asked).toBe('idle');
    expect(back.at('pl-army-kp')).toBe('e3803');
  });

  it('4.2.4a, 4.2.4d, 4.2.4e, 4.2.2g, 4.2.2h, 4.2.2i: Dr first, then attrition, the attackers before the defenders', () => {
    const position = evenFight();
    attack(position, 'attack e3803, with de-army-4, declare', 1);
    choose(position, 'retreat e3804');
    // The only attacker lost its step without being asked.
    expect(position.at('de-army-4')).toBe('e3902/1');
    expect(position.asked).toBe('lose');
    expect(position.options).toEqual(['lose pl-army-kp', 'lose pl-army-kr']);
    choose(position, 'lose pl-army-kp');
    expect(position.at('pl-army-kp')).toBe('e3804/1');
    expect(position.asked).toBe('advance');
  });

  it('4.2.2e: the die is read on the column as it falls', () => {
    for (const [die, result] of [
      [1, 'Dr1 1/1'],
      [2, 'Ex 0/0'],
      [4, 'Ad 0/0'],
      [6, 'Ad 1/0'],
    ] as const) {
      const position = evenFight();
      attack(position, 'attack e3803, with de-army-4, declare', die);
      expect(position.log[1]).toContain(`A ${die}: ${result}`);
    }
  });

  it('4.2.4e: an HQ in ranged support may take the loss', () => {
    const position = fight(
      {},
      'e3902 de-army-4',
      'e4002 de-hq-nor',
      'e3803 pl-army-kp pl-army-kr pl-army-pru',
    );
    // 10 against 6 is 3-2, HQ +1: 2-1; a 6 is Ad 1/0, and with an HQ they cannot retreat.
    attack(position, 'attack e3803, with de-army-4, support de-hq-nor, declare', 6);
    expect(position.options).toEqual(['lose de-army-4', 'lose de-hq-nor']);
    choose(position, 'lose de-hq-nor');
    expect(position.at('de-hq-nor')).toBe('e4002/1');
  });

  it('11.2a, 4.2.2f: in bad weather Dr1 becomes Ex, and attrition stays', () => {
    const position = fight({ turn: '1939-11' }, 'e3902 de-army-4', 'e3803 pl-army-kp pl-army-kr');
    attack(position, 'attack e3803, with de-army-4, declare', 1);
    expect(position.log.at(-1)).toContain('Ex 1/1');
    choose(position, 'retreat', 'retreat e4002', 'lose pl-army-kp');
    expect(position.at('de-army-4')).toBe('e4002/1');
    expect(position.at('pl-army-kp')).toBe('e3803/1');
    expect(position.u.table.turn).toBe(turnNamed('1939-11'));
  });

  it('are told with the die, every shift, and in words', () => {
    const position = fight({}, 'e3701 de-army-4', 'e3702 pl-army-kp');
    attack(position, 'attack e3702, with de-army-4, declare', 2);
    expect(position.log.slice(0, 2)).toEqual([
      'Warsaw is attacked: German Army 4',
      'Attack on Warsaw: 6 against 2 is 3-1; City −1, river −1: 3-2. A 2: Ex 0/0, the attackers retreat, or each side loses a step or retreats',
    ]);
    const blitz = fight({ blitz: ['e3803'] }, 'e3902 de-arm-1 de-arm-2', 'e3803 pl-army-kp');
    attack(blitz, 'attack e3803, with de-arm-1, with de-arm-2, declare', 2);
    expect(blitz.log.slice(0, 2)).toEqual([
      'e3803 near Warsaw is attacked by Blitz: German armor (2)',
      'Attack on e3803 near Warsaw: 4 against 2 is 2-1; armor +1: 3-1. A 2: Dr2 1/1, the defenders retreat two hexes; then each side loses a step',
    ]);
  });
});

describe('losses', () => {
  it('4.2.6.1a, 4.2.6.1b: if armor attacked the first step lost is of armor, also that of Ad and Ex', () => {
    const position = fight(
      {},
      'e3902 de-arm-1 de-inf-1 de-hq-nor/reduced',
      'e3803 pl-army-kp pl-army-kr/reduced',
    );
    // 5 against 3 is 3-2, HQ +1: 2-1; a 6 is Ad 1/0.
    attack(position, 'attack e3803, with de-inf-1, with de-arm-1, with de-hq-nor, declare', 6);
    // Ad: they cannot retreat; the armor is the only choice and is lost at once.
    expect(position.at('de-arm-1')).toBe('force-pool');
    // 4.2.6.1b: the attrition that follows is free.
    expect(position.options).toEqual(['lose de-inf-1', 'lose de-hq-nor']);
  });

  it('4.2.6.1a: marines that attack across water may take the first loss instead', () => {
    const position = fight(
      {
        phasing: 1,
        table(table) {
          activate(table, 'france', 1);
          activate(table, 'united-states', 1);
          beachhead(table, 'western', 'w3716', 0);
        },
      },
      'w3716 us-corps-marine us-inf-1',
      'w3617 us-arm-1',
      'w3717 de-army-4',
    );
    attack(position, 'attack w3717, with us-corps-marine, with us-inf-1, with us-arm-1, declare', 4);
    while (position.asked === 'repulsed') choose(position, 'lose');
    expect(position.asked).toBe('lose');
    expect(position.options.sort()).toEqual(['lose us-arm-1', 'lose us-corps-marine']);
    expect(position.choose('lose us-inf-1')).toContain('the first step lost is of armor');
  });

  it('4.2.6.2a: a step is lost by flipping, or by removing a one-step unit', () => {
    const position = evenFight();
    attack(position, 'attack e3803, with de-army-4, declare', 6);
    choose(position, 'lose');
    // Ad 1/0: one step for Ad, one by attrition: full, reduced, a corps.
    expect(position.at('de-army-4')).toBe('delay-box/1');
  });

  it('4.2.6.2b, 4.2.6.2c: what is left of a reduced army comes from the Force Pool; the army goes by its stripe', () => {
    const position = fight({}, 'e3902 de-army-4/reduced', 'e3803 pl-army-kp pl-army-kr');
    // 4 against 4 is 1-1; a 3 is Ad.
    attack(position, 'attack e3803, with de-army-4, declare', 3);
    choose(position, 'lose');
    expect(position.at('de-army-4')).toBe('delay-box/1');
    expect(position.log).toContain('German infantry is left in e3902 near Königsberg');
    const left = [...Array(34).keys()].filter((n) => position.at(`de-inf-${n + 1}`) === 'e3902');
    expect(left).toHaveLength(1);
  });

  it('4.2.6.2b: several kinds in the Force Pool: the owner chooses; with none the last step is lost too', () => {
    const position = fight(
      {},
      'force-pool de-corps-19g',
      'e3902 de-army-4/reduced',
      'e3803 pl-army-kp pl-army-kr',
    );
    attack(position, 'attack e3803, with de-army-4, declare', 3);
    choose(position, 'lose');
    expect(position.asked).toBe('remnant');
    expect(position.options).toEqual(['keep de-inf', 'keep de-corps-19g']);
    choose(position, 'keep de-corps-19g');
    expect(position.at('de-corps-19g')).toBe('e3902');
    const none = fight({}, 'e3902 de-army-4/reduced', 'e3803 pl-army-kp pl-army-kr');
    for (let i = 1; i <= 34; i++) none.put(`removed de-inf-${i}`);
    attack(none, 'attack e3803, with de-army-4, declare', 3);
    choose(none, 'lose');
    expect(none.at('de-army-4')).toBe('delay-box/1');
    expect(none.asked).toBe('idle');
  });

  it('4.2.6.2b, 2.3.4d: armor leaves armor, an HQ leaves either', () => {
    const armor = fight(
      {},
      'force-pool de-arm-1',
      'e3902 de-army-1p/reduced',
      'e3803 pl-army-kp pl-army-kr pl-army-pru',
    );
    // 5 against 6 is 1-2; a 2 is Ad.
    attack(armor, 'attack e3803, with de-army-1p, declare', 2);
    choose(armor, 'lose');
    expect(armor.at('de-arm-1')).toBe('e3902');
    const hq = fight({}, 'force-pool de-arm-1', 'e3902 de-hq-nor/reduced', 'e3803 pl-army-kp');
    // 2 against 2 is 1-1, HQ +1: 3-2; a 4 is Ad, and an HQ cannot retreat.
    attack(hq, 'attack e3803, with de-hq-nor, declare', 4);
    expect(hq.options).toEqual(['keep de-inf', 'keep de-arm']);
  });

  it('4.2.6.2h: an eliminated fortress goes by its stripe', () => {
    const position = fight(
      { scenario: 'fall-of-france' },
      'w3618 de-army-1p de-army-2p',
      'w3518 fr-fort-mag-1/reduced',
    );
    // 16 against 3 is 5-1, fortress −1: 4-1; a 3 is Dr2 0/0, and a fortress cannot go.
    attack(position, 'attack w3518, with de-army-1p, with de-army-2p, declare', 3);
    expect(position.at('fr-fort-mag-1')).toBe('delay-box/1');
  });

  it('4.2.1a: what is left of an attacker has attacked', () => {
    const position = fight(
      {},
      'e3902 de-army-4/reduced',
      'e3803 pl-army-kp pl-army-kr',
      'e3903 pl-army-pru/reduced',
    );
    attack(position, 'attack e3803, with de-army-4, declare', 3);
    choose(position, 'lose');
    expect(position.asked).toBe('idle');
  });

  it('4.2.6.2d: of a multi-national unit the step in its Holding Box may be what is left', () => {
    const position = new TestPosition('1942').clearMap();
    position.put('holding-box fi-ski-1', 'force-pool de-inf-1', 'e5205 ax-army-20/reduced');
    const { holding } = position.u.table;
    holding.length = 0;
    holding.push(position.counter('ax-army-20'), position.counter('fi-ski-1'));
    position.run((u) => loseStep(u, position.counter('ax-army-20')));
    expect(position.options[0]).toBe('keep fi-ski');
    expect(position.options).toContain('keep de-inf');
    choose(position, 'keep fi-ski');
    expect(position.at('fi-ski-1')).toBe('e5205');
    expect(position.at('ax-army-20')).toBe('delay-box/1');
    expect(position.u.table.holding).toEqual([]);
  });
});
