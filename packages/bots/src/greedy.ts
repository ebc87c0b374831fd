import {
  type Bot,
  type BotInput,
  below,
  clone,
  type Machine,
  type Option,
  type State,
  standingOption,
} from '@sandtable/kernel';

/** The number of guesses at hidden things in which each option is tried. */
const GUESSES = 4;
/** How many further choices of its own it follows before it evaluates the score. */
const FOLLOW_UPS = 12;
/** A won game is worth more than any score. */
const WIN = 1_000_000;

/**
 * Plays any game: it tries each option in a few guesses, continues to the end of its own choice, and takes the option
 * after which its side is furthest ahead. Ties are broken at random.
 */
export function greedyBot<T, C>(): Bot<T, C> {
  return { name: 'greedy', choose: chooseGreedily };
}

function chooseGreedily<T, C>({ machine, state, seat, options, random }: BotInput<T, C>): Option {
  if (options.length === 1) return options[0];
  const worth = new Array<number>(options.length).fill(0);
  for (let i = 0; i < GUESSES; i++) {
    const guess = machine.determinize(state, seat, random);
    for (let j = 0; j < options.length; j++) {
      const trial = clone(guess);
      machine.chooseListed(trial, seat, options[j]);
      finishChoice(machine, trial, seat, random);
      worth[j] += lead(machine, trial, machine.game.seats[seat].side);
    }
  }
  return options[anyBest(worth, random)];
}

/**
 * Plays on until another seat has a real decision. Questions with a standing answer are passed; its own further choices
 * are random.
 */
function finishChoice<T, C>(machine: Machine<T, C>, state: State<T>, seat: number, random: number[]): void {
  for (let own = 0; own < FOLLOW_UPS; ) {
    const asked = machine.nextSeat(state);
    if (asked < 0) return;
    const options = machine.legal(state, asked);
    let option = standingOption(machine, state, options);
    if (option === null) {
      if (asked !== seat) return;
      option = options[below(random, options.length)];
    }
    if (asked === seat) own++;
    machine.chooseListed(state, asked, option);
  }
}

/** A side's lead over the best of the others. */
function lead<T, C>(machine: Machine<T, C>, state: State<T>, side: number): number {
  const scores = machine.game.scores(machine.read(state));
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < scores.length; i++) if (i !== side && scores[i] > best) best = scores[i];
  const ahead = best === Number.NEGATIVE_INFINITY ? scores[side] : scores[side] - best;
  const winner = state.outcome?.winner ?? -1;
  if (winner < 0) return ahead;
  return winner === side ? ahead + WIN : ahead - WIN;
}

/** The index of the highest value; a random one of several. */
function anyBest(values: readonly number[], random: number[]): number {
  const highest = Math.max(...values);
  const best: number[] = [];
  for (let i = 0; i < values.length; i++) if (values[i] === highest) best.push(i);
  return best[below(random, best.length)];
}
