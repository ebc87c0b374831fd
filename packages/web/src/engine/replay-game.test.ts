import { makerOf, Players, playMatch } from '@sandtable/bots';
import { Machine, printJournal } from '@sandtable/kernel';
import { findGame } from '@sandtable/shelf';
import { describe, expect, it } from 'vitest';
import { Engine } from './engine.js';
import { ReplayGame } from './replay-game.js';

async function finished(): Promise<{ game: Awaited<ReturnType<typeof findGame>>; text: string }> {
  const game = (await findGame('outposts'))!;
  const machine = new Machine<unknown, unknown>(game);
  const players = new Players(
    machine,
    game.seats.map(() => makerOf<unknown, unknown>('random')),
  );
  return { game, text: printJournal(playMatch(machine, 'replay', players).match.journal()) };
}

describe('a replay', () => {
  it('goes to any choice, through any eyes once the game is over', async () => {
    const { game, text } = await finished();
    const replay = new ReplayGame(game!, text);
    const { steps, finished: over } = replay.overview();
    expect(over).toBe(true);
    expect(replay.frame(0, 'spectator').line).toBeNull();
    const last = steps.length - 1;
    expect(replay.frame(last, 'all-knowing').view.outcome).not.toBeNull();
    expect(replay.frame(last + 50, 'all-knowing').at).toBe(last);
    const hand = (viewer: string) => replay.frame(3, viewer).view.places['amber.hand'];
    expect(hand('all-knowing').length).toBeGreaterThan(0);
    expect(hand('all-knowing')).not.toContain(null);
    expect(hand('amber')).toEqual(hand('all-knowing'));
    expect(hand('crimson').some((card) => card !== null)).toBe(false);
    expect(steps.map(({ mark }) => mark).filter(Boolean).length).toBeGreaterThan(0);
  });

  it('tells everything once, in the order in which it happened', async () => {
    const { game, text } = await finished();
    const replay = new ReplayGame(game!, text);
    const told = replay.overview().steps.flatMap((_, at) => replay.frame(at, 'spectator').told);
    expect(told.length).toBeGreaterThan(20);
    expect(told).toContain('Amber draws 6 cards');
  });

  it('does not tell secrets of a game that goes on', async () => {
    const { game, text } = await finished();
    const half = text.split('\n').slice(0, 30).join('\n');
    const replay = new ReplayGame(game!, `${half}\n`);
    expect(replay.finished).toBe(false);
    expect(replay.frame(2, 'all-knowing').view.viewer).toBe('spectator');
    const secret = replay.overview().steps.filter(({ text: line }) => line.endsWith('…'));
    expect(secret.length).toBeGreaterThan(0);
  });

  it('is played on from the middle as a new game', async () => {
    const { game, text } = await finished();
    const journal = new ReplayGame(game!, text).playOn(9);
    expect(journal).not.toContain('seed:');
    expect(journal).toContain('played on: from choice 9');
    const again = new ReplayGame(game!, journal);
    expect(again.overview().steps).toHaveLength(10);
  });

  it('is answered by the engine, which says in a sentence what it cannot do', async () => {
    const { text } = await finished();
    const engine = new Engine(
      () => {},
      async () => {},
    );
    expect(() => engine.frame(0, 'spectator')).toThrow('no journal is open');
    await expect(engine.loadReplay('chess', text)).rejects.toThrow("there is no game 'chess'");
    expect((await engine.loadReplay('outposts', text)).steps.length).toBeGreaterThan(10);
    await expect(engine.loadReplay('outposts', 'nonsense')).rejects.toThrow('line 1');
  });
});
