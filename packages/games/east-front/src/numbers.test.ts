import { describe, expect, it } from 'vitest';
import { adjacent, BIT, space } from './board/board.js';
import { KindAt, kindAt, kindIn, Moves, movedFrom, movedTo, moveOf, spaceIn } from './board/domains.js';
import { card } from './cards/decks.js';
import { verb } from './kit.js';
import { FACTION, FLEET, GERMAN, INFANTRY, kindOf, PIECE_SIDE, PIECES, sideOf } from './pieces/pieces.js';
import * as refuse from './words/refusals.js';

// These lines must not compile; the type check verifies them, not the test run.

describe('numbers of one kind', () => {
  const [kiev, lwow] = [space('kiev'), space('lwow')];
  const infantry = kindOf(GERMAN, INFANTRY);

  it('have their names', () => {
    expect([kindIn(kindAt(infantry, kiev)), spaceIn(kindAt(infantry, kiev))]).toEqual([infantry, kiev]);
    const move = moveOf(infantry, lwow, kiev);
    expect([movedFrom(move), movedTo(move), adjacent(lwow, kiev)]).toEqual([lwow, kiev, true]);
  });

  it('are not interchangeable with those of another', () => {
    // @ts-expect-error: the kind comes first
    kindAt(kiev, infantry);
    // @ts-expect-error: a faction is not a side
    expect(sideOf(sideOf(GERMAN))).toBeDefined();
    // @ts-expect-error: a type is not a faction
    expect(FACTION.name(FLEET)).toBeDefined();
    // @ts-expect-error: a piece has no bit in a mask of spaces
    expect(BIT[PIECES[0]]).toBeDefined();
    // @ts-expect-error: a space has no side
    expect(PIECE_SIDE[kiev]).toBeDefined();
    // @ts-expect-error: a card is not a space
    adjacent(card('barbarossa'), kiev);
    // @ts-expect-error: a bare number has no kind
    adjacent(0, kiev);
  });

  it('are read only by reasons about that kind', () => {
    const domain = () => new Moves(() => {});
    expect(verb({ name: 'move', domain, check: () => refuse.staysPut, apply: () => {} }).name).toBe('move');
    const pieces = () => new KindAt(() => {}, true);
    // @ts-expect-error: it would read a piece and its space as a move
    verb({ name: 'remove', domain: pieces, check: () => refuse.staysPut, apply: () => {} });
  });
});
