import Type, { type Static } from 'typebox';
import { LIMITS } from './limits.js';
import { PersonId } from './manners.js';
import { Person } from './people.js';
import { ClockSpec, Invite, TableId } from './tables.js';

const exact = { additionalProperties: false };
const Nullable = <S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
const Word = Type.String({ pattern: '^[a-z0-9-]+$', maxLength: 64 });
const Time = Type.Integer({ minimum: 0, maximum: 8.64e15 });
const Why = Type.String({ minLength: 1, maxLength: LIMITS.words, pattern: '\\S' });
const between = ([minimum, maximum]: readonly [number, number]) => Type.Integer({ minimum, maximum });

/**
 * How a tournament is played. Swiss: so many rounds, opponents of about the same points. Round robin: everybody meets
 * everybody, round by round. League: divisions, in each of which everybody meets everybody, all games at once.
 */
export const TournamentFormat = Type.Union([
  Type.Literal('swiss'),
  Type.Literal('round-robin'),
  Type.Literal('league'),
]);
export type TournamentFormat = Static<typeof TournamentFormat>;

/** What the organizer says when a tournament is announced; it does not change later. */
const Terms = {
  game: Word,
  format: TournamentFormat,
  /** Swiss: how many rounds; fewer if there are so few entrants that everybody would have met everybody. */
  rounds: between(LIMITS.swissRounds),
  /** Round robin and leagues: how often everybody meets everybody; the second time with the sides changed. */
  cycles: Type.Union([Type.Literal(1), Type.Literal(2)]),
  /** Leagues: how many people a division has at most, and how many go up and down after a season. */
  divisionSize: between(LIMITS.divisionSize),
  movers: between([0, 3]),
  /** Whoever's time is up has lost. */
  clock: ClockSpec,
  /** Its games count for the ratings. */
  rated: Type.Boolean(),
  /** Every account may enter, or only those who have the invitation. */
  access: Type.Union([Type.Literal('open'), Type.Literal('invited')]),
  /** How many may enter. */
  places: between(LIMITS.places),
  /** When it begins; null: when the organizer says so. */
  starts: Nullable(Time),
  /** The next round begins by itself when all games of the last are over, or when the organizer says so. */
  advance: Type.Union([Type.Literal('auto'), Type.Literal('hand')]),
  /** Minutes between two rounds that follow by themselves. */
  rest: between(LIMITS.rest),
};

/** POST /api/tournaments → { id }, for accounts. */
export const NewTournament = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: LIMITS.title, pattern: '\\S' }),
    about: Type.Optional(Type.String({ maxLength: LIMITS.words })),
    options: Type.Optional(
      Type.Record(Word, Type.String({ maxLength: LIMITS.optionText }), { ...exact, maxProperties: 64 }),
    ),
    ...Terms,
  },
  exact,
);
export type NewTournament = Static<typeof NewTournament>;

export const TournamentStatus = Type.Union([
  /** People enter. */
  Type.Literal('announced'),
  Type.Literal('running'),
  /** Games go on, but no round begins. */
  Type.Literal('paused'),
  Type.Literal('finished'),
  /** It never began. */
  Type.Literal('cancelled'),
]);
export type TournamentStatus = Static<typeof TournamentStatus>;

/** An entry of GET /api/tournaments, and the head of GET /api/tournaments/:id. */
export const TournamentInfo = Type.Object({
  id: TableId,
  /** Empty if its organizer is gone, or if it was erased. */
  name: Type.String(),
  ...Terms,
  options: Type.Record(Type.String(), Type.String()),
  status: TournamentStatus,
  /** The round being played, 0 before the first, and how many there are; of a league, all at once. */
  round: Type.Number(),
  of: Type.Number(),
  organizer: Nullable(Person),
  /** How many are in. */
  entrants: Type.Number(),
  created: Type.Number(),
  finished: Nullable(Type.Number()),
  /** Leagues: the number of this season, and its neighbours. */
  season: Type.Number(),
  previous: Nullable(TableId),
  next: Nullable(TableId),
});
export type TournamentInfo = Static<typeof TournamentInfo>;

/** GET /api/tournaments?which=…&after=… → TournamentList, the latest first. `which`: coming, running, over or mine. */
export const TournamentList = Type.Object({
  items: Type.Array(TournamentInfo),
  next: Nullable(Type.String()),
});
export type TournamentList = Static<typeof TournamentList>;

export const Entrant = Type.Object({
  who: Person,
  /** In; gone by their own will; removed by the organizer; no longer paired, because they never came. */
  status: Type.Union([
    Type.Literal('in'),
    Type.Literal('withdrawn'),
    Type.Literal('removed'),
    Type.Literal('absent'),
  ]),
  /** The number of the draw, from the best on; 0 before the first round. */
  seed: Type.Number(),
  division: Type.Number(),
});
export type Entrant = Static<typeof Entrant>;

/** How a pairing ended: who won, nobody did, both lost; void if the tournament ended before the game did. */
export const PairingOutcome = Type.Union([
  Type.Literal('one'),
  Type.Literal('other'),
  Type.Literal('draw'),
  Type.Literal('neither'),
  Type.Literal('void'),
]);
export type PairingOutcome = Static<typeof PairingOutcome>;

export const Pairing = Type.Object({
  round: Type.Number(),
  board: Type.Number(),
  /** The people, by their ids: the first plays the first side of the game. Without the other it is a bye. */
  one: Type.String(),
  other: Nullable(Type.String()),
  table: Nullable(TableId),
  outcome: Nullable(PairingOutcome),
  /** By playing, by the opponent's absence or withdrawal, by a bye, or by the organizer, who says why. */
  how: Nullable(
    Type.Union([
      Type.Literal('played'),
      Type.Literal('forfeit'),
      Type.Literal('bye'),
      Type.Literal('decided'),
    ]),
  ),
  why: Nullable(Type.String()),
});
export type Pairing = Static<typeof Pairing>;

export const TieBreak = Type.Union([
  Type.Literal('buchholz'),
  Type.Literal('sonneborn-berger'),
  Type.Literal('head-to-head'),
  Type.Literal('wins'),
]);
export type TieBreak = Static<typeof TieBreak>;

export const Standing = Type.Object({
  person: Type.String(),
  /** The same for those whom no tie-break tells apart. */
  place: Type.Number(),
  points: Type.Number(),
  /** Games that have a result, byes included. */
  games: Type.Number(),
  won: Type.Number(),
  drawn: Type.Number(),
  lost: Type.Number(),
  /** In the order of `tieBreaks`. */
  broken: Type.Array(Type.Number()),
});
export type Standing = Static<typeof Standing>;

/** GET /api/tournaments/:id: everything that everybody may know of it, and what the viewer may do. */
export const Tournament = Type.Object({
  ...TournamentInfo.properties,
  about: Type.String(),
  /** The two sides of the game. */
  sides: Type.Array(Type.String()),
  entries: Type.Array(Entrant),
  tieBreaks: Type.Array(TieBreak),
  divisions: Type.Array(
    Type.Object({
      number: Type.Number(),
      standings: Type.Array(Standing),
      pairings: Type.Array(Pairing),
    }),
  ),
  /** When the next round begins; null if that is not known. */
  due: Nullable(Type.Number()),
  viewer: Type.Object({
    entry: Nullable(Entrant.properties.status),
    /** The organizer, or somebody who looks after the site. */
    organizes: Type.Boolean(),
    /** May decide about results and players: not where they play themselves. */
    judges: Type.Boolean(),
    /** Looks after the site and has no part in it: may take its words back. */
    moderates: Type.Boolean(),
    /** The secret word of the invitation, for the organizer. */
    invite: Type.Optional(Invite),
  }),
});
export type Tournament = Static<typeof Tournament>;

/** POST /api/tournaments/:id/enter */
export const Enter = Type.Object({ invite: Type.Optional(Invite) }, exact);
export type Enter = Static<typeof Enter>;

/** POST /api/tournaments/:id/remove and …/readmit, by the organizer. Who was absent comes back with …/return. */
export const AboutEntrant = Type.Object({ person: PersonId, why: Why }, exact);
export type AboutEntrant = Static<typeof AboutEntrant>;

/**
 * POST /api/tournaments/:id/words, by somebody who looks after the site: other words in place of those of the organizer,
 * or none. `reasons` erases those that were given for decisions about its games.
 */
export const TournamentWords = Type.Object(
  {
    name: Type.String({ maxLength: LIMITS.title }),
    about: Type.String({ maxLength: LIMITS.words }),
    reasons: Type.Optional(Type.Literal('erased')),
    why: Why,
  },
  exact,
);
export type TournamentWords = Static<typeof TournamentWords>;

/** POST /api/tournaments/:id/decide, by the organizer: the result of a pairing, whatever it was before. */
export const DecidePairing = Type.Object(
  {
    division: Type.Integer({ minimum: 1, maximum: 1000 }),
    round: Type.Integer({ minimum: 1, maximum: 1000 }),
    board: Type.Integer({ minimum: 1, maximum: 1000 }),
    outcome: Type.Union([
      Type.Literal('one'),
      Type.Literal('other'),
      Type.Literal('draw'),
      Type.Literal('neither'),
    ]),
    why: Why,
  },
  exact,
);
export type DecidePairing = Static<typeof DecidePairing>;

/** GET /api/tournaments/:id/deeds: what was done by hand, the latest first. For the organizer. */
export const TournamentDeed = Type.Object({
  at: Type.Number(),
  who: Nullable(Person),
  deed: Type.String(),
  why: Type.String(),
  detail: Type.String(),
});
export type TournamentDeed = Static<typeof TournamentDeed>;
