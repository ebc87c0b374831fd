import { plainHash, stateHash } from './hash.js';
import type { Machine } from './machine.js';
import { clone } from './plain.js';
import type { State } from './state.js';

/** What there is so many choices after a position. */
export interface Ply {
  /** Ways to choose that lead there. A game that ended earlier still counts as one. */
  lines: number;
  /** Positions that are different from each other. */
  positions: number;
}

/** A position, and how many lines lead to it. */
interface Reached<T> {
  state: State<T>;
  lines: number;
}

/**
 * Counts what can become of a position, choice by choice, as chess programs do ("performance test"): exact numbers
 * that a test can pin down and that hardly any mistake in the rules leaves alone. Every part of a choice is one.
 * Where several seats are asked together, the first of them answers first. Chance comes from the generator in the
 * position.
 */
export function perft<T, C>(machine: Machine<T, C>, state: State<T>, depth: number): Ply[] {
  const plies: Ply[] = [];
  let level: Iterable<Reached<T>> = [{ state: clone(state), lines: 1 }];
  for (let ply = 0; ply < depth; ply++) {
    const next = new Map<string, Reached<T>>();
    const positions = new Set<string>();
    let lines = 0;
    for (const reached of level) {
      for (const after of choices(machine, reached.state)) {
        lines += reached.lines;
        const hash = stateHash(after);
        positions.add(hash);
        // The same position with other dice to come is another one from here on.
        const key = hash + plainHash(after.chance);
        const known = next.get(key);
        if (known) known.lines += reached.lines;
        else next.set(key, { state: after, lines: reached.lines });
      }
    }
    plies.push({ lines, positions: positions.size });
    level = next.values();
  }
  return plies;
}

/** What may come of a position by one choice; of a game that is over, itself. */
function* choices<T, C>(machine: Machine<T, C>, state: State<T>): Generator<State<T>> {
  const seat = machine.nextSeat(state);
  if (seat < 0) yield state;
  for (const option of machine.legal(state, seat)) {
    const after = clone(state);
    machine.choose(after, seat, option);
    yield after;
  }
}
