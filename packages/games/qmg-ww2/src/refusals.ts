import { HOME, IS_SEA, SPACE_IN_TEXT, STRAITS_OF, straitOpen } from './board.js';
import type { Where } from './cards/card.js';
import { COUNTRY_IN_TEXT, GERMANY, TEAM_NAMES, teamOf } from './countries.js';
import { type No, no } from './kit.js';
import { hasPort } from './supply.js';
import { DECK, eachNeighbour, enemiesAt, friendsAt, HAND, hasPiece, pile, type R } from './table.js';

const at = (space: number) => SPACE_IN_TEXT[space];
const who = (country: number) => COUNTRY_IN_TEXT[country];

/** The countries of a set, for sentences. */
export function namesOf(set: number, joined: 'and' | 'or' = 'and'): string {
  const list = COUNTRY_IN_TEXT.filter((_, country) => set & (1 << country));
  return list.length < 2 ? (list[0] ?? 'nobody') : `${list.slice(0, -1).join(', ')} ${joined} ${list.at(-1)}`;
}

/** Frames of questions about one country's piece name it `of`. */
function of(f: object, seat: number): number {
  return (f as { of?: number }).of ?? seat;
}

export const landOnly = no(
  'pieces.one-per-space',
  (_, space) => `${at(space)} is a sea space: Armies stand on land`,
);
export const seaOnly = no(
  'pieces.one-per-space',
  (_, space) => `${at(space)} is a land space: Navies stand at sea`,
);
export const ownPieceThere = no('build.occupied', (_, space, seat, f) => {
  const piece = IS_SEA[space] ? 'a Navy' : 'an Army';
  return `${who(of(f, seat))} already has ${piece} in ${at(space)}`;
});
export const enemyThere = no(
  'pieces.no-enemies',
  (u, space, seat, f) => `${at(space)} is held by ${namesOf(enemiesAt(u, of(f, seat), space))}`,
);
export const ownPieceThereToo = no('recruit.limits', (_, space, seat, f) => {
  const piece = IS_SEA[space] ? 'a Navy' : 'an Army';
  return `${who(of(f, seat))} already has ${piece} in ${at(space)}`;
});
export const noneLeft = no('build.limit', (_, space, seat, f) => {
  const piece = IS_SEA[space] ? 'Navies' : 'Armies';
  return `all ${piece} of ${who(of(f, seat))} are on the board; one of them may be removed first`;
});
export const noneLeftToRecruit = no('recruit.limits', (_, space, seat, f) => {
  const piece = IS_SEA[space] ? 'Navies' : 'Armies';
  return `all ${piece} of ${who(of(f, seat))} are on the board`;
});
/** Nothing supplied is near; and what comes closest to it, if anything does: unsupplied, or across a closed strait. */
function unreached(u: R, country: number, space: number): string {
  const none = `no supplied piece of ${who(country)} is adjacent to ${at(space)}`;
  let near = '';
  eachNeighbour(u, teamOf(country), space, (next) => {
    if (hasPiece(u, country, next))
      near = `: the ${IS_SEA[next] ? 'Navy' : 'Army'} in ${at(next)} is not supplied`;
  });
  if (near) return none + near;
  for (const [other, controller] of STRAITS_OF[space]) {
    if (!hasPiece(u, country, other) || straitOpen(u.table.pieces, controller, teamOf(country))) continue;
    return `${none}: the strait at ${at(controller)} is closed to the ${TEAM_NAMES[teamOf(country)]}`;
  }
  return none;
}

export const notAdjacent = no('build.adjacent', (u, space, seat, f) => {
  const home = IS_SEA[space] ? '' : `, and it is not ${at(HOME[of(f, seat)])}`;
  return `${unreached(u, of(f, seat), space)}${home}`;
});
export const noPort = no(
  'supply.navy-port',
  (_, space, seat, f) =>
    `a Navy of ${who(of(f, seat))} in ${at(space)} would have no port: no Army of its team is adjacent`,
);
export const noLine = no(
  'build.supplied',
  (_, space, seat, f) =>
    `a piece of ${who(of(f, seat))} in ${at(space)} would not be supplied: no line of its own pieces would lead to a Supply space with an Army of ${who(of(f, seat))}`,
);
export const notByCard = no('build.by-card', allowsNot);
export const noRecruitByCard = no('recruit.anywhere', allowsNot);

function allowsNot(u: R, space: number, _: number, f: object): string {
  return `${cardName(u, f)} works ${preposition(allowed(u, f))}, not in ${at(space)}`;
}

/** The spaces that the part of a card allows, in words. */
function allowed(u: R, f: object): string {
  const { part, space = -1 } = f as { part: number; space?: number };
  const { say } = (u.facts.actions[part] as unknown as { where: Where }).where;
  return space < 0 ? say : say.replace('that space', at(space));
}

export const battleLandOnly = no(
  'battle.land',
  (_, space) => `${at(space)} is a sea space; this is a land battle`,
);
export const battleSeaOnly = no(
  'battle.sea',
  (_, space) => `${at(space)} is a land space; this is a sea battle`,
);
export const friendThere = no(
  'battle.friendly',
  (u, space, seat) => `${at(space)} is held by ${namesOf(friendsAt(u, seat, space))}, of the same team`,
);
export const outOfReach = no('battle.land', (u, space, seat) => unreached(u, seat, space));
export const outOfReachAtSea: No = no('battle.sea', (u, space, seat) => unreached(u, seat, space));
export const battleNotByCard = no('battle.by-card', (u, space, _, f) =>
  enemiesAt(u, (f as unknown as { who: number }).who, space) !== 0 && allows(u, f, space)
    ? `${cardName(u, f)} does not battle what stands in ${at(space)}`
    : `${cardName(u, f)} allows a battle ${preposition(allowed(u, f))}, not in ${at(space)}`,
);
function allows(u: R, f: object, space: number): boolean {
  const { where } = u.facts.actions[(f as { part: number }).part] as unknown as { where: Where };
  return where.has(u, f as Parameters<Where['has']>[1], space);
}

/** "next to Hawaii" and "where …" say by themselves how the spaces lie; names need an "in". */
function preposition(where: string): string {
  return /^(in|next|where|anywhere)\b/.test(where) ? where : `in ${where}`;
}

export const nameTheTarget = no(
  'battle.one-target',
  (u, space, seat) => `${namesOf(enemiesAt(u, seat, space))} are in ${at(space)}: name one of them`,
);
export const targetNotThere = no('battle.one-target', (u, arg, seat) => {
  const space = Math.floor(arg / 6);
  const enemies = enemiesAt(u, seat, space);
  if (enemies & (1 << (arg % 6))) return `only ${who(arg % 6)} is there: the space alone says it`;
  return `${who(arg % 6)} has no piece in ${at(space)} for ${who(seat)} to battle`;
});

export const otherCountrysPiece = no('play.whose', (u, arg, _, f) => {
  const piece = (f as unknown as { navy: number }).navy ? 'a Navy' : 'an Army';
  return `${cardName(u, f)} recruits ${piece} of ${who(of(f, -1))}, not of ${who(arg % 6)}`;
});

export const notVolksturm = no('eliminate.plain', (u, _, seat) =>
  u.facts.rules.first && seat === GERMANY
    ? 'a Land Battle card is a battle; only with Volksturm on the table may Germany spend it on an Army in Germany'
    : 'this is a battle, not an elimination',
);

export const notStanding = no('build.designate', (u, space, seat, f) => {
  const { navy, naming } = f as unknown as { navy: number; naming: number };
  const piece = navy ? 'Navy' : 'Army';
  if (!naming) return 'a standing piece cannot be named as the one that is redeployed';
  if (!hasPiece(u, of(f, seat), space) || IS_SEA[space] !== (navy === 1))
    return `${who(of(f, seat))} has no ${piece} in ${at(space)} to name as the one built`;
  return `the ${piece} in ${at(space)} is not supplied, so it cannot be named as the one built`;
});
export const noSuchReplacement = no(
  'build.replaced',
  (_, space) => `no card on the table lets this build be a recruit in ${at(space)}`,
);
export const mustCarryOut = no(
  'play.skip',
  (u, _, __, f) => `${cardName(u, f)} can be carried out here and has to be`,
);

export const notInHand = no('play.must', (u, kind, seat) => {
  const card = u.facts.kinds[kind];
  return `${who(seat)} has no ${card.name} in hand`;
});
export const notPlayable = no('play.basic', (u, kind, seat) => {
  const { name, type } = u.facts.kinds[kind];
  const discard = `${name} may only be discarded`;
  if (!type.startsWith('build'))
    return `no ${type === 'land-battle' ? 'land' : 'sea'} space that ${who(seat)} may battle is next to a supplied piece of its own; ${discard}`;
  const piece = type === 'build-army' ? 'Army' : 'Navy';
  return `there is no space where ${who(seat)} may build, and no supplied ${piece} to name as the one built; ${discard}`;
});
export const handNotEmpty = no(
  'play.empty-hand',
  (_, __, seat) => `${who(seat)} still has cards in hand to play or discard`,
);
export const notOnTable = no(
  'play.status',
  (u, kind, seat) => `${who(seat)} has no ${u.facts.kinds[kind].name} on the table`,
);
export const notItsMoment = no(
  'reaction.immediate',
  (u, kind) => `${u.facts.kinds[kind].name} is used when what it answers occurs, not now`,
);
export const notInstead = no(
  'play.instead',
  (u, kind) => `${u.facts.kinds[kind].name} is not used in place of playing a card`,
);
export const nothingToDo = no(
  'reaction.possible',
  (u, kind) => `nothing that ${u.facts.kinds[kind].name} does can be carried out now`,
);
export const noReallocation = no('reallocate.when', (u, _, seat) => {
  if (!u.facts.rules.reallocate) return 'Reallocate Resources is not part of this game';
  if (u.table.reallocated) return `${who(seat)} has already reallocated this turn`;
  if (u.items(pile(seat, DECK)).length === 0)
    return `${who(seat)} needs a card in its deck to reallocate, and its deck is empty`;
  return `${who(seat)} needs four cards in hand to reallocate, and has ${u.items(pile(seat, HAND)).length}`;
});

export const notThere = no(
  'pieces.remove-own',
  (_, space, seat) => `${who(seat)} has no such piece in ${at(space)}`,
);
export const protectedPiece = no(
  'protect.choice',
  (_, space) => `the piece in ${at(space)} is protected this turn`,
);

/** The card whose part a question is about. */
export function cardName(u: R, f: object): string {
  const kind = (f as { kind?: number }).kind ?? -1;
  return kind < 0 ? 'this' : u.facts.kinds[kind].name;
}

export function whyNotSupplied(u: R, country: number, space: number): No {
  return IS_SEA[space] && !hasPort(u, country, space) ? noPort : noLine;
}

export const notInPile = no(
  'play.from-pile',
  (u, kind) => `${u.facts.kinds[kind].name} is not there to be chosen`,
);
