import { say } from '@sandtable/kernel';
import { IS_GROUND } from '../counters/counters.js';
import type { Hex } from '../ids.js';
import { question, refusal, verb } from '../kit.js';
import { HEX, SHEET } from '../map/sheet.js';
import { hexOf } from '../places.js';
import { ownershipOf } from '../position/ownership.js';
import { controllerOf, positionOf } from '../position/position.js';
import { hasBeachhead } from '../supply/ports.js';
import type { R } from '../table.js';
import { notAskedInSegment } from '../turn/not-asked.js';
import { hexName } from '../words/names.js';
import { beachheadsOf } from './beachhead-markers.js';

/** 2.2.4c: where a Blitz marker may be placed. */
function isBlitzHex(u: R, hex: Hex): boolean {
  if (u.table.blitz.includes(hex) || isFarFromUnits(u, hex)) return false;
  return SHEET.isLand[hex] ? ownershipOf(u).open[hex] === 1 : hasBeachhead(u, u.table.phasing, hex);
}

/** 2.2.4c, where players want a friendly ground unit near: none is within two hexes. */
function isFarFromUnits(u: R, hex: Hex): boolean {
  if (!u.facts.readings.blitzNearUnits) return false;
  const { onMap } = positionOf(u);
  return !onMap[u.table.phasing].some(
    (unit) => IS_GROUND[unit] && SHEET.grid.distance(hexOf(u.table.place[unit]), hex) <= 2,
  );
}

/** 2.2.4d: Beachheads before an enemy hex must have one first. */
function beachheadsFirst(u: R): Hex[] {
  const { phasing, blitz } = u.table;
  return beachheadsOf(u, phasing)
    .filter(({ hex, side }) => {
      const holder = controllerOf(u, SHEET.neighbour(hex, side));
      return !blitz.includes(hex) && holder >= 0 && holder !== phasing;
    })
    .map(({ hex }) => hex);
}

/** 2.2.4: the hex of each Blitz marker, or fewer (2.2.4f). */
export const placeBlitz = question('blitz-markers', {
  seats: (u) => 1 << u.table.phasing,
  prompt: (u) =>
    u.table.blitzLeft > 1
      ? say`Where is a Blitz marker placed? ${u.table.blitzLeft} are left.`
      : say`Where is the Blitz marker placed?`,
  anchor: '2.2.4c',
  standingOrder: notAskedInSegment('done'),
  verbs: [
    verb<Hex>({
      name: 'blitz',
      domain: HEX,
      check(u, _, hex) {
        const first = beachheadsFirst(u);
        if (first.length > 0) return first.includes(hex) ? null : beachheadFirst;
        if (u.table.blitz.includes(hex)) return thereAlready;
        if (isBlitzHex(u, hex)) return null;
        if (isFarFromUnits(u, hex)) return tooFar;
        return SHEET.isLand[hex] ? notThere : openSea;
      },
      list(u, _, __, add) {
        const first = beachheadsFirst(u);
        if (first.length > 0) first.forEach(add);
        else {
          for (const hex of SHEET.landHexes) if (isBlitzHex(u, hex)) add(hex);
          for (const { hex } of u.table.beachheads) if (isBlitzHex(u, hex)) add(hex);
        }
      },
      apply(u, _, hex) {
        u.table.blitz.push(hex);
        u.table.blitzLeft--;
        u.log('blitz', hex);
        if (u.table.blitzLeft > 0) u.push(placeBlitz, {});
      },
    }),
    {
      name: 'done',
      check: () => null,
      apply(u) {
        u.table.blitzLeft = 0;
      },
    },
  ],
});

const thereAlready = refusal<Hex>('2.2.4c', (_, hex) => say`a Blitz marker is already in ${hexName(hex)}`);
const openSea = refusal<Hex>(
  '2.2.4c',
  (_, hex) =>
    say`a Blitz marker cannot be placed in ${hexName(hex)}: it is at sea, without a friendly Beachhead`,
);
const tooFar = refusal<Hex>(
  '2.2.4c',
  (_, hex) =>
    say`a Blitz marker cannot be placed in ${hexName(hex)}: no friendly ground unit is within two hexes`,
);
const notThere = refusal<Hex>(
  '2.2.4c',
  (_, hex) => say`a Blitz marker cannot be placed in ${hexName(hex)}: its Country is not in the war`,
);
const beachheadFirst = refusal<Hex>(
  '2.2.4d',
  () => say`the first Blitz markers go to Beachheads that face an enemy hex`,
);
