import { batch, computed, type Signal, signal } from '@preact/signals';
import {
  commitTo,
  type Draft,
  type Inspection,
  type Refused,
  type SpelledOption,
  type StandingOrder,
  type Touch,
} from '@sandtable/kernel';
import { PatchError, patched } from '@sandtable/kernel/patch';
import type {
  ChatLine,
  FromServer,
  Hint,
  InspectionAnswer,
  Preview,
  RefusedOption,
  ReviewAnswer,
  SubjectChoices,
  TableInfo,
  TableView,
  ToldReason,
} from '@sandtable/protocol';
import { t, w } from '../languages/index.js';
import { ApiError, api, apiText } from '../net/api.js';
import { type Live, requestId } from '../net/live.js';
import { keepPart, keptPart, partToSitWith } from '../online/kept-parts.js';
import {
  listOf,
  mayReveal,
  newPart,
  type OwnPart,
  type SeedPartStatus,
  seedPartStatus,
} from '../online/seed-part.js';
import { keyOf } from '../shell/question/touches.js';
import {
  type DraftChoice,
  draftOf,
  type Link,
  type Outlook,
  outlookOf,
  type Presence,
  type TableClient,
} from './client.js';
import type { LineKinds } from './lines.js';

/** Delay before a seed value is sent again, in milliseconds. */
const REVEAL_AGAIN = 1_000;

/** The connection to the server, as far as one table needs it. */
export type Line = Pick<Live, 'wire' | 'listen' | 'watch' | 'unwatch' | 'startOver' | 'ask'>;

/** A table on the server. */
export class RemoteTable implements TableClient {
  readonly kind = 'remote';
  readonly table: Signal<TableView | null> = signal(null);
  readonly link: Signal<Link> = signal<Link>('opening');
  readonly trouble: Signal<string | null> = signal(null);
  readonly chat: Signal<readonly ChatLine[]> = signal([]);
  readonly info = computed(() => this.table.value?.info ?? null);
  readonly you = computed(() => this.table.value?.you ?? null);
  readonly chance = computed(() => this.table.value?.chance ?? null);
  /** The player's part in the seed, and its status. */
  readonly own: Signal<{ part: OwnPart | null; standing: SeedPartStatus }> = signal({
    part: null,
    standing: 'none',
  });
  /** Whether the sheet about the random seed is open. */
  readonly showsChance: Signal<boolean> = signal(false);
  /** Whether the player chooses a point to go back to. */
  readonly choosesBack: Signal<boolean> = signal(false);
  readonly presence: Signal<Presence> = signal({ seats: [], spectators: 0 });
  readonly ahead: Signal<number> = signal(0);
  private seq = 0;
  private readonly stops: (() => void)[] = [];

  constructor(
    readonly id: string,
    readonly invite: string | null,
    private readonly live: Line,
  ) {
    this.stops.push(live.listen((message) => this.hear(message)));
    this.stops.push(
      live.wire.subscribe((wire) => {
        if (this.table.peek()) this.link.value = wire === 'lost' ? 'reconnecting' : 'ready';
      }),
    );
    live.watch(id, invite, () => (this.table.peek() ? this.seq : null));
  }

  private hear(message: FromServer): void {
    if (!('table' in message) || message.table !== this.id) return;
    switch (message.t) {
      case 'table':
        return this.show(message.full, message.seq, message.now);
      case 'delta':
        return this.patch(message);
      case 'presence':
        this.presence.value = { seats: message.seats, spectators: message.spectators };
        return;
      case 'chat':
        return this.addChat(message.lines);
      case 'error':
        if (message.code !== 'table') return;
        if (this.table.peek()) void this.failIfStuck(t(message.reason));
        else this.fail(t(message.reason));
    }
  }

  /** A table that was shown cannot be watched any more: it is stuck, or the server is only stopping and another one goes on. */
  private async failIfStuck(reason: string): Promise<void> {
    const query = this.invite ? `?invite=${encodeURIComponent(this.invite)}` : '';
    try {
      await api('GET', `tables/${encodeURIComponent(this.id)}${query}`);
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) this.fail(reason);
    }
  }

  private patch({ from, seq, now, patch }: Extract<FromServer, { t: 'delta' }>): void {
    const known = this.table.peek();
    if (!known || from !== this.seq) return this.live.startOver(this.id);
    try {
      this.show(patched(known, patch), seq, now);
    } catch (error) {
      if (!(error instanceof PatchError)) throw error;
      this.live.startOver(this.id);
    }
  }

  private show(sent: TableView, seq: number, now: number): void {
    this.seq = seq;
    batch(() => {
      this.ahead.value = now - Date.now();
      this.table.value = sent;
      this.trouble.value = null;
      this.link.value = this.live.wire.value === 'lost' ? 'reconnecting' : 'ready';
    });
    this.lookAfterPart(sent);
  }

  private revealing = false;

  /** Reveals the player's seed value on request, and checks that it became part of the seed. */
  private lookAfterPart(sent: TableView): void {
    const part = keptPart(this.id);
    if (part && part.server === null) keepPart(this.id, Object.assign(part, { server: sent.info.commit }));
    const standing = seedPartStatus(part, sent);
    if (standing !== this.own.value.standing || part?.value !== this.own.value.part?.value)
      this.own.value = { part, standing };
    if (!part || this.revealing || !mayReveal(part, sent)) return;
    this.revealing = true;
    // The list is stored before the value is revealed.
    keepPart(this.id, Object.assign(part, { list: listOf(sent) }));
    this.act('reveal', { value: part.value }).then(
      () => {
        this.revealing = false;
      },
      (error: unknown) => {
        this.revealing = false;
        // A refusal is final; if the server was unreachable or failed, it is tried again.
        const unheard = error instanceof ApiError && (error.status === 0 || error.status >= 500);
        const again = () => this.table.peek() && this.lookAfterPart(this.table.peek()!);
        if (unheard) setTimeout(again, REVEAL_AGAIN);
      },
    );
  }

  private addChat(lines: readonly ChatLine[]): void {
    const known = new Map(this.chat.value.map((line) => [line.n, line]));
    for (const line of lines) known.set(line.n, line);
    this.chat.value = [...known.values()].sort((a, b) => a.n - b.n);
  }

  private fail(reason: string): void {
    this.trouble.value = reason;
    this.link.value = 'failed';
  }

  async choose(seat: string, text: string): Promise<Refused | null> {
    const answer = await this.live.ask({
      t: 'choose',
      table: this.id,
      id: requestId(),
      at: this.seq,
      seat,
      text,
    });
    if (answer.t === 'ok') return null;
    const reason = answer.code === 'outdated' ? w.online.outdated : answer.reason;
    return { reason, anchor: answer.anchor };
  }

  async forbidden(seat: string): Promise<RefusedOption[]> {
    return api<RefusedOption[]>('GET', this.path(`why?seat=${encodeURIComponent(seat)}`));
  }

  async options(
    seat: string,
    verb: string,
    subject: string,
    parts: string,
  ): Promise<SpelledOption[] | Refused> {
    const query = new URLSearchParams({ seat, verb, subject, ...(parts && { parts }) });
    try {
      return await api<SubjectChoices>('GET', this.path(`options?${query}`));
    } catch (error) {
      // 409 is a refusal by the rules; anything else is a failure.
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      return { reason: error.message, anchor: error.anchor };
    }
  }

  async draft(seat: string, text: string): Promise<DraftChoice | null> {
    const before = this.table.peek()?.views[seat];
    const seq = this.seq;
    try {
      const draft = await api<Draft>('GET', this.path(`draft?${new URLSearchParams({ seat, text })}`));
      return seq === this.seq ? draftOf(before, draft) : null;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      return null;
    }
  }

  async refusalsOf(
    seat: string,
    touch: Touch,
    inHand: Touch | null,
    parts: string,
  ): Promise<RefusedOption[]> {
    const query = new URLSearchParams({ seat, touch: keyOf(touch), ...(parts && { parts }) });
    if (inHand) query.set('hand', keyOf(inHand));
    return api<RefusedOption[]>('GET', this.path(`why?${query}`));
  }

  async preview(seat: string, text: string, next?: string): Promise<Outlook | null> {
    const query = new URLSearchParams({ seat, text, ...(next !== undefined && { next }) });
    const { seq, ...found } = await api<Preview>('GET', this.path(`preview?${query}`));
    const before = this.table.peek()?.views[seat];
    // The preview is for another position than the one shown: discard it.
    if (!before || seq !== this.seq) return null;
    return outlookOf(before, found);
  }

  inspect(touch: Touch): Promise<Inspection | null> {
    return api<InspectionAnswer>('GET', this.path(`inspect?${new URLSearchParams({ touch: keyOf(touch) })}`));
  }

  /** Where the rules of the table allow it, a bot of the server says what it would do. */
  get hint() {
    if (!this.info.value?.advice) return undefined;
    return (seat: string) => api<Hint | null>('GET', this.path(`hint?${new URLSearchParams({ seat })}`));
  }

  get explain() {
    if (!this.info.value?.advice && this.info.value?.status !== 'finished') return undefined;
    return (count: number, viewer: string) => {
      const query = new URLSearchParams({ at: String(count), as: viewer });
      return api<ToldReason | null>('GET', this.path(`reason?${query}`));
    };
  }

  /** What the game looks like afterwards; only once it is over. */
  review(): Promise<ReviewAnswer> {
    return api<ReviewAnswer>('GET', this.path('review'));
  }

  async setOrders(seat: string, orders: readonly StandingOrder[]): Promise<void> {
    await this.live.ask({ t: 'orders', table: this.id, id: requestId(), seat, orders: [...orders] });
  }

  say(scope: 'table' | 'team', text: string): void {
    void this.live.ask({ t: 'chat', table: this.id, id: requestId(), scope, text });
  }

  async read<K extends keyof LineKinds>(
    kind: K,
    viewer: string,
    from: number,
    to: number,
  ): Promise<LineKinds[K][]> {
    const query = new URLSearchParams({ as: viewer, from: String(from), to: String(to) });
    return (await api<{ lines: LineKinds[K][] }>('GET', this.path(`${kind}?${query}`))).lines;
  }

  journal(): Promise<string> {
    return apiText(this.path('journal'));
  }

  /** A request other than a choice: join, leave, start, pause, resign, rematch. */
  async act<R = TableInfo>(what: string, body: unknown = {}): Promise<R> {
    return api<R>('POST', this.path(what), body);
  }

  /** Takes free seats, with a part in the seed if the game has not begun. */
  sit(seats: readonly string[]): Promise<TableInfo> {
    const open = this.info.value?.status === 'open';
    return this.act('join', {
      seats,
      ...(this.invite ? { invite: this.invite } : {}),
      ...(open ? { commit: commitTo(partToSitWith(this.id).value) } : {}),
    });
  }

  /** Requests a rematch; returns the id of its table. */
  async rematch(): Promise<string> {
    const part = newPart();
    const { id } = await this.act<{ id: string }>('rematch', { commit: commitTo(part.value) });
    // A player who already sits there has one.
    if (!keptPart(id)) keepPart(id, part);
    return id;
  }

  private path(rest: string): string {
    const joint = rest.includes('?') ? '&' : '?';
    const invite = this.invite ? `${joint}invite=${encodeURIComponent(this.invite)}` : '';
    return `tables/${encodeURIComponent(this.id)}/${rest}${invite}`;
  }

  close(): void {
    for (const stop of this.stops) stop();
    this.live.unwatch(this.id);
  }
}
