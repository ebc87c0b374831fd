import { say } from '@sandtable/kernel';
import type { Counter, Faction, Hex } from '../ids.js';
import { question, refusal, verb } from '../kit.js';
import { HEX, SHEET } from '../map/sheet.js';
import type { R } from '../table.js';
import { hexName, hexNear, markHex } from '../words/names.js';
import { beachheadSides, landSides, spareBeachhead } from './beachhead-markers.js';
import { BEACHHEAD, NO_ZONE } from './declaration.js';
import { declare } from './declared.js';
import { SHORES_OF } from './naval-zones.js';
import { hexesInReach } from './place.js';
import { placeInHex } from './placeable.js';
import { refuseAirHex, refuseFleetHex } from './reach.js';
import * as no from './refusals.js';
import { basesOf, inPool, typeOf } from './support-units.js';

/** 2.2.3.5: a Surface Fleet or Air Force makes a Beachhead; then its hexside is chosen. */
export const beachhead = placeInHex({
  name: 'beachhead',
  units: (u, seat) => inPool(u, seat, ['surface-fleet', 'air-force']),
  refuseUnit(u, unit, seat) {
    const type = typeOf(unit);
    if (type !== 'surface-fleet' && type !== 'air-force') return no.noBeachheadMaker;
    return spareBeachhead(u, seat) >= 0 ? null : no.noMarker;
  },
  refuse: refuseBeachhead,
  near: (u, unit, seat) =>
    typeOf(unit) === 'air-force' ? basesOf(u, seat, unit).inRange : hexesInReach(u, seat, unit, SHORES_OF),
  apply: (u, unit, sea) => u.push(point, { unit, sea }),
});

function refuseBeachhead(u: R, unit: Counter, sea: Hex, seat: Faction): no.Reason<Hex> | null {
  if (!SHEET.isSea[sea]) return no.notAtSea;
  if (landSides(sea).length === 0) return no.noLandBeside;
  if (beachheadSides(u, sea).length === 0) return no.neutralBeside;
  if (u.table.beachheads.some(({ hex }) => hex === sea)) return no.beachheadThere;
  return typeOf(unit) === 'air-force' ? refuseAirHex(u, seat, unit, sea) : refuseFleetHex(u, seat, unit, sea);
}

type Pointing = { unit: Counter; sea: Hex };

/** The land hexes at which a Beachhead in this hex can point. */
const landBeside = (u: R, sea: Hex): Hex[] =>
  beachheadSides(u, sea).map((side) => SHEET.neighbour(sea, side));

/** 2.2.3.5c: the Beachhead Hexside, named by the land behind it. */
export const point = question<Pointing>('point', {
  seats: (u) => 1 << u.table.phasing,
  prompt: (_, f) => say`At which hex does the Beachhead in ${hexNear(f.sea)} point?`,
  about: (_, f) => markHex(f.sea),
  continuesChoice: true,
  anchor: '2.2.3.5c',
  verbs: [
    verb<Hex, Pointing>({
      name: 'toward',
      domain: HEX,
      check(u, f, land) {
        if (landBeside(u, f.sea).includes(land)) return null;
        return landSides(f.sea).some((side) => SHEET.neighbour(f.sea, side) === land) ? neutral : notBeside;
      },
      list: (u, f, _, add) => landBeside(u, f.sea).forEach(add),
      apply(u, { unit, sea }, land) {
        const side = SHEET.grid.sideTowards(sea, land);
        declare(u, { unit, task: BEACHHEAD, hex: sea, zone: NO_ZONE, side });
      },
    }),
  ],
});

const notBeside = refusal<Hex, Pointing>(
  '2.2.3.5c',
  (_, land, __, f) => say`${hexName(land)} is no Land hex next to ${hexName(f.sea)}`,
);
const neutral = refusal<Hex>(
  '2.2.3.5e',
  (_, land) => say`a Beachhead cannot point at ${hexName(land)}: its Country is not in the war`,
);
