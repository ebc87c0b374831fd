import { turnNamed } from '../src/calendar/calendar.js';
import { COUNTER } from '../src/counters/counters.js';
import type { Faction, Place, Zone } from '../src/ids.js';
import { known, ZONE } from '../src/map/areas.js';
import { inConvoys, inUsed, onStation } from '../src/places.js';
import { put } from '../src/position/position.js';
import { support } from '../src/support/support.js';
import type { U } from '../src/table.js';
import { TestPosition } from './position.js';

interface Given {
  /** Lines of a set-up, as TestPosition takes them. */
  put?: readonly string[];
  turn?: string;
  /** Any further change. */
  arrange?(u: U): void;
  dice?: readonly number[];
}

/** The Support Segment of a faction in a scenario, up to its first question. */
export function supportSegment(scenario: string, phasing: Faction, given: Given = {}): TestPosition {
  const position = new TestPosition(scenario, ...(given.put ?? []));
  if (given.turn) position.u.table.turn = turnNamed(given.turn);
  given.arrange?.(position.u);
  return position.run(
    (u) => {
      u.table.phasing = phasing;
      u.push(support, {});
    },
    ...(given.dice ?? []),
  );
}

export const zoneNamed = (id: string): Zone => known(ZONE, id);

const BOXES: Readonly<Record<string, (zone: Zone) => Place>> = {
  'on-station': onStation,
  convoys: inConvoys,
  used: inUsed,
};

/** Puts a counter into a box of a Naval Zone: "north-sea on-station". */
export function putInZone(u: U, id: string, where: string, face = 0): void {
  const [zone, box] = where.split(' ');
  put(u, COUNTER.index(id), BOXES[box](zoneNamed(zone)), face);
}

/** The choices of one verb, without it. */
export function choices({ options }: TestPosition, verb: string): string[] {
  return options.filter((text) => text.startsWith(`${verb} `)).map((text) => text.slice(verb.length + 1));
}
