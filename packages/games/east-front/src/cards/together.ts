import { say } from '@sandtable/kernel';
import { eachLand, LAND_NEXT, PLACE_NAMES, type Space } from '../board/board.js';
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

import { type GameRefusal, question, refusal, verb } from '../kit.js';
import { moveTo, refuseMove } from '../movement/movement.js';
import {
  FACTION_NAMES,
  type Faction,
  INFANTRY,
  isSheltered,
  KIND_NAMES,
  type Kind,
  kindOf,
  type Piece,
  shelteredKind,
  TANK,
} from '../pieces/pieces.js';
import type { Position } from '../pieces/position.js';
import { bit, positionOf, type R } from '../table.js';
import * as refuse from '../words/refusals.js';
import { lackWords } from '../words/words.js';
import type { Outlook, Part } from './part.js';
import { cardHere, outlookHere, skipVerb, textHere } from './play-text.js';

// An infantry and a tank that move together

interface Pair {
  faction: Faction;
}

/** card.sonderkraftfahrzeug: both start in one space and end in one space; supply is checked once both have arrived. */
export function moveTogether(faction: Faction): Part {
  return {
    say: () =>
      say`no ${FACTION_NAMES[faction]} infantry stands together with a ${FACTION_NAMES[faction]} tank`,
    anchor: 'text.impossible',
    leads(look, rest) {
      let found = false;
      eachPair(look.position, faction, () => {
        found = true;
      });
      return found && rest(look.with({ done: true }));
    },
    run(u) {
      u.push(togetherQuestion, { faction });
    },
  };
}

/** The kinds the infantry can have: a protected infantry is its own kind. */
function infantryKinds(faction: Faction): Kind[] {
  return [kindOf(faction, INFANTRY), shelteredKind(faction)];
}

/** The infantry of this kind and the tank that moves with it. */
function pairIn(position: Position, faction: Faction, kind: Kind, at: Space): [Piece, Piece] | null {
  if (!infantryKinds(faction).includes(kind)) return null;
  const infantry = position.find(kind, at);
  const tank = position.find(kindOf(faction, TANK), at);
  return infantry < 0 || tank < 0 ? null : [infantry, tank];
}

function eachPair(position: Position, faction: Faction, visit: (kind: Kind, at: Space) => void): void {
  const kinds = infantryKinds(faction);
  eachLand(position.forceLand(faction), (at) => {
    for (const kind of kinds) if (pairIn(position, faction, kind, at) !== null) visit(kind, at);
  });
}

function refuseTogether(
  u: R,
  faction: Faction,
  kind: Kind,
  from: Space,
  to: Space,
): GameRefusal<Move> | null {
  const position = positionOf(u);
  const pair = pairIn(position, faction, kind, from);
  if (!pair) return noPair(faction, kind, from);
  const refused = refuseMove(position, pair[0], to, 0);
  if (refused && refused !== refuse.wouldBeUnsupplied) return refused;
  const after = (look: Outlook) =>
    look.whatIf({}, (trial) => {
      for (const piece of pair) trial.place(piece, to);
    });
  if (after(outlookHere(u)).position.supplied(faction, to)) return null;
  return refusal('move.supplied', (now) => {
    const why = lackWords(after(outlookHere(now)).position, faction, to);
    const [name, place] = [FACTION_NAMES[faction], PLACE_NAMES[to]];
    return isSheltered(kind)
      ? say`the ${name} tank would be unsupplied in ${place}: ${why}`
      : say`the ${name} infantry and the tank would be unsupplied in ${place}: ${why}`;
  });
}

/** Which of the two is missing. */
function noPair(faction: Faction, kind: Kind, at: Space): GameRefusal {
  return refusal('card.sonderkraftfahrzeug', (u) => {
    const [name, where] = [FACTION_NAMES[faction], PLACE_NAMES[at]];
    if (!infantryKinds(faction).includes(kind))
      return say`${cardHere(u)} moves a ${name} infantry and a ${name} tank together, and it is the infantry that is named`;
    if (positionOf(u).find(kind, at) < 0) return say`there is no ${KIND_NAMES[kind]} in ${where}`;
    return say`there is no ${name} tank in ${where} to move together with the infantry`;
  });
}

/** The choice names the infantry; the tank moves with it. */
const pairMove = verb<Move, Pair>({
  name: 'move',
  domain: (u, f) =>
    new Moves((add) =>
      eachPair(positionOf(u), f.faction, (kind, from) =>
        eachLand(LAND_NEXT[from], (to) => add(moveOf(kind, from, to))),
      ),
    ),
  check: (u, f, arg) => refuseTogether(u, f.faction, movedKind(arg), movedFrom(arg), movedTo(arg)),
  list(u, f, _, add) {
    eachPair(positionOf(u), f.faction, (kind, from) =>
      eachLand(LAND_NEXT[from], (to) => {
        if (refuseTogether(u, f.faction, kind, from, to) === null) add(moveOf(kind, from, to));
      }),
    );
  },
  apply(u, f, arg) {
    const here = textHere(u);
    const pair = pairIn(positionOf(u), f.faction, movedKind(arg), movedFrom(arg))!;
    for (const piece of pair) moveTo(u, piece, movedTo(arg));
    here.piece = pair[1];
    here.at = movedTo(arg);
  },
});

/** move.declared: both are declared together. */
const pairStays = verb<KindAndSpace, Pair>({
  name: 'declare',
  domain: (u, f) =>
    new KindAt((add) => eachPair(positionOf(u), f.faction, (kind, at) => add(kindAt(kind, at))), true),
  check: (u, f, arg) =>
    pairIn(positionOf(u), f.faction, kindIn(arg), spaceIn(arg)) === null
      ? noPair(f.faction, kindIn(arg), spaceIn(arg))
      : null,
  list: (u, f, _, add) => eachPair(positionOf(u), f.faction, (kind, at) => add(kindAt(kind, at))),
  apply(u, f, arg) {
    const here = textHere(u);
    here.piece = pairIn(positionOf(u), f.faction, kindIn(arg), spaceIn(arg))![1];
    here.at = spaceIn(arg);
    u.log('stays', kindIn(arg), here.at);
  },
});

const togetherQuestion = question<Pair>('move-together', {
  seats: (u) => bit(textHere(u).side),
  prompt: (u, f) =>
    say`${cardHere(u)}: move a ${FACTION_NAMES[f.faction]} infantry and a ${FACTION_NAMES[f.faction]} tank together`,
  anchor: 'card.sonderkraftfahrzeug',
  verbs: [pairMove, pairStays, skipVerb('skip', () => false, [pairMove, pairStays])],
});

export const togetherRules = [togetherQuestion];
