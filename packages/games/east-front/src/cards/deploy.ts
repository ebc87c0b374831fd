import { listed, say, type Verb } from '@sandtable/kernel';
import {
  AVAILABLE,
  FIRST_SPACE,
  hasSpace,
  IS_WATER,
  PLACE_NAMES,
  placeIs,
  SPACE,
  SPACE_COUNT,
  type Space,
} from '../board/board.js';
import { type KindAndSpace, KindAt, kindAt, kindIn, spaceIn } from '../board/domains.js';
import type { Facts } from '../facts.js';
import { type GameRefusal, question, refusal, verb } from '../kit.js';
import {
  FACTION_NAMES,
  type Faction,
  FLEET,
  isSheltered,
  KIND_FACTION,
  KIND_NAMES,
  KIND_SIDE,
  KIND_TYPE,
  type Kind,
  kindOf,
  PIECE_KIND,
  PIECES,
  SIDE_NAMES,
  shelteredKind,
  TYPE_IDS,
  type Type,
} from '../pieces/pieces.js';
import {
  couldFree,
  deployGoals,
  deployWords,
  putNew,
  recruitGoals,
  refuseDeploy,
  refuseRecruit,
} from '../pieces/placing.js';
import type { Position } from '../pieces/position.js';
import { bit, positionOf, type R, type Table } from '../table.js';
import * as refuse from '../words/refusals.js';
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
import { inWords, type Where } from './where.js';

/** A clause that puts a new piece on the board. */
export interface DeployPart extends Part {
  kinds: readonly Kind[];
  where: Where;
  /** Not in a space the text has deployed to: the n-th of "2 different spaces" (deploy.different-spaces). */
  apart: { nth: number; of: number } | null;
  /** In the same space as what the text deployed before. */
  together: boolean;
  optional: boolean;
  recruit: boolean;
  /** Counts as supplied until the side's next turn begins (supply.protected). */
  sheltered: boolean;
}

interface DeployOptions {
  apart?: { nth: number; of: number };
  together?: boolean;
  optional?: boolean;
  recruit?: boolean;
  sheltered?: boolean;
  /** Why the card cannot be played, where the spaces alone do not explain it. */
  none?: string;
}

/** Deploy one piece, of one of these types, in such a space. */
export function deploy(
  faction: Faction,
  types: Type | readonly Type[],
  where: Where,
  options: DeployOptions = {},
): DeployPart {
  const kinds = (typeof types === 'number' ? [types] : types).map((type) => kindOf(faction, type));
  const { apart = null, together = false, optional = false, recruit = false, sheltered = false } = options;
  const part: DeployPart = {
    say: (look) => (look.text.at < 0 && options.none) || noPlaceWords(look, part),
    anchor: 'text.impossible',
    kinds,
    where,
    apart,
    together,
    optional,
    recruit,
    sheltered,
    leads(look, rest) {
      if (optional) return rest(look);
      const found = eachPlacing(look, part, (kind, at) => rest(placed(look, part, kind, at)));
      return found || (missing(look, part) && rest(look.with({ lacks: true })));
    },
    run(u, f) {
      const seat = f.side;
      const waiting = anyOption(PLACING, u, f, seat) || kinds.some((kind) => onBoard(positionOf(u), kind));
      if (waiting) u.push(deployByText, {});
    },
  };
  return part;
}

/** Recruit one piece: it needs neither control nor supply. */
export function recruit(faction: Faction, type: Type, where: Where, sheltered = false): DeployPart {
  return deploy(faction, type, where, { recruit: true, sheltered });
}

/** One piece in each of so many different spaces. */
export function deployApart(count: number, faction: Faction, type: Type, where: Where): DeployPart[] {
  return Array.from({ length: count }, (_, nth) =>
    deploy(faction, type, where, { apart: { nth, of: count } }),
  );
}

/** Several pieces, all in one space. */
export function deployTogether(faction: Faction, types: readonly Type[], where: Where): DeployPart[] {
  return types.map((type) => deploy(faction, type, where, { together: true }));
}

function onBoard(position: Position, kind: Kind): boolean {
  return PIECES.some((piece) => PIECE_KIND[piece] === kind && position.board.at[piece] >= 0);
}

/**
 * If no piece of the kind is available, the clause is skipped. The option missing-pieces decides whether a card may be
 * played that way (deploy.missing).
 */
function missing({ position }: Outlook, { kinds }: DeployPart): boolean {
  return kinds.every((kind) => position.available(KIND_FACTION[kind], KIND_TYPE[kind]) === 0);
}

/** "German infantry, tank or airplane" */
function piecesOf({ kinds }: DeployPart, word: 'and' | 'or' = 'or'): string {
  if (kinds.length === 1) return KIND_NAMES[kinds[0]];
  const types = kinds.map((kind) => TYPE_IDS[KIND_TYPE[kind]]);
  return say`${FACTION_NAMES[KIND_FACTION[kinds[0]]]} ${listed(word, types)}`;
}

/** Why no piece of the clause can be placed although one is available. */
function noPlaceWords(look: Outlook, part: DeployPart): string {
  const { position } = look;
  const { apart, kinds, recruit: recruits, where } = part;
  const side = KIND_SIDE[kinds[0]];
  const [what, here] = [piecesOf(part), inWords(where, look)];
  const none = recruits ? say`no ${what} can be recruited ${here}` : say`no ${what} can be deployed ${here}`;
  if (apart && apart.nth > 0)
    return recruits
      ? say`only ${apart.nth} ${what} can be recruited ${here}, and ${apart.of} are asked for, in different spaces`
      : say`only ${apart.nth} ${what} can be deployed ${here}, and ${apart.of} are asked for, in different spaces`;
  const left = kinds.filter((kind) => position.available(KIND_FACTION[kind], KIND_TYPE[kind]) > 0);
  const places = left.flatMap((kind) =>
    SPACE.values.flatMap((at) =>
      where.has(look, at) && IS_WATER[at] === (KIND_TYPE[kind] === FLEET) ? [{ kind, at }] : [],
    ),
  );
  if (places.length === 0) return say`there is no ${where.noun ?? where.say}`;
  if (recruits)
    return places.length === 1
      ? say`${placeIs(places[0].at)} occupied by the enemy`
      : say`${none}: the enemy occupies every such space`;
  const spaces = [...new Set(places.map(({ at }) => at))];
  if (spaces.length === 1) return deployWords(position, places[0].kind, places[0].at);
  const why = spaces.some((at) => position.controls(side, at))
    ? say`it would be unsupplied in all that the ${SIDE_NAMES[side]} control there`
    : say`the ${SIDE_NAMES[side]} control nothing there`;
  return say`${none}: ${why}`;
}

// Why a clause does not let a piece be placed like this.

const otherPiece = refusal('text.order', (u, arg: KindAndSpace) => {
  const part = partHere<DeployPart>(u);
  const [card, one, other] = [cardHere(u), piecesOf(part), KIND_NAMES[kindIn(arg)]];
  return part.recruit
    ? say`${card} recruits a ${one} now, not a ${other}`
    : say`${card} deploys a ${one} now, not a ${other}`;
});
const otherWord = refusal('recruit.space', (u) => {
  return partHere<DeployPart>(u).recruit
    ? say`${cardHere(u)} says to recruit here, not to deploy`
    : say`${cardHere(u)} says to deploy here, not to recruit`;
});
const otherSpace = refusal('text.order', (u, arg: KindAndSpace) => {
  const part = partHere<DeployPart>(u);
  const where = inWords(part.where, outlookHere(u));
  const other = PLACE_NAMES[spaceIn(arg)];
  return part.recruit
    ? say`${cardHere(u)} recruits ${where}, not in ${other}`
    : say`${cardHere(u)} deploys ${where}, not in ${other}`;
});
const usedSpace = refusal(
  'deploy.different-spaces',
  (u, arg: KindAndSpace) =>
    say`${cardHere(u)} asks for different spaces, and a piece has gone to ${PLACE_NAMES[spaceIn(arg)]} already`,
);
const sameSpace = refusal(
  'text.order',
  (u) =>
    say`${cardHere(u)} puts all its pieces into one space, and the first went to ${PLACE_NAMES[textHere(u).used[0]]}`,
);

function refusePlacing(
  look: Outlook,
  part: DeployPart,
  kind: Kind,
  at: Space,
): GameRefusal<KindAndSpace> | null {
  const { position, text } = look;
  if (isSheltered(kind)) return refuse.namedProtected;
  if (!part.kinds.includes(kind)) return otherPiece;
  if (!part.where.has(look, at)) return otherSpace;
  if (part.apart && text.used.includes(at)) return usedSpace;
  if (part.together && text.used.length > 0 && !text.used.includes(at)) return sameSpace;
  return part.recruit ? refuseRecruit(position, kind, at) : refuseDeploy(position, kind, at);
}

/** The outlook with the piece in place. */
function placed(look: Outlook, part: DeployPart, kind: Kind, at: Space): Outlook {
  const piece = look.position.find(kind, AVAILABLE);
  const change = (position: Position) => {
    position.place(piece, at);
    if (part.sheltered) position.board.sheltered.push(piece);
  };
  return look.whatIf({ piece, at, used: [...look.text.used, at] }, change, true);
}

function refuseHere(u: R, kind: Kind, at: Space): GameRefusal<KindAndSpace> | null {
  const look = outlookHere(u);
  const part = partHere<DeployPart>(u);
  const refused = refusePlacing(look, part, kind, at);
  if (refused) return refused;
  const after = (now: Outlook) => placed(now, part, kind, at);
  return restFinishable(after(look)) ? null : restImpossible(after);
}

/** Visits every way to carry out the clause, until the visitor returns true. */
function eachPlacing(look: Outlook, part: DeployPart, enough: (kind: Kind, at: Space) => boolean): boolean {
  const { position, text } = look;
  for (const kind of part.kinds) {
    const { land, water } = part.recruit ? recruitGoals(position, kind) : deployGoals(position, kind);
    for (let at = FIRST_SPACE; at < SPACE_COUNT; at++) {
      if (!hasSpace(land, water, at) || !part.where.has(look, at)) continue;
      if (part.apart && text.used.includes(at)) continue;
      if (part.together && text.used.length > 0 && !text.used.includes(at)) continue;
      if (enough(kind, at)) return true;
    }
  }
  return false;
}

/** `deploy` and `recruit` work alike; they have two names because the rules do. */
function placingVerb(name: string, recruits: boolean): Verb<Table, Facts> {
  return verb<KindAndSpace>({
    name,
    domain: (u) =>
      new KindAt((add) => {
        const part = partHere<DeployPart>(u);
        const look = outlookHere(u);
        for (const kind of part.recruit === recruits ? part.kinds : [])
          for (let at = FIRST_SPACE; at < SPACE_COUNT; at++)
            if (part.where.has(look, at)) add(kindAt(kind, at));
      }, false),
    check: (u, _, arg) =>
      partHere<DeployPart>(u).recruit === recruits ? refuseHere(u, kindIn(arg), spaceIn(arg)) : otherWord,
    list(u, _, __, add) {
      const part = partHere<DeployPart>(u);
      if (part.recruit !== recruits) return;
      const look = outlookHere(u);
      eachPlacing(look, part, (kind, at) => {
        if (restFinishable(placed(look, part, kind, at))) add(kindAt(kind, at));
        return false;
      });
    },
    apply(u, _, arg) {
      const f = textHere(u);
      const at = spaceIn(arg);
      f.piece = putNew(u, kindIn(arg), at, recruits ? 'recruits' : 'deploys');
      f.at = at;
      f.used.push(at);
      if (!partHere<DeployPart>(u).sheltered) return;
      u.table.board.sheltered.push(f.piece);
      positionOf(u).forget();
      u.log('sheltered', shelteredKind(KIND_FACTION[kindIn(arg)]), at);
    },
  });
}

const PLACING = [placingVerb('deploy', false), placingVerb('recruit', true)];

export const deployByText = question('deploy', {
  seats: (u) => bit(textHere(u).side),
  anytimeVerbFirst: (u, _, seat) => couldFree(u, seat, partHere<DeployPart>(u).kinds),
  prompt(u) {
    const part = partHere<DeployPart>(u);
    const look = outlookHere(u);
    const [card, one, where] = [cardHere(u), piecesOf(part), inWords(part.where, look)];
    const todo = part.recruit ? say`recruit a ${one} ${where}` : say`deploy a ${one} ${where}`;
    // deploy.missing: a voluntary removal can still provide the piece.
    if (missing(look, part))
      return part.recruit
        ? say`${card}: every ${piecesOf(part, 'and')} is on the board; withdraw one to recruit it ${where}, or skip`
        : say`${card}: every ${piecesOf(part, 'and')} is on the board; withdraw one to deploy it ${where}, or skip`;
    if (eachPlacing(look, part, () => true))
      return part.optional ? say`${card}: you may ${todo}` : say`${card}: ${todo}`;
    return say`${card}: nowhere to ${todo}; skip`;
  },
  anchor: 'deploy.supplied',
  verbs: [...PLACING, skipVerb('skip', (u) => partHere<DeployPart>(u).optional, PLACING)],
});
