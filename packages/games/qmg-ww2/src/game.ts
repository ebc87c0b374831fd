import type { Game } from '@sandtable/kernel';
import { about } from './about.constants.js';
import { battleRules } from './battle/battle.js';
import { eliminateRules } from './battle/eliminate.js';
import { ALLIES, AXIS, seatChart } from './board/countries.js';
import { placesOf } from './board/places.js';
import { carryRules } from './cards/carry.js';
import { chooseRules } from './cards/choose.js';
import { CARD_RULES } from './cards/decks.js';
import { warfareRules } from './cards/economic-warfare.js';
import { cases } from './cases/index.js';
import { type Facts, makeFacts } from './facts.js';
import { OPTIONS } from './options.js';
import { buildRules } from './pieces/build.js';
import { redeployRules } from './pieces/redeploy.js';
import { removeRules } from './pieces/remove.js';
import { windowRules } from './reactions/window.js';
import { begin, setupRules } from './setup.js';
import { newTable, type Table } from './table.js';
import { ANYTIME_VERBS } from './turn/anytime-verbs.js';
import { discardRules } from './turn/discard.js';
import { playRules } from './turn/play.js';
import { reallocateRules } from './turn/reallocate.js';
import { LAST_ROUND, turnRules } from './turn/turn.js';
import { victoryRules } from './victory/victory-step.js';
import { boardModel } from './view/board-model.js';
import { drawText } from './view/draw.js';
import { findings } from './view/findings.js';
import { lexicon } from './words/lexicon.js';
import { LOG_TEXTS } from './words/words.js';

export const qmgWw2: Game<Table, Facts> = {
  ...about,
  ruleset: 2,
  olderRulesets: [1],
  onlyChoiceSince: 2,
  chart: ({ edition }, players) =>
    players < 2 || players > 6 ? null : seatChart(edition === 'first' ? 'first' : 'second', players),
  options: OPTIONS,
  facts: makeFacts,
  rules: [
    ...setupRules,
    ...turnRules,
    ...playRules,
    ...carryRules,
    ...windowRules,
    ...buildRules,
    ...battleRules,
    ...eliminateRules,
    ...removeRules,
    ...discardRules,
    ...warfareRules,
    ...chooseRules,
    ...redeployRules,
    ...reallocateRules,
    ...victoryRules,
    ...CARD_RULES,
  ],
  anytimeVerbs: ANYTIME_VERBS,
  places: placesOf,
  table: newTable,
  begin,
  logTexts: LOG_TEXTS,
  scores: (u) => [u.table.score[AXIS], u.table.score[ALLIES]],
  round: (u) => ({ now: u.table.round, of: LAST_ROUND }),
  drawText,
  boardModel,
  findings,
  lexicon,
  cases,
};
