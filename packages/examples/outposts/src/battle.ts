import { CAMPS_EACH, HILLS, HOMES, NEXT_TO, SEAT_NAMES } from './facts.js';
import * as refusals from './refusals.js';
import {
  campCount,
  enemyCamps,
  hasCamp,
  process,
  question,
  type Reader,
  sideOf,
  teamOf,
  type Umpire,
} from './table.js';
import { openWindow } from './window.js';
import { because, prompts } from './words.js';

// Settling

/** settle.enemy, settle.own, settle.reserve: the rules for every new camp, whatever grants it. */
function standRefusal(u: Reader, seat: number, hill: number) {
  if (enemyCamps(u, seat, hill)) return refusals.enemyThere;
  if (hasCamp(u, seat, hill)) return refusals.ownThere;
  return campCount(u, seat) < CAMPS_EACH ? null : refusals.noReserve;
}

function settleRefusal(u: Reader, seat: number, hill: number) {
  const refusal = standRefusal(u, seat, hill);
  if (refusal) return refusal;
  const near = hill === HOMES[seat] || NEXT_TO[hill].some((other) => hasCamp(u, seat, other));
  return near ? null : refusals.tooFar;
}

export const mayStand = (u: Reader, seat: number, hill: number): boolean =>
  standRefusal(u, seat, hill) === null;
export const canSettle = (u: Reader, seat: number): boolean =>
  HILLS.values.some((hill) => settleRefusal(u, seat, hill) === null);

export const settleWhere = question<{ seat: number }>('settle-where', {
  seats: (_, f) => 1 << f.seat,
  prompt: prompts.settle,
  anchor: 'settle.adjacent',
  verbs: [
    {
      name: 'settle',
      domain: HILLS,
      check: (u, f, hill) => settleRefusal(u, f.seat, hill),
      apply: (u, f, hill) => u.push(settle, { seat: f.seat, hill }),
    },
  ],
});

export const settle = process<{ seat: number; hill: number }>('settle', (u, f) => {
  if (f.step++ > 0) return u.done();
  u.table.camps[f.hill] |= 1 << f.seat;
  u.log('settled', f.seat, f.hill);
  openWindow(u, { what: 'settled', by: f.seat, camp: f.seat, hill: f.hill });
});

// Raiding

/** A raid starts from a camp, or from the hill raided before (`near`). */
function raidRefusal(u: Reader, seat: number, near: number | null, hill: number) {
  if (u.table.camps[hill] & teamOf(sideOf(seat))) return refusals.ownTeamThere;
  if (near === null)
    return NEXT_TO[hill].some((other) => hasCamp(u, seat, other)) ? null : refusals.outOfReach;
  return hill === near || NEXT_TO[hill].includes(near) ? null : refusals.notPursued;
}

export const canRaid = (u: Reader, seat: number, near: number | null): boolean =>
  HILLS.values.some((hill) => raidRefusal(u, seat, near, hill) === null);

export const raidWhere = question<{ seat: number; near: number | null }>('raid-where', {
  seats: (_, f) => 1 << f.seat,
  prompt: prompts.raid,
  anchor: 'raid.adjacent',
  verbs: [
    {
      name: 'raid',
      domain: HILLS,
      check: (u, f, hill) => raidRefusal(u, f.seat, f.near, hill),
      apply: (u, f, hill) => u.push(raid, { seat: f.seat, hill }),
    },
  ],
});

/** A raid counts whether or not a camp was removed (raid.empty); cards that answer it come afterwards. */
export const raid = process<{ seat: number; hill: number }>(
  'raid',
  (u, f) => {
    switch (f.step++) {
      case 0:
        u.log('raided', f.seat, f.hill);
        if (enemyCamps(u, f.seat, f.hill)) u.push(target, { seat: f.seat, hill: f.hill });
        return;
      case 1:
        return openWindow(u, { what: 'raided', by: f.seat, camp: -1, hill: f.hill });
      default:
        u.done();
    }
  },
  because.raid,
);

/** Two enemies can share a hill; if there is only one, there is nothing to ask. */
const target = question<{ seat: number; hill: number }>('target', {
  seats: (_, f) => 1 << f.seat,
  prompt: prompts.target,
  anchor: 'raid.one-camp',
  auto: true,
  verbs: [
    {
      name: 'strike',
      domain: SEAT_NAMES,
      check: (u, f, camp) => (enemyCamps(u, f.seat, f.hill) & (1 << camp) ? null : refusals.noCampToStrike),
      apply: (u, f, camp) => u.push(remove, { by: f.seat, camp, hill: f.hill }),
    },
  ],
});

// Removing

/** Nothing is removed before every seat that might prevent it has been asked. */
export const remove = process<{ by: number; camp: number; hill: number }>('remove', (u, f) => {
  const camp = 1 << f.camp;
  if (!(u.table.camps[f.hill] & camp & ~u.table.safe[f.hill])) return u.done();
  if (f.step++ === 0) return openWindow(u, { what: 'removal', by: f.by, camp: f.camp, hill: f.hill });
  u.table.camps[f.hill] &= ~camp;
  u.log('removed', f.camp, f.hill);
  u.done();
});

export function keepSafe(u: Umpire, camp: number, hill: number): void {
  u.table.safe[hill] |= 1 << camp;
  u.log('kept', camp, hill);
}

export const battleRules = [settleWhere, settle, raidWhere, raid, target, remove];
