import { outposts } from '@sandtable/example-outposts';
import { type AnyGame, below, Machine, seedGenerator, standingOfferOf } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { CountedOrders } from './orders.js';

const offer = (topic: string) => ({
  verb: 'pass',
  topic,
  topics: [topic],
  cards: [],
  idle: true,
  open: false,
  option: 1,
});
const raid = offer('raids');
const settling = offer('settling');

describe('standing orders', () => {
  it('about one topic answer it and nothing else', () => {
    const orders = new CountedOrders();
    orders.give(0, 'raids');
    expect(orders.answers(0, raid)).toBe(true);
    expect(orders.answers(0, settling)).toBe(false);
    expect(orders.answers(1, raid)).toBe(false);
    expect(orders.list(0)).toEqual(['raids']);
    expect(orders.takeUsed(0)).toBe(0);
    orders.noteUse(0);
    expect([orders.takeUsed(0), orders.takeUsed(0)]).toEqual([1, 0]);
  });

  it('end with the first question that has no standing answer', () => {
    const orders = new CountedOrders();
    orders.give(0, null);
    expect([orders.answers(0, raid), orders.answers(0, settling)]).toEqual([true, true]);
    expect(orders.list(0)).toEqual(['everything until your turn']);
    orders.lapse(0, '', true);
    expect(orders.answers(0, raid)).toBe(false);
  });

  it('can be cancelled', () => {
    const orders = new CountedOrders();
    expect(orders.cancel(0)).toBe(false);
    orders.give(0, null);
    expect(orders.cancel(0)).toBe(true);
    expect(orders.answers(0, raid)).toBe(false);
  });

  it('are offered only for questions that can be passed', () => {
    const machine = new Machine<unknown, unknown>(outposts as AnyGame);
    const random = seedGenerator('orders');
    const found = new Map<string, boolean>();
    for (let game = 0; game < 5; game++) {
      const state = machine.setup(String(game));
      for (let seat = machine.nextSeat(state); seat >= 0; seat = machine.nextSeat(state)) {
        const standing = standingOfferOf(machine, state, seat);
        found.set(machine.question(state)!.rule.name, standing !== null);
        const options = machine.legal(state, seat);
        machine.choose(state, seat, standing?.option ?? options[below(random, options.length)]);
      }
    }
    expect(found.get('react')).toBe(true);
    expect(found.get('play')).toBe(false);
  });
});
