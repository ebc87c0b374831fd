// Plays random games and keeps the moments whose questions need the most space, for always-in-view.e2e.ts:
// node packages/web/e2e/find-longest-prompts.mjs (after npm run build). It rewrites longest-prompts.json.
// With the name of a measure and a game ("most cards in a reaction" east-front) it searches other games, all
// random, for this one alone, and leaves the other moments as they are: tests know some of them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makerOf, Players, playOne } from '@sandtable/bots';
import { Machine, Match, printJournal, view } from '@sandtable/kernel';
import { cardFaces } from '@sandtable/qmg-ww2/faces';
import { botsOf, findGame } from '@sandtable/shelf';

/** The games, with options, and how many random games of each are searched. */
const SEARCHED = [
  { game: 'qmg-ww2', options: {}, seeds: 6, choices: 420 },
  { game: 'east-front', options: {}, seeds: 6, choices: 700 },
  { game: 'bridgehead', options: { scenario: 'crossing' }, seeds: 2, choices: 160 },
  { game: 'totaler-krieg', options: { scenario: 'barbarossa' }, seeds: 2, choices: 260 },
  { game: 'totaler-krieg', options: { scenario: 'fall-of-france' }, seeds: 2, choices: 260 },
  { game: 'outposts', options: {}, seeds: 6, choices: 120 },
  { game: 'noughts', options: {}, seeds: 1, choices: 6 },
];

const countOptions = ({ options, subjects = [] }) =>
  options.length + subjects.reduce((sum, { ids }) => sum + ids.length, 0);

/** The length of each card's text, of the edition that is searched. */
const LETTERS = new Map(
  (await cardFaces({ edition: 'second' })).map(({ country, id, text }) => [`${country} ${id}`, text.length]),
);

/** The cards that options offer by themselves, each once. */
function offeredCards(options) {
  const alone = options.filter(({ touches }) => touches.length === 1 && touches[0].kind === 'card');
  return [...new Set(alone.map(({ touches }) => touches[0].id))];
}

/** From this number on the cards of a reaction are written out in the list of options. */
const MANY_CARDS = 4;
const manyOf = (count) => (count >= MANY_CARDS ? count : 0);

/** The letters of the cards that a reaction shows: the one that is answered and those offered, if they are few. */
function lettersOfReaction({ standing, options, seat }, { board }) {
  if (!standing || !board?.acting) return 0;
  const offered = offeredCards(options);
  const shown = offered.length > 3 ? [] : offered.map((id) => `${seat} ${id}`);
  if (shown.length === 0) return 0;
  return [`${board.acting.country} ${board.acting.id}`, ...shown]
    .map((card) => LETTERS.get(card) ?? 0)
    .reduce((sum, letters) => sum + letters, 0);
}

/** The size of a question in a battle whose dice are rolled, if its options touch such things. */
function afterDice({ options, prompt, subjects = [] }, { attack }, kind) {
  const touched = options.filter(({ touches }) => touches[0]?.kind === kind).length;
  const offered = subjects.filter((one) => one.kind === kind).reduce((sum, { ids }) => sum + ids.length, 0);
  return attack?.rolled && touched + offered > 0 ? 100 * (touched + offered) + prompt.length : 0;
}

/** What makes a question long. The first of equals counts. */
const MEASURES = {
  'longest prompt': ({ prompt }) => prompt.length,
  'most options': (decision) => countOptions(decision),
  'deepest chain': (_, { chain }) => chain.join(' ').length,
  'fullest combat': (decision, { board }) =>
    board?.combat ? 100 * countOptions(decision) + decision.prompt.length : 0,
  'wordiest reaction': lettersOfReaction,
  'most cards in a reaction': ({ standing, options }) =>
    standing ? manyOf(offeredCards(options).length) : 0,
  'most cards in a combat': ({ standing, options }, { board }) =>
    board?.combat && !standing ? manyOf(offeredCards(options).length) : 0,
  'odds and options': (decision) => (decision.odds ? countOptions(decision) : 0),
  // What a battle came to is shown beside the question.
  'most places after the dice': (decision, { table }) => afterDice(decision, table, 'hex'),
  'most units after the dice': (decision, { table }) => afterDice(decision, table, 'unit'),
};

const file = join(import.meta.dirname, 'longest-prompts.json');
const [only, ofGame] = process.argv.slice(2);
if (only && !(only in MEASURES)) throw new Error(`there is no such measure: ${only}`);
const measures = Object.entries(MEASURES).filter(([why]) => !only || why === only);
const found = only
  ? JSON.parse(readFileSync(file, 'utf8')).filter(({ game, why }) => why !== only || game !== ofGame)
  : [];
for (const { game: id, options, seeds, choices } of SEARCHED) {
  if (only && id !== ofGame) continue;
  const game = await findGame(id);
  const own = await botsOf(id);
  const best = new Map();
  for (let n = 0; n < seeds; n++) {
    const seed = only ? `cards ${n}` : `long ${n}`;
    const machine = new Machine(game, options);
    const match = Match.open(machine, seed);
    // Random players reach more of the rules than careful ones.
    const players = new Players(
      machine,
      game.seats.map(() => makerOf(n % 2 && !only ? 'greedy' : 'random', own)),
    );
    players.sit(seed);
    const moments = [];
    for (let made = 0; made < choices && machine.askedSeats(match.state) !== 0; made++) {
      const seat = machine.nextSeat(match.state);
      const seen = view(machine, match.state, seat);
      const decision = seen.decisions.find((one) => one.seat === game.seats[seat].id);
      if (decision?.options) moments.push({ at: match.entries.length, seat: decision.seat, decision, seen });
      playOne(match, players, seat);
    }
    const lines = printJournal(match.journal());
    for (const { at, seat, decision, seen } of moments)
      for (const [why, measure] of measures) {
        const size = measure(decision, seen);
        if (size > (best.get(why)?.size ?? 0))
          best.set(why, { size, at, seat, prompt: decision.prompt, lines });
      }
  }
  const taken = new Map();
  for (const [why, { at, seat, prompt, lines }] of best) {
    const key = `${at} ${lines.length}`;
    if (taken.has(key)) taken.get(key).why += `, ${why}`;
    else taken.set(key, { game: id, why, seat, prompt, journal: cut(lines, at) });
  }
  found.push(...taken.values());
}

/** The journal up to a number of entries. */
function cut(journal, entries) {
  const [header, ...parts] = journal.split(/\n\n/);
  const lines = parts.join('\n\n').split('\n');
  return `${header}\n\n${lines.slice(0, entries).join('\n')}\n`;
}

writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`);
for (const { game, why, seat, prompt, journal } of found)
  console.log(`${game}: ${why} (${seat}, ${journal.length}): ${prompt}`);
