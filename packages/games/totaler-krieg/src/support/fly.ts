import { say } from '@sandtable/kernel';
import { weatherAt } from '../calendar/weather.js';
import { AS_STRIKE } from '../counters/counters.js';
import type { Counter, Faction, Hex } from '../ids.js';
import { question, refusal, verb } from '../kit.js';
import { HEX, SHEET } from '../map/sheet.js';
import { atHex } from '../places.js';
import { put } from '../position/position.js';
import { zoneOfSea } from '../supply/ports.js';
import type { R } from '../table.js';
import { hexName, unitName } from '../words/names.js';
import { around } from './naval-zones.js';
import { strikeHexes } from './reach.js';

type Carrier = { unit: Counter; sea: Hex };

/** 2.2.3.1f: where the CV Strike of a CV Fleet goes that nobody contested: its hex, or one next to it. */
export const fly = question<Carrier>('fly', {
  seats: (u) => 1 << u.table.phasing,
  prompt: (_, f) => say`Where does the CV Strike of ${unitName(f.unit)} go?`,
  anchor: '2.2.3.1f',
  verbs: [
    verb<Hex, Carrier>({
      name: 'fly',
      domain: HEX,
      check: (u, f, hex, seat) => refuseHex(u, f, hex, seat),
      moot: (_, f, hex) => hex !== f.sea && !around(f.sea).includes(hex),
      list: (u, f, seat, add) => strikeHexes(u, seat, f.sea).forEach(add),
      apply(u, f, hex) {
        put(u, f.unit, atHex(hex), AS_STRIKE);
        // 4.1.5a: it returns to this zone.
        u.table.strikes.push(f.unit, zoneOfSea(f.sea));
        u.log('strikes', f.unit, hex);
      },
    }),
  ],
});

function refuseHex(u: R, { sea }: Carrier, hex: Hex, seat: Faction) {
  if (strikeHexes(u, seat, sea).includes(hex)) return null;
  const isMud = around(sea).includes(hex) && SHEET.isLand[hex] && weatherAt(u, hex) === 'mud';
  return isMud ? inMud : notThere;
}

const inMud = refusal<Hex, Carrier>(
  '11.3e',
  (_, hex) => say`a CV Strike cannot be placed in ${hexName(hex)}: it is in Mud`,
);
const notThere = refusal<Hex, Carrier>(
  '2.2.3.1f',
  (_, hex, __, f) => say`a CV Strike from ${hexName(f.sea)} cannot be placed in ${hexName(hex)}`,
);
