import {
  clone,
  type Game,
  type GameOptions,
  type Generator,
  isAnytime,
  Machine,
  Match,
  type Option,
  pickOption,
  type State,
  spellOption,
} from '@sandtable/kernel';
import { Positions } from './positions.js';

/** A seat's choice, and the question it answered. */
export interface Choice {
  rule: string;
  seat: number;
  option: Option;
}

/** A choice in a played game, with its notation and the position before it. */
export interface Step<T> extends Choice {
  readonly before: State<T>;
  text: string;
}

/** A played game, as far as it went, with every position on the way. */
export interface Playthrough<T, C> {
  game: Game<T, C>;
  options: GameOptions;
  seed: string;
  machine: Machine<T, C>;
  match: Match<T, C>;
  steps: Step<T>[];
  positions: Positions<T, C>;
  /** The last position. */
  end: State<T>;
  /** The error that stopped the game before its end, and the choice that caused it. */
  stumbled: { why: string; over: (Choice & { text: string }) | null } | null;
  /** It was stopped on purpose, so it need not have ended. */
  cut: boolean;
}

/** Picks the next choice of a game; null if there is none or the game should stop. */
export type Picker = <T, C>(machine: Machine<T, C>, state: State<T>) => Choice | null;

/** Plays a game from its beginning with a picker. Throws if it cannot be set up. */
export function play<T, C>(
  game: Game<T, C>,
  options: GameOptions,
  seed: string,
  picker: Picker,
  { longest, cut }: { longest: number; cut: boolean },
): Playthrough<T, C> {
  const machine = new Machine(game, options);
  const match = Match.open(machine, seed);
  const steps: Step<T>[] = [];
  const line: Playthrough<T, C> = {
    game,
    options,
    seed,
    machine,
    match,
    steps,
    // A machine of its own: the other may be in the middle of a choice when positions are read.
    positions: new Positions(new Machine(game, options), steps),
    end: match.state,
    stumbled: null,
    cut,
  };
  while (match.state.outcome === null && line.steps.length < longest) if (!playOne(line, picker)) break;
  line.end = clone(match.state);
  return line;
}

/** Plays one choice; false when the game stops there. */
function playOne<T, C>(line: Playthrough<T, C>, picker: Picker): boolean {
  const { machine, match } = line;
  const before = clone(match.state);
  let over: (Choice & { text: string }) | null = null;
  try {
    const choice = picker(machine, before);
    if (choice === null) {
      if (everyChoice(machine, before).length === 0)
        line.stumbled = { why: 'somebody is asked and has no legal choice', over };
      return false;
    }
    const { rule, seat, option } = choice;
    over = { rule, seat, option, text: '' };
    over.text = spellOption(machine, before, seat, option).text;
    const refused = match.chooseOption(seat, option);
    if (refused) line.stumbled = { why: `a listed choice is refused: ${refused.reason}`, over };
    else line.steps.push(stepOf(line, before, over));
  } catch (error) {
    line.stumbled = { why: reasonOf(error), over };
  }
  return line.stumbled === null;
}

function stepOf<T, C>(
  { steps, positions }: Playthrough<T, C>,
  before: State<T>,
  { rule, seat, option, text }: Choice & { text: string },
): Step<T> {
  const at = steps.length;
  positions.add(at, before);
  return {
    rule,
    seat,
    option,
    text,
    get before() {
      return positions.at(at);
    },
  };
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** The legal choices of all seats that are asked. */
function everyChoice<T, C>(machine: Machine<T, C>, state: State<T>): Choice[] {
  const open = machine.question(state);
  const asked = machine.askedSeats(state);
  return machine.game.seats.flatMap((_, seat) =>
    open && asked & (1 << seat)
      ? machine.legal(state, seat).map((option) => ({ rule: open.rule.name, seat, option }))
      : [],
  );
}

function everyAnytimeOption<T, C>(machine: Machine<T, C>, state: State<T>): Choice[] {
  return machine.game.seats.flatMap((_, seat) =>
    machine.anytimeOptions(state, seat).map((option) => ({ rule: '', seat, option })),
  );
}

/** Random numbers below this pick a choice. The highest of them pick an anytime verb, if there is one. */
const PICKS = 0x10000;
const ANYTIME_FROM = 0xf000;

/** A random choice: any legal one, and now and then an anytime verb. */
export function anyChoice<T, C>(
  machine: Machine<T, C>,
  state: State<T>,
  dice: { below(n: number): number; readonly generator: Generator },
): Choice | null {
  const pick = dice.below(PICKS);
  const anytime =
    pick >= ANYTIME_FROM && machine.game.anytimeVerbs?.length ? everyAnytimeOption(machine, state) : [];
  if (anytime.length === 0 && isWide(machine, state)) return anyOfMany(machine, state, dice);
  const choices = anytime.length > 0 ? anytime : everyChoice(machine, state);
  return choices.length === 0 ? null : choices[pick % choices.length];
}

/** Are there too many options to list them all at every choice? */
function isWide<T, C>(machine: Machine<T, C>, state: State<T>): boolean {
  return machine.question(state)?.rule.verbs.some(({ bySubject }) => bySubject !== undefined) ?? false;
}

/** A random choice when hundreds of units may go anywhere: first the seat, then the unit, then its target. */
function anyOfMany<T, C>(
  machine: Machine<T, C>,
  state: State<T>,
  dice: { below(n: number): number; readonly generator: Generator },
): Choice | null {
  const asked = machine.askedSeats(state);
  const seats = [...machine.game.seats.keys()].filter((seat) => asked & (1 << seat));
  const seat = seats[dice.below(seats.length)];
  const { name } = machine.question(state)!.rule;
  return { rule: name, seat, option: pickOption(machine, state, seat, dice.generator) };
}

/** Makes each of the listed choices that is possible at its turn. */
export function followChoices(list: readonly Choice[]): Picker {
  let next = 0;
  return (machine, state) => {
    while (next < list.length) {
      const wish = list[next++];
      const legal = isAnytime(wish.option) ? everyAnytimeOption(machine, state) : everyChoice(machine, state);
      if (legal.some((one) => one.rule === wish.rule && one.seat === wish.seat && one.option === wish.option))
        return wish;
    }
    return null;
  };
}

/** The position before a step; after the last one, the end. */
export function positionAt<T, C>(line: Playthrough<T, C>, step: number): State<T> {
  return step < line.steps.length ? line.steps[step].before : line.end;
}
