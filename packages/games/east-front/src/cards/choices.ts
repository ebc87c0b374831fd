import { type Brand, type By, names, say } from '@sandtable/kernel';
import {
  EAST_OF_1939,
  eachLand,
  hasSpace,
  IS_WATER,
  LAND_NEXT,
  PLACE_NAMES,
  placeIs,
  SPACE,
  type Space,
  space,
} from '../board/board.js';
import {
  type KindAndSpace,
  KindAt,
  kindAt,
  kindIn,
  type Move,
  Moves,
  movedFrom,
  movedKind,
  movedTo,
  moveOf,
  spaceIn,
} from '../board/domains.js';

import { type GameRefusal, process, question, refusal, verb } from '../kit.js';
import { moveTo, suppliedAfter } from '../movement/movement.js';
import {
  AXIS,
  enemyOf,
  FACTION_NAMES,
  type Faction,
  FLEET,
  GERMAN,
  KIND,
  KIND_FACTION,
  KIND_NAMES,
  KIND_SIDE,
  KIND_TYPE,
  type Kind,
  kindOf,
  NO_FACTION,
  PACT,
  PIECE_FACTION,
  type Piece,
  SIDE_NAMES,
  type Side,
  TANK,
} from '../pieces/pieces.js';
import { couldFree, deployWords, putNew, refuseDeploy } from '../pieces/placing.js';
import type { Position } from '../pieces/position.js';
import { bit, gain, handOf, positionOf, type R, starsIn, type U } from '../table.js';
import { pushPayment } from '../turn/paying.js';
import * as refuse from '../words/refusals.js';
import { eliminatePiece } from './eliminate.js';
import { eachKindAt } from './move.js';
import type { Part } from './part.js';
import { atOnce } from './plain.js';
import { cardHere, skipVerb, textHere } from './play-text.js';

// Texts that offer a choice between different effects, and the few with a mechanism of their own.

const WORDS = ['eliminate', 'discard', 'points', 'fleet', 'flip'] as const;
type Word = Brand<'word'>;
const WORD = names<Word>('word', WORDS);
const [ELIMINATE, DISCARD, POINTS, THE_FLEET, FLIP] = WORD.values;

// The other side chooses

interface Demand {
  /** Where the other side may eliminate one of its pieces, and of which faction; -1 for any. */
  at: Space;
  faction: Faction;
  /** How many cards it may discard instead. */
  cards: number;
  /** Points it may concede instead; 0 if it may not. */
  points: number;
}

/** card.partisans, card.moscow-armistice: the other side picks one of the things it can do. */
export function demand(id: string, cards: number, points: number, faction = NO_FACTION): Part {
  const demands: Demand = { at: space(id), faction, cards, points };
  return atOnce((u, f) => {
    if (canGive(u, enemyOf(f.side), demands)) u.push(choose, { ...demands });
  });
}

function canGive(u: R, side: Side, f: Demand): boolean {
  return f.points > 0 || handOf(u, side).length >= f.cards || anyPieceThere(u, side, f);
}

function anyPieceThere(u: R, side: Side, f: Demand): boolean {
  let found = false;
  eachKindAt(positionOf(u), side, (kind, at) => {
    found ||= at === f.at && (f.faction < 0 || KIND_FACTION[kind] === f.faction);
  });
  return found;
}

function refuseWord(u: R, f: Demand, word: Word, seat: Side): GameRefusal | null {
  if (word === ELIMINATE) return anyPieceThere(u, seat, f) ? null : noPieceToGive(f);
  if (word === DISCARD) return handOf(u, seat).length >= f.cards ? null : tooFewCards(f.cards);
  return word === POINTS && f.points > 0 ? null : notOffered;
}

/** "piece in Warsaw", "Pact piece in Romania" */
function demanded({ at, faction }: { at: Space; faction: Faction }): string {
  return faction < 0
    ? say`piece in ${PLACE_NAMES[at]}`
    : say`${FACTION_NAMES[faction]} piece in ${PLACE_NAMES[at]}`;
}

function noPieceToGive(f: Demand): GameRefusal {
  return refusal('text.who-picks', (_, __, seat) => say`the ${SIDE_NAMES[seat]} have no ${demanded(f)}`);
}
function tooFewCards(asked: number): GameRefusal {
  return refusal('text.who-picks', (u, _, seat) => {
    const held = handOf(u, seat).length;
    return held === 0
      ? say`that takes ${refuse.cards(asked)}, and you have none in hand`
      : say`that takes ${refuse.cards(asked)}, and you have only ${held} in hand`;
  });
}
const notOffered = refusal('text.order', (u) => say`that is not one of the things ${cardHere(u)} offers`);

const choose = question<Demand>('choose', {
  seats: (u) => bit(enemyOf(textHere(u).side)),
  prompt(u, f) {
    const { side } = textHere(u);
    const [card, piece] = [cardHere(u), demanded(f)];
    return f.points > 0
      ? say`${card}: eliminate a ${piece}, or discard ${f.cards} cards, or let the ${SIDE_NAMES[side]} gain ${f.points} VP`
      : say`${card}: eliminate a ${piece}, or discard ${f.cards} cards`;
  },
  anchor: 'text.who-picks',
  verbs: [
    verb({
      name: 'choose',
      domain: WORD,
      check: (u, f, word, seat) => refuseWord(u, f, word, seat),
      moot: (_, f, word) => (word === POINTS ? f.points === 0 : word !== ELIMINATE && word !== DISCARD),
      label(_, f, word, seat) {
        if (word === ELIMINATE) return say`eliminate a ${demanded(f)}`;
        if (word === DISCARD) return say`discard ${refuse.cards(f.cards)}`;
        return say`let the ${SIDE_NAMES[enemyOf(seat)]} gain ${f.points} VP`;
      },
      apply(u, f, word, seat) {
        if (word === ELIMINATE) u.push(giveThere, { at: f.at, faction: f.faction });
        else if (word === DISCARD) pushPayment(u, seat, f.cards);
        else gain(u, enemyOf(seat), f.points);
      },
    }),
  ],
});

const giveThere = question<{ at: Space; faction: Faction }>('give-there', {
  seats: (u) => bit(enemyOf(textHere(u).side)),
  prompt: (u, f) => say`${cardHere(u)}: eliminate a ${demanded(f)}`,
  anchor: 'text.who-picks',
  auto: true,
  verbs: [
    verb({
      name: 'eliminate',
      domain: (u, f, seat) =>
        new KindAt(
          (add) => eachKindAt(positionOf(u), seat, (kind, at) => void (at === f.at && add(kindAt(kind, at)))),
          true,
        ),
      check(u, f, arg, seat) {
        const [kind, at] = [kindIn(arg), spaceIn(arg)];
        if (KIND_SIDE[kind] !== seat) return refuse.notYours;
        if (positionOf(u).find(kind, at) < 0) return refuse.nobodyThere(kind, at);
        const fits = at === f.at && (f.faction < 0 || KIND_FACTION[kind] === f.faction);
        return fits ? null : refusal('text.who-picks', () => say`it must be a ${demanded(f)}`);
      },
      apply: (u, _, arg) => eliminatePiece(u, kindIn(arg), spaceIn(arg)),
    }),
  ],
});

// Naval Projects Completed

const WEST_BALTIC = space('west-baltic-sea');
const GERMAN_FLEET = kindOf(GERMAN, FLEET);

/** card.naval-projects-completed: pay for the fleet, or only flip the card. */
export const fleetOrFlip: Part = atOnce((u) => u.push(fleetQuestion, {}));

function refuseFleet(u: R, seat: Side): GameRefusal | null {
  if (handOf(u, seat).length === 0) return tooFewCards(1);
  return refuseDeploy(positionOf(u), GERMAN_FLEET, WEST_BALTIC) === null ? null : noFleet;
}

const noFleet = refusal('card.naval-projects-completed', (u) =>
  deployWords(positionOf(u), GERMAN_FLEET, WEST_BALTIC),
);

const fleetQuestion = question('fleet-or-flip', {
  seats: (u) => bit(textHere(u).side),
  prompt: () =>
    say`Naval Projects Completed: discard a card for a fleet in the West Baltic Sea, or only flip the card`,
  anchor: 'card.naval-projects-completed',
  anytimeVerbFirst: (u, _, seat) => couldFree(u, seat, [GERMAN_FLEET]),
  verbs: [
    verb({
      name: 'choose',
      domain: WORD,
      check(u, _, word, seat) {
        if (word === FLIP) return null;
        return word === THE_FLEET ? refuseFleet(u, seat) : notOffered;
      },
      moot: (_, __, word) => word !== FLIP && word !== THE_FLEET,
      label: (_, __, word) =>
        word === THE_FLEET ? say`discard a card for a fleet in the West Baltic Sea` : say`only flip the card`,
      apply(u, _, word, seat) {
        if (word === THE_FLEET) u.push(buyFleet, { side: seat });
      },
    }),
  ],
});

const buyFleet = process<{ side: Side }>('buy-fleet', (u, f) => {
  if (f.step++ === 0) return pushPayment(u, f.side, 1);
  // A voluntary removal in the meantime may have cut the sea off.
  if (refuseDeploy(positionOf(u), GERMAN_FLEET, WEST_BALTIC) === null)
    putNew(u, GERMAN_FLEET, WEST_BALTIC, 'deploys');
  u.done();
});

// Scorched Earth

/** stars.scorched-earth: any star east of the 1939 line, under either side's control. */
export const coverStar: Part = {
  say: () => say`no Victory Star is left east of the 1939 line`,
  anchor: 'text.impossible',
  leads(look, rest) {
    let found = false;
    eachLand(EAST_OF_1939, (at) => {
      found ||= starsIn(look.u.table, at) > 0;
    });
    return found && rest(look.with({ done: true }));
  },
  run: (u) => u.push(coverQuestion, {}),
};

const noStarThere = refusal('stars.scorched-earth', (u, at: Space) =>
  starsIn(u.table, at) > 0
    ? say`${placeIs(at)} not east of the 1939 line`
    : say`there is no Victory Star in ${PLACE_NAMES[at]}`,
);

const coverQuestion = question('cover', {
  seats: (u) => bit(textHere(u).side),
  prompt: () => say`Scorched Earth: cover one Victory Star east of the 1939 line`,
  anchor: 'stars.scorched-earth',
  verbs: [
    verb({
      name: 'cover',
      domain: SPACE,
      check: (u, _, at) => (hasSpace(EAST_OF_1939, 0, at) && starsIn(u.table, at) > 0 ? null : noStarThere),
      apply(u, _, at) {
        u.table.scorched = at;
        u.log('scorched', at);
      },
    }),
  ],
});

// Railroad Gauge Conversion

/** card.railroad-gauge-conversion: any distance over own land; the destination must be supplied. */
export const railMove: Part = {
  say: () => say`there is no Axis infantry or tank to move`,
  anchor: 'text.impossible',
  leads: (look, rest) =>
    (look.position.forceLand(GERMAN) | look.position.forceLand(PACT)) !== 0 &&
    rest(look.with({ done: true })),
  run(u) {
    if ((positionOf(u).forceLand(GERMAN) | positionOf(u).forceLand(PACT)) !== 0) u.push(railQuestion, {});
  },
};

/** The land an Axis piece could reach by rail. */
function railGoals(u: R, position: Position, piece: Piece): number {
  const from = position.board.at[piece];
  const { nearLand } = position.reachLeaving(PIECE_FACTION[piece], from);
  const supplied = u.table.board.sheltered.includes(piece) ? -1 : nearLand;
  const open = position.land(AXIS) & (u.facts.rules.railSuppliedEach ? supplied : -1);
  return railReach(from, open) & supplied & ~(1 << from);
}

/** The land that can be reached from a space over open land. */
function railReach(from: Space, open: number): number {
  let reached = 0;
  let fresh = LAND_NEXT[from] & open;
  while (fresh !== 0) {
    reached |= fresh;
    let next = 0;
    eachLand(fresh, (at) => {
      next |= LAND_NEXT[at] & open;
    });
    fresh = next & ~reached;
  }
  return reached;
}

const noRailWay = refusal('card.railroad-gauge-conversion', (u, arg: Move) => {
  const [kind, from, to] = [movedKind(arg), movedFrom(arg), movedTo(arg)];
  const position = positionOf(u);
  if (IS_WATER[to]) return say`the railroad leads over land, and ${placeIs(to)} water`;
  if (!position.controls(AXIS, to)) return say`the Axis do not control ${PLACE_NAMES[to]}`;
  if (!hasSpace(railReach(from, position.land(AXIS)), 0, to))
    return say`no way over land under Axis control leads from ${PLACE_NAMES[from]} to ${PLACE_NAMES[to]}`;
  if (suppliedAfter(position, position.find(kind, from), to))
    return say`on every way from ${PLACE_NAMES[from]} to ${PLACE_NAMES[to]} the piece would be unsupplied somewhere`;
  return say`a ${KIND_NAMES[kind]} would be unsupplied in ${PLACE_NAMES[to]}: ${refuse.lackThere(position, kind, from, to)}`;
});

/** The railroad does not carry this piece. Separate reasons, because `move` and `declare` number pieces differently. */
const notByRail: By<Kind, GameRefusal> = KIND.values.map((kind) =>
  refusal(
    'text.faction',
    (u) => say`${cardHere(u)} moves an Axis infantry or tank, not a ${KIND_NAMES[kind]}`,
  ),
);

const isRailPiece = (kind: Kind) => KIND_SIDE[kind] === AXIS && KIND_TYPE[kind] <= TANK;

function eachRailPiece(u: R, visit: (kind: Kind, at: Space, piece: Piece) => void): void {
  const position = positionOf(u);
  eachKindAt(position, AXIS, (kind, at) => {
    if (isRailPiece(kind)) visit(kind, at, position.find(kind, at));
  });
}

const railVerb = verb<Move>({
  name: 'move',
  domain: (u) =>
    new Moves((add) =>
      eachRailPiece(u, (kind, from) =>
        eachLand(positionOf(u).land(AXIS), (to) => add(moveOf(kind, from, to))),
      ),
    ),
  check(u, _, arg) {
    const [kind, from, to] = [movedKind(arg), movedFrom(arg), movedTo(arg)];
    const piece = positionOf(u).find(kind, from);
    if (!isRailPiece(kind)) return notByRail[kind];
    if (piece < 0) return refuse.nobodyThere(kind, from);
    if (from === to) return refuse.staysPut;
    return hasSpace(railGoals(u, positionOf(u), piece), 0, to) ? null : noRailWay;
  },
  list(u, _, __, add) {
    eachRailPiece(u, (kind, from, piece) =>
      eachLand(railGoals(u, positionOf(u), piece), (to) => add(moveOf(kind, from, to))),
    );
  },
  apply: (u, _, arg) => moveTo(u, positionOf(u).find(movedKind(arg), movedFrom(arg)), movedTo(arg)),
});

const railStay = verb<KindAndSpace>({
  name: 'declare',
  domain: (u) => new KindAt((add) => eachRailPiece(u, (kind, at) => add(kindAt(kind, at))), true),
  check(u, _, arg) {
    const [kind, at] = [kindIn(arg), spaceIn(arg)];
    if (!isRailPiece(kind)) return notByRail[kind];
    return positionOf(u).find(kind, at) < 0 ? refuse.nobodyThere(kind, at) : null;
  },
  list: (u, _, __, add) => eachRailPiece(u, (kind, at) => add(kindAt(kind, at))),
  apply: (u: U, _, arg) => u.log('stays', kindIn(arg), spaceIn(arg)),
});

const railQuestion = question('rail', {
  seats: (u) => bit(textHere(u).side),
  prompt: () => say`Railroad Gauge Conversion: move an infantry or tank over land you control`,
  anchor: 'card.railroad-gauge-conversion',
  verbs: [railVerb, railStay, skipVerb('skip', () => false, [railVerb, railStay])],
});

export const choiceRules = [choose, giveThere, fleetQuestion, buyFleet, coverQuestion, railQuestion];
