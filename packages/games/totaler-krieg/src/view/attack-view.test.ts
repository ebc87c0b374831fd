import { plain } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { attack, choose, fight } from '../../test/fight.js';
import { lastBattle } from '../words/battle-report.js';
import { attackView } from './attack-view.js';

/** 6 against 4 is 3-2: 1 Dr1 1/1, 2 and 3 Ex, 4 and 5 Ad, 6 Ad 1/0. */
const evenFight = () => fight({}, 'e3902 de-army-4', 'e3803 pl-army-kp pl-army-kr');

it('shows an attack from its declaration to the end, with the column and its results', () => {
  const position = fight({}, 'e3902 de-army-4 de-inf-1', 'e3803 pl-army-kp pl-army-kr');
  expect(attackView(position.u)).toBeNull();
  choose(position, 'attack e3803');
  const mustered = attackView(position.u)!;
  expect(mustered).toMatchObject({
    hex: 'e3803',
    blitz: false,
    with: [],
    defenders: ['pl-army-kp', 'pl-army-kr'],
    odds: null,
    rolled: null,
    results: [],
    part: 'muster',
  });
  choose(position, 'with de-army-4');
  expect(attackView(position.u)).toMatchObject({
    with: ['de-army-4'],
    odds: { attack: 6, defence: 4, column: '3-2' },
    results: expect.arrayContaining([expect.objectContaining({ dice: [4, 5], result: 'Ad 0/0' })]),
    part: 'muster',
  });
});

it('shows the rolled column, what each die means, and which part is played', () => {
  const position = evenFight();
  attack(position, 'attack e3803, with de-army-4, declare', 4);
  const view = attackView(position.u)!;
  expect(view).toMatchObject({
    with: ['de-army-4'],
    odds: null,
    rolled: { column: '3-2', die: 4 },
    part: 'retreat',
  });
  expect(view.results.map(({ dice, result }) => `${dice.join()} ${result}`)).toContain('4,5 Ad 0/0');
  expect(plain(view.results.find(({ dice }) => dice.includes(4))!.says)).toBe(
    'the attackers retreat or lose a step',
  );
});

it('reads a battle from the log: factors, every shift by name, the die, the result and what followed', () => {
  const position = fight(
    {},
    'e3902 de-inf-1 de-hq-nor/reduced',
    'e3803 pl-army-kp/reduced pl-army-kr/reduced',
  );
  expect(lastBattle(position.told)).toBeNull();
  attack(position, 'attack e3803, with de-inf-1, with de-hq-nor, declare', 5);
  const begun = lastBattle(position.told)!;
  expect(begun.roll).toMatchObject({ attack: 3, defense: 2, ratio: '3-2', column: '2-1', die: 5 });
  expect(begun.roll!.shifts.map(({ why, by }) => [plain(why), by])).toEqual([['HQ', 1]]);
  expect(plain(begun.roll!.says)).toBe('the attackers retreat or lose a step');
  expect(begun.events).toEqual([]);
  choose(position, 'lose de-inf-1');
  const over = lastBattle(position.told)!;
  expect(over.events.map(plain)).not.toEqual([]);
  expect(over.events).toEqual(position.told.slice(-over.events.length));
});

it('reads several shifts', () => {
  const position = fight(
    { blitz: ['e3803'] },
    'e3902 de-army-1p de-army-2p',
    'e3803 pl-army-mo/reduced',
    'e3802 de-af-1',
  );
  attack(position, 'attack e3803, with de-army-1p, with de-army-2p, declare', 6);
  const { roll, blitz } = lastBattle(position.told)!;
  expect(blitz).toBe(true);
  expect(roll!.shifts.map(({ why, by }) => [plain(why), by])).toEqual([
    ['air support', 1],
    ['armor', 1],
  ]);
});

it('4.2.5.1: says beforehand why the defenders cannot retreat', () => {
  const heldOf = (...lines: readonly string[]) => {
    const position = fight({ scenario: 'barbarossa' }, ...lines);
    choose(position, 'attack e3906');
    return attackView(position.u)!.held;
  };
  const attackers = 'e3905 de-army-4 de-army-9';
  expect(heldOf(attackers, 'e3906 su-army-10')).toBeNull();
  expect(heldOf(attackers, 'e3906 su-hq-1by')).toBe('hq');
  // Enemies all around, and no friend where they could go.
  expect(
    heldOf(
      attackers,
      'e3906 su-army-10',
      'e3806 de-inf-1',
      'e3807 de-inf-2',
      'e4006 de-inf-3',
      'e4007 de-inf-4',
      'e3907 de-inf-5',
    ),
  ).toBe('nowhere');
});
