import { CaseError, Machine, type Plain } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { qmgWw2 } from '../game.js';
import { cases } from './index.js';

/** Why a given position is rejected, and under which key; null if it is accepted. */
function refused(given: Record<string, Plain>): string | null {
  const machine = new Machine(qmgWw2);
  try {
    machine.run(machine.blank('given'), null, null, (u) => cases.arrange(u, given));
    return null;
  } catch (error) {
    if (!(error instanceof CaseError)) throw error;
    return `${error.path.join('.')}: ${error.message}`;
  }
}

describe('a given position', () => {
  it('is in the setup step before the first turn', () => {
    expect(refused({ step: 'setup', round: 5 })).toBe(
      "round: in the setup step there is no 'round' yet: the game has not begun",
    );
    expect(refused({ step: 'setup', cards: { germany: { hand: 'auto' } } })).toBeNull();
  });

  it('has no piece where the rules allow none', () => {
    expect(refused({ pieces: { germany: { army: ['north-sea'] } } })).toContain('north-sea is a sea space');
    expect(
      refused({ pieces: { germany: { army: ['russia'] }, 'soviet-union': { army: ['russia'] } } }),
    ).toContain('russia holds an enemy of soviet-union');
  });
});
