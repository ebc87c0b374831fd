import {
  applyText,
  Machine,
  patched,
  preview,
  type SpelledOption,
  type State,
  seedGenerator,
  spellOption,
  type View,
  view,
} from '@sandtable/kernel';
import { aboutOf, findGame } from '@sandtable/shelf';
import type { TotalerKriegView } from '@sandtable/totaler-krieg/map';
import { expect, it } from 'vitest';
import { inEveryGuess } from '../../shell/question/by-this-choice.js';
import { makeBoard, open } from './index.js';
import { tableOf } from './units.js';

const game = (await findGame('totaler-krieg'))!;

interface Asked {
  machine: Machine<unknown, unknown>;
  state: State<unknown>;
  seat: number;
  options: SpelledOption[];
}

/** Lets everything pass until somebody is asked for something like this. */
async function until(scenario: string, wanted: RegExp): Promise<Asked> {
  const machine = new Machine<unknown, unknown>(game, { scenario });
  await open({ scenario });
  const state = machine.setup('previews');
  for (let made = 0; made < 400; made++) {
    for (const seat of game.seats.keys()) {
      const options = machine.legal(state, seat).map((one) => spellOption(machine, state, seat, one));
      if (options.some(({ text }) => wanted.test(text))) return { machine, state, seat, options };
    }
    const seat = [...game.seats.keys()].find((one) => machine.legal(state, one).length > 0)!;
    const texts = machine.legal(state, seat).map((one) => spellOption(machine, state, seat, one).text);
    applyText(machine, state, seat, texts.find((text) => /^(done|pass)$/.test(text)) ?? texts[0]);
  }
  throw new Error(`nobody was asked ${wanted}`);
}

/** What a choice would change, as far as the seat can know. */
function changesBy({ machine, state, seat, options }: Asked, choice: RegExp): string[] {
  const option = options.find(({ text }) => choice.test(text))!;
  const found = preview(machine, state, seat, option.text, seedGenerator('guess'));
  if (!('patches' in found)) throw new Error(found.reason);
  const before = view(machine, state, seat);
  const board = makeBoard(aboutOf('totaler-krieg')!);
  const guesses = found.patches.map((patch) => board.changes(before, patched(before, patch), option));
  return inEveryGuess(guesses).map(({ text }) => text);
}

it('previews convoys, and who may contest what is placed in a hex, On Station or for strategic warfare', async () => {
  const asked = await until('fall-of-france', /^supply-convoy /);
  expect(changesBy(asked, /^supply-convoy /)).toEqual([expect.stringMatching(/ Convoy: Supply Convoy, \w/)]);
  expect(changesBy(asked, /^troop-convoy /)).toEqual([expect.stringMatching(/ Convoy: Troop Convoy, \w/)]);
  for (const verb of ['station', 'raid'])
    expect(changesBy(asked, new RegExp(`^${verb} `)), verb).toEqual([
      'First the Western Allies may contest it',
    ]);
  const placed = asked.options.filter(({ verb }) => verb === 'place');
  expect(placed.length).toBeGreaterThan(0);
  for (const { text } of placed.slice(0, 5))
    expect(changesBy(asked, new RegExp(`^${text}$`)), text).toEqual([
      expect.stringMatching(/Air Force .*: new in |may contest it/),
    ]);
});

it('previews a declaration of war: whom the Country joins', async () => {
  const asked = await until('1940', /^declare-war /);
  expect(changesBy(asked, /^declare-war /)).toEqual(
    expect.arrayContaining([expect.stringMatching(/: active, (Axis|Western Allies|Soviet Union)$/)]),
  );
});

it('previews the card that one lays face down, by name to its owner only', async () => {
  const asked = await until('1940', /^select [A-Z]\d/);
  const { machine, state, seat, options } = asked;
  const [option] = options;
  const [told] = changesBy(asked, new RegExp(`^${option.text}$`));
  expect(told).toMatch(/^\w.* lies face down/);
  const other = game.seats.findIndex((_, one) => one !== seat);
  const before = view(machine, state, other);
  applyText(machine, state, seat, option.text);
  const board = makeBoard(aboutOf('totaler-krieg')!);
  const seen = board.changes(before, view(machine, state, other)).map(({ text }) => text);
  expect(seen).toEqual([`${machine.game.seats[seat].name}: a card lies face down`]);
});

/** The opening of The Fall of France, with some of its table changed. */
async function changed(more: (table: TotalerKriegView) => Partial<TotalerKriegView>): Promise<string[]> {
  const scenario = 'fall-of-france';
  await open({ scenario });
  const machine = new Machine<unknown, unknown>(game, { scenario });
  const before = view(machine, machine.setup('previews'), 0);
  const table = tableOf(before.table);
  const after: View = { ...before, table: { ...table, ...more(table) } };
  return makeBoard(aboutOf('totaler-krieg')!)
    .changes(before, after)
    .map(({ text }) => text);
}

it('tells who is On Station, used convoys, the Strategic Warfare Box and delayed aircraft', async () => {
  const zone = { onStation: ['gb-sf-home'], convoys: ['gb-af-1/escort'], used: ['mk-convoy-gb-1/reduced'] };
  expect(await changed(({ zones }) => ({ zones: { ...zones, 'north-sea': zone } }))).toEqual([
    'British Surface Fleet Home: On Station, North Sea',
    'British Air Force 1: Troop Convoy, North Sea',
    'British Convoy: used, North Sea',
  ]);
  const boxed = await changed(({ sides }) => ({
    sides: {
      ...sides,
      axis: {
        ...sides.axis,
        boxes: { ...sides.axis.boxes, 'strategic-warfare-box': { 'de-sub-vii': 2 } },
        delayBox: { ...sides.axis.delayBox, 'de-af-1': 1, 'de-army-4': 1 },
      },
    },
  }));
  expect(boxed).toEqual([
    'Strategic Warfare Box: 2 × German Sub Fleet Type VII',
    'Delay Box: German Air Force 1',
  ]);
});

it('tells nothing of a box from which something went', async () => {
  const fewer = await changed(({ sides }) => ({
    sides: Object.fromEntries(
      Object.entries(sides).map(([id, side]) => [id, { ...side, delayBox: {}, boxes: {} }]),
    ),
  }));
  expect(fewer).toEqual([]);
});

it('tells what becomes of a Country, and nothing of those that stay as they are', async () => {
  expect(await changed(({ countries }) => ({ countries: { ...countries, spain: 'active axis' } }))).toEqual([
    'Spain: active, Axis',
  ]);
  expect(await changed(() => ({}))).toEqual([]);
});
