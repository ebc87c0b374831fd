import { SPACE_NAMES } from './board.js';
import type { Text } from './cards/part.js';
import { REACTION_NAMES } from './cards.js';
import { attackFaction, kindIn, movedFrom, movedKind, movedTo, spaceIn } from './domains.js';
import { no } from './kit.js';
import {
  FACTION_NAMES,
  KIND_FACTION,
  KIND_NAMES,
  KIND_SIDE,
  KIND_TYPE,
  SIDE_NAMES,
  TYPES,
} from './pieces.js';
import { positionOf, type R, STEP_NAMES } from './table.js';
import { cutWords } from './words.js';

// Every reason why not, one place for each rule. What a choice is about is read from its number: a move, a
// piece and its space, an attack, or a card.

const S = SPACE_NAMES;

/** The card whose text is being carried out. */
function card(u: R): string {
  const frames = u.state.frames.filter((f) => f.rule === 'text') as unknown as Text[];
  const here = frames.at(-1);
  return here ? u.facts.cards[here.card].name : 'this';
}

// Pieces

export const notYours = no(
  'seats.factions',
  (_, __, seat) => `the ${SIDE_NAMES[seat]} decide only about their own pieces`,
);
export const nobodyThere = no('pieces.identity', () => 'there is no such piece in that space');

// Movement

export const staysPut = no('move.distance', (_, arg) => `the piece is in ${S[movedTo(arg)]} already`);
export const fleetOnLand = no(
  'move.distance',
  (_, arg) => `a fleet cannot move to ${S[movedTo(arg)]}, which is land`,
);
export const landPieceOnWater = no(
  'move.distance',
  (_, arg) => `${TYPES[KIND_TYPE[movedKind(arg)]]} cannot move to ${S[movedTo(arg)]}, which is water`,
);
export const notAdjacent = no(
  'move.distance',
  (_, arg) => `${S[movedTo(arg)]} is not adjacent to ${S[movedFrom(arg)]}`,
);
export const tooFarToFly = no(
  'move.distance',
  (_, arg) => `${S[movedTo(arg)]} is more than 2 spaces from ${S[movedFrom(arg)]}`,
);
export const enemyThere = no('move.enemy', (_, arg) => `${S[movedTo(arg)]} is occupied by the enemy`);
export const foreignLanding = no(
  'move.airplane-landing',
  (_, arg) => `an airplane cannot end in ${S[movedTo(arg)]}, which its side does not control`,
);
export const noLanding = no(
  'move.airplane-landing',
  (_, arg) =>
    `an airplane cannot end in ${S[movedTo(arg)]}: its side did not control it when this step began`,
);
export const wouldBeUnsupplied = no('move.supplied', (u, arg) => {
  const kind = movedKind(arg);
  return `a ${KIND_NAMES[kind]} would be unsupplied in ${S[movedTo(arg)]}${cutWords(positionOf(u), KIND_FACTION[kind], movedTo(arg))}`;
});
export const movedAlready = no('move.once', () => 'that piece has moved already');
export const onlyTanksAndFleets = no(
  'move.second',
  (_, arg) =>
    `only tanks and fleets move in the ${STEP_NAMES[3]} step, not ${TYPES[KIND_TYPE[movedKind(arg)]]}`,
);
export const notThatPiece = no(
  'text.order',
  (u) => `${card(u)} moves the piece it has placed or moved, no other`,
);
export const otherPieceMoves = no('text.faction', (u, arg) => {
  const kind = movedKind(arg);
  return `${card(u)} does not move a ${KIND_NAMES[kind] ?? 'piece'} here`;
});
export const notOfTheForce = no('combat.force', () => 'that piece is not one of the force that attacked');
export const notIntoAttacked = no(
  'reaction.advance',
  () => 'the move leads into the attacked space, nowhere else',
);
export const oneOfEach = no('text.order', (u) => `${card(u)} moves one piece of each type, no more`);
export const noStaying = no('move.declared', () => 'here a piece has to leave its space to have moved');
export const noPair = no(
  'card.sonderkraftfahrzeug',
  () => 'a German infantry must stand in one space with a German tank, and both move together',
);
export const noRailWay = no(
  'card.railroad-gauge-conversion',
  (_, arg) =>
    `no way over land under Axis control leads from ${S[movedFrom(arg)]} to ${S[movedTo(arg)]}, or the piece would be unsupplied there`,
);
export const nothingCanMove = no('action.forced-march', () => 'no piece could move anywhere');

// Deploying

export const fleetPlacedOnLand = no(
  'deploy.terrain',
  (_, arg) => `a fleet cannot be placed in ${S[spaceIn(arg)]}, which is land`,
);
export const placedOnWater = no(
  'deploy.terrain',
  (_, arg) => `${TYPES[KIND_TYPE[kindIn(arg)]]} cannot be placed in ${S[spaceIn(arg)]}, which is water`,
);
export const noneAvailable = no(
  'deploy.available',
  (_, arg) => `every ${KIND_NAMES[kindIn(arg)]} is on the board`,
);
export const notControlled = no(
  'deploy.control',
  (_, arg) => `the ${SIDE_NAMES[KIND_SIDE[kindIn(arg)]]} do not control ${S[spaceIn(arg)]}`,
);
export const deployedUnsupplied = no('deploy.supplied', (u, arg) => {
  const kind = kindIn(arg);
  return `a ${KIND_NAMES[kind]} would be unsupplied in ${S[spaceIn(arg)]}${cutWords(positionOf(u), KIND_FACTION[kind], spaceIn(arg))}`;
});
export const recruitAmongEnemies = no(
  'recruit.space',
  (_, arg) => `${S[spaceIn(arg)]} is occupied by the enemy`,
);
export const otherPiece = no(
  'text.order',
  (u, arg) => `${card(u)} does not place a ${KIND_NAMES[kindIn(arg)]} now`,
);
export const otherWord = no(
  'recruit.space',
  (u) => `${card(u)} says to deploy or to recruit, which are two things`,
);
export const otherSpace = no('text.order', (u, arg) => `${card(u)} does not allow ${S[spaceIn(arg)]}`);
export const usedSpace = no(
  'deploy.different-spaces',
  (u, arg) => `${card(u)} asks for different spaces, and ${S[spaceIn(arg)]} has got its piece`,
);
export const sameSpace = no('text.order', (u) => `${card(u)} puts all its pieces into one space`);
export const farFromFlag = no(
  'action.conscription',
  (_, arg) =>
    `${S[spaceIn(arg)]} is neither a ${FACTION_NAMES[KIND_FACTION[kindIn(arg)]]} Supply Flag space nor next to one`,
);

// Texts

export const mustCarryOut = no('text.order', () => 'what can be carried out here has to be');
export const restImpossible = no(
  'text.look-ahead',
  (u) => `after that the rest of ${card(u)} could not be carried out`,
);
export const otherVictim = no('text.order', (u, arg) => {
  const kind = kindIn(arg);
  return `${card(u)} cannot eliminate the ${KIND_NAMES[kind]} in ${S[spaceIn(arg)]}`;
});
export const noPieceToGive = no('text.who-picks', () => 'there is no such piece of yours in that space');
export const tooFewCards = no('text.who-picks', () => 'there are not enough cards in hand for that');
export const notOffered = no('text.order', () => 'that is not one of the things this text offers');
export const noFleet = no(
  'card.naval-projects-completed',
  () => 'a German fleet cannot be deployed in the West Baltic Sea now',
);
export const noStarThere = no(
  'stars.scorched-earth',
  (_, at) => `there is no Victory Star east of the 1939 line in ${S[at]}`,
);

// Cards

export const notInHand = no('secrecy.hand', (u, item) => `${u.facts.cards[item].name} is not in your hand`);
export const noContingency = no('contingency.sides', (u, item) => `${u.facts.cards[item].name} is used up`);
export const cannotPay = no('action.cost', () => 'there are not enough cards in hand to pay for that');
export const emptyDeck = no('action.production-initiative', () => 'the deck is empty');

// Attacks

export const noForce = no(
  'combat.force',
  (_, arg) => `there is no ${FACTION_NAMES[attackFaction(arg)]} infantry or tank in ${S[movedFrom(arg)]}`,
);
export const attackOnWater = no(
  'combat.attack-target',
  (_, arg) => `only land can be attacked, and ${S[movedTo(arg)]} is water`,
);
export const attackFromAfar = no(
  'combat.attack-target',
  (_, arg) => `${S[movedTo(arg)]} is not adjacent to ${S[movedFrom(arg)]}`,
);
export const ownSpace = no(
  'combat.attack-target',
  (_, arg) => `${S[movedTo(arg)]} is under your own control`,
);
export const forceUnsupplied = no(
  'combat.supplied',
  (u, arg) =>
    `the ${FACTION_NAMES[attackFaction(arg)]} force in ${S[movedFrom(arg)]} is unsupplied and cannot attack${cutWords(positionOf(u), attackFaction(arg), movedFrom(arg))}`,
);
export const otherFaction = no(
  'text.faction',
  (u, arg) => `${card(u)} is not about a ${FACTION_NAMES[attackFaction(arg)]} force`,
);
export const otherForce = no(
  'text.order',
  (u, arg) => `${card(u)} does not let the force in ${S[movedFrom(arg)]} attack now`,
);
export const forceLacks = no(
  'text.minimum',
  (u, arg) => `the force in ${S[movedFrom(arg)]} lacks pieces that ${card(u)} asks for`,
);
export const otherTarget = no(
  'text.order',
  (u, arg) => `${card(u)} does not let ${S[movedTo(arg)]} be attacked`,
);
export const nobodyCanAttack = no('action.desperate-attack', () => 'no force could attack anything');

// Combat

export const notInvolved = no(
  'combat.removal',
  (_, arg) =>
    `the ${KIND_NAMES[kindIn(arg)]} in ${S[spaceIn(arg)]} is not in the attacked space, nor support next to it`,
);
export const supportFaction = no(
  'combat.removal',
  (_, arg) =>
    `no ${FACTION_NAMES[KIND_FACTION[kindIn(arg)]]} piece stands in the attacked space for the ${TYPES[KIND_TYPE[kindIn(arg)]]} to support`,
);
export const afterRetreat = no(
  'reaction.retreat-removal',
  () => 'after a Retreat the piece removed must be one that stayed in the attacked space',
);
export const exchangeFaction = no(
  'reaction.exchange',
  () => 'the piece removed must be of the faction of the Exchange card',
);
export const notRetreating = no(
  'reaction.retreat',
  () => "only a piece of the card's faction in the attacked space can retreat",
);
export const retreatTooFar = no(
  'reaction.retreat',
  (_, arg) => `a Retreat leads to an adjacent space under own control; ${S[movedTo(arg)]} is not one`,
);
export const nowhereToRetreat = no(
  'reaction.retreat',
  (u, item) => `no ${FACTION_NAMES[u.facts.cards[item].faction]} piece could retreat anywhere`,
);
export const cardFaction = no(
  'reaction.faction',
  (u, item) =>
    `${u.facts.cards[item].name} needs a ${FACTION_NAMES[u.facts.cards[item].faction]} piece in the attacked space`,
);
export const cardOfForce = no(
  'reaction.faction',
  (u, item) =>
    `${u.facts.cards[item].name} is a ${FACTION_NAMES[u.facts.cards[item].faction]} card, and the attacking force is not ${FACTION_NAMES[u.facts.cards[item].faction]}`,
);
export const cardOfExchange = no(
  'reaction.exchange-chain',
  (u, item) => `${u.facts.cards[item].name} is not of the faction of the piece lost to the Exchange`,
);
export const notItsMoment = no('reaction.when', (u, item) => {
  const { name, reaction } = u.facts.cards[item];
  return reaction < 0 ? `${name} has no reaction` : `${REACTION_NAMES[reaction]} (${name}) has no place here`;
});
export const noSuchDefender = no(
  'reaction.stand-fast-detail',
  (u, item) =>
    `${u.facts.cards[item].name} needs a ${FACTION_NAMES[u.facts.cards[item].faction]} ${u.facts.cards[item].detail?.replace('Defending ', '')} in the attacked space`,
);
export const standsElsewhere = no(
  'reaction.stand-fast-detail',
  (u, item) => `${u.facts.cards[item].name} stands fast only here: ${u.facts.cards[item].detail}`,
);
export const noAirplaneLost = no(
  'reaction.anti-air',
  () => 'Anti-Air answers an airplane that has just been removed',
);
export const noFleetLost = no(
  'reaction.naval-combat',
  () => 'Naval Combat answers a fleet that has just been removed',
);
export const notInWinter = no('reaction.season', () => 'Sustain Attack cannot be used in Winter');
export const otherFactionGives = no(
  'combat.continue',
  (_, arg) => `the ${KIND_NAMES[kindIn(arg)]} in ${S[spaceIn(arg)]} is not of the attacking faction`,
);
export const notOfForce = no(
  'combat.continue',
  (_, arg) => `the ${KIND_NAMES[kindIn(arg)]} in ${S[spaceIn(arg)]} is not part of the attacking force`,
);
export const supportTooFar = no(
  'combat.continue',
  (_, arg) => `${S[spaceIn(arg)]} is not adjacent to the attacked space`,
);
export const onlySustain = no(
  'reaction.stand-fast-limit',
  () => 'only Sustain Attack goes on against Stand Fast',
);
export const noForceLeft = no('combat.end', () => 'no piece of the attacking force is left');
export const rankTooLow = no(
  'combat.required-rank',
  (_, arg) => `the rank of ${TYPES[KIND_TYPE[kindIn(arg)]]} is below that of the piece the defender removed`,
);
export const lastOfForce = no(
  'combat.last-piece',
  () => 'the last piece of the force cannot be removed to continue',
);
export const supportUnsupplied = no(
  'supply.effects',
  (_, arg) =>
    `the ${TYPES[KIND_TYPE[kindIn(arg)]]} in ${S[spaceIn(arg)]} is unsupplied and cannot continue an attack`,
);
export const cannotAdvance = no(
  'reaction.advance',
  () => 'no infantry or tank of the force could move into the attacked space',
);

// Withdrawing

export const notYourTurn = no(
  'pieces.voluntary-removal',
  () => 'own pieces are taken off the board in the own turn, when one is asked',
);
