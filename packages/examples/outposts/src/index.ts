import type { Game } from '@sandtable/kernel';
import { about } from './about.js';
import { battleRules } from './battle.js';
import { cards } from './cards.js';
import { cases } from './cases.js';
import { drawText, findings } from './draw.js';
import { DECK, type Facts, ROUNDS, SEATS } from './facts.js';
import { lexicon } from './lexicon.js';
import { newTable, pileOf, places, type Table } from './table.js';
import { setup, turnRules } from './turn.js';
import { windowRules } from './window.js';
import { logTexts } from './words.js';

/**
 * Outposts: the worked example of docs/adding-a-game.md, and the test game for the kernel's support of cards. Two
 * teams of two settle and raid seven hills; face-down cards react to what happens, and other cards react to them.
 * Our own game, rules in docs/rules/outposts.md.
 *
 * Options: `rounds` (short, or long enough for the decks to run out).
 *
 * How the pieces fit, from the bottom up:
 *   about.ts     the catalogue entry: title, seats, sides (readable without the engine)
 *   facts.ts     the board, the homes, the decks: data
 *   table.ts     what a position is made of: camps, points, and the piles of cards
 *   card.ts      the types of cards, and conditions for them
 *   words.ts     prompts, log lines, reasons;  refusals.ts  every refusal with the anchor of its rule
 *   window.ts    the reaction window
 *   battle.ts    settling, raiding, removing;  stores.ts  drawing and discarding, empty decks
 *   cards.ts     the cards themselves
 *   turn.ts      setup, turns, rounds, the end
 *   cases.ts     positions for rule cases;  draw.ts  the position as text
 */
export const outposts: Game<Table, Facts> = {
  ...about,
  ruleset: 2,
  olderRulesets: [1],
  onlyChoiceSince: 2,
  options: {
    rounds: { values: Object.keys(ROUNDS), default: 'short', about: 'how long the game lasts' },
  },
  facts: ({ rounds }) => ({ rounds: ROUNDS[rounds as keyof typeof ROUNDS], cards }),
  rules: [...turnRules, ...battleRules, ...windowRules],
  places,
  table: newTable,
  begin(u) {
    SEATS.forEach((_, seat) => {
      for (let i = 0; i < DECK.length; i++) u.lay(seat * DECK.length + i, pileOf(seat, 'deck'));
    });
    u.push(setup, {});
  },
  logTexts,
  scores: (u) => u.table.points.slice(),
  round: (u) => ({ now: u.table.round, of: u.facts.rounds }),
  drawText,
  findings,
  lexicon,
  cases,
};
