import type { ReadonlySignal } from '@preact/signals';
import type {
  Draft,
  Inspection,
  PreviewPatches,
  Refused,
  SpelledOption,
  StandingOrder,
  Touch,
  View,
} from '@sandtable/kernel';
import { patched } from '@sandtable/kernel/patch';
import type { ChatLine, Hint, RefusedOption, TableView, ToldReason } from '@sandtable/protocol';
import type { LineKinds } from './lines.js';

/** The state of the connection to the table. */
export type Link = 'opening' | 'ready' | 'reconnecting' | 'failed';

/** Who is online. */
export interface Presence {
  seats: readonly string[];
  spectators: number;
}

/** A choice of several parts in progress: its parts, and the position that they lead to. */
export interface DraftChoice {
  text: string;
  view: View;
  /** It is complete: the one part that is left follows by itself. */
  whole?: boolean;
}

/** The engine's draft as the client uses it. */
export function draftOf(before: View | undefined, draft: Draft | null): DraftChoice | null {
  if (!before || !draft?.decision) return null;
  const { text, whole, decision, patch } = draft;
  return { text, whole, view: { ...patched({ ...before, decisions: [] }, patch), decisions: [decision] } };
}

/** What a choice may lead to. */
export interface Outlook {
  /** The view afterwards, one per guess at what is hidden. */
  after: readonly View[];
  /** The views after some other choices, in the first guess. */
  others: readonly View[];
  /** Nothing would be rolled, and nothing revealed to the seat: the next choice can be made in advance. */
  certain: boolean;
}

export function outlookOf(before: View, { patches, others, certain }: PreviewPatches): Outlook {
  return {
    after: patches.map((patch) => patched(before, patch)),
    others: others.map((patch) => patched(before, patch)),
    certain,
  };
}

/** What a decision needs: options, reasons, previews, and the choice itself. */
export type ChoiceClient = Pick<
  TableClient,
  'choose' | 'forbidden' | 'options' | 'refusalsOf' | 'draft' | 'preview'
>;

/** One table, in this browser or on a server. The shell knows nothing else of it. */
export interface TableClient {
  readonly kind: 'local' | 'remote';
  readonly table: ReadonlySignal<TableView | null>;
  readonly link: ReadonlySignal<Link>;
  /** Why the table cannot be opened, as a sentence. */
  readonly trouble: ReadonlySignal<string | null>;
  readonly chat: ReadonlySignal<readonly ChatLine[]> | null;
  /** Which players are online; null for a local table. */
  readonly presence: ReadonlySignal<Presence> | null;
  /** How far the table's clock is ahead of this page's, in milliseconds; null for a local table. */
  readonly ahead: ReadonlySignal<number> | null;
  /** "undo" takes back the seat's own last choice. */
  choose(seat: string, text: string): Promise<Refused | null>;
  /** Illegal options that the player might expect, with the reasons. */
  forbidden(seat: string): Promise<RefusedOption[]>;
  /**
   * The options of a verb with one of its subjects, or why that subject may not act. `parts` are those of a choice in
   * progress, or ''.
   */
  options(seat: string, verb: string, subject: string, parts: string): Promise<SpelledOption[] | Refused>;
  /** Why a thing cannot be chosen now, or cannot be the target of what is in hand. */
  refusalsOf(seat: string, touch: Touch, inHand: Touch | null, parts: string): Promise<RefusedOption[]>;
  /** How far a choice of several parts has come; null if it has no parts or is refused. */
  draft(seat: string, text: string): Promise<DraftChoice | null>;
  /** What a choice may lead to, or (with `next`) two in a row; null if it cannot be told. */
  preview(seat: string, text: string, next?: string): Promise<Outlook | null>;
  /** What the rules say about one thing on the board; null if nothing. */
  inspect(touch: Touch): Promise<Inspection | null>;
  /** What the best bot would choose in the player's place, knowing what the seat knows; absent where nobody can say. */
  readonly hint?: ((seat: string) => Promise<Hint | null>) | undefined;
  /** What a choice was good for, by the number that its lines in the log have; absent where nobody can say. */
  readonly explain?: ((count: number, viewer: string) => Promise<ToldReason | null>) | undefined;
  setOrders(seat: string, orders: readonly StandingOrder[]): Promise<void>;
  /** Earlier lines as a viewer reads them, by number; at most one page. */
  read<K extends keyof LineKinds>(kind: K, viewer: string, from: number, to: number): Promise<LineKinds[K][]>;
  journal(): Promise<string>;
  say?(scope: 'table' | 'team', text: string): void;
  close(): void;
}
