import { argOf, type Bot, type BotInput, type Machine, type Option } from '@sandtable/kernel';
import { ALL_COUNTRIES } from '../board/countries.js';
import type { Facts } from '../facts.js';
import type { CardKind } from '../ids.js';
import { DECK, pile, type Table } from '../table.js';
import { refusePlay } from '../turn/play.js';
import { highest, TurnSearch } from './turn-search.js';
import { keepWorth, worth } from './values.js';

const HORIZON = new Set(['play-step', 'discard-step', 'choose-hands']);

/**
 * Takes the choice that leads to the best position for its team if all others pass: builds toward stars, keeps its
 * supply, battles for points, plays Status cards early. It looks one turn ahead and never at hidden cards.
 */
export function greedy(mind: Machine<Table, Facts>): Bot<Table, Facts> {
  const search = new TurnSearch(mind, {
    horizon: HORIZON,
    depth: 4,
    positions: 120,
    noise: 0.2,
    judge: worth,
  });
  return {
    name: 'greedy',
    choose(sight) {
      const { machine, state, options, random } = sight;
      if (options.length === 1) return options[0];
      const rule = machine.question(state)?.rule.name;
      if (rule === 'discard-step') return chooseToDiscard(sight);
      if (rule === 'choose-hands' || rule === 'choose-discard') return worstCard(sight, options);
      return options[highest(search.values(state, ALL_COUNTRIES[sight.seat], options, random))];
    },
  };
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
export function cardIn(option: Option): CardKind {
  return argOf(option) as CardKind;
}

/** The least valuable card in hand. */
function worstCard({ machine, state }: BotInput<Table, Facts>, options: readonly Option[]): Option {
  const value = (option: Option) => keepWorth(machine.read(state), cardIn(option));
  return options.reduce((worst, option) => (value(option) < value(worst) ? option : worst));
}
