import { say } from '@sandtable/kernel';
import { AVAILABLE, adjacent, PLACE_NAMES, placeIs, type Space } from '../board/board.js';
import {
  type Attack,
  attackFaction,
  attackFrom,
  attackTo,
  type KindAndSpace,
  kindIn,
  type Move,
  movedFrom,
  movedKind,
  movedTo,
  spaceIn,
} from '../board/domains.js';
import {
  ADVANCE,
  ANTI_AIR,
  type CardNumber,
  EXCHANGE,
  NAVAL_COMBAT,
  REACTION_NAMES,
  RETREAT,
  type ReactionNumber,
  STAND_FAST,
  SUSTAIN_ATTACK,
} from '../cards/card.js';
import { attackerOf, combatHere } from '../combat/frame.js';
import { type GameRefusal, refusal } from '../kit.js';
import {
  A_TYPE,
  AIRPLANE,
  FACTION_NAMES,
  type Faction,
  FLEET,
  isSheltered,
  KIND_FACTION,
  KIND_NAMES,
  KIND_SIDE,
  KIND_TYPE,
  type Kind,
  kindOf,
  SIDE_NAMES,
  shelteredKind,
  TANK,
  TYPE_IDS,
  type Type,
} from '../pieces/pieces.js';
import { Position } from '../pieces/position.js';
import { handOf, positionOf, type R, STEP_NAMES } from '../table.js';
import { aPiece, lackWords } from './words.js';

// Every reason for refusal, one per rule; reasons about a clause of a text are next to it in cards/. A reason decodes
// the number of the choice. Moves, pieces in a space and attacks are numbered differently, so each reason declares
// which of them it reads and works only with verbs over that domain; one that reads nothing works with all.

const P = PLACE_NAMES;

/** A reason that reads a move. */
function noMove(
  anchor: string,
  say: (kind: Kind, from: Space, to: Space, u: R) => string,
): GameRefusal<Move> {
  return refusal(anchor, (u, arg: Move) => say(movedKind(arg), movedFrom(arg), movedTo(arg), u));
}

/** A reason that reads a piece and its space. */
function noPiece(anchor: string, say: (kind: Kind, at: Space, u: R) => string): GameRefusal<KindAndSpace> {
  return refusal(anchor, (u, arg: KindAndSpace) => say(kindIn(arg), spaceIn(arg), u));
}

/** A reason that reads an attack. */
function noAttack(
  anchor: string,
  say: (faction: Faction, from: Space, to: Space, u: R) => string,
): GameRefusal<Attack> {
  return refusal(anchor, (u, arg: Attack) => say(attackFaction(arg), attackFrom(arg), attackTo(arg), u));
}

/** A reason that reads a card. */
function noCard(
  anchor: string,
  say: (name: string, faction: string, card: CardNumber, u: R) => string,
): GameRefusal<CardNumber> {
  return refusal(anchor, (u, card: CardNumber) => {
    const { name, faction } = u.facts.cards[card];
    return say(name, FACTION_NAMES[faction], card, u);
  });
}

/** "3 cards", "1 card" */
export function cards(count: number): string {
  return count === 1 ? say`1 card` : say`${count} cards`;
}

// Pieces

export const notYours = refusal(
  'seats.factions',
  (_, __, seat) => say`the ${SIDE_NAMES[seat]} decide only about their own pieces`,
);

/** There is no such piece in that space; an infantry may be there under its other name (supply.protected). */
export function nobodyThere(kind: Kind, at: Space): GameRefusal {
  return refusal('pieces.identity', (u) => {
    const plain = kindOf(KIND_FACTION[kind], KIND_TYPE[kind]);
    const other = isSheltered(kind) ? plain : shelteredKind(KIND_FACTION[kind]);
    const alike = KIND_TYPE[other] === KIND_TYPE[kind] && KIND_FACTION[other] === KIND_FACTION[kind];
    const isThere = alike && positionOf(u).find(other, at) >= 0;
    return isThere
      ? say`there is no ${KIND_NAMES[kind]} in ${P[at]}, only a ${KIND_NAMES[other]}`
      : say`there is no ${KIND_NAMES[kind]} in ${P[at]}`;
  });
}

/** No piece is protected before it is on the board. */
export const namedProtected = noPiece(
  'supply.protected',
  (kind) => say`a new piece is called ${KIND_NAMES[kind].replace('protected ', '')}, protected or not`,
);

// Movement

/** Why a piece would be out of supply in a space, on a board where it is already there. */
export function lackThere(before: Position, kind: Kind, from: Space, to: Space): string {
  const after = new Position().copy(before);
  const piece = after.find(kind, from);
  if (piece >= 0) after.place(piece, to);
  return lackWords(after, KIND_FACTION[kind], to);
}

export const staysPut = noMove('move.distance', (_, __, to) => say`the piece is in ${P[to]} already`);
export const fleetOnLand = noMove(
  'move.distance',
  (_, __, to) => say`a fleet cannot move to ${P[to]}, which is land`,
);
export const landPieceOnWater = noMove(
  'move.distance',
  (kind, _, to) => say`${A_TYPE[KIND_TYPE[kind]]} cannot move to ${P[to]}, which is water`,
);
export const notAdjacent = noMove(
  'move.distance',
  (_, from, to) => say`${placeIs(to)} not adjacent to ${P[from]}`,
);
export const tooFarToFly = noMove(
  'move.distance',
  (_, from, to) => say`${placeIs(to)} more than 2 spaces from ${P[from]}`,
);
export const enemyThere = noMove('move.enemy', (_, __, to) => say`${placeIs(to)} occupied by the enemy`);
export const foreignLanding = noMove(
  'move.airplane-landing',
  (_, __, to) => say`an airplane cannot land in ${P[to]}, which its side does not control`,
);
export const noLanding = noMove(
  'move.airplane-landing',
  (_, __, to) => say`an airplane cannot land in ${P[to]}: its side did not control it when this step began`,
);
export const wouldBeUnsupplied = noMove(
  'move.supplied',
  (kind, from, to, u) =>
    say`a ${KIND_NAMES[kind]} would be unsupplied in ${P[to]}: ${lackThere(positionOf(u), kind, from, to)}`,
);
export const movedAlready = refusal('move.once', () => say`that piece has moved already`);
export const onlyTanksAndFleets = noMove(
  'move.second',
  (kind) => say`only tanks and fleets move in the ${STEP_NAMES[3]} step, not ${TYPE_IDS[KIND_TYPE[kind]]}`,
);
export const notOfTheForce = refusal(
  'combat.force',
  () => say`that piece is not one of the force that attacked`,
);
export function notIntoAttacked(attacked: Space): GameRefusal {
  return refusal('reaction.advance', () => say`this move leads into ${P[attacked]}, the attacked space`);
}
export const nothingCanMove = refusal('action.forced-march', () => say`none of your pieces can move`);

// Deploying

export const fleetPlacedOnLand = noPiece(
  'deploy.terrain',
  (_, at) => say`a fleet cannot be placed in ${P[at]}, which is land`,
);
export const placedOnWater = noPiece(
  'deploy.terrain',
  (kind, at) => say`${A_TYPE[KIND_TYPE[kind]]} cannot be placed in ${P[at]}, which is water`,
);
export const noneAvailable = noPiece(
  'deploy.available',
  (kind) => say`every ${KIND_NAMES[kind]} is on the board`,
);
export const notControlled = noPiece(
  'deploy.control',
  (kind, at) => say`the ${SIDE_NAMES[KIND_SIDE[kind]]} do not control ${P[at]}`,
);
export const deployedUnsupplied = noPiece(
  'deploy.supplied',
  (kind, at, u) =>
    say`a ${KIND_NAMES[kind]} would be unsupplied in ${P[at]}: ${lackThere(positionOf(u), kind, AVAILABLE, at)}`,
);
export const recruitAmongEnemies = noPiece(
  'recruit.space',
  (_, at) => say`${placeIs(at)} occupied by the enemy`,
);
export const farFromFlag = noPiece(
  'action.conscription',
  (kind, at) =>
    say`${placeIs(at)} neither a ${FACTION_NAMES[KIND_FACTION[kind]]} Supply Flag space nor next to one`,
);

// Cards

export const notInHand = noCard('secrecy.hand', (name) => say`${name} is not in your hand`);
export const noContingency = refusal('contingency.sides', (u, card: CardNumber) => {
  const { name, second } = u.facts.cards[card];
  return say`${name} is used up, ${second?.name ?? ''} as well`;
});
/** The action costs more cards than there are in hand. */
export function cannotPay(cost: number): GameRefusal {
  return refusal('action.cost', (u, _, seat) => {
    const held = handOf(u, seat).length;
    return held === 0
      ? say`it costs ${cards(cost)}, and you have none in hand`
      : say`it costs ${cards(cost)}, and you have only ${held} in hand`;
  });
}
export const emptyDeck = refusal('action.production-initiative', () => say`the deck is empty`);

// Texts

export const mustCarryOut = refusal('text.order', () => say`it can still be carried out, and so it must be`);

// Attacks

export const noForce = noAttack(
  'combat.force',
  (faction, from) => say`there is no ${FACTION_NAMES[faction]} infantry or tank in ${P[from]}`,
);
export const attackOnWater = noAttack(
  'combat.attack-target',
  (_, __, to) => say`only land can be attacked, and ${placeIs(to)} water`,
);
export const attackFromAfar = noAttack(
  'combat.attack-target',
  (_, from, to) => say`${placeIs(to)} not adjacent to ${P[from]}`,
);
export const ownSpace = noAttack(
  'combat.attack-target',
  (_, __, to) => say`${placeIs(to)} under your own control`,
);
export const forceUnsupplied = noAttack('combat.supplied', (faction, from, _, u) => {
  const position = positionOf(u);
  const some = position.force(faction, from).some((piece) => position.pieceSupplied(piece));
  const force = say`the ${FACTION_NAMES[faction]} force in ${P[from]}`;
  const why = lackWords(position, faction, from);
  return some
    ? say`a part of ${force} is unsupplied and cannot attack: ${why}`
    : say`${force} is unsupplied and cannot attack: ${why}`;
});
export const nobodyCanAttack = refusal('action.desperate-attack', () => say`none of your forces can attack`);

// Combat

export const notInvolved = noPiece('combat.removal', (kind, at, u) => {
  const { to } = combatHere(u);
  if (KIND_TYPE[kind] <= TANK)
    return say`${aPiece(kind, at)} is not in the attacked space, and only airplanes and fleets support it from an adjacent space`;
  return say`${aPiece(kind, at)} is neither in nor next to the attacked space, ${P[to]}`;
});
export const supportFaction = noPiece(
  'combat.removal',
  (kind) =>
    say`no ${FACTION_NAMES[KIND_FACTION[kind]]} piece stands in the attacked space for the ${TYPE_IDS[KIND_TYPE[kind]]} to support`,
);
export const afterRetreat = refusal(
  'reaction.retreat-removal',
  () => say`after a Retreat the piece removed must be one that stayed in the attacked space`,
);
export const exchangeFaction = refusal(
  'reaction.exchange',
  (u) => say`with this Exchange it must be a ${FACTION_NAMES[combatHere(u).owed]} piece that is removed`,
);
export const notRetreating = noMove('reaction.retreat', (kind, from, _, u) => {
  const { to } = combatHere(u);
  if (from !== to) return say`only pieces in ${P[to]}, the attacked space, can retreat`;
  return say`the card used is not a ${FACTION_NAMES[KIND_FACTION[kind]]} one, and moves no ${KIND_NAMES[kind]}`;
});
export const retreatTooFar = noMove('reaction.retreat', (kind, from, to) =>
  adjacent(from, to)
    ? say`a Retreat leads into a space under own control, and the ${SIDE_NAMES[KIND_SIDE[kind]]} do not control ${P[to]}`
    : say`a Retreat leads to an adjacent space, also for an airplane; ${placeIs(to)} not adjacent to ${P[from]}`,
);
export const nowhereToRetreat = noCard(
  'reaction.retreat',
  (_, faction, __, u) => say`no ${faction} piece could retreat anywhere from ${P[combatHere(u).to]}`,
);
export const cardFaction = noCard(
  'reaction.faction',
  (name, faction) => say`${name} needs a ${faction} piece in the attacked space`,
);
export const cardOfForce = noCard(
  'reaction.faction',
  (name, faction) => say`${name} is a ${faction} card, and the attacking force is not ${faction}`,
);
export const cardOfExchange = noCard(
  'reaction.exchange-chain',
  (name, faction, _, u) =>
    say`${name} is a ${faction} card, and the piece lost to the Exchange was ${FACTION_NAMES[combatHere(u).chain]}`,
);

const FOR_DEFENDER: readonly ReactionNumber[] = [STAND_FAST, RETREAT, EXCHANGE];
const FOR_ATTACKER: readonly ReactionNumber[] = [SUSTAIN_ATTACK, ADVANCE];

/** reaction.when: what this reaction answers, for a question that is something else. */
export const notItsMoment = refusal('reaction.when', (u, item: CardNumber, seat, f) => {
  const { name, reaction } = u.facts.cards[item];
  if (reaction < 0) return say`${name} has no reaction`;
  const fight = combatHere(u);
  const why = momentOf(reaction, seat === attackerOf(fight), f.rule, fight.opener);
  return say`${REACTION_NAMES[reaction]} (${name}) has no place here: ${why}`;
});

function momentOf(reaction: ReactionNumber, attacks: boolean, question: string, opener: Type): string {
  if (attacks && FOR_DEFENDER.includes(reaction)) return say`it is for the defender`;
  if (!attacks && FOR_ATTACKER.includes(reaction)) return say`it is for the attacker`;
  if (reaction === ADVANCE) return say`it follows the combat, when the attacked space is empty`;
  if (question === 'advance') return say`the attacked space is empty, and no round is fought any more`;
  if (reaction === ANTI_AIR || reaction === NAVAL_COMBAT) {
    const answered = reaction === ANTI_AIR ? AIRPLANE : FLEET;
    return opener === answered
      ? say`the ${TYPE_IDS[answered]} that opened this round can no longer be answered`
      : say`this round was not opened by removing ${A_TYPE[answered]}`;
  }
  if (reaction === SUSTAIN_ATTACK) return say`it comes when the Exchange has been paid, if at all`;
  if (question === 'answer-payment')
    return say`this round has had its Exchange, and a round takes one reaction`;
  return say`it comes next, unless this round is ended now`;
}

export const noSuchDefender = noCard('reaction.stand-fast-detail', (name, faction, card, u) =>
  u.facts.cards[card].detail === 'Defending tank'
    ? say`${name} needs a ${faction} tank in the attacked space`
    : say`${name} needs a ${faction} infantry in the attacked space`,
);
export const standsElsewhere = noCard(
  'reaction.stand-fast-detail',
  (name, _, card, u) =>
    say`${name} stands fast only here: ${u.facts.cards[card].detail?.replace(/^In /, 'in ') ?? ''}`,
);
export const noAirplaneLost = refusal(
  'reaction.anti-air',
  () => say`Anti-Air answers an airplane that the other side has just removed`,
);
export const noFleetLost = refusal(
  'reaction.naval-combat',
  () => say`Naval Combat answers a fleet that the other side has just removed`,
);
export const notInWinter = refusal('reaction.season', () => say`Sustain Attack cannot be used in Winter`);

export const otherFactionGives = noPiece(
  'combat.continue',
  (kind, at) => say`${aPiece(kind, at)} is not of the attacking faction`,
);
export const notOfForce = noPiece(
  'combat.continue',
  (kind, at) => say`${aPiece(kind, at)} is not part of the attacking force`,
);
export const supportTooFar = noPiece(
  'combat.continue',
  (_, at) => say`${placeIs(at)} not adjacent to the attacked space`,
);
export const onlySustain = refusal(
  'reaction.stand-fast-limit',
  () => say`only Sustain Attack goes on against Stand Fast`,
);
export const noForceLeft = refusal('combat.end', () => say`no piece of the attacking force is left`);
export const rankTooLow = noPiece('combat.required-rank', (kind, _, u) => {
  const lost = [say`infantry`, say`tank`, say`airplane or fleet`][combatHere(u).need];
  return say`${A_TYPE[KIND_TYPE[kind]]} ranks below the ${lost} that the defender removed`;
});
export const lastOfForce = refusal(
  'combat.last-piece',
  () => say`the last piece of the force cannot be removed to continue`,
);
export const supportUnsupplied = noPiece(
  'supply.effects',
  (kind, at, u) =>
    say`${aPiece(kind, at)} is unsupplied and cannot continue an attack: ${lackWords(positionOf(u), KIND_FACTION[kind], at)}`,
);
export const cannotAdvance = refusal(
  'reaction.advance',
  (u) => say`no infantry or tank of the force could move into ${P[combatHere(u).to]}`,
);

// Withdrawing

export const notYourTurn = refusal(
  'pieces.voluntary-removal',
  () => say`you take pieces off the board only in your own turn, when you have something to decide`,
);
