import { clone, type Plain } from '@sandtable/kernel';
import { SPACE } from '../board/board.js';
import { findCombat } from '../combat/frame.js';
import { FACTION_IDS, RANK_OF_STAND_FAST, SIDE_IDS, sideOf } from '../pieces/pieces.js';
import type { R } from '../table.js';

/** The public view of the current combat. */
export type CombatView = {
  faction: string;
  attacker: string;
  from: string;
  to: string;
  round: number;
  /** The rank required to open another round (combat.required-rank). */
  need: 'any' | 'tank' | 'airplane' | 'sustain-attack';
  /** An Exchange has still to be paid. */
  exchange: boolean;
};

export const NEEDS = ['any', 'tank', 'airplane', 'sustain-attack'] as const;

export function combatView(u: R): CombatView | null {
  const f = findCombat(u);
  if (!f) return null;
  return {
    faction: FACTION_IDS[f.faction],
    attacker: SIDE_IDS[sideOf(f.faction)],
    from: SPACE.name(f.from),
    to: SPACE.name(f.to),
    round: f.round,
    need: NEEDS[f.stoodFast ? RANK_OF_STAND_FAST : f.need],
    exchange: f.owed >= 0,
  };
}

/** The table holds no secrets; the current combat is added to it. */
export function viewTable(u: R): Plain {
  return { ...clone(u.table), combat: combatView(u) };
}
