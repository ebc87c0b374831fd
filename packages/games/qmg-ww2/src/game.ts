import type { Game } from '@sandtable/kernel';
import { about } from './about.js';
import { ANYTIME_VERBS } from './anytime-verbs.js';
import { battleRules } from './battle.js';
import { buildRules } from './build.js';
import { CARD_RULES } from './cards/decks.js';
import { carryRules } from './carry.js';
import { cases } from './cases.js';
import { chooseRules } from './choose.js';
import { ALLIES, AXIS, seatChart } from './countries.js';
import { discardRules } from './discard.js';
import { drawText } from './draw.js';
import { eliminateRules } from './eliminate.js';
import { type Facts, makeFacts } from './facts.js';
import { findings } from './findings.js';
import { OPTIONS } from './options.js';
import { placesOf } from './places.js';
import { playRules } from './play.js';
import { reallocateRules } from './reallocate.js';
import { redeployRules } from './redeploy.js';
import { removeRules } from './remove.js';
import { begin, setupRules } from './setup.js';
import { newTable, type Table } from './table.js';
import { turnRules } from './turn.js';
import { victoryRules } from './victory-step.js';
import { warfareRules } from './warfare.js';
import { windowRules } from './window.js';
import { LOG_TEXTS } from './words.js';

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
  drawText,
  findings,
  cases,
};
