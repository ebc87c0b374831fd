import { expect, it } from 'vitest';
import { TestPosition } from '../../test/position.js';
import { CARDS, cardNumbered } from '../cards/deck.js';
import { AXIS, type Faction, NO_COUNTRY, SOVIET, WESTERN } from '../ids.js';
import { countryNamed } from '../map/areas.js';
import { FACTION_IDS } from '../scenario/scenario.js';
import { hold } from '../steps/holding.js';
import { ACTIVE, AXIS_INFLUENCE, FREE_PASSAGE, NEUTRALITY, NO_MARKER } from '../table.js';
import { POLITICAL_EVENTS } from './political-events.js';
import { politicalEvents } from './political-segment.js';

const BELGIUM = countryNamed('belgium-holland');
const NORWAY = countryNamed('denmark-norway');

/** The Political Events Segment of a faction with a card, with these dice. */
function segment(scenario: string, faction: typeof AXIS, card: string, ...dice: number[]) {
  const position = new TestPosition(scenario);
  position.u.table.phasing = faction;
  position.u.table.current[faction] = cardNumbered(faction, card);
  return position.run((u) => u.push(politicalEvents, {}), ...dice);
}

it('2.1e, 19.7: Weserübung makes a neutral resist, and gives a Blitz marker', () => {
  const position = segment('fall-of-france', AXIS, '24');
  expect(position.options).toEqual([
    'select belgium-holland',
    'select denmark-norway',
    'select italy',
    'pass',
  ]);
  position.choose('select denmark-norway');
  expect(position.u.table.status[NORWAY]).toBe(ACTIVE);
  expect(position.u.table.allegiance[NORWAY]).toBe(WESTERN);
  expect(position.u.table.extraBlitz[AXIS]).toBe(1);
});

it('2.1e, 19.10: Case Yellow declares war on a neighbour, without a Blitz marker', () => {
  const position = segment('fall-of-france', AXIS, '22a');
  expect(position.options).toEqual([
    'select belgium-holland',
    'select denmark-norway',
    'select italy',
    'pass',
  ]);
  position.choose('select belgium-holland');
  expect(position.asked).toBe('set-up');
  expect(position.u.table.extraBlitz[AXIS]).toBe(0);
});

it('19.15: the Dyle Plan opens Belgium-Holland, which keeps its units at home', () => {
  const position = segment('fall-of-france', WESTERN, '16');
  expect(position.options).toEqual(['select belgium-holland', 'pass']);
  position.choose('select belgium-holland');
  expect(position.u.table.capital[BELGIUM]).toBe(FREE_PASSAGE);
  expect(position.u.table.allegiance[BELGIUM]).toBe(WESTERN);
});

it('19.15: a Neutrality marker goes first', () => {
  const position = new TestPosition('fall-of-france');
  position.u.table.influence[BELGIUM] = NEUTRALITY;
  position.run((u) => POLITICAL_EVENTS['19.15'](u, { faction: WESTERN, country: BELGIUM, about: '' }));
  expect(position.u.table.influence[BELGIUM]).toBe(NO_MARKER);
  expect(position.u.table.status[BELGIUM]).not.toBe(ACTIVE);
});

it('2.1c, 1.1.2.1d: the die of Operation Typhoon is raised by Axis Tide, and the log names it', () => {
  const position = segment('barbarossa', AXIS, '39', 5);
  expect(position.log.at(-1)).toBe(
    'Politics of the Axis, Operation Typhoon: a 5, +1 for Axis Tide, makes 6; Delay Reduction',
  );
});

it('19.11: a unit on the Turn Track comes a turn sooner, but not in the present turn', () => {
  const position = new TestPosition('barbarossa', 'turn:1941-08 de-af-1');
  position.run((u) => POLITICAL_EVENTS['19.11'](u, { faction: AXIS, country: NO_COUNTRY, about: '' }));
  // The army comes in June–July, which is next.
  expect(position.options).toEqual(['hasten de-af-1', 'pass']);
  position.choose('hasten de-af-1');
  expect(position.log).toContain('German Air Force 1 comes sooner, in July–Aug 1941');
});

it('19.14, 18.12: the Soviet player places the Axis Failure and may delay a support unit', () => {
  const position = segment('barbarossa', AXIS, '39', 1);
  expect(position.asked).toBe('place-failure');
  expect(position.choose('fail e4312')).toBe('');
  expect(position.u.table.failures).toMatchObject([{ faction: AXIS, supply: false }]);
  expect(position.options).toContain('delay de-af-2');
  position.choose('delay de-af-2');
  expect(position.at('de-af-2')).toBe('delay-box');
});

it('19.1: the Soviet player recruits partisans or strikes an Axis Minor Country', () => {
  const position = segment('barbarossa', SOVIET, '25', 1);
  position.u.table.vp.tide = false;
  const struck = new TestPosition('barbarossa');
  struck.run((u) => POLITICAL_EVENTS['19.1'](u, { faction: SOVIET, country: NO_COUNTRY, about: '' }));
  expect(struck.options).toContain('recruit-partisans');
  expect(struck.options).toContain('partisans-strike e3304');
  expect(struck.choose('partisans-strike e3703')).toContain('19.1');
  struck.choose('partisans-strike e3304');
  expect(struck.at('hu-army-2')).toBe('e3304/1');
});

it('19.20: armor attacks at once or loses a step', () => {
  const position = new TestPosition('barbarossa');
  position.u.table.phasing = SOVIET;
  position.run((u) => POLITICAL_EVENTS['19.20'](u, { faction: SOVIET, country: NO_COUNTRY, about: '' }));
  expect(position.asked).toBe('mandated-offensive');
  expect(position.options).toContain('refuse su-arm-1');
  position.choose('refuse su-arm-1');
  expect(position.at('su-arm-1')).toBe('force-pool');
});

it('19.20, 2.1h: the attack is put together around the armor that leads it', () => {
  const position = new TestPosition('barbarossa', 'e3804 su-arm-1');
  position.u.table.phasing = SOVIET;
  position.run((u) => POLITICAL_EVENTS['19.20'](u, { faction: SOVIET, country: NO_COUNTRY, about: '' }));
  const leading = position.options.filter((option) => option.startsWith('lead su-arm-1 '));
  expect(leading.length).toBeGreaterThan(0);
});

// No card of 1945 brings these two; whoever enters other tables may meet them.
it('P.g, 19.2, 19.10: in 1945 the enemy that an Allied event strengthens is the other Ally', () => {
  const [spain, portugal, turkey] = ['spain', 'portugal', 'turkey'].map(countryNamed);
  const war = new TestPosition('1945');
  war.run((u) => POLITICAL_EVENTS['19.10'](u, { faction: SOVIET, country: turkey, about: '' }));
  expect(war.u.table.status[turkey]).toBe(ACTIVE);
  expect(war.u.table.allegiance[turkey]).toBe(WESTERN);
  const other = new TestPosition('1945');
  other.run((u) => POLITICAL_EVENTS['19.10'](u, { faction: WESTERN, country: turkey, about: '' }));
  expect(other.u.table.allegiance[turkey]).toBe(SOVIET);
  const border = new TestPosition('1945');
  border.run((u) => POLITICAL_EVENTS['19.2'](u, { faction: WESTERN, country: portugal, about: '' }));
  expect(border.u.table.allegiance[portugal]).toBe(WESTERN);
  while (border.asked !== 'idle') border.choose(border.options[0]);
  expect(border.u.table.allegiance[spain]).toBe(SOVIET);
});

it('19.26 in Total War: two steps of an active Minor Country, one of the garrison of a conquered one', () => {
  const position = new TestPosition('barbarossa');
  position.u.table.vp.tide = false;
  position.run((u) => POLITICAL_EVENTS['19.26'](u, { faction: SOVIET, country: NO_COUNTRY, about: '' }));
  expect(position.options).toEqual(['western', 'northern', 'central', 'balkan', 'middle-east']);
  position.choose('northern', 6);
  expect(position.log).toContain('An Area Table, for the Soviet Union: a 6; Finland');
  expect(position.prompt).toContain('2 steps');
  const poland = new TestPosition('barbarossa');
  poland.u.table.vp.tide = false;
  poland.run((u) => POLITICAL_EVENTS['19.26'](u, { faction: SOVIET, country: NO_COUNTRY, about: '' }));
  poland.choose('central', 2);
  expect(poland.options.every((option) => option.startsWith('lose de-'))).toBe(true);
});

it('19.19: Influence places a marker, removes one, or activates', () => {
  const position = new TestPosition('fall-of-france');
  const influence = () =>
    position.run((u) => POLITICAL_EVENTS['19.19'](u, { faction: AXIS, country: BELGIUM, about: '' }));
  influence();
  expect(position.options).toEqual(['remove-marker', 'pass']);
  position.choose('remove-marker');
  influence();
  expect(position.options).toEqual(['place-influence', 'pass']);
  position.choose('place-influence');
  expect(position.u.table.influence[BELGIUM]).toBe(AXIS_INFLUENCE);
  influence();
  expect(position.options).toEqual(['activate', 'pass']);
  position.choose('activate');
  expect(position.u.table.allegiance[BELGIUM]).toBe(AXIS);
});

it('19.1, 4.2.6.2d: partisans hit the step in the Holding Box, and the multi-national unit breaks down', () => {
  const position = new TestPosition('barbarossa', 'e5205 ax-army-20/reduced');
  hold(position.u, position.counter('ax-army-20'), position.counter('fi-ski-2'));
  position.run((u) => POLITICAL_EVENTS['19.1'](u, { faction: SOVIET, country: NO_COUNTRY, about: '' }));
  expect(position.choose('partisans-strike e5205')).toBe('');
  for (let n = 0; n < 4 && position.asked !== 'idle'; n++) position.choose(position.options[0]);
  expect(position.at('fi-ski-2')).toBe('force-pool');
  expect(position.at('ax-army-20')).toMatch(/^delay-box/);
});

it.each(['barbarossa', 'fall-of-france'])(
  '2.1d: every event that the cards of %s can bring is there',
  (id) => {
    const { u } = new TestPosition(id);
    const scheduled = FACTION_IDS.flatMap((name, faction) =>
      (u.facts.scenario.data.factions[name]?.cards.schedule ?? []).map(({ card }) =>
        cardNumbered(faction as Faction, card),
      ),
    );
    expect(scheduled).toHaveLength(4);
    for (const card of scheduled)
      for (const event of CARDS[card].political?.events ?? [])
        if (event) expect(Object.keys(POLITICAL_EVENTS)).toContain(event.event);
  },
);
