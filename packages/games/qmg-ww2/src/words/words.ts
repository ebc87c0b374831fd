import { capitalised, commas, say } from '@sandtable/kernel';
import { ALL_SPACES, IS_SEA, SPACE_IN_TEXT } from '../board/board.js';
import { ALL_COUNTRIES, COUNTRY_IN_TEXT, TEAM_NAMES } from '../board/countries.js';
import type { Facts } from '../facts.js';
import { type CardKind, type Country, NOWHERE, type Space, type Team } from '../ids.js';
import { BY_BATTLE, BY_SUPPLY, type Event, ON, placeOf, RECRUITED, TRIGGERS } from '../reactions/events.js';
import type { R } from '../table.js';

/** The country's name at the beginning of a sentence. */
export function Who(country: Country): string {
  return capitalised(COUNTRY_IN_TEXT[country]);
}

export function pieceWord(space: Space): string {
  return IS_SEA[space] ? say`Navy` : say`Army`;
}

export function aPiece(country: Country, space: Space): string {
  return say`the ${pieceWord(space)} of ${COUNTRY_IN_TEXT[country]} in ${SPACE_IN_TEXT[space]}`;
}

/** An event as a sentence, for prompts, the reaction chain and refusals. */
export function eventWords(u: R, e: Event): string {
  return say`${capitalised(eventClause(u, e))}.`;
}

/** The same in the middle of another sentence. */
export function eventClause(u: R, e: Event): string {
  const by = COUNTRY_IN_TEXT[e.by];
  const named = (card: CardKind) => u.facts.kinds[card]?.name ?? '';
  switch (e.on) {
    case ON['turn-begins']:
      return say`${possessive(by)} turn begins`;
    case ON['card-played']:
      return say`${by} played ${named(e.card)}`;
    case ON['economic-warfare']:
      return say`${named(e.card)} hits ${COUNTRY_IN_TEXT[e.piece]}`;
    case ON['about-to-be-removed']:
      if (e.how === BY_BATTLE) return say`${by} battles ${aPiece(e.piece, e.space)}`;
      if (e.how === BY_SUPPLY)
        return say`${aPiece(e.piece, e.space)} is not supplied and about to be removed`;
      return say`${aPiece(e.piece, e.space)} is about to be eliminated`;
    case ON.removed:
      return say`${aPiece(e.piece, e.space)} was removed`;
    case ON.built:
      return e.how === RECRUITED
        ? say`${by} recruited ${aNewPiece(e.space)} in ${SPACE_IN_TEXT[e.space]}`
        : say`${by} built ${aNewPiece(e.space)} in ${SPACE_IN_TEXT[e.space]}`;
    case ON.battled:
      return e.gone
        ? say`${by} battled ${SPACE_IN_TEXT[e.space]}; ${aPiece(e.piece, e.space)} was removed`
        : say`${by} battled ${SPACE_IN_TEXT[e.space]}`;
    case ON['status-used']:
      return say`${by} used ${named(e.card)}`;
    case ON['supply-begins']:
      return say`${possessive(by)} Supply step begins`;
    case ON['discard-begins']:
      return say`${possessive(by)} Discard step begins`;
    case ON['draw-begins']:
      return say`${possessive(by)} Draw step begins`;
    default:
      return say`at any time`;
  }
}

/** "an Army", "a Navy" */
function aNewPiece(space: Space): string {
  return IS_SEA[space] ? say`a Navy` : say`an Army`;
}

export function possessive(name: string): string {
  return name.endsWith('s') ? say`${name}'` : say`${name}'s`;
}

/** The subject of a standing order: "pass for this trigger". */
export function triggerTopic(u: R, e: Event | null): string {
  return e ? topicOf(e.on, placeOf(e), u.table.active) : REACTIONS;
}

const REACTIONS = say`reactions`;

function topicOf(trigger: number, space: Space, active: Country): string {
  const country = COUNTRY_IN_TEXT[active];
  return space >= 0
    ? say`${TRIGGERS[trigger]} in ${SPACE_IN_TEXT[space]}, ${country}`
    : say`${TRIGGERS[trigger]}, ${country}`;
}

/** What happens, and by whom: broader than the exact subject, and the same in every space. */
function happening(trigger: number, by: Country): string {
  const who = Who(by);
  switch (TRIGGERS[trigger]) {
    case 'turn-begins':
      return say`${possessive(who)} turn begins`;
    case 'card-played':
      return say`${who} plays a card`;
    case 'economic-warfare':
      return say`${who} wages Economic Warfare`;
    case 'about-to-be-removed':
      return say`${who} is about to remove a piece`;
    case 'removed':
      return say`${who} has removed a piece`;
    case 'built':
      return say`${who} places a piece`;
    case 'battled':
      return say`${who} battles`;
    case 'status-used':
      return say`${who} uses a Status card`;
    case 'supply-begins':
      return say`${possessive(who)} Supply step begins`;
    case 'discard-begins':
      return say`${possessive(who)} Discard step begins`;
    case 'draw-begins':
      return say`${possessive(who)} Draw step begins`;
    case 'any-time':
      return say`${who} may act at any time`;
  }
}

/** The broader subjects of a standing order. */
export function broaderTopics(e: Event | null): readonly string[] {
  return e ? [happening(e.on, e.by)] : [];
}

let allTopics: readonly string[] | null = null;

/** All possible subjects of standing orders. */
export function triggerTopics(): readonly string[] {
  allTopics ??= [
    REACTIONS,
    ...TRIGGERS.flatMap((_, trigger) => ALL_COUNTRIES.map((by) => happening(trigger, by))),
    ...TRIGGERS.flatMap((_, trigger) =>
      [NOWHERE, ...ALL_SPACES].flatMap((space) =>
        ALL_COUNTRIES.map((active) => topicOf(trigger, space, active)),
      ),
    ),
  ];
  return allTopics;
}

const S = SPACE_IN_TEXT;

/** A log line: its arguments are stored as plain numbers, and each text declares their types. */
interface Line {
  text(facts: Facts, args: readonly number[]): string;
}

/** The log. */
export const LOG_TEXTS: Record<string, Line['text']> = {
  round: (_, [round]: readonly [number]) => say`Round ${round}`,
  turn: (_, [country]: readonly [Country]) => say`${possessive(Who(country))} turn`,
  plays: (facts, [country, kind]: readonly [Country, CardKind]) =>
    say`${Who(country)} plays ${facts.kinds[kind].name}`,
  'lays-status': (facts, [country, kind]: readonly [Country, CardKind]) =>
    say`${Who(country)} lays the Status ${facts.kinds[kind].name}`,
  'lays-response': (_, [country]: readonly [Country]) => say`${Who(country)} lays a Response face down`,
  laid: (facts, [kind]: readonly [CardKind]) => say`(${facts.kinds[kind].name})`,
  'gives-up': (_, [country]: readonly [Country]) =>
    say`${Who(country)} discards a card instead of playing one`,
  uses: (facts, [country, kind]: readonly [Country, CardKind]) =>
    say`${Who(country)} uses ${facts.kinds[kind].name}`,
  discards: (_, [country, count]: readonly [Country, number]) =>
    say`${Who(country)} discards ${cards(count)} from hand`,
  discarded: (facts, [kind]: readonly [CardKind]) => say`(${facts.kinds[kind].name})`,
  mills: (_, [country, count]: readonly [Country, number]) =>
    say`${Who(country)} discards ${cards(count)} off its deck`,
  short: (_, [country, count]: readonly [Country, number]) =>
    say`${Who(country)} has no more cards to discard: ${count} VP are lost`,
  draws: (_, [country, count]: readonly [Country, number]) => say`${Who(country)} draws ${cards(count)}`,
  drew: (facts, kinds: readonly CardKind[]) => say`(${commas(kinds.map((kind) => facts.kinds[kind].name))})`,
  scores: (_, [team, points, axis, allies]: readonly [Team, number, number, number]) =>
    points < 0
      ? say`The ${TEAM_NAMES[team]} lose ${-points} VP (Axis ${axis}, Allies ${allies})`
      : say`The ${TEAM_NAMES[team]} gain ${points} VP (Axis ${axis}, Allies ${allies})`,
  wins: (_, [team]: readonly [Team]) => say`The ${TEAM_NAMES[team]} win`,
  stays: (_, [country, space]: readonly [Country, Space]) =>
    say`${capitalised(aPiece(country, space))} stays`,
  removed: (_, [country, space]: readonly [Country, Space]) =>
    say`${capitalised(aPiece(country, space))} is removed`,
  starves: (_, [country, space]: readonly [Country, Space]) =>
    say`${capitalised(aPiece(country, space))} is out of supply and removed`,
  guarded: (_, [country, space]: readonly [Country, Space]) =>
    say`${capitalised(aPiece(country, space))} is not removed this turn`,
  built: (_, [country, space]: readonly [Country, Space]) =>
    say`${Who(country)} builds ${aNewPiece(space)} in ${S[space]}`,
  recruited: (_, [country, space]: readonly [Country, Space]) =>
    say`${Who(country)} recruits ${aNewPiece(space)} in ${S[space]}`,
  designated: (_, [country, space]: readonly [Country, Space]) =>
    say`${Who(country)} names its ${pieceWord(space)} in ${S[space]} as built`,
  battles: (_, [country, space, target]: readonly [Country, Space, Country]) =>
    target < 0
      ? say`${Who(country)} battles ${S[space]}, which is empty`
      : say`${Who(country)} battles ${aPiece(target, space)}`,
  'removes-own': (_, [country, space]: readonly [Country, Space]) =>
    say`${Who(country)} takes its own ${pieceWord(space)} in ${S[space]} off the board`,
  hits: (facts, [kind, target]: readonly [CardKind, Country]) =>
    say`${facts.kinds[kind].name} hits ${COUNTRY_IN_TEXT[target]}`,
  cancelled: (facts, [kind]: readonly [CardKind]) => say`${facts.kinds[kind].name} is ignored`,
  'status-discarded': (facts, [kind]: readonly [CardKind]) => say`${facts.kinds[kind].name} is discarded`,
  'response-discarded': (_, [country]: readonly [Country]) =>
    say`A face-down Response of ${COUNTRY_IN_TEXT[country]} is discarded, unseen`,
  lost: (facts, [kind]: readonly [CardKind]) => say`(it was ${facts.kinds[kind].name})`,
  'to-deck-top': (facts, [country, kind]: readonly [Country, CardKind]) =>
    say`${Who(country)} puts ${facts.kinds[kind].name} on top of its deck`,
  'to-deck-bottom': (facts, [country, kind]: readonly [Country, CardKind]) =>
    say`${Who(country)} puts ${facts.kinds[kind].name} under its deck`,
  'shuffled-in': (facts, [country, kind]: readonly [Country, CardKind]) =>
    say`${Who(country)} shuffles ${facts.kinds[kind].name} into its deck`,
  buries: (_, [country, count]: readonly [Country, number]) =>
    say`${Who(country)} puts ${cards(count)} under its deck`,
  buried: (facts, [kind]: readonly [CardKind]) => say`(${facts.kinds[kind].name})`,
  searches: (_, [country]: readonly [Country]) => say`${Who(country)} searches its deck`,
  'takes-shown': (facts, [country, kind]: readonly [Country, CardKind]) =>
    say`${Who(country)} takes ${facts.kinds[kind].name} from its deck and shuffles it`,
  'looks-at': (_, [country, count]: readonly [Country, number]) =>
    say`${Who(country)} looks at the top ${cards(count)} of its deck`,
  saw: (facts, kinds: readonly CardKind[]) =>
    say`(from the top: ${commas(kinds.map((kind) => facts.kinds[kind].name))})`,
  shuffles: (_, [country]: readonly [Country]) => say`${Who(country)} shuffles its deck`,
  'supplied-by-truk': () => say`Truk supplies Japanese pieces around the Central Pacific this turn`,
  forgoes: (facts, [country, kind]: readonly [Country, CardKind]) =>
    say`${Who(country)} does not use ${facts.kinds[kind].name}`,
  'home-held': (_, [country]: readonly [Country]) =>
    say`${possessive(Who(country))} Home space is held by the enemy: no Victory step`,
  'scores-card': (facts, [kind, points]: readonly [CardKind, number]) =>
    say`${facts.kinds[kind].name}: ${points} VP`,
};

function cards(count: number): string {
  return count === 1 ? say`a card` : say`${count} cards`;
}
