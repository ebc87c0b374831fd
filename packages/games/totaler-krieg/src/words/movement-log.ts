import { type LogText, say } from '@sandtable/kernel';
import type { Facts } from '../facts.js';
import type { Counter, Hex } from '../ids.js';
import { hexName, hexNear, unitName } from './names.js';
import { told } from './told.js';

/** What Operational and Reserve Movement tell. */
export const MOVEMENT_LOG: Record<string, LogText<Facts>> = {
  moved: told<[Counter, Hex, Hex]>(
    ([unit, from, to]) => say`${unitName(unit)} moves from ${hexName(from)} to ${hexNear(to)}`,
  ),
  overran: told<[Counter, Hex, Hex, Counter]>(
    ([unit, , hex, target]) => say`${unitName(unit)} overruns ${unitName(target)} in ${hexNear(hex)}`,
  ),
  sailed: told<[Counter, Hex, Hex]>(([unit, , to]) => say`${unitName(unit)} goes by sea to ${hexNear(to)}`),
  'sailed-to-east-africa': told<[Counter]>(
    ([unit]) => say`${unitName(unit)} goes by sea to the East Africa Box`,
  ),
  'sailed-home': told<[Counter]>(([unit]) => say`${unitName(unit)} goes by sea to the Eastern US/Canada Box`),
  'went-west': told<[Counter, Hex]>(
    ([unit, from]) => say`${unitName(unit)} goes from ${hexName(from)} to the Western Europe Box`,
  ),
  'came-east': told<[Counter, Hex]>(
    ([unit, hex]) => say`${unitName(unit)} comes from the Western Europe Box to ${hexNear(hex)}`,
  ),
};
