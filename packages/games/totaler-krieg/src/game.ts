import type { Game } from '@sandtable/kernel';
import { firstCards } from './cards/first-cards.js';
import { cases } from './cases/index.js';
import type { Facts } from './facts.js';
import { gameOf } from './game-of.js';
import { scenarioNamed } from './scenario/all-scenarios.js';
import type { Table } from './table.js';
import { ALL_SEGMENTS, allSegmentRules } from './turn/all-segments.js';
import { viewAll } from './view/campaign-view.js';
import { inspectAll } from './view/inspect-country.js';
import { lexicon } from './words/lexicon.js';

/** The whole game, with all scenarios. */
export const totalerKrieg: Game<Table, Facts> = {
  ...gameOf({
    scenario: scenarioNamed,
    segments: ALL_SEGMENTS,
    rules: allSegmentRules,
    afterSetUp: firstCards,
    viewTable: viewAll,
    inspect: inspectAll,
  }),
  lexicon,
  cases,
};
