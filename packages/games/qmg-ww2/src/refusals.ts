import { HOME, IS_SEA, SPACE_NAMES } from './board.js';
import { COUNTRY_IN_TEXT, COUNTRY_NAMES } from './countries.js';
import { type No, no } from './kit.js';
import { hasPort } from './supply.js';
import { enemiesAt, friendsAt, type R } from './table.js';

const at = (space: number) => SPACE_NAMES[space];
const who = (country: number) => COUNTRY_IN_TEXT[country];

/** The countries of a set, for sentences. */
export function namesOf(set: number): string {
  const list = COUNTRY_NAMES.filter((_, country) => set & (1 << country));
  return list.length < 2 ? (list[0] ?? 'nobody') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;
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
export const noneLeft = no('build.limit', (_, space, seat, f) => {
  const piece = IS_SEA[space] ? 'Navies' : 'Armies';
  return `all ${piece} of ${who(of(f, seat))} are on the board; one of them may be removed first`;
});
export const noneLeftToRecruit = no('recruit.limits', (_, space, seat, f) => {
  const piece = IS_SEA[space] ? 'Navies' : 'Armies';
  return `all ${piece} of ${who(of(f, seat))} are on the board`;
});
export const notAdjacent = no('build.adjacent', (_, space, seat, f) => {
  const home = IS_SEA[space] ? '' : `, and it is not ${at(HOME[of(f, seat)])}`;
  return `no supplied piece of ${who(of(f, seat))} is adjacent to ${at(space)}${home}`;
});
export const noPort = no(
  'supply.navy-port',
  (_, space, seat, f) =>
    `a Navy of ${who(of(f, seat))} in ${at(space)} would have no port: no Army of its team is adjacent`,
);
export const noLine = no(
  'build.supplied',
  (_, space, seat, f) => `a piece of ${who(of(f, seat))} in ${at(space)} would not be supplied`,
);
export const notByCard = no(
  'build.by-card',
  (u, space, _, f) => `${cardName(u, f)} does not allow ${at(space)}`,
);

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
export const outOfReach = no(
  'battle.land',
  (_, space, seat) => `no supplied piece of ${who(seat)} is adjacent to ${at(space)}`,
);
export const outOfReachAtSea: No = no(
  'battle.sea',
  (_, space, seat) => `no supplied piece of ${who(seat)} is adjacent to ${at(space)}`,
);
export const battleNotByCard = no(
  'battle.by-card',
  (u, space, _, f) => `${cardName(u, f)} does not allow a battle in ${at(space)}`,
);
export const nameTheTarget = no(
  'battle.one-target',
  (u, space, seat) => `${namesOf(enemiesAt(u, seat, space))} are there: name one of them`,
);
export const targetNotThere = no(
  'battle.one-target',
  (_, arg) => `${COUNTRY_NAMES[arg % 6]} is not to be chosen in ${at(Math.floor(arg / 6))}`,
);

export const notVolksturm = no('eliminate.plain', (u) =>
  u.facts.rules.first
    ? 'a Land Battle card is a battle; only with Volksturm on the table may Germany spend it on an Army in Germany'
    : 'this is a battle, not an elimination',
);

export const notStanding = no('build.designate', (_, space, seat, f) => {
  const piece = IS_SEA[space] ? 'Navy' : 'Army';
  return `${who(of(f, seat))} has no supplied ${piece} of this build in ${at(space)} to name`;
});
export const noSuchReplacement = no(
  'build.replaced',
  (_, space) => `no card on the table lets this build be a recruit in ${at(space)}`,
);
export const mustCarryOut = no(
  'play.skip',
  (u, _, __, f) => `this part of ${cardName(u, f)} can be carried out and must be`,
);

export const notInHand = no('play.must', (u, kind, seat) => {
  const card = u.facts.kinds[kind];
  return `${who(seat)} has no ${card.name} in hand`;
});
export const notPlayable = no('play.basic', (u, kind, seat) => {
  const { name, type } = u.facts.kinds[kind];
  const action = type.startsWith('build') ? 'build' : 'battle';
  return `${who(seat)} has nothing to ${action} with ${name} now; it may be discarded`;
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
export const cannotPay = no(
  'discard.own-costs',
  (u, kind) => `the cards that ${u.facts.kinds[kind].name} asks for are not there`,
);
export const noReallocation = no('reallocate.when', (u, _, seat) => {
  if (!u.facts.rules.reallocate) return 'Reallocate Resources is not part of this game';
  if (u.table.reallocated) return `${who(seat)} has already reallocated this turn`;
  return `${who(seat)} needs four cards in hand and a card in its deck to reallocate`;
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
