import { say } from '@sandtable/kernel';
import { FULL } from '../counters/counters.js';
import { type Counter, NO_HEX } from '../ids.js';
import { process, question, refusal } from '../kit.js';
import { DELAY_BOX, FORCE_POOL, hexOf, STRATEGIC_BOX, zoneBoxOf } from '../places.js';
import { factionOf, put } from '../position/position.js';
import { CONVOYS, SUPPLY_SIDE } from '../supply/convoys.js';
import type { R, U } from '../table.js';
import { unitName } from '../words/names.js';
import { NO_ZONE, RAID } from './declaration.js';
import { declare } from './declared.js';
import { refuseRaid } from './strategic-box.js';
import { SUPPORT_UNITS } from './support-units.js';
import { raiders } from './surface-raiders.js';

/** The Used Box of a Naval Zone (places.ts). */
const USED = 2;

const isOwn = (u: R, counter: Counter) => factionOf(u, counter) === u.table.phasing;

/** 2.2.1a, 2.2.1c, 2.2.1d: everything but the Strategic Warfare Box. */
export function returnToBase(u: U): void {
  for (const unit of SUPPORT_UNITS) {
    const at = u.table.place[unit];
    if ((hexOf(at) >= 0 || zoneBoxOf(at) >= 0) && isOwn(u, unit)) goHome(u, unit);
  }
  for (const convoy of CONVOYS) {
    const box = zoneBoxOf(u.table.place[convoy]);
    if (box < 0 || !isOwn(u, convoy)) continue;
    // A Scratch Convoy has a Delay Stripe, which counts if it was used, or always.
    const delayed = u.facts.special.hasStripe[convoy] && (box === USED || u.facts.readings.scratchDelayed);
    put(u, convoy, delayed ? DELAY_BOX : FORCE_POOL, SUPPLY_SIDE);
    u.log('to-base', convoy, delayed ? 1 : 0);
  }
}

/** A support unit goes to the Delay Box, unit side up. */
function goHome(u: U, unit: Counter): void {
  const { strikes } = u.table;
  for (let i = 0; i < strikes.length; i += 2) if (strikes[i] === unit) strikes.splice(i, 2);
  put(u, unit, DELAY_BOX, FULL);
  u.log('to-base', unit, 1);
}

/** 2.2.1b: the owner says of each Bomber and Sub Fleet in the Strategic Warfare Box whether it stays. */
export const strategicReturn = process<{ left: Counter[] }>('strategic-return', (u, f) => {
  if (f.left.length === 0) return u.done();
  const [unit] = f.left;
  if (!refuseRaid(u, u.table.phasing, unit)) return u.push(stayOrReturn, { unit });
  // 2.2.3.4c: without a base it comes home.
  goHome(u, unit);
  f.left.shift();
  f.step++;
});

/** The question about a unit is answered. */
function answered(u: U): void {
  u.findFrame(strategicReturn)!.left.shift();
}

type Raider = { unit: Counter };

const stayOrReturn = question<Raider>('stay-or-return', {
  seats: (u) => 1 << u.table.phasing,
  prompt: (_, f) => say`Does ${unitName(f.unit)} stay in the Strategic Warfare Box?`,
  anchor: '2.2.1b',
  verbs: [
    {
      name: 'stay',
      check: (u, f) => (refuseRaid(u, u.table.phasing, f.unit) ? noBase : null),
      // 2.2.1e: as if it were placed anew.
      apply(u, { unit }) {
        answered(u);
        declare(u, { unit, task: RAID, hex: NO_HEX, zone: NO_ZONE, side: -1 });
      },
    },
    {
      name: 'return',
      check: () => null,
      apply(u, f) {
        answered(u);
        goHome(u, f.unit);
      },
    },
    raiders,
  ],
});

const noBase = refusal<number, Raider>(
  '2.2.1e',
  (_, __, ___, f) => say`${unitName(f.unit)} has no base any more`,
);

export function pushStrategicReturn(u: U): void {
  const left = SUPPORT_UNITS.filter((unit) => u.table.place[unit] === STRATEGIC_BOX && isOwn(u, unit));
  if (left.length > 0) u.push(strategicReturn, { left: left.slice() });
}

export const returnRules = [strategicReturn, stayOrReturn];
