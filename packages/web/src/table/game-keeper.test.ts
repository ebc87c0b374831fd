import { Match, parseJournal, printJournal, replay } from '@sandtable/kernel';
import type { TableView } from '@sandtable/protocol';
import { findGame } from '@sandtable/shelf';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Engine, SNAPSHOT_EVERY } from '../engine/engine.js';
import { GameKeeper } from './game-keeper.js';
import { type Change, MemoryRows, type Written } from './rows.js';
import { type SavedGame, SavedGames } from './saved.js';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Rows that count what is written, in letters, and may have little room. */
class Disk extends MemoryRows {
  written = { all: 0, largest: 0, snapshots: 0 };
  room = Number.POSITIVE_INFINITY;

  async used(prefix = ''): Promise<number> {
    return JSON.stringify(await this.list(prefix)).length;
  }

  override async write(change: Change): Promise<Written> {
    const letters = JSON.stringify(change.put).length;
    if (letters > 2 && (await this.used()) + letters > this.room) return 'failed';
    if (Object.keys(change.put).some((key) => key.startsWith('snapshot/'))) this.written.snapshots += letters;
    else {
      this.written.all += letters;
      this.written.largest = Math.max(this.written.largest, letters);
    }
    return super.write(change);
  }
}

const NEW: SavedGame = {
  id: 'a',
  game: 'noughts',
  options: {},
  seed: 'seven',
  seats: { noughts: { kind: 'person', name: 'Ann' }, crosses: { kind: 'person', name: 'Bea' } },
  journal: null,
  touched: 1,
  finished: false,
  guided: false,
  curtain: false,
};

/** A page with a table, as LocalTable has it, without its worker. */
class Tab {
  private constructor(
    readonly engine: Engine,
    readonly keeper: GameKeeper,
    readonly opened: TableView,
    readonly overtaken: () => void,
  ) {}

  static async open(games: SavedGames, build = 'this build'): Promise<Tab> {
    const saved = (await games.find('a'))!;
    const pause = async () => {};
    const engine = new Engine(() => {}, pause, build);
    const overtaken = vi.fn();
    const keeper = new GameKeeper(
      games,
      saved,
      (from, snapshots) => engine.unsaved(from, snapshots),
      overtaken,
    );
    const stored = saved.journal === null ? null : await keeper.snapshot();
    return new Tab(engine, keeper, await engine.open({ ...saved }, stored), overtaken);
  }

  /** A choice, and then undo, so often: a long game. */
  async toAndFro(times: number): Promise<void> {
    for (let i = 0; i < times; i++) {
      await this.choose(`mark ${'abc'[i % 3]}${1 + (i % 2)}`);
      await this.choose('undo');
    }
  }

  async choose(text: string): Promise<void> {
    expect(this.engine.choose('noughts', text)).toBeNull();
    await this.keeper.keep();
  }
}

async function begin(): Promise<{ disk: Disk; games: SavedGames; tab: Tab }> {
  const disk = new Disk();
  const games = new SavedGames(disk);
  await games.keep(NEW);
  return { disk, games, tab: await Tab.open(games) };
}

/** What is on the disk is a game: it replays, and is what the tab shows. */
async function expectKept(games: SavedGames, { engine }: Tab): Promise<void> {
  const { journal } = (await games.find('a'))!;
  expect(journal).toBe(engine.journal());
  replay((await findGame('noughts'))!, parseJournal(journal!), { strict: true });
}

describe('a long game in this browser', () => {
  it('costs what is added when it is kept, and not all of it', async () => {
    const { disk, games, tab } = await begin();
    await tab.toAndFro(1000);
    await expectKept(games, tab);
    expect(tab.engine.journal().length).toBeGreaterThan(30_000);
    expect(disk.written.largest).toBeLessThan(5_000);
    expect(disk.written.snapshots / 2000).toBeLessThan(100);
    // The whole log is in the chapters, once.
    expect(await disk.used('chapter/')).toBeLessThan(40_000);
  });

  it('is there again without being played again', async () => {
    const { games, tab } = await begin();
    await tab.toAndFro(1000);
    await tab.choose('mark c3');
    const chosen = vi.spyOn(Match.prototype, 'choose');
    const again = await Tab.open(games);
    expect(chosen.mock.calls.length).toBeLessThan(SNAPSHOT_EVERY);
    expect(again.engine.journal()).toBe(tab.engine.journal());
    chosen.mockClear();
    const played = await Tab.open(games, 'another build');
    expect(chosen.mock.calls.length).toBe(2001);
    expect(again.opened).toEqual(played.opened);
    expect(again.opened.undo).toEqual(['noughts']);
    expect(await again.engine.read('lines', 'noughts', 0, 9)).toEqual(
      await tab.engine.read('lines', 'noughts', 0, 9),
    );
  });

  it('goes on after it was loaded: what was chosen before is taken back, and kept behind the rest', async () => {
    const { disk, games, tab } = await begin();
    await tab.toAndFro(400);
    await tab.choose('mark c3');
    const again = await Tab.open(games);
    disk.written.largest = 0;
    await again.choose('undo');
    await again.choose('mark b2');
    await expectKept(games, again);
    expect(disk.written.largest).toBeLessThan(5_000);
    await again.choose('undo');
    await again.toAndFro(400);
    const chosen = vi.spyOn(Match.prototype, 'choose');
    const third = await Tab.open(games);
    expect(chosen.mock.calls.length).toBeLessThan(SNAPSHOT_EVERY);
    expect(third.opened.views).toEqual((await Tab.open(games, 'another build')).opened.views);
    await expectKept(games, third);
  });

  it('has its people in the header as they sit now', async () => {
    const { games, tab } = await begin();
    await tab.choose('mark b2');
    tab.engine.reseat('crosses', { kind: 'person', name: 'Eve' });
    await tab.keeper.keep();
    expect((await games.find('a'))!.journal).toContain('crosses: Eve');
    await expectKept(games, tab);
  });

  it('is kept once more, and not twice, if more is played meanwhile', async () => {
    const { games, tab } = await begin();
    const unsaved = vi.spyOn(tab.engine, 'unsaved');
    tab.engine.choose('noughts', 'mark b2');
    const first = tab.keeper.keep();
    for (let i = 0; i < 20; i++) {
      tab.engine.choose('noughts', 'undo');
      tab.engine.choose('noughts', 'mark b2');
      void tab.keeper.keep();
    }
    await first;
    expect(unsaved.mock.calls.length).toBe(2);
    await expectKept(games, tab);
  });
});

describe('a disk without room', () => {
  it('keeps the journal and gives up snapshots, those of other games as well', async () => {
    const { disk, games, tab } = await begin();
    await tab.toAndFro(300);
    expect(await games.snapshot('a')).not.toBeNull();
    await games.keepSnapshot('other', { text: 'x', chapter: 'x', n: 0 });
    disk.room = await disk.used();
    await tab.toAndFro(60);
    expect(await games.snapshot('a')).toBeNull();
    expect(await games.snapshot('other')).toBeNull();
    expect(await games.memory.list('')).toEqual([]);
    await expectKept(games, tab);
    expect((await Tab.open(games)).engine.journal()).toBe(tab.engine.journal());
  });

  it('gives up a snapshot that does not fit, and nothing else', async () => {
    const { disk, games, tab } = await begin();
    await tab.toAndFro(SNAPSHOT_EVERY / 2 - 1);
    disk.room = (await disk.used()) + 6_000;
    await tab.toAndFro(3);
    expect(await disk.used('snapshot/')).toBe(2);
    await expectKept(games, tab);
  });

  it('leaves the game in memory where there is none at all, until there is some again', async () => {
    const { disk, games, tab } = await begin();
    await tab.toAndFro(100);
    const kept = (await games.find('a'))!.journal!;
    disk.room = 0;
    await tab.toAndFro(10);
    await expectKept(games, tab);
    expect((await games.list()).map(({ id }) => id)).toEqual(['a']);
    expect((await new SavedGames(disk).find('a'))!.journal).toBe(kept);
    disk.room = Number.POSITIVE_INFINITY;
    await tab.choose('mark b2');
    await expectKept(new SavedGames(disk), tab);
    expect(await games.memory.list('')).toEqual([]);
  });
});

it('two tabs with one game: the one that comes second leaves what the other has played', async () => {
  const { games, tab } = await begin();
  await tab.toAndFro(400);
  const other = await Tab.open(games);
  await other.choose('mark b2');
  await expectKept(games, other);
  await tab.choose('mark a1');
  expect(tab.overtaken).toHaveBeenCalledOnce();
  await expectKept(games, other);
  expect(other.overtaken).not.toHaveBeenCalled();
  const again = await Tab.open(games);
  expect(again.engine.journal()).toBe(other.engine.journal());
  await again.choose('undo');
  await expectKept(games, again);
});

describe('a game with a whole journal', () => {
  async function journalOf(): Promise<string> {
    const { tab } = await begin();
    await tab.toAndFro(20);
    return tab.engine.journal();
  }

  it('as games used to be kept is taken over, unless what is here is newer', async () => {
    const games = new SavedGames(new Disk());
    const journal = await journalOf();
    expect(await games.takeOlder({ ...NEW, journal, touched: 5 })).toBe(true);
    expect((await games.find('a'))!.journal).toBe(journal);
    const tab = await Tab.open(games);
    await tab.choose('mark b2');
    await expectKept(games, tab);
    expect(await games.takeOlder({ ...NEW, touched: 4 })).toBe(true);
    await expectKept(games, tab);
    expect(await games.takeOlder({ ...NEW, touched: 6 })).toBe(true);
    expect((await games.find('a'))!.journal).toBeNull();
  });

  it('stays where it is if there is no room for it here', async () => {
    const disk = new Disk();
    disk.room = 0;
    expect(await new SavedGames(disk).takeOlder({ ...NEW, journal: await journalOf() })).toBe(false);
  });

  it.each([
    ['without an end of line', (text: string) => text.trimEnd()],
    ['with the line ends of another system', (text: string) => text.replaceAll('\n', '\r\n')],
    ['with notes', (text: string) => text.replace('\n\n', '\n\n# A game.\n\n')],
    ['without entries', (text: string) => printJournal({ ...parseJournal(text), entries: [] })],
  ])('%s can be played on', async (_, change) => {
    const games = new SavedGames(new Disk());
    await games.keep({ ...NEW, journal: change(await journalOf()) });
    const tab = await Tab.open(games);
    await tab.choose('mark b2');
    await tab.choose('undo');
    const { journal } = (await games.find('a'))!;
    const entries = (text: string) => parseJournal(text).entries;
    expect(entries(journal!)).toEqual(entries(tab.engine.journal()));
    await games.forget('a');
    expect(await games.disk.list('')).toEqual([]);
  });
});
