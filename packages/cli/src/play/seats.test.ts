import type { AnyGame } from '@sandtable/kernel';
import { findGame } from '@sandtable/shelf';
import { beforeAll, describe, expect, it } from 'vitest';
import { chartSeats, namePeople, readBots, readPeople } from './seats.js';

describe('the seats of human players', () => {
  let game: AnyGame;

  beforeAll(async () => {
    game = (await findGame('qmg-ww2')) as AnyGame;
  });

  it('separates persons by commas, and joins seats by a plus or a side', () => {
    expect([...readPeople(game, 'germany+italy,japan')]).toEqual([
      [0, 0],
      [4, 0],
      [2, 1],
    ]);
    expect([...readPeople(game, 'allies').values()]).toEqual([0, 0, 0]);
    expect(readPeople(game, 'none').size).toBe(0);
    expect(new Set(readPeople(game, 'all').values()).size).toBe(6);
  });

  it('writes them as it reads them', () => {
    for (const text of ['germany+italy,japan', 'none', 'all', 'united-states']) {
      expect(namePeople(game, readPeople(game, text))).toBe(text);
    }
  });

  it('refuses a seat that does not exist or is taken twice', () => {
    expect(() => readPeople(game, 'germnay')).toThrow("has no seat 'germnay'");
    expect(() => readPeople(game, 'germany,axis')).toThrow('germany is taken twice');
  });

  it('knows only the seats that are played with the options', async () => {
    const krieg = (await findGame('totaler-krieg')) as AnyGame;
    const options = { scenario: 'barbarossa' };
    expect([...readPeople(krieg, 'all', options).keys()]).toEqual([0, 2]);
    expect([...readPeople(krieg, 'allies', options).keys()]).toEqual([2]);
    expect([...readPeople(krieg, 'all').keys()]).toEqual([0, 1]);
    expect(namePeople(krieg, readPeople(krieg, 'axis,soviet', options), options)).toBe('all');
    expect(() => readPeople(krieg, 'western', options)).toThrow('nobody plays western with these options');
    expect(() => readBots(krieg, 'western=greedy', {}, options)).toThrow("nobody plays 'western'");
    expect(readBots(krieg, 'allies=greedy', {}, options)[2]).toBe('greedy');
  });

  it('assigns the seats as the edition recommends', () => {
    const three = 'germany,united-kingdom+united-states+soviet-union,japan+italy';
    expect(chartSeats(game, { edition: 'second' }, 3)).toBe(three);
    expect(chartSeats(game, { edition: 'first' }, 3)).toBe(
      'germany+italy,united-kingdom+united-states+soviet-union,japan',
    );
    expect(() => chartSeats(game, { edition: 'second' }, 7)).toThrow('does not say how 7 share its seats');
  });
});
