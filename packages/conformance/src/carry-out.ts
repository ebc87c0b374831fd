import {
  clone,
  type Listener,
  type LogEntry,
  type Machine,
  type Option,
  RulesError,
  type State,
  type ViewerSet,
} from '@sandtable/kernel';

/** The effects of a choice: the position after it, and the events on the way. */
export interface ChoiceEffects<T> {
  after: State<T>;
  /** What was revealed, in order: an item, or -1 for something that is no item. */
  revealed: { item: number; to: ViewerSet }[];
  told: Omit<LogEntry, 'at'>[];
  /** What was rolled, picked or shuffled, without the results. */
  chance: string[];
}

/** Makes a choice in a copy of a position. */
export function carryOut<T, C>(
  machine: Machine<T, C>,
  before: State<T>,
  seat: number,
  option: Option,
): ChoiceEffects<T> {
  const effects: ChoiceEffects<T> = { after: clone(before), revealed: [], told: [], chance: [] };
  const listener: Listener = {
    chance: (what, about) => void effects.chance.push(`${what} ${about}`),
    logged: (kind, args, to) => void effects.told.push({ kind, args: args.slice(), to }),
    waypoint() {},
    revealed: (item, to) => void effects.revealed.push({ item, to }),
  };
  const refused = machine.choose(effects.after, seat, option, listener);
  if (refused) throw new RulesError(`a legal choice is refused: ${refused.reason}`);
  return effects;
}

/** The log lines that a viewer may read, in words. */
export function logSeenBy<T, C>(
  machine: Machine<T, C>,
  { told }: ChoiceEffects<T>,
  viewer: ViewerSet,
): string[] {
  return told
    .filter(({ to }) => to & viewer)
    .map(({ kind, args }) => machine.game.logTexts[kind](machine.facts, args));
}
