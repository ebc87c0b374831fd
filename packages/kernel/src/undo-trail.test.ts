import { describe, expect, it } from 'vitest';
import { tinyGame } from '../test/tiny-game.js';
import { numbers } from './domain.js';
import { stateHash } from './hash.js';
import { Machine } from './machine.js';
import { Match, type Snapshot } from './match.js';
import { clone, firstDifference } from './plain.js';
import { rulesOf } from './rule.js';
import type { State } from './state.js';

const UNITS = 600;
const STEPS = 400;

interface Table {
  hex: number[];
  steps: number[];
  moved: number;
}

const { question, process } = rulesOf<Table, null>();

const turn = process('turn', (u) => u.push(moves, {}));
const moves = question('moves', {
  seats: () => 1,
  prompt: () => 'Ann moves',
  verbs: [
    {
      name: 'move',
      domain: numbers('unit', 0, UNITS - 1),
      check: () => null,
      apply(u, _, unit) {
        u.table.hex[unit] += 1 + u.table.moved;
        u.table.moved++;
      },
    },
    { name: 'halt', check: () => null, apply: (u) => void u.table.steps.pop() },
    { name: 'roll', check: () => null, apply: (u) => void u.roll('luck', 6) },
  ],
});

const game = tinyGame<Table>({
  id: 'march',
  rules: [turn, moves],
  table: () => ({
    hex: Array.from({ length: UNITS }, (_, i) => 1000 + i),
    steps: new Array<number>(UNITS).fill(2),
    moved: 0,
  }),
  begin: (u) => u.push(turn, {}),
});
const machine = new Machine(game);

/** A long march, and the position before each of its choices. */
function march(): { match: Match<Table, null>; before: State<Table>[] } {
  const match = Match.open(machine, 'seven');
  const before: State<Table>[] = [];
  for (let i = 0; i < STEPS; i++) {
    before.push(clone(match.state));
    expect(match.choose('ann', i % 50 === 49 ? 'halt' : `move ${(i * 7) % UNITS}`)).toBeNull();
  }
  return { match, before };
}

function takeAllBack(match: Match<Table, null>, before: readonly State<Table>[]): void {
  expect(match.undoable).toBe(STEPS);
  for (let i = STEPS - 1; i >= 0; i--) {
    expect(match.eraseLast(0)).toBeNull();
    expect(stateHash(match.state)).toBe(stateHash(before[i]));
    expect(firstDifference(match.state, before[i])).toBeNull();
  }
  expect(match.undoRefused(0)).not.toBeNull();
}

describe('a long trail of undo', () => {
  it('leads back step by step to the very same positions', () => {
    const { match, before } = march();
    takeAllBack(match, before);
  });

  it('goes back, on and back again', () => {
    const { match, before } = march();
    const end = stateHash(match.state);
    for (let i = 0; i < 30; i++) match.undo(0);
    for (let i = STEPS - 30; i < STEPS; i++)
      expect(match.choose('ann', i % 50 === 49 ? 'halt' : `move ${(i * 7) % UNITS}`)).toBeNull();
    expect(stateHash(match.state)).toBe(end);
    takeAllBack(match, before);
  });

  it('costs one position and small differences, not a position for each step', () => {
    const { match } = march();
    const position = JSON.stringify(match.state).length;
    const { undoTrail } = match.snapshot();
    expect(undoTrail).toHaveLength(STEPS);
    expect(undoTrail.filter((step) => 'before' in step)).toHaveLength(1);
    const differences = JSON.stringify(undoTrail).length - position;
    expect(differences).toBeLessThan(STEPS * 200);
    expect(differences).toBeLessThan((STEPS * position) / 20);
  });

  it('is restored from a snapshot, even an old one with a position for each step', () => {
    const { match, before } = march();
    const saved = JSON.parse(JSON.stringify(match.snapshot())) as Snapshot;
    expect(saved.version).toBe(2);
    takeAllBack(Match.restore(machine, saved), before);
    const undoTrail = saved.undoTrail.map(({ seat, log, entry }, i) => ({
      seat,
      log,
      entry,
      before: before[i],
    }));
    const old = Match.restore(machine, { ...saved, version: 1, undoTrail });
    expect(firstDifference(old.snapshot(), saved)).toBeNull();
    takeAllBack(old, before);
  });

  it('ends with a roll', () => {
    const { match } = march();
    match.choose('ann', 'roll');
    expect(match.undoable).toBe(0);
    match.choose('ann', 'move 3');
    expect(match.undoable).toBe(1);
  });
});
