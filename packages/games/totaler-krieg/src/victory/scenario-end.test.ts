import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TestPosition } from '../../test/position.js';
import { AXIS, SOVIET, WESTERN } from '../ids.js';
import { endScenario, scoresOf, winnerOf } from './scenario-end.js';
import { strategicValue, vpFor } from './strategic-value.js';
import { checkVictoryPoints } from './victory-check.js';

it('21: Case White counts Posen, Krakow and Warsaw', () => {
  const position = new TestPosition('case-white');
  expect(scoresOf(position.u)).toEqual([0, 3]);
  expect(winnerOf(position.u)).toBe(WESTERN);
  position.clearMap().put('w3827 de-inf-1', 'e3501 de-inf-2');
  expect(scoresOf(position.u)).toEqual([2, 1]);
  expect(winnerOf(position.u)).toBe(WESTERN);
  position.put('e3702 de-inf-3');
  expect(winnerOf(position.u)).toBe(AXIS);
});

it.each([
  ['case-white', '21.4'],
  ['barbarossa', '22.4'],
  ['fall-of-france', '23.4'],
])('21 to 23: the end of %s names the rule that decides it, which is in the rulebook', (scenario, anchor) => {
  const position = new TestPosition(scenario);
  position.run(endScenario);
  expect(position.u.state.outcome?.why).toBe(anchor);
  const rules = readFileSync(
    new URL('../../../../../docs/rules/totaler-krieg/31-training-scenarios.md', import.meta.url),
    'utf8',
  );
  expect(rules).toContain(`<a id="${anchor}"></a>`);
});

it('22: Barbarossa counts Soviet Strategic Hexes, three of nine', () => {
  const position = new TestPosition('barbarossa');
  expect(scoresOf(position.u)).toEqual([0, 9]);
  position.clearMap().put('e3906 de-inf-1', 'e3609 de-inf-2');
  expect(winnerOf(position.u)).toBe(SOVIET);
  position.put('e2912 de-inf-3');
  expect(scoresOf(position.u)).toEqual([3, 6]);
  expect(winnerOf(position.u)).toBe(AXIS);
});

it('0.1.1g, 22.4: the conquests in the west are worth four', () => {
  const position = new TestPosition('barbarossa');
  expect(strategicValue(position.u)).toBe(4);
  expect(vpFor(position.u, 4)).toEqual({ box: 1, tide: true });
  position.clearMap().put('e3906 de-inf-1', 'e3609 de-inf-2');
  position.run(checkVictoryPoints);
  expect(position.u.table.vp).toEqual({ box: 2, tide: true });
  expect(position.log.at(-1)).toBe('The Strategic Value is 6: Axis Tide, 2 VP');
});

it('23, A-2b: the VP marker decides; four Western hexes make Axis Tide', () => {
  const position = new TestPosition('fall-of-france');
  position.run(checkVictoryPoints);
  expect(winnerOf(position.u)).toBe(WESTERN);
  expect(vpFor(position.u, 3).tide).toBe(false);
  expect(vpFor(position.u, 4).tide).toBe(true);
});

it('0.1.1f: Strategic Hexes of a Neutral Country count for nobody', () => {
  const position = new TestPosition('fall-of-france');
  expect(strategicValue(position.u)).toBe(0);
  // Brussels, with a unit that should not be there.
  position.put('w3718 de-inf-1');
  expect(strategicValue(position.u)).toBe(0);
});

it('0.1.1b, 0.1.1d: Allied Collapse adds one, Military Takeover subtracts one', () => {
  const { u } = new TestPosition('barbarossa');
  u.table.collapses = 2;
  expect(strategicValue(u)).toBe(6);
  u.table.takeovers = 1;
  expect(strategicValue(u)).toBe(5);
});
