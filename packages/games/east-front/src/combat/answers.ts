import { type Frame, say } from '@sandtable/kernel';
import { SPACE, SPACE_NAMES, type Space } from '../board/board.js';
import { ANTI_AIR, type CardNumber, NAVAL_COMBAT, type ReactionNumber } from '../cards/card.js';

import { type GameRefusal, question, verb } from '../kit.js';
import { AIRPLANE, type Faction, FLEET, NO_TYPE, type Side, type Type } from '../pieces/pieces.js';
import { bit, positionOf, type R, type U } from '../table.js';
import * as refuse from '../words/refusals.js';
import { refuseFaction } from './defender.js';
import { attackerOf, combatHere, defenderOf, JUDGED } from './frame.js';
import { holdsCards, mayHold, type Reaction, reactVerb } from './reactions.js';

/** Could the side answer the removal of such a piece, going by public information? (secrecy.windows) */
export function canAnswer(u: R, side: Side, type: Type, ofFaction: (faction: Faction) => boolean): boolean {
  if (type === AIRPLANE) return mayHold(u, side, ANTI_AIR, ofFaction);
  return type === FLEET && mayHold(u, side, NAVAL_COMBAT, ofFaction);
}

// Anti-Air and Naval Combat

export function answers<B extends object = object>(
  type: (u: R, f: Frame & B) => Type,
  faction: (u: R, card: CardNumber) => GameRefusal<CardNumber> | null,
  take: (u: U) => void,
): Reaction<B>[] {
  const answer = (reaction: ReactionNumber, answered: Type, refused: GameRefusal): Reaction<B> => ({
    reaction,
    check: (u, card, f) => (type(u, f) === answered ? faction(u, card) : refused),
    take,
  });
  return [answer(ANTI_AIR, AIRPLANE, refuse.noAirplaneLost), answer(NAVAL_COMBAT, FLEET, refuse.noFleetLost)];
}

export const PASS = verb({ name: 'pass', check: () => null, apply: () => {} });

export function attackersCard(u: R, card: CardNumber): GameRefusal<CardNumber> | null {
  return u.facts.cards[card].faction === combatHere(u).faction ? null : refuse.cardOfForce;
}

const answering = (space: Space) => say`answering support, attack on ${SPACE_NAMES[space]}`;

const standing = {
  verb: 'pass',
  topics: () => SPACE.values.map(answering),
  topic: (u: R) => answering(combatHere(u).to),
};

/** reaction.anti-air-defender: the round ends without a loss to the defender; the attacker must pay again. */
export const answerOpening = question('answer-opening', {
  seats: (u) => bit(defenderOf(combatHere(u))),
  prompt: (u) =>
    say`The attacker removed ${combatHere(u).opener === AIRPLANE ? say`an airplane` : say`a fleet`} to continue: answer it?`,
  anchor: 'reaction.anti-air-defender',
  secretOptions: holdsCards,
  verbs: [
    reactVerb(
      ...answers(
        (u) => combatHere(u).opener,
        refuseFaction,
        (u) => {
          const f = combatHere(u);
          f.opener = NO_TYPE;
          f.lost = NO_TYPE;
          f.stage = JUDGED;
        },
      ),
    ),
    PASS,
  ],
  standingOrder: standing,
});

/** An attack continues only with a force, and against Stand Fast only by Sustain Attack (reaction.stand-fast-limit). */
export function refuseGoingOn(u: R, card: CardNumber, sustain: boolean): GameRefusal<CardNumber> | null {
  const f = combatHere(u);
  if (positionOf(u).forceSize(f.faction, f.from) === 0) return refuse.noForceLeft;
  if (f.stoodFast && !sustain) return refuse.onlySustain;
  return attackersCard(u, card);
}

/** reaction.anti-air-attacker, before an Exchange is paid: the next round costs nothing. */
export const answerLoss = question('answer-loss', {
  seats: (u) => bit(attackerOf(combatHere(u))),
  prompt: (u) =>
    say`The defender removed ${combatHere(u).lost === AIRPLANE ? say`an airplane` : say`a fleet`}: answer it?`,
  anchor: 'reaction.anti-air-attacker',
  secretOptions: holdsCards,
  verbs: [
    reactVerb(
      ...answers(
        (u) => combatHere(u).lost,
        (u, card) => refuseGoingOn(u, card, false),
        (u) => {
          combatHere(u).free = true;
        },
      ),
    ),
    PASS,
  ],
  standingOrder: standing,
});

/** The type of piece being answered. */
export interface Answering {
  type: Type;
}

/** reaction.exchange-chain: support removed as payment can be answered, and then the attacker pays again. */
export const answerPayment = question<Answering>('answer-payment', {
  seats: (u) => bit(defenderOf(combatHere(u))),
  prompt: (_, f) =>
    say`The Exchange was paid with ${f.type === AIRPLANE ? say`an airplane` : say`a fleet`}: answer it?`,
  anchor: 'reaction.exchange-chain',
  secretOptions: holdsCards,
  verbs: [
    reactVerb(
      ...answers(
        (_, f: Frame & Answering) => f.type,
        (u, card) => (u.facts.cards[card].faction === combatHere(u).chain ? null : refuse.cardOfExchange),
        (u) => {
          const f = combatHere(u);
          f.owed = f.chain;
        },
      ),
    ),
    PASS,
  ],
  standingOrder: standing,
});

export const answerRules = [answerOpening, answerLoss, answerPayment];
