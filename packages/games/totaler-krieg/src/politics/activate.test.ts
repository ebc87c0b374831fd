import { expect, it } from 'vitest';
import { TestPosition } from '../../test/position.js';
import { AXIS, WESTERN } from '../ids.js';
import { countryNamed, ITALY } from '../map/areas.js';
import { ACTIVE, FREE_PASSAGE, MOBILIZING, NO_MARKER } from '../table.js';
import { activate } from './activate.js';
import { alignmentOf } from './alignment.js';

const BELGIUM = countryNamed('belgium-holland');
const NORWAY = countryNamed('denmark-norway');

const activated = (country: number, die: number, how = { mobilizes: true, freePassage: false }) => {
  const position = new TestPosition('fall-of-france');
  position.run((u) => activate(u, { country: country as never, faction: WESTERN, ...how }), die);
  return position;
};

it('13.5b, 13.5d, 13.5e find who is responsible for a Neutral Country', () => {
  const { u } = new TestPosition('fall-of-france');
  expect([BELGIUM, NORWAY, ITALY].map((country) => alignmentOf(u, country))).toEqual([
    WESTERN,
    WESTERN,
    WESTERN,
  ]);
});

it('13.7.1a removes Influence and makes the Country active', () => {
  const { u } = activated(BELGIUM, 1);
  expect(u.table.influence[BELGIUM]).toBe(NO_MARKER);
  expect(u.table.status[BELGIUM]).toBe(ACTIVE);
  expect(u.table.allegiance[BELGIUM]).toBe(WESTERN);
});

it('13.7.1b lets the owner place one unit per hex until each City has one', () => {
  const position = activated(BELGIUM, 1);
  expect(position.asked).toBe('set-up');
  expect(position.prompt).toBe('Where does the unit of Belgium-Holland stand?');
  expect(position.options).toContain('set-up bh-army-belg w3718');
  expect(position.choose('set-up bh-army-belg w3516')).toContain('Paris is not part of the Country');
  expect(position.choose('set-up bh-army-belg w3718', 1)).toBe('');
  expect(position.at('bh-army-belg')).toBe('w3718');
});

it('13.7.1c adds the steps of the Mobilization Roll: armies first, then the reserves', () => {
  const position = activated(BELGIUM, 3);
  position.choose('set-up bh-army-belg w3718', 3);
  expect(position.log).toContain('Belgium-Holland mobilizes: a 3, without modifiers');
  // The one army grows by itself; the reserves are the next step, the third is lost.
  expect(position.at('bh-army-belg')).toBe('w3718');
  expect(position.asked).toBe('reserves');
  position.choose('reserves w3819');
  expect(position.at('bh-res')).toBe('w3819');
  expect(position.asked).toBe('idle');
});

it('13.7.1e puts Amsterdam in its place, Exp into the Delay Box and Res into the Force Pool', () => {
  const position = activated(BELGIUM, 1);
  position.choose('set-up bh-army-belg w3718', 1);
  expect(['bh-fort-ams', 'bh-exp', 'bh-res'].map((id) => position.at(id))).toEqual([
    'w3819',
    'delay-box',
    'force-pool',
  ]);
});

it('13.7.1c, 13.7.1e leave Denmark-Norway without a roll and without a unit on the map', () => {
  const position = activated(NORWAY, 6);
  expect(position.asked).toBe('idle');
  expect(position.at('dn-res')).toBe('force-pool');
});

it('13.7.1f brings the Italian War Economy', () => {
  const position = new TestPosition('fall-of-france');
  position.run((u) => activate(u, { country: ITALY, faction: AXIS, mobilizes: false, freePassage: false }));
  for (let n = 0; n < 20 && position.asked === 'set-up'; n++) position.choose(position.options[0]);
  expect(position.at('mk-war-economy-it')).toBe('strategic-warfare-box');
  expect(position.at('it-exp')).toBe('delay-box');
  expect(position.at('mk-convoy-it')).toBe('force-pool');
});

it('13.7.1g, 13.7.1h give a Mobilizing marker, or Free Passage without a roll', () => {
  expect(activated(BELGIUM, 1).u.table.capital[BELGIUM]).toBe(MOBILIZING);
  const free = activated(BELGIUM, 1, { mobilizes: false, freePassage: true });
  free.choose('set-up bh-army-belg w3718');
  expect(free.u.table.capital[BELGIUM]).toBe(FREE_PASSAGE);
  expect(free.at('bh-army-belg')).toBe('w3718/1');
});
