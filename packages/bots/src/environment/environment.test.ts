import { noughts } from '@sandtable/example-noughts';
import { outposts } from '@sandtable/example-outposts';
import { type AnyGame, below, Machine, seedGenerator } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { Environment, type Episode, ManyGames } from './environment.js';

const SIZE = { actions: 256, observation: 1024 };
const environmentOf = (game: AnyGame, names: string[] = []) =>
  new Environment(new Machine<unknown, unknown>(game), SIZE, names);

function playRandomly(episode: Episode<unknown, unknown>, seed: string): number[] {
  const random = seedGenerator(seed);
  const actions: number[] = [];
  while (!episode.isOver) {
    const legal = episode.legal();
    actions.push(legal[below(random, legal.length)]);
    episode.act(actions.at(-1)!);
  }
  return actions;
}

describe('an episode', () => {
  it('ends with returns that sum up to zero, and is the same with the same seed and actions', () => {
    const environment = environmentOf(outposts);
    const episode = environment.start('one');
    expect(episode.returns()).toEqual([0, 0]);
    const actions = playRandomly(episode, 'any');
    expect([...episode.returns()].sort()).toEqual([-1, 1]);
    expect([episode.seat, episode.legal()]).toEqual([-1, []]);
    const again = environmentOf(outposts, environment.actions.names).start('one');
    for (const action of actions) again.act(action);
    expect([again.isOver, again.scores()]).toEqual([true, episode.scores()]);
  });

  it('has a mask of what is legal, and refuses everything else', () => {
    const environment = environmentOf(noughts);
    const episode = environment.start('one');
    const mask = new Uint8Array(SIZE.actions);
    episode.writeMask(mask);
    expect([...mask.keys()].filter((action) => mask[action])).toEqual([...episode.legal()]);
    expect(environment.actions.names.slice(0, 2)).toEqual(['mark: mark a1', 'mark: mark b1']);
    const [action] = episode.legal();
    episode.act(action);
    expect(() => episode.act(action)).toThrow(`action ${action} is not legal`);
    expect(episode.legal()).not.toContain(action);
  });

  it('shows a seat what it may see: two worlds that it cannot tell apart look the same', () => {
    const environment = environmentOf(outposts);
    const episode = environment.start('one');
    const [seen, imagined, other] = [1, 2, 3].map(() => new Float32Array(SIZE.observation));
    episode.writeObservation(seen);
    const { seat } = episode;
    const guess = episode.imagine(seat, seedGenerator('guess'));
    guess.writeObservation(imagined, seat);
    expect(imagined).toEqual(seen);
    guess.writeObservation(other, (seat + 1) % 4);
    expect(other).not.toEqual(seen);
    expect(environment.observer.names).toContain('number in amber.hand');
  });

  it('can be cloned', () => {
    const episode = environmentOf(outposts).start('one');
    const twin = episode.clone();
    playRandomly(twin, 'any');
    expect([twin.isOver, episode.isOver]).toEqual([true, false]);
  });

  it('says when the room is too small', () => {
    const small = new Environment(new Machine<unknown, unknown>(noughts as AnyGame), { actions: 5 });
    expect(() => small.start('one').legal()).toThrow('more than 5 different actions');
  });
});

describe('many games', () => {
  it('go on side by side, each replaced by the next when it ends', () => {
    const many = new ManyGames(environmentOf(outposts), 8, 'many');
    const random = seedGenerator('actions');
    let ended = 0;
    for (let step = 0; step < 200; step++) {
      const actions = Int32Array.from({ length: 8 }, (_, game) => {
        const legal = many.legal(game);
        const shown = many.masks.subarray(game * SIZE.actions, (game + 1) * SIZE.actions);
        expect(shown.reduce((sum, bit) => sum + bit, 0)).toBe(legal.length);
        return legal[below(random, legal.length)];
      });
      many.step(actions);
      for (let game = 0; game < 8; game++) {
        const returns = [...many.returns.subarray(2 * game, 2 * game + 2)];
        expect(returns.some((value) => value !== 0)).toBe(many.ended[game] === 1);
        ended += many.ended[game];
      }
    }
    expect(ended).toBeGreaterThan(8);
    expect(many.begun).toBe(8 + ended);
  });
});
