import { outposts } from '@sandtable/example-outposts';
import { ALL_KNOWING, type AnyGame, Machine, Match, SPECTATOR, view } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { emptyGameView, GameViews } from './game-views.js';
import { HostedTable } from './hosted-table.js';

const game: AnyGame = outposts;
const ann = { who: { id: 'ann', name: 'Ann' }, bot: null };

function lay() {
  const match = Match.open(new Machine<unknown, unknown>(game), 'seven');
  const table = new HostedTable(
    match,
    game.seats.map(() => ann),
  );
  /** Makes the first choice of a seat; returns it. */
  const play = (seat: number): string => {
    const { text } = view(match.machine, match.state, seat).decisions.find(({ options }) => options)!
      .options![0];
    expect(table.choose(seat, text)).toBeNull();
    return text;
  };
  return { table, match, play };
}

describe('what people at a table see', () => {
  it('is the view of their seat, and the public view for those with none or several', () => {
    const gameViews = new GameViews(lay().table);
    const seen = (own: string[]) => Object.keys(gameViews.gameView(own, 0).views);
    expect([seen([]), seen(['amber']), seen(['amber', 'jade'])]).toEqual([
      ['spectator'],
      ['amber'],
      ['amber', 'jade', 'spectator'],
    ]);
    const { views, log, lines, earlier } = gameViews.gameView(['amber', 'jade'], 0);
    for (const all of [log, lines, earlier]) expect(Object.keys(all)).toEqual(Object.keys(views));
    expect(views.amber.viewer).toBe('amber');
    expect(Object.keys(emptyGameView()).sort()).toEqual(Object.keys(gameViews.gameView([], 0)).sort());
  });

  it('keeps the secrets of every seat', () => {
    const { table, play } = lay();
    const gameViews = new GameViews(table);
    const text = play(0);
    const { lines } = gameViews.gameView(['amber', 'crimson'], 1);
    expect(lines.amber.map((line) => line.text)).toContain(text);
    expect(lines.crimson.map((line) => line.text)).not.toContain(text);
    expect(lines.spectator.map((line) => line.text)).not.toContain(text);
    // Unless the game is over and the host reveals everything.
    const open = new GameViews(table, () => ALL_KNOWING);
    expect(open.gameView(['crimson'], 1).lines.crimson.map((line) => line.text)).toContain(text);
    expect(
      open
        .told(SPECTATOR)
        .lines.read(0, 100)
        .map((line) => line.text),
    ).toContain(text);
  });

  it('is made once as long as nothing changes, and old lines stay the same objects', () => {
    const { table, play } = lay();
    const gameViews = new GameViews(table);
    play(0);
    const before = gameViews.gameView(['amber'], 1);
    expect(gameViews.gameView(['amber', 'crimson'], 1).views.amber).toBe(before.views.amber);
    play(1);
    const after = gameViews.gameView(['amber'], 2);
    expect(after.views.amber).not.toBe(before.views.amber);
    expect(after.lines.amber.length).toBeGreaterThan(before.lines.amber.length);
    expect(after.lines.amber[0]).toBe(before.lines.amber[0]);
    gameViews.keepOnly(new Set([SPECTATOR]));
    const again = gameViews.gameView(['amber'], 2);
    expect(again.views.amber).not.toBe(after.views.amber);
    expect(again).toEqual(after);
  });

  it('tells which of their own seats may undo, and their standing orders', () => {
    const { table, play } = lay();
    const gameViews = new GameViews(table);
    play(0);
    table.orders.set(0, ['raids']);
    table.orders.set(1, [null]);
    const { undo, orders } = gameViews.gameView(['amber'], 1);
    expect([undo, orders]).toMatchObject([['amber'], { amber: [{ about: 'topic', what: 'raids' }] }]);
    expect(gameViews.gameView(['crimson'], 1)).toMatchObject({
      undo: [],
      orders: { crimson: [{ about: 'everything' }] },
    });
    expect(gameViews.gameView([], 1)).toMatchObject({ undo: [], orders: {} });
  });
});
