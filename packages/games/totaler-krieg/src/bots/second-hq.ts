import { IS_HQ } from '../counters/counters.js';
import type { Counter, Hex } from '../ids.js';
import { positionOf } from '../position/position.js';
import type { R } from '../table.js';

/** 9.1a: a second HQ in the hex would lose all its steps at the end of the segment. */
export const isSecondHq = (u: R, unit: Counter, hex: Hex): boolean =>
  IS_HQ[unit] && positionOf(u).ground[hex].some((other) => other !== unit && IS_HQ[other]);
