import { listed, say } from '@sandtable/kernel';
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
import type { CardType } from '../cards/types.js';
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
  return set === 0 ? say`nobody` : listed(joined, countriesIn(set).map(who));
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
  (_, space: Space) => say`${isOrAre(space)} a sea space: Armies stand on land`,
);
export const seaOnly = refusal(
  'pieces.one-per-space',
  (_, space: Space) => say`${isOrAre(space)} a land space: Navies stand at sea`,
);
export const ownPieceThere = refusal('build.occupied', (_, space: Space, __, { of }: OfCountry) => {
  const piece = IS_SEA[space] ? say`a Navy` : say`an Army`;
  return say`${who(of)} already has ${piece} in ${at(space)}`;
});
export const enemyThere = refusal('pieces.no-enemies', (u, space: Space, _, { of }: OfCountry) => {
  const enemies = enemiesAt(u, of, space);
  // Not "Italy is held by Italy".
  const atHome = countriesIn(enemies).some((country) => who(country) === at(space));
  return atHome ? armiesIn(enemies, space) : say`${isOrAre(space)} held by ${namesOf(enemies)}`;
});
export const ownPieceThereToo = refusal('recruit.limits', (_, space: Space, __, { of }: OfCountry) => {
  const piece = IS_SEA[space] ? say`a Navy` : say`an Army`;
  return say`${who(of)} already has ${piece} in ${at(space)}`;
});
export const noneLeft = refusal('build.limit', (_, space: Space, __, { of }: OfCountry) => {
  const piece = IS_SEA[space] ? say`Navies` : say`Armies`;
  return say`all ${piece} of ${who(of)} are on the board; one of them may be removed first`;
});
export const noneLeftToRecruit = refusal('recruit.limits', (_, space: Space, __, { of }: OfCountry) => {
  const piece = IS_SEA[space] ? say`Navies` : say`Armies`;
  return say`all ${piece} of ${who(of)} are on the board; it may remove one of them first`;
});
/** The nearest miss for a supplied neighbour, if any: one out of supply, or across a closed strait. */
function nearMiss(u: R, country: Country, space: Space): string {
  let near = '';
  eachNeighbour(u, teamOf(country), space, (next) => {
    if (hasPiece(u, country, next)) near = say`the ${pieceAt(next)} in ${at(next)} is not supplied`;
  });
  if (near) return near;
  for (const [other, controller] of STRAITS_OF[space]) {
    if (!hasPiece(u, country, other) || straitOpen(u.table.pieces, controller, teamOf(country))) continue;
    return say`the strait at ${at(controller)} is closed to the ${TEAM_NAMES[teamOf(country)]}`;
  }
  return '';
}

function unreached(u: R, country: Country, space: Space): string {
  return withNearMiss(
    u,
    country,
    space,
    say`no supplied piece of ${who(country)} is adjacent to ${at(space)}`,
  );
}

function withNearMiss(u: R, country: Country, space: Space, none: string): string {
  const near = nearMiss(u, country, space);
  return near ? say`${none}: ${near}` : none;
}

export const notAdjacent = refusal('build.adjacent', (u, space: Space, _, { of }: OfCountry) =>
  IS_SEA[space]
    ? unreached(u, of, space)
    : withNearMiss(
        u,
        of,
        space,
        say`no supplied piece of ${who(of)} is adjacent to ${at(space)}, and that is not its Home space`,
      ),
);
export const noPort = refusal(
  'supply.navy-port',
  (_, space: Space, __, { of }: OfCountry) =>
    say`a Navy of ${who(of)} in ${at(space)} would have no port: no ${teamArmy(of)} is adjacent`,
);
export const noLine = refusal(
  'build.supplied',
  (_, space: Space, __, { of }: OfCountry) =>
    say`${IS_SEA[space] ? say`a Navy` : say`an Army`} of ${who(of)} in ${at(space)} would not be supplied: no line of ${ADJECTIVE[of]} pieces would lead from it to a Supply space with ${aPieceOf(of, 'Army')}`,
);
export const notByCard = refusal(
  'build.by-card',
  (u, space: Space, _, f: OfPart) =>
    partOf(u, f.part).where.unless?.(u, f, space) ??
    say`${cardName(u, f)} builds ${preposition(allowed(u, f))}, not in ${at(space)}`,
);
export const noRecruitByCard = refusal(
  'recruit.anywhere',
  (u, space: Space, _, f: OfPart) =>
    say`${cardName(u, f)} recruits ${preposition(allowed(u, f))}, not in ${at(space)}`,
);

/** "there is an Italian Army in Italy", "there are German and Italian Armies in Italy" */
function armiesIn(set: Countries, space: Space): string {
  const only = onlyOne(set);
  return only >= 0
    ? say`there is ${aPieceOf(only, 'Army')} in ${at(space)}`
    : say`there are ${armiesOf(set)} in ${at(space)}`;
}

/** "German and Italian Armies" */
function armiesOf(set: Countries): string {
  return say`${listed(
    'and',
    countriesIn(set).map((country) => ADJECTIVE[country]),
  )} Armies`;
}

/** "Army" or "Navy", whichever can stand there. */
function pieceAt(space: Space): string {
  return IS_SEA[space] ? say`Navy` : say`Army`;
}

/** "Axis Army" */
function teamArmy(country: Country): string {
  return teamOf(country) === ALLIES ? say`Allied Army` : say`Axis Army`;
}

/** "an Italian Army", "a German Navy", "a Japanese one" */
function aPieceOf(country: Country, piece: 'Army' | 'Navy' | 'one'): string {
  const adjective = ADJECTIVE[country];
  const isAn = /^[AI]/.test(adjective);
  if (piece === 'Army') return isAn ? say`an ${adjective} Army` : say`a ${adjective} Army`;
  if (piece === 'Navy') return isAn ? say`an ${adjective} Navy` : say`a ${adjective} Navy`;
  return isAn ? say`an ${adjective} one` : say`a ${adjective} one`;
}

/** The spaces that the part of a card allows, in words. */
function allowed(u: R, f: OfPart): string {
  return whereInWords(partOf(u, f.part).where, placeOf(f));
}

function whereInWords(where: Where, space: Space): string {
  return space === NOWHERE || !where.sayOf ? where.say : where.sayOf(space);
}

/** The same with its preposition: "in China or Szechuan", "next to Ukraine". */
export function inWords(where: Where, space: Space): string {
  return preposition(whereInWords(where, space));
}

export const battleLandOnly = refusal(
  'battle.land',
  (_, space: Space) => say`${isOrAre(space)} a sea space; this is a land battle`,
);
export const battleSeaOnly = refusal(
  'battle.sea',
  (_, space: Space) => say`${isOrAre(space)} a land space; this is a sea battle`,
);
export const friendThere = refusal('battle.friendly', (u, space: Space, seat) => {
  const piece = IS_SEA[space] ? say`a Navy` : say`an Army`;
  if (hasPiece(u, seat, space)) return say`${who(seat)} has ${piece} of its own in ${at(space)}`;
  const friends = friendsAt(u, seat, space);
  return onlyOne(friends) >= 0
    ? say`${namesOf(friends)} has ${piece} in ${at(space)}, and teammates do not battle each other`
    : say`${namesOf(friends)} have ${IS_SEA[space] ? say`Navies` : say`Armies`} in ${at(space)}, and teammates do not battle each other`;
});
export const outOfReach = refusal('battle.land', (u, space: Space, seat) => unreached(u, seat, space));
export const outOfReachAtSea = refusal('battle.sea', (u, space: Space, seat) => unreached(u, seat, space));
/** A battle by a card that may name whose pieces it is for. */
type OfBattle = OfPart & { who: Country; targets: Countries };

export const battleNotByCard = refusal('battle.by-card', (u, space: Space, _, f: OfBattle) =>
  enemiesAt(u, f.who, space) !== 0 && partOf(u, f.part).where.has(u, f, space)
    ? say`${cardName(u, f)} battles ${onlyTargets(f)} only, and there is none in ${at(space)}`
    : say`${cardName(u, f)} allows a battle ${preposition(allowed(u, f))}, not in ${at(space)}`,
);

/** "next to Hawaii" and "where …" need no preposition; names need an "in". */
function preposition(where: string): string {
  return /^(in|next|where|anywhere)\b/.test(where) ? where : say`in ${where}`;
}

export const nameTheTarget = refusal(
  'battle.one-target',
  (u, space: Space, seat) => say`${namesOf(enemiesAt(u, seat, space))} are in ${at(space)}: name one of them`,
);
export const targetNotThere = refusal('battle.one-target', (u, arg: Piece, seat, f: OfBattle) => {
  const space = spaceOf(arg);
  const enemies = enemiesAt(u, seat, space);
  if (countryOf(arg) === seat) return say`${who(seat)} does not battle its own pieces`;
  if (teamOf(countryOf(arg)) === teamOf(seat))
    return say`${who(countryOf(arg))} is a teammate of ${who(seat)}`;
  if (!(enemies & (1 << countryOf(arg))))
    return say`${who(countryOf(arg))} has no piece in ${at(space)} for ${who(seat)} to battle`;
  if (!(f.targets & (1 << countryOf(arg)))) return say`${cardName(u, f)} battles ${onlyTargets(f)} only`;
  return say`only ${who(countryOf(arg))} is there to be battled: the space alone says it`;
});

/** Whose Armies a battle is for, where the card names them. */
function onlyTargets({ targets }: OfBattle): string {
  return armiesOf(targets);
}

/** A question asked by a card about one country's Army or Navy. */
type OfPieceKind = OfCard & OfCountry & { navy: number };

export const otherCountrysPiece = refusal('play.whose', (u, arg: Piece, _, f: OfPieceKind) => {
  const piece = f.navy ? 'Navy' : 'Army';
  return say`${cardName(u, f)} recruits ${aPieceOf(f.of, piece)}, not ${aPieceOf(countryOf(arg), 'one')}`;
});

export const notVolksturm = refusal('eliminate.plain', (u, arg: Piece, seat, { kind }: OfCard) => {
  if (!u.facts.rules.first || seat !== GERMANY || u.facts.kinds[kind].type !== 'land-battle')
    return say`this is a battle, not an elimination`;
  const [space, country] = [spaceOf(arg), countryOf(arg)];
  const { spends } = groundOf(u);
  if (!spends.some((set) => set & (1 << seat)))
    return say`a Land Battle card is a battle; only with Volksturm on the table may Germany spend it on an Army in Germany`;
  if (!(spends[space] & (1 << seat)))
    return say`Volksturm eliminates an Army in Germany, not in ${at(space)}`;
  if (!hasPiece(u, country, space)) return say`${who(country)} has no Army in ${at(space)}`;
  return say`the Army of ${who(country)} in ${at(space)} is protected this turn`;
});

/** A build that can be satisfied by naming a piece already on the board. */
type OfNaming = OfCountry & { navy: number; naming: number };

export const notStanding = refusal(
  'build.designate',
  (u, space: Space, _, { of, navy, naming }: OfNaming) => {
    const piece = navy ? say`Navy` : say`Army`;
    if (!naming) return say`a standing piece cannot be named as the one that is redeployed`;
    if (!hasPiece(u, of, space) || IS_SEA[space] !== (navy === 1))
      return say`${who(of)} has no ${piece} in ${at(space)} to name as the one built`;
    return say`the ${piece} in ${at(space)} is not supplied, so it cannot be named as the one built`;
  },
);
export const noSuchReplacement = refusal(
  'build.replaced',
  (_, space: Space) => say`no card on the table lets this build be a recruit in ${at(space)}`,
);
export const mustCarryOut = refusal(
  'play.skip',
  (u, _, __, f: OfCard) => say`${cardName(u, f)} can be carried out here and has to be`,
);

export const notInHand = refusal('play.must', (u, kind: CardKind, seat) => lacks(u, kind, seat, 'in hand'));

/** "Germany has no Plunder in hand"; worded differently for a card with an article in its name or in another pile. */
export function lacks(u: R, kind: CardKind, country: Country, where: 'in hand' | 'on the table'): string {
  const { name, type } = u.facts.kinds[kind];
  if (where === 'in hand' && inPlay(u, kind)) return say`${name} is on the table, not in hand`;
  if (where === 'on the table' && type !== 'status' && type !== 'response')
    return say`${name} is played from hand, not used from the table`;
  const withArticle = /^The /.test(name);
  if (where === 'in hand')
    return withArticle
      ? say`${who(country)} does not have ${name} in hand`
      : say`${who(country)} has no ${name} in hand`;
  return withArticle
    ? say`${who(country)} does not have ${name} on the table`
    : say`${who(country)} has no ${name} on the table`;
}
export const notPlayable = refusal('play.basic', (u, kind: CardKind, seat, f) => {
  const { name, type } = u.facts.kinds[kind];
  // In the Play step it may be discarded; when a part of a card grants the play, it may not.
  const cause = noUse(u, type, seat);
  return 'part' in f ? cause : say`${cause}; ${name} may only be discarded`;
});

/** Why a basic card of this type can do nothing. */
function noUse(u: R, type: CardType, seat: Country): string {
  if (!type.startsWith('build')) {
    const kind = type === 'land-battle' ? say`land` : say`sea`;
    return say`no ${kind} space that ${who(seat)} may battle is next to a supplied piece of its own`;
  }
  const [a, piece] = type === 'build-army' ? [say`an Army`, say`Army`] : [say`a Navy`, say`Navy`];
  return u.facts.rules.designateAny
    ? say`there is no space where ${who(seat)} may build ${a}, and no ${piece} to name as the one built`
    : say`there is no space where ${who(seat)} may build ${a}, and no supplied ${piece} to name as the one built`;
}

export const handNotEmpty = refusal(
  'play.empty-hand',
  (_, __, seat) => say`${who(seat)} still has cards in hand to play or discard`,
);
export const notOnTable = refusal('play.status', (u, kind: CardKind, seat) =>
  lacks(u, kind, seat, 'on the table'),
);
export const notItsMoment = refusal(
  'reaction.immediate',
  (u, kind: CardKind) => say`${u.facts.kinds[kind].name} is used when what it answers occurs, not now`,
);
export const notInstead = refusal(
  'play.instead',
  (u, kind: CardKind) => say`${u.facts.kinds[kind].name} is not used in place of playing a card`,
);
/** With the cause, if the parts of the card give one. */
export function nothingToDo(e: Event): GameRefusal<CardKind> {
  return refusal('reaction.possible', (u, kind: CardKind) => {
    const { name, country } = u.facts.kinds[kind];
    const why = whyNothing(u, effectOf(e, country, kind));
    return why
      ? say`nothing that ${name} does can be carried out now: ${why}`
      : say`nothing that ${name} does can be carried out now`;
  });
}
export const cannotPay = refusal('discard.own-costs', (u, kind: CardKind, seat) => {
  const { name, rules } = u.facts.kinds[kind];
  const count = rules.cost?.cards ?? 0;
  const cards = count === 1 ? say`a card` : say`${count} cards`;
  return rules.cost?.from === 'deck'
    ? say`${name} costs ${cards} that ${who(seat)} really has in its deck`
    : say`${name} costs ${cards} that ${who(seat)} really has in hand`;
});
export const noReallocation = refusal('reallocate.when', (u, _, seat) => {
  if (!u.facts.rules.reallocate) return say`Reallocate Resources is not part of this game`;
  if (u.table.reallocated) return say`${who(seat)} has already reallocated this turn`;
  if (cardsIn(u, seat, DECK).length === 0)
    return say`${who(seat)} needs a card in its deck to reallocate, and its deck is empty`;
  return say`${who(seat)} needs four cards in hand to reallocate, and has ${cardsIn(u, seat, HAND).length}`;
});

export const noArmyThere = refusal(
  'pieces.remove-own',
  (_, space: Space, seat) => say`${who(seat)} has no Army in ${at(space)}`,
);
export const noNavyThere = refusal(
  'pieces.remove-own',
  (_, space: Space, seat) => say`${who(seat)} has no Navy in ${at(space)}`,
);
export const protectedPiece = refusal(
  'protect.choice',
  (_, space: Space) => say`the ${pieceAt(space)} in ${at(space)} is protected this turn`,
);

/** The card whose part a question is about. */
export function cardName(u: R, { kind }: OfCard): string {
  return u.facts.kinds[kind].name;
}

export function whyNotSupplied(u: R, country: Country, space: Space): GameRefusal<Space, OfCountry> {
  return IS_SEA[space] && !hasPort(u, country, space) ? noPort : noLine;
}
