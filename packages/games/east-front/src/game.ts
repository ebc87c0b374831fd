import type { AnyRule, Game } from '@sandtable/kernel';
import { about } from './about.js';
import { actionRules } from './actions.js';
import { anytimeVerbsFor } from './anytime-verbs.js';
import { attackByText } from './cards/attack.js';
import { choiceRules } from './cards/choices.js';
import { deployByText } from './cards/deploy.js';
import { eliminateRules } from './cards/eliminate.js';
import { moveRules } from './cards/move.js';
import { plainRules } from './cards/plain.js';
import { togetherRules } from './cards/together.js';
import { cases } from './cases.js';
import { combatRules } from './combat.js';
import { drawText } from './draw.js';
import { type Facts, makeFacts } from './facts.js';
import { findings } from './findings.js';
import { OPTIONS } from './options.js';
import { payingRules } from './paying.js';
import { ALLIES, AXIS } from './pieces.js';
import { placesOf } from './places.js';
import { begin, setupRules } from './setup.js';
import { newTable, type Table } from './table.js';
import { text } from './text.js';
import { turnRules } from './turn.js';
import { viewTable } from './view-table.js';
import { LOG_TEXTS } from './words.js';

const RULES: readonly AnyRule<Table, Facts>[] = [
  ...setupRules,
  ...turnRules,
  ...actionRules,
  ...payingRules,
  text,
  deployByText,
  attackByText,
  ...moveRules,
  ...togetherRules,
  ...eliminateRules,
  ...plainRules,
  ...choiceRules,
  ...combatRules,
];

export const eastFront: Game<Table, Facts> = {
  ...about,
  ruleset: 2,
  olderRulesets: [1],
  onlyChoiceSince: 2,
  options: OPTIONS,
  facts: makeFacts,
  rules: RULES,
  anytimeVerbs: anytimeVerbsFor(RULES),
  places: placesOf,
  table: newTable,
  begin,
  viewTable,
  logTexts: LOG_TEXTS,
  scores: (u) => [u.table.score[AXIS], u.table.score[ALLIES]],
  drawText,
  findings,
  cases,
};
