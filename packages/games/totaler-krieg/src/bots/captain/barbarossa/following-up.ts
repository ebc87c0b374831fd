import type { Option } from '@sandtable/kernel';
import { battle } from '../../../combat/battle.js';
import { IS_ARMOR } from '../../../counters/counters.js';
import type { Counter, Hex } from '../../../ids.js';
import { mostSteps, stackIn, stackingFault } from '../../../steps/stack-limits.js';
import { type Asked, unitAndHexIn, unitIn } from './asked.js';
import type { Front } from './front.js';

/** Armor may go on from the hex that was taken. */
const MAY_EXPLOIT = 1;
/** The first to enter takes the ground. */
const TAKES_GROUND = 0.6;

/** What it is worth to a unit to go to a hex at once. */
function gainOf(front: Front, unit: Counter, hex: Hex): number {
  const { u, faction } = front;
  const stack = [...stackIn(u, hex, faction), unit];
  if (stackingFault(u, stack, mostSteps(u, hex)) !== null) return -10;
  const here = front.hexOf(unit);
  return (
    front.placeWorth(unit, hex, front.isAloneIn(unit, hex)) -
    front.placeWorth(unit, here, front.isAloneIn(unit, here))
  );
}

export function chooseAdvance(asked: Asked): Option {
  const { front, open } = asked;
  const { target } = open.u.findFrame(battle)!;
  const isEmpty = front.position.units[asked.seat][target] === 0;
  const advance = asked.best('advance', 0, (option) => {
    const unit = unitIn(option);
    return gainOf(front, unit, target) + (IS_ARMOR[unit] ? MAY_EXPLOIT : 0) + (isEmpty ? TAKES_GROUND : 0);
  });
  return advance ?? asked.done;
}

export function chooseExploitation(asked: Asked): Option {
  const exploit = asked.best('exploit', 0, (option) => gainOf(asked.front, ...unitAndHexIn(option)));
  return exploit ?? asked.done;
}
