import { clone, seedGenerator } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { botGame, firstQuestion, machineFor, type Player } from '../../../../test/bot-game.js';
import { canDefeat } from '../../../events/conditional/20-2-1-case-yellow.js';
import { AXIS, WESTERN } from '../../../ids.js';
import { FRANCE, ITALY } from '../../../map/areas.js';
import { controllerOf } from '../../../position/position.js';
import { NEUTRAL } from '../../../table.js';
import { greedy } from '../../greedy.js';
import { captain } from '../index.js';
import { Aims } from './aims.js';
import { OSLO, SUMMER } from './landmarks.js';

const TIMEOUT = { timeout: 600_000 };
const newMachine = () => machineFor('fall-of-france');
const newCaptain = () => captain(newMachine());
const play = (seed: string, axis: Player, western: Player, most?: number) =>
  botGame('fall-of-france', seed, [axis, western], most);

describe('the captain in The Fall of France', () => {
  // Of many games it wins far more (docs/bots-totaler-krieg.md).
  it('wins as the Axis against a greedy West more often than not', TIMEOUT, () => {
    const wins = [0, 1, 2, 3].filter(
      (game) => play(`captain/${game}`, newCaptain(), greedy()).state.outcome!.winner === AXIS,
    );
    expect(wins.length).toBeGreaterThanOrEqual(3);
  });

  it('wins as the West against a greedy Axis', TIMEOUT, () => {
    for (const game of [0, 1, 2])
      expect(play(`captain/${game}`, greedy(), newCaptain()).state.outcome!.winner).toBe(1);
  });

  it('is in Oslo after two turns, and leaves Italy alone', TIMEOUT, () => {
    const { state, machine } = play('oslo', newCaptain(), greedy(), 150);
    expect(controllerOf(machine.read(state), OSLO)).toBe(AXIS);
    expect(state.table.status[ITALY]).toBe(NEUTRAL);
  });

  it('overfills no hex in its own turn: who stands next to the enemy in Mud keeps his room', TIMEOUT, () => {
    for (const game of [0, 1, 2, 3]) {
      const { state, questions } = play(`room/${game}`, newCaptain(), newCaptain());
      expect(state.outcome).not.toBeNull();
      expect(
        questions.filter(({ name, seat, phasing }) => name === 'overstacked' && seat === phasing),
      ).toEqual([]);
    }
  });

  it('wants no more of France once its fall is certain', TIMEOUT, () => {
    const machine = newMachine();
    const state = machine.setup('captain/0');
    const random = seedGenerator('captain/0');
    const [axis, western] = [newCaptain(), greedy()];
    let isCertain = false;
    for (
      let seat = machine.nextSeat(state);
      seat >= 0 && !state.table.vichy;
      seat = machine.nextSeat(state)
    ) {
      const u = machine.read(state);
      if (seat === AXIS && u.table.turn >= SUMMER && canDefeat(u, FRANCE)) {
        isCertain = true;
        expect(new Aims(u).cities).toEqual([]);
      }
      const options = machine.legal(state, seat);
      const sight = { machine, state: clone(state), seat, options, random, notes: {}, history: [] };
      machine.choose(state, seat, (seat === AXIS ? axis : western).choose(sight));
    }
    expect(isCertain).toBe(true);
  });

  it('makes the same choices again with the same seed, whoever sat there before', TIMEOUT, () => {
    const used = newCaptain();
    play('another', used, used, 40);
    const [one, other] = [newCaptain(), used].map((bot) => play('again', bot, bot, 120));
    expect(other.choices).toEqual(one.choices);
  });

  it.each([AXIS, WESTERN])('does not look at the dice to come as seat %i', TIMEOUT, (seat) => {
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
