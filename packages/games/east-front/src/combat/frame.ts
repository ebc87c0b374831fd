import type { By, Frame } from '@sandtable/kernel';
import { NEIGHBOURS, SPACE, type Space } from '../board/board.js';
import { type KindAndSpace, kindAt } from '../board/domains.js';
import {
  enemyOf,
  type Faction,
  FIRST_OF_ALL,
  type Kind,
  PIECE_COUNT,
  PIECE_FACTION,
  SIDE_END,
  SIDE_FIRST,
  type Side,
  sideOf,
  type Type,
} from '../pieces/pieces.js';
import { positionOf, type R } from '../table.js';

// One combat: a force against a space, in attack rounds (combat.round). The frame goes through these stages;
// each asks a side or continues with the next.

export const [OPENED, DEFENCE, ANSWERED, EXCHANGED, JUDGED, OVER, AFTER] = [0, 1, 2, 3, 4, 5, 6];

export interface Combat {
  faction: Faction;
  from: Space;
  to: Space;
  /** Pact pieces in the attacking space may be removed as well (card.integrated-command). */
  withPact: boolean;
  stage: number;
  round: number;
  /** The type the attacker removed to open this round; -1 if none. */
  opener: Type;
  /** The rank required to open another round (combat.required-rank). */
  need: number;
  /** Stand Fast has been used, and still binds (reaction.stand-fast-limit). */
  stoodFast: boolean;
  /** The type the defender removed in this round; -1 if none. */
  lost: Type;
  /** The faction of an Exchange still owed; -1 if none. */
  owed: Faction;
  /** The faction of the piece lost to the Exchange (reaction.exchange-chain). */
  chain: Faction;
  /** The attacker has opened the next round with Anti-Air or Naval Combat. */
  free: boolean;
  /** The defender retreated and must still remove a piece (reaction.retreat-removal). */
  retreated: boolean;
  /** The type that used Advance!; -1 if none. */
  advanced: Type;
}

export type Fight = Frame & Combat;

export const attackerOf = (f: Combat) => sideOf(f.faction);
export const defenderOf = (f: Combat) => enemyOf(sideOf(f.faction));

/** The name of the combat rule, by which its questions find its frame. */
export const COMBAT = 'combat';

/** The innermost combat on the stack; null if there is none. */
export function findCombat(u: R): Fight | null {
  const { frames } = u.state;
  for (let i = frames.length - 1; i >= 0; i--) if (frames[i].rule === COMBAT) return frames[i] as Fight;
  return null;
}

/** The current combat, where there must be one. */
export function combatHere(u: R): Fight {
  return findCombat(u)!;
}

export function openRound(f: Fight, opener: Type): void {
  f.round++;
  f.opener = opener;
  f.free = false;
  f.stage = OPENED;
}

/** Is a piece of the faction in the attacked space? (reaction.faction) */
export function standsThere(u: R, f: Combat, faction: Faction): boolean {
  const { at } = u.table.board;
  for (let piece = FIRST_OF_ALL; piece < PIECE_COUNT; piece++)
    if (at[piece] === f.to && PIECE_FACTION[piece] === faction) return true;
  return false;
}

/** The pieces of a side in and around the attacked space, each kind once. */
export function eachInvolved(
  u: R,
  side: Side,
  near: readonly Space[],
  visit: (kind: Kind, at: Space) => void,
): void {
  const position = positionOf(u);
  const { at } = u.table.board;
  const seen: KindAndSpace[] = [];
  for (let piece = SIDE_FIRST[side]; piece < SIDE_END[side]; piece++) {
    if (at[piece] < 0 || !near.includes(at[piece])) continue;
    const key = kindAt(position.kind(piece), at[piece]);
    if (seen.includes(key)) continue;
    seen.push(key);
    visit(position.kind(piece), at[piece]);
  }
}

export const AROUND: By<Space, readonly Space[]> = SPACE.values.map((at) => [at, ...NEIGHBOURS[at]]);
