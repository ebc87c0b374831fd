import { say } from '@sandtable/kernel';
import { currentCard } from '../../cards/current-card.js';
import { firstLike, nameInstead, unlikeOnes } from '../../counters/alike.js';
import { COUNTER, COUNTER_COUNT, FULL, IS_SUPPORT } from '../../counters/counters.js';
import { AXIS, type Counter, type Faction } from '../../ids.js';
import { question, refusal, verb } from '../../kit.js';
import { DELAY_BOX, FORCE_POOL, hexOf, PACIFIC_HOLDING, zoneOf } from '../../places.js';
import { pacificWarOf } from '../../politics/overseas.js';
import { factionOf, put } from '../../position/position.js';
import type { R, U } from '../../table.js';
import { unitName } from '../../words/names.js';
import type { Occurrence } from '../political-event.js';

type Commitment = { faction: Faction; sends: boolean; optional: boolean };

function supportUnits(u: R, faction: Faction, isThere: (unit: Counter) => boolean): Counter[] {
  const found: Counter[] = [];
  for (let unit = 0 as Counter; unit < COUNTER_COUNT; unit++)
    if (IS_SUPPORT[unit] && factionOf(u, unit) === faction && isThere(unit)) found.push(unit);
  return found;
}

const inPacific = (u: R, faction: Faction): Counter[] =>
  supportUnits(u, faction, (unit) => u.table.place[unit] === PACIFIC_HOLDING);

/** On the map, in the Delay Box or in the Force Pool. */
const inEurope = (u: R, faction: Faction): Counter[] =>
  supportUnits(u, faction, (unit) => {
    const place = u.table.place[unit];
    return hexOf(place) >= 0 || zoneOf(place) >= 0 || place === DELAY_BOX || place === FORCE_POOL;
  });

const concerned = (u: R, { faction, sends }: Commitment): Counter[] =>
  sends ? inEurope(u, faction) : inPacific(u, faction);

/** How many support units in the Pacific are enough, by its War Status. */
const ENOUGH = { none: 0, limited: 1, total: 2 } as const;

/** 19.30 Pacific Commitment: a support unit goes to the Pacific or comes back. */
export function pacificCommitment(u: U, { faction }: Occurrence): void {
  if (faction === AXIS) return;
  // 1.1.2o
  if (currentCard(u, faction)?.effects.some(({ effect }) => effect === 'ignore-pacific-commitment')) return;
  const war = pacificWarOf(u, faction);
  if (war === 'none') return push(u, { faction, sends: false, optional: true });
  const die = u.roll('pacific-commitment', 6);
  u.log('pacific-commitment', die);
  if (die > 3) return push(u, { faction, sends: false, optional: true });
  push(u, { faction, sends: true, optional: inPacific(u, faction).length >= ENOUGH[war] });
}

function push(u: U, commitment: Commitment): void {
  if (concerned(u, commitment).length > 0) u.push(commit, commitment);
}

const commit = question<Commitment>('pacific-commitment', {
  seats: (_, f) => 1 << f.faction,
  prompt: (_, f) =>
    f.sends
      ? say`Which support unit goes to the Pacific?`
      : say`Which support unit comes back from the Pacific?`,
  anchor: '19.30',
  verbs: [
    verb<Counter, Commitment>({
      name: 'transfer',
      domain: COUNTER,
      check(u, f, unit) {
        const may = concerned(u, f);
        if (!may.includes(unit)) return f.sends ? notInEurope : notInPacific;
        const like = firstLike(u, may, unit);
        return like === unit ? null : nameInstead(like);
      },
      list: (u, f, _, add) => unlikeOnes(u, concerned(u, f)).forEach(add),
      moot: (u, f, unit) => !concerned(u, f).includes(unit),
      apply(u, f, unit) {
        put(u, unit, f.sends ? PACIFIC_HOLDING : DELAY_BOX, FULL);
        u.log(f.sends ? 'to-pacific' : 'from-pacific', unit);
      },
    }),
    { name: 'pass', check: (_, f) => (f.optional ? null : mustSend), apply() {} },
  ],
});

const notInEurope = refusal<Counter>(
  '19.30',
  (_, unit) =>
    say`${unitName(unit)} is no support unit of yours on the map, in the Delay Box or in the Force Pool`,
);
const notInPacific = refusal<Counter>(
  '19.30',
  (_, unit) => say`${unitName(unit)} is no support unit of yours in the Pacific`,
);
const mustSend = refusal('19.30', () => say`too few support units are in the Pacific`);

export const pacificRules = [commit];
