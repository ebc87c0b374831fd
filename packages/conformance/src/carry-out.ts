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

/** What a choice did: the position after it, and what could be noticed on the way. */
export interface Happening<T> {
  after: State<T>;
  /** What was learned, in order: an item, or -1 for something that is none. */
  revealed: { item: number; to: ViewerSet }[];
  told: Omit<LogEntry, 'at'>[];
  /** What was rolled, picked or shuffled, without how it came out. */
  chance: string[];
}

/** Makes a choice in a copy of a position. */
export function carryOut<T, C>(
  machine: Machine<T, C>,
  before: State<T>,
  seat: number,
  option: Option,
): Happening<T> {
  const happening: Happening<T> = { after: clone(before), revealed: [], told: [], chance: [] };
  const listener: Listener = {
    chance: (what, about) => void happening.chance.push(`${what} ${about}`),
    logged: (kind, args, to) => void happening.told.push({ kind, args: args.slice(), to }),
    waypoint() {},
    revealed: (item, to) => void happening.revealed.push({ item, to }),
  };
  const refused = machine.choose(happening.after, seat, option, listener);
  if (refused) throw new RulesError(`a legal choice is refused: ${refused.reason}`);
  return happening;
}

/** The lines of the log that some viewer may read, in words. */
export function heardBy<T, C>(machine: Machine<T, C>, { told }: Happening<T>, viewer: ViewerSet): string[] {
  return told
    .filter(({ to }) => to & viewer)
    .map(({ kind, args }) => machine.game.logTexts[kind](machine.facts, args));
}
