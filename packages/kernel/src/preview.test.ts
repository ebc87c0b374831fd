import { describe, expect, it } from 'vitest';
import { tinyGame } from '../test/tiny-game.js';
import { CARDS, HAND_ANN, toolbox } from '../test/toolbox.js';
import { stateHash } from './hash.js';
import { Machine } from './machine.js';
import { patched } from './patch.js';
import { clone } from './plain.js';
import { preview } from './preview.js';
import { type Generator, seedGenerator } from './random.js';
import { rulesOf } from './rule.js';
import { type View, view } from './view.js';

const machine = new Machine(toolbox);
const state = machine.setup('seven');

/** What Ann would see after a choice, in each guess. */
function previewed(position: typeof state, text: string, random: Generator): View[] {
  const found = preview(machine, position, 0, text, random);
  if (!('patches' in found)) throw new Error(found.reason);
  return found.patches.map((patch) => patched(view(machine, position, 0), patch));
}

function patchesOf(found: ReturnType<typeof preview>) {
  if (!('patches' in found)) throw new Error(found.reason);
  return found.patches;
}

describe('a preview', () => {
  it('shows what a choice would do, and does not do it', () => {
    const before = stateHash(state);
    const card = CARDS[state.places[HAND_ANN][0]];
    const worlds = previewed(state, `play ${card}`, seedGenerator('any'));
    expect(worlds).toHaveLength(3);
    for (const { places, count } of worlds) {
      expect(places.open).toEqual([card]);
      expect(count).toBe(1);
    }
    expect(stateHash(state)).toBe(before);
  });

  it('does not show what the seat would draw', () => {
    const position = clone(state);
    const seen = new Set<string | null>();
    const random = seedGenerator('any');
    for (let i = 0; i < 12; i++) {
      for (const { places } of previewed(position, 'draw', random)) seen.add(places['ann.hand'][2]);
    }
    expect(seen.size).toBe(CARDS.length - 2);
  });

  it('tries a choice once if nothing is hidden or rolled, and otherwise in several guesses', () => {
    const { question } = rulesOf<{ sum: number }, null>();
    const ask = question('ask', {
      seats: () => 1,
      prompt: () => 'Walk or gamble',
      verbs: [
        {
          name: 'walk',
          check: () => null,
          apply(u) {
            u.table.sum++;
            u.push(ask, {});
          },
        },
        {
          name: 'gamble',
          check: () => null,
          apply(u) {
            u.table.sum += u.roll('luck', 1000);
            u.push(ask, {});
          },
        },
      ],
    });
    let guessed = 0;
    class Counting extends Machine<{ sum: number }, null> {
      override determinize(...args: Parameters<Machine<{ sum: number }, null>['determinize']>) {
        guessed++;
        return super.determinize(...args);
      }
    }
    const open = new Counting(
      tinyGame({ table: () => ({ sum: 0 }), rules: [ask], begin: (u) => u.push(ask, {}) }),
    );
    const position = open.setup('x');
    const walked = patchesOf(preview(open, position, 0, 'walk', seedGenerator('any')));
    expect([guessed, walked.length, new Set(walked.map((patch) => JSON.stringify(patch))).size]).toEqual([
      1, 3, 1,
    ]);
    const gambled = patchesOf(preview(open, position, 0, 'gamble', seedGenerator('any')));
    expect([guessed, new Set(gambled.map((patch) => JSON.stringify(patch))).size]).toEqual([1 + 3, 3]);
  });

  it('explains a refusal', () => {
    const absent = CARDS.find((_, card) => !state.places[HAND_ANN].includes(card));
    expect(preview(machine, state, 0, `play ${absent}`, seedGenerator('any'))).toMatchObject({
      anchor: 'hand.held',
    });
  });

  it('is compared with passing, or else with other choices', () => {
    const { question } = rulesOf<{ sum: number }, null>();
    const by = { near: 1, far: 5, stay: 0 };
    const ask = question('ask', {
      seats: () => 1,
      prompt: () => 'Walk',
      verbs: Object.entries(by).map(([name, steps]) => ({
        name,
        check: () => null,
        apply(u) {
          u.table.sum += steps;
          u.push(ask, {});
        },
      })),
    });
    const open = new Machine(
      tinyGame({ table: () => ({ sum: 0 }), rules: [ask], begin: (u) => u.push(ask, {}) }),
    );
    const position = open.setup('x');
    const found = preview(open, position, 0, 'far', seedGenerator('any'));
    if (!('others' in found)) throw new Error(found.reason);
    const sums = found.others.map((patch) => patched(view(open, position, 0), patch).table);
    expect(sums).toEqual([{ sum: 1 }]);
  });

  it('tells whether the seat would learn something new: only then its next choice has to wait', () => {
    const [first, second] = state.places[HAND_ANN].map((card) => CARDS[card]);
    const certain = (text: string | string[]) => {
      const found = preview(machine, state, 0, text, seedGenerator('any'));
      return 'certain' in found ? found.certain : found.reason;
    };
    // A card that others learn of is no news to its owner; a drawn card is, and so is a roll.
    expect([`play ${first}`, `lay ${first}`, 'draw', 'roll'].map(certain)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(certain([`play ${first}`, `play ${second}`])).toBe(true);
    expect(certain(['write 3', 'draw'])).toBe(false);
    expect(certain(['draw', 'write 3'])).toBe("what follows 'draw' is not known before it is chosen");
    expect(certain([`play ${first}`, `play ${first}`])).toContain('hand.held');
  });

  it('shows two choices in a row', () => {
    const found = preview(machine, state, 0, ['write 3', 'write 4'], seedGenerator('any'));
    const written = patchesOf(found).map((patch) => patched(view(machine, state, 0), patch).table);
    expect(written).toMatchObject([{ written: [3, 4] }, { written: [3, 4] }, { written: [3, 4] }]);
  });
});
