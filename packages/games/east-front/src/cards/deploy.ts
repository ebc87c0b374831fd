import type { Verb } from '@sandtable/kernel';
import { hasSpace, SPACE_COUNT } from '../board.js';
import { KindAt, kindAt, kindIn, spaceIn } from '../domains.js';
import type { Facts } from '../facts.js';
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
import { deployGoals, putNew, recruitGoals, refuseDeploy, refuseRecruit } from '../placing.js';
import type { Position } from '../position.js';
import * as refuse from '../refusals.js';
import { bit, positionOf, type R, type Table } from '../table.js';
import { anyOption, outlookHere, partHere, restFinishable, skipVerb, textHere } from '../text.js';
import type { Outlook, Part } from './part.js';
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
  const change = (position: Position) => {
    position.place(piece, at);
    if (part.sheltered) position.board.sheltered.push(piece);
  };
  return look.whatIf({ piece, at, used: [...look.text.used, at] }, change, true);
}

function refuseHere(u: R, kind: number, at: number): No | null {
  const look = outlookHere(u);
  const part = partHere<DeployPart>(u);
  const refused = refusePlacing(look, part, kind, at);
  if (refused) return refused;
  return restFinishable(placed(look, part, kind, at)) ? null : refuse.restImpossible;
}

/** Every way to carry the clause out, until somebody has seen enough. */
function eachPlacing(
  look: Outlook,
  part: DeployPart,
  enough: (kind: number, at: number) => boolean,
): boolean {
  const { position, text } = look;
  for (const kind of part.kinds) {
    const { land, water } = part.recruit ? recruitGoals(position, kind) : deployGoals(position, kind);
    for (let at = 0; at < SPACE_COUNT; at++) {
      if (!hasSpace(land, water, at) || !part.where.has(look, at)) continue;
      if (part.apart && text.used.includes(at)) continue;
      if (part.together && text.used.length > 0 && !text.used.includes(at)) continue;
      if (enough(kind, at)) return true;
    }
  }
  return false;
}

/** `deploy` and `recruit` are one verb with two names: the rules have two words for it. */
function placingVerb(name: string, recruits: boolean): Verb<Table, Facts> {
  return {
    name,
    domain: (u) =>
      new KindAt((add) => {
        const part = partHere<DeployPart>(u);
        const look = outlookHere(u);
        for (const kind of part.recruit === recruits ? part.kinds : [])
          for (let at = 0; at < SPACE_COUNT; at++) if (part.where.has(look, at)) add(kindAt(kind, at));
      }, false),
    check: (u, _, arg) =>
      partHere<DeployPart>(u).recruit === recruits
        ? refuseHere(u, kindIn(arg), spaceIn(arg))
        : refuse.otherWord,
    list(u, _, __, add) {
      const part = partHere<DeployPart>(u);
      if (part.recruit !== recruits) return;
      const look = outlookHere(u);
      eachPlacing(look, part, (kind, at) => {
        if (restFinishable(placed(look, part, kind, at))) add(kindAt(kind, at));
        return false;
      });
    },
    take(u, _, arg) {
      const f = textHere(u);
      const at = spaceIn(arg);
      f.piece = putNew(u, kindIn(arg), at, recruits ? 'recruits' : 'deploys');
      f.at = at;
      f.used.push(at);
      if (!partHere<DeployPart>(u).sheltered) return;
      u.table.board.sheltered.push(f.piece);
      positionOf(u).forget();
      u.tell('sheltered', shelteredKind(KIND_FACTION[kindIn(arg)]), at);
    },
  };
}

const PLACING = [placingVerb('deploy', false), placingVerb('recruit', true)];

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
  verbs: [...PLACING, skipVerb('skip', (u) => partHere<DeployPart>(u).optional, PLACING)],
});
