import type { Process } from '@sandtable/kernel';
import type { Facts } from '../facts.js';
import { AXIS, type Turn } from '../ids.js';
import { process } from '../kit.js';
import { pushStacking } from '../steps/stacking.js';
import type { Table, U } from '../table.js';
import { endScenario } from '../victory/scenario-end.js';
import { type Segments, slotNumber, turnOf } from './sequence.js';

type War = Process<Table, Facts, { played: Turn }>;
type WholeTurn = ReturnType<typeof turnOf>;

/** 21: Case White stops after Reserve Movement. */
function isLastSegment(u: U, id: string): boolean {
  return id === 'reserve-movement' && u.facts.partialTurn;
}

/**
 * The scenario from its first turn to its last, and the turn: the Sequence of Play of section S, segment by segment. The
 * Turn Marker Segment of each turn leads to the next (7.2a).
 */
export function warOf(segments: Segments): { war: War; turn: WholeTurn } {
  const turn = turnOf(segments, { endSegment: pushStacking, isLast: isLastSegment });
  const war = process<{ played: Turn }>('war', (u, f) => {
    const { partialTurn, scenario } = u.facts;
    const isFirst = f.played < 0;
    // 7.2c: V-E Day ends other scenarios.
    const isOver = partialTurn || (scenario.data.endsWith === 'last-turn' && f.played >= scenario.end);
    if (!isFirst && isOver) return endScenario(u);
    f.played = u.table.turn;
    u.push(turn, { slot: isFirst && partialTurn ? slotNumber('support', AXIS) : 0, ending: false });
  });
  return { war, turn };
}
