import { type Option, seedGenerator } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { botGame, firstQuestion, machineFor, type Player } from '../../../test/bot-game.js';
import { turnNamed } from '../../calendar/calendar.js';
import { CARD, CARDS, type Card } from '../../cards/deck.js';
import { AXIS, SOVIET, WESTERN } from '../../ids.js';
import { countryNamed, POLAND } from '../../map/areas.js';
import { SHEET } from '../../map/sheet.js';
import { factionOf, positionOf } from '../../position/position.js';
import { isSupplied } from '../../supply/supply.js';
import { ACTIVE, CONQUERED, NEUTRAL } from '../../table.js';
import { greedy } from '../greedy.js';
import { cardWorth } from './card-plan.js';
import { Front } from './front.js';
import { CampaignMind } from './mind.js';

describe('the plan of cards', () => {
  it('takes the card of history in its season, and what is overdue before what is not', () => {
    const machine = machineFor('1940');
    const u = machine.read(machine.setup('cards'));
    const worth = (card: string, turn: string) => cardWorth(u, AXIS, CARD.index(card), turnNamed(turn));
    expect(worth('A22a', '1940-05')).toBeGreaterThan(worth('A28a', '1940-05'));
    // Overdue, but not in the mud of autumn; with the first dry roads.
    expect(worth('A22a', '1940-08')).toBeLessThan(worth('A25', '1940-08'));
    expect(worth('A22a', '1941-05')).toBeGreaterThan(worth('A20', '1941-05'));
    // Barbarossa waits for its year, and Sealion for ever.
    expect(worth('A23a', '1939-11')).toBeLessThan(worth('A20', '1939-11'));
    expect(worth('A23b', '1940-08')).toBeLessThan(worth('A20', '1940-08'));
    // It waits for the fall of France, but not for ever.
    expect(worth('A23a', '1941-05')).toBeLessThan(worth('A20', '1941-05'));
    expect(worth('A23a', '1942-05')).toBeGreaterThan(worth('A20', '1942-05'));
  });
});

describe('the front of 1939', () => {
  const machine = machineFor('1939');
  const u = machine.read(machine.setup('front'));
  const hex = (id: string) => SHEET.hexAt(id);

  it('has Poland nearer than France, to the Axis', () => {
    const front = new Front(u, AXIS);
    expect(front.isBold).toBe(true);
    const far = (country: string) =>
      Math.min(
        ...[...front.goals.keys()]
          .filter((goal) => SHEET.country[goal] === countryNamed(country))
          .map((goal) => front.distance(goal)),
      );
    expect(far('poland')).toBeLessThan(far('france'));
  });

  it('is no danger where the neighbour is at peace', () => {
    const front = new Front(u, SOVIET);
    expect(front.goals.size).toBe(0);
    expect(front.held).toContain(hex('e4312'));
    expect(front.danger(hex('e4312'))).toBe(0);
  });

  it('keeps the Western Allies on the defensive', () => {
    expect(new Front(u, WESTERN).isBold).toBe(false);
  });
});

describe('a campaign of greedy bots', () => {
  // A year of the war: some 700 choices.
  const { state, machine } = botGame('1939', 'campaign', [greedy(), greedy()], 900);
  const u = machine.read(state);
  const revealed = (faction: number) =>
    state.table.revealed
      .filter((_, i) => i % 2 === 0)
      .map((card) => CARDS[card as Card])
      .filter((card) => card.faction === faction)
      .map(({ id }) => id);

  it('plays the cards of history as far as they can be had', () => {
    expect(revealed(AXIS)).toEqual(expect.arrayContaining(['A15', 'A5', 'A24']));
    expect(revealed(WESTERN)).toEqual(expect.arrayContaining(['W9', 'W5b']));
    expect(revealed(SOVIET)).toEqual(expect.arrayContaining(['S11', 'S18']));
  });

  it('fights for Poland, attacks the North by its card, and nobody else of its own accord', () => {
    const { status } = state.table;
    expect([ACTIVE, CONQUERED]).toContain(status[POLAND]);
    expect([ACTIVE, CONQUERED]).toContain(status[countryNamed('denmark-norway')]);
    for (const neutral of ['turkey', 'portugal', 'ireland', 'persia'])
      expect([neutral, status[countryNamed(neutral)]]).toEqual([neutral, NEUTRAL]);
  });

  it('leaves no Capital of a Great Power at war empty', () => {
    const { units } = positionOf(u);
    for (const [faction, capital] of [
      [AXIS, 'w3825'],
      [WESTERN, 'w3916'],
    ] as const)
      expect([capital, units[faction][SHEET.hexAt(capital)]]).not.toEqual([capital, 0]);
  });

  it('keeps its armies in supply', () => {
    const { onMap } = positionOf(u);
    const own = onMap[AXIS].filter((unit) => factionOf(u, unit) === AXIS);
    expect(own.length).toBeGreaterThan(15);
    expect(own.filter((unit) => isSupplied(u, unit)).length).toBeGreaterThan(own.length * 0.9);
  });
});

it('gives each faction orders of its own where one bot plays several seats', () => {
  const machine = machineFor('1941a');
  const random = seedGenerator('seats');
  const answer = (mind: CampaignMind, state: ReturnType<typeof machine.setup>, seat: typeof AXIS) => {
    const options = machine.legal(state, seat);
    const notes = {};
    const history: [] = [];
    const sight = { machine, state, seat, options, random, notes, history };
    return mind.choose(sight, machine.question(state)!, seat);
  };
  // Somebody who does as little as possible.
  const idler: Player = {
    name: 'idler',
    choose({ state, options }) {
      const { rule } = machine.question(state)!;
      const isEnd = (option: Option) => ['done', 'pass'].includes(machine.verb(rule, option).name);
      return options.find(isEnd) ?? options[0];
    },
  };
  const axis = firstQuestion(machine, idler, AXIS, 'movement');
  const soviet = firstQuestion(machine, idler, SOVIET, 'movement');
  const key = ({ table }: typeof axis) => [table.turn, table.segment];
  expect(key(soviet)).toEqual(key(axis));
  const mind = new CampaignMind();
  answer(mind, axis, AXIS);
  const alone = answer(new CampaignMind(), soviet, SOVIET);
  expect(machine.verb(machine.question(soviet)!.rule, alone).name).toBe('move');
  expect(answer(mind, soviet, SOVIET)).toBe(alone);
});
