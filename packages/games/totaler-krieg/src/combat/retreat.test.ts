import { describe, expect, it } from 'vitest';
import { activate, attack, beachhead, choose, fight } from '../../test/fight.js';
import { countryNamed } from '../map/areas.js';
import { FREE_PASSAGE, MOBILIZING } from '../table.js';

// 6 against 2 is 3-1: 1 is Dr2 0/0, 2 Dr2 1/1, 3 Dr1 0/0.
const ATTACKER = 'e3902 de-army-4';
const declared = 'attack e3803, with de-army-4, declare';

describe('retreat', () => {
  it('4.2.5.1a: the force goes hex by hex, together', () => {
    const position = fight({}, ATTACKER, 'e3803 pl-army-kp/reduced pl-army-kr/reduced');
    attack(position, declared, 1);
    expect(position.prompt).toBe('Where do the units in e3803 near Warsaw retreat? 2 hexes are to go.');
    choose(position, 'retreat e3804');
    expect(position.prompt).toBe('Where do the units in Bialystok retreat?');
    choose(position, 'retreat e3805');
    expect(position.at('pl-army-kp')).toBe('e3805/1');
    expect(position.at('pl-army-kr')).toBe('e3805/1');
  });

  it('4.2.5.1h, 9.2d: a hex says who would join, and whether too many would stand there in the end', () => {
    const three = 'e3804 pl-army-kr pl-army-pru pl-army-mo';
    const last = fight({}, ATTACKER, 'e3803 pl-army-kp', three);
    attack(last, declared, 3);
    expect(last.labels).toContain('Bialystok; more than may stack there');
    expect(last.labels).toContain('Warsaw');
    const first = fight({}, ATTACKER, 'e3803 pl-army-kp/reduced', 'e3804 pl-army-kr');
    attack(first, declared, 1);
    expect(first.labels).toContain('Bialystok; joining the retreat: Polish Army Kr');
  });

  it('4.2.5.1a: or unit by unit, all the same number of hexes', () => {
    const position = fight({}, ATTACKER, 'e3803 pl-army-kp/reduced pl-army-kr/reduced');
    attack(position, declared, 1);
    choose(position, 'split pl-army-kp');
    const which = 'Where does Polish Army Kp retreat from e3803 near Warsaw? 2 hexes are to go.';
    expect(position.prompt).toBe(which);
    choose(position, 'retreat e3804', 'retreat e3805');
    expect(position.at('pl-army-kp')).toBe('e3805/1');
    expect(position.prompt).toBe('Where do the units in e3803 near Warsaw retreat? 2 hexes are to go.');
    choose(position, 'retreat e3703', 'retreat e3604');
    expect(position.at('pl-army-kr')).toBe('e3604/1');
  });

  it('4.2.5.1b, 8.2f: into hexes without EZOC that are farther away, if there is one', () => {
    const position = fight({}, ATTACKER, 'e3803 pl-army-kp', 'e3903 pl-army-pru', 'e3802 pl-army-kr');
    attack(position, declared, 3);
    // The hexes next to the Germans are not offered, though friends hold them.
    expect(position.options).toEqual(['retreat e3804', 'retreat e3702', 'retreat e3703']);
    expect(position.choose('retreat e3903')).toBe(
      'Polish Army Kp cannot retreat to e3903: e3903 is in an enemy Zone of Control, and another hex is not; see 4.2.5.1c',
    );
    expect(position.choose('retreat e3902')).toContain('enemy units are in e3902; see 4.2.5.1g');
    expect(position.choose('retreat e3603')).toContain('e3603 is not next to e3803');
    choose(position, 'retreat e3804');
    expect(position.at('pl-army-kp')).toBe('e3804');
  });

  it('4.2.5.1b: every hex is farther from the defending hex than the one before', () => {
    const position = fight({}, ATTACKER, 'e3803 pl-army-kp');
    attack(position, declared, 1);
    choose(position, 'retreat e3804');
    // e3703 and e3903 are next to e3804, but no farther from e3803.
    expect(position.options.sort()).toEqual(['retreat e3704', 'retreat e3805', 'retreat e3904'].sort());
  });

  it('4.2.5.1c: only then into EZOC hexes with a friendly unit, Airdrop or Air unit', () => {
    const surrounded = ['e3902 de-army-4', 'e3805 de-inf-1', 'e3604 de-inf-2', 'e3603 de-inf-3'];
    const friend = fight({}, ...surrounded, 'e3803 pl-army-kp', 'e3804 pl-army-kr', 'e3702 pl-af-p');
    // The Polish Air Force makes it 2-1: a 1 is Dr1 0/0.
    attack(friend, declared, 1);
    expect(friend.options).toEqual(['retreat e3804', 'retreat e3702']);
  });

  it('4.2.5.1d, 4.2.5.2a: without any such hex each hex of retreat costs a step', () => {
    const surrounded = ['e3902 de-army-4', 'e3805 de-inf-1', 'e3604 de-inf-2', 'e3603 de-inf-3'];
    const position = fight({}, ...surrounded, 'e3803 pl-army-kp');
    attack(position, declared, 3);
    expect(position.at('pl-army-kp')).toBe('e3803/1');
    const both = fight({}, ...surrounded, 'e3803 pl-army-kp');
    attack(both, declared, 1);
    expect(both.at('pl-army-kp')).toBe('force-pool/1');
  });

  it('4.2.5.1f, 4.2.5.2a: a unit with MA 0 holds the force; once it is gone, the rest must retreat', () => {
    const position = fight(
      { scenario: 'fall-of-france' },
      'w3618 de-army-1p de-army-2p',
      'w3518 fr-fort-mag-1/reduced fr-army-3/reduced',
    );
    // 16 against 4 is 4-1, fortress −1: 3-1; a 1 is Dr2 0/0.
    attack(position, 'attack w3518, with de-army-1p, with de-army-2p, declare', 1);
    expect(position.asked).toBe('lose');
    expect(position.options).toEqual(['lose fr-army-3', 'lose fr-fort-mag-1']);
    choose(position, 'lose fr-fort-mag-1');
    expect(position.asked).toBe('withdraw');
    expect(position.prompt).not.toContain('hexes are to go');
    expect(position.options.every((text) => /^retreat /.test(text))).toBe(true);
  });

  it('4.2.5.1f, 18.2: an HQ in the hex holds the force until it is no HQ any more', () => {
    const position = fight(
      { scenario: 'barbarossa' },
      'e3903 de-army-1p de-army-2p',
      'e3904 su-hq-1by/reduced su-army-3/reduced',
    );
    // 16 against 3 is 5-1, HQ −1: 4-1; a 3 is Dr2 0/0.
    attack(position, 'attack e3904, with de-army-1p, with de-army-2p, declare', 3);
    expect(position.options).toEqual(['lose su-army-3', 'lose su-hq-1by']);
    choose(position, 'lose su-hq-1by');
    // What is left of the HQ is infantry, and goes back with the army.
    while (position.asked === 'remnant') choose(position, position.options[0]);
    expect(position.asked).toBe('withdraw');
    expect(position.at('su-hq-1by')).toBe('delay-box/1');
  });

  it('4.2.5.1f, 4.2.4f: an HQ in ranged support holds the force, and may take its losses, but does not retreat', () => {
    const position = fight(
      { scenario: 'barbarossa' },
      'e3903 de-army-1p de-army-2p',
      'e3904 su-army-3',
      'e3906 su-hq-1by',
    );
    attack(position, 'attack e3904, with de-army-1p, with de-army-2p, declare');
    // 16 against 6 is 2-1, HQ −1: 3-2; a 1 is Dr1 1/1.
    position.choose('support su-hq-1by', 1);
    expect(position.options).toEqual(['lose su-army-3', 'lose su-hq-1by']);
    choose(position, 'lose su-hq-1by');
    expect(position.at('su-hq-1by')).toBe('e3906/1');
    expect(position.at('su-army-3')).toBe('e3904');
  });

  it('4.2.5.1g, 18.1: not into enemies, Airdrops, neutral land or across the sea', () => {
    const position = fight({}, ATTACKER, 'e3803 pl-army-kp', 'e3804 de-corps-1fls/airdrop', 'e3703 de-inf-1');
    attack(position, declared, 3);
    // The unit in e3703 blocks its own hex and, by its Zone, Warsaw.
    expect(position.at('pl-army-kp')).toBe('e3803/1');
    const calais = fight({ scenario: 'fall-of-france' }, 'w3618 de-army-4', 'w3717 fr-army-2');
    attack(calais, 'attack w3717, with de-army-4, declare', 5);
    // 2-1, a 5 is Ad: nobody of the French moves. Belgium is neutral, behind is the sea.
    expect(calais.asked).toBe('repulsed');
  });

  it('4.2.5.1g: a friendly Beachhead is a refuge across its hexside', () => {
    const position = fight(
      {
        table(table) {
          activate(table, 'france', 1);
          activate(table, 'britain', 1);
          beachhead(table, 'western', 'w3817', 5);
        },
      },
      'w3618 de-army-4',
      'w3617 de-inf-1',
      'w3717 gb-army-9/reduced',
    );
    // 6 against 1 is 6-1; a 6 is Dr1 1/1.
    attack(position, 'attack w3717, with de-army-4, declare', 6);
    expect(position.log.some((line) => /British Army 9 retreats to w3817/.test(line))).toBe(true);
  });

  it('4.2.5.1h: friends in the hex join, go on, and may take losses', () => {
    const position = fight({}, ATTACKER, 'e3803 pl-army-kp', 'e3804 pl-army-pru');
    attack(position, declared, 2);
    choose(position, 'retreat e3804', 'retreat e3805');
    expect(position.at('pl-army-pru')).toBe('e3805');
    expect(position.at('pl-army-kp')).toBe('e3805');
    expect(position.options).toEqual(['lose pl-army-kp', 'lose pl-army-pru']);
  });

  it('4.2.5.1h: also at the end of the retreat', () => {
    const position = fight({}, 'e3902 de-army-4', 'e3803 pl-army-kp', 'e3804 pl-army-pru');
    attack(position, declared, 4);
    choose(position, 'retreat e3804');
    expect(position.options).toEqual(['lose pl-army-kp', 'lose pl-army-pru']);
  });

  it('4.2.5.1h, 4.2.5.1f: an HQ that joins holds the force', () => {
    const position = fight(
      { scenario: 'barbarossa' },
      'e3903 de-army-4',
      'e3904 su-army-3/reduced',
      'e3805 su-hq-1by',
    );
    attack(position, 'attack e3904, with de-army-4, declare');
    // 6 against 1 is 6-1; a 3 is Dr2 0/1.
    position.choose('none', 3);
    choose(position, 'retreat e3805');
    expect(position.asked).toBe('lose');
    expect(position.options).toEqual(['lose su-army-3', 'lose su-hq-1by']);
  });

  it('4.2.5.1i: a retreat may break stacking', () => {
    const position = fight({}, ATTACKER, 'e3803 pl-army-kp', 'e3804 pl-army-pru pl-army-kr pl-army-mo');
    attack(position, declared, 3);
    choose(position, 'retreat e3804');
    expect(position.at('pl-army-kp')).toBe('e3804');
  });

  it('18.13: a Free Passage marker keeps a retreating unit in its Country, a Mobilizing marker does not', () => {
    const with_ = (marker: number) => {
      const position = fight(
        {
          scenario: 'barbarossa',
          phasing: 2,
          table({ capital }) {
            capital[countryNamed('rumania')] = marker;
          },
        },
        'e3207 su-army-3 su-army-4 su-army-5',
        'e3206 ro-army-1',
      );
      // 9 against 2 is 4-1, Rough −1, river −1: 2-1; a 1 is Dr1 0/0.
      attack(position, 'attack e3206, with su-army-3, with su-army-4, with su-army-5, declare', 1);
      return position.options.includes('retreat e3305');
    };
    expect(with_(FREE_PASSAGE)).toBe(false);
    expect(with_(MOBILIZING)).toBe(with_(0));
  });
});

describe('standing instead of retreating', () => {
  const warsaw = (blitz: string[] | undefined) =>
    fight({ blitz }, 'e3703 de-army-4', 'e3702 pl-army-mo/reduced pl-army-kr/reduced');

  it('4.2.5.3a: in a City, for some or all hexes', () => {
    // 6 against 2 is 3-1, City −1: 2-1; a 1 is Dr1 0/0.
    const position = warsaw(undefined);
    attack(position, 'attack e3702, with de-army-4, declare', 1);
    expect(position.options).toContain('stand');
    choose(position, 'stand', 'lose pl-army-mo');
    expect(position.at('pl-army-mo')).toBe('force-pool/1');
    expect(position.at('pl-army-kr')).toBe('e3702/1');
    expect(position.asked).toBe('idle');
  });

  it('4.2.5.3a, 4.2.5.1a: some hexes by losses, the others by retreat; a part of the force cannot stand', () => {
    const position = fight({}, 'e3703 de-army-4 de-army-2', 'e3702 pl-army-mo pl-army-kr/reduced');
    // 12 against 3 is 4-1, City −1: 3-1; a 1 is Dr2 0/0.
    attack(position, 'attack e3702, with de-army-4, with de-army-2, declare', 1);
    choose(position, 'stand', 'lose pl-army-mo', 'split pl-army-mo');
    expect(position.options).not.toContain('stand');
    expect(position.choose('stand')).toContain('may not take losses instead of retreating');
  });

  it('4.2.5.3b, 18.6: not in a City with a Blitz marker', () => {
    const position = warsaw(['e3702']);
    attack(position, 'attack e3702, with de-army-4, declare', 1);
    expect(position.options).not.toContain('stand');
  });

  it('4.2.5.3a: if all attackers come across mountains, and only then', () => {
    const alps = (...lines: string[]) =>
      fight(
        { scenario: 'fall-of-france', phasing: 1, table: (table) => activate(table, 'italy', 0) },
        'w2918 fr-army-1',
        'w2919 it-army-2/reduced',
        ...lines,
      );
    // 6 against 1 is 6-1, Rough −1, mountains −2: 3-1; a 3 is Dr1 0/0.
    const position = alps();
    attack(position, 'attack w2919, with fr-army-1, declare', 3);
    expect(position.options).toContain('stand');
    const both = alps('w3020 fr-army-7');
    attack(both, 'attack w2919, with fr-army-1, with fr-army-7, declare', 3);
    expect(both.options).not.toContain('stand');
  });

  it('4.2.5.3c: in the open nobody stands', () => {
    const position = fight({}, ATTACKER, 'e3803 pl-army-kp');
    attack(position, declared, 3);
    expect(position.options).not.toContain('stand');
  });
});
