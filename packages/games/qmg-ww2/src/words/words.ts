import { ALL_SPACES, IS_SEA, SPACE_IN_TEXT } from '../board/board.js';
import { ALL_COUNTRIES, COUNTRY_IN_TEXT, TEAM_NAMES } from '../board/countries.js';
import type { Facts } from '../facts.js';
import { type CardKind, type Country, NOWHERE, type Space, type Team } from '../ids.js';
import { BY_BATTLE, BY_SUPPLY, type Event, ON, placeOf, RECRUITED, TRIGGERS } from '../reactions/events.js';
import type { R } from '../table.js';

/** The country's name at the beginning of a sentence. */
export function Who(country: Country): string {
  const name = COUNTRY_IN_TEXT[country];
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export function pieceWord(space: Space): string {
  return IS_SEA[space] ? 'Navy' : 'Army';
}

export function aPiece(country: Country, space: Space): string {
  return `the ${pieceWord(space)} of ${COUNTRY_IN_TEXT[country]} in ${SPACE_IN_TEXT[space]}`;
}

/** An event as a sentence, for prompts, the reaction chain and refusals. */
export function eventWords(u: R, e: Event): string {
  const by = Who(e.by);
  const named = (card: CardKind) => u.facts.kinds[card]?.name ?? '';
  switch (e.on) {
    case ON['turn-begins']:
      return `${possessive(by)} turn begins.`;
    case ON['card-played']:
      return `${by} played ${named(e.card)}.`;
    case ON['economic-warfare']:
      return `${named(e.card)} hits ${COUNTRY_IN_TEXT[e.piece]}.`;
    case ON['about-to-be-removed']:
      if (e.how === BY_BATTLE) return `${by} battles ${aPiece(e.piece, e.space)}.`;
      if (e.how === BY_SUPPLY)
        return `${capital(aPiece(e.piece, e.space))} is not supplied and about to be removed.`;
      return `${capital(aPiece(e.piece, e.space))} is about to be eliminated.`;
    case ON.removed:
      return `${capital(aPiece(e.piece, e.space))} was removed.`;
    case ON.built:
      return `${by} ${e.how === RECRUITED ? 'recruited' : 'built'} ${IS_SEA[e.space] ? 'a Navy' : 'an Army'} in ${SPACE_IN_TEXT[e.space]}.`;
    case ON.battled:
      return `${by} battled ${SPACE_IN_TEXT[e.space]}${e.gone ? `; ${aPiece(e.piece, e.space)} was removed` : ''}.`;
    case ON['status-used']:
      return `${by} used ${named(e.card)}.`;
    case ON['supply-begins']:
      return `${possessive(by)} Supply step begins.`;
    case ON['discard-begins']:
      return `${possessive(by)} Discard step begins.`;
    case ON['draw-begins']:
      return `${possessive(by)} Draw step begins.`;
    default:
      return 'At any time.';
  }
}

export function possessive(name: string): string {
  return name.endsWith('s') ? `${name}'` : `${name}'s`;
}

/** The same in the middle of another sentence. */
export function eventClause(u: R, e: Event): string {
  return eventWords(u, e).replace(/\.$/, '').replace(/^The /, 'the ');
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The subject of a standing order: "pass for this trigger". */
export function triggerTopic(u: R, e: Event | null): string {
  return e ? topicOf(e.on, placeOf(e), u.table.active) : REACTIONS;
}

const REACTIONS = 'reactions';

function topicOf(trigger: number, space: Space, active: Country): string {
  const where = space >= 0 ? ` in ${SPACE_IN_TEXT[space]}` : '';
  return `${TRIGGERS[trigger]}${where}, ${COUNTRY_IN_TEXT[active]}`;
}

let allTopics: readonly string[] | null = null;

/** All possible subjects of standing orders. */
export function triggerTopics(): readonly string[] {
  allTopics ??= [
    REACTIONS,
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
  round: (_, [round]: readonly [number]) => `Round ${round}`,
  turn: (_, [country]: readonly [Country]) => `${possessive(Who(country))} turn`,
  plays: (facts, [country, kind]: readonly [Country, CardKind]) =>
    `${Who(country)} plays ${facts.kinds[kind].name}`,
  'lays-status': (facts, [country, kind]: readonly [Country, CardKind]) =>
    `${Who(country)} lays the Status ${facts.kinds[kind].name}`,
  'lays-response': (_, [country]: readonly [Country]) => `${Who(country)} lays a Response face down`,
  laid: (facts, [kind]: readonly [CardKind]) => `(${facts.kinds[kind].name})`,
  'gives-up': (_, [country]: readonly [Country]) => `${Who(country)} discards a card instead of playing one`,
  uses: (facts, [country, kind]: readonly [Country, CardKind]) =>
    `${Who(country)} uses ${facts.kinds[kind].name}`,
  discards: (_, [country, count]: readonly [Country, number]) =>
    `${Who(country)} discards ${cards(count)} from hand`,
  discarded: (facts, [kind]: readonly [CardKind]) => `(${facts.kinds[kind].name})`,
  mills: (_, [country, count]: readonly [Country, number]) =>
    `${Who(country)} discards ${cards(count)} off its deck`,
  short: (_, [country, count]: readonly [Country, number]) =>
    `${Who(country)} has no more cards to discard: ${count} VP are lost`,
  draws: (_, [country, count]: readonly [Country, number]) => `${Who(country)} draws ${cards(count)}`,
  drew: (facts, kinds: readonly CardKind[]) => `(${kinds.map((kind) => facts.kinds[kind].name).join(', ')})`,
  scores: (_, [team, points, axis, allies]: readonly [Team, number, number, number]) =>
    `The ${TEAM_NAMES[team]} ${points < 0 ? 'lose' : 'gain'} ${Math.abs(points)} VP (Axis ${axis}, Allies ${allies})`,
  wins: (_, [team]: readonly [Team]) => `The ${TEAM_NAMES[team]} win`,
  stays: (_, [country, space]: readonly [Country, Space]) => `${capital(aPiece(country, space))} stays`,
  removed: (_, [country, space]: readonly [Country, Space]) =>
    `${capital(aPiece(country, space))} is removed`,
  starves: (_, [country, space]: readonly [Country, Space]) =>
    `${capital(aPiece(country, space))} is out of supply and removed`,
  guarded: (_, [country, space]: readonly [Country, Space]) =>
    `${capital(aPiece(country, space))} is not removed this turn`,
  built: (_, [country, space]: readonly [Country, Space]) =>
    `${Who(country)} builds ${IS_SEA[space] ? 'a Navy' : 'an Army'} in ${S[space]}`,
  recruited: (_, [country, space]: readonly [Country, Space]) =>
    `${Who(country)} recruits ${IS_SEA[space] ? 'a Navy' : 'an Army'} in ${S[space]}`,
  designated: (_, [country, space]: readonly [Country, Space]) =>
    `${Who(country)} names its ${pieceWord(space)} in ${S[space]} as built`,
  battles: (_, [country, space, target]: readonly [Country, Space, Country]) =>
    target < 0
      ? `${Who(country)} battles ${S[space]}, which is empty`
      : `${Who(country)} battles ${aPiece(target, space)}`,
  'removes-own': (_, [country, space]: readonly [Country, Space]) =>
    `${Who(country)} takes its own ${pieceWord(space)} in ${S[space]} off the board`,
  hits: (facts, [kind, target]: readonly [CardKind, Country]) =>
    `${facts.kinds[kind].name} hits ${COUNTRY_IN_TEXT[target]}`,
  cancelled: (facts, [kind]: readonly [CardKind]) => `${facts.kinds[kind].name} is ignored`,
  'status-discarded': (facts, [kind]: readonly [CardKind]) => `${facts.kinds[kind].name} is discarded`,
  'response-discarded': (_, [country]: readonly [Country]) =>
    `A face-down Response of ${COUNTRY_IN_TEXT[country]} is discarded, unseen`,
  lost: (facts, [kind]: readonly [CardKind]) => `(it was ${facts.kinds[kind].name})`,
  'to-deck-top': (facts, [country, kind]: readonly [Country, CardKind]) =>
    `${Who(country)} puts ${facts.kinds[kind].name} on top of its deck`,
  'to-deck-bottom': (facts, [country, kind]: readonly [Country, CardKind]) =>
    `${Who(country)} puts ${facts.kinds[kind].name} under its deck`,
  'shuffled-in': (facts, [country, kind]: readonly [Country, CardKind]) =>
    `${Who(country)} shuffles ${facts.kinds[kind].name} into its deck`,
  buries: (_, [country, count]: readonly [Country, number]) =>
    `${Who(country)} puts ${cards(count)} under its deck`,
  buried: (facts, [kind]: readonly [CardKind]) => `(${facts.kinds[kind].name})`,
  searches: (_, [country]: readonly [Country]) => `${Who(country)} searches its deck`,
  'takes-shown': (facts, [country, kind]: readonly [Country, CardKind]) =>
    `${Who(country)} takes ${facts.kinds[kind].name} from its deck and shuffles it`,
  'looks-at': (_, [country, count]: readonly [Country, number]) =>
    `${Who(country)} looks at the top ${cards(count)} of its deck`,
  saw: (facts, kinds: readonly CardKind[]) =>
    `(from the top: ${kinds.map((kind) => facts.kinds[kind].name).join(', ')})`,
  shuffles: (_, [country]: readonly [Country]) => `${Who(country)} shuffles its deck`,
  'supplied-by-truk': () => 'Truk supplies Japanese pieces around the Central Pacific this turn',
  forgoes: (facts, [country, kind]: readonly [Country, CardKind]) =>
    `${Who(country)} does not use ${facts.kinds[kind].name}`,
  'home-held': (_, [country]: readonly [Country]) =>
    `${possessive(Who(country))} Home space is held by the enemy: no Victory step`,
  'scores-card': (facts, [kind, points]: readonly [CardKind, number]) =>
    `${facts.kinds[kind].name}: ${points} VP`,
};

function cards(count: number): string {
  return count === 1 ? 'a card' : `${count} cards`;
}
