import { below, clone, Machine, pickOption, type State, seedGenerator } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { COUNTER_COUNT, IS_AIR, IS_FLEET, IS_GROUND, kindOf } from '../counters/counters.js';
import type { Facts } from '../facts.js';
import { totalerKrieg } from '../game.js';
import { type Counter, type Country, FACTIONS } from '../ids.js';
import { ZONE } from '../map/areas.js';
import { SHEET } from '../map/sheet.js';
import { atHex, inConvoys, onStation, REMOVED } from '../places.js';
import { positionOf, put } from '../position/position.js';
import type { R, Table } from '../table.js';
import { networkOf, openPorts, suppliedHexes } from './network.js';

/** Where enemies and their Zones of Control are, ports, and where units of every Country are supplied. */
function supplyOf(u: R): string[] {
  const { enemies, enemyZone } = positionOf(u);
  const found = [enemies, enemyZone].map(
    (counts) => `enemies: ${counts.map((byHex) => byHex.join('')).join()}`,
  );
  for (const faction of FACTIONS) found.push(`ports of ${faction}: ${openPorts(u, faction).join()}`);
  u.table.allegiance.forEach((faction, country) => {
    if (faction < 0) return;
    found.push(`${country}: ${suppliedHexes(u, faction, country as Country).join('')}`);
    found.push(`${country} from ${[...networkOf(u, faction, country as Country).sources].sort()}`);
  });
  return found;
}

/** What is known of a position that was reached step by step is what a look at it from nothing finds. */
class Comparison {
  readonly machine: Machine<Table, Facts>;

  constructor(private readonly scenario: string) {
    this.machine = new Machine(totalerKrieg, { scenario });
  }

  look(state: State<Table>, when: string): void {
    const fresh = new Machine(totalerKrieg, { scenario: this.scenario });
    expect(supplyOf(this.machine.read(state)), when).toEqual(supplyOf(fresh.read(clone(state))));
  }
}

const SHIPS = Array.from({ length: COUNTER_COUNT }, (_, n) => n as Counter).filter(
  (one) => IS_AIR[one] || IS_FLEET[one] || kindOf(one).type === 'convoy',
);

describe('supply that is kept up while counters move', () => {
  it.each(['1939', '1942'])('is supply judged anew through the politics of a campaign of %s', (scenario) => {
    const comparison = new Comparison(scenario);
    const { machine } = comparison;
    const random = seedGenerator(`kept up/${scenario}`);
    const state = machine.setup('kept up');
    for (let choices = 0; choices < 2_000; choices++) {
      const seat = machine.nextSeat(state);
      if (seat < 0) break;
      machine.choose(state, seat, pickOption(machine, state, seat, random));
      // Asked after every choice, judged anew after some.
      supplyOf(machine.read(state));
      if (choices % 8 === 0) comparison.look(state, `after ${choices} choices`);
    }
  });

  it.each(['barbarossa', 'fall-of-france'])('is supply judged anew, in a game of %s', (scenario) => {
    const comparison = new Comparison(scenario);
    const { machine } = comparison;
    const random = seedGenerator(`kept up/${scenario}`);
    const state = machine.setup('kept up');
    let choices = 0;
    for (let seat = machine.nextSeat(state); seat >= 0; seat = machine.nextSeat(state)) {
      machine.choose(state, seat, pickOption(machine, state, seat, random));
      if (++choices % 4 === 0) comparison.look(state, `after ${choices} choices`);
    }
    expect(choices).toBeGreaterThan(100);
  });

  it.each(['barbarossa', 'fall-of-france'])(
    'and wherever units, Air units and convoys go in %s',
    (scenario) => {
      const comparison = new Comparison(scenario);
      const { machine } = comparison;
      const random = seedGenerator(`anywhere/${scenario}`);
      const state = machine.setup('anywhere');
      machine.run(state, null, null, (u) => {
        const ground = u.table.place.flatMap((at, unit) =>
          IS_GROUND[unit] && at < SHEET.size ? [unit] : [],
        );
        const draw = <V>(list: readonly V[]): V => list[below(random, list.length)];
        for (let n = 0; n < 150; n++) {
          const unit = draw(below(random, 3) > 0 ? (ground as Counter[]) : SHIPS);
          if (IS_GROUND[unit])
            put(u, unit, atHex(draw(below(random, 2) > 0 ? SHEET.ports : SHEET.landHexes)));
          else if (kindOf(unit).type === 'convoy') put(u, unit, inConvoys(draw(ZONE.values)), 0);
          else put(u, unit, below(random, 4) > 0 ? onStation(draw(ZONE.values)) : REMOVED, 0);
          comparison.look(state, `after ${n} counters`);
        }
      });
    },
  );
});
