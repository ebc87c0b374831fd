import { outposts } from '@sandtable/example-outposts';
import { below, Machine, Match, printJournal, seedGenerator } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { folder, sandtable } from '../../test/command.js';

const here = folder();

/** The journal of a random game. */
function played(seed: string): string {
  const machine = new Machine(outposts);
  const match = Match.open(machine, seed);
  const luck = seedGenerator(seed);
  while (!match.state.outcome) {
    const seat = machine.nextSeat(match.state);
    const options = machine.legal(match.state, seat);
    match.chooseOption(seat, options[below(luck, options.length)]);
  }
  return printJournal(match.journal());
}

describe.each(['one', 'two'])('a whole game of Outposts, seed %s', (seed) => {
  const text = played(seed);
  const file = here.file(`${seed}.journal`, text);

  it('holds, with the seed and without', async () => {
    const kept = here.file(`${seed}-kept.journal`, text.replace(/^seed: .*\n/m, ''));
    const { code, out } = await sandtable('verify', file, kept);
    expect(code).toBe(0);
    expect(out).toMatch(/the seed is the one committed to; \d+ rolls and shuffles follow from it \(sfc32\)/);
    expect(out).toContain('the seed is not revealed yet');
  });

  it('can be shown to every seat at every point, and its hands to their seats only', async () => {
    const choices = text.split('\n').filter((line) => /^[a-z]+: /.test(line)).length - 5;
    const asked = new Set<string>();
    for (let at = 0; at <= choices; at += 7) {
      for (const { id } of outposts.seats) {
        const { code, out } = await sandtable('show', file, '--at', String(at), '--as', id, '--json');
        expect(code).toBe(0);
        const { view, legal, outcome } = JSON.parse(out);
        for (const seat of Object.keys(legal)) {
          expect(seat).toBe(id);
          asked.add(seat);
        }
        expect(outcome === null || at === choices).toBe(true);
        expect(view.places[`${id}.hand`]).not.toContain(null);
        const others = outposts.seats.filter((seat) => seat.id !== id);
        // Nothing has been played yet, so no seat knows another seat's cards.
        if (at === 0)
          for (const other of others)
            expect(new Set(view.places[`${other.id}.hand`])).toEqual(new Set([null]));
      }
    }
    expect(asked.size).toBeGreaterThan(1);
  });

  it('is replayed to its end', async () => {
    const { code, out } = await sandtable('replay', file, '--steps');
    expect(code).toBe(0);
    expect(out).toMatch(/\nthe game is over: .* \(end\.[a-z-]+\)\n$/);
  });
});
