import type { Game } from '@sandtable/kernel';
import { about } from './about.js';
import { cases } from './cases/index.js';
import { combatRules } from './combat/attack.js';
import { drawText, findings } from './draw.js';
import { type Facts, factsOf, OPTIONS } from './facts.js';
import { lexicon } from './lexicon.js';
import { newTable, type Table } from './table.js';
import { turn, turnRules } from './turn/turn.js';
import { scoresOf } from './turn/victory.js';
import { viewTable } from './view-table.js';
import { logTexts } from './words.js';

/**
 * Bridgehead: the second worked example of docs/adding-a-game.md, a hex-and-counter game of our own with everything
 * that makes such games hard for an engine: a map of hexes, movement points, zones of control, supply, combat odds,
 * step losses, retreats. The rules are in docs/rules/bridgehead.md.
 *
 * Options: `scenario` (ford, crossing, front, campaign), and two house readings, `zones` and `supply-zones`.
 *
 * How the pieces fit, from the bottom up:
 *   numbers.ts   sides, hexes and units as distinct number types
 *   map/         terrain, rivers, roads, towns of each map: data;  units/  kinds of counters and rosters
 *   scenarios/   the set-ups;  facts.ts  what the options decide
 *   table.ts     what a position is made of: a hex, steps and marks for each unit
 *   movement/    reach, moves of units and stacks, the movement phase;  supply/  tracing supply
 *   combat/      odds, the results table, attacks, losses, retreats, advances
 *   turn/        turns, victory
 *   words.ts     prompts and log lines; the refusals are in the refusals.ts of each folder
 *   view-table.ts the table by names;  draw.ts  the position as text
 *   cases/       positions for rule cases;  bots/  computer players
 */
export const bridgehead: Game<Table, Facts> = {
  ...about,
  ruleset: 1,
  options: OPTIONS,
  facts: factsOf,
  rules: [...turnRules, ...combatRules],
  table: newTable,
  begin: (u) => u.push(turn, {}),
  viewTable,
  logTexts,
  scores: scoresOf,
  round: (u) => ({ now: u.table.turn, of: u.facts.turns }),
  drawText,
  findings,
  lexicon,
  cases,
};
