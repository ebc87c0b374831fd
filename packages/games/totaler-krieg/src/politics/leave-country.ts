import { countersOf, FULL, IS_GROUND, kindOf, REDUCED } from '../counters/counters.js';
import { KINDS } from '../counters/kinds.js';
import type { Counter, Country, Kind, Place } from '../ids.js';
import { process } from '../kit.js';
import { pushEmergencyBreakdown } from '../organization/break-down.js';
import { CONQUERED_MINORS, DELAY_BOX, FORCE_POOL, REMOVED } from '../places.js';
import { leaveGame } from '../position/out-of-game.js';
import { put } from '../position/position.js';
import type { R, U } from '../table.js';
import { countersOfCountry } from './countries.js';

/** 13.4e: the counters of a Country that are in play, wherever they are. */
function inPlay(u: R, country: Country): Counter[] {
  return countersOfCountry(country).filter(
    (counter) => u.table.place[counter] !== REMOVED && !kindOf(counter).ceded,
  );
}

/** Step 1 of conquest and liberation: support units, fortresses, P units, War Economy and Convoys leave the game. */
function leavesGame(counter: Counter): boolean {
  const { kind, type, partnership } = kindOf(counter);
  if (kind === 'support' || partnership) return true;
  return ['fortress', 'war-economy', 'convoy'].includes(type);
}

/** The side with which a unit waits in a box. */
export function waitingFace(counter: Counter): number {
  return IS_GROUND[counter] && kindOf(counter).reduced ? REDUCED : FULL;
}

/** 13.4e, 13.8.3e: multi-national units with a step of the Country break down first. */
export const breakUpPartners = process<{ country: Country }>('break-up-partners', (u, f) => {
  const { holding } = u.table;
  for (let i = 0; i < holding.length; i += 2) {
    if (kindOf(holding[i + 1]).country !== f.country) continue;
    return pushEmergencyBreakdown(u, holding[i]);
  }
  u.done();
});

/** Steps 1 and 2: the Country's counters leave the map and the boxes. */
export function removeCounters(u: U, country: Country, to: (u: R, counter: Counter) => Place): void {
  for (const counter of inPlay(u, country)) {
    if (leavesGame(counter)) leaveGame(u, counter);
    else put(u, counter, to(u, counter), waitingFace(counter));
  }
}

/** Delay Box with a Delay Stripe, otherwise Force Pool. */
export function byStripe({ facts }: R, counter: Counter): Place {
  return facts.special.hasStripe[counter] ? DELAY_BOX : FORCE_POOL;
}

/** A counter of a Country that comes into the war waits there. */
export function waitByStripe(u: U, counter: Counter, face: number): void {
  const place = byStripe(u, counter);
  put(u, counter, place, face);
  u.log(place === DELAY_BOX ? 'to-delay-box' : 'to-force-pool', counter);
}

const exiles = KINDS.flatMap(({ exileOf }, kind) => (exileOf >= 0 ? [{ exileOf, kind: kind as Kind }] : []));

/** Step 3: the British unit of the Country's free forces goes to the Delay Box (13.7.1k: from the counter mix). */
export function callExiles(u: U, country: Country): void {
  for (const { exileOf, kind } of exiles) {
    if (exileOf !== country) continue;
    for (const counter of countersOf(kind)) {
      const place = u.table.place[counter];
      if (place !== CONQUERED_MINORS && !(place === REMOVED && u.facts.scenario.data.kind === 'training'))
        continue;
      put(u, counter, DELAY_BOX);
      u.log('to-delay-box', counter);
    }
  }
}
