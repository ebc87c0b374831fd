import { capitalised, commas, type LogText, listed, say } from '@sandtable/kernel';
import { IS_WATER, PLACE_NAMES, placeIs, SPACE_NAMES, type Space } from '../board/board.js';
import { type CardNumber, REACTION_NAMES } from '../cards/card.js';
import type { Facts } from '../facts.js';
import {
  AIRPLANE,
  enemyOf,
  FACTION,
  FACTION_NAMES,
  type Faction,
  FLEET,
  INFANTRY,
  KIND_NAMES,
  type Kind,
  type Piece,
  SIDE_ADJECTIVES,
  SIDE_NAMES,
  type Side,
  sideOf,
  TANK,
  TYPE_IDS,
} from '../pieces/pieces.js';
import type { Position } from '../pieces/position.js';
import { cutsFor, supplyPath } from '../supply/supply.js';
import { SEASON_NAMES, seasonOf, yearOf } from '../table.js';

const S = SPACE_NAMES;
const P = PLACE_NAMES;

/** "the German tank in Warsaw" */
export function aPiece(kind: Kind, at: Space): string {
  return say`the ${KIND_NAMES[kind]} in ${P[at]}`;
}

/** "Summer 1941" */
export function roundName(round: number): string {
  return `${SEASON_NAMES[seasonOf(round)]} ${yearOf(round)}`;
}

/** Why a piece of this faction is out of supply here: which pieces cut it and where, or that there is no path. */
export function lackWords(position: Position, faction: Faction, at: Space): string {
  const cuts = cutsFor(position, faction, at);
  if (cuts.length === 0)
    return say`no way under ${SIDE_ADJECTIVES[sideOf(faction)]} control leads to a ${FACTION_NAMES[faction]} Supply Flag`;
  return cuts
    .slice(0, 3)
    .map(
      (cut) => say`${placeIs(cut.at)} cut by ${cutters(position, enemyOf(sideOf(faction)), cut.at, cut.by)}`,
    )
    .reduce((all, one) => say`${all}, ${one}`);
}

/** "the airplane in Sevastopol": the enemy pieces that interdict a space. */
function cutters(position: Position, side: Side, at: Space, by: readonly Space[]): string {
  const factions = FACTION.values.filter((faction) => sideOf(faction) === side);
  const types = IS_WATER[at] ? [AIRPLANE, FLEET] : [INFANTRY, TANK, AIRPLANE];
  const names = by.map((near) => {
    const type = types.find((one) => factions.some((faction) => position.count(faction, one, near) > 0))!;
    return say`the ${TYPE_IDS[type]} in ${P[near]}`;
  });
  if (names.length > 2) return say`${names[0]} and from ${names.length - 1} other spaces`;
  return listed('and', names);
}

/** The supply path if supplied; otherwise the reason why not. */
export function supplyWords(
  position: Position,
  piece: Piece,
  faction: Faction,
  at: Space,
  path = supplyPath(position, faction, at),
): string {
  if (path.length === 1) return say`supplied: its space carries a Supply Flag`;
  if (path.length > 1)
    return say`supplied: ${path.map((one) => S[one]).reduce((way, next) => say`${way} – ${next}`)}`;
  if (position.board.sheltered.includes(piece)) return say`supplied by a card (supply.protected)`;
  return say`not supplied: ${lackWords(position, faction, at)} (supply.path)`;
}

function cards(count: number): string {
  return count === 1 ? say`a card` : say`${count} cards`;
}

/** "the Axis gain", "the Allies gain" */
const The = (side: Side) => `The ${SIDE_NAMES[side]}`;

/** A log line and its parameters in order: `u.log('draws', side, count)`. */
function told<A extends readonly number[]>(text: (facts: Facts, args: A) => string): LogText<Facts> {
  return (facts, args) => text(facts, args as A);
}

/** The log. */
export const LOG_TEXTS: Record<string, LogText<Facts>> = {
  round: (_, [round]) => say`Round ${round}: ${roundName(round)}`,
  turn: told<[Side]>((_, [side]) => say`Turn of the ${SIDE_NAMES[side]}`),
  keeps: told<[Side]>((_, [side]) => say`${The(side)} keep their first hand`),
  mulligans: told<[Side]>((_, [side]) => say`${The(side)} take a mulligan`),
  draws: told<[Side, number]>((_, [side, count]) => say`${The(side)} draw ${cards(count)}`),
  drew: told<CardNumber[]>((facts, items) => say`(${commas(items.map((item) => facts.cards[item].name))})`),
  discards: told<[Side, number]>((_, [side, count]) => say`${The(side)} discard ${cards(count)}`),
  discarded: told<[CardNumber]>((facts, [item]) => say`(${facts.cards[item].name})`),
  plays: told<[Side, CardNumber]>((facts, [side, item]) => say`${The(side)} play ${facts.cards[item].name}`),
  uses: told<[Side, CardNumber, number]>(
    (facts, [side, item, second]) =>
      say`${The(side)} use ${(second && facts.cards[item].second?.name) || facts.cards[item].name}`,
  ),
  reacts: told<[Side, CardNumber]>(
    (facts, [side, item]) =>
      say`${The(side)} use ${facts.cards[item].name}: ${REACTION_NAMES[facts.cards[item].reaction]}`,
  ),
  conscripts: told<[Side]>((_, [side]) => say`${The(side)} conscript`),
  marches: told<[Side]>((_, [side]) => say`${The(side)} make a Forced March`),
  desperate: told<[Side]>((_, [side]) => say`${The(side)} make a Desperate Attack`),
  initiative: told<[Side]>((_, [side]) => say`${The(side)} take a Production Initiative`),
  passes: told<[Side]>((_, [side]) => say`${The(side)} pass`),
  moves: told<[Kind, Space, Space]>((_, [kind, from, to]) => say`${KIND_NAMES[kind]} ${S[from]} – ${S[to]}`),
  stays: told<[Kind, Space]>((_, [kind, at]) => say`${capitalised(aPiece(kind, at))} counts as moved`),
  deploys: told<[Kind, Space]>((_, [kind, at]) => say`${KIND_NAMES[kind]} deployed in ${P[at]}`),
  recruits: told<[Kind, Space]>((_, [kind, at]) => say`${KIND_NAMES[kind]} recruited in ${P[at]}`),
  sheltered: told<[Kind, Space]>(
    (_, [kind, at]) =>
      say`${capitalised(aPiece(kind, at))} counts as supplied until the next turn of its side`,
  ),
  attacks: told<[Faction, Space, Space]>(
    (_, [faction, from, to]) => say`${FACTION_NAMES[faction]} force in ${P[from]} attacks ${P[to]}`,
  ),
  loses: told<[Kind, Space]>((_, [kind, at]) => say`The defender removes ${aPiece(kind, at)}`),
  gives: told<[Kind, Space]>((_, [kind, at]) => say`The attacker removes ${aPiece(kind, at)}`),
  'no-advance': told<[number, Space]>(
    (_, [why, at]) =>
      [
        say`No Advance! on a Spring turn`,
        say`No Advance! under General Mud`,
        say`No Advance!: no piece of the force would be supplied in ${P[at]}`,
      ][why],
  ),
  eliminated: told<[Kind, Space]>((_, [kind, at]) => say`${capitalised(aPiece(kind, at))} is eliminated`),
  withdrawn: told<[Kind, Space]>(
    (_, [kind, at]) => say`${capitalised(aPiece(kind, at))} is taken off the board`,
  ),
  starves: told<[Kind, Space]>(
    (_, [kind, at]) => say`${capitalised(aPiece(kind, at))} is unsupplied and removed`,
  ),
  scoring: (_, [round]) => say`Scoring after ${roundName(round)}`,
  scores: told<[Side, number, number, number]>(
    (_, [side, points, axis, allies]) => say`${The(side)} gain ${points} VP (Axis ${axis}, Allies ${allies})`,
  ),
  wins: told<[Side]>((_, [side]) => say`${The(side)} win`),
  scorched: told<[Space]>((_, [at]) => say`The Scorched Earth marker covers a star in ${P[at]}`),
  'gorki-star': () => say`Gorki gets a Victory Star`,
  'mud-comes': () => say`The coming Axis turn has no Second Movement step and no Advance!`,
  mud: () => say`General Mud: no Second Movement step`,
  'late-war': () => say`The Late War cards are shuffled into both decks`,
};
