import { Machine, Match, standingOfferOf, view } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { totalerKrieg } from '../game.js';

/** Barbarossa in which nobody does anything: each segment that is asked about, and the topic of its order. */
function segmentsAsked(): Map<string, string | null> {
  const machine = new Machine(totalerKrieg, { scenario: 'barbarossa' });
  const match = Match.open(machine, 'orders');
  const asked = new Map<string, string | null>();
  for (let left = 200; left > 0 && !match.state.outcome; left--) {
    const seat = machine.nextSeat(match.state);
    const { decisions, table } = view(machine, match.state, seat);
    const options = decisions.find(({ options }) => options)!.options!;
    if (options.some(({ text }) => text === 'done'))
      asked.set(
        (table as { segment: string }).segment,
        standingOfferOf(machine, match.state, seat)?.topic ?? null,
      );
    match.choose(
      machine.game.seats[seat].id,
      (options.find(({ text }) => text === 'done') ?? options[0]).text,
    );
  }
  return asked;
}

describe('standing orders', () => {
  it('let the segments pass in which a player often does nothing, and never movement or combat', () => {
    expect(segmentsAsked()).toEqual(
      new Map([
        ['replacements', null],
        ['support', 'Support Segment'],
        ['organization', 'Organization Segment'],
        ['movement', null],
        ['regular-combat', null],
        ['reserve-movement', 'Reserve Movement Phase'],
      ]),
    );
  });
});
