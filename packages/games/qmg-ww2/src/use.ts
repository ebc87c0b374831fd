import { battle } from './battle-sequence.js';
import type { Cost, Effect, Event } from './cards/card.js';
import { GERMANY } from './countries.js';
import { pushDiscards } from './discard.js';
import { process } from './kit.js';
import { copyIn, DECK, HAND, PILE, pile, type R, RESPONSE, type U } from './table.js';
import { event, openWindow } from './window.js';

/**
 * Using a card from the table: show it, pay, carry it out, and let Enigma answer the use of a German Status
 * when it is over (reaction.cost-first, reaction.status-used).
 */
export function useCard(u: U, kind: number, e: Event): void {
  const { country } = u.facts.kinds[kind];
  u.push(using, { ...e, me: country, kind, before: u.items(pile(country, PILE)).length });
}

const using = process<Effect & { before: number }>(
  'using',
  (u, f) => {
    const { type, rules, country } = u.facts.kinds[f.kind];
    switch (f.step++) {
      case 0:
        u.tell('uses', country, f.kind);
        if (type === 'response') reveal(u, f.kind);
        else if (rules.oncePerTurn) u.table.used.push(f.kind);
        if (rules.oncePerBattle) u.find(battle)?.answered.push(f.kind);
        return pay(u, country, rules.cost);
      case 1:
        return carryOut(u, f);
      case 2:
        if (type === 'status' && f.me === GERMANY && isNoticed(u, f)) {
          openWindow(u, event('status-used', f.me, { card: f.kind }));
        }
        return;
      default:
        return u.done();
    }
  },
  (u, f) => `${u.facts.kinds[f.kind].name} is used`,
);

/** How many cards the discard pile held before the cost of the card that is being used; -1 if it is not. */
export function cardsBeforeCost(u: R, e: Effect): number {
  const f = u.find(using);
  return f?.kind === e.kind ? f.before : -1;
}

/** Quiet uses, which change a sum and not the board, may be left out by option. */
function isNoticed(u: U, f: Effect): boolean {
  return !u.facts.rules.enigmaActiveOnly || f.on !== event('economic-warfare', 0).on;
}

/** secrecy.response: a used Response is shown to all and laid on top of the discard pile. */
function reveal(u: U, kind: number): void {
  const { country } = u.facts.kinds[kind];
  const item = copyIn(u, kind, RESPONSE);
  u.moveOpenly(item, pile(country, RESPONSE), pile(country, PILE));
}

/** Pays a cost; what it takes is on the stack above. */
export function pay(u: U, country: number, cost: Cost | undefined): void {
  if (cost)
    pushDiscards(u, country, cost.from === 'deck' ? cost.cards : 0, cost.from === 'hand' ? cost.cards : 0);
}

/** Costs that need the cards themselves to be there; how many there are is public (discard.own-costs). */
export function canPay(u: R, country: number, cost: Cost | undefined): boolean {
  return !cost?.strict || u.items(pile(country, cost.from === 'deck' ? DECK : HAND)).length >= cost.cards;
}

/** Carries out the parts of a card, in the order printed, each with its reactions (play.order). */
export function carryOut(u: U, e: Effect): void {
  const { on, by, space, piece, how, card, gone, me, kind } = e;
  u.push(carry, { on, by, space, piece, how, card, gone, me, kind });
}

const carry = process<Effect>('carry', (u, f) => {
  const parts = u.facts.kinds[f.kind].rules.does ?? [];
  const depth = u.state.frames.length;
  while (f.step < parts.length) {
    const part = parts[f.step++];
    if (!part.possible(u, f)) continue;
    part.perform(u, f);
    // A part that was done at once leaves nothing on the stack: go on with the next.
    if (u.state.frames.length !== depth || u.state.outcome) return;
  }
  u.done();
});

export const useRules = [using, carry];
