import { say, type Verb } from '@sandtable/kernel';
import { adjacent, LAND_NEXT, PLACE_NAMES, type Space, withinTwo } from '../board/board.js';
import { type KindAndSpace, KindAt, kindAt, kindIn, spaceIn } from '../board/domains.js';
import { type CardNumber, EXCHANGE, RETREAT, STAND_FAST } from '../cards/card.js';
import type { Facts } from '../facts.js';
import { type GameRefusal, question, verb } from '../kit.js';
import { goalsOf, moveVerb } from '../movement/movement.js';
import {
  AIRPLANE,
  FACTION_NAMES,
  type Faction,
  KIND_FACTION,
  KIND_SIDE,
  KIND_TYPE,
  type Kind,
  NO_FACTION,
  PIECE_FACTION,
  PIECE_SIDE,
  PIECE_TYPE,
  PIECES,
  type Piece,
  RANK,
  RANK_OF_STAND_FAST,
  TANK,
} from '../pieces/pieces.js';
import { bit, handOf, positionOf, type R, type Table, type U } from '../table.js';
import * as refuse from '../words/refusals.js';
import {
  AROUND,
  type Combat,
  combatHere,
  defenderOf,
  eachInvolved,
  type Fight,
  standsThere,
} from './frame.js';
import { holdsCards, reactVerb, refuseStandFast } from './reactions.js';

// What the defender does in an attack round.

/** Pieces the defender may remove: in the space, or adjacent support of a faction present there (combat.removal). */
function refuseRemoval(
  u: R,
  f: Combat,
  kind: Kind,
  at: Space,
  faction: Faction,
): GameRefusal<KindAndSpace> | null {
  const position = positionOf(u);
  if (KIND_SIDE[kind] !== defenderOf(f)) return refuse.notYours;
  if (position.find(kind, at) < 0) return refuse.nobodyThere(kind, at);
  if (faction >= 0 && KIND_FACTION[kind] !== faction) return refuse.exchangeFaction;
  if (at === f.to) return null;
  if (KIND_TYPE[kind] <= TANK || !adjacent(at, f.to)) return refuse.notInvolved;
  if (f.retreated && !u.facts.rules.retreatAdjacentToo) return refuse.afterRetreat;
  return standsThere(u, f, KIND_FACTION[kind]) ? null : refuse.supportFaction;
}

export function pushDefence(u: U, f: Fight): void {
  const side = defenderOf(f);
  if (handOf(u, side).length > 0) return u.push(defend, {});
  const ways: KindAndSpace[] = [];
  eachInvolved(u, side, AROUND[f.to], (kind, at) => {
    if (refuseRemoval(u, f, kind, at, NO_FACTION) === null) ways.push(kindAt(kind, at));
  });
  // No cards and one piece to lose: there is nothing to decide.
  if (ways.length === 1) loseTo(u, ways[0]);
  else u.push(defend, {});
}

/** The defender loses a piece to the attack. */
function loseTo(u: U, arg: KindAndSpace): void {
  const f = combatHere(u);
  const position = positionOf(u);
  const [kind, at] = [kindIn(arg), spaceIn(arg)];
  u.log('loses', kind, at);
  position.lift(position.find(kind, at));
  f.lost = KIND_TYPE[kind];
  if (f.owed >= 0) f.chain = KIND_FACTION[kind];
  f.retreated = false;
  if (!(u.facts.rules.standFastWholeCombat && f.stoodFast)) {
    f.need = RANK[f.lost];
    f.stoodFast = false;
  }
}

function removeVerb(faction: (u: R) => Faction): Verb<Table, Facts> {
  return verb<KindAndSpace>({
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
    apply: (u, _, arg) => loseTo(u, arg),
  });
}

/** A defender's card must be of the faction of a piece in the attacked space (reaction.faction). */
export function refuseFaction(u: R, card: CardNumber): GameRefusal<CardNumber> | null {
  return standsThere(u, combatHere(u), u.facts.cards[card].faction) ? null : refuse.cardFaction;
}

/** reaction.retreat: some piece of the faction must be able to leave the attacked space. */
function refuseRetreat(u: R, faction: Faction): GameRefusal<CardNumber> | null {
  const f = combatHere(u);
  const { at } = u.table.board;
  const possible = PIECES.some(
    (piece) => at[piece] === f.to && PIECE_FACTION[piece] === faction && retreatGoals(u, piece) !== 0,
  );
  return possible ? null : refuse.nowhereToRetreat;
}

/** Where a piece may retreat to: one space, under own control now, by the rules of movement. */
function retreatGoals(u: R, piece: Piece): number {
  const f = combatHere(u);
  const position = positionOf(u);
  const own = position.land(PIECE_SIDE[piece]);
  return goalsOf(position, piece, own).land & own & LAND_NEXT[f.to];
}

const defend = question('defend', {
  seats: (u) => bit(defenderOf(combatHere(u))),
  prompt(u) {
    const f = combatHere(u);
    return say`The ${FACTION_NAMES[f.faction]} force in ${PLACE_NAMES[f.from]} attacks ${PLACE_NAMES[f.to]}: remove a piece or react`;
  },
  anchor: 'combat.round',
  secretOptions: holdsCards,
  verbs: [
    removeVerb(() => NO_FACTION),
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

/** With Exchange, the piece removed must be of the card's faction (reaction.exchange). */
const loseToExchange = question('exchange-loss', {
  seats: (u) => bit(defenderOf(combatHere(u))),
  prompt: (u) => say`Exchange: remove a ${FACTION_NAMES[combatHere(u).owed]} piece`,
  anchor: 'reaction.exchange',
  auto: true,
  verbs: [removeVerb((u) => combatHere(u).owed)],
});

const afterRetreat = question('retreat-loss', {
  seats: (u) => bit(defenderOf(combatHere(u))),
  prompt(u) {
    const here = PLACE_NAMES[combatHere(u).to];
    return u.facts.rules.retreatAdjacentToo
      ? say`Retreat: pieces are left in ${here}, and one must still be removed`
      : say`Retreat: one of the pieces left in ${here} must be removed`;
  },
  anchor: 'reaction.retreat-removal',
  auto: true,
  verbs: [removeVerb(() => NO_FACTION)],
});

const retreat = question<{ faction: Faction }>('retreat', {
  seats: (u) => bit(defenderOf(combatHere(u))),
  prompt: (u, f) =>
    say`Retreat: move a ${FACTION_NAMES[f.faction]} piece out of ${PLACE_NAMES[combatHere(u).to]}`,
  anchor: 'reaction.retreat',
  verbs: [
    moveVerb<{ faction: Faction }>({
      name: 'retreat',
      may: (u, f, piece) =>
        u.table.board.at[piece] === combatHere(u).to && PIECE_FACTION[piece] === f.faction
          ? null
          : refuse.notRetreating,
      target(u, _, piece, to) {
        const { to: from } = combatHere(u);
        if (PIECE_TYPE[piece] === AIRPLANE && withinTwo(from, to) && !adjacent(from, to))
          return refuse.retreatTooFar;
        // Enemy-occupied spaces and airplane landings are refused by the rules of movement.
        const foreign =
          PIECE_TYPE[piece] !== AIRPLANE &&
          adjacent(from, to) &&
          !positionOf(u).controls(PIECE_SIDE[piece], to);
        return foreign && positionOf(u).isEmpty(to) ? refuse.retreatTooFar : null;
      },
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

export const defenceRules = [defend, loseToExchange, afterRetreat, retreat];
