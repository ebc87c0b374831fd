import { clone, seedGenerator } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { botGame, firstQuestion, machineFor, type Player } from '../../../../test/bot-game.js';
import { AXIS, SOVIET } from '../../../ids.js';
import { greedy } from '../../greedy.js';
import { captain } from '../index.js';

const TIMEOUT = { timeout: 600_000 };
const newMachine = () => machineFor('barbarossa');
const newCaptain = () => captain(newMachine());
const play = (seed: string, axis: Player, soviet: Player, most?: number) =>
  botGame('barbarossa', seed, [axis, soviet], most);

describe('the captain in Barbarossa', () => {
  // Who wins is counted over many games in docs/bots-totaler-krieg.md; in a few, the Cities say more.
  it('takes far more of the Cities that count from a greedy Soviet side than a greedy Axis', TIMEOUT, () => {
    const cities = (axis: () => Player) =>
      [0, 1, 2].reduce(
        (all, game) => all + play(`captain/${game}`, axis(), greedy()).state.outcome!.scores[AXIS],
        0,
      );
    expect(cities(newCaptain)).toBeGreaterThanOrEqual(cities(greedy) + 3);
  });

  it('holds them against a greedy Axis', TIMEOUT, () => {
    for (const game of [0, 1])
      expect(play(`captain/${game}`, greedy(), newCaptain()).state.outcome!.winner).not.toBe(AXIS);
  });

  it('overfills no hex when it organizes and moves', TIMEOUT, () => {
    for (const game of [0, 1]) {
      const { state, questions } = play(`room/${game}`, newCaptain(), newCaptain());
      expect(state.outcome).not.toBeNull();
      const overfull = questions.filter(
        ({ name, seat, phasing, segment }) =>
          name === 'overstacked' && seat === phasing && !segment.endsWith('combat'),
      );
      expect(overfull).toEqual([]);
    }
  });

  it('makes the same choices again with the same seed, whoever sat there before', TIMEOUT, () => {
    const used = newCaptain();
    play('another', used, used, 40);
    const [one, other] = [newCaptain(), used].map((bot) => play('again', bot, bot, 160));
    expect(other.choices).toEqual(one.choices);
  });

  it.each([AXIS, SOVIET])('does not look at the dice to come as seat %i', TIMEOUT, (seat) => {
    const machine = newMachine();
    const state = firstQuestion(machine, greedy(), seat, 'combat');
    const choose = (dice: string) =>
      newCaptain().choose({
        machine,
        state: { ...clone(state), chance: seedGenerator(dice) },
        seat,
        options: machine.legal(state, seat),
        random: seedGenerator('own'),
        notes: {},
        history: [],
      });
    expect(choose('some')).toBe(choose('others'));
  });
});
