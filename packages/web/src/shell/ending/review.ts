import { ALL_KNOWING_NAME, type GameInfo, type View } from '@sandtable/kernel';
import type { Hint, ReviewedTurn } from '@sandtable/protocol';
import { type EngineClient, startEngine } from '../../engine/engine-client.js';
import { serverSource } from '../../replay/sources.js';
import type { TableClient } from '../../table/client.js';
import { isRemote } from '../../table/is-remote.js';
import type { RemoteTable } from '../../table/remote.js';

/** A turn in which the chance to win moved much, and what the best bot would have done there. */
export interface Swing extends ReviewedTurn {
  /** The position with everything in it. */
  view: View;
  advice: Hint | null;
}

/** Looks back at a finished game. */
export interface GameReview {
  /** The chances turn by turn; null if the game cannot tell. */
  turns(): Promise<readonly ReviewedTurn[] | null>;
  /** What could have been done in a turn. */
  swing(turn: ReviewedTurn): Promise<Swing>;
  close(): void;
}

/** The server looks back at its own tables, and everybody reads the same; a game in this browser is looked at here. */
export function reviewOf(about: GameInfo, client: TableClient): GameReview {
  return isRemote(client) ? new ServerReview(client) : new LocalReview(about, client);
}

/** In workers of its own. */
class LocalReview implements GameReview {
  private engine: EngineClient | null = null;
  private closed = false;

  constructor(
    private readonly about: GameInfo,
    private readonly client: TableClient,
  ) {}

  async turns(): Promise<ReviewedTurn[] | null> {
    const journal = await this.client.journal();
    const { engine, answer } = await startEngine(
      () => {},
      async (one) => {
        await one.ask('loadReplay', [this.about.id, journal]);
        return one.ask('review', []);
      },
    );
    this.engine = engine;
    if (this.closed) engine.close();
    return answer;
  }

  async swing(turn: ReviewedTurn): Promise<Swing> {
    // There are turns to look at only after they were found.
    const engine = this.engine!;
    const { view } = await engine.ask('frame', [turn.from, ALL_KNOWING_NAME]);
    const advice = await engine.ask('advise', [turn.from]);
    return { ...turn, view, advice };
  }

  close(): void {
    this.closed = true;
    this.engine?.close();
  }
}

class ServerReview implements GameReview {
  private advice = new Map<number, Hint | null>();
  private readonly leaving = new AbortController();

  constructor(private readonly client: RemoteTable) {}

  async turns(): Promise<readonly ReviewedTurn[] | null> {
    // A long game takes the server a while: it answers in time, and is asked again.
    while (!this.leaving.signal.aborted) {
      const answer = await this.client.review();
      if (!answer.ready) continue;
      this.advice = new Map(answer.review?.advice.map(({ at, hint }) => [at, hint]));
      return answer.review?.turns ?? null;
    }
    return null;
  }

  async swing(turn: ReviewedTurn): Promise<Swing> {
    const { signal } = this.leaving;
    const { view } = await serverSource(this.client.id, true).frame(turn.from, ALL_KNOWING_NAME, signal);
    return { ...turn, view, advice: this.advice.get(turn.from) ?? null };
  }

  close(): void {
    this.leaving.abort();
  }
}
