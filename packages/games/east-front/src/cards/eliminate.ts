import { say } from '@sandtable/kernel';
import { NEIGHBOURS, type Space } from '../board/board.js';
import { type KindAndSpace, KindAt, kindAt, kindIn, spaceIn } from '../board/domains.js';

import { type GameRefusal, question, refusal, verb } from '../kit.js';
import {
  type Faction,
  INFANTRY,
  KIND_FACTION,
  KIND_SIDE,
  KIND_TYPE,
  type Kind,
  type Side,
  TANK,
  type Type,
  withArticle,
} from '../pieces/pieces.js';
import type { Position } from '../pieces/position.js';
import { bit, positionOf, type R, type U } from '../table.js';
import * as refuse from '../words/refusals.js';
import { aPiece } from '../words/words.js';
import { eachKindAt } from './move.js';
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

/** The pieces a clause may eliminate. */
export interface Victims {
  /** "an Axis infantry or tank next to a Soviet infantry" */
  say: string;
  side: Side;
  has(look: Outlook, kind: Kind, at: Space): boolean;
  /** Why there is none, if the default wording does not fit. */
  none?(look: Outlook): string;
}

export interface EliminatePart extends Part {
  victims: Victims;
  optional: boolean;
  /** The owner of the pieces picks, for "the other player must" (text.who-picks). */
  theyPick: boolean;
}

/** Eliminate a piece: no combat, no reactions (eliminate.plain). */
export function eliminate(victims: Victims): EliminatePart {
  const part: EliminatePart = {
    say: (look) => victims.none?.(look) ?? say`there is no ${victims.say}`,
    anchor: 'text.impossible',
    victims,
    optional: false,
    theyPick: false,
    leads: (look, rest) => anyVictim(look, victims, rest),
    run(u, f) {
      const seat = part.theyPick ? victims.side : f.side;
      if (anyOption([eliminateVerb], u, f, seat)) u.push(eliminateByText, {});
    },
  };
  return part;
}

/** "You may then eliminate …" */
export function mayEliminate(victims: Victims): EliminatePart {
  const part = eliminate(victims);
  part.optional = true;
  part.leads = (look, rest) => rest(look);
  return part;
}

/** The other player must eliminate one of their pieces, of their choice. */
export function theyEliminate(victims: Victims, ifPossible = false): EliminatePart {
  const part = eliminate(victims);
  part.theyPick = true;
  if (ifPossible) part.leads = (look, rest) => rest(look);
  return part;
}

/** Give up one of your own pieces: a price, picked so that the rest can be carried out (text.look-ahead). */
export function giveUp(victims: Victims): EliminatePart {
  return eliminate(victims);
}

function anyVictim(look: Outlook, victims: Victims, rest: (look: Outlook) => boolean): boolean {
  let found = false;
  eachKindAt(look.position, victims.side, (kind, at) => {
    if (!found && victims.has(look, kind, at)) found = rest(without(look, kind, at));
  });
  return found;
}

function without(look: Outlook, kind: Kind, at: Space): Outlook {
  const piece = look.position.find(kind, at);
  const done = look.done || KIND_SIDE[kind] !== look.text.side;
  return look.whatIf({ at }, (position) => position.lift(piece), done);
}

function refuseVictim(u: R, kind: Kind, at: Space): GameRefusal<KindAndSpace> | null {
  const { victims } = partHere<EliminatePart>(u);
  const look = outlookHere(u);
  if (positionOf(u).find(kind, at) < 0) return refuse.nobodyThere(kind, at);
  if (KIND_SIDE[kind] !== victims.side || !victims.has(look, kind, at)) return otherVictim;
  const after = (now: Outlook) => without(now, kind, at);
  return restFinishable(after(look)) ? null : restImpossible(after);
}

const otherVictim = refusal('text.order', (u, arg: KindAndSpace) => {
  const { victims } = partHere<EliminatePart>(u);
  return say`${cardHere(u)} eliminates ${withArticle(victims.say)}, and ${aPiece(kindIn(arg), spaceIn(arg))} is not one`;
});

/** Removes a piece from the board by elimination. */
export function eliminatePiece(u: U, kind: Kind, at: Space): void {
  const position = positionOf(u);
  u.log('eliminated', kind, at);
  position.lift(position.find(kind, at));
}

const eliminateVerb = verb<KindAndSpace>({
  name: 'eliminate',
  domain: (u) =>
    new KindAt(
      (add) =>
        eachKindAt(positionOf(u), partHere<EliminatePart>(u).victims.side, (kind, at) =>
          add(kindAt(kind, at)),
        ),
      true,
    ),
  check: (u, _, arg) => refuseVictim(u, kindIn(arg), spaceIn(arg)),
  list(u, _, __, add) {
    eachKindAt(positionOf(u), partHere<EliminatePart>(u).victims.side, (kind, at) => {
      if (refuseVictim(u, kind, at) === null) add(kindAt(kind, at));
    });
  },
  apply(u, _, arg) {
    textHere(u).at = spaceIn(arg);
    eliminatePiece(u, kindIn(arg), spaceIn(arg));
  },
});

const eliminateByText = question('eliminate', {
  seats(u) {
    const { theyPick, victims } = partHere<EliminatePart>(u);
    return bit(theyPick ? victims.side : textHere(u).side);
  },
  prompt(u) {
    const { victims, optional } = partHere<EliminatePart>(u);
    const one = withArticle(victims.say);
    return optional ? say`${cardHere(u)}: you may eliminate ${one}` : say`${cardHere(u)}: eliminate ${one}`;
  },
  anchor: 'eliminate.plain',
  verbs: [eliminateVerb, skipVerb('skip', (u) => partHere<EliminatePart>(u).optional, [eliminateVerb])],
});

export const eliminateRules = [eliminateByText];

// Which pieces can be eliminated

type Test = (look: Outlook, kind: Kind, at: Space) => boolean;

/** The matching pieces of a side. */
export function pieces(side: Side, words: string, has: Test, none?: Victims['none']): Victims {
  return { side, say: words, has, ...(none ? { none } : {}) };
}

export function ofType(...types: Type[]): Test {
  return (_, kind) => types.includes(KIND_TYPE[kind]);
}

export function ofFaction(faction: Faction): Test {
  return (_, kind) => KIND_FACTION[kind] === faction;
}

export function both(...tests: Test[]): Test {
  return (look, kind, at) => tests.every((test) => test(look, kind, at));
}

/** Next to a piece of this faction and of one of these types. */
export function nextToA(faction: Faction, ...types: Type[]): Test {
  return ({ position }, _, at) => NEIGHBOURS[at].some((near) => standsIn(position, faction, types, near));
}

function standsIn(position: Position, faction: Faction, types: readonly Type[], at: Space): boolean {
  return types.some((type) => position.count(faction, type, at) > 0);
}

/** eliminate.near-force: next to at least one infantry or tank of the faction. */
export function nextToForce(faction: Faction): Test {
  return nextToA(faction, INFANTRY, TANK);
}

export const FIGHTING = [INFANTRY, TANK];
