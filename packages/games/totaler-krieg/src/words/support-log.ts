import { type LogText, say } from '@sandtable/kernel';
import type { Facts } from '../facts.js';
import type { Counter, Hex, Zone } from '../ids.js';
import { hexName, hexNear, unitName, zoneName } from './names.js';
import { told } from './told.js';

/** The log of the Support Segment (2.2), and of the Logistics and Partisan Segment (1.2). */
export const SUPPORT_LOG: Record<string, LogText<Facts>> = {
  'to-base': told<[Counter, number]>(([unit, delayed]) =>
    delayed
      ? say`${unitName(unit)} returns to the Delay Box`
      : say`${unitName(unit)} returns to the Force Pool`,
  ),
  'air-placed': told<[Counter, Hex]>(([unit, hex]) => say`${unitName(unit)} is placed in ${hexNear(hex)}`),
  stationed: told<[Counter, Zone]>(
    ([unit, zone]) => say`${unitName(unit)} is On Station in ${zoneName(zone)}`,
  ),
  contested: told<[Counter, Counter]>(
    ([unit, by]) => say`${unitName(by)} contests ${unitName(unit)}: both are delayed`,
  ),
  strikes: told<[Counter, Hex]>(([unit, hex]) => say`${unitName(unit)} strikes in ${hexNear(hex)}`),
  raids: told<[Counter]>(([unit]) => say`${unitName(unit)} is in the Strategic Warfare Box`),
  bombed: told<[Counter, Hex, number, number]>(([unit, hex, die, devastated]) =>
    devastated
      ? say`${unitName(unit)} bombs ${hexNear(hex)}: a ${die}; it is devastated`
      : say`${unitName(unit)} bombs ${hexNear(hex)}: a ${die}, without effect`,
  ),
  beachhead: told<[Counter, Hex, Hex]>(
    ([unit, hex, land]) =>
      say`${unitName(unit)} makes a Beachhead in ${hexNear(hex)}, pointing at ${hexName(land)}`,
  ),
  'beachhead-kept': told<[Counter, Hex]>(
    ([unit, hex]) => say`${unitName(unit)} keeps up the Beachhead in ${hexNear(hex)}`,
  ),
  'beachhead-lost': told<[Hex]>(([hex]) => say`The Beachhead in ${hexNear(hex)} is given up`),
  'supply-convoy': told<[Counter, Zone]>(
    ([convoy, zone]) => say`${unitName(convoy)} is a Supply Convoy in ${zoneName(zone)}`,
  ),
  'troop-convoy': told<[Counter, Zone]>(
    ([convoy, zone]) => say`${unitName(convoy)} is a Troop Convoy in ${zoneName(zone)}`,
  ),
  raiders: () => say`Surface Raiders are at sea`,
  matched: told<[Counter]>(([unit]) => say`${unitName(unit)} hunts the Surface Raiders`),
  // 1.2, Logistics markers and Partisan Bases
  'marker-placed': told<[Counter, Hex]>(
    ([marker, hex]) => say`${unitName(marker)} is placed in ${hexNear(hex)}`,
  ),
  'marker-picked-up': told<[Counter, Hex]>(
    ([marker, hex]) => say`${unitName(marker)} is picked up in ${hexNear(hex)}`,
  ),
  blitz: told<[Hex]>(([hex]) => say`A Blitz marker is placed in ${hexNear(hex)}`),
};
