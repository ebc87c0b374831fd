import type { Frame } from '@sandtable/kernel';
import {
  ALL_SPACES,
  IS_SEA,
  pieceCode,
  SPACE,
  SPACE_AND_COUNTRY,
  straitOpen,
  THE_STRAITS,
} from '../board/board.js';
import {
  ALL_COUNTRIES,
  ALLIES,
  AXIS,
  COUNTRIES,
  type CountryId,
  TEAM_IDS,
  type TeamId,
  teamOf,
} from '../board/countries.js';
import type { Effect } from '../cards/card.js';
import type { CardId } from '../cards/decks.js';
import { type CardKind, type Country, NO_CARD, type Space } from '../ids.js';
import { type Event, stored } from '../reactions/events.js';
import { isSupplied, portsOf, reaches, spacesOf, suppliedByCard, supplyLine } from '../supply/supply.js';
import { cardsIn, hasPiece, isGuarded, type R, STATUS, STEPS } from '../table.js';
import { homeIsHeld, starPoints } from '../victory/victory.js';

// What the board display shows, by name; all of it is public. Types instead of interfaces, so that the compiler can
// check that they are plain data. Rows have an id, so that a change to one row is sent without the others.

export type PieceModel = {
  /** Its name in choices: "ukraine germany". */
  id: string;
  space: string;
  country: CountryId;
  kind: 'army' | 'navy';
  supplied: boolean;
  /** A card supplies it, without line or port. */
  byCard: boolean;
  /** The supply line from this piece to a Supply space; empty if there is none. */
  line: readonly string[];
  /** Land spaces whose Army is the Navy's port. */
  ports: readonly string[];
  /** Not removed this turn. */
  guarded: boolean;
  /** Enemies with a supplied piece adjacent to it. */
  threats: readonly CountryId[];
};

/** What a country would score if its Victory step were now. */
export type ScoreModel = {
  /** The country. */
  id: CountryId;
  total: number;
  homeHeld: boolean;
  /** By spaces. */
  stars: readonly { id: string; points: number }[];
  /** By Status cards. */
  cards: readonly { id: CardId; points: number }[];
};

export type BoardModel = {
  /** 0 while the first hands are chosen. */
  round: number;
  active: CountryId;
  step: (typeof STEPS)[number];
  /** Victory Points of the Axis and the Allies. */
  score: readonly [number, number];
  pieces: readonly PieceModel[];
  /** The team each strait is open to, by the space that controls it. */
  straits: Readonly<Record<string, TeamId>>;
  /** In order of play. */
  scoring: readonly ScoreModel[];
  /** The card that is carried out, or that a reaction answers. */
  acting: { country: CountryId; id: CardId } | null;
};

export function boardModel(u: R): BoardModel {
  const { round, active, step, score, pieces } = u.table;
  return {
    round,
    active: COUNTRIES[active],
    step: STEPS[step],
    score: [score[AXIS], score[ALLIES]],
    pieces: piecesOf(u),
    straits: Object.fromEntries(
      THE_STRAITS.map(({ controller }) => [
        SPACE.name(controller),
        TEAM_IDS[straitOpen(pieces, controller, AXIS) ? AXIS : ALLIES],
      ]),
    ),
    scoring: ALL_COUNTRIES.map((country) => scoreModel(u, country)),
    acting: actingCard(u),
  };
}

/** The innermost card at work. All of these are face up; a Response being laid down is not among them. */
function actingCard(u: R): BoardModel['acting'] {
  const { frames } = u.state;
  for (let i = frames.length - 1; i >= 0; i--) {
    const kind = cardOf(frames[i]);
    if (kind >= 0) {
      const { country, id } = u.facts.kinds[kind];
      return { country: COUNTRIES[country], id };
    }
  }
  return null;
}

function cardOf(frame: Frame): CardKind {
  if (frame.rule === 'window') return stored(frame as Frame & Event).card;
  return frame.rule === 'using' || frame.rule === 'carry' ? (frame as Frame & Effect).kind : NO_CARD;
}

function piecesOf(u: R): PieceModel[] {
  const found: PieceModel[] = [];
  for (const at of ALL_SPACES) {
    if (u.table.pieces[at] === 0) continue;
    for (const country of ALL_COUNTRIES) if (hasPiece(u, country, at)) found.push(pieceModel(u, country, at));
  }
  return found;
}

export function pieceModel(u: R, country: Country, at: Space): PieceModel {
  return {
    id: SPACE_AND_COUNTRY.name(pieceCode(at, country)),
    space: SPACE.name(at),
    country: COUNTRIES[country],
    kind: IS_SEA[at] ? 'navy' : 'army',
    supplied: isSupplied(u, country, at),
    byCard: suppliedByCard(u, country, at),
    line: supplyLine(u, country, at).map((one) => SPACE.name(one)),
    ports: IS_SEA[at] ? portsOf(u, country, at).map((one) => SPACE.name(one)) : [],
    guarded: isGuarded(u, country, at),
    threats: enemiesInReach(u, country, at).map((enemy) => COUNTRIES[enemy]),
  };
}

/** Which enemies could battle a piece: those with a supplied piece adjacent. */
function enemiesInReach(u: R, country: Country, at: Space): Country[] {
  return ALL_COUNTRIES.filter((enemy) => teamOf(enemy) !== teamOf(country) && reaches(u, enemy, at));
}

function scoreModel(u: R, country: Country): ScoreModel {
  const id = COUNTRIES[country];
  if (homeIsHeld(u, country)) return { id, total: 0, homeHeld: true, stars: [], cards: [] };
  const stars = spacesOf(u, country).flatMap((at) => {
    const points = starPoints(u, country, at);
    return points > 0 ? [{ id: SPACE.name(at), points }] : [];
  });
  const cards = cardsIn(u, country, STATUS).flatMap((item) => {
    const { id: card, rules } = u.facts.kinds[u.facts.kindOf[item]];
    const points = rules.victory?.(u, country) ?? 0;
    return points > 0 ? [{ id: card, points }] : [];
  });
  const total = [...stars, ...cards].reduce((sum, { points }) => sum + points, 0);
  return { id, total, homeHeld: false, stars, cards };
}
