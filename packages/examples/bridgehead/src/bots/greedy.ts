import {
  argOf,
  type Bot,
  type BotInput,
  below,
  type Generator,
  type Machine,
  type Option,
  type State,
} from '@sandtable/kernel';
import { attackersOf } from '../combat/attackers.js';
import { oddsOf } from '../combat/odds.js';
import { RESULTS, RESULTS_TABLE } from '../combat/results-table.js';
import { deploymentOf } from '../deployment.js';
import type { Facts } from '../facts.js';
import { BOTH_SIDES, type Hex, NO_HEX, type Side, type UnitAndHex, type UnitNumber } from '../numbers.js';
import { attackOf, defenceOf, type Reader, type Table } from '../table.js';
import { holdersOf } from '../turn/victory.js';
import { Worth } from './worth.js';

type Wanted = (option: Option) => number;

/** The hex, or the unit, that an option names. */
const hexIn = (option: Option) => argOf(option) as Hex;
const unitIn = (option: Option) => argOf(option) as UnitNumber;

/** Moves toward towns that can be won or lost, attacks where it expects a gain, and loses its cheapest units. */
export function greedy(): Bot<Table, Facts> {
  return {
    name: 'greedy',
    choose(input) {
      const { machine, state, options, random } = input;
      if (options.length === 1) return options[0];
      const open = machine.question(state)!;
      const verb = (option: Option) => machine.verb(open.rule, option).name;
      return best(options, random, judgeOf(input, open.rule.name, verb));
    },
  };
}

function judgeOf(
  { machine, state, seat }: BotInput<Table, Facts>,
  question: string,
  verb: (option: Option) => string,
): Wanted {
  const u: Reader = machine.read(state);
  const side = BOTH_SIDES[seat];
  switch (question) {
    case 'movement':
      return judgeMoves(machine, state, side, verb);
    case 'combat':
      return (option) =>
        verb(option) === 'done' ? 0 : expected(u, hexIn(option), attackersOf(u, hexIn(option), side));
    case 'muster':
      // Every unit takes part.
      return (option) => (verb(option) === 'declare' ? 0 : attackOf(u, unitIn(option)));
    case 'first-loss':
    case 'next-loss':
      return (option) => u.table.steps[unitIn(option)] * 10 - defenceOf(u, unitIn(option));
    case 'retreat-to':
      return (option) => worthOf(u, side).of(hexIn(option), NO_HEX);
    case 'advance':
      return (option) => (verb(option) === 'stay' ? 0 : defenceOf(u, unitIn(option)));
    default:
      // One advancing unit is enough.
      return (option) => (verb(option) === 'stay' ? 1 : 0);
  }
}

function worthOf(u: Reader, seat: Side): Worth {
  return new Worth(u, seat, deploymentOf(u), holdersOf(u));
}

/** How much a move improves a unit's situation; `done` is worth 0. */
function judgeMoves(
  machine: Machine<Table, Facts>,
  state: State<Table>,
  seat: Side,
  verb: (option: Option) => string,
): Wanted {
  const u = machine.read(state);
  const worth = worthOf(u, seat);
  const { firstOf, secondOf } = u.facts.unitAndHex.factors;
  const now = new Map<number, number>();
  const worthNow = (unit: UnitNumber) => {
    const here = u.table.hex[unit];
    const known = now.get(unit) ?? worth.of(here, here);
    now.set(unit, known);
    return known;
  };
  return (option) => {
    if (verb(option) === 'done') return 0;
    // The bot moves unit by unit; a stack would get no farther.
    if (verb(option) === 'march') return -1;
    const arg = argOf(option) as UnitAndHex;
    const [unit, hex] = [firstOf(arg), secondOf(arg)];
    if (verb(option) === 'enter') return 1000 + worth.of(hex, NO_HEX);
    return worth.of(hex, u.table.hex[unit]) - worthNow(unit);
  };
}

/** The expected gain of an attack, in steps; a retreat is worth about one. */
export function expected(u: Reader, target: Hex, attackers: readonly UnitNumber[]): number {
  const { column } = oddsOf(u, target, attackers);
  let gain = 0;
  for (const row of RESULTS_TABLE) {
    const { attacker, defender, retreat } = RESULTS[row[column]];
    gain += defender - attacker + (retreat ? 1 : 0);
  }
  return gain / RESULTS_TABLE.length - 0.1;
}

/** The best option; ties are broken at random. */
function best(options: readonly Option[], random: Generator, wanted: Wanted): Option {
  let found: Option[] = [];
  let highest = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const value = wanted(option);
    if (value > highest) [highest, found] = [value, [option]];
    else if (value === highest) found.push(option);
  }
  return found[below(random, found.length)];
}
