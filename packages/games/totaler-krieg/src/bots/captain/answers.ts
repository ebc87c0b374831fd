import { argOf, type Option } from '@sandtable/kernel';
import type { Faction } from '../../ids.js';
import type { M, Open } from './playout.js';

/** The first option that is legal: -1 stands for one that is not. */
export const orElse = (wanted: Option, otherwise: Option): Option => (wanted >= 0 ? wanted : otherwise);

/** The legal answer that is wanted most, by its verb and what it names. */
export function mostWanted(
  machine: M,
  open: Open,
  seat: Faction,
  wanted: (verb: string, arg: number) => number,
): Option {
  let [found, most] = [-1, Number.NEGATIVE_INFINITY];
  for (const option of machine.list(open, seat)) {
    const worth = wanted(machine.verb(open.rule, option).name, argOf(option));
    if (worth > most) [found, most] = [option, worth];
  }
  return found;
}
