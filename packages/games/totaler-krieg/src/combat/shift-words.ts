import { say } from '@sandtable/kernel';
import type { ShiftKind } from './odds.js';

const WORDS: Readonly<Record<ShiftKind, () => string>> = {
  air: () => say`air support`,
  'enemy-air': () => say`enemy air support`,
  airdrop: () => say`airdrop`,
  armor: () => say`armor`,
  fortress: () => say`fortress`,
  hq: () => say`HQ`,
  'enemy-hq': () => say`enemy HQ`,
  marines: () => say`marines`,
  mud: () => say`mud`,
  city: () => say`City`,
  rough: () => say`rough terrain`,
  river: () => say`river`,
  mountain: () => say`mountains`,
  strait: () => say`strait`,
  beachhead: () => say`Beachhead`,
};

export function shiftWords(why: ShiftKind): string {
  return WORDS[why]();
}

/** "armor +1" */
export function shiftText(why: ShiftKind, by: number): string {
  return by > 0 ? say`${shiftWords(why)} +${by}` : say`${shiftWords(why)} −${-by}`;
}
