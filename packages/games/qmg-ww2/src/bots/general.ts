import {
  type Bot,
  type BotInput,
  type Generator,
  type JudgedOption,
  type Machine,
  type Pondering,
  type State,
  TrialSearch,
} from '@sandtable/kernel';
import { ALL_COUNTRIES, AXIS, teamOf } from '../board/countries.js';
import type { Facts } from '../facts.js';
import type { Table } from '../table.js';
import { Captain, weightsFor } from './captain.js';

type M = Machine<Table, Facts>;
type S = State<Table>;

/** How many options are tried, and how much less than the best they may promise, in Victory Points. */
const TRIED = 6;
const NEAR = 4;
/** How many positions the players of a trial judge for a choice. */
const QUICK = 40;
/** How many trials of an option the captain's judgement counts for. */
const WEIGHT = 16;
const WON = 15;
const MOST_CHOICES = 400;
/** At a hard question about a second. */
const USUAL_STEPS = 120;

/**
 * Plays what the captain finds best on for a round, in many guesses at hands and decks, with quick captains for all
 * countries, and weighs what comes of it against the captain's own judgement.
 */
export function general(machine: M): Bot<Table, Facts> {
  const weights = weightsFor(machine.facts).values;
  const captain = new Captain(machine, weights);
  const quick = new Captain(machine, weights, QUICK);
  const trials = {
    weight: WEIGHT,
    playOn: (state: S, seat: number, random: Generator) => playOn(machine, quick, state, seat, random),
  };
  const ponder = (sight: BotInput<Table, Facts>): Pondering =>
    new TrialSearch(sight, promising(captain.judged(sight)), trials);
  return {
    name: 'general',
    ponder,
    usualSteps: USUAL_STEPS,
    choose(sight) {
      if (sight.options.length === 1) return sight.options[0];
      const pondering = ponder(sight);
      for (let left = USUAL_STEPS; left > 0; left--) if (pondering.step()) break;
      return pondering.thought().option;
    },
  };
}

function promising(judged: readonly JudgedOption[]): JudgedOption[] {
  return judged.slice(0, TRIED).filter(({ value }) => value >= judged[0].value - NEAR);
}

/** Until the country plays its next card. */
function playOn(machine: M, captain: Captain, state: S, seat: number, random: Generator): number {
  const sign = teamOf(ALL_COUNTRIES[seat]) === AXIS ? 1 : -1;
  const { round } = state.table;
  for (let left = MOST_CHOICES; left > 0; left--) {
    const open = machine.question(state);
    if (!open) break;
    const asked = machine.nextSeat(state);
    if (asked === seat && state.table.round > round && open.rule.name === 'play-step') break;
    const options = machine.legal(state, asked).slice();
    const sight = { machine, state, seat: asked, options, random, notes: {}, history: [] };
    machine.chooseListed(state, asked, captain.choose(sight));
  }
  const lead = captain.lead(machine.read(state));
  const { outcome } = state;
  const won = outcome ? (outcome.winner === AXIS ? WON : -WON) : 0;
  return sign * (lead + won);
}
