import { type LogText, listed, say } from '@sandtable/kernel';
import { SIDES } from './about.js';
import { oddsOf, oddsText } from './combat/odds.js';
import { COLUMNS, RESULT_IDS, RESULTS } from './combat/results-table.js';
import { type Facts, placeName } from './facts.js';
import type { Hex, Side, UnitNumber } from './numbers.js';
import { PHASES, type Reader } from './table.js';

/** The texts players read, except the refusals. */

const unitName = ({ units }: Facts, unit: UnitNumber) => units[unit].name;
const sideName = (side: Side) => SIDES[side].name;
const steps = (n: number) => (n === 1 ? say`a step` : say`${n} steps`);

type Attack = { target: Hex; attackers: UnitNumber[] };

export const prompts = {
  movement: (u: Reader) => say`${sideName(u.table.side)}: move a unit or a stack, or be done with moving`,
  combat: (u: Reader) => say`${sideName(u.table.side)}: choose a hex to attack, or be done with fighting`,
  muster(u: Reader, { target, attackers }: Attack) {
    const hex = placeName(u.facts, target);
    if (attackers.length === 0) return say`Choose the units that attack ${hex}`;
    const units = listed(
      'and',
      attackers.map((unit) => unitName(u.facts, unit)),
    );
    return say`${units} against ${hex}: ${oddsText(oddsOf(u, target, attackers))}`;
  },
  lose: (_: Reader, f: { seat: Side; left: number }) =>
    say`${sideName(f.seat)} has to lose ${steps(f.left)}: choose a unit`,
  retreat: (u: Reader, f: { unit: UnitNumber }) =>
    say`${unitName(u.facts, f.unit)} has to retreat: choose a hex`,
  advance: (u: Reader, f: { target: Hex }) =>
    say`${placeName(u.facts, f.target)} is empty: advance with a unit that attacked, or stay`,
};

export const because = {
  turn: (u: Reader) =>
    PHASES[u.table.phase] === 'movement'
      ? say`Turn ${u.table.turn}: the ${sideName(u.table.side)}'s movement`
      : say`Turn ${u.table.turn}: the ${sideName(u.table.side)}'s combat`,
  battle: (u: Reader, f: Attack) =>
    say`The ${sideName(u.table.side)} attacks ${placeName(u.facts, f.target)}`,
};

/** A log line and its parameters in order: `u.log('moved', unit, from, to)`. */
function told<A extends readonly number[]>(text: (facts: Facts, args: A) => string): LogText<Facts> {
  return (facts, args) => text(facts, args as A);
}

export const logTexts: Record<string, LogText<Facts>> = {
  moved: told<[UnitNumber, Hex, Hex]>(
    (facts, [unit, from, to]) =>
      say`${unitName(facts, unit)} moves from ${placeName(facts, from)} to ${placeName(facts, to)}`,
  ),
  entered: told<[UnitNumber, Hex]>(
    (facts, [unit, hex]) => say`${unitName(facts, unit)} enters at ${placeName(facts, hex)}`,
  ),
  battle: told<[Hex, number, number, number, number, number]>(
    (facts, [target, attack, defence, column, die, result]) =>
      say`${attack} against ${defence} in ${placeName(facts, target)}, at ${COLUMNS[column]}: a ${die}, ${RESULTS[RESULT_IDS[result]].name}`,
  ),
  'step-lost': told<[UnitNumber]>((facts, [unit]) => say`${unitName(facts, unit)} loses a step`),
  eliminated: told<[UnitNumber]>((facts, [unit]) => say`${unitName(facts, unit)} is eliminated`),
  'no-retreat': told<[UnitNumber]>(
    (facts, [unit]) => say`${unitName(facts, unit)} has nowhere to retreat to`,
  ),
  retreated: told<[UnitNumber, number, Hex]>(
    (facts, [unit, , to]) => say`${unitName(facts, unit)} retreats to ${placeName(facts, to)}`,
  ),
  advanced: told<[UnitNumber, Hex]>(
    (facts, [unit, hex]) => say`${unitName(facts, unit)} advances into ${placeName(facts, hex)}`,
  ),
  isolated: told<[UnitNumber]>((facts, [unit]) => say`${unitName(facts, unit)} is out of supply`),
  'turn-over': (_, [turn, south, north]) => say`Turn ${turn} is over: South ${south}, North ${north}`,
};
