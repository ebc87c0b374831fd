import type { NewTournament, Pairing, Tournament } from '@sandtable/protocol';
import { expect } from 'vitest';
import type { Guest } from './guest.js';
import type { Running } from './server.js';

export const PASSWORD = 'correct horse';
export const CORRESPONDENCE = { kind: 'correspondence', seconds: 3 * 86_400, refill: 86_400 } as const;

export const SWISS: NewTournament = {
  name: 'Spring Cup',
  game: 'noughts',
  format: 'swiss',
  rounds: 3,
  cycles: 1,
  divisionSize: 6,
  movers: 1,
  clock: CORRESPONDENCE,
  rated: false,
  access: 'open',
  places: 16,
  starts: null,
  advance: 'auto',
  rest: 0,
};

export interface Member extends Guest {
  id: string;
}

export async function account(server: Running, name: string): Promise<Member> {
  const guest = await server.guest();
  const { status, body } = await guest.post('/api/account', { name, password: PASSWORD });
  expect([status, body.name]).toEqual([200, name]);
  return Object.assign(guest, { id: body.id as string });
}

/** A small club: an organizer and so many players, on any of these servers. */
export class TestClub {
  private constructor(
    readonly server: Running,
    readonly organizer: Member,
    readonly players: Member[],
  ) {}

  static async of(server: Running, players: number, prefix = ''): Promise<TestClub> {
    const names = Array.from({ length: players }, (_, i) => `${prefix}Player ${i + 1}`);
    const organizer = await account(server, `${prefix}Olga`);
    const people: Member[] = [];
    for (const name of names) people.push(await account(server, name));
    return new TestClub(server, organizer, people);
  }

  async announce(more: Partial<NewTournament> = {}): Promise<string> {
    const { status, body } = await this.organizer.post('/api/tournaments', { ...SWISS, ...more });
    expect([status, body.error]).toEqual([201, undefined]);
    return body.id;
  }

  /** Announces, lets everybody in, and begins. */
  async begin(more: Partial<NewTournament> = {}): Promise<string> {
    const id = await this.announce(more);
    await this.enter(id, this.players);
    await this.act(id, 'begin');
    return id;
  }

  /** They enter one after the other: who came first has the lower number. */
  async enter(id: string, players: readonly Member[]): Promise<void> {
    for (const player of players) {
      this.server.time.now++;
      expect((await player.post(`/api/tournaments/${id}/enter`)).status).toBe(200);
    }
  }

  /** Something by the organizer, until everything that follows from it is done. */
  async act(id: string, what: string, body: object = {}): Promise<void> {
    const answer = await this.organizer.post(`/api/tournaments/${id}/${what}`, body);
    expect([answer.status, answer.body.error]).toEqual([200, undefined]);
    await this.settle();
  }

  async settle(): Promise<void> {
    await this.server.results.round();
    await this.server.steward.round();
  }

  async page(id: string, as: Guest = this.organizer): Promise<Tournament> {
    const { status, body } = await as.get(`/api/tournaments/${id}`);
    expect(status).toBe(200);
    return body;
  }

  /** The pairings of a round; the running one if none is named. */
  async pairings(id: string, round?: number): Promise<Pairing[]> {
    const page = await this.page(id);
    return page.divisions
      .flatMap(({ pairings }) => pairings)
      .filter((one) => one.round === (round ?? page.round));
  }

  player(id: string): Member {
    return this.players.find((one) => one.id === id)!;
  }

  /** The second of a pairing resigns, or the first. */
  async lose(pairing: Pairing, loser: 'one' | 'other' = 'other'): Promise<void> {
    const { status, body } = await this.player(pairing[loser]!).post(`/api/tables/${pairing.table}/resign`);
    expect([status, body.error]).toEqual([200, undefined]);
  }

  /** All games of the running round end: the one who entered first wins. */
  async playRound(id: string): Promise<void> {
    const order = this.players.map((player) => player.id);
    for (const pairing of await this.pairings(id)) {
      if (pairing.outcome !== null || pairing.other === null) continue;
      const first = order.indexOf(pairing.one) < order.indexOf(pairing.other);
      await this.lose(pairing, first ? 'other' : 'one');
    }
    await this.settle();
  }
}
