import { IS_SEA, isOrAre, SPACE_IN_TEXT, STRAITS_OF, straitOpen } from '../board/board.js';
import { ADJECTIVE, ALLIES, COUNTRY_IN_TEXT, GERMANY, TEAM_NAMES, teamOf } from '../board/countries.js';
import { type Effect, type Event, effectOf, type Where, whyNothing } from '../cards/card.js';
import { type No, no } from '../kit.js';
import { hasPort } from '../supply/supply.js';
import {
  DECK,
  eachNeighbour,
  enemiesAt,
  friendsAt,
  groundOf,
  HAND,
  hasPiece,
  inPlay,
  onlyOne,
  pile,
  type R,
} from '../table.js';

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
  (_, space) => `${isOrAre(space)} a sea space: Armies stand on land`,
);
export const seaOnly = no(
  'pieces.one-per-space',
  (_, space) => `${isOrAre(space)} a land space: Navies stand at sea`,
);
export const ownPieceThere = no('build.occupied', (_, space, seat, f) => {
  const piece = IS_SEA[space] ? 'a Navy' : 'an Army';
  return `${who(of(f, seat))} already has ${piece} in ${at(space)}`;
});
export const enemyThere = no('pieces.no-enemies', (u, space, seat, f) => {
  const enemies = enemiesAt(u, of(f, seat), space);
  // Not "Italy is held by Italy".
  const atHome = COUNTRY_IN_TEXT.some((name, country) => enemies & (1 << country) && name === at(space));
  return atHome
    ? `there ${armiesOf(enemies)} in ${at(space)}`
    : `${isOrAre(space)} held by ${namesOf(enemies)}`;
});
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
  return `all ${piece} of ${who(of(f, seat))} are on the board; it may remove one of them first`;
});
/** What comes closest to a supplied neighbour, if anything does: one out of supply, or across a closed strait. */
function nearMiss(u: R, country: number, space: number): string {
  let near = '';
  eachNeighbour(u, teamOf(country), space, (next) => {
    if (hasPiece(u, country, next))
      near = `: the ${IS_SEA[next] ? 'Navy' : 'Army'} in ${at(next)} is not supplied`;
  });
  if (near) return near;
  for (const [other, controller] of STRAITS_OF[space]) {
    if (!hasPiece(u, country, other) || straitOpen(u.table.pieces, controller, teamOf(country))) continue;
    return `: the strait at ${at(controller)} is closed to the ${TEAM_NAMES[teamOf(country)]}`;
  }
  return '';
}

function unreached(u: R, country: number, space: number, besides = ''): string {
  const none = `no supplied piece of ${who(country)} is adjacent to ${at(space)}`;
  return none + besides + nearMiss(u, country, space);
}

export const notAdjacent = no('build.adjacent', (u, space, seat, f) =>
  unreached(u, of(f, seat), space, IS_SEA[space] ? '' : ', and that is not its Home space'),
);
export const noPort = no(
  'supply.navy-port',
  (_, space, seat, f) =>
    `a Navy of ${who(of(f, seat))} in ${at(space)} would have no port: no ${teamArmy(of(f, seat))} is adjacent`,
);
export const noLine = no(
  'build.supplied',
  (_, space, seat, f) =>
    `${IS_SEA[space] ? 'a Navy' : 'an Army'} of ${who(of(f, seat))} in ${at(space)} would not be supplied: no line of ${ADJECTIVE[of(f, seat)]} pieces would lead from it to a Supply space with ${aPieceOf(of(f, seat), 'Army')}`,
);
export const notByCard = no(
  'build.by-card',
  (u, space, _, f) =>
    partOf(u, f).where.unless?.(u, f as unknown as Effect, space) ??
    `${cardName(u, f)} builds ${preposition(allowed(u, f))}, not in ${at(space)}`,
);
export const noRecruitByCard = no(
  'recruit.anywhere',
  (u, space, _, f) => `${cardName(u, f)} recruits ${preposition(allowed(u, f))}, not in ${at(space)}`,
);

/** "is an Italian Army", "are German and Italian Armies" */
function armiesOf(set: number): string {
  const only = onlyOne(set);
  if (only >= 0) return `is ${aPieceOf(only, 'Army')}`;
  return `are ${ADJECTIVE.filter((_, country) => set & (1 << country)).join(' and ')} Armies`;
}

/** "Axis Army" */
function teamArmy(country: number): string {
  return teamOf(country) === ALLIES ? 'Allied Army' : 'Axis Army';
}

/** "an Italian Army", "a German Navy", "a Japanese one" */
function aPieceOf(country: number, piece: 'Army' | 'Navy' | 'one'): string {
  const adjective = ADJECTIVE[country];
  return `${/^[AI]/.test(adjective) ? 'an' : 'a'} ${adjective} ${piece}`;
}

function partOf(u: R, f: object): { where: Where } {
  return u.facts.actions[(f as { part: number }).part] as unknown as { where: Where };
}

/** The spaces that the part of a card allows, in words. */
function allowed(u: R, f: object): string {
  return whereInWords(partOf(u, f).where, (f as { space?: number }).space ?? -1);
}

function whereInWords({ say }: Where, space: number): string {
  return space < 0 ? say : say.replace('that space', at(space));
}

/** The same with its preposition: "in China or Szechuan", "next to Ukraine". */
export function inWords(where: Where, space: number): string {
  return preposition(whereInWords(where, space));
}

export const battleLandOnly = no(
  'battle.land',
  (_, space) => `${isOrAre(space)} a sea space; this is a land battle`,
);
export const battleSeaOnly = no(
  'battle.sea',
  (_, space) => `${isOrAre(space)} a land space; this is a sea battle`,
);
export const friendThere = no('battle.friendly', (u, space, seat) => {
  const piece = IS_SEA[space] ? 'a Navy' : 'an Army';
  if (hasPiece(u, seat, space)) return `${who(seat)} has ${piece} of its own in ${at(space)}`;
  const friends = friendsAt(u, seat, space);
  const have = onlyOne(friends) >= 0 ? `has ${piece}` : `have ${IS_SEA[space] ? 'Navies' : 'Armies'}`;
  return `${namesOf(friends)} ${have} in ${at(space)}, and teammates do not battle each other`;
});
export const outOfReach = no('battle.land', (u, space, seat) => unreached(u, seat, space));
export const outOfReachAtSea: No = no('battle.sea', (u, space, seat) => unreached(u, seat, space));
export const battleNotByCard = no('battle.by-card', (u, space, _, f) =>
  enemiesAt(u, (f as unknown as { who: number }).who, space) !== 0 && allows(u, f, space)
    ? `${cardName(u, f)} battles ${onlyTargets(f)} only, and there is none in ${at(space)}`
    : `${cardName(u, f)} allows a battle ${preposition(allowed(u, f))}, not in ${at(space)}`,
);
function allows(u: R, f: object, space: number): boolean {
  const { where } = partOf(u, f);
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
export const targetNotThere = no('battle.one-target', (u, arg, seat, f) => {
  const space = Math.floor(arg / 6);
  const enemies = enemiesAt(u, seat, space);
  if (arg % 6 === seat) return `${who(seat)} does not battle its own pieces`;
  if (teamOf(arg % 6) === teamOf(seat)) return `${who(arg % 6)} is a teammate of ${who(seat)}`;
  if (!(enemies & (1 << (arg % 6))))
    return `${who(arg % 6)} has no piece in ${at(space)} for ${who(seat)} to battle`;
  const { targets } = f as unknown as { targets: number };
  if (!(targets & (1 << (arg % 6)))) return `${cardName(u, f)} battles ${onlyTargets(f)} only`;
  return `only ${who(arg % 6)} is there to be battled: the space alone says it`;
});

/** Whose Armies a battle is for, where the card names them. */
function onlyTargets(f: object): string {
  const { targets } = f as { targets: number };
  return `${ADJECTIVE.filter((_, country) => targets & (1 << country)).join(' and ')} Armies`;
}

export const otherCountrysPiece = no('play.whose', (u, arg, _, f) => {
  const piece = (f as unknown as { navy: number }).navy ? 'Navy' : 'Army';
  return `${cardName(u, f)} recruits ${aPieceOf(of(f, -1), piece)}, not ${aPieceOf(arg % 6, 'one')}`;
});

export const notVolksturm = no('eliminate.plain', (u, arg, seat, f) => {
  const { kind } = f as unknown as { kind: number };
  if (!u.facts.rules.first || seat !== GERMANY || u.facts.kinds[kind].type !== 'land-battle')
    return 'this is a battle, not an elimination';
  const [space, country] = [Math.floor(arg / 6), arg % 6];
  const { spends } = groundOf(u);
  if (!spends.some((set) => set & (1 << seat)))
    return 'a Land Battle card is a battle; only with Volksturm on the table may Germany spend it on an Army in Germany';
  if (!(spends[space] & (1 << seat))) return `Volksturm eliminates an Army in Germany, not in ${at(space)}`;
  if (!hasPiece(u, country, space)) return `${who(country)} has no Army in ${at(space)}`;
  return `the Army of ${who(country)} in ${at(space)} is protected this turn`;
});

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

export const notInHand = no('play.must', (u, kind, seat) => lacks(u, kind, seat, 'in hand'));

/** "Germany has no Plunder in hand"; a card with an article in its name, and one that lies elsewhere, are said so. */
export function lacks(u: R, kind: number, country: number, where: 'in hand' | 'on the table'): string {
  const { name, type } = u.facts.kinds[kind];
  if (where === 'in hand' && inPlay(u, kind)) return `${name} is on the table, not in hand`;
  if (where === 'on the table' && type !== 'status' && type !== 'response')
    return `${name} is played from hand, not used from the table`;
  return /^The /.test(name)
    ? `${who(country)} does not have ${name} ${where}`
    : `${who(country)} has no ${name} ${where}`;
}
export const notPlayable = no('play.basic', (u, kind, seat, f) => {
  const { name, type } = u.facts.kinds[kind];
  // In the Play step it may be discarded; where a card lets it be played (a part of it), it may not.
  const discard = 'part' in f ? '' : `; ${name} may only be discarded`;
  if (!type.startsWith('build'))
    return `no ${type === 'land-battle' ? 'land' : 'sea'} space that ${who(seat)} may battle is next to a supplied piece of its own${discard}`;
  const piece = type === 'build-army' ? 'Army' : 'Navy';
  const supplied = u.facts.rules.designateAny ? '' : 'supplied ';
  return `there is no space where ${who(seat)} may build ${piece === 'Army' ? 'an Army' : 'a Navy'}, and no ${supplied}${piece} to name as the one built${discard}`;
});
export const handNotEmpty = no(
  'play.empty-hand',
  (_, __, seat) => `${who(seat)} still has cards in hand to play or discard`,
);
export const notOnTable = no('play.status', (u, kind, seat) => lacks(u, kind, seat, 'on the table'));
export const notItsMoment = no(
  'reaction.immediate',
  (u, kind) => `${u.facts.kinds[kind].name} is used when what it answers occurs, not now`,
);
export const notInstead = no(
  'play.instead',
  (u, kind) => `${u.facts.kinds[kind].name} is not used in place of playing a card`,
);
/** With the cause, as far as the parts of the card can tell it. */
export function nothingToDo(e: Event): No {
  return no('reaction.possible', (u, kind) => {
    const { name, country } = u.facts.kinds[kind];
    const why = whyNothing(u, effectOf(e, country, kind));
    return `nothing that ${name} does can be carried out now${why ? `: ${why}` : ''}`;
  });
}
export const cannotPay = no('discard.own-costs', (u, kind, seat) => {
  const { name, rules } = u.facts.kinds[kind];
  const cards = rules.cost?.cards === 1 ? 'a card' : `${rules.cost?.cards} cards`;
  const from = rules.cost?.from === 'deck' ? 'in its deck' : 'in hand';
  return `${name} costs ${cards} that ${who(seat)} really has ${from}`;
});
export const noReallocation = no('reallocate.when', (u, _, seat) => {
  if (!u.facts.rules.reallocate) return 'Reallocate Resources is not part of this game';
  if (u.table.reallocated) return `${who(seat)} has already reallocated this turn`;
  if (u.items(pile(seat, DECK)).length === 0)
    return `${who(seat)} needs a card in its deck to reallocate, and its deck is empty`;
  return `${who(seat)} needs four cards in hand to reallocate, and has ${u.items(pile(seat, HAND)).length}`;
});

export const noArmyThere = no(
  'pieces.remove-own',
  (_, space, seat) => `${who(seat)} has no Army in ${at(space)}`,
);
export const noNavyThere = no(
  'pieces.remove-own',
  (_, space, seat) => `${who(seat)} has no Navy in ${at(space)}`,
);
export const protectedPiece = no(
  'protect.choice',
  (_, space) => `the ${IS_SEA[space] ? 'Navy' : 'Army'} in ${at(space)} is protected this turn`,
);

/** The card whose part a question is about. */
export function cardName(u: R, f: object): string {
  const kind = (f as { kind?: number }).kind ?? -1;
  return kind < 0 ? 'this' : u.facts.kinds[kind].name;
}

export function whyNotSupplied(u: R, country: number, space: number): No {
  return IS_SEA[space] && !hasPort(u, country, space) ? noPort : noLine;
}
