import { type Signal, signal } from '@preact/signals';
import type { Inspection, Refused, SpelledOption, Touch } from '@sandtable/kernel';
import type { RefusedOption, TableView } from '@sandtable/protocol';
import type { LocalGame } from '../engine/local-game.js';
import { type DraftChoice, draftOf, type Link, type Outlook, outlookOf, type TableClient } from './client.js';
import type { LineKinds } from './lines.js';

/** A table whose game runs in the page itself and is not kept: lessons and the examples of the rulebook. */
export abstract class InPageTable implements TableClient {
  readonly kind = 'local';
  readonly table: Signal<TableView | null> = signal(null);
  readonly link: Signal<Link> = signal<Link>('ready');
  readonly trouble: Signal<string | null> = signal(null);
  readonly chat = null;
  readonly presence = null;
  readonly ahead = null;
  protected abstract game: LocalGame;

  abstract choose(seat: string, text: string): Promise<Refused | null>;

  async forbidden(seat: string): Promise<RefusedOption[]> {
    return this.game.forbidden(seat);
  }

  async options(
    seat: string,
    verb: string,
    subject: string,
    parts: string,
  ): Promise<SpelledOption[] | Refused> {
    return this.game.options(seat, verb, subject, parts);
  }

  async refusalsOf(
    seat: string,
    touch: Touch,
    inHand: Touch | null,
    parts: string,
  ): Promise<RefusedOption[]> {
    return this.game.refusalsOf(seat, touch, inHand, parts);
  }

  async draft(seat: string, text: string): Promise<DraftChoice | null> {
    return draftOf(this.table.value?.views[seat], this.game.draft(seat, text));
  }

  async preview(seat: string, text: string, next?: string): Promise<Outlook | null> {
    const before = this.game.table().views[seat];
    const found = this.game.preview(seat, next === undefined ? text : [text, next]);
    return found && before ? outlookOf(before, found) : null;
  }

  async inspect(touch: Touch): Promise<Inspection | null> {
    return this.game.inspect(touch);
  }

  async setOrders(): Promise<void> {}

  async read<K extends keyof LineKinds>(
    kind: K,
    viewer: string,
    from: number,
    to: number,
  ): Promise<LineKinds[K][]> {
    return this.game.read(kind, viewer, from, to);
  }

  async journal(): Promise<string> {
    return this.game.journal();
  }

  close(): void {}
}
