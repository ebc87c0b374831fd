import { expect, it } from 'vitest';
import { TestPosition } from '../../test/position.js';
import { AXIS, WESTERN } from '../ids.js';
import { countryNamed } from '../map/areas.js';
import { ACTIVE, AXIS_INFLUENCE } from '../table.js';
import { warAndPeace, warAndPeaceSkipped } from './declarations.js';

const BELGIUM = countryNamed('belgium-holland');

it('6.1.1a, 6.1.1f: the Axis declares war on a neutral, which is set up at once by its own side', () => {
  const position = new TestPosition('fall-of-france').run((u) => u.push(warAndPeace, {}));
  expect(position.asked).toBe('declare-war');
  expect(position.options).toContain('declare-war belgium-holland');
  expect(position.options).toContain('declare-war denmark-norway');
  expect(position.choose('declare-war belgium-holland')).toBe('');
  expect(position.u.table.status[BELGIUM]).toBe(ACTIVE);
  expect(position.u.table.allegiance[BELGIUM]).toBe(WESTERN);
  expect(position.asked).toBe('set-up');
});

it('6.1.1b: only the Axis declares war in Limited War', () => {
  const position = new TestPosition('fall-of-france');
  position.u.table.phasing = WESTERN;
  position.run((u) => u.push(warAndPeace, {}));
  expect(position.asked).toBe('idle');
});

it('6.1.1c: Italy is out of reach of a Germany without Austria', () => {
  const position = new TestPosition('fall-of-france').run((u) => u.push(warAndPeace, {}));
  expect(position.choose('declare-war italy')).toContain('6.1.1c');
});

it('6.1.1g: not on a Country with an own Influence marker', () => {
  const position = new TestPosition('fall-of-france');
  position.u.table.influence[BELGIUM] = AXIS_INFLUENCE;
  position.run((u) => u.push(warAndPeace, {}));
  expect(position.choose('declare-war belgium-holland')).toContain('6.1.1g');
  expect(position.u.table.phasing).toBe(AXIS);
});

it('22.4 leaves the segment out in Barbarossa', () => {
  expect(warAndPeaceSkipped(new TestPosition('barbarossa').u)).not.toBeNull();
  expect(warAndPeaceSkipped(new TestPosition('fall-of-france').u)).toBeNull();
});
