import type { AnyRule, Game } from '@sandtable/kernel';
import { about } from './about.constants.js';
import { placesOf } from './board/places.js';
import { attackByText } from './cards/attack.js';
import { choiceRules } from './cards/choices.js';
import { deployByText } from './cards/deploy.js';
import { eliminateRules } from './cards/eliminate.js';
import { moveRules } from './cards/move.js';
import { plainRules } from './cards/plain.js';
import { text } from './cards/play-text.js';
import { togetherRules } from './cards/together.js';
import { cases } from './cases/index.js';
import { combatRules } from './combat/combat.js';
import { type Facts, makeFacts } from './facts.js';
import { OPTIONS } from './options.js';
import { ALLIES, AXIS } from './pieces/pieces.js';
import { begin, setupRules } from './setup.js';
import { LAST_ROUND, newTable, type Table } from './table.js';
import { actionRules } from './turn/actions.js';
import { anytimeVerbsFor } from './turn/anytime-verbs.js';
import { payingRules } from './turn/paying.js';
import { turnRules } from './turn/turn.js';
import { boardModel } from './view/board-model.js';
import { drawText } from './view/draw.js';
import { findings } from './view/findings.js';
import { viewTable } from './view/view-table.js';
import { lexicon } from './words/lexicon.js';
import { LOG_TEXTS } from './words/words.js';

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
  boardModel,
  logTexts: LOG_TEXTS,
  scores: (u) => [u.table.score[AXIS], u.table.score[ALLIES]],
  round: (u) => ({ now: u.table.round, of: LAST_ROUND }),
  drawText,
  findings,
  lexicon,
  cases,
};
