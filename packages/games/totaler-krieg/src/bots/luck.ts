import { AXIS, type Faction } from '../ids.js';
import { type Asking, type LuckyDie, luck } from '../luck/luck.js';
import type { R } from '../table.js';

/** Dice that are good for their roller when they are low. */
const LOW_IS_GOOD: readonly LuckyDie[] = ['combat', 'delay', 'lend-lease'];

/** How good a die is for the seat that is asked, 1 to 6. */
function goodness({ about, die, roller, faction }: Asking): number {
  const low = LOW_IS_GOOD.includes(about) || (about === 'politics' && roller !== AXIS);
  const forRoller = low ? 7 - die : die;
  return (roller === AXIS) === (faction === AXIS) ? forRoller : 7 - forRoller;
}

/** Dice on which more depends than on others. */
const WEIGHTY: readonly LuckyDie[] = ['combat', 'politics'];

/** 16b: whether a greedy player has the die rolled again: the worst ones, and bad ones on which much depends. */
export function rollsAgain(u: R, faction: Faction): boolean {
  const asking = u.findFrame(luck);
  return (
    asking !== null &&
    asking.faction === faction &&
    goodness(asking) <= (WEIGHTY.includes(asking.about) ? 2 : 1)
  );
}
