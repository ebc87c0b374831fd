import { type Cache, Caches, type Plain, type Reader, type View } from '@sandtable/kernel';
import {
  ALL_SPACES,
  HOME,
  IS_SEA,
  IS_STAR,
  SPACE,
  SPACE_IN_TEXT,
  SPACE_NAMES,
  straitOpen,
  THE_STRAITS,
} from '../board/board.js';
import {
  ALL_COUNTRIES,
  AXIS,
  COUNTRIES,
  COUNTRY_IN_TEXT,
  COUNTRY_NAMES,
  teamOf,
} from '../board/countries.js';
import type { CardId } from '../cards/decks.js';
import type { CardType } from '../cards/types.js';
import { type Facts, makeFacts } from '../facts.js';
import { qmgWw2 } from '../game.js';
import type { Country, Space } from '../ids.js';
import { isSupplied, markerOf, portsOf, reaches, suppliedByCard, supplyLine } from '../supply/supply.js';
import type { Table } from '../table.js';
import { available, cardsIn, hasPiece, isGuarded, PILES, pile, type R, STATUS, STEPS } from '../table.js';
import { homeIsHeld, starPoints } from '../victory/victory.js';
import { supplyWords } from './findings.js';

// What a drawn board shows beyond the bare position, worked out from what a viewer sees: nothing here can
// tell more than the view does.

export interface PieceLook {
  space: string;
  country: string;
  kind: 'army' | 'navy';
  supplied: boolean;
  byCard: boolean;
  /** Own pieces from this one to a Supply space; empty where there is no line. */
  line: readonly string[];
  /** Land spaces whose Army is the Navy's port. */
  ports: readonly string[];
  /** Not removed this turn. */
  guarded: boolean;
  /** Enemies with a supplied piece next to it. */
  threats: readonly string[];
  /** Supply in words. */
  says: string;
}

export interface StraitLook {
  controller: string;
  seas: readonly [string, string];
  openTo: 'axis' | 'allies';
}

/** What a country would gain if its Victory step were now. */
export interface ScoreLook {
  country: string;
  total: number;
  homeHeld: boolean;
  stars: readonly { space: string; points: number }[];
  cards: readonly { id: CardId; points: number }[];
}

export interface Look {
  round: number;
  active: string;
  step: (typeof STEPS)[number];
  score: readonly [number, number];
  pieces: readonly PieceLook[];
  straits: readonly StraitLook[];
  scoring: readonly ScoreLook[];
  /** Spaces that are Supply spaces by a card, and for whom. */
  markers: readonly { space: string; country: string }[];
  /** Pieces left to place, by country. */
  reserve: Readonly<Record<string, { armies: number; navies: number }>>;
}

/** A card as it is printed, with where our text comes from. */
export interface CardFace {
  country: string;
  id: CardId;
  name: string;
  type: CardType;
  text: string;
  provenance: 'printed' | 'sourced';
  disputed: boolean;
  count: number;
}

export interface SpaceFace {
  id: string;
  name: string;
  /** The name as a sentence needs it: "the Balkans". */
  inText: string;
  sea: boolean;
  star: boolean;
  /** The country whose Home space it is. */
  home: string | null;
}

function homeOf(at: Space): string | null {
  const country = ALL_COUNTRIES.find((one) => HOME[one] === at);
  return country === undefined ? null : COUNTRIES[country];
}

export const SPACE_FACES: readonly SpaceFace[] = ALL_SPACES.map((at) => ({
  inText: SPACE_IN_TEXT[at],
  id: SPACE.name(at),
  name: SPACE_NAMES[at],
  sea: IS_SEA[at],
  star: IS_STAR[at],
  home: homeOf(at),
}));

export type { CardId };

export interface CountryFace {
  id: string;
  name: string;
  /** The name as a sentence needs it: "the Soviet Union". */
  inText: string;
}

/** The countries in order of play. */
export const COUNTRY_FACES: readonly CountryFace[] = ALL_COUNTRIES.map((country) => ({
  id: COUNTRIES[country],
  name: COUNTRY_NAMES[country],
  inText: COUNTRY_IN_TEXT[country],
}));
export const AXIS_COUNTRIES: readonly string[] = ALL_COUNTRIES.filter(
  (country) => teamOf(country) === AXIS,
).map((country) => COUNTRIES[country]);

/** Facts are large and follow from the options: one set for each. */
const known = new Map<string, Facts>();

function factsFor(options: View['options']): Facts {
  const key = JSON.stringify(options);
  const facts = known.get(key) ?? makeFacts(options);
  known.set(key, facts);
  return facts;
}

/** Every card of the game's edition, deck by deck. */
export function cardFaces(options: View['options']): CardFace[] {
  return factsFor(options).kinds.map(({ country, id, name, type, text, provenance, disputed, items }) => ({
    country: COUNTRIES[country],
    id,
    name,
    type,
    text,
    provenance,
    disputed,
    count: items.length,
  }));
}

/** Reads the public part of a position, as a waypoint of a replay has it. */
export function momentOf(table: Plain): { round: number; active: string; step: string } {
  const { round, active, step } = table as unknown as Table;
  return { round, active: COUNTRIES[active], step: STEPS[step] };
}

export function lookAt(view: Pick<View, 'options' | 'table' | 'places'>): Look {
  const u = readerOf(view);
  const { table } = u;
  return {
    round: table.round,
    active: COUNTRIES[table.active],
    step: STEPS[table.step],
    score: [table.score[0], table.score[1]],
    pieces: piecesOf(u),
    straits: THE_STRAITS.map(({ controller, seas }) => ({
      controller: SPACE.name(controller),
      seas: [SPACE.name(seas[0]), SPACE.name(seas[1])],
      openTo: straitOpen(table.pieces, controller, AXIS) ? 'axis' : 'allies',
    })),
    scoring: ALL_COUNTRIES.map((country) => scoringOf(u, country)),
    markers: ALL_SPACES.flatMap((at) => {
      const country = markerOf(u, at);
      return country < 0 ? [] : [{ space: SPACE.name(at), country: COUNTRIES[country] }];
    }),
    reserve: Object.fromEntries(
      ALL_COUNTRIES.map((country) => [
        COUNTRIES[country],
        { armies: available(u, country, false), navies: available(u, country, true) },
      ]),
    ),
  };
}

function piecesOf(u: R): PieceLook[] {
  const found: PieceLook[] = [];
  for (const at of ALL_SPACES) {
    for (const country of ALL_COUNTRIES) {
      if (!hasPiece(u, country, at)) continue;
      found.push({
        space: SPACE.name(at),
        country: COUNTRIES[country],
        kind: IS_SEA[at] ? 'navy' : 'army',
        supplied: isSupplied(u, country, at),
        byCard: suppliedByCard(u, country, at),
        line: supplyLine(u, country, at).map((space) => SPACE.name(space)),
        ports: IS_SEA[at] ? portsOf(u, country, at).map((space) => SPACE.name(space)) : [],
        guarded: isGuarded(u, country, at),
        threats: ALL_COUNTRIES.filter(
          (enemy) => teamOf(enemy) !== teamOf(country) && reaches(u, enemy, at),
        ).map((enemy) => COUNTRIES[enemy]),
        says: supplyWords(u, country, at),
      });
    }
  }
  return found;
}

function scoringOf(u: R, country: Country): ScoreLook {
  const homeHeld = homeIsHeld(u, country);
  const stars = ALL_SPACES.flatMap((at) => {
    const points = homeHeld ? 0 : starPoints(u, country, at);
    return points > 0 ? [{ space: SPACE.name(at), points }] : [];
  });
  const lying = homeHeld ? [] : cardsIn(u, country, STATUS).filter((item) => item >= 0);
  const cards = lying.flatMap((item) => {
    const { id, rules } = u.facts.kinds[u.facts.kindOf[item]];
    const points = rules.victory?.(u, country) ?? 0;
    return points > 0 ? [{ id, points }] : [];
  });
  const total = [...stars, ...cards].reduce((sum, { points }) => sum + points, 0);
  return { country: COUNTRIES[country], total, homeHeld, stars, cards };
}

/** A reader of what a view shows. What lies face down is there as no card at all, so no rule can name it. */
function readerOf({ options, table, places }: Pick<View, 'options' | 'table' | 'places'>): R {
  const facts = factsFor(options);
  // The facts remember supply for one table: this is another one, whatever it was.
  const own = { ...(table as unknown as Table) };
  const piles: number[][] = [];
  ALL_COUNTRIES.forEach((country) => {
    PILES.forEach((name, which) => {
      const taken = new Set<number>();
      piles[pile(country, which)] = (places[`${COUNTRIES[country]}.${name}`] ?? []).map((card) => {
        const kind =
          card === null ? undefined : facts.kinds.find((k) => k.country === country && k.id === card);
        const item = kind?.items.find((one) => !taken.has(one)) ?? -1;
        taken.add(item);
        return item;
      });
    });
  });
  const caches = new Caches(facts);
  const held = { caches: [] as unknown[] };
  const reader: Reader<Table, Facts> = {
    state: {
      frames: [],
      chance: [0, 0, 0, 0],
      places: piles,
      known: [],
      table: own,
      outcome: null,
      count: 0,
    },
    table: own,
    facts,
    options,
    game: qmgWw2,
    findFrame: () => null,
    items: (place) => piles[place],
    cached: <V>(cache: Cache<Facts, V>) => (held.caches[cache.slot] as V) ?? caches.take(cache, held),
  };
  return reader;
}
