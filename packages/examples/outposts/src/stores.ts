import type { Verb } from '@sandtable/kernel';
import { CARD_NAMES, type Facts, HAND } from './facts.js';
import * as refusals from './refusals.js';
import { cardsIn, findCard, kindOf, pileOf, type Reader, sideOf, type Table, type Umpire } from './table.js';

/** deck.drawing: an empty deck costs nothing by itself. */
export function drawUp(u: Umpire, seat: number, upTo = HAND): void {
  const missing = upTo - cardsIn(u, seat, 'hand').length;
  const drawn = missing > 0 ? u.draws(pileOf(seat, 'deck'), pileOf(seat, 'hand'), missing) : 0;
  if (drawn === 0) return;
  u.log('drew', seat, drawn);
  u.logTo(1 << seat, 'drew-cards', ...cardsIn(u, seat, 'hand').slice(-drawn).map(kindOf));
}

/** deck.discarding: for each missing card, the team loses a point. */
export function discardTop(u: Umpire, seat: number, count: number): void {
  const gone = u.draws(pileOf(seat, 'deck'), pileOf(seat, 'discard'), count);
  if (gone > 0) {
    u.log('lost-cards', seat, gone);
    u.logTo(1 << seat, 'lost-which', ...cardsIn(u, seat, 'discard').slice(-gone).map(kindOf));
  }
  if (gone < count) losePoints(u, seat, count - gone);
}

export function losePoints(u: Umpire, seat: number, points: number): void {
  u.table.points[sideOf(seat)] -= points;
  u.log('lost-points', seat, points);
}

/** The verb `discard`, shared by several questions: face down, so only the owner knows the card. */
/** How many cards of a kind a seat holds. */
export function copiesInHand(u: Reader, seat: number): (kind: number) => number {
  const kinds = cardsIn(u, seat, 'hand').map(kindOf);
  return (kind) => kinds.filter((one) => one === kind).length;
}

export function discarding(then?: (u: Umpire, seat: number) => void): Verb<Table, Facts> {
  return {
    name: 'discard',
    domain: CARD_NAMES,
    secret: true,
    check: (u, _, kind, seat) => (findCard(u, seat, 'hand', kind) < 0 ? refusals.notInHand : null),
    list(u, _, seat, add) {
      const kinds = cardsIn(u, seat, 'hand').map(kindOf);
      for (const kind of kinds.filter((one, i) => kinds.indexOf(one) === i).sort((a, b) => a - b)) add(kind);
    },
    apply(u, _, kind, seat) {
      u.move(findCard(u, seat, 'hand', kind), pileOf(seat, 'hand'), pileOf(seat, 'discard'));
      u.log('discarded', seat);
      u.logTo(1 << seat, 'discarded-card', kind);
      then?.(u, seat);
    },
  };
}
