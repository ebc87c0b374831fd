import { describe, expect, it } from 'vitest';
import { machineFor } from '../../../test/bot-game.js';
import { AXIS, NO_COUNTRY, SOVIET, WESTERN } from '../../ids.js';
import { countryNamed, FRANCE, ZONE } from '../../map/areas.js';
import { SHEET } from '../../map/sheet.js';
import { detour, isPhoneyWar, plansYellow, preyOfCard } from './france.js';
import { Front } from './front.js';
import { operationsOf, stagingHexes } from './landing.js';
import { supplyZonesOf } from './mediterranean.js';
import { judgePolitics, wish } from './politics.js';

const hex = (id: string) => SHEET.hexAt(id);
const atStart = (scenario: string) => {
  const machine = machineFor(scenario);
  return machine.read(machine.setup('rooms'));
};

describe('the plan against France', () => {
  it('beats Poland first, and waits before the Maginot Line for Case Yellow', () => {
    const in1939 = atStart('1939');
    expect(plansYellow(in1939, AXIS)).toBe(true);
    expect(preyOfCard(in1939, AXIS)).toBe(NO_COUNTRY);
    expect(isPhoneyWar(in1939, AXIS, hex('w3519'))).toBe(true);
    expect(isPhoneyWar(in1939, AXIS, hex('e3702'))).toBe(false);
    expect(preyOfCard(atStart('1940'), AXIS)).toBe(FRANCE);
  });

  it('goes to Paris through the Low Countries while they are neutral, not through the fortresses', () => {
    const u = atStart('1940');
    const front = new Front(u, AXIS);
    const [brussels, paris] = [hex('w3718'), hex('w3516')];
    expect(SHEET.country[brussels]).toBe(countryNamed('belgium-holland'));
    expect(front.distance(brussels)).toBeLessThan(front.distance(hex('w3421')));
    expect(detour(u, paris)).toBe(0);
    expect(detour(u, hex('w3519'))).toBeGreaterThan(detour(u, hex('w3616')));
  });

  it('is over with France', () => {
    expect(plansYellow(atStart('1941a'), AXIS)).toBe(false);
    expect(plansYellow(atStart('1939'), WESTERN)).toBe(false);
  });
});

describe('landings', () => {
  it('are planned by the West as soon as it has been driven out of France, at the Channel', () => {
    expect(operationsOf(atStart('1939'), WESTERN)).toEqual([]);
    const in1944 = atStart('1944');
    expect(operationsOf(in1944, WESTERN).length).toBeGreaterThan(0);
    const shores = stagingHexes(in1944, WESTERN);
    expect(shores).toContain(hex('w3917'));
    expect(shores.every((one) => SHEET.country[one] === countryNamed('britain'))).toBe(true);
  });

  it('are planned by nobody else before somebody is attacked over the sea', () => {
    const u = atStart('1940');
    expect(operationsOf(u, AXIS)).toEqual([]);
    expect(operationsOf(u, SOVIET)).toEqual([]);
  });
});

describe('convoys', () => {
  it('feed an army in Italy past Gibraltar, and Britain otherwise', () => {
    const first = (scenario: string) => supplyZonesOf(new Front(atStart(scenario), WESTERN))[0];
    expect(first('1944')).toBe(ZONE.index('iberian-atlantic'));
    expect(first('1939')).toBe(ZONE.index('north-atlantic'));
  });
});

describe('politics', () => {
  it('wins over those whom a side needs, the most wanted first', () => {
    const wishes = ['italy', 'rumania', 'spain', 'sweden'].map((id) => wish(AXIS, countryNamed(id)));
    expect(wishes).toEqual(wishes.slice().sort((a, b) => b - a));
    expect(wishes[3]).toBe(0);
    expect(wish(WESTERN, countryNamed('italy'))).toBe(0);
  });

  it('has Japan turn south and Lend-Lease go east in Total War, and risks no incident', () => {
    const judged = (question: string, scenario: string, verb: string) =>
      judgePolitics(question, atStart(scenario), AXIS)!(verb, 0);
    expect(judged('japan-turns', '1942', 'britain')).toBeGreaterThan(judged('japan-turns', '1942', 'russia'));
    expect(judged('japan-turns', '1937', 'russia')).toBeGreaterThan(judged('japan-turns', '1937', 'britain'));
    expect(judged('lend-lease', '1942', 'soviet')).toBeGreaterThan(judged('lend-lease', '1942', 'wait'));
    expect(judged('diplomatic-incident', '1940', 'pass')).toBeGreaterThan(
      judged('diplomatic-incident', '1940', 'incident'),
    );
    expect(judgePolitics('movement', atStart('1940'), AXIS)).toBeNull();
  });
});
