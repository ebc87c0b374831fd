import { FULL } from '../counters/counters.js';
import { type Counter, FACTIONS, type Faction, type Hex } from '../ids.js';
import { process } from '../kit.js';
import { luckyDie } from '../luck/luck.js';
import { atHex, DELAY_BOX, onStation, STRATEGIC_BOX } from '../places.js';
import { controllerOf, put } from '../position/position.js';
import type { U } from '../table.js';
import { keepBeachhead, setBeachhead } from './beachhead-markers.js';
import { contest, contestersOf } from './contest.js';
import {
  BEACHHEAD,
  DEVASTATION,
  type Declaration,
  IN_HEX,
  ON_STATION,
  RAID,
  STRIKE,
  UPKEEP,
} from './declaration.js';
import { fly } from './fly.js';

/** Asks the others, in the order of play, whether they contest (V.n); the first who does ends it. */
export const declared = process<Declaration & { asked: number }>('support-declared', (u, f) => {
  // 2.2.3.2a: only one unit contests a placement. Both are gone then.
  if (f.childResult === 1) return u.done();
  const { unit, task, hex, zone, side } = f;
  const declaration: Declaration = { unit, task, hex, zone, side };
  while (f.asked < FACTIONS.length) {
    const faction = f.asked++ as Faction;
    if (faction === u.table.phasing || contestersOf(u, declaration, faction).length === 0) continue;
    u.push(contest, { ...declaration, faction });
    return;
  }
  u.done();
  carryOut(u, declaration);
});

/** 2.2.3b: declares a unit for a place. */
export function declare(u: U, declaration: Declaration): void {
  u.push(declared, { ...declaration, asked: 0 });
}

/** The unit is placed: nobody contested. */
function carryOut(u: U, { unit, task, hex, zone, side }: Declaration): void {
  switch (task) {
    case IN_HEX:
      put(u, unit, atHex(hex), FULL);
      return u.log('air-placed', unit, hex);
    case ON_STATION:
      put(u, unit, onStation(zone), FULL);
      return u.log('stationed', unit, zone);
    case BEACHHEAD:
      return setBeachhead(u, unit, hex, side);
    case UPKEEP:
      return keepBeachhead(u, unit, hex);
    case STRIKE:
      return u.push(fly, { unit, sea: hex });
    case RAID:
      put(u, unit, STRATEGIC_BOX, FULL);
      return u.log('raids', unit);
    case DEVASTATION:
      devastationDie.roll(u, { unit, hex });
      return;
  }
}

/** 2.2.3.6a: on a high roll the hex gets a Devastation marker; the Bomber goes to the Delay Box. */
export const devastationDie = luckyDie<{ unit: Counter; hex: Hex }>('devastation-die', {
  about: 'devastation',
  rolling: (u, { hex }) => ({ roller: u.table.phasing, against: controllerOf(u, hex) }),
  settle(u, { unit, hex }, die) {
    const faction = u.table.phasing;
    const devastates = die >= u.facts.values.dice.get('devastation')!;
    if (devastates) u.table.devastation.push({ faction, hex });
    put(u, unit, DELAY_BOX, FULL);
    u.log('bombed', unit, hex, die, devastates ? 1 : 0);
  },
});
