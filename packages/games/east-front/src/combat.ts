import type { Frame, Verb } from '@sandtable/kernel';
import { adjacent, BIT, LAND_NEXT, NEIGHBOURS, SPACE, SPACE_NAMES } from './board.js';
import { ADVANCE, ANTI_AIR, EXCHANGE, NAVAL_COMBAT, RETREAT, STAND_FAST, SUSTAIN_ATTACK } from './cards.js';
import { KindAt, kindAt, kindIn, spaceIn } from './domains.js';
import type { Facts } from './facts.js';
import { type No, process, question } from './kit.js';
import { goalsOf, moveVerb } from './movement.js';
import {
  AIRPLANE,
  AXIS,
  FACTION_NAMES,
  FLEET,
  KIND_FACTION,
  KIND_SIDE,
  KIND_TYPE,
  PACT,
  PIECE_FACTION,
  PIECE_SIDE,
  PIECE_TYPE,
  RANK,
  RANK_OF_STAND_FAST,
  SIDE_END,
  SIDE_FIRST,
  sideOf,
  TANK,
} from './pieces.js';
import { mayHold, type Reaction, reactVerb, refuseStandFast } from './reactions.js';
import * as refuse from './refusals.js';
import { bit, handOf, positionOf, type R, SPRING, season, type Table, type U, WINTER } from './table.js';
import { skipVerb } from './text.js';

// One combat: a force against a space, in attack rounds (combat.round). The frame goes through these stages;
// each either asks somebody or goes on to the next.

const [OPENED, DEFENCE, ANSWERED, EXCHANGED, JUDGED, OVER, AFTER] = [0, 1, 2, 3, 4, 5, 6];

export interface Combat {
  faction: number;
  from: number;
  to: number;
  /** Pact pieces in the attacking space may be removed as well (card.integrated-command). */
  withPact: boolean;
  stage: number;
  round: number;
  /** The type the attacker removed to open this round; -1 if nothing was. */
  opener: number;
  /** The rank it takes to open another round (combat.required-rank). */
  need: number;
  /** Stand Fast has been used, and still binds (reaction.stand-fast-limit). */
  stoodFast: boolean;
  /** The type the defender removed in this round; -1 if nothing was. */
  lost: number;
  /** The faction of an Exchange that is still owed; -1 if none is. */
  owed: number;
  /** The faction of the piece lost to the Exchange (reaction.exchange-chain). */
  chain: number;
  /** The attacker has opened the next round with Anti-Air or Naval Combat. */
  free: boolean;
  /** The defender retreated and must still remove a piece (reaction.retreat-removal). */
  retreated: boolean;
  /** The type that used Advance!; -1 if none did. */
  advanced: number;
}

export function pushCombat(u: U, faction: number, from: number, to: number, withPact: boolean): void {
  u.tell('attacks', faction, from, to);
  u.push(combat, {
    faction,
    from,
    to,
    withPact,
    stage: OPENED,
    round: 1,
    opener: -1,
    need: 0,
    stoodFast: false,
    lost: -1,
    owed: -1,
    chain: -1,
    free: false,
    retreated: false,
    advanced: -1,
  });
}

type F = Frame & Combat;

const attackerOf = (f: Combat) => sideOf(f.faction);
const defenderOf = (f: Combat) => 1 - sideOf(f.faction);

/** The combat that is being fought. */
export function combatHere(u: R): F {
  return u.find(combat)!;
}

export const combat = process<Combat>(
  'combat',
  (u, f) => {
    f.step++;
    const defended = positionOf(u).holds(defenderOf(f), f.to);
    const attacked = positionOf(u).forceSize(f.faction, f.from) > 0;
    switch (f.stage) {
      case OPENED:
        // An airplane or fleet that was removed to open the round can be answered at once.
        f.stage = DEFENCE;
        if (defended && canAnswer(u, defenderOf(f), f.opener, (faction) => standsThere(u, f, faction)))
          u.push(answerOpening, {});
        return;
      case DEFENCE:
        f.stage = ANSWERED;
        f.lost = -1;
        if (!defended) f.stage = OVER;
        else pushDefence(u, f);
        return;
      case ANSWERED:
        f.stage = EXCHANGED;
        // With an Exchange owed the attacker answers before paying; otherwise together with going on.
        if (
          f.owed >= 0 &&
          defended &&
          canAnswer(u, attackerOf(f), f.lost, (faction) => faction === f.faction)
        )
          u.push(answerLoss, {});
        return;
      case EXCHANGED:
        // reaction.when: what the defender lost has been answered by now, or never will be.
        if (f.owed >= 0) f.lost = -1;
        if (f.owed >= 0 && anyPayment(u, f)) {
          f.owed = -1;
          u.push(payExchange, {});
          return;
        }
        f.owed = -1;
        f.stage = JUDGED;
        return;
      case JUDGED:
        f.chain = -1;
        if (!defended || !attacked) f.stage = OVER;
        else if (f.free) openRound(f, -1);
        else u.push(goOn, {});
        return;
      case OVER:
        f.stage = AFTER;
        if (!defended && attacked && canAdvance(u, f)) u.push(advance, {});
        return;
      default:
        // The text that began it may want to know whether "that infantry" has gone in already.
        u.done(f.advanced + 1);
    }
  },
  (_, f) => `${FACTION_NAMES[f.faction]} force in ${SPACE_NAMES[f.from]} attacks ${SPACE_NAMES[f.to]}`,
);

function openRound(f: F, opener: number): void {
  f.round++;
  f.opener = opener;
  f.free = false;
  f.stage = OPENED;
}

/** Could the side answer the removal of such a piece, for all that everybody knows? (secrecy.windows) */
function canAnswer(u: R, side: number, type: number, ofFaction: (faction: number) => boolean): boolean {
  if (type === AIRPLANE) return mayHold(u, side, ANTI_AIR, ofFaction);
  return type === FLEET && mayHold(u, side, NAVAL_COMBAT, ofFaction);
}

// The defender

/** Pieces the defender may remove: in the space, or support next to it of a faction that stands there (combat.removal). */
function refuseRemoval(u: R, f: Combat, kind: number, at: number, faction: number): No | null {
  const position = positionOf(u);
  if (KIND_SIDE[kind] !== defenderOf(f)) return refuse.notYours;
  if (position.find(kind, at) < 0) return refuse.nobodyThere;
  if (faction >= 0 && KIND_FACTION[kind] !== faction) return refuse.exchangeFaction;
  if (at === f.to) return null;
  if (KIND_TYPE[kind] <= TANK || !adjacent(at, f.to)) return refuse.notInvolved;
  if (f.retreated && !u.facts.rules.retreatAdjacentToo) return refuse.afterRetreat;
  return standsThere(u, f, KIND_FACTION[kind]) ? null : refuse.supportFaction;
}

/** Is a piece of the faction in the attacked space? (reaction.faction) */
function standsThere(u: R, f: Combat, faction: number): boolean {
  const { at } = u.table.board;
  for (let piece = 0; piece < at.length; piece++)
    if (at[piece] === f.to && PIECE_FACTION[piece] === faction) return true;
  return false;
}

/** The pieces of a side in and around the attacked space, each kind once. */
function eachInvolved(
  u: R,
  side: number,
  near: readonly number[],
  visit: (kind: number, at: number) => void,
): void {
  const position = positionOf(u);
  const { at } = u.table.board;
  const seen: number[] = [];
  for (let piece = SIDE_FIRST[side]; piece < SIDE_END[side]; piece++) {
    if (at[piece] < 0 || !near.includes(at[piece])) continue;
    const key = kindAt(position.kind(piece), at[piece]);
    if (seen.includes(key)) continue;
    seen.push(key);
    visit(position.kind(piece), at[piece]);
  }
}

const AROUND: readonly (readonly number[])[] = NEIGHBOURS.map((near, at) => [at, ...near]);

function pushDefence(u: U, f: F): void {
  const side = defenderOf(f);
  if (handOf(u, side).length > 0) return u.push(defend, {});
  const ways: number[] = [];
  eachInvolved(u, side, AROUND[f.to], (kind, at) => {
    if (refuseRemoval(u, f, kind, at, -1) === null) ways.push(kindAt(kind, at));
  });
  // No cards and one piece to lose: there is nothing to decide.
  if (ways.length === 1) loseTo(u, ways[0]);
  else u.push(defend, {});
}

/** The defender loses a piece to the attack. */
function loseTo(u: U, arg: number): void {
  const f = combatHere(u);
  const position = positionOf(u);
  const [kind, at] = [kindIn(arg), spaceIn(arg)];
  u.tell('loses', kind, at);
  position.lift(position.find(kind, at));
  f.lost = KIND_TYPE[kind];
  if (f.owed >= 0) f.chain = KIND_FACTION[kind];
  f.retreated = false;
  if (!(u.facts.rules.standFastWholeCombat && f.stoodFast)) {
    f.need = RANK[f.lost];
    f.stoodFast = false;
  }
}

function removeVerb(faction: (u: R) => number): Verb<Table, Facts> {
  return {
    name: 'remove',
    domain: (u, _, seat) =>
      new KindAt(
        (add) => eachInvolved(u, seat, AROUND[combatHere(u).to], (kind, at) => add(kindAt(kind, at))),
        true,
      ),
    check: (u, _, arg) => refuseRemoval(u, combatHere(u), kindIn(arg), spaceIn(arg), faction(u)),
    list(u, _, seat, add) {
      const f = combatHere(u);
      eachInvolved(u, seat, AROUND[f.to], (kind, at) => {
        if (refuseRemoval(u, f, kind, at, faction(u)) === null) add(kindAt(kind, at));
      });
    },
    take: (u, _, arg) => loseTo(u, arg),
  };
}

/** A defender's card must be of the faction of a piece in the attacked space (reaction.faction). */
function refuseFaction(u: R, card: number): No | null {
  return standsThere(u, combatHere(u), u.facts.cards[card].faction) ? null : refuse.cardFaction;
}

/** reaction.retreat: some piece of the faction must be able to leave the attacked space. */
function refuseRetreat(u: R, faction: number): No | null {
  const f = combatHere(u);
  const possible = u.table.board.at.some(
    (at, piece) => at === f.to && PIECE_FACTION[piece] === faction && retreatGoals(u, piece) !== 0,
  );
  return possible ? null : refuse.nowhereToRetreat;
}

/** Where a piece may retreat to: one space, under own control now, by the rules of movement. */
function retreatGoals(u: R, piece: number): number {
  const f = combatHere(u);
  const position = positionOf(u);
  const own = position.land(PIECE_SIDE[piece]);
  return goalsOf(position, piece, own).land & own & LAND_NEXT[f.to];
}

const defend = question('defend', {
  seats: (u) => bit(defenderOf(combatHere(u))),
  prompt(u) {
    const f = combatHere(u);
    return `The ${FACTION_NAMES[f.faction]} force in ${SPACE_NAMES[f.from]} attacks ${SPACE_NAMES[f.to]}: remove a piece or react`;
  },
  anchor: 'combat.round',
  verbs: [
    removeVerb(() => -1),
    reactVerb(
      {
        reaction: STAND_FAST,
        check: (u, card) => refuseFaction(u, card) ?? refuseStandFast(u, card, combatHere(u).to),
        take(u) {
          const f = combatHere(u);
          f.need = RANK_OF_STAND_FAST;
          f.stoodFast = true;
        },
      },
      {
        reaction: RETREAT,
        check: (u, card) => refuseFaction(u, card) ?? refuseRetreat(u, u.facts.cards[card].faction),
        take: (u, card) => u.push(retreat, { faction: u.facts.cards[card].faction }),
      },
      {
        reaction: EXCHANGE,
        check: refuseFaction,
        take(u, card) {
          combatHere(u).owed = u.facts.cards[card].faction;
          u.push(loseToExchange, {});
        },
      },
    ),
  ],
});

/** With an Exchange the piece removed must be of the card's faction (reaction.exchange). */
const loseToExchange = question('exchange-loss', {
  seats: (u) => bit(defenderOf(combatHere(u))),
  prompt: (u) => `Exchange: remove a ${FACTION_NAMES[combatHere(u).owed]} piece`,
  anchor: 'reaction.exchange',
  auto: true,
  verbs: [removeVerb((u) => combatHere(u).owed)],
});

const afterRetreat = question('retreat-loss', {
  seats: (u) => bit(defenderOf(combatHere(u))),
  prompt: (u) => `Retreat: one of the pieces that stay in ${SPACE_NAMES[combatHere(u).to]} must be removed`,
  anchor: 'reaction.retreat-removal',
  auto: true,
  verbs: [removeVerb(() => -1)],
});

const retreat = question<{ faction: number }>('retreat', {
  seats: (u) => bit(defenderOf(combatHere(u))),
  prompt: (u, f) =>
    `Retreat: move a ${FACTION_NAMES[f.faction]} piece out of ${SPACE_NAMES[combatHere(u).to]}`,
  anchor: 'reaction.retreat',
  verbs: [
    moveVerb<{ faction: number }>({
      name: 'retreat',
      may: (u, f, piece) =>
        u.table.board.at[piece] === combatHere(u).to && PIECE_FACTION[piece] === f.faction
          ? null
          : refuse.notRetreating,
      to: (u, _, piece, to) => (retreatGoals(u, piece) & BIT[to] ? null : refuse.retreatTooFar),
      landing: (u) => positionOf(u).land(defenderOf(combatHere(u))),
      after(u) {
        const f = combatHere(u);
        if (!positionOf(u).holds(defenderOf(f), f.to)) return;
        f.retreated = true;
        u.push(afterRetreat, {});
      },
    }),
  ],
});

// Anti-Air and Naval Combat

function answers(
  type: (u: R) => number,
  faction: (u: R, card: number) => No | null,
  take: (u: U) => void,
): Reaction[] {
  const answer = (reaction: number, answered: number, refused: No): Reaction => ({
    reaction,
    check: (u, card) => (type(u) === answered ? faction(u, card) : refused),
    take,
  });
  return [answer(ANTI_AIR, AIRPLANE, refuse.noAirplaneLost), answer(NAVAL_COMBAT, FLEET, refuse.noFleetLost)];
}

const PASS: Verb<Table, Facts> = { name: 'pass', check: () => null, take: () => {} };

function attackersCard(u: R, card: number): No | null {
  return u.facts.cards[card].faction === combatHere(u).faction ? null : refuse.cardOfForce;
}

/** reaction.anti-air-defender: the round is over before it hurts anyone; the attacker must pay again. */
const answerOpening = question('answer-opening', {
  seats: (u) => bit(defenderOf(combatHere(u))),
  prompt: (u) =>
    `The attacker removed ${combatHere(u).opener === AIRPLANE ? 'an airplane' : 'a fleet'} to continue: answer it?`,
  anchor: 'reaction.anti-air-defender',
  verbs: [
    reactVerb(
      ...answers(
        (u) => combatHere(u).opener,
        refuseFaction,
        (u) => {
          const f = combatHere(u);
          f.opener = -1;
          f.lost = -1;
          f.stage = JUDGED;
        },
      ),
    ),
    PASS,
  ],
  standing: { verb: 'pass', topic: (u) => `answering support, attack on ${SPACE.name(combatHere(u).to)}` },
});

/** reaction.anti-air-attacker, before an Exchange is paid: the next round costs nothing. */
const answerLoss = question('answer-loss', {
  seats: (u) => bit(attackerOf(combatHere(u))),
  prompt: (u) =>
    `The defender removed ${combatHere(u).lost === AIRPLANE ? 'an airplane' : 'a fleet'}: answer it?`,
  anchor: 'reaction.anti-air-attacker',
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
  standing: { verb: 'pass', topic: (u) => `answering support, attack on ${SPACE.name(combatHere(u).to)}` },
});

// The attacker

/** Pieces the attacker may give: of the force, or support of its faction next to the attacked space. */
function refuseAttackersPiece(u: R, f: Combat, kind: number, at: number): No | null {
  if (KIND_SIDE[kind] !== attackerOf(f)) return refuse.notYours;
  if (positionOf(u).find(kind, at) < 0) return refuse.nobodyThere;
  if (f.withPact && KIND_FACTION[kind] === PACT && at === f.from) return null;
  if (KIND_FACTION[kind] !== f.faction) return refuse.otherFactionGives;
  if (KIND_TYPE[kind] <= TANK) return at === f.from ? null : refuse.notOfForce;
  return adjacent(at, f.to) ? null : refuse.supportTooFar;
}

/** combat.continue: rank, supply of support, and never the last piece of the force. */
function refuseContinuing(u: R, f: Combat, kind: number, at: number): No | null {
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

function anyPayment(u: R, f: Combat): boolean {
  let found = false;
  eachInvolved(u, attackerOf(f), AROUND[f.to], (kind, at) => {
    found ||= refuseAttackersPiece(u, f, kind, at) === null;
  });
  return found;
}

function giveVerb(
  refused: (u: R, f: Combat, kind: number, at: number) => No | null,
  take: (u: U, f: F, type: number) => void,
): Verb<Table, Facts> {
  return {
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
    take(u, _, arg) {
      const f = combatHere(u);
      const position = positionOf(u);
      const [kind, at] = [kindIn(arg), spaceIn(arg)];
      u.tell('gives', kind, at);
      position.lift(position.find(kind, at));
      take(u, f, KIND_TYPE[kind]);
    },
  };
}

const paymentVerb = giveVerb(refuseAttackersPiece, (u, f, type) => {
  if (canAnswer(u, defenderOf(f), type, (faction) => faction === f.chain)) u.push(answerPayment, { type });
});

/** reaction.exchange: any rank, even the last piece of the force. */
const payExchange = question('pay-exchange', {
  seats: (u) => bit(attackerOf(combatHere(u))),
  prompt: () => 'Exchange: the attacker removes a piece as well',
  anchor: 'reaction.exchange',
  auto: true,
  verbs: [paymentVerb, skipVerb('skip', () => false, [paymentVerb])],
});

/** reaction.exchange-chain: support that pays can be answered, and the attacker pays again. */
const answerPayment = question<{ type: number }>('answer-payment', {
  seats: (u) => bit(defenderOf(combatHere(u))),
  prompt: (_, f) =>
    `The Exchange was paid with ${f.type === AIRPLANE ? 'an airplane' : 'a fleet'}: answer it?`,
  anchor: 'reaction.exchange-chain',
  verbs: [
    reactVerb(
      ...answers(
        (u) => (u.state.frames.at(-1) as Frame & { type?: number }).type ?? -1,
        (u, card) => (u.facts.cards[card].faction === combatHere(u).chain ? null : refuse.cardOfExchange),
        (u) => {
          const f = combatHere(u);
          f.owed = f.chain;
        },
      ),
    ),
    PASS,
  ],
  standing: { verb: 'pass', topic: (u) => `answering support, attack on ${SPACE.name(combatHere(u).to)}` },
});

/** An attack goes on only with a force, and against Stand Fast only by Sustain Attack (reaction.stand-fast-limit). */
function refuseGoingOn(u: R, card: number, sustain: boolean): No | null {
  const f = combatHere(u);
  if (positionOf(u).forceSize(f.faction, f.from) === 0) return refuse.noForceLeft;
  if (f.stoodFast && !sustain) return refuse.onlySustain;
  return attackersCard(u, card);
}

/** combat.continue */
const goOn = question('continue', {
  seats: (u) => bit(attackerOf(combatHere(u))),
  prompt: (u) => `${SPACE_NAMES[combatHere(u).to]} is still held: continue the attack, or stop`,
  anchor: 'combat.continue',
  verbs: [
    giveVerb(refuseContinuing, (_, f, type) => openRound(f, type)),
    reactVerb(
      {
        reaction: SUSTAIN_ATTACK,
        check: (u, card) =>
          refuseGoingOn(u, card, true) ?? (season(u) === WINTER ? refuse.notInWinter : null),
        take: (u) => openRound(combatHere(u), -1),
      },
      ...answers(
        (u) => combatHere(u).lost,
        (u, card) => refuseGoingOn(u, card, false),
        (u) => openRound(combatHere(u), -1),
      ),
    ),
    {
      name: 'stop',
      check: () => null,
      take(u) {
        combatHere(u).stage = OVER;
      },
    },
  ],
});

// After combat

/** reaction.advance: not in Spring, and not for the Axis under General Mud. */
function canAdvance(u: R, f: Combat): boolean {
  if (season(u) === SPRING || (u.table.mud && attackerOf(f) === AXIS)) return false;
  return mayHold(u, attackerOf(f), ADVANCE, (faction) => faction === f.faction) && advanceable(u, f);
}

function advanceable(u: R, f: Combat): boolean {
  const position = positionOf(u);
  return position
    .force(f.faction, f.from)
    .some((piece) => (goalsOf(position, piece, u.table.stepLand).land & BIT[f.to]) !== 0);
}

const advance = question('advance', {
  seats: (u) => bit(attackerOf(combatHere(u))),
  prompt: (u) => `${SPACE_NAMES[combatHere(u).to]} is empty: advance into it?`,
  anchor: 'reaction.advance',
  verbs: [
    reactVerb({
      reaction: ADVANCE,
      check: (u, card) =>
        attackersCard(u, card) ?? (advanceable(u, combatHere(u)) ? null : refuse.cannotAdvance),
      take: (u) => u.push(advancing, {}),
    }),
    PASS,
  ],
  standing: { verb: 'pass', topic: () => 'Advance!' },
});

const advanceVerb = moveVerb<object>({
  name: 'advance',
  may(u, _, piece) {
    const f = combatHere(u);
    const ofForce =
      PIECE_FACTION[piece] === f.faction && PIECE_TYPE[piece] <= TANK && u.table.board.at[piece] === f.from;
    return ofForce ? null : refuse.notOfTheForce;
  },
  to: (u, _, __, to) => (to === combatHere(u).to ? null : refuse.notIntoAttacked),
  landing: (u) => u.table.stepLand,
  after(u, _, piece) {
    combatHere(u).advanced = PIECE_TYPE[piece];
  },
});

const advancing = question('advance-move', {
  seats: (u) => bit(attackerOf(combatHere(u))),
  prompt: (u) => `Advance!: move an infantry or tank of the force into ${SPACE_NAMES[combatHere(u).to]}`,
  anchor: 'reaction.advance',
  auto: true,
  verbs: [advanceVerb, skipVerb('skip', () => false, [advanceVerb])],
});

export const combatRules = [
  combat,
  defend,
  loseToExchange,
  afterRetreat,
  retreat,
  answerOpening,
  answerLoss,
  payExchange,
  answerPayment,
  goOn,
  advance,
  advancing,
];
