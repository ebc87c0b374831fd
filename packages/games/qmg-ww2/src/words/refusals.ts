import {
  countryOf,
  IS_SEA,
  isOrAre,
  SPACE_IN_TEXT,
  STRAITS_OF,
  spaceOf,
  straitOpen,
} from '../board/board.js';
import {
  ADJECTIVE,
  ALL_COUNTRIES,
  ALLIES,
  COUNTRY_IN_TEXT,
  GERMANY,
  TEAM_NAMES,
  teamOf,
} from '../board/countries.js';
import {
  type Effect,
  effectOf,
  type Part,
  type PartWhere,
  partOf,
  type Where,
  whyNothing,
} from '../cards/card.js';
import { type CardKind, type Countries, type Country, NOWHERE, type Piece, type Space } from '../ids.js';
import { type GameRefusal, refusal } from '../kit.js';
import { type Event, placeOf } from '../reactions/events.js';
import { hasPort } from '../supply/supply.js';
import {
  bit,
  cardsIn,
  DECK,
  eachNeighbour,
  enemiesAt,
  friendsAt,
  groundOf,
  HAND,
  hasPiece,
  inPlay,
  onlyOne,
  type R,
} from '../table.js';

const at = (space: Space) => SPACE_IN_TEXT[space];
const who = (country: Country) => COUNTRY_IN_TEXT[country];

function countriesIn(set: Countries): Country[] {
  return ALL_COUNTRIES.filter((country) => set & bit(country));
}

/** The countries of a set, for sentences. */
export function namesOf(set: Countries, joined: 'and' | 'or' = 'and'): string {
  const list = countriesIn(set).map(who);
  return list.length < 2 ? (list[0] ?? 'nobody') : `${list.slice(0, -1).join(', ')} ${joined} ${list.at(-1)}`;
}

// What a sentence needs to know about the question.

/** A question about one country's piece. */
export interface OfCountry {
  of: Country;
}

/** A question asked by a card. */
export interface OfCard {
  kind: CardKind;
}

/** A question about a space, asked by a part of a card that names its spaces. */
type OfPart = Effect & { part: Part<PartWhere> };

export const landOnly = refusal(
  'pieces.one-per-space',
  (_, space: Space) => `${isOrAre(space)} a sea space: Armies stand on land`,
);
export const seaOnly = refusal(
  'pieces.one-per-space',
  (_, space: Space) => `${isOrAre(space)} a land space: Navies stand at sea`,
);
export const ownPieceThere = refusal('build.occupied', (_, space: Space, __, { of }: OfCountry) => {
  const piece = IS_SEA[space] ? 'a Navy' : 'an Army';
  return `${who(of)} already has ${piece} in ${at(space)}`;
});
export const enemyThere = refusal('pieces.no-enemies', (u, space: Space, _, { of }: OfCountry) => {
  const enemies = enemiesAt(u, of, space);
  // Not "Italy is held by Italy".
  const atHome = countriesIn(enemies).some((country) => who(country) === at(space));
  return atHome
    ? `there ${armiesOf(enemies)} in ${at(space)}`
    : `${isOrAre(space)} held by ${namesOf(enemies)}`;
});
export const ownPieceThereToo = refusal('recruit.limits', (_, space: Space, __, { of }: OfCountry) => {
  const piece = IS_SEA[space] ? 'a Navy' : 'an Army';
  return `${who(of)} already has ${piece} in ${at(space)}`;
});
export const noneLeft = refusal('build.limit', (_, space: Space, __, { of }: OfCountry) => {
  const piece = IS_SEA[space] ? 'Navies' : 'Armies';
  return `all ${piece} of ${who(of)} are on the board; one of them may be removed first`;
});
export const noneLeftToRecruit = refusal('recruit.limits', (_, space: Space, __, { of }: OfCountry) => {
  const piece = IS_SEA[space] ? 'Navies' : 'Armies';
  return `all ${piece} of ${who(of)} are on the board; it may remove one of them first`;
});
/** The nearest miss for a supplied neighbour, if any: one out of supply, or across a closed strait. */
function nearMiss(u: R, country: Country, space: Space): string {
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

function unreached(u: R, country: Country, space: Space, besides = ''): string {
  const none = `no supplied piece of ${who(country)} is adjacent to ${at(space)}`;
  return none + besides + nearMiss(u, country, space);
}

export const notAdjacent = refusal('build.adjacent', (u, space: Space, _, { of }: OfCountry) =>
  unreached(u, of, space, IS_SEA[space] ? '' : ', and that is not its Home space'),
);
export const noPort = refusal(
  'supply.navy-port',
  (_, space: Space, __, { of }: OfCountry) =>
    `a Navy of ${who(of)} in ${at(space)} would have no port: no ${teamArmy(of)} is adjacent`,
);
export const noLine = refusal(
  'build.supplied',
  (_, space: Space, __, { of }: OfCountry) =>
    `${IS_SEA[space] ? 'a Navy' : 'an Army'} of ${who(of)} in ${at(space)} would not be supplied: no line of ${ADJECTIVE[of]} pieces would lead from it to a Supply space with ${aPieceOf(of, 'Army')}`,
);
export const notByCard = refusal(
  'build.by-card',
  (u, space: Space, _, f: OfPart) =>
    partOf(u, f.part).where.unless?.(u, f, space) ??
    `${cardName(u, f)} builds ${preposition(allowed(u, f))}, not in ${at(space)}`,
);
export const noRecruitByCard = refusal(
  'recruit.anywhere',
  (u, space: Space, _, f: OfPart) =>
    `${cardName(u, f)} recruits ${preposition(allowed(u, f))}, not in ${at(space)}`,
);

/** "is an Italian Army", "are German and Italian Armies" */
function armiesOf(set: Countries): string {
  const only = onlyOne(set);
  if (only >= 0) return `is ${aPieceOf(only, 'Army')}`;
  return `are ${countriesIn(set)
    .map((country) => ADJECTIVE[country])
    .join(' and ')} Armies`;
}

/** "Axis Army" */
function teamArmy(country: Country): string {
  return teamOf(country) === ALLIES ? 'Allied Army' : 'Axis Army';
}

/** "an Italian Army", "a German Navy", "a Japanese one" */
function aPieceOf(country: Country, piece: 'Army' | 'Navy' | 'one'): string {
  const adjective = ADJECTIVE[country];
  return `${/^[AI]/.test(adjective) ? 'an' : 'a'} ${adjective} ${piece}`;
}

/** The spaces that the part of a card allows, in words. */
function allowed(u: R, f: OfPart): string {
  return whereInWords(partOf(u, f.part).where, placeOf(f));
}

function whereInWords({ say }: Where, space: Space): string {
  return space === NOWHERE ? say : say.replace('that space', at(space));
}

/** The same with its preposition: "in China or Szechuan", "next to Ukraine". */
export function inWords(where: Where, space: Space): string {
  return preposition(whereInWords(where, space));
}

export const battleLandOnly = refusal(
  'battle.land',
  (_, space: Space) => `${isOrAre(space)} a sea space; this is a land battle`,
);
export const battleSeaOnly = refusal(
  'battle.sea',
  (_, space: Space) => `${isOrAre(space)} a land space; this is a sea battle`,
);
export const friendThere = refusal('battle.friendly', (u, space: Space, seat) => {
  const piece = IS_SEA[space] ? 'a Navy' : 'an Army';
  if (hasPiece(u, seat, space)) return `${who(seat)} has ${piece} of its own in ${at(space)}`;
  const friends = friendsAt(u, seat, space);
  const have = onlyOne(friends) >= 0 ? `has ${piece}` : `have ${IS_SEA[space] ? 'Navies' : 'Armies'}`;
  return `${namesOf(friends)} ${have} in ${at(space)}, and teammates do not battle each other`;
});
export const outOfReach = refusal('battle.land', (u, space: Space, seat) => unreached(u, seat, space));
export const outOfReachAtSea = refusal('battle.sea', (u, space: Space, seat) => unreached(u, seat, space));
/** A battle by a card that may name whose pieces it is for. */
type OfBattle = OfPart & { who: Country; targets: Countries };

export const battleNotByCard = refusal('battle.by-card', (u, space: Space, _, f: OfBattle) =>
  enemiesAt(u, f.who, space) !== 0 && partOf(u, f.part).where.has(u, f, space)
    ? `${cardName(u, f)} battles ${onlyTargets(f)} only, and there is none in ${at(space)}`
    : `${cardName(u, f)} allows a battle ${preposition(allowed(u, f))}, not in ${at(space)}`,
);

/** "next to Hawaii" and "where …" need no preposition; names need an "in". */
function preposition(where: string): string {
  return /^(in|next|where|anywhere)\b/.test(where) ? where : `in ${where}`;
}

export const nameTheTarget = refusal(
  'battle.one-target',
  (u, space: Space, seat) => `${namesOf(enemiesAt(u, seat, space))} are in ${at(space)}: name one of them`,
);
export const targetNotThere = refusal('battle.one-target', (u, arg: Piece, seat, f: OfBattle) => {
  const space = spaceOf(arg);
  const enemies = enemiesAt(u, seat, space);
  if (countryOf(arg) === seat) return `${who(seat)} does not battle its own pieces`;
  if (teamOf(countryOf(arg)) === teamOf(seat)) return `${who(countryOf(arg))} is a teammate of ${who(seat)}`;
  if (!(enemies & (1 << countryOf(arg))))
    return `${who(countryOf(arg))} has no piece in ${at(space)} for ${who(seat)} to battle`;
  if (!(f.targets & (1 << countryOf(arg)))) return `${cardName(u, f)} battles ${onlyTargets(f)} only`;
  return `only ${who(countryOf(arg))} is there to be battled: the space alone says it`;
});

/** Whose Armies a battle is for, where the card names them. */
function onlyTargets({ targets }: OfBattle): string {
  return `${countriesIn(targets)
    .map((country) => ADJECTIVE[country])
    .join(' and ')} Armies`;
}

/** A question asked by a card about one country's Army or Navy. */
type OfPieceKind = OfCard & OfCountry & { navy: number };

export const otherCountrysPiece = refusal('play.whose', (u, arg: Piece, _, f: OfPieceKind) => {
  const piece = f.navy ? 'Navy' : 'Army';
  return `${cardName(u, f)} recruits ${aPieceOf(f.of, piece)}, not ${aPieceOf(countryOf(arg), 'one')}`;
});

export const notVolksturm = refusal('eliminate.plain', (u, arg: Piece, seat, { kind }: OfCard) => {
  if (!u.facts.rules.first || seat !== GERMANY || u.facts.kinds[kind].type !== 'land-battle')
    return 'this is a battle, not an elimination';
  const [space, country] = [spaceOf(arg), countryOf(arg)];
  const { spends } = groundOf(u);
  if (!spends.some((set) => set & (1 << seat)))
    return 'a Land Battle card is a battle; only with Volksturm on the table may Germany spend it on an Army in Germany';
  if (!(spends[space] & (1 << seat))) return `Volksturm eliminates an Army in Germany, not in ${at(space)}`;
  if (!hasPiece(u, country, space)) return `${who(country)} has no Army in ${at(space)}`;
  return `the Army of ${who(country)} in ${at(space)} is protected this turn`;
});

/** A build that can be satisfied by naming a piece already on the board. */
type OfNaming = OfCountry & { navy: number; naming: number };

export const notStanding = refusal(
  'build.designate',
  (u, space: Space, _, { of, navy, naming }: OfNaming) => {
    const piece = navy ? 'Navy' : 'Army';
    if (!naming) return 'a standing piece cannot be named as the one that is redeployed';
    if (!hasPiece(u, of, space) || IS_SEA[space] !== (navy === 1))
      return `${who(of)} has no ${piece} in ${at(space)} to name as the one built`;
    return `the ${piece} in ${at(space)} is not supplied, so it cannot be named as the one built`;
  },
);
export const noSuchReplacement = refusal(
  'build.replaced',
  (_, space: Space) => `no card on the table lets this build be a recruit in ${at(space)}`,
);
export const mustCarryOut = refusal(
  'play.skip',
  (u, _, __, f: OfCard) => `${cardName(u, f)} can be carried out here and has to be`,
);

export const notInHand = refusal('play.must', (u, kind: CardKind, seat) => lacks(u, kind, seat, 'in hand'));

/** "Germany has no Plunder in hand"; worded differently for a card with an article in its name or in another pile. */
export function lacks(u: R, kind: CardKind, country: Country, where: 'in hand' | 'on the table'): string {
  const { name, type } = u.facts.kinds[kind];
  if (where === 'in hand' && inPlay(u, kind)) return `${name} is on the table, not in hand`;
  if (where === 'on the table' && type !== 'status' && type !== 'response')
    return `${name} is played from hand, not used from the table`;
  return /^The /.test(name)
    ? `${who(country)} does not have ${name} ${where}`
    : `${who(country)} has no ${name} ${where}`;
}
export const notPlayable = refusal('play.basic', (u, kind: CardKind, seat, f) => {
  const { name, type } = u.facts.kinds[kind];
  // In the Play step it may be discarded; when a part of a card grants the play, it may not.
  const discard = 'part' in f ? '' : `; ${name} may only be discarded`;
  if (!type.startsWith('build'))
    return `no ${type === 'land-battle' ? 'land' : 'sea'} space that ${who(seat)} may battle is next to a supplied piece of its own${discard}`;
  const piece = type === 'build-army' ? 'Army' : 'Navy';
  const supplied = u.facts.rules.designateAny ? '' : 'supplied ';
  return `there is no space where ${who(seat)} may build ${piece === 'Army' ? 'an Army' : 'a Navy'}, and no ${supplied}${piece} to name as the one built${discard}`;
});
export const handNotEmpty = refusal(
  'play.empty-hand',
  (_, __, seat) => `${who(seat)} still has cards in hand to play or discard`,
);
export const notOnTable = refusal('play.status', (u, kind: CardKind, seat) =>
  lacks(u, kind, seat, 'on the table'),
);
export const notItsMoment = refusal(
  'reaction.immediate',
  (u, kind: CardKind) => `${u.facts.kinds[kind].name} is used when what it answers occurs, not now`,
);
export const notInstead = refusal(
  'play.instead',
  (u, kind: CardKind) => `${u.facts.kinds[kind].name} is not used in place of playing a card`,
);
/** With the cause, if the parts of the card give one. */
export function nothingToDo(e: Event): GameRefusal<CardKind> {
  return refusal('reaction.possible', (u, kind: CardKind) => {
    const { name, country } = u.facts.kinds[kind];
    const why = whyNothing(u, effectOf(e, country, kind));
    return `nothing that ${name} does can be carried out now${why ? `: ${why}` : ''}`;
  });
}
export const cannotPay = refusal('discard.own-costs', (u, kind: CardKind, seat) => {
  const { name, rules } = u.facts.kinds[kind];
  const cards = rules.cost?.cards === 1 ? 'a card' : `${rules.cost?.cards} cards`;
  const from = rules.cost?.from === 'deck' ? 'in its deck' : 'in hand';
  return `${name} costs ${cards} that ${who(seat)} really has ${from}`;
});
export const noReallocation = refusal('reallocate.when', (u, _, seat) => {
  if (!u.facts.rules.reallocate) return 'Reallocate Resources is not part of this game';
  if (u.table.reallocated) return `${who(seat)} has already reallocated this turn`;
  if (cardsIn(u, seat, DECK).length === 0)
    return `${who(seat)} needs a card in its deck to reallocate, and its deck is empty`;
  return `${who(seat)} needs four cards in hand to reallocate, and has ${cardsIn(u, seat, HAND).length}`;
});

export const noArmyThere = refusal(
  'pieces.remove-own',
  (_, space: Space, seat) => `${who(seat)} has no Army in ${at(space)}`,
);
export const noNavyThere = refusal(
  'pieces.remove-own',
  (_, space: Space, seat) => `${who(seat)} has no Navy in ${at(space)}`,
);
export const protectedPiece = refusal(
  'protect.choice',
  (_, space: Space) => `the ${IS_SEA[space] ? 'Navy' : 'Army'} in ${at(space)} is protected this turn`,
);

/** The card whose part a question is about. */
export function cardName(u: R, { kind }: OfCard): string {
  return u.facts.kinds[kind].name;
}

export function whyNotSupplied(u: R, country: Country, space: Space): GameRefusal<Space, OfCountry> {
  return IS_SEA[space] && !hasPort(u, country, space) ? noPort : noLine;
}
