import { readFileSync } from 'node:fs';
import { below, Machine, seedGenerator, stateHash } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { TestPosition } from '../../test/position.js';
import { weatherIn } from '../calendar/weather.js';
import { blitzMarkersOf, variableBlitzOf } from '../cards/blitz-count.js';
import { CARD, CARDS } from '../cards/deck.js';
import { replacementsOf } from '../cards/replacement-steps.js';
import { blitzValue } from '../cards/requirements.js';
import { resultFor } from '../combat/odds.js';
import { COLUMNS, resultText } from '../combat/results-table.js';
import { countersOf } from '../counters/counters.js';
import { KIND, KINDS } from '../counters/kinds.js';
import { faceOf } from '../counters/units.js';
import { POLITICAL_EVENTS } from '../events/political-events.js';
import { totalerKrieg } from '../game.js';
import { AXIS, WESTERN } from '../ids.js';
import { UNITED_STATES } from '../map/areas.js';
import { DESERT, NORTH, SHEET } from '../map/sheet.js';
import { STRATEGIC_BOX } from '../places.js';
import { put } from '../position/position.js';
import { SCENARIO_IDS } from '../scenario/scenario-ids.js';
import { starsHeld } from '../victory/scenario-end.js';
import { strategicValue, vpFor } from '../victory/strategic-value.js';
import { automaticVictory } from '../victory/victory-check.js';
import { viewAll } from '../view/campaign-view.js';
import { POLITICS_LOG } from '../words/politics-log.js';
import { VALUES_TEXT } from './owner-values.js';
import { PLAYED_EVENTS } from './political-tables.js';
import { valuesSchema } from './schema.js';
import { SECTIONS } from './sections.js';
import { OUR_VALUES, valuesOf } from './values.js';

/** The text for a file with this data. */
function textFor(data: unknown): string {
  const read = VALUES_TEXT.fromFile(data);
  if ('problems' in read) throw new Error(read.problems.map(({ message }) => message).join('; '));
  return read.text;
}

/** What is wrong with a file with this data. */
function wrongWith(data: unknown): string[] {
  const read = VALUES_TEXT.fromFile(data);
  if ('text' in read) throw new Error(`nothing is wrong: ${read.text}`);
  return read.problems.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

const CRT = { crt: { '3-1': ['Ad 1/0', 'Ad 1/0', 'Ad 1/0', 'Ad 1/0', 'Ad 1/0', 'Ad 2/0'] } };

it('the schema of the documentation is that of the sections', () => {
  const file = new URL('../../../../../docs/totaler-krieg-values.schema.json', import.meta.url);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(valuesSchema());
});

it('A-2: the VP Track puts the marker where every set-up has it, but for the one that says it does not', () => {
  const campaigns = SCENARIO_IDS.filter((id) => /^19(3|4[0-4])|crusade/.test(id));
  for (const scenario of campaigns) {
    const machine = new Machine(totalerKrieg, { scenario });
    const u = machine.read(machine.setup('set-up'));
    expect([scenario, vpFor(u, strategicValue(u))]).toEqual([scenario, u.table.vp]);
  }
});

it('0.2b, 24.4, 25.4: automatic victory and what the other map adds can be entered', () => {
  const values = { 'automatic-victory': { axis: 5 }, 'other-map': { '1943-05': 4, 'fire-in-the-east': 1 } };
  const text = textFor(values);
  expect(text).toBe('automatic-victory.axis:5;other-map.fire-in-the-east:1;other-map.1943-05:4');
  const value = (scenario: string, entered: string) => {
    const machine = new Machine(totalerKrieg, { scenario, ...(entered ? { values: entered } : {}) });
    return strategicValue(machine.read(machine.setup('set-up')));
  };
  expect(value('great-crusade', text) - value('great-crusade', '')).toBe(1);
  expect(value('fire-in-the-east', text) - value('fire-in-the-east', '')).toBe(-2);
  const machine = new Machine(totalerKrieg, { scenario: '1943', values: text });
  expect(automaticVictory(machine.read(machine.setup('set-up')))).toBe(0);
  expect(wrongWith({ 'automatic-victory': { axis: 'all' } })).toEqual([
    "automatic-victory.axis: expected a Strategic Value such as 15 or -17, not 'all'",
  ]);
});

describe('the text of an owner’s values', () => {
  it('holds what differs from ours, in the order of the tables', () => {
    const text = textFor({ weather: { april: ['mud', 'mud'], march: ['clear', 'clear'] }, ...CRT });
    expect(text).toBe('crt.3-1:Ad 1/0|Ad 1/0|Ad 1/0|Ad 1/0|Ad 1/0|Ad 2/0;weather.april:mud|mud');
    expect(VALUES_TEXT.check(text)).toBeNull();
  });

  it('holds Delay modifiers, and says what a modifier is', () => {
    expect(textFor({ 'delay-modifiers': { bombers: 2, 'sub-fleets': 1 } })).toBe('delay-modifiers.bombers:2');
    expect(valuesOf('delay-modifiers.bombers:2').delayDrms.get('bombers')).toBe(2);
    expect(wrongWith({ 'delay-modifiers': { bombers: 'more', tide: 1 } })).toEqual([
      "delay-modifiers.bombers: expected a modifier of Delay rolls such as 1 or -1, not 'more'",
      expect.stringMatching(/^delay-modifiers\.tide: there is no such row \(rows: axis-tide, /),
    ]);
  });

  it('is empty for our own values, whatever is written down', () => {
    const everything = Object.fromEntries(
      SECTIONS.map(({ name, rows }) => [
        name,
        Object.fromEntries(rows.map(([key, ...cells]) => [key, cells])),
      ]),
    );
    expect(textFor(everything)).toBe('');
    expect(textFor({})).toBe('');
    expect(valuesOf('')).toBe(OUR_VALUES);
    expect(OUR_VALUES.stars).toEqual(SHEET.stars);
    const tables = CARDS.filter(({ political }) => political?.mode === 'table');
    expect(new Map(tables.map(({ id, political }) => [id, political?.events]))).toEqual(
      OUR_VALUES.politicalTables,
    );
  });

  it('fits its limit if everything differs', () => {
    const all = SECTIONS.flatMap(({ name, rows }) =>
      name === 'strategic-hexes' ? [] : rows.map(([key, ...cells]) => `${name}.${key}:${cells.join('|')}`),
    );
    expect(VALUES_TEXT.check(all.join(';'))).toBeNull();
    expect(all.join(';').length + 100 * 'strategic-hexes.w3825:western;'.length).toBeLessThan(
      VALUES_TEXT.maxLength,
    );
  });

  it.each([
    ['nonsense', "expected section.key:values, not 'nonsense'"],
    ['crt.3-1:Dr2 0/0', "crt.3-1: expected 6 results such as 'Dr2 1/1', found 1"],
    ['__proto__.a:b', "expected section.key:values, not '__proto__.a:b'"],
    ['constructor.a:b', 'constructor: there is no such section'],
    ['weather.constructor:mud|mud', 'weather.constructor: there is no such row'],
    ['weather.april:mud|mud;weather.april:mud|mud', 'weather.april: it is given twice'],
    ['weather.april:mud|mud;crt.3-1:Ex 0/0|Ex 0/0|Ex 0/0|Ex 0/0|Ex 0/0|Ex 0/0', 'not in their usual order'],
    ['weather.april:mud|mud;', "expected section.key:values, not ''"],
    ['vp-track.axis-tide-3:9 to 10', 'every value has one box'],
  ])('is refused: %s', (text, why) => {
    expect(VALUES_TEXT.check(text)).toContain(why);
  });
});

describe('an owner’s file', () => {
  it.each([
    [
      { crt: { '3-1': ['Dr2 0/0', 'Dr2 1/1', 'Dr1 0/0', 'Dr1 1/1', 'Dr1 1/1'] } },
      "crt.3-1: expected 6 results such as 'Dr2 1/1', found 5",
    ],
    [
      { crt: { '3-1': ['Dr4 0/0', 'Ex', 'Ex', 'Ex', 'Ex', 'Ex'] } },
      "crt.3-1: expected 6 results such as 'Dr2 1/1', not 'Dr4 0/0'",
    ],
    [{ crt: { '10-1': [] } }, 'crt.10-1: there is no such row (rows: 1-3, 1-2,'],
    [{ crt: 'Dr2' }, 'crt: expected rows such as 1-3: [Ad 0/0, Ad 0/0,'],
    [{ crt: { '3-1': { a: 1 } } }, 'crt.3-1: expected 3-1: [Dr2 0/0, Dr2 1/1,'],
    [{ wether: {} }, 'wether: there is no such section; did you mean weather?'],
    [
      { weather: { april: ['mud', 'rain'] } },
      "weather.april: expected the weather of North and Desert (clear, mud, storms, snow), not 'rain'",
    ],
    [{ 'vp-track': { 'axis-tide-4': '12+' } }, "vp-track.axis-tide-4: expected a range such as '9 to 11'"],
    [
      { 'vp-track': { 'axis-tide-4': '13 or more' } },
      "vp-track: axis-tide-3: expected values up to 12, not '9 to 11'",
    ],
    [
      { 'vp-track': { 'allied-crusade-4': '-20 to -15' } },
      "vp-track: allied-crusade-4: expected '… or less'",
    ],
    [
      { 'uscl-track': { 1: [-1, 1] } },
      'uscl-track.1: expected 3 modifiers: political, Axis Delay, Western Delay, found 2',
    ],
    [{ terrain: { rough: [0, -1] } }, "terrain.rough: expected MP and column shift such as [2, -1], not '0'"],
    [{ hexsides: { strait: [2, -1] } }, "hexsides.strait: its MP are always 'all'"],
    [{ hexsides: { river: ['all', -1] } }, "hexsides.river: expected a number of MP, not 'all'"],
    [{ lines: { 'one-step': 0.25 } }, "lines.one-step: expected MP in halves such as 0.5, not '0.25'"],
    [
      { 'area-tables': { western: ['atlantis', 'spain', 'spain', 'spain', 'spain', 'spain'] } },
      "not 'atlantis'",
    ],
    [{ 'strategic-hexes': { w9999: 'axis' } }, 'strategic-hexes.w9999: there is no such land hex'],
    [
      { 'strategic-hexes': { w3825: 'red' } },
      "strategic-hexes.w3825: expected axis, western, soviet or none, not 'red'",
    ],
    [
      { counters: { 'de-inf': ['1-2-3/1', '1-1-1/1'] } },
      'counters.de-inf: expected 1 side such as 1-2-3/1, found 2',
    ],
    [
      { counters: { 'de-inf': '1-2-3/2' } },
      "counters.de-inf: the steps of 1-2-3/1 cannot be changed ('1-2-3/2')",
    ],
    [{ counters: { 'de-inf': '1-2-9/1' } }, 'counters.de-inf: expected attack-defense-movement/steps'],
    [{ counters: { 'de-tank': '1-2-3/1' } }, 'counters.de-tank: there is no such ground unit'],
    [{ 'delay-stripes': { 'de-inf': 'yes' } }, "delay-stripes.de-inf: expected stripe or none, not 'yes'"],
    [
      { 'delay-stripes': { 'de-af-1': 'none' } },
      'delay-stripes.de-af-1: there is no such ground unit, Convoy, Detachment or Logistics marker',
    ],
    [
      { 'transport-capacities': { 'mk-convoy-us': 4 } },
      "transport-capacities.mk-convoy-us: expected the steps of the largest unit that it carries, such as 1, or any, not '4'",
    ],
    [
      { 'transport-capacities': { 'de-inf': 1 } },
      'transport-capacities.de-inf: there is no such row (rows: mk-convoy-de, ',
    ],
    [{ dice: { devastation: 7 } }, "dice.devastation: expected a die roll from 1 to 6, not '7'"],
    [
      { 'political-tables': { A8: [19.26, '-', '-', '-', '-', '-'] } },
      "political-tables.A8: write each result in quotes: '19.10'",
    ],
    [
      { 'political-tables': { A8: ['-', '-', '-', '-', '-', '19.99'] } },
      "political-tables.A8: '19.99' is no result of such a card",
    ],
    [
      { 'political-tables': { A8: ['-'] } },
      "political-tables.A8: expected 6 results such as '19.26' or '-', found 1",
    ],
    [
      { 'political-tables': { A1: ['-'] } },
      'political-tables.A1: there is no card of that number with a Political Events table',
    ],
    [[1, 2], ": expected sections such as 'crt:' with their rows"],
    [null, ": expected sections such as 'crt:' with their rows"],
  ])('says what is wrong: %j', (data, why) => {
    expect(wrongWith(data).join('\n')).toContain(why);
  });

  it('names everything that is wrong at once, within reason', () => {
    expect(wrongWith({ crt: { 'x-1': 1, 'y-1': 2 }, seasons: {} })).toHaveLength(3);
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`row${i}`, 1]));
    expect(wrongWith({ crt: many })).toHaveLength(50);
  });

  it('cannot reach behind the tables', () => {
    const data = JSON.parse('{"__proto__": {"crt": 1}, "constructor": {}, "crt": {"__proto__": [1]}}');
    expect(wrongWith(data)).toHaveLength(3);
  });
});

describe('a game with an owner’s values', () => {
  const valued = (data: unknown, scenario = 'barbarossa') =>
    new TestPosition({ scenario, values: textFor(data) }).u;

  it('A-1: other results for the same odds and die', () => {
    const [ours, theirs] = [new TestPosition('barbarossa').u, valued(CRT)];
    const column = COLUMNS.indexOf('3-1');
    const target = SHEET.hexAt('e3906');
    const results = (u: typeof ours) =>
      [1, 2, 3, 4, 5, 6].map((die) => resultText(resultFor(u, target, column, die)));
    expect(results(ours)).toContain('Dr1 1/1');
    expect(results(theirs)).toEqual(CRT.crt['3-1']);
  });

  it('A-2, A-3, A-5, A-6: other tracks, weather and terrain', () => {
    const u = valued({
      'vp-track': { 'axis-tide-2': '7 to 8', 'axis-tide-1': '4 to 6' },
      'uscl-track': { 4: [-3, 2, -2] },
      weather: { may: ['snow', 'storms'] },
      terrain: { rough: [3, -3] },
      lines: { 'multi-step': 2 },
    });
    expect(vpFor(u, 6)).toEqual({ box: 1, tide: true });
    expect(u.facts.values.uscl[4].political).toBe(-3);
    expect([weatherIn(u, NORTH), weatherIn(u, DESERT)]).toEqual(['snow', 'storms']);
    const rough = SHEET.landHexes.find((hex) => SHEET.isRough[hex] && !SHEET.isCity[hex])!;
    expect(u.facts.values.terrain.hexCost[rough]).toBe(6);
    expect(u.facts.values.terrain.hexShift[rough]).toBe(-3);
    expect(u.facts.values.terrain.multiStepLine).toBe(4);
  });

  it('0.1.1: other Strategic Hexes', () => {
    const held = (data: unknown) => {
      const u = valued(data);
      const rule = u.facts.scenario.data.victory;
      return rule.type === 'count-strategic-hexes'
        ? starsHeld(u, { ...rule, controlledBy: rule.colour })
        : Number.NaN;
    };
    const all = held({});
    expect(held({ 'strategic-hexes': { e3906: 'none' } })).toBe(all - 1);
    expect(held({ 'strategic-hexes': { e4005: 'soviet', e4006: 'soviet' } })).toBe(all + 2);
  });

  it('C.c: other counter faces', () => {
    const p = new TestPosition({
      scenario: 'barbarossa',
      values: textFor({ counters: { 'de-army-1': ['9-8-5/3', '7-6-5/2'], 'de-inf': '3-3-3/1' } }),
    }).put('e3906 de-army-1/reduced de-inf-1');
    expect(faceOf(p.u, p.counter('de-army-1'))).toEqual({ attack: 7, defense: 6, move: 5, steps: 2 });
    expect(faceOf(p.u, p.counter('de-inf-1'))).toEqual({ attack: 3, defense: 3, move: 3, steps: 1 });
  });

  it('2.1d: no card gets an event that cannot be played', () => {
    expect(PLAYED_EVENTS).toEqual(Object.keys(POLITICAL_EVENTS));
    // One of its own may stay.
    expect(VALUES_TEXT.check('political-tables.A8:19.13:balkan|-|-|-|-|-')).toBeNull();
    expect(wrongWith({ 'political-tables': { W9: ['19.32', '-', '-', '-', '-', '-'] } })[0]).toContain(
      "'19.32' is no result of such a card",
    );
  });

  it('2.1c: other results of a card, also in the log', () => {
    const ours = OUR_VALUES.politicalTables.get('A8')!;
    expect(ours.map((result) => result?.event ?? '-')).toEqual([
      '19.26',
      '-',
      '-',
      '19.13',
      '19.13',
      '19.13',
    ]);
    const { u } = new TestPosition({
      scenario: '1937',
      values: textFor({ 'political-tables': { A8: ['-', '-', '19.13:balkan', '-', '-', '19.26'] } }),
    });
    const card = CARD.index('A8');
    const told = (facts: typeof u.facts, die: number) =>
      POLITICS_LOG['political-roll'](facts, [AXIS, card, die, 0, 0, 0, die]);
    expect(told(u.facts, 1)).toContain('no result');
    expect(told(u.facts, 6)).toContain('Minor Country Politics');
    expect(told({ ...u.facts, values: OUR_VALUES }, 1)).toContain('Minor Country Politics');
    expect(u.facts.values.politicalTables.get('A8')![2]).toEqual({ event: '19.13', about: 'balkan' });
  });

  it('1.3.1, 2.2.4: other replacement steps and Blitz symbols of a card, and the selection that looks at them', () => {
    const values = textFor({
      'card-replacements': { A22a: ['germany:infantry*5', 'partner:any*1@turn'] },
      'card-blitz': { A22a: [1, 1], A23a: [0, 0] },
    });
    const { u } = new TestPosition({ scenario: '1940', values });
    u.table.current[AXIS] = CARD.index('A22a');
    expect(replacementsOf(u, AXIS)[0]).toMatchObject({ infantry: 5, armor: 0 });
    expect([blitzMarkersOf(u, AXIS), variableBlitzOf(u, AXIS)]).toEqual([1, 1]);
    expect(viewAll(u).campaign?.entered?.A22a).toMatchObject({
      blitz: [1, 1],
      replacements: [{ steps: 5 }, {}],
    });
    expect(blitzValue(u, CARD.index('A23a'))).toBe(0);
    expect(CARDS[CARD.index('A22a')].blitz).toEqual({ fixed: 2, variable: 0 });
    expect(wrongWith({ 'card-replacements': { A22a: ['gallia:infantry*5'] } })[0]).toContain(
      'expected steps such as germany:infantry*6',
    );
  });

  it('C.ia: other Delay Stripes, and SS units of one-map scenarios have one whatever is entered', () => {
    const entered = { 'delay-stripes': { 'de-army-1': 'none', 'de-inf': 'stripe', 'de-ss-arm': 'none' } };
    const { u } = new TestPosition({ scenario: '1943', values: textFor(entered) });
    const east = valued(entered, 'fire-in-the-east');
    const striped = (at: typeof u, id: string) => at.facts.special.hasStripe[countersOf(KIND.index(id))[0]];
    expect(textFor(entered)).toBe('delay-stripes.de-inf:stripe;delay-stripes.de-army-1:none');
    expect([striped(u, 'de-army-1'), striped(u, 'de-inf'), striped(u, 'de-ss-arm')]).toEqual([
      false,
      true,
      false,
    ]);
    expect(striped(east, 'de-ss-arm')).toBe(true);
    expect(OUR_VALUES.stripes).toEqual(KINDS.map(({ delayStripe }) => delayStripe));
  });

  it('2.2.3.7c: other Transport Capacities; ours are one step, but any for the Fleet Train', () => {
    const { u } = new TestPosition({
      scenario: '1943',
      values: textFor({ 'transport-capacities': { 'mk-convoy-gb': 2, escort: 'any' } }),
    });
    const carries = (values: typeof OUR_VALUES, id: string) => values.capacities[KIND.index(id)];
    const ids = ['mk-convoy-gb', 'mk-convoy-us', 'mk-fleet-train-us', 'gb-sf-home', 'gb-af-1', 'gb-inf'];
    expect(ids.map((id) => carries(u.facts.values, id))).toEqual([2, 1, Infinity, Infinity, Infinity, 0]);
    expect(ids.map((id) => carries(OUR_VALUES, id))).toEqual([1, 1, Infinity, 1, 1, 0]);
  });

  it('1.3.2.8: other steps of a marker', () => {
    const { u } = new TestPosition({
      scenario: '1943',
      values: textFor({ 'marker-steps': { 'us-victory-program': [0, 3, 0] } }),
    });
    const [marker] = countersOf(KIND.index('mk-us-victory-program'));
    put(u, marker, STRATEGIC_BOX);
    expect(replacementsOf(u, WESTERN)).toContainEqual(
      expect.objectContaining({ country: UNITED_STATES, infantry: 0, armor: 3 }),
    );
  });

  it('plays to its end', () => {
    const values = textFor({
      ...CRT,
      weather: { september: ['mud', 'mud'] },
      terrain: { clear: [2, 1], city: [3, -3], 'city-in-rough': [4, -4] },
      hexsides: { river: [0, 0], mountain: [5, 2] },
      lines: { 'one-step': 1, 'multi-step': 0.5 },
      counters: { 'de-inf': '0-0-8/1', 'pl-army-kp': ['9-9-8/2', '0-0-0/1'] },
    });
    const machine = new Machine(totalerKrieg, { scenario: 'case-white', values });
    const random = seedGenerator('owner');
    const state = machine.setup('owner');
    for (let seat = machine.nextSeat(state), n = 0; seat >= 0; seat = machine.nextSeat(state), n++) {
      expect(n).toBeLessThan(20_000);
      const legal = machine.legal(state, seat);
      machine.choose(state, seat, legal[below(random, legal.length)]);
    }
    expect(state.outcome).not.toBeNull();
  });

  it('without a file is the game it was', () => {
    const [plain, empty] = [{}, { values: '' }].map((options) => new Machine(totalerKrieg, options));
    expect(empty.options).toEqual(plain.options);
    expect(plain.options).toMatchObject({ scenario: 'case-white' });
    expect(plain.options).not.toHaveProperty('values');
    expect(stateHash(empty.setup('a'))).toBe(stateHash(plain.setup('a')));
  });
});
