import type { AnyRule } from '@sandtable/kernel';
import { replacementsOf } from '../cards/replacement-steps.js';
import { cardRules, optionCards } from '../cards/reveal.js';
import { delayRules, delaySegment } from '../delay/delay.js';
import { turnMarkerRules } from '../delay/turn-markers.js';
import { turnMarkerSegment } from '../delay/turn-track.js';
import { conditionalEvents } from '../events/conditional-segment.js';
import { noPoliticalEvents, politicalEvents } from '../events/political-segment.js';
import { eventRules } from '../events/rules.js';
import type { Facts } from '../facts.js';
import { logisticsRules, logisticsSegment, noLogistics } from '../logistics/logistics.js';
import { warAndPeace, warAndPeaceSkipped } from '../politics/declarations.js';
import { politicsRules } from '../politics/rules.js';
import { replacementRules, replacementsSegment } from '../seasonal/replacements.js';
import type { R, Table } from '../table.js';
import { noVictoryCheck, victoryCheck } from '../victory/victory-check.js';
import { BATTLE_SEGMENTS, battleRules } from './battle-segments.js';
import type { SegmentId } from './segments.js';
import type { SegmentRule } from './sequence.js';

/** The last turn that is played, where a scenario names one. */
function isLastTurn({ table, facts }: R): boolean {
  return facts.scenario.data.endsWith === 'last-turn' && table.turn >= facts.scenario.end;
}

/** What is done in each segment of the Sequence of Play. */
export const ALL_SEGMENTS: Readonly<Record<SegmentId, SegmentRule>> = {
  'victory-check': { rule: victoryCheck, skipped: noVictoryCheck },
  'option-card': { rule: optionCards },
  logistics: { rule: logisticsSegment, skipped: noLogistics },
  replacements: {
    rule: replacementsSegment,
    skipped: (u, faction) => (replacementsOf(u, faction).length === 0 ? 'no steps are received' : null),
  },
  'political-events': { rule: politicalEvents, skipped: noPoliticalEvents },
  ...BATTLE_SEGMENTS,
  'war-and-peace': { rule: warAndPeace, skipped: warAndPeaceSkipped },
  'conditional-events': { rule: conditionalEvents },
  delay: { rule: delaySegment },
  // The scenario ends before another turn begins.
  'turn-marker': { rule: turnMarkerSegment, skipped: (u) => (isLastTurn(u) ? 'the scenario is over' : null) },
};

export const allSegmentRules: readonly AnyRule<Table, Facts>[] = [
  ...battleRules,
  victoryCheck,
  ...cardRules,
  ...delayRules,
  turnMarkerSegment,
  ...turnMarkerRules,
  ...politicsRules,
  ...eventRules,
  ...logisticsRules,
  ...replacementRules,
];
