import type { AnyMatch } from '@sandtable/host';
import {
  type AnyGame,
  clone,
  type Listener,
  Machine,
  Match,
  type Plain,
  selfAnswer,
} from '@sandtable/kernel';

/** A made position: in the words of the game's rule cases (docs/case-format.md). */
export interface Arrangement {
  options?: Readonly<Record<string, string>>;
  given: Readonly<Record<string, Plain>> | null;
  /** Decides what the position leaves open, such as the order of a deck. */
  seed: string;
  /** No question answers itself. */
  asksAll?: boolean;
}

/** A machine takes a while to make, and serves any number of matches. */
const machines = new WeakMap<AnyGame, Map<string, Machine<unknown, unknown>>>();

function machineOf(
  game: AnyGame,
  options: Readonly<Record<string, string>>,
  asksAll: boolean,
): Machine<unknown, unknown> {
  const known = machines.get(game) ?? new Map<string, Machine<unknown, unknown>>();
  machines.set(game, known);
  const key = JSON.stringify([options, asksAll]);
  const machine = known.get(key) ?? new Machine<unknown, unknown>(game, options, { asksAll, marked: true });
  known.set(key, machine);
  return machine;
}

/** A match that begins in a made position, for lessons and for the examples of the rulebook. */
export function arranged(game: AnyGame, { options, given, seed, asksAll = false }: Arrangement): AnyMatch {
  if (given && !game.cases) throw new Error(`${game.id} has no words for positions`);
  const machine = machineOf(game, options ?? {}, asksAll);
  if (!given) return Match.open(machine, seed);
  const match = Match.from(machine, machine.blank(seed), seed);
  const listener: Listener = {
    chance: (what, about, values) => {
      match.entries.push({ kind: 'chance', what, about, values: values.slice() });
    },
    logged: (kind, args, to) => {
      match.log.push({ at: 0, kind, args: args.slice(), to });
    },
    answeredItself: (seat, option, state) => {
      match.selfAnswered = [...match.selfAnswered, selfAnswer(machine, state, seat, option)];
    },
    waypoint: () => {},
  };
  machine.run(match.state, listener, null, (u) =>
    game.cases!.arrange(u, clone(given) as Record<string, Plain>),
  );
  return match;
}
