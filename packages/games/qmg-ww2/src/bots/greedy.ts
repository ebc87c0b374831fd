import {
  argOf,
  type Bot,
  type BotInput,
  below,
  clone,
  type Machine,
  type Option,
  type State,
  standingOption,
} from '@sandtable/kernel';
import { ALL_COUNTRIES, teamOf } from '../board/countries.js';
import type { Facts } from '../facts.js';
import type { CardKind, Country } from '../ids.js';
import { DECK, pile, type Table } from '../table.js';
import { refusePlay } from '../turn/play.js';
import { keepWorth, worth } from './values.js';

type M = Machine<Table, Facts>;
type S = State<Table>;

/** Search depth, in the bot's own choices: the card, the space, a reaction and its space. */
const DEPTH = 4;
/** The rules at which the search stops and evaluates the position. */
const HORIZON = new Set(['play-step', 'discard-step', 'choose-hands']);
const MOST_PASSES = 40;

/**
 * Takes the choice that leads to the best position for its team if all others pass: builds toward stars, keeps its
 * supply, battles for points, plays Status cards early. It looks one turn ahead and never at hidden cards.
 */
export function greedy(): Bot<Table, Facts> {
  return {
    name: 'greedy',
    choose(sight) {
      const { machine, state, options } = sight;
      const seat = ALL_COUNTRIES[sight.seat];
      if (options.length === 1) return options[0];
      const rule = machine.question(state)?.rule.name;
      if (rule === 'discard-step') return chooseToDiscard(sight);
      if (rule === 'choose-hands' || rule === 'choose-discard') return worstCard(sight, options);
      return best(machine, state, seat, options, DEPTH, sight).option;
    },
  };
}

function best(
  machine: M,
  state: S,
  seat: Country,
  options: readonly Option[],
  depth: number,
  sight: BotInput<Table, Facts>,
) {
  let found = { option: options[0], value: Number.NEGATIVE_INFINITY };
  for (const option of options) {
    const next = clone(state);
    if (machine.choose(next, seat, option) !== null) continue;
    // A little noise breaks ties differently each time.
    const value = settle(machine, next, seat, depth - 1, sight) + below(sight.random, 1000) / 5000;
    if (value > found.value) found = { option, value };
  }
  return found;
}

/** Plays on to the next stopping rule, choosing the best for itself and passing for the others. */
function settle(machine: M, state: S, seat: Country, depth: number, sight: BotInput<Table, Facts>): number {
  for (let passes = 0; passes < MOST_PASSES; passes++) {
    const open = machine.question(state);
    if (!open) return outcomeWorth(state, seat);
    const asked = machine.nextSeat(state);
    if (asked === seat && !HORIZON.has(open.rule.name) && depth > 0) {
      return best(machine, state, seat, machine.legal(state, seat), depth, sight).value;
    }
    const pass = standingOption(machine, state, machine.legal(state, asked));
    if (pass === null || machine.choose(state, asked, pass) !== null) break;
  }
  return worth(machine.read(state), teamOf(seat));
}

function outcomeWorth(state: S, seat: Country): number {
  return state.outcome?.winner === teamOf(seat) ? 100_000 : -100_000;
}

/** Keeps the hand playable: discards cards that are useless now while the deck lasts. */
function chooseToDiscard(sight: BotInput<Table, Facts>): Option {
  const { machine, state, options } = sight;
  const seat = ALL_COUNTRIES[sight.seat];
  const done = options[options.length - 1];
  if (machine.read(state).items(pile(seat, DECK)).length < 10) return done;
  const useless = options
    .slice(0, -1)
    .filter((option) => refusePlay(machine.read(state), seat, cardIn(option)) !== null);
  return useless.length > 2 ? useless[0] : done;
}

/** The card that an option names. */
function cardIn(option: Option): CardKind {
  return argOf(option) as CardKind;
}

/** The least valuable card in hand. */
function worstCard({ machine, state }: BotInput<Table, Facts>, options: readonly Option[]): Option {
  const value = (option: Option) => keepWorth(machine.read(state), cardIn(option));
  return options.reduce((worst, option) => (value(option) < value(worst) ? option : worst));
}
