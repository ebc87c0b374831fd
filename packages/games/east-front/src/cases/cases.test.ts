import { CaseError, Machine } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import type { Given } from '../../test/given.js';
import { eastFront } from '../game.js';

/** Why a given position is rejected, and under which key; null if it is accepted. */
function refused(given: Given): string | null {
  const machine = new Machine(eastFront);
  try {
    machine.run(machine.blank('given'), null, null, (u) => eastFront.cases!.arrange(u, given));
    return null;
  } catch (error) {
    if (!(error instanceof CaseError)) throw error;
    return `${error.path.join('.')}: ${error.message}`;
  }
}

describe('a given position', () => {
  it('has no Late War card in play before round 4', () => {
    for (const pile of ['hand', 'deck', 'discard'])
      expect(refused({ round: 2, cards: { allies: { [pile]: ['teheran-conference'] } } })).toBe(
        `cards.allies.${pile}.0: teheran-conference is a Late War card and not in play before round 4`,
      );
    expect(refused({ round: 3, cards: { axis: { discard: [{ hidden: ['case-blue'] }] } } })).toContain(
      'cards.axis.discard.0.hidden.0: case-blue is a Late War card',
    );
    expect(refused({ step: 'setup', cards: { axis: { hand: ['case-blue'] } } })).toContain('Late War card');
    expect(refused({ round: 4, cards: { allies: { hand: ['teheran-conference'] } } })).toBeNull();
  });

  it('has its Late War cards in the decks from round 4 on, and only Late War cards set aside before', () => {
    expect(refused({ round: 4, cards: { axis: { late: ['case-blue'] } } })).toContain(
      'case-blue waits no longer',
    );
    expect(refused({ cards: { axis: { late: ['barbarossa'] } } })).toContain('barbarossa is a Mid War card');
    const machine = new Machine(eastFront);
    const state = machine.blank('late');
    machine.run(state, null, null, (u) =>
      eastFront.cases!.arrange(u, { round: 2, cards: { axis: { late: ['case-blue'] } } }),
    );
    const late = machine.spec!.places.findIndex(({ name }) => name === 'axis.late');
    expect(state.places[late]).toHaveLength(23);
  });

  it('has no piece on land that the enemy controls', () => {
    expect(refused({ pieces: { german: { airplane: ['kiev'] } }, control: { allies: ['kiev'] } })).toBe(
      'control.allies.0: kiev holds an Axis piece, and a piece stands only on land that its own side controls',
    );
    expect(refused({ pieces: { german: { airplane: ['berlin', 'kiev'] } } })).toBe(
      'pieces.german.airplane.1: kiev is under Allied control, and an airplane stands only on land of its own side: if that is Axis here, say so under control',
    );
    expect(
      refused({ pieces: { german: { airplane: ['kiev'] }, soviet: {} }, control: { axis: ['kiev'] } }),
    ).toBeNull();
    expect(refused({ pieces: { german: { airplane: ['lwow'], tank: ['lwow'] }, soviet: {} } })).toBeNull();
    expect(
      refused({ pieces: { german: { airplane: ['lwow'] }, pact: { infantry: ['lwow'] }, soviet: {} } }),
    ).toBeNull();
    expect(refused({ pieces: { german: { airplane: ['moscow'] }, soviet: { tank: ['moscow'] } } })).toContain(
      'moscow holds an enemy',
    );
  });

  it('has markers only where their cards could have put them', () => {
    expect(refused({ gorki: true })).toContain('gorki: the star of Gorki comes by a Late War card');
    expect(refused({ round: 5, gorki: true })).toBeNull();
    expect(refused({ round: 3, protected: { german: ['berlin'] } })).toBe(
      'protected: only Late War cards protect an infantry, not before round 4',
    );
    expect(refused({ round: 4, protected: { german: ['berlin'] } })).toBeNull();
    expect(refused({ scorched: 'warsaw' })).toContain('scorched: warsaw is not east of the 1939 line');
    expect(refused({ scorched: 'kiev', cards: { allies: { hand: ['scorched-earth'] } } })).toBe(
      'scorched: scorched-earth has been used for this, and cannot be in hand',
    );
    expect(refused({ mud: true, cards: { allies: { hand: ['general-mud'] } } })).toContain(
      'mud: general-mud has been used for this',
    );
    expect(refused({ mud: 'yes' })).toBe('mud: expected true or false');
    expect(refused({ round: 5, protected: { pact: ['romania'] } })).toBe(
      'protected.pact.0: no card protects a Pact infantry',
    );
  });

  it('is in the setup step before the first turn', () => {
    expect(refused({ step: 'setup', round: 5 })).toBe(
      "round: in the setup step there is no 'round' yet: the game has not begun",
    );
    expect(refused({ step: 'setup', cards: { axis: { hand: 'auto' } } })).toBeNull();
  });
});
