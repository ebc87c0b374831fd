import { SPACE_COUNT } from '../board.js';
import { KindAt, kindAt, kindIn, spaceIn } from '../domains.js';
import type { No } from '../kit.js';
import { question } from '../kit.js';
import {
  FACTION_NAMES,
  KIND_FACTION,
  KIND_NAMES,
  KIND_TYPE,
  kindOf,
  PIECE_KIND,
  shelteredKind,
  TYPES,
} from '../pieces.js';
import { putNew, refuseDeploy, refuseRecruit } from '../placing.js';
import type { Position } from '../position.js';
import * as refuse from '../refusals.js';
import { bit, positionOf, type R } from '../table.js';
import { anyOption, outlookHere, partHere, restFinishable, skipVerb, textHere } from '../text.js';
import { type Outlook, type Part, whatIf } from './part.js';
import { listed, type Where } from './where.js';

/** A clause that puts a new piece on the board. */
export interface DeployPart extends Part {
  kinds: readonly number[];
  where: Where;
  /** Not in a space the text has deployed to: "2 different spaces" (deploy.different-spaces). */
  apart: boolean;
  /** In the same space as what the text deployed before. */
  together: boolean;
  optional: boolean;
  recruit: boolean;
  /** Counts as supplied until the side's next turn begins (supply.protected). */
  sheltered: boolean;
}

interface DeployOptions {
  apart?: boolean;
  together?: boolean;
  optional?: boolean;
  recruit?: boolean;
  sheltered?: boolean;
}

/** Deploy one piece, of one of these types, in such a space. */
export function deploy(
  faction: number,
  types: number | readonly number[],
  where: Where,
  options: DeployOptions = {},
): DeployPart {
  const kinds = (typeof types === 'number' ? [types] : types).map((type) => kindOf(faction, type));
  const { apart = false, together = false, optional = false, recruit = false, sheltered = false } = options;
  const what = listed(
    kinds.map((kind) => `a ${KIND_NAMES[kind]}`),
    'or',
  );
  const part: DeployPart = {
    say: `${what} cannot be ${recruit ? 'recruited' : 'deployed'} in ${where.say}`,
    anchor: 'text.impossible',
    kinds,
    where,
    apart,
    together,
    optional,
    recruit,
    sheltered,
    leads(look, rest) {
      if (optional) return rest({ ...look, depth: look.depth + 1 });
      for (const kind of kinds) {
        for (let at = 0; at < SPACE_COUNT; at++) {
          if (refusePlacing(look, part, kind, at) === null && rest(placed(look, part, kind, at))) return true;
        }
      }
      return missing(look, part) && rest({ ...look, lacks: true, depth: look.depth + 1 });
    },
    run(u, f) {
      const seat = f.side;
      const waiting =
        anyOption([deployVerb], u, f, seat) || kinds.some((kind) => onBoard(positionOf(u), kind));
      if (waiting) u.push(deployByText, {});
    },
  };
  return part;
}

/** Recruit one piece: it needs neither control nor supply. */
export function recruit(faction: number, type: number, where: Where, sheltered = false): DeployPart {
  return deploy(faction, type, where, { recruit: true, sheltered });
}

/** One piece in each of so many different spaces. */
export function deployApart(count: number, faction: number, type: number, where: Where): DeployPart[] {
  return Array.from({ length: count }, () => deploy(faction, type, where, { apart: true }));
}

/** Several pieces, all in one space. */
export function deployTogether(faction: number, types: readonly number[], where: Where): DeployPart[] {
  return types.map((type) => deploy(faction, type, where, { together: true }));
}

function onBoard(position: Position, kind: number): boolean {
  return position.board.at.some((at, piece) => at >= 0 && PIECE_KIND[piece] === kind);
}

/**
 * Fewer pieces than asked for: with none of the kind left the clause is left out. The option missing-pieces
 * says whether a card may be played that way (deploy.missing).
 */
function missing({ position }: Outlook, { kinds }: DeployPart): boolean {
  return kinds.every((kind) => position.available(KIND_FACTION[kind], KIND_TYPE[kind]) === 0);
}

function refusePlacing(look: Outlook, part: DeployPart, kind: number, at: number): No | null {
  const { position, text } = look;
  if (!part.kinds.includes(kind)) return refuse.otherPiece;
  if (!part.where.has(look, at)) return refuse.otherSpace;
  if (part.apart && text.used.includes(at)) return refuse.usedSpace;
  if (part.together && text.used.length > 0 && !text.used.includes(at)) return refuse.sameSpace;
  return part.recruit ? refuseRecruit(position, kind, at) : refuseDeploy(position, kind, at);
}

/** How things would stand with the piece in place. */
function placed(look: Outlook, part: DeployPart, kind: number, at: number): Outlook {
  const piece = look.position.find(kind, -1);
  return whatIf({ ...look, done: true }, { piece, at, used: [...look.text.used, at] }, (position) => {
    position.place(piece, at);
    if (part.sheltered) position.board.sheltered.push(piece);
  });
}

function refuseHere(u: R, kind: number, at: number): No | null {
  const look = outlookHere(u);
  const part = partHere<DeployPart>(u);
  const refused = refusePlacing(look, part, kind, at);
  if (refused) return refused;
  return restFinishable(placed(look, part, kind, at)) ? null : refuse.restImpossible;
}

const deployVerb = {
  name: 'deploy',
  domain: (u: R) =>
    new KindAt((add) => {
      for (const kind of partHere<DeployPart>(u).kinds)
        for (let at = 0; at < SPACE_COUNT; at++)
          if (partHere<DeployPart>(u).where.has(outlookHere(u), at)) add(kindAt(kind, at));
    }, false),
  check: (u: R, _: object, arg: number) => refuseHere(u, kindIn(arg), spaceIn(arg)),
  list(u: R, _: object, __: number, add: (arg: number) => void) {
    for (const kind of partHere<DeployPart>(u).kinds)
      for (let at = 0; at < SPACE_COUNT; at++) if (refuseHere(u, kind, at) === null) add(kindAt(kind, at));
  },
  take(u: Parameters<Part['run']>[0], _: object, arg: number) {
    const f = textHere(u);
    const { recruit: recruits, sheltered } = partHere<DeployPart>(u);
    const at = spaceIn(arg);
    f.piece = putNew(u, kindIn(arg), at, recruits ? 'recruits' : 'deploys');
    f.at = at;
    f.used.push(at);
    if (!sheltered) return;
    u.table.board.sheltered.push(f.piece);
    positionOf(u).forget();
    u.tell('sheltered', shelteredKind(KIND_FACTION[kindIn(arg)]), at);
  },
};

export const deployByText = question('deploy', {
  seats: (u) => bit(textHere(u).side),
  prompt(u) {
    const { kinds, recruit: recruits, where } = partHere<DeployPart>(u);
    const what = `${FACTION_NAMES[KIND_FACTION[kinds[0]]]} ${listed(
      kinds.map((kind) => TYPES[KIND_TYPE[kind]]),
      'or',
    )}`;
    return `${u.facts.cards[textHere(u).card].name}: ${recruits ? 'recruit' : 'deploy'} a ${what} in ${where.say}`;
  },
  anchor: 'deploy.supplied',
  verbs: [deployVerb, skipVerb('skip', (u) => partHere<DeployPart>(u).optional, [deployVerb])],
});
