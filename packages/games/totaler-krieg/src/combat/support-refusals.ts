import { say } from '@sandtable/kernel';
import { IS_HQ } from '../counters/counters.js';
import type { Counter, Faction, Hex } from '../ids.js';
import { type GameRefusal, refusal } from '../kit.js';
import { factionOf } from '../position/position.js';
import type { R } from '../table.js';
import { hexName, unitName } from '../words/names.js';
import { type NoSupport, whyNoSupport } from './parties.js';

const WORDS: Readonly<Record<NoSupport, [rule: string, words: (hq: string, hex: string) => string]>> = {
  far: ['4.2.1.2a', (hq, hex) => say`${hq} is not within two hexes of ${hex}`],
  'takes-part': ['4.2.1.2g', (hq) => say`${hq} already takes part as an ordinary unit`],
  fought: ['4.2.1.2e', (hq) => say`${hq} has already fought in this segment`],
  nation: ['4.2.1.2a', (hq) => say`no unit of the nation of ${hq} takes part`],
  blitz: ['4.1.2a', (hq) => say`${hq} is not within two hexes of a Blitz marker`],
  path: ['4.2.1.2c', (hq, hex) => say`neutral land lies between ${hq} and ${hex}`],
  beachhead: [
    '4.2.1.2d',
    (hq) => say`${hq} is on a Beachhead and supports only across its Beachhead Hexside`,
  ],
  supply: ['4.2.1.2a', (hq) => say`${hq} is not supplied`],
};

const notYours = refusal<Counter>('p.c', (_, unit) => say`${unitName(unit)} is not yours`);
const noHq = refusal<Counter>('4.2.1.2a', (_, unit) => say`${unitName(unit)} is no HQ`);

/** Why a unit cannot give ranged support; null if it can. */
export function refuseSupport(
  u: R,
  unit: Counter,
  seat: Faction,
  target: Hex,
  parties: readonly Counter[],
  blitz: boolean,
): GameRefusal<Counter> | null {
  if (factionOf(u, unit) !== seat) return notYours;
  if (!IS_HQ[unit]) return noHq;
  const why = whyNoSupport(u, unit, target, parties, blitz);
  if (!why) return null;
  const [rule, words] = WORDS[why];
  return refusal<Counter>(rule, () => words(unitName(unit), hexName(target)));
}
