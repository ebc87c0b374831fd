import { describe, expect, it } from 'vitest';
import { brokenInvariant } from '../../test/invariants.js';
import { TestPosition } from '../../test/position.js';
import { AXIS, WESTERN } from '../ids.js';
import { SHEET } from '../map/sheet.js';
import { SCENARIO_IDS } from '../scenario/scenario-ids.js';
import { viewTable } from '../view/view-table.js';
import { brokenStacks, faultIn, stackingExcess } from './stack-limits.js';
import { pushStacking } from './stacking.js';

const position = (...lines: string[]) => new TestPosition('barbarossa').clearMap().put(...lines);
const faultAt = (p: TestPosition, id = 'e3702') => faultIn(p.u, SHEET.hexAt(id), AXIS);

describe('stacking', () => {
  it('9.2a: three units with six steps fill a hex', () => {
    const p = position('e3702 de-army-4 de-army-6/reduced de-inf-1');
    expect(faultAt(p)).toBeNull();
    expect(faultAt(p.put('e3702 de-army-6'))).toBe('steps');
    expect(stackingExcess(p.u, SHEET.hexAt('e3702'), AXIS)).toBe(1);
    expect(faultAt(position('e3702 de-inf-1 de-inf-2 de-inf-3 de-inf-4'))).toBe('units');
  });

  it('9.1a: no two HQs', () => {
    const p = position('e3702 de-hq-nor/reduced de-hq-cen/reduced');
    expect(faultAt(p)).toBe('two-hqs');
    expect(stackingExcess(p.u, SHEET.hexAt('e3702'), AXIS)).toBe(2);
  });

  it('9.1b: no two fortresses, a Port-a-Fort on its fortress side among them', () => {
    const p = new TestPosition('fall-of-france').clearMap();
    p.put('w3519 fr-fort-mag-1/reduced fr-paf-def');
    expect(faultIn(p.u, SHEET.hexAt('w3519'), WESTERN)).toBeNull();
    p.put('w3519 fr-paf-def/fortress');
    expect(faultIn(p.u, SHEET.hexAt('w3519'), WESTERN)).toBe('two-fortresses');
  });

  it('9.1c: units of two Minor Countries do not stack, Exp units stack with all', () => {
    expect(faultAt(position('e3702 hu-army-1 ro-army-1'))).toBe('two-minors');
    expect(faultAt(position('e3702 hu-army-1 ro-exp de-inf-1'))).toBeNull();
  });

  it('9.1d: a multi-national unit counts as of the Country in its Holding Box', () => {
    const p = position('e3702 ax-army-20/reduced hu-army-1', 'holding-box fi-ski-1');
    expect(faultAt(p)).toBeNull();
    p.u.table.holding = [p.counter('ax-army-20'), p.counter('fi-ski-1')];
    expect(faultAt(p)).toBe('two-minors');
  });

  it('9.2b, 9.2e: the aircraft side of a Beachhead holds three steps, the battleship side six', () => {
    const p = position('e2709 de-army-4 de-inf-1');
    const hex = SHEET.hexAt('e2709');
    const beachhead = { counter: p.counter('mk-beachhead-axis'), hex, side: 0, air: true };
    p.u.table.beachheads = [beachhead];
    expect(faultIn(p.u, hex, AXIS)).toBe('steps');
    beachhead.air = false;
    expect(faultIn(p.u, hex, AXIS)).toBeNull();
  });

  it('9.2c: markers and support units do not count', () => {
    const p = position('e3702 de-army-4 de-army-6 mk-detachment-de-1 mk-logistics-okh de-af-1');
    expect(faultAt(p)).toBeNull();
  });

  it('9.2d: at the end of a segment the owner chooses the steps that go', () => {
    const p = position('e3702 de-army-4 de-army-6 de-inf-1 de-inf-2', 'e3704 su-army-4');
    p.run(pushStacking);
    expect(p.asked).toBe('overstacked');
    expect(p.prompt).toMatch(/^More than three units are in Warsaw/);
    // Two infantry units are alike: one stands for both.
    expect(p.options).toEqual(['lose de-inf-1', 'lose de-army-4', 'lose de-army-6']);
    expect(p.choose('lose su-army-4')).toBe('Russian Army 4 is not yours; see p.c');
    expect(p.choose('lose de-inf-2')).toMatch(/the same as de-inf-1/);
    expect(p.choose('lose de-inf-1')).toBe('');
    expect(p.at('de-inf-1')).toBe('force-pool');
    expect(p.choose('lose de-inf-2')).toBe('');
    expect(p.asked).toBe('idle');
    expect(brokenStacks(p.u)).toEqual([]);
  });

  it('9.2d: of several stacks the question names all, in the order of their units', () => {
    const p = position('e3702 de-army-4 de-army-6 de-inf-1 de-inf-2', 'e3803 de-army-9 de-army-16 de-inf-5');
    p.run(pushStacking);
    expect(p.prompt).toBe(
      'More than three units are in Warsaw. Also: Too many steps are in e3803 near Warsaw. Which unit loses a step?',
    );
    expect(p.options.map((text) => p.at(text.slice('lose '.length)))).toEqual([
      ...['e3702', 'e3702', 'e3702'],
      ...['e3803', 'e3803', 'e3803'],
    ]);
  });

  it('9.2d: the view warns of stacks that will lose steps', () => {
    const p = position('e3702 de-army-4 de-army-6 de-inf-1');
    expect(viewTable(p.u).overstacked).toEqual([
      { hex: 'e3702', faction: 'axis', fault: 'steps', excess: 1 },
    ]);
  });

  it('9.2d: of two HQs only an HQ can lose the step', () => {
    const p = position('e3702 de-hq-nor/reduced de-hq-cen/reduced de-inf-1').run(pushStacking);
    expect(p.options).toEqual(['lose de-hq-nor', 'lose de-hq-cen']);
    expect(p.choose('lose de-inf-1')).toMatch(/would not make the stack legal; see 9.1a/);
  });

  it.each(SCENARIO_IDS)('9.2d: the set-up of %s is legal', (scenario) => {
    const { u } = new TestPosition(scenario);
    expect(brokenStacks(u).map(({ hex, fault }) => `${SHEET.ids[hex]} ${fault}`)).toEqual([]);
    expect(brokenInvariant(u)).toBeNull();
  });
});
