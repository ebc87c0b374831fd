import { targetsOf } from '../../../combat/declarable.js';
import { supportersOf } from '../../../combat/parties.js';
import { AXIS, type Counter, NO_COUNTER } from '../../../ids.js';
import type { R } from '../../../table.js';
import { chanceToClear, everybody } from '../chances.js';
import type { WantedAttack } from './plan.js';

/** The attacks worth a trial: on each hex with everybody, and without one who could attack another hex as well. */
export function attackCandidates(u: R, blitz: boolean): WantedAttack[] {
  const targets = targetsOf(u, AXIS, blitz).map((target) => ({
    target,
    all: everybody(u, AXIS, target, blitz),
  }));
  const found: WantedAttack[] = [];
  for (const { target, all } of targets) {
    const elsewhere = all.filter((unit) =>
      targets.some((other) => other.target !== target && other.all.includes(unit)),
    );
    const forces: Counter[][] = [all, ...elsewhere.map((unit) => all.filter((other) => other !== unit))];
    for (const force of forces) {
      const hqs = supportersOf(u, target, AXIS, force, blitz);
      for (const hq of [NO_COUNTER, ...hqs]) {
        const attack = { target, attackers: force, attackersHq: hq, defendersHq: NO_COUNTER, blitz };
        if (chanceToClear(u, attack) > 0)
          found.push({ blitz, target, units: hq >= 0 ? [...force, hq] : force });
      }
    }
  }
  return found;
}
