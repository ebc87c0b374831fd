import { makerOf, Players, playMatch } from '@sandtable/bots';
import { outposts } from '@sandtable/example-outposts';
import { ALL_KNOWING, type AnyGame, type Journal, Machine, SPECTATOR } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { playedOn, ReplaySession } from './replay-session.js';
import { Slices } from './slices.js';

const game: AnyGame = outposts;

/** A clock that advances at every reading, so that all work is done in several slices. */
function slices() {
  let time = 0;
  const seen = { pauses: 0 };
  const others = async () => {
    seen.pauses++;
  };
  return { seen, slices: new Slices(others, () => (time += 5)) };
}

function finished(): Journal {
  const machine = new Machine<unknown, unknown>(game);
  const players = new Players(
    machine,
    game.seats.map(() => makerOf<unknown, unknown>('random')),
  );
  return playMatch(machine, 'replay', players).match.journal();
}

async function open({ header, entries }: Journal): Promise<ReplaySession> {
  const book = new ReplaySession(game, header, entries, slices().slices);
  await book.ready();
  return book;
}

const same = <V>(value: V): V => value;

describe('a game that is browsed', () => {
  it('is shown at any choice, to any viewer once the game is over', async () => {
    const book = await open(finished());
    expect(book.finished).toBe(true);
    const { of, line } = await book.at(0, SPECTATOR);
    expect(line).toBeNull();
    expect((await book.at(of, ALL_KNOWING)).view.outcome).not.toBeNull();
    expect((await book.at(of + 50, ALL_KNOWING)).at).toBe(of);
    const hand = async (viewer: string) => (await book.at(3, book.viewer(viewer))).view.places['amber.hand'];
    expect((await hand('all-knowing')).length).toBeGreaterThan(0);
    expect(await hand('all-knowing')).not.toContain(null);
    expect(await hand('amber')).toEqual(await hand('all-knowing'));
    expect((await hand('crimson')).some((card) => card !== null)).toBe(false);
  });

  it('shows every log line once, in order', async () => {
    const book = await open(finished());
    const told: string[] = [];
    for (let at = 0; at <= (await book.at(0, SPECTATOR)).of; at++)
      for (const { text } of (await book.at(at, SPECTATOR)).log) told.push(text);
    expect(told.length).toBeGreaterThan(20);
    expect(told).toContain('Amber draws 6 cards');
  });

  it('keeps the secrets of a game that goes on', async () => {
    const { header, entries } = finished();
    const book = await open({ header, entries: entries.slice(0, 30) });
    expect([book.finished, book.viewer('all-knowing')]).toEqual([false, SPECTATOR]);
    const outline = await book.outline(0, 100, SPECTATOR, same);
    expect(outline.filter(({ line }) => line?.endsWith('…')).length).toBeGreaterThan(0);
  });

  it('has outlines in pages, which share unchanged parts', async () => {
    const book = await open(finished());
    const { of } = await book.at(0, SPECTATOR);
    const all = await book.outline(0, of + 10, ALL_KNOWING, same);
    expect(all).toHaveLength(of + 1);
    expect(await book.outline(5, 3, ALL_KNOWING, same)).toEqual(all.slice(5, 8));
    expect(await book.outline(of + 1, 3, ALL_KNOWING, same)).toEqual([]);
    expect(new Set(all.map(({ scores }) => scores)).size).toBeLessThan(all.length / 2);
    const { line } = all[of];
    expect(line).toBe((await book.at(of, ALL_KNOWING)).line);
  });

  it('grows with its journal, and yields to the event loop meanwhile', async () => {
    const { header, entries } = finished();
    const half = entries.findIndex(({ kind }, i) => kind === 'choice' && i > entries.length / 2);
    const { seen, slices: pieces } = slices();
    const book = new ReplaySession(game, header, entries.slice(0, half), pieces);
    await book.ready();
    const { of } = await book.at(0, SPECTATOR);
    book.add(entries.slice(half));
    expect(book.entries).toBe(entries.length);
    expect((await book.at(1000, SPECTATOR)).of).toBeGreaterThan(of);
    expect(book.finished).toBe(true);
    expect(seen.pauses).toBeGreaterThan(of / 16);
  });

  it('reports why it cannot be played to every request', async () => {
    const { header, entries } = finished();
    const at = entries.findIndex(({ kind }, i) => kind === 'choice' && i > 20);
    const broken = entries.slice();
    broken[at] = { kind: 'choice', seat: 'amber', text: 'fly to the moon' };
    const book = new ReplaySession(game, header, broken, slices().slices);
    await expect(book.at(1, SPECTATOR)).rejects.toThrow('fly to the moon');
    await expect(book.ready()).rejects.toThrow('fly to the moon');
  });

  it('can be continued from the middle as a new game', async () => {
    const journal = playedOn(finished(), 9);
    expect([journal.header.seed, journal.header.tags['played on']]).toEqual([null, 'from choice 9']);
    const again = await open(journal);
    expect((await again.at(100, SPECTATOR)).of).toBe(9);
    expect(again.finished).toBe(false);
  });
});
