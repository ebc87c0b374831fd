import type { Verb } from '@sandtable/kernel';
import {
  eachLand,
  eachWater,
  hasSpace,
  IS_WATER,
  LAND_NEXT,
  SPACE_COUNT,
  WATER_NEXT,
} from '../board/board.js';
import {
  Attacks,
  attackFaction,
  KindAt,
  kindAt,
  kindIn,
  movedFrom,
  movedTo,
  spaceIn,
} from '../board/domains.js';
import { textName } from '../cards/card.js';
import { pushText, refuseText, skipVerb } from '../cards/play-text.js';
import { eachAttack, eachAttackNear, refuseAttack } from '../combat/attack.js';
import { pushCombat } from '../combat/combat.js';
import { holdsCards } from '../combat/reactions.js';
import type { Facts } from '../facts.js';
import { type No, process, question } from '../kit.js';
import { goalsOf, moveVerb } from '../movement/movement.js';
import {
  FACTIONS,
  FLEET,
  INFANTRY,
  isSheltered,
  KIND_FACTION,
  KIND_SIDE,
  KIND_TYPE,
  kindOf,
  SIDE_END,
  SIDE_FIRST,
  SIDE_NAMES,
  sideOf,
  TYPES,
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
  type Table,
  type U,
} from '../table.js';
import * as refuse from '../words/refusals.js';
import { pushPayment } from './paying.js';

/** One action, of an Action step or as an extra action inside one (turn.extra-action). */
export interface Action {
  side: number;
  extra: boolean;
}

export function pushAction(u: U, side: number, extra: boolean): void {
  u.push(action, { side, extra });
}

// Play

/** Why a card from hand cannot be played now; null if it can (action.play). */
export function refusePlay(u: R, side: number, card: number): No | null {
  return inHand(u, side, card) ? refuseText(u, side, card, card, 1) : refuse.notInHand;
}

const play: Verb<Table, Facts, Action> = {
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
    pushText(u, f.side, card, card);
  },
};

// Contingency cards

/** Which side of the card is up: its text; -1 if it is used up or none of this side's. */
function contingencyText(u: R, side: number, card: number): number {
  if (u.items(pile(side, CONTINGENCY)).includes(card)) return card;
  return u.items(pile(side, FLIPPED)).includes(card) ? u.facts.secondText[card] : -1;
}

export function refuseContingency(u: R, side: number, card: number): No | null {
  const which = contingencyText(u, side, card);
  return which < 0 ? refuse.noContingency : refuseText(u, side, card, which, 0);
}

/** contingency.sides: the Initial side, then flipped; the Second side, then gone. */
const contingency: Verb<Table, Facts, Action> = {
  name: 'contingency',
  domain: (u, _, seat) => u.facts.contingencyOf[seat],
  check: (u, f, card) => refuseContingency(u, f.side, card),
  label: (u, f, card) => `use ${textName(u, card, contingencyText(u, f.side, card))}`,
  apply(u, f, card) {
    const which = contingencyText(u, f.side, card);
    const first = which === card;
    u.log('uses', f.side, card, first ? 0 : 1);
    u.moveOpenly(card, pile(f.side, first ? CONTINGENCY : FLIPPED), pile(f.side, first ? FLIPPED : PILE));
    pushText(u, f.side, card, which);
  },
};

// Conscription

/** Spaces with a Supply Flag of each faction, and those next to them (action.conscription). */
const NEAR_FLAG = FLAGS.map((flags) => {
  let [land, water] = [flags, 0];
  eachLand(flags, (at) => {
    land |= LAND_NEXT[at];
    water |= WATER_NEXT[at];
  });
  return { land, water };
});

function isNearFlag(faction: number, at: number): boolean {
  return hasSpace(NEAR_FLAG[faction].land, NEAR_FLAG[faction].water, at);
}

function conscriptionCost(kind: number): number {
  return KIND_TYPE[kind] === INFANTRY ? 1 : 2;
}

function refuseConscription(u: R, side: number, kind: number, at: number): No | null {
  if (KIND_SIDE[kind] !== side) return refuse.notYours;
  if (isSheltered(kind)) return refuse.namedProtected;
  if (!isNearFlag(KIND_FACTION[kind], at)) return refuse.farFromFlag;
  const cost = conscriptionCost(kind);
  const refused = refuseDeploy(positionOf(u), kind, at);
  // Where such a piece can never stand, the price is no matter.
  if (IS_WATER[at] !== (KIND_TYPE[kind] === FLEET) || handOf(u, side).length >= cost) return refused;
  return refuse.cannotPay(cost);
}

function eachConscript(side: number, visit: (kind: number, at: number) => void): void {
  for (let faction = 0; faction < FACTIONS.length; faction++) {
    if (sideOf(faction) !== side) continue;
    for (let type = 0; type < TYPES.length; type++)
      for (let at = 0; at < SPACE_COUNT; at++) if (isNearFlag(faction, at)) visit(kindOf(faction, type), at);
  }
}

const conscript: Verb<Table, Facts, Action> = {
  name: 'conscript',
  domain: (_, f) => new KindAt((add) => eachConscript(f.side, (kind, at) => add(kindAt(kind, at))), false),
  check: (u, f, arg) => refuseConscription(u, f.side, kindIn(arg), spaceIn(arg)),
  list(u, f, _, add) {
    const cards = handOf(u, f.side).length;
    if (cards === 0) return;
    const position = positionOf(u);
    for (let faction = 0; faction < FACTIONS.length; faction++) {
      for (let type = 0; type < TYPES.length && sideOf(faction) === f.side; type++) {
        const kind = kindOf(faction, type);
        if (cards < conscriptionCost(kind)) continue;
        const { land, water } = deployGoals(position, kind);
        eachLand(land & NEAR_FLAG[faction].land, (at) => add(kindAt(kind, at)));
        eachWater(water & NEAR_FLAG[faction].water, (at) => add(kindAt(kind, at)));
      }
    }
  },
  apply: (u, f, arg) => u.push(conscription, { side: f.side, kind: kindIn(arg), at: spaceIn(arg) }),
};

const conscription = process<{ side: number; kind: number; at: number }>('conscription', (u, f) => {
  if (f.step++ === 0) {
    u.log('conscripts', f.side);
    return pushPayment(u, f.side, conscriptionCost(f.kind));
  }
  // Own pieces taken off the board meanwhile may have cut the space off.
  if (refuseDeploy(positionOf(u), f.kind, f.at) === null) putNew(u, f.kind, f.at, 'deploys');
  u.done();
});

// Forced March

function canMarch(u: R, side: number): boolean {
  const position = positionOf(u);
  const { at } = u.table.board;
  for (let piece = SIDE_FIRST[side]; piece < SIDE_END[side]; piece++) {
    if (at[piece] < 0) continue;
    const { land, water } = goalsOf(position, piece, u.table.stepLand);
    if ((land | water) !== 0) return true;
  }
  return false;
}

const forcedMarch: Verb<Table, Facts, Action> = {
  name: 'forced-march',
  check(u, f) {
    if (handOf(u, f.side).length < 1) return refuse.cannotPay(1);
    return canMarch(u, f.side) ? null : refuse.nothingCanMove;
  },
  apply: (u, f) => u.push(march, { side: f.side }),
};

const march = process<{ side: number }>('forced-march', (u, f) => {
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

const marchVerb = moveVerb<{ side: number }>({
  name: 'move',
  may: () => null,
  landing: (u) => u.table.stepLand,
  after: () => {},
});

const marchMove = question<{ side: number }>('march-move', {
  seats: (_, f) => bit(f.side),
  prompt: () => 'Forced March: move one piece',
  anchor: 'action.forced-march',
  verbs: [marchVerb, skipVerb('skip', () => false, [marchVerb])],
});

// Desperate Attack

const desperateAttack: Verb<Table, Facts, Action> = {
  name: 'desperate-attack',
  check(u, f) {
    if (handOf(u, f.side).length < 2) return refuse.cannotPay(2);
    return eachAttack(positionOf(u), f.side, () => true) ? null : refuse.nobodyCanAttack;
  },
  apply: (u, f) => u.push(desperation, { side: f.side }),
};

const desperation = process<{ side: number }>('desperate-attack', (u, f) => {
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

const desperateVerb: Verb<Table, Facts, { side: number }> = {
  name: 'attack',
  domain: (u, f) => new Attacks((add) => eachAttackNear(positionOf(u), f.side, add)),
  check(u, f, arg) {
    const faction = attackFaction(arg);
    if (sideOf(faction) !== f.side) return refuse.notYours;
    return refuseAttack(positionOf(u), faction, movedFrom(arg), movedTo(arg));
  },
  list(u, f, _, add) {
    eachAttack(positionOf(u), f.side, (attack) => {
      add(attack);
      return false;
    });
  },
  apply: (u, _, arg) => pushCombat(u, attackFaction(arg), movedFrom(arg), movedTo(arg), false),
};

const desperateTarget = question<{ side: number }>('desperate-target', {
  seats: (_, f) => bit(f.side),
  prompt: () => 'Desperate Attack: which force attacks which space?',
  anchor: 'action.desperate-attack',
  verbs: [desperateVerb, skipVerb('skip', () => false, [desperateVerb])],
});

// Production Initiative and Pass

const initiative: Verb<Table, Facts, Action> = {
  name: 'initiative',
  check: (u, f) =>
    u.items(pile(f.side, DECK)).length > 0 || u.facts.rules.emptyInitiative ? null : refuse.emptyDeck,
  apply(u, f) {
    u.log('initiative', f.side);
    drawCards(u, f.side, 1);
  },
};

const pass: Verb<Table, Facts, Action> = {
  name: 'pass',
  check: () => null,
  apply: (u, f) => u.log('passes', f.side),
};

/** A piece that is taken off the board may be what a contingency card wants to place (pieces.voluntary-removal). */
function couldFreeForContingency(u: R, side: number): boolean {
  const left = u.items(pile(side, CONTINGENCY)).length + u.items(pile(side, FLIPPED)).length;
  return left > 0 && couldFree(u, side, PLACEABLE[side]);
}

const PLACEABLE = [0, 1].map((side) =>
  FACTIONS.flatMap((_, faction) =>
    sideOf(faction) === side ? TYPES.map((_, type) => kindOf(faction, type)) : [],
  ),
);

/** action.possible */
export const action = question<Action>('action', {
  seats: (_, f) => bit(f.side),
  prompt: (u, f) =>
    f.extra
      ? `The ${SIDE_NAMES[f.side]} take an extra action`
      : `${STEP_NAMES[u.table.step]}: the ${SIDE_NAMES[f.side]} take an action`,
  anchor: 'action.possible',
  secretOptions: holdsCards,
  anytimeVerbFirst: (u, f) => couldFreeForContingency(u, f.side),
  verbs: [play, contingency, conscript, forcedMarch, desperateAttack, initiative, pass],
});

export const actionRules = [action, conscription, march, marchMove, desperation, desperateTarget];
