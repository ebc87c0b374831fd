import { describe, expect, it } from 'vitest';
import { machineFor } from '../../../test/bot-game.js';
import { turnNamed } from '../../calendar/calendar.js';
import { COUNTER } from '../../counters/counters.js';
import { AXIS, NO_COUNTRY, SOVIET, WESTERN } from '../../ids.js';
import { FRANCE, ITALY, POLAND, RUSSIA } from '../../map/areas.js';
import { SHEET } from '../../map/sheet.js';
import { atHex } from '../../places.js';
import { controllerOf } from '../../position/position.js';
import { setUpWorth } from './armies.js';
import { BlitzPlan } from './blitz-plan.js';
import { isPhoneyWar } from './france.js';
import { Front } from './front.js';
import { shoreWorth } from './landing.js';
import { headquartersWorth } from './logistics.js';
import { mainEffort } from './main-effort.js';
import { expedition, isDesert, PORTS_TO_AFRICA } from './mediterranean.js';
import { TO_BERLIN } from './weights.js';

const hex = (id: string) => SHEET.hexAt(id);
const unit = (id: string) => COUNTER.index(id);
/** The set-up of a scenario, in another turn and with units elsewhere if that is wanted. */
const atStart = (scenario: string, turn?: string, elsewhere: Readonly<Record<string, string>> = {}) => {
  const machine = machineFor(scenario);
  const state = machine.setup('plans');
  if (turn) state.table.turn = turnNamed(turn);
  for (const [id, to] of Object.entries(elsewhere)) state.table.place[unit(id)] = atHex(hex(to));
  machine.changed(state);
  return machine.read(state);
};

describe('the main effort', () => {
  it('of the Axis is France by Case Yellow, then Russia for two summers', () => {
    expect(mainEffort(atStart('1939'), AXIS)).toBe(NO_COUNTRY);
    expect(mainEffort(atStart('1940'), AXIS)).toBe(FRANCE);
    expect(mainEffort(atStart('1942'), AXIS)).toBe(RUSSIA);
    expect(mainEffort(atStart('1944'), AXIS)).toBe(NO_COUNTRY);
  });

  it('of the Red Army is Warsaw, once it has learnt its trade, and of the West Paris', () => {
    expect(mainEffort(atStart('1942', '1942-05'), SOVIET)).toBe(NO_COUNTRY);
    expect(mainEffort(atStart('1942', TO_BERLIN), SOVIET)).toBe(POLAND);
    expect(mainEffort(atStart('1942'), WESTERN)).toBe(FRANCE);
    expect(mainEffort(atStart('1939'), WESTERN)).toBe(NO_COUNTRY);
  });
});

describe('the front of 1942', () => {
  const u = atStart('1942');

  it('is not felt across the Channel', () => {
    const london = hex('w3916');
    expect(new Front(u, WESTERN).threat[london]).toBe(0);
    expect(new Front(u, AXIS).own[london]).toBe(0);
  });

  it('has the Red Army before Moscow and on the defensive abroad', () => {
    const front = new Front(u, SOVIET);
    const [moscow, warsaw] = [hex('e4312'), hex('e3702')];
    expect(controllerOf(u, moscow)).toBe(SOVIET);
    expect(front.isBoldAt(warsaw)).toBe(false);
    expect(front.distance(moscow)).toBeLessThan(front.distance(warsaw));
  });

  it('has no place for allies in Germany, where they would be interned', () => {
    const front = new Front(u, AXIS);
    const [berlin, rome] = [hex('w3825'), hex('w2522')];
    expect(front.isUnwelcome(unit('it-army-1'), berlin)).toBe(true);
    expect(front.isUnwelcome(unit('it-army-1'), rome)).toBe(false);
    expect(front.isUnwelcome(unit('de-army-2'), berlin)).toBe(false);
  });

  it('makes France a theatre of its own, whoever rules it', () => {
    // All of the German army is in the way to Berlin, but not to Paris.
    const late = atStart('1944');
    const front = new Front(late, WESTERN);
    expect(front.isBoldAt(hex('w3516'))).toBe(true);
  });
});

describe('Case Yellow', () => {
  const u = atStart('1940');
  const maginot = hex('w3519');

  it('goes around the Maginot Line, and not at it', () => {
    expect(isPhoneyWar(u, AXIS, maginot)).toBe(true);
  });

  it('has Blitz markers where somebody can attack: none in Paris while nobody is near', () => {
    const blitz = new BlitzPlan(new Front(u, AXIS));
    expect(blitz.worth(hex('w3516'))).toBe(0);
    expect(blitz.worth(maginot)).toBe(0);
  });

  it('leaves nobody behind to watch Russia', () => {
    expect(new Front(u, AXIS).threat[hex('e3702')]).toBe(0);
  });
});

describe('the war in the desert', () => {
  it('begins when Italy joins: Cities are manned, then Libya', () => {
    const front = new Front(atStart('1939'), AXIS);
    const worth = (place: string) => setUpWorth(front, unit('it-army-1'), hex(place));
    const [naples, tobruk, nowhere] = ['w2424', 'e1406', 'w2924'];
    expect(worth(naples)).toBeGreaterThan(worth(nowhere));
    expect(worth(tobruk)).toBeGreaterThan(worth(nowhere));
  });

  it('wants corps in Africa as long as Tripoli is open, and nobody before', () => {
    expect(expedition(new Front(atStart('1939'), AXIS))).toBe(0);
    expect(expedition(new Front(atStart('1941a'), WESTERN))).toBe(0);
    expect(isDesert(hex('w1522'))).toBe(true);
    expect(isDesert(hex('w2522'))).toBe(false);
    for (const port of PORTS_TO_AFRICA) {
      expect(SHEET.isPort[port]).toBe(true);
      expect(SHEET.country[port]).toBe(ITALY);
    }
  });
});

describe('the army ashore', () => {
  const u = atStart('1944');

  it('is followed by a Logistics marker, which nobody needs at home', () => {
    const front = new Front(u, WESTERN);
    const afhq = COUNTER.index('mk-logistics-afhq');
    expect(headquartersWorth(front, hex('w3916'), afhq)).toBe(-1);
    const abroad = front.held.find(
      (place) => SHEET.country[place] === ITALY && front.threat[place] <= 2 * front.own[place],
    )!;
    expect(headquartersWorth(front, abroad, afhq)).toBeGreaterThan(0);
  });

  it('has its armies follow over a shore that is won, before any other', () => {
    const normandy = hex('w3714');
    const before = shoreWorth(new Front(u, WESTERN), normandy);
    const won = new Front(atStart('1944', undefined, { 'us-inf-1': 'w3714' }), WESTERN);
    expect(shoreWorth(won, normandy)).toBeGreaterThan(before);
    expect(shoreWorth(won, normandy)).toBeGreaterThan(shoreWorth(won, hex('w3717')));
  });
});
