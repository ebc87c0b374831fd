import { type By, listed, say } from '@sandtable/kernel';

import { eachLand, eachWater, PLACE_NAMES, type Space } from '../board/board.js';
import { type KindAndSpace, KindAt, kindAt, kindIn, spaceIn } from '../board/domains.js';

import { type GameRefusal, question, refusal, verb } from '../kit.js';
import { goalsOf, moveVerb } from '../movement/movement.js';
import {
  FACTION_NAMES,
  type Faction,
  INFANTRY,
  KIND,
  KIND_NAMES,
  KIND_SIDE,
  type Kind,
  kindOf,
  PIECE_FACTION,
  PIECE_KIND,
  PIECE_TYPE,
  type Piece,
  SIDE_END,
  SIDE_FIRST,
  type Side,
  TANK,
  TYPE_IDS,
  TYPES,
  type Type,
} from '../pieces/pieces.js';
import type { Position } from '../pieces/position.js';
import { bit, positionOf, type R, SPRING, season } from '../table.js';
import * as refuse from '../words/refusals.js';
import { aPiece } from '../words/words.js';
import { type AttackPart, attackVerb } from './attack.js';
import type { Outlook, Part } from './part.js';
import {
  anyOption,
  cardHere,
  outlookHere,
  partHere,
  restFinishable,
  restImpossible,
  skipVerb,
  textHere,
} from './play-text.js';
import { anywhere, whereItStands } from './where.js';

/** A clause that moves pieces, one at a time. */
export interface MovePart extends Part {
  factions: readonly Faction[];
  types: readonly Type[];
  optional: boolean;
  /** Only the piece the text has already placed or moved: "that infantry", "once or twice". */
  same: boolean;
  /** A piece may be declared moved where it stands (move.declared). */
  stay: boolean;
  /** Only from the attacking space into the attacked one. */
  into: boolean;
  /** One piece of each type. */
  oneOfEach: boolean;
  /** How many clauses after this one belong to the same "up to": stopping skips them all. */
  more: number;
}

interface MoveOptions {
  optional?: boolean;
  same?: boolean;
  into?: boolean;
}

/** Move one piece of these types. */
export function move(
  faction: Faction | readonly Faction[],
  types: readonly Type[],
  options: MoveOptions = {},
): MovePart {
  const factions = typeof faction === 'number' ? [faction] : faction;
  const { optional = false, same = false, into = false } = options;
  const part: MovePart = {
    say: () => say`there is no ${movedWords(part)} to move`,
    anchor: 'text.impossible',
    factions,
    types,
    optional,
    same,
    stay: !into,
    into,
    oneOfEach: false,
    more: 0,
    leads(look, rest) {
      if (optional || into) return rest(look);
      return anyMove(look, part, rest);
    },
    run(u, f) {
      if (anyOption(part.stay ? [moveByText, stayVerb] : [moveByText], u, f, f.side))
        u.push(moveQuestion, {});
    },
  };
  return part;
}

/** "Pact infantry or tank", "Soviet piece" */
function movedWords({ factions, types }: MovePart): string {
  const faction = listed(
    'or',
    factions.map((one) => FACTION_NAMES[one]),
  );
  if (types.length === TYPES.length) return say`${faction} piece`;
  if (types.length === 1 && factions.length === 1) return KIND_NAMES[kindOf(factions[0], types[0])];
  const names = listed(
    'or',
    types.map((type) => TYPE_IDS[type]),
  );
  return say`${faction} ${names}`;
}

// Why a clause does not move a piece. Used by both `move` and `declare`, which number their choices differently, so
// these reasons read nothing from the choice.

const notThatPiece = refusal('text.order', (u) => {
  const { piece } = textHere(u);
  const at = u.table.board.at[piece];
  return at >= 0
    ? say`${cardHere(u)} moves ${aPiece(PIECE_KIND[piece], at)}, no other piece`
    : say`${cardHere(u)} moves the piece it was about, no other piece`;
});
const otherPieceMoves: By<Kind, GameRefusal> = KIND.values.map((kind) =>
  refusal(
    'text.faction',
    (u) => say`${cardHere(u)} moves a ${movedWords(partHere(u))} here, not a ${KIND_NAMES[kind]}`,
  ),
);
const oneOfEach = refusal('text.order', (u) => say`${cardHere(u)} moves one piece of each type, no more`);
const noStaying = refusal(
  'move.declared',
  (u) => say`${cardHere(u)} names the space to move into: the piece has to go there`,
);

/** text.up-to: from `least` to `most` moves, each of a different piece. */
export function moves(least: number, most: number, faction: Faction, types: readonly Type[]): MovePart[] {
  return Array.from({ length: most }, (_, i) => ({
    ...move(faction, types, { optional: i >= least }),
    more: most - 1 - i,
  }));
}

/**
 * After the attack: a piece of the force moves into the attacked space, if it can. Where the text does not say
 * "may" it must (text.broken-clause), unless such a piece has used Advance!: it may be the one that is meant.
 */
export function moveIn(
  faction: Faction,
  types: readonly Type[],
  { mandatory = false, notInSpring = false }: { mandatory?: boolean; notInSpring?: boolean } = {},
): MovePart {
  const part = move(faction, types, { optional: !mandatory, into: true });
  const { run } = part;
  part.run = (u, f) => {
    if (notInSpring && season(u) === SPRING) return;
    run(u, f);
  };
  return part;
}

/** After the attack, except in Spring: one piece of each of these types, in any order, may move in. */
export function moveInOneOfEach(faction: Faction, types: readonly Type[]): MovePart[] {
  return types.map((_, i) => {
    const part = moveIn(faction, types, { notInSpring: true });
    const { run } = part;
    part.oneOfEach = true;
    part.more = types.length - 1 - i;
    part.run = (u, f) => {
      // A piece that advanced by reaction is not one the text moves.
      if (i === 0) u.table.moved = [];
      run(u, f);
    };
    return part;
  });
}

/** May the move into the attacked space be skipped, by option or because "that infantry" may have advanced already? */
function mayStayOut(u: R, { into, types }: MovePart): boolean {
  return into && (u.facts.rules.clauseOptional || types.some((type) => type === textHere(u).childResult - 1));
}

/** Does the clause cover this piece? A text moves each piece once, unless the clause says "that piece". */
function refusePiece(u: R, part: MovePart, piece: Piece): GameRefusal | null {
  const f = textHere(u);
  if (part.same) return piece === f.piece ? null : notThatPiece;
  if (!part.factions.includes(PIECE_FACTION[piece]) || !part.types.includes(PIECE_TYPE[piece]))
    return otherPieceMoves[PIECE_KIND[piece]];
  if (part.into && u.table.board.at[piece] !== f.from) return refuse.notOfTheForce;
  if (part.oneOfEach && u.table.moved.some((other) => PIECE_TYPE[other] === PIECE_TYPE[piece]))
    return oneOfEach;
  return u.table.moved.includes(piece) ? refuse.movedAlready : null;
}

/** Tries every move, and moving in place, until the rest of the text can be finished. */
function anyMove(look: Outlook, part: MovePart, rest: (look: Outlook) => boolean): boolean {
  const { position, text, u } = look;
  const { at } = position.board;
  for (let piece = SIDE_FIRST[text.side]; piece < SIDE_END[text.side]; piece++) {
    if (at[piece] < 0 || !named(part, text.piece, piece)) continue;
    if (rest(movedLook(look, piece, at[piece]))) return true;
    const { land, water } = goalsOf(position, piece, u.table.stepLand);
    let found = false;
    const visit = (to: Space) => {
      found ||= rest(movedLook(look, piece, to));
    };
    eachLand(land, visit);
    eachWater(water, visit);
    if (found) return true;
  }
  return false;
}

function named(part: MovePart, last: Piece, piece: Piece): boolean {
  if (part.same) return piece === last;
  return part.factions.includes(PIECE_FACTION[piece]) && part.types.includes(PIECE_TYPE[piece]);
}

function movedLook(look: Outlook, piece: Piece, to: Space): Outlook {
  return look.whatIf({ piece, at: to }, (position) => position.place(piece, to), true);
}

function refuseRest(u: R, piece: Piece, to: Space): GameRefusal | null {
  const f = textHere(u);
  if (f.part >= u.facts.texts[f.text].length) return null;
  const after = (look: Outlook) => movedLook(look, piece, to);
  return restFinishable(after(outlookHere(u))) ? null : restImpossible(after);
}

const moveByText = moveVerb<object>({
  name: 'move',
  may: (u, _, piece) => refusePiece(u, partHere<MovePart>(u), piece),
  target(u, _, __, to) {
    const attacked = partHere<MovePart>(u).into ? textHere(u).at : to;
    return to === attacked ? null : refuse.notIntoAttacked(attacked);
  },
  to: (u, _, piece, to) => (partHere<MovePart>(u).into ? null : refuseRest(u, piece, to)),
  landing: (u) => u.table.stepLand,
  after(u, _, piece, to) {
    const f = textHere(u);
    f.piece = piece;
    if (!partHere<MovePart>(u).into) f.at = to;
  },
});

/** move.declared: the piece counts as moved where it stands. */
const stayVerb = verb<KindAndSpace>({
  name: 'declare',
  domain: (u, _, seat) =>
    new KindAt((add) => eachKindAt(positionOf(u), seat, (kind, at) => add(kindAt(kind, at))), true),
  check(u, _, arg, seat) {
    const [kind, at] = [kindIn(arg), spaceIn(arg)];
    if (KIND_SIDE[kind] !== seat) return refuse.notYours;
    const part = partHere<MovePart>(u);
    if (!part.stay) return noStaying;
    const any = positionOf(u).find(kind, at);
    if (any < 0) return refuse.nobodyThere(kind, at);
    const piece = stayer(u, part, kind, at);
    return piece < 0 ? refusePiece(u, part, any) : refuseRest(u, piece, at);
  },
  list(u, _, seat, add) {
    const part = partHere<MovePart>(u);
    if (!part.stay) return;
    eachKindAt(positionOf(u), seat, (kind, at) => {
      const piece = stayer(u, part, kind, at);
      if (piece >= 0 && refuseRest(u, piece, at) === null) add(kindAt(kind, at));
    });
  },
  apply(u, _, arg) {
    const f = textHere(u);
    f.piece = stayer(u, partHere<MovePart>(u), kindIn(arg), spaceIn(arg));
    f.at = spaceIn(arg);
    u.table.moved.push(f.piece);
    u.log('stays', kindIn(arg), f.at);
  },
});

function stayer(u: R, part: MovePart, kind: Kind, at: Space): Piece {
  const position = positionOf(u);
  const passed: Piece[] = [];
  for (;;) {
    const piece = position.find(kind, at, passed);
    if (piece < 0 || refusePiece(u, part, piece) === null) return piece;
    passed.push(piece);
  }
}

/** Visits every kind of piece of a side in every space, once each. */
export function eachKindAt(position: Position, side: Side, visit: (kind: Kind, at: Space) => void): void {
  const { at } = position.board;
  const seen: KindAndSpace[] = [];
  for (let piece = SIDE_FIRST[side]; piece < SIDE_END[side]; piece++) {
    if (at[piece] < 0) continue;
    const key = kindAt(position.kind(piece), at[piece]);
    if (seen.includes(key)) continue;
    seen.push(key);
    visit(position.kind(piece), at[piece]);
  }
}

const moveQuestion = question('move', {
  seats: (u) => bit(textHere(u).side),
  prompt(u) {
    const part = partHere<MovePart>(u);
    const f = textHere(u);
    const which = part.same ? say`that ${KIND_NAMES[PIECE_KIND[f.piece]]}` : say`a ${movedWords(part)}`;
    const card = cardHere(u);
    if (part.into) {
      const into = PLACE_NAMES[f.at];
      return part.optional
        ? say`${card}: you may move ${which} into ${into}`
        : say`${card}: move ${which} into ${into}`;
    }
    return part.optional ? say`${card}: you may move ${which}` : say`${card}: move ${which}`;
  },
  anchor: 'move.by-text',
  verbs: [
    moveByText,
    stayVerb,
    skipVerb(
      'skip',
      (u) => partHere<MovePart>(u).optional || mayStayOut(u, partHere<MovePart>(u)),
      [moveByText, stayVerb],
      (u) => {
        textHere(u).part += partHere<MovePart>(u).more;
      },
    ),
  ],
});

// Move that piece, or attack with its force

export interface MoveOrAttackPart extends AttackPart, MovePart {}

/** "Then do one of the two: move that piece, or attack with the force it belongs to." */
export function moveOrAttack(faction: Faction, notInSpring = false): MoveOrAttackPart {
  return {
    say: () => '',
    anchor: 'text.order',
    factions: [faction],
    types: [INFANTRY, TANK],
    optional: false,
    same: true,
    stay: true,
    into: false,
    oneOfEach: false,
    more: 0,
    attack: { faction, from: whereItStands, onto: anywhere, infantry: 0, tanks: 0, withPact: false },
    leads: (look, rest) => rest(look),
    run(u, f) {
      if (f.piece < 0 || (notInSpring && season(u) === SPRING)) return;
      u.push(moveOrAttackQuestion, {});
    },
  };
}

const moveOrAttackQuestion = question('move-or-attack', {
  seats: (u) => bit(textHere(u).side),
  prompt(u) {
    const f = textHere(u);
    return say`${cardHere(u)}: move that ${KIND_NAMES[PIECE_KIND[f.piece]]}, or attack with its force`;
  },
  anchor: 'text.order',
  verbs: [
    moveByText,
    stayVerb,
    attackVerb,
    skipVerb('skip', () => false, [moveByText, stayVerb, attackVerb]),
  ],
});

export const moveRules = [moveQuestion, moveOrAttackQuestion];
