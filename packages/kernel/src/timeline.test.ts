import { describe, expect, it } from 'vitest';
import { type ToolboxTable, toolbox } from '../test/toolbox.js';
import { type Journal, parseJournal, printJournal } from './journal.js';
import { Machine } from './machine.js';
import { Match } from './match.js';
import { ALL_KNOWING } from './places.js';
import { clone, firstDifference } from './plain.js';
import { ReplayError, replay, rewind } from './replay.js';
import { Timeline } from './timeline.js';

type Toolbox = Match<ToolboxTable, null>;

function play(match: Toolbox, seat: string, ...texts: string[]): void {
  for (const text of texts) expect(match.choose(seat, text)).toBeNull();
}

/** Chance, an undo after an undo, a rewind, and an undo after it. */
function winding(): Toolbox {
  const match = Match.open(new Machine(toolbox), 'winding');
  play(match, 'ann', 'roll', 'write 1', 'write 2', 'write 3', 'undo', 'write 4', 'undo', 'undo', 'write 5');
  play(match, 'ann', 'shuffle', 'mark', 'draw', 'write 6', 'undo', 'hand over');
  play(match, 'bob', 'roll', 'write 7', 'write 8');
  rewind(match, 5);
  play(match, 'ann', 'write 9', 'undo', 'write 8', 'roll', 'write 1', 'write 2', 'undo', 'undo', 'roll');
  return match;
}

function choicesOf({ entries }: Journal): number {
  return entries.filter(({ kind }) => kind === 'choice' || kind === 'rewind').length;
}

/** Every position, visited in the given order, must equal a replay up to there. */
function compare(timeline: Timeline<ToolboxTable, null>, journal: Journal, order: readonly number[]): void {
  const choices = journal.entries.filter(({ kind }) => kind === 'choice' || kind === 'rewind');
  for (const at of order) {
    const there = replay(toolbox, journal, { until: at });
    const moment = timeline.at(at);
    expect(moment.at).toBe(at);
    expect(firstDifference(moment.state, there.state)).toBeNull();
    const before = at === 0 ? [] : replay(toolbox, journal, { until: at - 1 }).log;
    const made = choices[at - 1];
    const goesBack = made?.kind === 'rewind' || (made?.kind === 'choice' && made.text === 'undo');
    expect(moment.told).toEqual(there.log.slice(goesBack ? -1 : before.length));
  }
}

describe('a timeline', () => {
  it.each([1, 2, 3, 64])('finds every position, in any order, with one stored in %i', (every) => {
    const journal = parseJournal(printJournal(winding().journal()));
    const all = [...Array(choicesOf(journal) + 1).keys()];
    const timeline = Timeline.of(toolbox, clone(journal), every);
    expect(timeline.length).toBe(all.length - 1);
    compare(timeline, journal, all);
    compare(timeline, journal, all.slice().reverse());
    compare(timeline, journal, [20, 3, 3, 21, 0, 7, 8]);
    expect(timeline.at(1_000).at).toBe(all.length - 1);
  });

  it('finds them without the seed, from the record', () => {
    const journal = clone(winding().journal());
    journal.header.seed = null;
    compare(Timeline.of(toolbox, journal, 4), journal, [0, 12, 5, 25, 19]);
  });

  it('grows with the game', () => {
    const match = Match.open(new Machine(toolbox), 'growing');
    const timeline = new Timeline(toolbox, match.header, clone(match.entries), 4);
    let written = match.entries.length;
    for (let i = 0; i < 20; i++) {
      play(match, 'ann', i % 3 === 2 ? 'undo' : `write ${i % 10}`);
      timeline.add(clone(match.entries.slice(written)));
      written = match.entries.length;
      expect(timeline.play()).toBe(true);
      compare(timeline, match.journal(), [i + 1, Math.floor(i / 2)]);
    }
  });

  it('has lines and waypoints, and keeps secrets', () => {
    const match = Match.open(new Machine(toolbox), 'secret');
    const card = `lay ${match.machine.game.places!(match.machine.facts).itemName(match.state.places[1][0])}`;
    play(match, 'ann', card, 'mark');
    const timeline = Timeline.of(toolbox, clone(match.journal()));
    expect(timeline.line(0, ALL_KNOWING)).toBeNull();
    expect(timeline.line(1, ALL_KNOWING)).toEqual({ seat: 'ann', text: card });
    expect(timeline.line(1, 0)).toEqual({ seat: 'ann', text: card });
    expect(timeline.line(1, 1)).toEqual({ seat: 'ann', text: 'lay …' });
    expect([timeline.mark(1), timeline.mark(2)]).toEqual([null, expect.any(String)]);
  });

  it('reports where a journal does not replay', () => {
    const journal = clone(winding().journal());
    journal.entries.push({ kind: 'choice', seat: 'bob', text: 'write 1' });
    expect(() => Timeline.of(toolbox, journal)).toThrow(ReplayError);
  });

  it('stores few positions of a long game, and reaches any in few steps', () => {
    const match = Match.open(new Machine(toolbox), 'long');
    const chosen = 40_000;
    for (let i = 0; i < chosen; i++) {
      const seat = i % 4 < 2 ? 'ann' : 'bob';
      match.choose(seat, i % 2 === 0 ? 'roll' : 'hand over');
    }
    const steps: number[] = [];
    const timeline = Timeline.of(toolbox, match.journal());
    expect(timeline.length).toBe(chosen);
    expect(timeline.keptPositions).toBeLessThanOrEqual(chosen / 16 + 1);
    const { machine } = timeline.match;
    const choose = machine.choose.bind(machine);
    let made = 0;
    machine.choose = (...args) => {
      made++;
      return choose(...args);
    };
    for (let at = 0; at <= chosen; at += 997) {
      made = 0;
      expect(timeline.at(at).state.count).toBe(at);
      steps.push(made);
    }
    expect(Math.max(...steps)).toBeLessThanOrEqual(17);
    // With tighter limits, fewer are stored.
    const small = new Timeline(toolbox, match.header, match.entries, 16, {
      letters: 40_000,
      positions: 9_999,
    });
    small.play();
    expect(small.keptPositions).toBeLessThan(120);
    expect(small.at(33_333).state.count).toBe(33_333);
  });

  it('stores a limited number of positions, and stepping back does not replay the whole way each time', () => {
    const match = Match.open(new Machine(toolbox), 'few');
    const chosen = 10_000;
    for (let i = 0; i < chosen; i++)
      match.choose(i % 4 < 2 ? 'ann' : 'bob', i % 2 === 0 ? 'roll' : 'hand over');
    const timeline = new Timeline(toolbox, match.header, match.entries, 16, { letters: 9e9, positions: 100 });
    timeline.play();
    expect(timeline.keptPositions).toBeLessThanOrEqual(100);
    expect(timeline.keptPositions).toBeGreaterThan(30);
    const { machine } = timeline.match;
    const choose = machine.choose.bind(machine);
    let made = 0;
    machine.choose = (...args) => {
      made++;
      return choose(...args);
    };
    // Stored positions are 128 choices apart by now, and at most half as many again.
    const least: number[] = [];
    for (let at = 131; at <= chosen; at += 997) {
      made = 0;
      expect(timeline.at(at).state.count).toBe(at);
      least.push(made);
    }
    expect(Math.max(...least)).toBeLessThanOrEqual(193);
    // A thousand steps back, which would take some 64 choices each without the neighbours.
    made = 0;
    for (let at = 8_000; at > 7_000; at--) {
      const { state } = timeline.at(at);
      expect(state.count).toBe(at);
    }
    expect(made / 1_000).toBeLessThan(12);
    const order = Array.from({ length: 40 }, (_, i) => 5_000 - i);
    compare(timeline, match.journal(), order.slice(0, 3));
  });

  it.each([1, 2, 5, 15, 16, 17, 40])(
    'keeps few positions where %i choices are made and taken back, again and again',
    (deep) => {
      const match = Match.open(new Machine(toolbox), 'undone');
      // Wherever it begins, even right before a position that would be stored.
      play(match, 'ann', 'roll', ...Array.from({ length: 14 }, (_, i) => `write ${i % 10}`));
      let made = 15;
      while (made < 6_000) {
        for (let i = 0; i < deep; i++) play(match, 'ann', `write ${i % 10}`);
        for (let i = 0; i < deep; i++) play(match, 'ann', 'undo');
        made += 2 * deep;
      }
      const timeline = Timeline.of(toolbox, match.journal());
      expect(timeline.keptPositions).toBeLessThan(made / 8 + 2);
      for (const at of [70, 3_001, made - 1, made]) {
        const there = replay(toolbox, match.journal(), { until: at });
        expect(firstDifference(timeline.at(at).state, there.state)).toBeNull();
      }
    },
  );
});
