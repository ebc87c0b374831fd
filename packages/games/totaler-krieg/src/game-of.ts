import type { AnyRule, Game, Process } from '@sandtable/kernel';
import { about } from './about.js';
import { layCards, places } from './cards/piles.js';
import { type Facts, factsOf } from './facts.js';
import { NO_TURN } from './ids.js';
import { luck } from './luck/luck.js';
import { OPTIONS } from './options.js';
import { newTable } from './scenario/new-table.js';
import type { Scenario } from './scenario/scenario.js';
import { setUpRules, setUpScenario } from './scenario/set-up.js';
import { lossRules } from './steps/losses.js';
import { stackingRules } from './steps/stacking.js';
import type { Table } from './table.js';
import type { Segments } from './turn/sequence.js';
import { warOf } from './turn/turn.js';
import { scoresOf } from './victory/scenario-end.js';
import { drawText, findings } from './view/draw.js';
import { guessTrack } from './view/guess-track.js';
import { inspect as inspectMap } from './view/inspect.js';
import { viewTable as viewMap } from './view/view-table.js';
import { LOG_TEXTS } from './words/log-texts.js';

/** What differs between the whole game and one that was loaded for some options only. */
export interface Parts {
  scenario(id: string): Scenario;
  segments: Segments;
  /** The questions and processes of these segments. */
  rules: readonly AnyRule<Table, Facts>[];
  /** What follows the set-up: the first cards of a campaign. */
  afterSetUp?: Process<Table, Facts>;
  /** What viewers see, and what the rules say about a thing, if that is more than of units and hexes. */
  viewTable?: Game<Table, Facts>['viewTable'];
  inspect?: Game<Table, Facts>['inspect'];
}

/** The game made of these parts. */
export function gameOf({
  scenario,
  segments,
  rules,
  afterSetUp,
  viewTable = viewMap,
  inspect = inspectMap,
}: Parts): Game<Table, Facts> {
  const { war, turn } = warOf(segments);
  return {
    ...about,
    ruleset: 4,
    // Most older games never met a rule that has changed since; those that did are found out by their replay.
    olderRulesets: [1, 2, 3],
    options: OPTIONS,
    facts: (options) => factsOf(options, scenario(options.scenario)),
    rules: [war, turn, luck, ...setUpRules, ...lossRules, ...stackingRules, ...rules],
    places,
    table: newTable,
    begin(u) {
      layCards(u);
      u.push(war, { played: NO_TURN });
      if (afterSetUp) u.push(afterSetUp, {});
      u.push(setUpScenario, {});
    },
    viewTable,
    guessTable: guessTrack,
    hidesTable: ({ readings }) => readings.hiddenDelay,
    logTexts: LOG_TEXTS,
    scores: scoresOf,
    drawText,
    findings,
    inspect,
  };
}
