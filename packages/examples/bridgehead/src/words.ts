import type { LogText } from '@sandtable/kernel';
import { SIDES } from './about.js';
import { oddsOf, oddsText } from './combat/odds.js';
import { COLUMNS, RESULT_IDS, RESULTS } from './combat/results-table.js';
import type { Facts } from './facts.js';
import { PHASES, type Reader } from './table.js';

/** What a player reads, but for the refusals. */

const unitName = ({ units }: Facts, unit: number) => units[unit].name;
const hexName = ({ hexNames }: Facts, hex: number) => hexNames.name(hex);
const sideName = (side: number) => SIDES[side].name;
const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
const steps = (n: number) => (n === 1 ? 'a step' : `${n} steps`);

type Attack = { target: number; attackers: number[] };

export const prompts = {
  movement: (u: Reader) => `${sideName(u.table.side)}: move a unit or a stack, or be done with moving`,
  combat: (u: Reader) => `${sideName(u.table.side)}: choose a hex to attack, or be done with fighting`,
  muster(u: Reader, { target, attackers }: Attack) {
    const hex = hexName(u.facts, target);
    if (attackers.length === 0) return `Choose the units that attack ${hex}`;
    const units = listed(attackers.map((unit) => unitName(u.facts, unit)));
    return `${units} against ${hex}: ${oddsText(oddsOf(u, target, attackers))}`;
  },
  lose: (_: Reader, f: { seat: number; left: number }) =>
    `${sideName(f.seat)} has to lose ${steps(f.left)}: choose a unit`,
  retreat: (u: Reader, f: { unit: number }) => `${unitName(u.facts, f.unit)} has to retreat: choose a hex`,
  advance: (u: Reader, f: { target: number }) =>
    `${hexName(u.facts, f.target)} is empty: advance with a unit that attacked, or stay`,
};

export const because = {
  turn: (u: Reader) => `Turn ${u.table.turn}: the ${sideName(u.table.side)}'s ${PHASES[u.table.phase]}`,
  battle: (u: Reader, f: Attack) => `The ${sideName(u.table.side)} attacks ${hexName(u.facts, f.target)}`,
};

export const logTexts: Record<string, LogText<Facts>> = {
  moved: (facts, [unit, from, to]) =>
    `${unitName(facts, unit)} moves from ${hexName(facts, from)} to ${hexName(facts, to)}`,
  entered: (facts, [unit, hex]) => `${unitName(facts, unit)} enters at ${hexName(facts, hex)}`,
  battle: (facts, [target, attack, defence, column, die, result]) =>
    `${attack} against ${defence} in ${hexName(facts, target)}, at ${COLUMNS[column]}: a ${die}, ${RESULTS[RESULT_IDS[result]].name}`,
  'step-lost': (facts, [unit]) => `${unitName(facts, unit)} loses a step`,
  eliminated: (facts, [unit]) => `${unitName(facts, unit)} is eliminated`,
  'no-retreat': (facts, [unit]) => `${unitName(facts, unit)} has nowhere to retreat to`,
  retreated: (facts, [unit, , to]) => `${unitName(facts, unit)} retreats to ${hexName(facts, to)}`,
  advanced: (facts, [unit, hex]) => `${unitName(facts, unit)} advances into ${hexName(facts, hex)}`,
  isolated: (facts, [unit]) => `${unitName(facts, unit)} is out of supply`,
  'turn-over': (_, [turn, south, north]) => `Turn ${turn} is over: South ${south}, North ${north}`,
};
