import type { ReadonlySignal } from '@preact/signals';
import type { Draft, Refused, SpelledOption, StandingOrder, Touch, View } from '@sandtable/kernel';
import { patched } from '@sandtable/kernel/patch';
import type { ChatLine, RefusedOption, TableView } from '@sandtable/protocol';
import type { LineKinds } from './lines.js';

/** How things stand between this page and the table. */
export type Link = 'opening' | 'ready' | 'reconnecting' | 'failed';

/** Who is there, besides what the table itself says. */
export interface Presence {
  seats: readonly string[];
  spectators: number;
}

/** A choice of several parts that is being put together: its parts, and the position as they would leave it. */
export interface DraftChoice {
  text: string;
  view: View;
}

/** What the engine says of a draft, as a client reads it. */
export function draftOf(before: View | undefined, draft: Draft | null): DraftChoice | null {
  if (!before || !draft?.decision) return null;
  const { text, decision, patch } = draft;
  return { text, view: { ...patched({ ...before, decisions: [] }, patch), decisions: [decision] } };
}

/** What it takes to decide something: the options, the reasons, what would follow, and the choice itself. */
export type ChoiceClient = Pick<
  TableClient,
  'choose' | 'forbidden' | 'options' | 'refusalsOf' | 'draft' | 'preview'
>;

/** One table, wherever it is: in this browser or on a server. The shell knows nothing else. */
export interface TableClient {
  readonly kind: 'local' | 'remote';
  readonly table: ReadonlySignal<TableView | null>;
  readonly link: ReadonlySignal<Link>;
  /** Why the table cannot be opened, in a sentence. */
  readonly trouble: ReadonlySignal<string | null>;
  readonly chat: ReadonlySignal<readonly ChatLine[]> | null;
  /** Whose people are there; null where everybody sits at this screen. */
  readonly presence: ReadonlySignal<Presence> | null;
  /** How far the time of the table's clocks is ahead of this page's, in milliseconds. */
  readonly ahead: ReadonlySignal<number> | null;
  /** "undo" takes back the seat's own last choice. */
  choose(seat: string, text: string): Promise<Refused | null>;
  /** What could be meant now and is not legal, with the reasons. */
  forbidden(seat: string): Promise<RefusedOption[]>;
  /**
   * What can be chosen by a verb with one of its subjects; or why that one may not act. `parts` are those of a choice that
   * is being put together, or nothing.
   */
  options(seat: string, verb: string, subject: string, parts: string): Promise<SpelledOption[] | Refused>;
  /** Why one thing cannot be chosen now; with something in hand: as its target. */
  refusalsOf(seat: string, touch: Touch, inHand: Touch | null, parts: string): Promise<RefusedOption[]>;
  /** How far a choice of several parts has come; null where it is none, or is refused. */
  draft(seat: string, text: string): Promise<DraftChoice | null>;
  /** What a choice would lead to, in several guesses; empty where nobody can tell. */
  preview(seat: string, text: string): Promise<View[]>;
  setOrders(seat: string, orders: readonly StandingOrder[]): Promise<void>;
  /** Lines of the past as a viewer reads them, from one number up to another; a page of them at most. */
  read<K extends keyof LineKinds>(kind: K, viewer: string, from: number, to: number): Promise<LineKinds[K][]>;
  journal(): Promise<string>;
  say?(scope: 'table' | 'team', text: string): void;
  close(): void;
}
