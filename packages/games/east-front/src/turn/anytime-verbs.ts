import type { AnyRule, Verb } from '@sandtable/kernel';
import type { Space } from '../board/board.js';
import { type KindAndSpace, KindAt, kindAt, kindIn, spaceIn } from '../board/domains.js';
import { eachKindAt } from '../cards/move.js';
import { text } from '../cards/play-text.js';
import type { Facts } from '../facts.js';
import { verb } from '../kit.js';
import { KIND_SIDE, type Kind, type Side } from '../pieces/pieces.js';
import { bit, positionOf, type R, type Table, type U } from '../table.js';
import * as refuse from '../words/refusals.js';

/** pieces.voluntary-removal: in its own turn, at any question, a side may remove any of its pieces. */
export function anytimeVerbsFor(rules: readonly AnyRule<Table, Facts>[]): Verb<Table, Facts>[] {
  const byName = new Map(rules.map((rule) => [rule.name, rule]));
  const mayNow = (u: R, seat: Side): boolean => {
    const frame = u.state.frames[u.state.frames.length - 1];
    const rule = frame ? byName.get(frame.rule) : undefined;
    return (
      u.table.round > 0 &&
      u.table.active === seat &&
      rule?.kind === 'question' &&
      rule.seats(u, frame) === bit(seat)
    );
  };
  return [
    verb<KindAndSpace>({
      name: 'withdraw',
      domain: (u, _, seat) =>
        new KindAt((add) => eachKindAt(positionOf(u), seat, (kind, at) => add(kindAt(kind, at))), true),
      check(u, _, arg, seat) {
        if (!mayNow(u, seat)) return refuse.notYourTurn;
        if (KIND_SIDE[kindIn(arg)] !== seat) return refuse.notYours;
        return positionOf(u).find(kindIn(arg), spaceIn(arg)) < 0
          ? refuse.nobodyThere(kindIn(arg), spaceIn(arg))
          : null;
      },
      apply(u, _, arg) {
        u.log('withdrawn', kindIn(arg), spaceIn(arg));
        withdraw(u, kindIn(arg), spaceIn(arg));
      },
    }),
  ];
}

/**
 * pieces.identity: of identical pieces, one that has moved is removed first, and "that infantry" of a text exists as
 * long as any of them does.
 */
function withdraw(u: U, kind: Kind, at: Space): void {
  const position = positionOf(u);
  const { board, moved } = u.table;
  const hasMoved = moved.find((piece) => board.at[piece] === at && position.kind(piece) === kind);
  const piece = hasMoved ?? position.find(kind, at);
  position.lift(piece);
  u.table.moved = moved.filter((other) => other !== piece);
  const played = u.findFrame(text);
  const like = position.find(kind, at);
  if (played?.piece === piece && like >= 0) played.piece = like;
}
