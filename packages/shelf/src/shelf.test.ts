import { completeOptions } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { aboutOf, botsOf, findGame, formOf, isDraft, listGames } from './index.js';

const ids = listGames().map(({ id }) => id);

describe('the shelf', () => {
  it('holds each game once', () => {
    expect(ids).toEqual(expect.arrayContaining(['noughts', 'outposts', 'qmg-ww2']));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('keeps the examples apart from the games for players', () => {
    const examples = listGames().filter(({ example }) => example);
    expect(examples.map(({ id }) => id)).toEqual(['noughts', 'outposts', 'bridgehead']);
  });

  it.each(ids)('describes %s as the game itself does', async (id) => {
    const game = await findGame(id);
    const { example, ...box } = listGames().find((entry) => entry.id === id)!;
    expect(box).toEqual({
      id: game?.id,
      title: game?.title,
      blurb: game?.blurb,
      credits: game?.credits,
      seats: game?.seats.map((seat) => seat.id),
      sides: game?.sides,
    });
    expect(aboutOf(id)?.seats).toEqual(game?.seats);
    expect(completeOptions(game!.options, {})).toBeTypeOf('object');
  });

  it.each(ids)('offers in the form for a new game of %s what game and bots have', async (id) => {
    const form = await formOf(id);
    expect(form?.options).toEqual((await findGame(id))?.options);
    expect(form?.bots).toEqual(Object.keys(await botsOf(id)));
  });

  it('tells games in the making, which are not shown, from the others', () => {
    expect(ids.filter(isDraft)).toEqual([]);
    for (const { id, example } of listGames()) if (isDraft(id)) expect(example).toBe(true);
  });

  it('finds no unknown game', async () => {
    expect(aboutOf('go')).toBeNull();
    expect(await findGame('go')).toBeNull();
    expect(await formOf('go')).toBeNull();
    expect(await findGame('toString')).toBeNull();
    expect(await botsOf('go')).toEqual({});
  });

  it("has the game's own bots", async () => {
    expect(Object.keys(await botsOf('qmg-ww2'))).toContain('greedy');
    expect(Object.keys(await botsOf('east-front'))).toContain('greedy');
    expect(Object.keys(await botsOf('bridgehead'))).toContain('greedy');
    expect(await botsOf('noughts')).toEqual({});
  });

  it('returns lists that callers may change', () => {
    listGames()[0].seats.length = 0;
    expect(listGames()[0].seats).toEqual(['noughts', 'crosses']);
  });
});
