import type { Hex } from '../ids.js';
import { DESERT, SHEET } from '../map/sheet.js';
import type { R } from '../table.js';
import { TURNS_A_YEAR } from './calendar.js';

export type Weather = 'clear' | 'mud' | 'storms' | 'snow';

/** 11a: the weather of a Weather Area, fixed by the turn. */
export function weatherIn({ table, facts }: R, area: number): Weather {
  return facts.values.weather[table.turn % TURNS_A_YEAR][area === DESERT ? 1 : 0];
}

/** The weather in a land hex, or on a Beachhead: there it is that of the land it points at (11.1b). */
export function weatherAt(u: R, hex: Hex): Weather {
  if (!SHEET.isSea[hex]) return weatherIn(u, SHEET.weatherArea[hex]);
  const beachhead = u.table.beachheads.find((one) => one.hex === hex);
  const land = beachhead ? SHEET.neighbour(hex, beachhead.side) : hex;
  return weatherIn(u, SHEET.weatherArea[land]);
}
