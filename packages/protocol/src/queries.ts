import type { Draft, Finding, Patch, Plain, SpelledOption, Touch, View } from '@sandtable/kernel';
import Type, { type Static } from 'typebox';
import { KernelLine, LogLine } from './view.js';

/**
 * GET /api/tables/:id/why?seat=SEAT → Why[]: everything that could be said now and is refused; of a verb that goes by
 * subject, the subjects that may not act. With `&touch=KIND:ID`: only of that thing, and with `&hand=KIND:ID` of that
 * thing as a target of the one in hand.
 */
export const RefusedOption = Type.Object({
  text: Type.String(),
  touches: Type.Array(Type.Unsafe<Touch>(Type.Object({ kind: Type.String(), id: Type.String() }))),
  reason: Type.String(),
  anchor: Type.Union([Type.String(), Type.Null()]),
});
export type RefusedOption = Static<typeof RefusedOption>;

/**
 * GET /api/tables/:id/options?seat=SEAT&verb=VERB&subject=ID → SubjectChoices: what the seat may choose by a verb with
 * one of the subjects that its view names. Where it is putting together a choice of several parts, `&parts=PARTS` are
 * those so far; the same goes for `why`.
 */
export const SubjectChoices = Type.Array(Type.Unsafe<SpelledOption>(Type.Object({})));
export type SubjectChoices = Static<typeof SubjectChoices>;

/**
 * GET /api/tables/:id/draft?seat=SEAT&text=PARTS → the kernel's Draft: how far a choice of several parts has come, what
 * may come next, and what the parts so far change in the seat's view. Nothing of it has happened.
 */
export const DraftAnswer = Type.Unsafe<Draft>(Type.Object({}));
export type DraftAnswer = Static<typeof DraftAnswer>;

/**
 * GET /api/tables/:id/preview?seat=SEAT&text=CHOICE → Preview: what a choice would change in the seat's view numbered
 * `seq`, tried in several fair guesses, not at the true table: only what is in all of them is certain.
 */
export const Preview = Type.Object({
  seq: Type.Number(),
  patches: Type.Array(Type.Union([Type.Unsafe<Patch>(Type.Array(Type.Unknown())), Type.Null()])),
});
export type Preview = Static<typeof Preview>;

/** GET /api/tables/:id/findings?as=SEAT → Findings: what the rules say of each piece. */
export const Findings = Type.Array(
  Type.Unsafe<Finding>(Type.Object({ about: Type.String(), says: Type.String() })),
);
export type Findings = Static<typeof Findings>;

const pageOf = <S extends Type.TSchema>(line: S) =>
  Type.Object({
    /** The number of the first line. */
    from: Type.Number(),
    /** How many lines there are by now. */
    of: Type.Number(),
    lines: Type.Array(line),
  });

/**
 * GET /api/tables/:id/log?as=SEAT&from=N&to=M → LogPage: what happened in words, from the line numbered N up to M
 * without M, a page (200) of them at most. Lines are numbered from 0, for each viewer as they read them.
 */
export const LogPage = pageOf(LogLine);
export type LogPage = Static<typeof LogPage>;

/** GET /api/tables/:id/lines?as=SEAT&from=N&to=M → LinesPage: the same in notation. */
export const LinesPage = pageOf(KernelLine);
export type LinesPage = Static<typeof LinesPage>;

/**
 * GET /api/tables/:id/replay?at=N&as=SEAT → ReplayView: the position after N choices, through the eyes of an
 * own seat or a spectator; of anybody, or "all-knowing", once the game is over.
 */
export const ReplayView = Type.Object({
  at: Type.Number(),
  /** How many choices there are. */
  of: Type.Number(),
  view: Type.Unsafe<View>(Type.Object({})),
  /** The last choice in notation, as far as the viewer may know it. */
  line: Type.Union([Type.String(), Type.Null()]),
  /** What it brought about. */
  log: Type.Array(LogLine),
  scores: Type.Array(Type.Number()),
});
export type ReplayView = Static<typeof ReplayView>;

/**
 * GET /api/tables/:id/outline?as=SEAT&from=N → ReplayOutline: the positions of a game in short, from the one after
 * N choices on (0: before any choice), at most 2,000 of them; whoever wants more asks again. For whoever looks through
 * a game: the score over time, and where its turns begin.
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
 * position is as above, and each further one the patch that makes it out of the one before; null where they are the same.
 */
export type PatchedOutline = [] | [first: ReplayOutline[number], ...further: (Patch | null)[]];
