import { optionOf } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { machineFor } from '../../../test/bot-game.js';
import { turnNamed } from '../../calendar/calendar.js';
import { CARD } from '../../cards/deck.js';
import { COUNTER } from '../../counters/counters.js';
import { faceOf } from '../../counters/units.js';
import { AXIS, SOVIET, WESTERN } from '../../ids.js';
import { countryNamed, FRANCE, REGION, ZONE } from '../../map/areas.js';
import { SHEET } from '../../map/sheet.js';
import { atHex, boxAt, inConvoys, onTurn } from '../../places.js';
import { positionOf } from '../../position/position.js';
import { isSupplied } from '../../supply/supply.js';
import { COUNTER_AND_ZONE } from '../../support/support-units.js';
import { ACTIVE, type Table } from '../../table.js';
import { isHeldWithHq } from './armies.js';
import { cardWorth } from './card-plan.js';
import { Front } from './front.js';
import { judgeCampaign } from './judge.js';
import { beachheadWorth, hasRoomAshore, operationsOf } from './landing.js';
import { headquartersWorth } from './logistics.js';
import { mainEffort } from './main-effort.js';
import { desertArmy } from './mediterranean.js';
import { attackWorth, ordersFor } from './orders.js';
import { CUT_OFF, MARCH } from './weights.js';

const hex = (id: string) => SHEET.hexAt(id);
const unit = (id: string) => COUNTER.index(id);
/** The set-up of a scenario after some changes. */
const after = (scenario: string, change: (table: Table) => void = () => {}) => {
  const machine = machineFor(scenario);
  const state = machine.setup('judgement');
  change(state.table);
  machine.changed(state);
  return machine.read(state);
};
const [CHANNEL, NORMANDY] = [hex('w3815'), hex('w3714')];
const beachhead = (table: Table) => {
  const side = SHEET.grid.sideTowards(CHANNEL, NORMANDY);
  table.beachheads.push({ counter: unit('mk-beachhead-western'), hex: CHANNEL, side, air: false });
};

describe('an army that is cut off', () => {
  const far = hex('e4016');
  const u = after('1944', (table) => {
    table.place[unit('de-army-2')] = atHex(far);
  });
  const front = new Front(u, SOVIET);

  it('is felt less than one that can come', () => {
    expect(isSupplied(u, unit('de-army-2'))).toBe(false);
    expect(front.threat[far]).toBe(faceOf(u, unit('de-army-2')).attack * CUT_OFF);
  });

  it('does not keep those who are beside it', () => {
    const beside = SHEET.neighbours(far).find((one) => SHEET.isLand[one])!;
    const nearer = -front.distance(beside) * MARCH.nearer;
    expect(front.enemiesBeside(beside)).toBe(1);
    expect(front.march(unit('su-inf-1'), beside)).toBeLessThanOrEqual(nearer);
  });
});

describe('a landing', () => {
  it('stops when the shore is full: too many in a hex would lose steps', () => {
    const ashore = (...others: string[]) =>
      hasRoomAshore(
        after('1944', (table) => {
          beachhead(table);
          table.place[unit('gb-army-2')] = atHex(CHANNEL);
          for (const id of others) table.place[unit(id)] = atHex(NORMANDY);
        }),
        unit('gb-army-2'),
      );
    expect(ashore()).toBe(true);
    expect(ashore('us-inf-1')).toBe(true);
    expect(ashore('us-inf-1', 'us-inf-2', 'us-inf-3')).toBe(false);
  });

  it('in France waits for 1944, however large the army in Britain is', () => {
    const worth = (turn: string) => {
      const u = after('1944', (table) => {
        table.turn = turnNamed(turn);
        table.current[WESTERN] = CARD.index('W40');
        const ports = ['w3915', 'w3914', 'w3916', 'w3917', 'w4015', 'w4115'];
        const armies = COUNTER.values.filter((one) => /^(gb|us)-army-/.test(COUNTER.name(one)));
        armies.forEach((army, i) => {
          table.place[army] = atHex(hex(ports[i % ports.length]));
        });
        const inFrance = (place: number) => SHEET.country[place] === FRANCE;
        for (const one of COUNTER.values)
          if (COUNTER.name(one).startsWith('de-') && inFrance(table.place[one]))
            table.place[one] = atHex(hex('w3825'));
      });
      return beachheadWorth(new Front(u, WESTERN), unit('gb-sf-home'), CHANNEL);
    };
    expect(worth('1943-08')).toBeLessThan(0);
    expect(worth('1944-06')).toBeGreaterThan(0);
  });

  it('is planned wherever Paris is lost, whether France was defeated or not', () => {
    const fallen = after('1940', (table) => {
      table.place[unit('de-army-2')] = atHex(hex('w3516'));
      for (const one of positionOf(after('1940')).ground[hex('w3516')])
        table.place[one] = atHex(hex('w3217'));
    });
    expect(fallen.table.vichy).toBe(false);
    expect(operationsOf(fallen, WESTERN)).toHaveLength(1);
    expect(mainEffort(fallen, WESTERN)).toBe(FRANCE);
    expect(operationsOf(after('1940'), WESTERN)).toEqual([]);
  });
});

describe('supply', () => {
  it('of the West does not count on a French convoy, which feeds the French alone', () => {
    const zone = ZONE.index('north-sea');
    const another = (there: string) => {
      const u = after('1944', (table) => {
        table.place[unit(there)] = inConvoys(zone);
        table.face[unit(there)] = 0;
      });
      const option = optionOf(0, COUNTER_AND_ZONE.factors.of(unit('mk-convoy-gb-1'), zone));
      return judgeCampaign('support', u, WESTERN)!('supply-convoy', option);
    };
    expect(another('mk-convoy-fr')).toBeGreaterThan(0);
    expect(another('mk-convoy-us')).toBeLessThan(0);
  });

  it('has no Logistics marker far from any goal', () => {
    const front = new Front(after('1944'), WESTERN);
    const cairo = hex('e1212');
    expect(front.distance(cairo)).toBeGreaterThan(20);
    expect(headquartersWorth(front, cairo, unit('mk-logistics-afhq'))).toBe(-1);
  });
});

describe('cards', () => {
  it('are not risked on a roll: the Siberian Reserves wait until Japan has turned', () => {
    const marker = COUNTER.values.find((one) => COUNTER.name(one).startsWith('mk-pacific-total-war'))!;
    const worth = (card: string, isOpen: boolean) => {
      const u = after('1941a', (table) => {
        table.place[marker] = isOpen ? onTurn(turnNamed('1941-11')) : boxAt('western-pacific-war-box');
      });
      return cardWorth(u, SOVIET, CARD.index(card), turnNamed('1941-11'));
    };
    expect(worth('S26b', false)).toBeGreaterThan(worth('S27a', false));
    expect(worth('S26b', true)).toBeLessThan(worth('S27a', true));
  });
});

describe('the main effort', () => {
  it('of the Axis is the Balkans before Russia, if a card has attacked them', () => {
    const [yugoslavia, greece] = [countryNamed('yugoslavia'), countryNamed('greece')];
    const effort = (...attacked: (typeof yugoslavia)[]) =>
      mainEffort(
        after('1940', (table) => {
          table.vichy = true;
          for (const country of attacked) {
            table.status[country] = ACTIVE;
            table.allegiance[country] = WESTERN;
          }
        }),
        AXIS,
      );
    expect(effort(greece, yugoslavia)).toBe(yugoslavia);
    expect(effort(greece)).toBe(greece);
  });

  it('of the West has Egypt filled while the Axis is in Libya, and nobody else does', () => {
    const u = after('1942');
    expect(desertArmy(new Front(u, WESTERN))).toBeGreaterThan(0);
    expect(desertArmy(new Front(u, AXIS))).toBe(0);
  });
});

describe('combat', () => {
  it('is a matter of numbers for the Allies, and not for the Axis', () => {
    const u = after('1943');
    const exchange = { clears: 1, kills: 2, loses: 2 };
    const costs = { clears: 1, kills: 0, loses: 0 };
    const gain = (faction: typeof AXIS | typeof SOVIET, target: string) => {
      const front = new Front(u, faction);
      return attackWorth(front, hex(target), exchange) - attackWorth(front, hex(target), costs);
    };
    const german = positionOf(u).onMap[AXIS].find(
      (one) => SHEET.country[u.table.place[one]] === countryNamed('russia'),
    )!;
    expect(gain(SOVIET, SHEET.ids[u.table.place[german]])).toBeGreaterThan(0);
  });

  it('has an HQ beside the defenders only where they are to stay', () => {
    const u = after('1942');
    const front = new Front(u, SOVIET);
    const there = (place: string) => positionOf(u).ground[hex(place)];
    const moscow = 'e4312';
    expect(isHeldWithHq(front, hex(moscow), there(moscow))).toBe(true);
    const inTheField = positionOf(u).filled.find(
      (place) =>
        positionOf(u).units[SOVIET][place] > 0 &&
        !SHEET.isCity[place] &&
        !SHEET.isCapital[place] &&
        !front.held.includes(place),
    )!;
    expect(isHeldWithHq(front, inTheField, there(SHEET.ids[inTheField]))).toBe(false);
  });
});

describe('garrisons', () => {
  it('of a conquered land do not change places: one of them would be empty in between', () => {
    // Brussels is the Capital of a conquered Country.
    const cities = SHEET.cities.filter(
      (city) => SHEET.region[city] === REGION.index('northern-france') || city === hex('w3718'),
    );
    const garrisons = cities.map((_, i) => unit(i === 0 ? 'de-army-2' : `de-inf-${i + 1}`));
    const u = after('1942', (table) => {
      for (const one of COUNTER.values)
        if (cities.some((city) => table.place[one] === atHex(city))) table.place[one] = atHex(hex('w3825'));
      cities.forEach((city, i) => {
        table.place[garrisons[i]] = atHex(city);
      });
    });
    expect(u.table.vichy).toBe(true);
    const orders = ordersFor(u, AXIS, true);
    expect(garrisons.map((one, i) => orders.get(one) ?? cities[i])).toEqual(cities);
  });
});
