import type { Option } from '@sandtable/kernel';
import { faceOf } from '../../../counters/units.js';
import { AXIS, type Hex } from '../../../ids.js';
import { SHEET } from '../../../map/sheet.js';
import { hexOf } from '../../../places.js';
import { isSecondHq } from '../../second-hq.js';
import { type Asked, unitAndHexIn } from './asked.js';

/** Armies are built where they can fight: this near to an enemy. */
const AT_THE_FRONT = 3;

/** The strongest first, as near to the fighting as possible. */
export function chooseReplacement(asked: Asked): Option {
  const { front, open } = asked;
  const place = asked.best('place', Number.NEGATIVE_INFINITY, (option) => {
    const [unit, hex] = unitAndHexIn(option);
    return faceOf(open.u, unit).attack * 100 + front.placeWorth(unit, hex, false);
  });
  return place ?? asked.done;
}

/** Armies at the front take in what is near; whatever can become a fortress does. */
export function chooseOrganization(asked: Asked): Option {
  const { front, open, seat } = asked;
  const { filled, ground, units } = front.position;
  const isEnemy = (hex: Hex) => ground[hex].length > 0 && units[seat][hex] === 0;
  const combine = asked.best('combine', 0, (option) => {
    const [unit, hex] = unitAndHexIn(option);
    if (isSecondHq(open.u, unit, hex)) return 0;
    const isNear =
      seat !== AXIS ||
      filled.some((other) => SHEET.grid.distance(hex, other) <= AT_THE_FRONT && isEnemy(other));
    return isNear ? (hexOf(open.u.table.place[unit]) === hex ? 2 : 1) : 0;
  });
  // 2.3: nothing is combined any more after that.
  return combine ?? asked.of('fortify')[0] ?? asked.done;
}

/** As many as possible become part of an army. */
export function chooseMembers(asked: Asked): Option {
  return asked.of('with')[0] ?? asked.options[0];
}
