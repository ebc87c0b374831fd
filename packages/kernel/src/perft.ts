import { plainHash, stateHash } from './hash.js';
import type { Machine } from './machine.js';
import { clone } from './plain.js';
import type { State } from './state.js';

/** The counts at one depth. */
export interface Ply {
  /** Sequences of choices that lead there. A game that ended earlier still counts as one. */
  lines: number;
  /** Distinct positions. */
  positions: number;
}

/** A position, and the number of lines that lead to it. */
interface Reached<T> {
  state: State<T>;
  lines: number;
}

/**
 * Counts the continuations of a position to a depth, like the "performance test" of chess programs: exact numbers that
 * a test can pin down and that change with almost any mistake in the rules. Every part of a compound choice counts as a
 * ply. If several seats are asked together, the first answers first. Chance comes from the generator in the position.
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
        // The same position with different dice to come has different continuations.
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

/** The positions after one choice; the position itself if the game is over. */
function* choices<T, C>(machine: Machine<T, C>, state: State<T>): Generator<State<T>> {
  const seat = machine.nextSeat(state);
  if (seat < 0) yield state;
  for (const option of machine.legal(state, seat)) {
    const after = clone(state);
    machine.choose(after, seat, option);
    yield after;
  }
}
