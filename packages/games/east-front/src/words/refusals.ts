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
  return count === 1 ? '1 card' : `${count} cards`;
}

// Pieces

export const notYours = refusal(
  'seats.factions',
  (_, __, seat) => `the ${SIDE_NAMES[seat]} decide only about their own pieces`,
);

/** There is no such piece in that space; an infantry may be there under its other name (supply.protected). */
export function nobodyThere(kind: Kind, at: Space): GameRefusal {
  return refusal('pieces.identity', (u) => {
    const plain = kindOf(KIND_FACTION[kind], KIND_TYPE[kind]);
    const other = isSheltered(kind) ? plain : shelteredKind(KIND_FACTION[kind]);
    const alike = KIND_TYPE[other] === KIND_TYPE[kind] && KIND_FACTION[other] === KIND_FACTION[kind];
    const isThere = alike && positionOf(u).find(other, at) >= 0;
    const but = isThere ? `, only a ${KIND_NAMES[other]}` : '';
    return `there is no ${KIND_NAMES[kind]} in ${P[at]}${but}`;
  });
}

/** No piece is protected before it is on the board. */
export const namedProtected = noPiece(
  'supply.protected',
  (kind) => `a new piece is called ${KIND_NAMES[kind].replace('protected ', '')}, protected or not`,
);

// Movement

/** Why a piece would be out of supply in a space, on a board where it is already there. */
export function lackThere(before: Position, kind: Kind, from: Space, to: Space): string {
  const after = new Position().copy(before);
  const piece = after.find(kind, from);
  if (piece >= 0) after.place(piece, to);
  return lackWords(after, KIND_FACTION[kind], to);
}

export const staysPut = noMove('move.distance', (_, __, to) => `the piece is in ${P[to]} already`);
export const fleetOnLand = noMove(
  'move.distance',
  (_, __, to) => `a fleet cannot move to ${P[to]}, which is land`,
);
export const landPieceOnWater = noMove(
  'move.distance',
  (kind, _, to) => `${A_TYPE[KIND_TYPE[kind]]} cannot move to ${P[to]}, which is water`,
);
export const notAdjacent = noMove(
  'move.distance',
  (_, from, to) => `${placeIs(to)} not adjacent to ${P[from]}`,
);
export const tooFarToFly = noMove(
  'move.distance',
  (_, from, to) => `${placeIs(to)} more than 2 spaces from ${P[from]}`,
);
export const enemyThere = noMove('move.enemy', (_, __, to) => `${placeIs(to)} occupied by the enemy`);
export const foreignLanding = noMove(
  'move.airplane-landing',
  (_, __, to) => `an airplane cannot land in ${P[to]}, which its side does not control`,
);
export const noLanding = noMove(
  'move.airplane-landing',
  (_, __, to) => `an airplane cannot land in ${P[to]}: its side did not control it when this step began`,
);
export const wouldBeUnsupplied = noMove(
  'move.supplied',
  (kind, from, to, u) =>
    `a ${KIND_NAMES[kind]} would be unsupplied in ${P[to]}: ${lackThere(positionOf(u), kind, from, to)}`,
);
export const movedAlready = refusal('move.once', () => 'that piece has moved already');
export const onlyTanksAndFleets = noMove(
  'move.second',
  (kind) => `only tanks and fleets move in the ${STEP_NAMES[3]} step, not ${TYPE_IDS[KIND_TYPE[kind]]}`,
);
export const notOfTheForce = refusal(
  'combat.force',
  () => 'that piece is not one of the force that attacked',
);
export function notIntoAttacked(attacked: Space): GameRefusal {
  return refusal('reaction.advance', () => `this move leads into ${P[attacked]}, the attacked space`);
}
export const nothingCanMove = refusal('action.forced-march', () => 'none of your pieces can move');

// Deploying

export const fleetPlacedOnLand = noPiece(
  'deploy.terrain',
  (_, at) => `a fleet cannot be placed in ${P[at]}, which is land`,
);
export const placedOnWater = noPiece(
  'deploy.terrain',
  (kind, at) => `${A_TYPE[KIND_TYPE[kind]]} cannot be placed in ${P[at]}, which is water`,
);
export const noneAvailable = noPiece(
  'deploy.available',
  (kind) => `every ${KIND_NAMES[kind]} is on the board`,
);
export const notControlled = noPiece(
  'deploy.control',
  (kind, at) => `the ${SIDE_NAMES[KIND_SIDE[kind]]} do not control ${P[at]}`,
);
export const deployedUnsupplied = noPiece(
  'deploy.supplied',
  (kind, at, u) =>
    `a ${KIND_NAMES[kind]} would be unsupplied in ${P[at]}: ${lackThere(positionOf(u), kind, AVAILABLE, at)}`,
);
export const recruitAmongEnemies = noPiece(
  'recruit.space',
  (_, at) => `${placeIs(at)} occupied by the enemy`,
);
export const farFromFlag = noPiece(
  'action.conscription',
  (kind, at) =>
    `${placeIs(at)} neither a ${FACTION_NAMES[KIND_FACTION[kind]]} Supply Flag space nor next to one`,
);

// Cards

export const notInHand = noCard('secrecy.hand', (name) => `${name} is not in your hand`);
export const noContingency = refusal('contingency.sides', (u, card: CardNumber) => {
  const { name, second } = u.facts.cards[card];
  return `${name} is used up, ${second?.name} as well`;
});
/** The action costs more cards than there are in hand. */
export function cannotPay(cost: number): GameRefusal {
  return refusal('action.cost', (u, _, seat) => {
    const held = handOf(u, seat).length;
    return `it costs ${cards(cost)}, and you have ${held === 0 ? 'none' : `only ${held}`} in hand`;
  });
}
export const emptyDeck = refusal('action.production-initiative', () => 'the deck is empty');

// Texts

export const mustCarryOut = refusal('text.order', () => 'it can still be carried out, and so it must be');

// Attacks

export const noForce = noAttack(
  'combat.force',
  (faction, from) => `there is no ${FACTION_NAMES[faction]} infantry or tank in ${P[from]}`,
);
export const attackOnWater = noAttack(
  'combat.attack-target',
  (_, __, to) => `only land can be attacked, and ${placeIs(to)} water`,
);
export const attackFromAfar = noAttack(
  'combat.attack-target',
  (_, from, to) => `${placeIs(to)} not adjacent to ${P[from]}`,
);
export const ownSpace = noAttack(
  'combat.attack-target',
  (_, __, to) => `${placeIs(to)} under your own control`,
);
export const forceUnsupplied = noAttack('combat.supplied', (faction, from, _, u) => {
  const position = positionOf(u);
  const some = position.force(faction, from).some((piece) => position.pieceSupplied(piece));
  const force = `the ${FACTION_NAMES[faction]} force in ${P[from]}`;
  return `${some ? `a part of ${force}` : force} is unsupplied and cannot attack: ${lackWords(position, faction, from)}`;
});
export const nobodyCanAttack = refusal('action.desperate-attack', () => 'none of your forces can attack');

// Combat

export const notInvolved = noPiece('combat.removal', (kind, at, u) => {
  const { to } = combatHere(u);
  if (KIND_TYPE[kind] <= TANK)
    return `${aPiece(kind, at)} is not in the attacked space, and only airplanes and fleets support it from an adjacent space`;
  return `${aPiece(kind, at)} is neither in nor next to the attacked space, ${P[to]}`;
});
export const supportFaction = noPiece(
  'combat.removal',
  (kind) =>
    `no ${FACTION_NAMES[KIND_FACTION[kind]]} piece stands in the attacked space for the ${TYPE_IDS[KIND_TYPE[kind]]} to support`,
);
export const afterRetreat = refusal(
  'reaction.retreat-removal',
  () => 'after a Retreat the piece removed must be one that stayed in the attacked space',
);
export const exchangeFaction = refusal(
  'reaction.exchange',
  (u) => `with this Exchange it must be a ${FACTION_NAMES[combatHere(u).owed]} piece that is removed`,
);
export const notRetreating = noMove('reaction.retreat', (kind, from, _, u) => {
  const { to } = combatHere(u);
  if (from !== to) return `only pieces in ${P[to]}, the attacked space, can retreat`;
  return `the card used is not a ${FACTION_NAMES[KIND_FACTION[kind]]} one, and moves no ${KIND_NAMES[kind]}`;
});
export const retreatTooFar = noMove('reaction.retreat', (kind, from, to) =>
  adjacent(from, to)
    ? `a Retreat leads into a space under own control, and the ${SIDE_NAMES[KIND_SIDE[kind]]} do not control ${P[to]}`
    : `a Retreat leads to an adjacent space, also for an airplane; ${placeIs(to)} not adjacent to ${P[from]}`,
);
export const nowhereToRetreat = noCard(
  'reaction.retreat',
  (_, faction, __, u) => `no ${faction} piece could retreat anywhere from ${P[combatHere(u).to]}`,
);
export const cardFaction = noCard(
  'reaction.faction',
  (name, faction) => `${name} needs a ${faction} piece in the attacked space`,
);
export const cardOfForce = noCard(
  'reaction.faction',
  (name, faction) => `${name} is a ${faction} card, and the attacking force is not ${faction}`,
);
export const cardOfExchange = noCard(
  'reaction.exchange-chain',
  (name, faction, _, u) =>
    `${name} is a ${faction} card, and the piece lost to the Exchange was ${FACTION_NAMES[combatHere(u).chain]}`,
);

const FOR_DEFENDER: readonly ReactionNumber[] = [STAND_FAST, RETREAT, EXCHANGE];
const FOR_ATTACKER: readonly ReactionNumber[] = [SUSTAIN_ATTACK, ADVANCE];

/** reaction.when: what this reaction answers, for a question that is something else. */
export const notItsMoment = refusal('reaction.when', (u, item: CardNumber, seat, f) => {
  const { name, reaction } = u.facts.cards[item];
  if (reaction < 0) return `${name} has no reaction`;
  const fight = combatHere(u);
  const why = momentOf(reaction, seat === attackerOf(fight), f.rule, fight.opener);
  return `${REACTION_NAMES[reaction]} (${name}) has no place here: ${why}`;
});

function momentOf(reaction: ReactionNumber, attacks: boolean, question: string, opener: Type): string {
  if (attacks && FOR_DEFENDER.includes(reaction)) return 'it is for the defender';
  if (!attacks && FOR_ATTACKER.includes(reaction)) return 'it is for the attacker';
  if (reaction === ADVANCE) return 'it follows the combat, when the attacked space is empty';
  if (question === 'advance') return 'the attacked space is empty, and no round is fought any more';
  if (reaction === ANTI_AIR || reaction === NAVAL_COMBAT) {
    const answered = reaction === ANTI_AIR ? AIRPLANE : FLEET;
    return opener === answered
      ? `the ${TYPE_IDS[answered]} that opened this round can no longer be answered`
      : `this round was not opened by removing ${A_TYPE[answered]}`;
  }
  if (reaction === SUSTAIN_ATTACK) return 'it comes when the Exchange has been paid, if at all';
  if (question === 'answer-payment') return 'this round has had its Exchange, and a round takes one reaction';
  return 'it comes next, unless this round is ended now';
}

export const noSuchDefender = noCard(
  'reaction.stand-fast-detail',
  (name, faction, card, u) =>
    `${name} needs a ${faction} ${u.facts.cards[card].detail?.replace('Defending ', '')} in the attacked space`,
);
export const standsElsewhere = noCard(
  'reaction.stand-fast-detail',
  (name, _, card, u) =>
    `${name} stands fast only here: ${u.facts.cards[card].detail?.replace(/^In /, 'in ')}`,
);
export const noAirplaneLost = refusal(
  'reaction.anti-air',
  () => 'Anti-Air answers an airplane that the other side has just removed',
);
export const noFleetLost = refusal(
  'reaction.naval-combat',
  () => 'Naval Combat answers a fleet that the other side has just removed',
);
export const notInWinter = refusal('reaction.season', () => 'Sustain Attack cannot be used in Winter');

export const otherFactionGives = noPiece(
  'combat.continue',
  (kind, at) => `${aPiece(kind, at)} is not of the attacking faction`,
);
export const notOfForce = noPiece(
  'combat.continue',
  (kind, at) => `${aPiece(kind, at)} is not part of the attacking force`,
);
export const supportTooFar = noPiece(
  'combat.continue',
  (_, at) => `${placeIs(at)} not adjacent to the attacked space`,
);
export const onlySustain = refusal(
  'reaction.stand-fast-limit',
  () => 'only Sustain Attack goes on against Stand Fast',
);
export const noForceLeft = refusal('combat.end', () => 'no piece of the attacking force is left');
export const rankTooLow = noPiece('combat.required-rank', (kind, _, u) => {
  const lost = ['infantry', 'tank', 'airplane or fleet'][combatHere(u).need];
  return `${A_TYPE[KIND_TYPE[kind]]} ranks below the ${lost} that the defender removed`;
});
export const lastOfForce = refusal(
  'combat.last-piece',
  () => 'the last piece of the force cannot be removed to continue',
);
export const supportUnsupplied = noPiece(
  'supply.effects',
  (kind, at, u) =>
    `${aPiece(kind, at)} is unsupplied and cannot continue an attack: ${lackWords(positionOf(u), KIND_FACTION[kind], at)}`,
);
export const cannotAdvance = refusal(
  'reaction.advance',
  (u) => `no infantry or tank of the force could move into ${P[combatHere(u).to]}`,
);

// Withdrawing

export const notYourTurn = refusal(
  'pieces.voluntary-removal',
  () => 'you take pieces off the board only in your own turn, when you have something to decide',
);
