import { completeOptions, type OptionSpecs } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import {
  aboutOf,
  botsOf,
  canJudge,
  findGame,
  formOf,
  greedyOf,
  isDraft,
  listGames,
  prospectOf,
  textOptionOf,
  usualBotOf,
} from './index.js';
import { SHELF } from './shelf.js';

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
    const { options } = (await findGame(id))!;
    // A form may leave out what reads the text of an option, which is loaded with the text.
    const shown = (specs: OptionSpecs) =>
      Object.entries(specs).map(([name, spec]) => ({ name, ...spec, text: spec.text !== undefined }));
    expect(shown(form!.options)).toEqual(shown(options));
    for (const [name, { text = null }] of Object.entries(options))
      expect(await textOptionOf(id, name)).toEqual(text);
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

  it('has the same greedy bot alone as with the others', async () => {
    for (const { about } of SHELF)
      expect((await greedyOf(about.id)).greedy).toBe((await botsOf(about.id)).greedy);
    expect(Object.keys(await greedyOf('qmg-ww2'))).toEqual(['greedy']);
    expect(await greedyOf('go')).toEqual({});
  });

  it('says beforehand which games judge their positions', async () => {
    for (const { about } of SHELF)
      expect((await prospectOf(about.id, {})) !== null).toBe(canJudge(about.id, {}));
    expect([canJudge('east-front', {}), canJudge('noughts', {})]).toEqual([true, false]);
  });

  it('judges the training scenarios of a game, and not its campaigns', async () => {
    expect(canJudge('totaler-krieg', {})).toBe(true);
    expect(canJudge('totaler-krieg', { scenario: 'fall-of-france' })).toBe(true);
    expect(canJudge('totaler-krieg', { scenario: '1939' })).toBe(false);
    expect(await prospectOf('totaler-krieg', { scenario: '1939' })).toBeNull();
    for (const { judged, about } of SHELF) {
      if (!judged) continue;
      const { default: usual, values } = (await findGame(about.id))!.options[judged.option];
      expect(usual).toBe(judged.usual);
      expect(values).toEqual(expect.arrayContaining([...judged.values]));
    }
  });

  it('names the bot that plays by default: one that knows the scenario, if there is one', async () => {
    expect(usualBotOf('totaler-krieg', {})).toBe('captain');
    expect(usualBotOf('totaler-krieg', { scenario: 'barbarossa' })).toBe('captain');
    expect(usualBotOf('totaler-krieg', { scenario: '1939' })).toBe('greedy');
    expect(usualBotOf('go', {})).toBe('greedy');
    for (const { usualBots, about } of SHELF) {
      if (!usualBots) continue;
      const { options } = (await findGame(about.id))!;
      expect(options[usualBots.option].default).toBe(usualBots.usual);
      for (const [value, bot] of Object.entries(usualBots.bots)) {
        expect(options[usualBots.option].values).toContain(value);
        expect(Object.keys(await botsOf(about.id))).toContain(bot);
      }
    }
  });

  it('returns lists that callers may change', () => {
    listGames()[0].seats.length = 0;
    expect(listGames()[0].seats).toEqual(['noughts', 'crosses']);
  });
});
