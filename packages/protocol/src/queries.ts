import type { Draft, Finding, Inspection, Patch, Plain, SpelledOption, Touch, View } from '@sandtable/kernel';
import Type, { type Static } from 'typebox';
import { KernelLine, LogLine } from './view.js';

/**
 * GET /api/tables/:id/why?seat=SEAT → Why[]: the options that are refused now, with the reasons; of a verb that goes
 * by subject, the subjects that may not act. With `&touch=KIND:ID`: only those of that thing, and with
 * `&hand=KIND:ID` those with it as a target of the thing in hand.
 */
export const RefusedOption = Type.Object({
  text: Type.String(),
  touches: Type.Array(Type.Unsafe<Touch>(Type.Object({ kind: Type.String(), id: Type.String() }))),
  reason: Type.String(),
  anchor: Type.Union([Type.String(), Type.Null()]),
});
export type RefusedOption = Static<typeof RefusedOption>;

/**
 * GET /api/tables/:id/options?seat=SEAT&verb=VERB&subject=ID → SubjectChoices: the seat's options by a verb with one
 * of the subjects that its view names. For a choice of several parts, `&parts=PARTS` are those so far; the same goes
 * for `why`.
 */
export const SubjectChoices = Type.Array(Type.Unsafe<SpelledOption>(Type.Object({})));
export type SubjectChoices = Static<typeof SubjectChoices>;

/**
 * GET /api/tables/:id/draft?seat=SEAT&text=PARTS → the kernel's Draft: how far a choice of several parts has come,
 * what may come next, and what the parts so far change in the seat's view. Nothing of it has happened yet.
 */
export const DraftAnswer = Type.Unsafe<Draft>(Type.Object({}));
export type DraftAnswer = Static<typeof DraftAnswer>;

const PatchOrNull = Type.Union([Type.Unsafe<Patch>(Type.Array(Type.Unknown())), Type.Null()]);

/**
 * GET /api/tables/:id/preview?seat=SEAT&text=CHOICE → Preview: what a choice would change in the seat's view numbered
 * `seq`, tried on several fair guesses, never on the true position: only what all of them share is certain. `others`:
 * what some other choices would change in the first guess; what they have in common comes anyway. `certain`: nothing
 * would be rolled, and nothing revealed to the seat. With &next=CHOICE: two choices in a row, if the first is certain.
 */
export const Preview = Type.Object({
  seq: Type.Number(),
  patches: Type.Array(PatchOrNull),
  others: Type.Array(PatchOrNull),
  certain: Type.Boolean(),
});
export type Preview = Static<typeof Preview>;

const Weighed = Type.Object({ text: Type.String(), value: Type.Number() });

/**
 * GET /api/tables/:id/hint?seat=SEAT → Hint, or null if the seat is not asked: what a bot would choose in a person's place,
 * knowing what that seat knows, with its reason and the alternatives. Only where the table's rules allow advice.
 */
export const Hint = Type.Object({
  /** The bot that was asked. */
  bot: Type.String(),
  /** A choice in notation. */
  text: Type.String(),
  /** What it is worth on the bot's own scale. */
  value: Type.Union([Type.Number(), Type.Null()]),
  /** A sentence without a subject. */
  reason: Type.Union([Type.String(), Type.Null()]),
  /** The other choices that it looked at, the best first. */
  others: Type.Array(Weighed),
});
export type Hint = Static<typeof Hint>;

/**
 * GET /api/tables/:id/reason?at=N&as=SEAT → ToldReason, or null: what a choice was good for, by the number that its lines in
 * the log have, as the viewer may know it. Only where the table's rules allow advice, or the game is over.
 */
export const ToldReason = Type.Object({
  seat: Type.String(),
  /** A sentence without a subject. */
  reason: Type.Union([Type.String(), Type.Null()]),
});
export type ToldReason = Static<typeof ToldReason>;

/** A turn of a game that is over: from which position to which, and the first side's chance to win at both. */
export const ReviewedTurn = Type.Object({
  from: Type.Number(),
  to: Type.Number(),
  /** The seat that chose first in it, and what. */
  seat: Type.String(),
  chosen: Type.String(),
  /** The number of the round; null in a game without rounds. */
  round: Type.Union([Type.Number(), Type.Null()]),
  before: Type.Number(),
  after: Type.Number(),
});
export type ReviewedTurn = Static<typeof ReviewedTurn>;

/** A game that is looked back at: its turns, and what the best bot would have done in those that moved the chance most. */
export const GameReview = Type.Object({
  turns: Type.Array(ReviewedTurn),
  /** By the position at which the turn began. */
  advice: Type.Array(Type.Object({ at: Type.Number(), hint: Type.Union([Hint, Type.Null()]) })),
});
export type GameReview = Static<typeof GameReview>;

/**
 * GET /api/tables/:id/review → ReviewAnswer: what a game that is over looks like afterwards. `review` is null if the game
 * cannot tell who is ahead. A long game is still being looked at: ask again.
 */
export const ReviewAnswer = Type.Union([
  Type.Object({ ready: Type.Literal(true), review: Type.Union([GameReview, Type.Null()]) }),
  Type.Object({ ready: Type.Literal(false) }),
]);
export type ReviewAnswer = Static<typeof ReviewAnswer>;

/** GET /api/tables/:id/findings?as=SEAT → Findings: what the rules say of each piece. */
export const Findings = Type.Array(
  Type.Unsafe<Finding>(Type.Object({ about: Type.String(), says: Type.String() })),
);
export type Findings = Static<typeof Findings>;

/**
 * GET /api/tables/:id/inspect?touch=KIND:ID → the kernel's Inspection, or null: what the rules say of one thing on the
 * board, its supply line, and what it could reach.
 */
export const InspectionAnswer = Type.Union([Type.Unsafe<Inspection>(Type.Object({})), Type.Null()]);
export type InspectionAnswer = Static<typeof InspectionAnswer>;

const pageOf = <S extends Type.TSchema>(line: S) =>
  Type.Object({
    /** The number of the first line. */
    from: Type.Number(),
    /** How many lines there are by now. */
    of: Type.Number(),
    lines: Type.Array(line),
  });

/**
 * GET /api/tables/:id/log?as=SEAT&from=N&to=M → LogPage: the log in words, from line N up to but not including M, at
 * most one page (200). Lines are numbered from 0, separately for each viewer.
 */
export const LogPage = pageOf(LogLine);
export type LogPage = Static<typeof LogPage>;

/** GET /api/tables/:id/lines?as=SEAT&from=N&to=M → LinesPage: the same in notation. */
export const LinesPage = pageOf(KernelLine);
export type LinesPage = Static<typeof LinesPage>;

/**
 * GET /api/tables/:id/replay?at=N&as=SEAT → ReplayView: the position after N choices, as seen by a seat of the
 * person's own or a spectator; once the game is over, by any seat or "all-knowing".
 */
export const ReplayView = Type.Object({
  at: Type.Number(),
  /** How many choices there are. */
  of: Type.Number(),
  view: Type.Unsafe<View>(Type.Object({})),
  /** The last choice in notation, as far as the viewer may know it. */
  line: Type.Union([Type.String(), Type.Null()]),
  /** What it caused. */
  log: Type.Array(LogLine),
  scores: Type.Array(Type.Number()),
});
export type ReplayView = Static<typeof ReplayView>;

/**
 * GET /api/tables/:id/outline?as=SEAT&from=N → ReplayOutline: a summary of the positions of a game, from the one
 * after N choices on (0: before any choice), at most 2,000 per request. For replays: the score over time, and where
 * its turns begin.
 */
export const ReplayOutline = Type.Array(
  Type.Object({
    /** The choice that led here, in notation, as far as the viewer may know it. */
    line: Type.Union([Type.String(), Type.Null()]),
    scores: Type.Array(Type.Number()),
    /** What the viewer sees of the table. */
    table: Type.Unsafe<Plain>(Type.Unknown()),
  }),
);
export type ReplayOutline = Static<typeof ReplayOutline>;

/**
 * GET /api/tables/:id/outline?as=SEAT&from=N&patches=1 → PatchedOutline: the same in a tenth of the bytes. The first
 * position is as above; each further one is the patch from the one before, null if they are equal.
 */
export type PatchedOutline = [] | [first: ReplayOutline[number], ...further: (Patch | null)[]];
