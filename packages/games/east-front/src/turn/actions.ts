import { type By, say } from '@sandtable/kernel';

import {
  eachLand,
  eachWater,
  FIRST_SPACE,
  hasSpace,
  IS_WATER,
  LAND_NEXT,
  SPACE_COUNT,
  type Space,
  WATER_NEXT,
} from '../board/board.js';
import {
  type Attack,
  Attacks,
  attackFaction,
  attackFrom,
  attackTo,
  type KindAndSpace,
  KindAt,
  kindAt,
  kindIn,
  spaceIn,
} from '../board/domains.js';
import { type CardNumber, NO_TEXT, type TextNumber, textName } from '../cards/card.js';

import { pushText, refuseText, skipVerb } from '../cards/play-text.js';
import { eachAttack, eachAttackNear, refuseAttack } from '../combat/attack.js';
import { pushCombat } from '../combat/combat.js';
import { holdsCards } from '../combat/reactions.js';

import { type GameRefusal, process, question, verb } from '../kit.js';
import { goalsOf, moveVerb } from '../movement/movement.js';
import {
  FACTION,
  type Faction,
  FLEET,
  INFANTRY,
  isSheltered,
  KIND_FACTION,
  KIND_SIDE,
  KIND_TYPE,
  type Kind,
  kindOf,
  SIDE,
  SIDE_END,
  SIDE_FIRST,
  SIDE_NAMES,
  type Side,
  sideOf,
  TYPE,
} from '../pieces/pieces.js';
import { couldFree, deployGoals, putNew, refuseDeploy } from '../pieces/placing.js';
import { FLAGS } from '../supply/supply.js';
import {
  bit,
  CONTINGENCY,
  DECK,
  drawCards,
  FLIPPED,
  handOf,
  inHand,
  PILE,
  pile,
  positionOf,
  type R,
  STEP_NAMES,
  spend,
  type U,
} from '../table.js';
import * as refuse from '../words/refusals.js';
import { pushPayment } from './paying.js';

/** One action: that of the Action step, or an extra action within it (turn.extra-action). */
export interface Action {
  side: Side;
  extra: boolean;
}

export function pushAction(u: U, side: Side, extra: boolean): void {
  u.push(action, { side, extra });
}

// Play

/** Why a card from hand cannot be played now; null if it can (action.play). */
export function refusePlay(u: R, side: Side, card: CardNumber): GameRefusal<CardNumber> | null {
  return inHand(u, side, card) ? refuseText(u, side, card, u.facts.firstText[card], 1) : refuse.notInHand;
}

const play = verb<CardNumber, Action>({
  name: 'play',
  domain: (u, _, seat) => u.facts.cardsOf[seat],
  check: (u, f, card) => refusePlay(u, f.side, card),
  moot: (u, f, card) => !inHand(u, f.side, card),
  list(u, f, _, add) {
    for (const card of handOf(u, f.side)) if (refusePlay(u, f.side, card) === null) add(card);
  },
  apply(u, f, card) {
    spend(u, f.side, card);
    u.log('plays', f.side, card);
    pushText(u, f.side, card, u.facts.firstText[card]);
  },
});

// Contingency cards

/** The text on the side that is up; -1 if the card is used up or not this side's. */
function contingencyText(u: R, side: Side, card: CardNumber): TextNumber {
  if (u.items(pile(side, CONTINGENCY)).includes(card)) return u.facts.firstText[card];
  return u.items(pile(side, FLIPPED)).includes(card) ? u.facts.secondText[card] : NO_TEXT;
}

export function refuseContingency(u: R, side: Side, card: CardNumber): GameRefusal<CardNumber> | null {
  const which = contingencyText(u, side, card);
  return which < 0 ? refuse.noContingency : refuseText(u, side, card, which, 0);
}

/** contingency.sides: the Initial side, then flipped; the Second side, then gone. */
const contingency = verb<CardNumber, Action>({
  name: 'contingency',
  domain: (u, _, seat) => u.facts.contingencyOf[seat],
  check: (u, f, card) => refuseContingency(u, f.side, card),
  label: (u, f, card) => say`use ${textName(u, card, contingencyText(u, f.side, card))}`,
  apply(u, f, card) {
    const which = contingencyText(u, f.side, card);
    const first = which === u.facts.firstText[card];
    u.log('uses', f.side, card, first ? 0 : 1);
    u.moveOpenly(card, pile(f.side, first ? CONTINGENCY : FLIPPED), pile(f.side, first ? FLIPPED : PILE));
    pushText(u, f.side, card, which);
  },
});

// Conscription

/** Spaces with a Supply Flag of each faction, and those next to them (action.conscription). */
const NEAR_FLAG: By<Faction, { land: number; water: number }> = FACTION.values.map((faction) => {
  let [land, water] = [FLAGS[faction], 0];
  eachLand(FLAGS[faction], (at) => {
    land |= LAND_NEXT[at];
    water |= WATER_NEXT[at];
  });
  return { land, water };
});

function isNearFlag(faction: Faction, at: Space): boolean {
  return hasSpace(NEAR_FLAG[faction].land, NEAR_FLAG[faction].water, at);
}

function conscriptionCost(kind: Kind): number {
  return KIND_TYPE[kind] === INFANTRY ? 1 : 2;
}

function refuseConscription(u: R, side: Side, kind: Kind, at: Space): GameRefusal<KindAndSpace> | null {
  if (KIND_SIDE[kind] !== side) return refuse.notYours;
  if (isSheltered(kind)) return refuse.namedProtected;
  if (!isNearFlag(KIND_FACTION[kind], at)) return refuse.farFromFlag;
  const cost = conscriptionCost(kind);
  const refused = refuseDeploy(positionOf(u), kind, at);
  // Wrong terrain is reported before the price.
  if (IS_WATER[at] !== (KIND_TYPE[kind] === FLEET) || handOf(u, side).length >= cost) return refused;
  return refuse.cannotPay(cost);
}

function eachConscript(side: Side, visit: (kind: Kind, at: Space) => void): void {
  for (const faction of FACTION.values) {
    if (sideOf(faction) !== side) continue;
    for (const type of TYPE.values)
      for (let at = FIRST_SPACE; at < SPACE_COUNT; at++)
        if (isNearFlag(faction, at)) visit(kindOf(faction, type), at);
  }
}

const conscript = verb<KindAndSpace, Action>({
  name: 'conscript',
  domain: (_, f) => new KindAt((add) => eachConscript(f.side, (kind, at) => add(kindAt(kind, at))), false),
  check: (u, f, arg) => refuseConscription(u, f.side, kindIn(arg), spaceIn(arg)),
  list(u, f, _, add) {
    const cards = handOf(u, f.side).length;
    if (cards === 0) return;
    const position = positionOf(u);
    for (const faction of FACTION.values) {
      if (sideOf(faction) !== f.side) continue;
      for (const type of TYPE.values) {
        const kind = kindOf(faction, type);
        if (cards < conscriptionCost(kind)) continue;
        const { land, water } = deployGoals(position, kind);
        eachLand(land & NEAR_FLAG[faction].land, (at) => add(kindAt(kind, at)));
        eachWater(water & NEAR_FLAG[faction].water, (at) => add(kindAt(kind, at)));
      }
    }
  },
  apply: (u, f, arg) => u.push(conscription, { side: f.side, kind: kindIn(arg), at: spaceIn(arg) }),
});

const conscription = process<{ side: Side; kind: Kind; at: Space }>('conscription', (u, f) => {
  if (f.step++ === 0) {
    u.log('conscripts', f.side);
    return pushPayment(u, f.side, conscriptionCost(f.kind));
  }
  // A voluntary removal in the meantime may have cut the space off.
  if (refuseDeploy(positionOf(u), f.kind, f.at) === null) putNew(u, f.kind, f.at, 'deploys');
  u.done();
});

// Forced March

function canMarch(u: R, side: Side): boolean {
  const position = positionOf(u);
  const { at } = u.table.board;
  for (let piece = SIDE_FIRST[side]; piece < SIDE_END[side]; piece++) {
    if (at[piece] < 0) continue;
    const { land, water } = goalsOf(position, piece, u.table.stepLand);
    if ((land | water) !== 0) return true;
  }
  return false;
}

const forcedMarch = verb<number, Action>({
  name: 'forced-march',
  check(u, f) {
    if (handOf(u, f.side).length < 1) return refuse.cannotPay(1);
    return canMarch(u, f.side) ? null : refuse.nothingCanMove;
  },
  apply: (u, f) => u.push(march, { side: f.side }),
});

const march = process<{ side: Side }>('forced-march', (u, f) => {
  switch (f.step++) {
    case 0:
      u.log('marches', f.side);
      return pushPayment(u, f.side, 1);
    case 1:
      u.table.moved = [];
      return u.push(marchMove, { side: f.side });
    default:
      u.done();
  }
});

const marchVerb = moveVerb<{ side: Side }>({
  name: 'move',
  may: () => null,
  landing: (u) => u.table.stepLand,
  after: () => {},
});

const marchMove = question<{ side: Side }>('march-move', {
  seats: (_, f) => bit(f.side),
  prompt: () => say`Forced March: move one piece`,
  anchor: 'action.forced-march',
  verbs: [marchVerb, skipVerb('skip', () => false, [marchVerb])],
});

// Desperate Attack

const desperateAttack = verb<number, Action>({
  name: 'desperate-attack',
  check(u, f) {
    if (handOf(u, f.side).length < 2) return refuse.cannotPay(2);
    return eachAttack(positionOf(u), f.side, () => true) ? null : refuse.nobodyCanAttack;
  },
  apply: (u, f) => u.push(desperation, { side: f.side }),
});

const desperation = process<{ side: Side }>('desperate-attack', (u, f) => {
  switch (f.step++) {
    case 0:
      u.log('desperate', f.side);
      return pushPayment(u, f.side, 2);
    case 1:
      return u.push(desperateTarget, { side: f.side });
    default:
      u.done();
  }
});

const desperateVerb = verb<Attack, { side: Side }>({
  name: 'attack',
  domain: (u, f) => new Attacks((add) => eachAttackNear(positionOf(u), f.side, add)),
  check(u, f, arg) {
    const faction = attackFaction(arg);
    if (sideOf(faction) !== f.side) return refuse.notYours;
    return refuseAttack(positionOf(u), faction, attackFrom(arg), attackTo(arg));
  },
  list(u, f, _, add) {
    eachAttack(positionOf(u), f.side, (attack) => {
      add(attack);
      return false;
    });
  },
  apply: (u, _, arg) => pushCombat(u, attackFaction(arg), attackFrom(arg), attackTo(arg), false),
});

const desperateTarget = question<{ side: Side }>('desperate-target', {
  seats: (_, f) => bit(f.side),
  prompt: () => say`Desperate Attack: which force attacks which space?`,
  anchor: 'action.desperate-attack',
  verbs: [desperateVerb, skipVerb('skip', () => false, [desperateVerb])],
});

// Production Initiative and Pass

const initiative = verb<number, Action>({
  name: 'initiative',
  check: (u, f) =>
    u.items(pile(f.side, DECK)).length > 0 || u.facts.rules.emptyInitiative ? null : refuse.emptyDeck,
  apply(u, f) {
    u.log('initiative', f.side);
    drawCards(u, f.side, 1);
  },
});

const pass = verb<number, Action>({
  name: 'pass',
  check: () => null,
  apply: (u, f) => u.log('passes', f.side),
});

/** A voluntary removal may provide the piece that a Contingency card places (pieces.voluntary-removal). */
function couldFreeForContingency(u: R, side: Side): boolean {
  const left = u.items(pile(side, CONTINGENCY)).length + u.items(pile(side, FLIPPED)).length;
  return left > 0 && couldFree(u, side, PLACEABLE[side]);
}

const PLACEABLE: By<Side, readonly Kind[]> = SIDE.values.map((side) =>
  FACTION.values.flatMap((faction) =>
    sideOf(faction) === side ? TYPE.values.map((type) => kindOf(faction, type)) : [],
  ),
);

/** action.possible */
export const action = question<Action>('action', {
  seats: (_, f) => bit(f.side),
  prompt: (u, f) =>
    f.extra
      ? say`The ${SIDE_NAMES[f.side]} take an extra action`
      : say`${STEP_NAMES[u.table.step]}: the ${SIDE_NAMES[f.side]} take an action`,
  anchor: 'action.possible',
  secretOptions: holdsCards,
  anytimeVerbFirst: (u, f) => couldFreeForContingency(u, f.side),
  verbs: [play, contingency, conscript, forcedMarch, desperateAttack, initiative, pass],
});

export const actionRules = [action, conscription, march, marchMove, desperation, desperateTarget];
