import type { LogText } from '@sandtable/kernel';
import { SIDES } from './about.js';
import { oddsOf, oddsText } from './combat/odds.js';
import { COLUMNS, RESULT_IDS, RESULTS } from './combat/results-table.js';
import type { Facts } from './facts.js';
import type { Hex, Side, UnitNumber } from './numbers.js';
import { PHASES, type Reader } from './table.js';

/** The texts players read, except the refusals. */

const unitName = ({ units }: Facts, unit: UnitNumber) => units[unit].name;
const hexName = ({ hexNames }: Facts, hex: Hex) => hexNames.name(hex);
const sideName = (side: Side) => SIDES[side].name;
const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
const steps = (n: number) => (n === 1 ? 'a step' : `${n} steps`);

type Attack = { target: Hex; attackers: UnitNumber[] };

export const prompts = {
  movement: (u: Reader) => `${sideName(u.table.side)}: move a unit or a stack, or be done with moving`,
  combat: (u: Reader) => `${sideName(u.table.side)}: choose a hex to attack, or be done with fighting`,
  muster(u: Reader, { target, attackers }: Attack) {
    const hex = hexName(u.facts, target);
    if (attackers.length === 0) return `Choose the units that attack ${hex}`;
    const units = listed(attackers.map((unit) => unitName(u.facts, unit)));
    return `${units} against ${hex}: ${oddsText(oddsOf(u, target, attackers))}`;
  },
  lose: (_: Reader, f: { seat: Side; left: number }) =>
    `${sideName(f.seat)} has to lose ${steps(f.left)}: choose a unit`,
  retreat: (u: Reader, f: { unit: UnitNumber }) =>
    `${unitName(u.facts, f.unit)} has to retreat: choose a hex`,
  advance: (u: Reader, f: { target: Hex }) =>
    `${hexName(u.facts, f.target)} is empty: advance with a unit that attacked, or stay`,
};

export const because = {
  turn: (u: Reader) => `Turn ${u.table.turn}: the ${sideName(u.table.side)}'s ${PHASES[u.table.phase]}`,
  battle: (u: Reader, f: Attack) => `The ${sideName(u.table.side)} attacks ${hexName(u.facts, f.target)}`,
};

/** A log line and its parameters in order: `u.log('moved', unit, from, to)`. */
function told<A extends readonly number[]>(say: (facts: Facts, args: A) => string): LogText<Facts> {
  return (facts, args) => say(facts, args as A);
}

export const logTexts: Record<string, LogText<Facts>> = {
  moved: told<[UnitNumber, Hex, Hex]>(
    (facts, [unit, from, to]) =>
      `${unitName(facts, unit)} moves from ${hexName(facts, from)} to ${hexName(facts, to)}`,
  ),
  entered: told<[UnitNumber, Hex]>(
    (facts, [unit, hex]) => `${unitName(facts, unit)} enters at ${hexName(facts, hex)}`,
  ),
  battle: told<[Hex, number, number, number, number, number]>(
    (facts, [target, attack, defence, column, die, result]) =>
      `${attack} against ${defence} in ${hexName(facts, target)}, at ${COLUMNS[column]}: a ${die}, ${RESULTS[RESULT_IDS[result]].name}`,
  ),
  'step-lost': told<[UnitNumber]>((facts, [unit]) => `${unitName(facts, unit)} loses a step`),
  eliminated: told<[UnitNumber]>((facts, [unit]) => `${unitName(facts, unit)} is eliminated`),
  'no-retreat': told<[UnitNumber]>((facts, [unit]) => `${unitName(facts, unit)} has nowhere to retreat to`),
  retreated: told<[UnitNumber, number, Hex]>(
    (facts, [unit, , to]) => `${unitName(facts, unit)} retreats to ${hexName(facts, to)}`,
  ),
  advanced: told<[UnitNumber, Hex]>(
    (facts, [unit, hex]) => `${unitName(facts, unit)} advances into ${hexName(facts, hex)}`,
  ),
  isolated: told<[UnitNumber]>((facts, [unit]) => `${unitName(facts, unit)} is out of supply`),
  'turn-over': (_, [turn, south, north]) => `Turn ${turn} is over: South ${south}, North ${north}`,
};
