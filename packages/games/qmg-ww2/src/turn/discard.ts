import { type Frame, type Several, say, type Verb } from '@sandtable/kernel';
import { teamOf } from '../board/countries.js';
import type { Facts } from '../facts.js';
import type { CardKind, Country } from '../ids.js';
import { type GameRefusal, process, question, refusal, verb } from '../kit.js';
import {
  bit,
  cardsIn,
  copyIn,
  DECK,
  DISCARD_PILE,
  HAND,
  pile,
  type R,
  type Table,
  type U,
} from '../table.js';
import { addScore } from '../victory/victory.js';
import { lacks, notInHand } from '../words/refusals.js';
import { Who } from '../words/words.js';

interface Discards {
  country: Country;
  /** Cards still to be discarded from the top of the deck. */
  deck: number;
  /** Cards still to be discarded from the hand. */
  hand: number;
}

/**
 * A country discards cards from its deck, its hand, or both. Second edition: cards missing in hand come from the deck,
 * and cards missing in the deck cost VP (discard.empty-hand, discard.empty-deck). First edition: cards missing in the
 * deck come from the hand.
 */
export function pushDiscards(u: U, country: Country, deck: number, hand: number): void {
  u.push(discards, { country, deck, hand });
}

const discards = process<Discards>('discards', (u, f) => {
  if (f.hand > 0) return discardFromHand(u, f);
  if (f.deck > 0) {
    const taken = u.draws(pile(f.country, DECK), pile(f.country, DISCARD_PILE), f.deck, 'bottom');
    const missing = f.deck - taken;
    f.deck = 0;
    if (taken > 0) u.log('mills', f.country, taken);
    if (missing > 0 && u.facts.rules.first && f.step === 0 && cardsIn(u, f.country, HAND).length > 0) {
      f.hand = missing;
      f.step++;
      return;
    }
    if (missing > 0) loseForMissing(u, f.country, missing);
    if (u.state.outcome) return;
  }
  u.done();
});

function discardFromHand(u: U, f: Frame & Discards): void {
  const hand = cardsIn(u, f.country, HAND);
  if (hand.length > f.hand) return u.push(chooseDiscard, { country: f.country, left: f.hand });
  // The whole hand is discarded; the rest comes from the deck, and cards missing there cost VP.
  const missing = f.hand - hand.length;
  const count = hand.length;
  for (const item of hand.slice())
    u.move(item, pile(f.country, HAND), pile(f.country, DISCARD_PILE), 'bottom');
  if (count > 0) u.log('discards', f.country, count);
  f.hand = 0;
  f.deck += missing;
  f.step++;
}

function loseForMissing(u: U, country: Country, cards: number): void {
  u.log('short', country, cards);
  addScore(u, teamOf(country), -cards);
}

const noneToDiscard = refusal('discard.empty-hand', (u, kind: CardKind, seat) =>
  lacks(u, kind, seat, 'in hand'),
);

const chooseDiscard = question<{ country: Country; left: number }>('choose-discard', {
  seats: (_, f) => bit(f.country),
  prompt: (_, f) =>
    f.left === 1
      ? say`${Who(f.country)} chooses a card from hand to discard`
      : say`${Who(f.country)} chooses ${f.left} cards from hand to discard`,
  anchor: 'discard.empty-hand',
  // There are more cards than must be discarded, but they may be identical.
  secretOptions: true,
  several: (u, f, seat) => discarding(u, seat, f.left, f.left),
  verbs: [
    fromHand(
      'discard',
      (u, f, kind) => {
        discardFaceDown(u, f.country, kind);
        u.findFrame(discards)!.hand--;
      },
      noneToDiscard,
    ),
  ],
});

/** Cards to discard from hand in a row; of some there are several copies. */
export function discarding(u: R, country: Country, min: number, max: number, end?: string): Several {
  const hand = cardsIn(u, country, HAND).map((item) => u.facts.kindOf[item]);
  const copies = (kind: number) => hand.filter((one) => one === kind).length;
  return { verb: 'discard', min, max, ...(end && { end }), copies };
}

/** A choice of a card in the deciding country's hand, known only to its owner. */
export function fromHand<B extends object>(
  name: string,
  apply: Verb<Table, Facts, B, CardKind, Country>['apply'],
  refused: GameRefusal<CardKind> = notInHand,
): Verb<Table, Facts, B> {
  return verb<CardKind, B>({
    name,
    secret: true,
    domain: (u, _, seat) => u.facts.cardsOf[seat],
    check: (u, _, kind) => (copyIn(u, kind, HAND) < 0 ? refused : null),
    moot: (u, _, kind) => copyIn(u, kind, HAND) < 0,
    list: (u, _, seat, add) => eachKind(u, seat, HAND, add),
    apply,
  });
}

/** secrecy.discard: an unplayed card goes face down under the pile. */
export function discardFaceDown(u: U, country: Country, kind: CardKind): void {
  u.move(copyIn(u, kind, HAND), pile(country, HAND), pile(country, DISCARD_PILE), 'bottom');
  u.log('discards', country, 1);
  u.logTo(bit(country), 'discarded', kind);
}

/** Calls back for each kind of card in a pile, once. */
export function eachKind(u: R, country: Country, which: number, visit: (kind: CardKind) => void): void {
  const { kindOf } = u.facts;
  const cards = cardsIn(u, country, which);
  for (let i = 0; i < cards.length; i++) {
    const kind = kindOf[cards[i]];
    let first = 0;
    while (kindOf[cards[first]] !== kind) first++;
    if (first === i) visit(kind);
  }
}

/** The different kinds of card in a pile. */
export function kindsIn(u: R, country: Country, which: number): CardKind[] {
  const kinds: CardKind[] = [];
  eachKind(u, country, which, (kind) => kinds.push(kind));
  return kinds;
}

export const discardRules = [discards, chooseDiscard];
