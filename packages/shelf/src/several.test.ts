import { Machine, view } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { findGame } from './index.js';

/** How many cards a seat is asked to choose in a row at the beginning. */
async function severalOf(id: string, seat: number) {
  const machine = new Machine<unknown, unknown>((await findGame(id))!);
  const state = machine.setup('seven');
  const [own] = view(machine, state, seat).decisions.filter(({ options }) => options);
  const others = view(machine, state, seat).decisions.filter(({ options }) => !options);
  return { machine, state, own, others };
}

it('the first hands are discarded together, with all copies of a card', async () => {
  for (const [id, count] of [
    ['qmg-ww2', 3],
    ['outposts', 2],
  ] as const) {
    const { own, others, state, machine } = await severalOf(id, 0);
    expect(own.several).toMatchObject({ verb: 'discard', min: count, max: count, end: null });
    // What is a secret of a hand is not told to others.
    expect(others.length).toBeGreaterThan(0);
    expect(others.every((decision) => decision.several === undefined)).toBe(true);
    const hand = view(machine, state, 0).places[`${own.seat}.hand`];
    const twice = own.options!.filter(({ text }) => own.several!.copies[text]);
    for (const { text, touches } of twice)
      expect(own.several!.copies[text]).toBe(hand.filter((card) => card === touches[0].id).length);
    const cards = own.options!.reduce((sum, { text }) => sum + (own.several!.copies[text] ?? 1), 0);
    expect(cards).toBe(hand.length);
  }
});

it('a step in which cards may be discarded ends with its own word', async () => {
  const { machine, state } = await severalOf('outposts', 0);
  for (let i = 0; i < 400; i++) {
    const seat = machine.nextSeat(state);
    const own = view(machine, state, seat).decisions.find(({ options }) => options)!;
    if (own.several?.min === 0) {
      expect(own.several).toMatchObject({ verb: 'discard', end: 'draw' });
      expect(own.options!.map(({ text }) => text)).toContain('draw');
      return;
    }
    machine.choose(state, seat, machine.legal(state, seat)[0]);
  }
  expect.unreachable('nobody was asked');
});
