import { capitalised, say, type Verb } from '@sandtable/kernel';
import { adjacent, BIT, PLACE_NAMES, placeIs, type Space } from '../board/board.js';
import { type KindAndSpace, KindAt, kindAt, kindIn, spaceIn } from '../board/domains.js';
import { ADVANCE, SUSTAIN_ATTACK } from '../cards/card.js';
import { skipVerb } from '../cards/play-text.js';
import type { Facts } from '../facts.js';
import { type GameRefusal, question, verb } from '../kit.js';
import { goalsOf, moveVerb } from '../movement/movement.js';
import {
  AXIS,
  KIND_FACTION,
  KIND_SIDE,
  KIND_TYPE,
  type Kind,
  NO_TYPE,
  PACT,
  PIECE_FACTION,
  PIECE_TYPE,
  RANK,
  TANK,
  type Type,
} from '../pieces/pieces.js';
import { bit, positionOf, type R, SPRING, season, type Table, type U, WINTER } from '../table.js';
import * as refuse from '../words/refusals.js';
import { answerPayment, answers, attackersCard, canAnswer, PASS, refuseGoingOn } from './answers.js';
import {
  AROUND,
  attackerOf,
  type Combat,
  combatHere,
  defenderOf,
  eachInvolved,
  type Fight,
  OVER,
  openRound,
} from './frame.js';
import { holdsCards, mayHold, reactVerb } from './reactions.js';

// The attacker

/** Pieces the attacker may remove: of the force, or support of its faction adjacent to the attacked space. */
function refuseAttackersPiece(u: R, f: Combat, kind: Kind, at: Space): GameRefusal<KindAndSpace> | null {
  if (KIND_SIDE[kind] !== attackerOf(f)) return refuse.notYours;
  if (positionOf(u).find(kind, at) < 0) return refuse.nobodyThere(kind, at);
  if (f.withPact && KIND_FACTION[kind] === PACT && at === f.from) return null;
  if (KIND_FACTION[kind] !== f.faction) return refuse.otherFactionGives;
  if (KIND_TYPE[kind] <= TANK) return at === f.from ? null : refuse.notOfForce;
  return adjacent(at, f.to) ? null : refuse.supportTooFar;
}

/** combat.continue: rank, supply of support, and never the last piece of the force. */
function refuseContinuing(u: R, f: Combat, kind: Kind, at: Space): GameRefusal<KindAndSpace> | null {
  const refused = refuseAttackersPiece(u, f, kind, at);
  if (refused) return refused;
  const position = positionOf(u);
  if (RANK[KIND_TYPE[kind]] < f.need) return f.stoodFast ? refuse.onlySustain : refuse.rankTooLow;
  const ofForce = KIND_FACTION[kind] === f.faction && KIND_TYPE[kind] <= TANK;
  const size = position.forceSize(f.faction, f.from);
  if (size === 0) return refuse.noForceLeft;
  if (ofForce && size === 1) return refuse.lastOfForce;
  if (KIND_TYPE[kind] > TANK && !position.supplied(KIND_FACTION[kind], at)) return refuse.supportUnsupplied;
  return null;
}

export function anyPayment(u: R, f: Combat): boolean {
  let found = false;
  eachInvolved(u, attackerOf(f), AROUND[f.to], (kind, at) => {
    found ||= refuseAttackersPiece(u, f, kind, at) === null;
  });
  return found;
}

function giveVerb(
  refused: (u: R, f: Combat, kind: Kind, at: Space) => GameRefusal<KindAndSpace> | null,
  take: (u: U, f: Fight, type: Type) => void,
): Verb<Table, Facts> {
  return verb<KindAndSpace>({
    name: 'remove',
    domain: (u, _, seat) =>
      new KindAt(
        (add) => eachInvolved(u, seat, AROUND[combatHere(u).to], (kind, at) => add(kindAt(kind, at))),
        true,
      ),
    check: (u, _, arg) => refused(u, combatHere(u), kindIn(arg), spaceIn(arg)),
    list(u, _, seat, add) {
      const f = combatHere(u);
      eachInvolved(u, seat, AROUND[f.to], (kind, at) => {
        if (refused(u, f, kind, at) === null) add(kindAt(kind, at));
      });
    },
    apply(u, _, arg) {
      const f = combatHere(u);
      const position = positionOf(u);
      const [kind, at] = [kindIn(arg), spaceIn(arg)];
      u.log('gives', kind, at);
      position.lift(position.find(kind, at));
      take(u, f, KIND_TYPE[kind]);
    },
  });
}

const paymentVerb = giveVerb(refuseAttackersPiece, (u, f, type) => {
  if (canAnswer(u, defenderOf(f), type, (faction) => faction === f.chain)) u.push(answerPayment, { type });
});

/** reaction.exchange: any rank, even the last piece of the force. */
export const payExchange = question('pay-exchange', {
  seats: (u) => bit(attackerOf(combatHere(u))),
  prompt: () => say`Exchange: the attacker removes a piece as well`,
  anchor: 'reaction.exchange',
  auto: true,
  verbs: [paymentVerb, skipVerb('skip', () => false, [paymentVerb])],
});

/** combat.continue */
export const goOn = question('continue', {
  seats: (u) => bit(attackerOf(combatHere(u))),
  prompt: (u) => say`${capitalised(placeIs(combatHere(u).to))} still held: continue the attack, or stop`,
  anchor: 'combat.continue',
  secretOptions: holdsCards,
  verbs: [
    giveVerb(refuseContinuing, (_, f, type) => openRound(f, type)),
    reactVerb(
      {
        reaction: SUSTAIN_ATTACK,
        check: (u, card) =>
          refuseGoingOn(u, card, true) ?? (season(u) === WINTER ? refuse.notInWinter : null),
        take: (u) => openRound(combatHere(u), NO_TYPE),
      },
      ...answers(
        (u) => combatHere(u).lost,
        (u, card) => refuseGoingOn(u, card, false),
        (u) => openRound(combatHere(u), NO_TYPE),
      ),
    ),
    {
      name: 'stop',
      check: () => null,
      apply(u) {
        combatHere(u).stage = OVER;
      },
    },
  ],
});

// After combat

/**
 * reaction.advance: the attacker is asked if, by public information, it could hold the card. If nothing can advance
 * anyway, both sides are told why: Spring, General Mud for the Axis, or no supply.
 */
export function askForAdvance(u: U, f: Combat): void {
  if (!mayHold(u, attackerOf(f), ADVANCE, (faction) => faction === f.faction)) return;
  if (season(u) === SPRING) u.log('no-advance', 0, f.to);
  else if (u.table.mud && attackerOf(f) === AXIS) u.log('no-advance', 1, f.to);
  else if (!advanceable(u, f)) u.log('no-advance', 2, f.to);
  else u.push(advance, {});
}

function advanceable(u: R, f: Combat): boolean {
  const position = positionOf(u);
  return position
    .force(f.faction, f.from)
    .some((piece) => (goalsOf(position, piece, u.table.stepLand).land & BIT[f.to]) !== 0);
}

const advance = question('advance', {
  seats: (u) => bit(attackerOf(combatHere(u))),
  prompt: (u) => say`${capitalised(placeIs(combatHere(u).to))} empty: advance?`,
  anchor: 'reaction.advance',
  secretOptions: holdsCards,
  verbs: [
    reactVerb({
      reaction: ADVANCE,
      check: (u, card) =>
        attackersCard(u, card) ?? (advanceable(u, combatHere(u)) ? null : refuse.cannotAdvance),
      take: (u) => u.push(advancing, {}),
    }),
    PASS,
  ],
  standingOrder: { verb: 'pass', topics: () => ['Advance!'], topic: () => 'Advance!' },
});

const advanceVerb = moveVerb<object>({
  name: 'advance',
  may(u, _, piece) {
    const f = combatHere(u);
    const ofForce =
      PIECE_FACTION[piece] === f.faction && PIECE_TYPE[piece] <= TANK && u.table.board.at[piece] === f.from;
    return ofForce ? null : refuse.notOfTheForce;
  },
  target(u, _, __, to) {
    const attacked = combatHere(u).to;
    return to === attacked ? null : refuse.notIntoAttacked(attacked);
  },
  landing: (u) => u.table.stepLand,
  after(u, _, piece) {
    combatHere(u).advanced = PIECE_TYPE[piece];
  },
});

const advancing = question('advance-move', {
  seats: (u) => bit(attackerOf(combatHere(u))),
  prompt: (u) => say`Advance!: move an infantry or tank of the force into ${PLACE_NAMES[combatHere(u).to]}`,
  anchor: 'reaction.advance',
  auto: true,
  verbs: [advanceVerb, skipVerb('skip', () => false, [advanceVerb])],
});

export const attackerRules = [payExchange, goOn, advance, advancing];
