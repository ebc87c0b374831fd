import { signal } from '@preact/signals';
import { bridgehead } from '@sandtable/bridgehead';
import { type AnyGame, Machine, Match, type Odds, subjectOptions, type View, view } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { DecisionController } from '../../shell/question/decision-controller.js';
import { changesOf } from './changes.js';
import { makeBoard } from './index.js';
import { atlasOf, inspectHex } from './inspect.js';
import { sheetOf } from './map-model.js';
import { badgeOf, overlayOf } from './overlay.js';
import { positionOf } from './units.js';

function open(scenario: string) {
  const match = Match.open(new Machine<unknown, unknown>(bridgehead as AnyGame, { scenario }), 'seven');
  const shown = signal<View | null>(view(match.machine, match.state, 0));
  const client = {
    forbidden: async () => [],
    refusalsOf: async () => [],
    preview: async () => null,
    draft: async () => null,
    options: async (_: string, verb: string, id: string) =>
      subjectOptions(match.machine, match.state, 0, verb, id),
    choose: async (seat: string, text: string) => {
      const refused = match.choose(seat, text);
      shown.value = view(match.machine, match.state, 0);
      return refused;
    },
  };
  const controller = new DecisionController(client, signal('south'), shown, signal(true), shown, () => true);
  return { shown, controller };
}

const soon = () => new Promise((resolve) => setTimeout(resolve));

describe('the board of Bridgehead', () => {
  it('puts every counter of the view on its hex', () => {
    const { shown } = open('crossing');
    const { units, control } = positionOf(shown.value!);
    expect(units.length).toBeGreaterThan(15);
    for (const { hex, face, name } of units) {
      expect(hex, name).toBeGreaterThanOrEqual(0);
      expect(face.strengths).toHaveLength(3);
    }
    expect(new Set(units.map(({ face }) => face.style.shape)).size).toBe(2);
    expect(control.flatMap(({ hexes }) => hexes)).toHaveLength(sheetOf('crossing').map.towns.length);
  });

  it('shows where the unit in hand can go: what the rules offer, each with its cost', async () => {
    const { shown, controller } = open('crossing');
    expect(overlayOf(shown.value!, controller, -1).reach).toEqual([]);
    controller.touch({ kind: 'unit', id: 'south-armour-1' });
    await soon();
    const offered = controller.inHand.value!.options!;
    const { reach, zones, supply } = overlayOf(shown.value!, controller, -1);
    expect(offered.length).toBeGreaterThan(1);
    expect(reach).toHaveLength(offered.length);
    for (const { cost, hex } of reach) expect(cost, String(hex)).toBeGreaterThan(0);
    expect(zones.length).toBeGreaterThan(0);
    for (const hex of zones) expect(reach.find((one) => one.hex === hex)?.stops).toBe(true);
    expect(supply).toHaveLength(1);
    const goal = reach.at(-1)!.hex;
    expect(overlayOf(shown.value!, controller, goal).path.at(-1)).toBe(goal);
  });

  it('plans a move, makes it, and says what has changed', async () => {
    const { shown, controller } = open('crossing');
    controller.touch({ kind: 'unit', id: 'south-cavalry-1' });
    await soon();
    const before = shown.value!;
    const [first] = controller.candidates.value;
    controller.touch(first.touches[1]);
    const { ghosts, path } = overlayOf(before, controller, -1);
    expect(ghosts).toHaveLength(1);
    expect(path.length).toBeGreaterThan(1);
    await controller.confirm();
    expect(changesOf(before, shown.value!).map(({ text }) => text)).toEqual([
      expect.stringContaining('South cavalry 1: Pell → '),
    ]);
  });

  it('is described in words: units first, then hexes; a large map in full', () => {
    for (const scenario of ['crossing', 'front', 'campaign']) {
      const { shown } = open(scenario);
      const { map } = sheetOf(scenario);
      const entries = atlasOf(shown.value!);
      expect(entries).toHaveLength(positionOf(shown.value!).units.length + map.grid.size);
      expect(entries[0].touch.kind).toBe('unit');
      for (const hex of [0, 40, 90]) expect(inspectHex(shown.value!, hex).title).toContain(map.numbers[hex]);
    }
  });

  it('uses readable names', () => {
    const board = makeBoard({ id: 'bridgehead', title: '', blurb: '', credits: '', seats: [], sides: [] });
    expect(board.nameOf({ kind: 'unit', id: 'north-armour-2' })).toBe('North armour 2');
    expect(board.nameOf({ kind: 'hex', id: 'stonebridge' })).toBe('Stonebridge');
    expect(board.nameOf({ kind: 'hex', id: '0506' })).toBe('0506');
  });

  it('shows odds as a badge', () => {
    const odds = (some: Partial<Odds>): Odds => ({
      ...{ attack: 9, defence: 5, ratio: '1:1', column: '1:1', shifts: [], outcomes: [], rolls: 6 },
      ...some,
    });
    expect(
      badgeOf(
        7,
        odds({
          ratio: '1:1',
          column: '1:2',
          shifts: [
            { why: 'town', by: -2 },
            { why: 'armour', by: 1 },
          ],
        }),
      ),
    ).toEqual({
      hex: 7,
      from: '1:1',
      to: '1:2',
      notes: [
        { text: 'town −2', good: false },
        { text: 'armour +1', good: true },
      ],
    });
    expect(badgeOf(7, odds({ ratio: '3:1', column: '3:1' }))).toEqual({
      hex: 7,
      from: '3:1',
      to: null,
      notes: [],
    });
  });
});
