import type { Country } from '../ids.js';
import { process } from '../kit.js';
import { possibleOrFreed } from '../pieces/freeing.js';
import { DECK, HAND, pile, type R, type U } from '../table.js';
import { pushDiscards } from '../turn/discard.js';
import { type Cost, type Effect, effectOf } from './card.js';

// Carrying out a card: its cost, then its parts in order.

/** Pays a cost, by pushing the frames it needs. */
export function pay(u: U, country: Country, cost: Cost | undefined): void {
  if (cost)
    pushDiscards(u, country, cost.from === 'deck' ? cost.cards : 0, cost.from === 'hand' ? cost.cards : 0);
}

/** Can a cost that requires actual cards be paid? The number of cards is public (discard.own-costs). */
export function canPay(u: R, country: Country, cost: Cost | undefined): boolean {
  return !cost?.strict || u.items(pile(country, cost.from === 'deck' ? DECK : HAND)).length >= cost.cards;
}

/** Carries out the parts of a card, in the order printed, each with its reactions (play.order). */
export function carryOut(u: U, e: Effect): void {
  u.push(carry, effectOf(e, e.me, e.kind));
}

const carry = process<Effect>('carry', (u, f) => {
  const parts = u.facts.kinds[f.kind].rules.does ?? [];
  const depth = u.state.frames.length;
  while (f.step < parts.length) {
    const part = parts[f.step++];
    if (!possibleOrFreed(u, () => part.possible(u, f))) continue;
    part.perform(u, f);
    // A part that took effect at once pushed no frame: continue with the next.
    if (u.state.frames.length !== depth || u.state.outcome) return;
  }
  u.done();
});

export const carryRules = [carry];
