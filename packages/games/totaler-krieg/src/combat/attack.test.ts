import { describe, expect, it } from 'vitest';
import { activate, attack, beachhead, choose, fight } from '../../test/fight.js';
import { COUNTER } from '../counters/counters.js';
import { countryNamed } from '../map/areas.js';
import { FREE_PASSAGE, MOBILIZING, type Table } from '../table.js';

describe('declaring an attack', () => {
  it('4a: no attack is compulsory', () => {
    const position = fight({}, 'e3902 de-army-4', 'e3803 pl-army-kp');
    choose(position, 'done');
    expect(position.asked).toBe('idle');
  });

  it('4.2.1a: a hex is attacked once in a segment, and a unit attacks once', () => {
    const position = fight(
      {},
      'e3902 de-army-4 de-army-2',
      'e3803 pl-army-kp pl-army-kr',
      'e3903 pl-army-pru',
    );
    expect(position.options).toEqual(['attack e3803', 'attack e3903', 'done']);
    // 3-2, a 2: an exchange in which both sides lose a step.
    attack(position, 'attack e3803, with de-army-4, declare', 2);
    choose(position, 'lose', 'lose', 'lose pl-army-kp');
    expect(position.asked).toBe('combat');
    expect(position.options).toEqual(['attack e3903', 'done']);
    expect(position.choose('attack e3803')).toContain('e3803 has already been attacked in this segment');
    // Of the two armies only the other one is left: it attacks at once.
    position.choose('attack e3903', 6);
    expect(position.log).toContain('e3903 near Bialystok is attacked: German Army 2');
  });

  it('4.2.1a: a unit that has attacked is refused', () => {
    const position = fight(
      {},
      'e3902 de-army-4 de-army-2 de-inf-1',
      'e3803 pl-army-kp pl-army-kr',
      'e3903 pl-army-pru',
    );
    attack(position, 'attack e3803, with de-army-4, declare', 2);
    choose(position, 'lose', 'lose', 'lose pl-army-kp', 'attack e3903');
    expect(position.choose('with de-army-4')).toContain('German Army 4 has already attacked in this segment');
    expect(position.options).toEqual(['with de-inf-1', 'with de-army-2']);
  });

  it('4.2.1b: units of one hex may attack different hexes, units of several hexes the same', () => {
    const position = fight(
      {},
      'e3902 de-army-4 de-inf-1',
      'e3802 de-army-2',
      'e3803 pl-army-kp',
      'e3903 pl-army-pru/reduced',
    );
    position.choose('attack e3803');
    expect(position.options.sort()).toEqual(['with de-army-2', 'with de-army-4', 'with de-inf-1']);
    expect(position.choose('with pl-army-kp')).toContain('Polish Army Kp is not yours');
    attack(position, 'with de-army-4, with de-army-2, declare', 1);
    while (position.asked !== 'combat') choose(position, position.options[0]);
    expect(position.options).toEqual(['attack e3903', 'done']);
  });

  it('4.2.1b: all ground units of the hex defend together', () => {
    const position = fight({}, 'e3902 de-army-4', 'e3803 pl-army-kp pl-army-kr');
    attack(position, 'attack e3803, with de-army-4, declare', 3);
    expect(position.log.join('\n')).toContain('6 against 4 is 3-2');
  });

  it('4.2.1b: a unit that is not next to the hex is refused', () => {
    const position = fight({}, 'e3902 de-army-4 de-inf-1', 'e4002 de-army-2', 'e3803 pl-army-kp');
    position.choose('attack e3803');
    expect(position.choose('with de-army-2')).toContain('German Army 2 in Königsberg is not next to e3803');
  });

  it('4.2.1c: units of two Minor Countries do not attack together, an Exp unit joins anybody', () => {
    const position = fight(
      { scenario: 'barbarossa' },
      'e3206 ro-army-3 de-inf-1',
      'e3205 hu-army-2 hu-exp',
      'e3305 su-army-3/reduced',
    );
    choose(position, 'attack e3305', 'with ro-army-3');
    expect(position.choose('with hu-army-2')).toContain(
      'Hungarian Army 2 cannot join units of another Minor Country in an attack',
    );
    expect(position.options.sort()).toEqual(['declare', 'with de-inf-1', 'with hu-exp']);
  });

  it('4.2.1d: attackers need not be supplied', () => {
    const position = fight({ scenario: 'barbarossa' }, 'e4311 de-army-4', 'e4312 su-army-3');
    expect(position.options).toContain('attack e4312');
  });

  it('4.2.1e: an attack below 1-3 cannot be made, begun, or led into', () => {
    const alone = fight({}, 'e3902 de-inf-1', 'e3803 pl-army-kp pl-army-kr');
    expect(alone.asked).toBe('idle');
    const position = fight(
      {},
      'e3902 de-inf-1 de-inf-2 de-arm-1',
      'e3803 pl-army-kp pl-army-kr',
      'e3903 pl-army-pru',
    );
    position.choose('attack e3803');
    // Alike units are offered once.
    expect(position.options).toEqual(['with de-inf-1', 'with de-arm-1']);
    expect(position.choose('with de-inf-2')).toContain('German infantry is the same as de-inf-1');
    choose(position, 'with de-inf-1');
    expect(position.choose('declare')).toContain('the attackers have less than a third of the defense');
    expect(position.options).toEqual(['with de-inf-2', 'with de-arm-1']);
  });

  it('4.2.1e: a unit is refused if nobody who could join it brings the attack to 1-3', () => {
    const position = fight(
      { scenario: 'barbarossa' },
      'e3206 ro-army-3 ro-army-4',
      'e3205 hu-army-2/reduced',
      'e3305 su-army-3 su-army-4',
    );
    position.choose('attack e3305');
    expect(position.options).toEqual(['with ro-army-3', 'with ro-army-4']);
    expect(position.choose('with hu-army-2')).toContain(
      'with Hungarian Army 2 no attack on e3305 can come to a third of its defense',
    );
  });

  it('4.2.1e: an HQ in ranged support may bring the attack up to 1-3', () => {
    const position = fight({}, 'e3902 de-inf-1', 'e4002 de-hq-nor', 'e3803 pl-army-kp pl-army-kr');
    expect(position.options).toEqual(['attack e3803', 'done']);
    // Nothing else can be done than to attack with both.
    position.choose('attack e3803', 6);
    expect(position.log[0]).toBe(
      'e3803 near Warsaw is attacked: German infantry, supported by German HQ Nor',
    );
  });

  it('4.2.1f, 4.2.8f: a hex with markers only falls without a die; nobody exploits', () => {
    const position = fight({ scenario: 'fall-of-france' }, 'w3519 de-arm-1', 'w3518 mk-detachment-fr-1');
    expect(position.options).toEqual(['attack w3518', 'done']);
    position.choose('attack w3518');
    expect(position.at('mk-detachment-fr-1')).toBe('delay-box');
    expect(position.options).toEqual(['advance de-arm-1', 'done']);
    choose(position, 'advance de-arm-1');
    expect(position.at('de-arm-1')).toBe('w3518');
    expect(position.asked).toBe('idle');
  });

  it('4.2.1f: Partisan Bases go to the Force Pool', () => {
    const position = fight({}, 'e3902 de-arm-1', 'e3803 mk-partisan-base-western-1');
    position.choose('attack e3803');
    expect(position.at('mk-partisan-base-western-1')).toBe('force-pool');
  });

  it('4.2.1g: no attack crosses the sea or goes against a Beachhead', () => {
    const france = (table: Table) => activate(table, 'france', 1);
    const position = fight(
      {
        table(table) {
          france(table);
          activate(table, 'britain', 1);
          beachhead(table, 'western', 'w3716', 0);
        },
      },
      'w3717 de-army-4',
      'w3617 de-army-2',
      'w3716 gb-inf-1',
      'w3816 gb-army-1',
    );
    expect(position.asked).toBe('idle');
  });

  it('4.2.1g: units on a Beachhead attack across its Beachhead Hexside alone', () => {
    const at = (side: number) =>
      fight(
        {
          phasing: 1,
          table(table) {
            activate(table, 'france', 1);
            activate(table, 'britain', 1);
            beachhead(table, 'western', 'w3716', side);
          },
        },
        'w3716 gb-army-1',
        'w3717 de-inf-1',
      );
    expect(at(0).options).toEqual(['attack w3717', 'done']);
    expect(at(4).asked).toBe('idle');
  });

  it('4.2.1h: a unit without an Attack Factor joins others, but cannot attack alone', () => {
    const alone = fight({}, 'e3902 de-vg-1', 'e3803 pl-army-kp/reduced');
    expect(alone.asked).toBe('idle');
    const position = fight({}, 'e3902 de-vg-1 de-inf-1 de-arm-1', 'e3803 pl-army-kp/reduced');
    choose(position, 'attack e3803', 'with de-vg-1');
    expect(position.choose('declare')).toContain('the attackers have no Attack Factor');
    expect(position.options).toEqual(['with de-inf-1', 'with de-arm-1']);
  });

  it('4.2.1i: markers in its Capital keep a Minor Country’s units at home, Exp units too', () => {
    const units = ['e3206 ro-army-3 ro-exp', 'e3305 su-army-3/reduced'];
    expect(fight({ scenario: 'barbarossa' }, ...units).asked).toBe('combat');
    for (const marker of [MOBILIZING, FREE_PASSAGE]) {
      const position = fight(
        {
          scenario: 'barbarossa',
          table({ capital }) {
            capital[countryNamed('rumania')] = marker;
          },
        },
        ...units,
      );
      expect(position.asked).toBe('idle');
    }
  });

  it('4b: the Western and Soviet factions do not attack each other while the Axis plays', () => {
    const units = ['w3720 us-inf-1', 'w3721 su-army-3/reduced'];
    expect(fight({ scenario: '1944', phasing: 1 }, ...units).asked).toBe('idle');
    expect(fight({ scenario: '1945', phasing: 1 }, ...units).asked).toBe('combat');
  });
});

it('an attack is labelled with its best odds', () => {
  const position = fight(
    {},
    'e3703 de-army-4 de-inf-1',
    'e3702 pl-army-kp',
    'e3602 mk-partisan-base-western-1',
  );
  expect(position.labels).toEqual(['Attack Warsaw: with everybody, 7 against 2 is 3-1; City −1: 2-1', '']);
});

describe('HQs in ranged support', () => {
  const near = ['e3902 de-army-4 de-inf-1', 'e3803 pl-army-kp'];

  it('4.2.1.2a, 4.2.2a: one supplied HQ within two hexes, if a unit of its nation attacks', () => {
    const position = fight({}, ...near, 'e4002 de-hq-nor', 'e4102 de-hq-sou');
    position.choose('attack e3803');
    expect(position.choose('support de-hq-nor')).toContain(
      'no unit of the nation of German HQ Nor takes part',
    );
    choose(position, 'with de-army-4');
    // Three hexes away is too far.
    expect(position.choose('support de-hq-sou')).toContain('German HQ Sou is not within two hexes of e3803');
    expect(position.options).toEqual(['with de-inf-1', 'support de-hq-nor', 'declare']);
    attack(position, 'support de-hq-nor, declare', 6);
    expect(position.log[1]).toContain('10 against 2 is 5-1; HQ +1: 6-1');
  });

  it('4.2.1.2a: not of another nation, and not out of supply', () => {
    const others = fight({}, ...near, 'e4002 de-hq-nor', 'e3802 pl-army-pru', 'e3903 pl-army-kr');
    choose(others, 'attack e3803');
    expect(others.options.some((text) => text.startsWith('support'))).toBe(false);
    // No Supply Convoy reaches the British in Calais.
    const position = fight(
      { scenario: 'fall-of-france', phasing: 1 },
      'w3717 gb-army-1 gb-inf-1',
      'w3616 gb-hq-wdf',
      'w3617 de-inf-1',
    );
    choose(position, 'attack w3617', 'with gb-army-1');
    expect(position.options).toEqual(['with gb-inf-1', 'with gb-hq-wdf', 'declare']);
    expect(position.choose('support gb-hq-wdf')).toContain('British HQ WDF is not supplied');
  });

  it('4.2.1.2b, 4.2.2b: the defender may add one HQ within two hexes', () => {
    const position = fight(
      { scenario: 'barbarossa' },
      'e3903 de-army-4',
      'e3904 su-army-3/reduced',
      'e3906 su-hq-1by',
    );
    attack(position, 'attack e3904, with de-army-4, declare');
    expect(position.asked).toBe('defend');
    expect(position.options).toEqual(['support su-hq-1by', 'none']);
    position.choose('support su-hq-1by', 6);
    expect(position.log).toContain('Russian HQ 1By supports the defense of e3904 near Bialystok');
    expect(position.log[2]).toContain('6 against 4 is 3-2; enemy HQ −1: 1-1');
  });

  it('4.2.1.2b: not if an HQ is in the hex itself', () => {
    const position = fight(
      { scenario: 'barbarossa' },
      'e3903 de-army-4',
      'e3904 su-army-3/reduced su-hq-2by',
      'e3906 su-hq-1by',
    );
    attack(position, 'attack e3904, with de-army-4, declare', 6);
    expect(position.asked).not.toBe('defend');
  });

  it('4.2.1.2c: the path of support passes no neutral land', () => {
    const belgium = (neutral: boolean) => {
      const position = fight(
        {
          scenario: 'fall-of-france',
          phasing: 1,
          table: (table) => {
            if (!neutral) activate(table, 'belgium-holland', 1);
          },
        },
        'w3519 fr-army-1 fr-army-2',
        'w3618 fr-hq-1',
        'w3620 de-inf-1',
      );
      choose(position, 'attack w3620', 'with fr-army-1');
      return position.options;
    };
    expect(belgium(true)).toEqual(['with fr-army-2', 'declare']);
    expect(belgium(false)).toEqual(['with fr-army-2', 'support fr-hq-1', 'declare']);
  });

  it('4.2.1.2d, 18.5: an HQ on a Beachhead supports only across its Beachhead Hexside', () => {
    const options = (side: number) => {
      const position = fight(
        {
          phasing: 1,
          table(table) {
            activate(table, 'france', 1);
            activate(table, 'britain', 1);
            beachhead(table, 'western', 'w3716', side);
          },
        },
        'w3716 gb-hq-wdf',
        'w3717 gb-army-1 gb-inf-1',
        'w3617 de-inf-1',
      );
      choose(position, 'attack w3617', 'with gb-army-1');
      return position.options.filter((text) => text.startsWith('support'));
    };
    expect(options(5)).toEqual(['support gb-hq-wdf']);
    expect(options(0)).toEqual([]);
  });

  it('4.2.1.2e: an HQ supports once in a segment, and not after it has fought', () => {
    const position = fight({}, ...near, 'e4002 de-hq-nor', 'e3901 de-army-2 de-inf-2', 'e3802 pl-army-pru');
    // 6-1, a 1: Dr3 0/1
    attack(position, 'attack e3803, with de-army-4, support de-hq-nor, declare', 1);
    while (position.asked !== 'combat') position.choose(position.options[0]);
    choose(position, 'attack e3802', 'with de-army-2');
    expect(position.options.some((text) => text.startsWith('support'))).toBe(false);
    expect(position.choose('support de-hq-nor')).toContain(
      'German HQ Nor has already fought in this segment',
    );
  });

  it('4.2.1.2e: a defending HQ that has fought in its hex supports no other', () => {
    const position = fight(
      { scenario: 'barbarossa' },
      'e3903 de-army-4 de-army-9',
      'e3904 su-hq-1by',
      'e3803 su-army-3/reduced',
    );
    // 6 against 3 is 2-1, the HQ −1: 3-2. A 4 is Ad.
    attack(position, 'attack e3904, with de-army-4, declare', 4);
    choose(position, 'lose');
    attack(position, 'attack e3803, with de-army-9, declare', 6);
    expect(position.log.some((line) => line.startsWith('Attack on e3803'))).toBe(true);
  });

  it('4.2.1.2f, 13.8.3c: a multi-national HQ supports its Major Country and the Country in its Holding Box', () => {
    const supporters = (held: string, attacker: string) => {
      const position = fight(
        {
          table(table) {
            activate(table, 'italy', 0);
            activate(table, 'hungary', 0);
            table.holding.push(COUNTER.index('ax-hq-med'), COUNTER.index(held));
          },
        },
        `holding-box ${held}`,
        `e3902 ${attacker} de-fort-fe-1`,
        'e4002 ax-hq-med',
        'e3803 pl-army-kp/reduced',
      );
      choose(position, 'attack e3803', `with ${attacker}`);
      return position.options.filter((text) => text.startsWith('support'));
    };
    expect(supporters('it-exp', 'de-inf-1')).toEqual(['support ax-hq-med']);
    expect(supporters('it-exp', 'it-army-1')).toEqual(['support ax-hq-med']);
    expect(supporters('it-exp', 'hu-army-2')).toEqual([]);
  });

  it('4.2.1.2g: an HQ next to the hex may attack as an ordinary unit', () => {
    const position = fight({}, 'e3902 de-hq-nor', 'e3803 pl-army-kp');
    attack(position, 'attack e3803, with de-hq-nor, declare', 6);
    expect(position.log[1]).toContain('4 against 2 is 2-1; HQ +1: 3-1');
  });
});
