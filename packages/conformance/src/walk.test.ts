import { describe, expect, it } from 'vitest';
import { type Facts, skirmish, type Table, type Tamper } from '../test/skirmish.js';
import { RandomWalk, type WalkObserver } from './check.js';

const nothing = () => null;

/** Walks through some games; returns the last error. */
function walk(watch: Partial<WalkObserver<Table, Facts>>, tamper: Tamper = {}): string | null {
  const walker = new RandomWalk(skirmish(tamper), {}, { quick: nothing, whole: nothing, ...watch });
  try {
    for (let game = 0; game < 40; game++) walker.play(`game ${game}`);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

describe('a random walk', () => {
  it('checks every position of an honest game, and some of them thoroughly', () => {
    let [quick, whole] = [0, 0];
    const count = {
      quick() {
        quick++;
        return null;
      },
      whole() {
        whole++;
        return null;
      },
    };
    expect(walk(count)).toBeNull();
    expect(quick).toBeGreaterThan(40 * 10);
    // At the end of each of the forty, and now and then.
    expect(whole).toBeGreaterThan(40 + 5);
    expect(whole).toBeLessThan(quick / 2);
  });

  it('reports the game, the number of choices and what does not hold', () => {
    expect(walk({ quick: ({ state }) => (state.count === 7 ? 'seven' : null) })).toBe(
      'game 0, after 7 choices: seven',
    );
    expect(walk({ whole: ({ state }) => (state.outcome ? 'it is over' : null) })).toMatch(
      /^game 0, after \d+ choices: it is over$/,
    );
    expect(walk({ whole: ({ state }) => (state.outcome ? null : 'on the way') })).toMatch(
      /^game \d+, after \d+ choices: on the way$/,
    );
  });

  it('gives up a game that does not end', () => {
    expect(walk({ longest: 3 })).toBe('game 0 does not end');
  });

  it('finds what JSON loses', () => {
    const tamper: Tamper = {
      onTurn(u) {
        u.table.lost = undefined;
      },
    };
    expect(walk({}, tamper)).toMatch(/^game \d+: JSON changes the position$/);
  });

  it('finds state kept outside the position', () => {
    let turns = 0;
    const tamper: Tamper = {
      onTurn(u) {
        u.table.remembered = ++turns;
      },
    };
    expect(walk({}, tamper)).toMatch(/^game \d+: another machine plays on differently$/);
  });

  it('finds a question without an answer', () => {
    const never = { say: () => 'never', anchor: 'pass.never' };
    const tamper: Tamper = { pass: { check: () => never } };
    expect(walk({}, tamper)).toMatch(/is asked and has no legal choice$/);
  });
});
