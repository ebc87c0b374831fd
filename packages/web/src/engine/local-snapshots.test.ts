import type { AnyMatch } from '@sandtable/host';
import { type Journal, Match, parseJournal, printJournal, replay } from '@sandtable/kernel';
import { botsOf, findGame } from '@sandtable/shelf';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LocalGame } from './local-game.js';
import { LocalSnapshots, type StoredSnapshot } from './local-snapshots.js';
import { resumed } from './resumed.js';

const BUILD = 'this build';

afterEach(() => {
  vi.restoreAllMocks();
});

async function begin(id: string): Promise<LocalGame> {
  const game = (await findGame(id))!;
  const seats = Object.fromEntries(
    game.seats.map((seat) => [seat.id, { kind: 'bot', bot: 'random' } as const]),
  );
  const setup = { id: 'x', game: id, options: {}, seed: 'seven', seats, journal: null };
  return new LocalGame(game, await botsOf(id), setup, resumed(game, setup, null, BUILD).match);
}

function play(game: LocalGame, choices: number): void {
  for (let i = 0; i < choices; i++) game.step();
}

/** Snapshots as the page keeps them. */
class Kept {
  readonly stored: StoredSnapshot = { text: '', chapters: [] };
  readonly snapshots = new LocalSnapshots(BUILD);

  take(match: AnyMatch): void {
    const { text, chapter, n } = this.snapshots.take(match);
    this.stored.text = text;
    this.stored.chapters[n] = chapter;
  }
}

/** A game with three snapshots, and some choices after the last. */
async function played(id: string): Promise<{ game: LocalGame; kept: Kept; journal: Journal }> {
  const game = await begin(id);
  const kept = new Kept();
  for (const choices of [40, 1, 33]) {
    play(game, choices);
    kept.take(game.hosted.match);
  }
  play(game, 7);
  return { game, kept, journal: parseJournal(game.journal()) };
}

describe.each(['outposts', 'qmg-ww2', 'east-front', 'bridgehead'])('a snapshot of %s', (id) => {
  it('gives back the very same match, and only what came after it is played again', async () => {
    const { game, kept, journal } = await played(id);
    const found = (await findGame(id))!;
    const choose = vi.spyOn(Match.prototype, 'choose');
    const match = new LocalSnapshots(BUILD).restore(found, journal, kept.stored)!;
    expect(choose.mock.calls.length).toBeLessThanOrEqual(7);
    const whole = replay<unknown, unknown>(found, journal);
    expect(match.snapshot()).toEqual(whole.snapshot());
    expect(match.snapshot()).toEqual(game.hosted.match.snapshot());
    expect(printJournal(match.journal())).toBe(game.journal());
  });

  it('goes on: another one after it has all chapters', async () => {
    const { kept, journal } = await played(id);
    const found = (await findGame(id))!;
    const snapshots = new LocalSnapshots(BUILD);
    const match = snapshots.restore(found, journal, kept.stored)!;
    const { text, chapter, n } = snapshots.take(match);
    expect(n).toBe(3);
    const stored = { text, chapters: [...kept.stored.chapters, chapter] };
    const again = new LocalSnapshots(BUILD).restore(found, journal, stored)!;
    expect(again.snapshot()).toEqual(match.snapshot());
  });
});

describe('a snapshot that is in doubt', () => {
  type Broken = (stored: StoredSnapshot, journal: Journal) => void;
  const inText = (change: (written: Record<string, string>) => void): Broken => {
    return (stored) => {
      const written = JSON.parse(stored.text);
      change(written);
      stored.text = JSON.stringify(written);
    };
  };
  const broken: [string, Broken][] = [
    ['is of another build', inText((written) => (written.madeBy = written.madeBy.replace('this', 'that')))],
    ['is cut off', (stored) => (stored.text = stored.text.slice(0, 1000))],
    [
      'has another position',
      inText((written) => (written.match = written.match.replace('"count":', '"count":1'))),
    ],
    ['lacks a chapter', (stored) => stored.chapters.splice(1, 1)],
    ['has a damaged chapter', (stored) => (stored.chapters[0] = stored.chapters[0].replace(/\d/, '7'))],
    ['is ahead of its journal', (_, journal) => journal.entries.splice(30)],
    ['has another journal', (_, journal) => journal.entries.splice(3, 0, { kind: 'note', text: 'Hm.' })],
    ['has another seed', (_, journal) => (journal.header.seed = null)],
    ['has a journal that went back', (_, journal) => journal.entries.push({ kind: 'rewind', to: 3 })],
    [
      'does not go on as its journal',
      (_, journal) => journal.entries.push({ kind: 'end', text: 'amber wins' }),
    ],
  ];

  it.each(broken)('%s: it is not used', async (_, breakIt) => {
    const { kept, journal } = await played('outposts');
    const found = (await findGame('outposts'))!;
    const restore = () => new LocalSnapshots(BUILD).restore(found, journal, kept.stored);
    expect(restore()).not.toBeNull();
    breakIt(kept.stored, journal);
    expect(restore()).toBeNull();
  });

  it('costs nothing but time: the game is what its journal says', async () => {
    const { game, kept } = await played('outposts');
    const found = (await findGame('outposts'))!;
    const journal = game.journal();
    const setup = { id: 'x', game: 'outposts', options: {}, seed: 'seven', seats: {}, journal };
    const { match, snapshots, kept: entries } = resumed(found, setup, kept.stored, 'another build');
    expect(snapshots).toBeNull();
    expect(entries).toBe(match.entries.length);
    expect(match.snapshot()).toEqual(game.hosted.match.snapshot());
  });
});

it('a game without its seed goes on from a snapshot as it does from its journal', async () => {
  const { game } = await played('outposts');
  const found = (await findGame('outposts'))!;
  const journal = game.journal().replace(/^seed: .*\n/m, '');
  const setup = { id: 'x', game: 'outposts', options: {}, seed: 'eight', seats: {}, journal };
  const { match } = resumed(found, setup, null, BUILD);
  const kept = new Kept();
  kept.take(match);
  const again = resumed(found, setup, kept.stored, BUILD);
  expect(again.snapshots).not.toBeNull();
  expect(again.match.snapshot()).toEqual(match.snapshot());
});
