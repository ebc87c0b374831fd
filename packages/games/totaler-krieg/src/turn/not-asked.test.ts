import { Machine, Match, StandingOrders, standingOfferOf, view } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { totalerKrieg } from '../game.js';

const EASIEST = ['done', 'pass', 'keep'];

/** A game in which nobody does anything: each segment that can be let pass, and the topic of its order. */
function segmentsAsked(scenario: string, choices: number): Map<string, string | null> {
  const machine = new Machine(totalerKrieg, { scenario });
  const match = Match.open(machine, 'orders');
  const asked = new Map<string, string | null>();
  for (let left = choices; left > 0 && !match.state.outcome; left--) {
    const seat = machine.nextSeat(match.state);
    const { decisions, table } = view(machine, match.state, seat);
    const options = decisions.find(({ options }) => options)!.options!;
    const easiest = options.find(({ text }) => EASIEST.includes(text));
    if (easiest)
      asked.set(
        (table as { segment: string }).segment,
        standingOfferOf(machine, match.state, seat)?.topic ?? null,
      );
    // A Blitz Combat Segment needs a marker.
    const marker = options.find(({ text }) => text === 'blitz e3703');
    match.choose(machine.game.seats[seat].id, (marker ?? easiest ?? options[0]).text);
  }
  return asked;
}

describe('standing orders', () => {
  it('let every segment of Barbarossa pass in which a player may do nothing', () => {
    expect(segmentsAsked('barbarossa', 200)).toEqual(
      new Map([
        ['replacements', 'Replacements Segment'],
        ['support', 'Support Segment'],
        ['organization', 'Organization Segment'],
        ['movement', 'Operational Movement Phase'],
        ['blitz-combat', 'Blitz Combat Segment'],
        ['regular-combat', 'Regular Combat Segment'],
        ['reserve-movement', 'Reserve Movement Phase'],
      ]),
    );
  });

  it('let the declarations of war in The Fall of France pass, too', () => {
    const asked = segmentsAsked('fall-of-france', 200);
    expect(asked.get('war-and-peace')).toBe('War & Peace Segment');
    expect(asked.get('political-events')).toBe('Political Events Segment');
  });

  it('answer nothing of another segment', () => {
    const machine = new Machine(totalerKrieg, { scenario: 'barbarossa' });
    const match = Match.open(machine, 'orders');
    const orders = new StandingOrders();
    orders.give(0, { about: 'topic', what: 'Replacements Segment', until: 'cancelled' });
    expect(orders.answers(0, standingOfferOf(machine, match.state, 0))).toBe(true);
    match.choose('axis', 'done');
    expect(orders.answers(0, standingOfferOf(machine, match.state, 0))).toBe(false);
  });
});
