import { makerOf, Players, playOne } from '@sandtable/bots';
import { type DecisionView, Machine, Match, printJournal, type View, view } from '@sandtable/kernel';
import { botsOf, findGame } from '@sandtable/shelf';
import type { Page } from 'playwright-core';

/** A campaign of Totaler Krieg, played by random players up to a question. Made when a test runs, as rules grow. */
export interface CampaignGame {
  scenario: string;
  seat: string;
  journal: string;
  view: View;
}

const LONGEST = 3000;

/** What makes a question long, as in find-longest-prompts.mjs. */
const MEASURES: readonly ((decision: DecisionView) => number)[] = [
  ({ prompt }) => prompt.length,
  ({ options, subjects = [] }) =>
    (options?.length ?? 0) + subjects.reduce((sum, { ids }) => sum + ids.length, 0),
  ({ options }) => (options?.some(({ touches }) => touches[0]?.kind === 'card') ? (options?.length ?? 0) : 0),
];

/**
 * The questions of a random campaign that need the most space: the longest sentence, the most options, the most cards.
 * They are found when a test runs: the rules of the campaign still grow, and journals kept in a file would not replay.
 */
export async function longestQuestions(scenario: string, choices: number): Promise<CampaignGame[]> {
  const best: { size: number; at: number; seat: string; view: View | null }[] = MEASURES.map(() => ({
    size: 0,
    at: -1,
    seat: '',
    view: null,
  }));
  const { journal } = await play(scenario, `long ${scenario}`, choices, (decision, seat, seen, at) => {
    MEASURES.forEach((measure, i) => {
      const size = measure(decision);
      if (size > best[i].size) best[i] = { size, at, seat, view: seen };
    });
    return false;
  });
  const [header, ...entries] = journal.split(/\n\n/);
  const lines = entries.join('\n\n').split('\n');
  const journalTo = (at: number) => `${header}\n\n${lines.slice(0, at).join('\n')}\n`;
  return best
    .filter(({ at }, i) => best.findIndex((one) => one.at === at) === i)
    .flatMap(({ at, seat, view: seen }) =>
      seen ? [{ scenario, seat, view: seen, journal: journalTo(at) }] : [],
    );
}

/** Plays on until `isIt` says so; returns who is asked then, and the journal so far. */
async function play(
  scenario: string,
  seed: string,
  choices: number,
  isIt: (decision: DecisionView, seat: string, view: View, entries: number) => boolean,
): Promise<{ journal: string; found: { seat: string; view: View } | null }> {
  const game = await findGame('totaler-krieg');
  const own = await botsOf('totaler-krieg');
  const machine = new Machine(game!, { scenario });
  const match = Match.open(machine, seed);
  const players = new Players(
    machine,
    game!.seats.map(() => makerOf('random', own)),
  );
  players.sit(seed);
  let found: { seat: string; view: View } | null = null;
  for (let made = 0; made < choices && !found; made++) {
    const at = machine.nextSeat(match.state);
    if (at < 0) break;
    const seen = view(machine, match.state, at);
    const seat = game!.seats[at].id;
    const decision = seen.decisions.find((one) => one.seat === seat);
    if (decision && isIt(decision, seat, seen, match.entries.length)) found = { seat, view: seen };
    else playOne(match, players, at);
  }
  return { journal: printJournal(match.journal()), found };
}

/** Plays on until a seat is asked what `isIt` looks for. */
export async function campaignUntil(
  scenario: string,
  isIt: (prompt: string, seat: string, view: View) => boolean,
): Promise<CampaignGame> {
  const { journal, found } = await play(scenario, 'campaign', LONGEST, ({ prompt }, seat, seen) =>
    isIt(prompt, seat, seen),
  );
  if (!found) throw new Error(`the question did not come in ${LONGEST} choices of ${scenario}`);
  return { scenario, journal, ...found };
}

/** Stores the game in the browser, with a person on one seat and bots on the others; returns its address. */
export async function keepCampaign(
  page: Page,
  game: CampaignGame,
  id = 'campaign',
  /** Hints are open from the beginning, as in a first game. */
  guided = false,
): Promise<string> {
  const row = {
    id,
    game: 'totaler-krieg',
    options: { scenario: game.scenario },
    seed: 'any',
    seats: Object.fromEntries(
      ['axis', 'western', 'soviet'].map((seat) => [
        seat,
        seat === game.seat ? { kind: 'person', name: 'Ann' } : { kind: 'bot', bot: 'random' },
      ]),
    ),
    journal: game.journal,
    touched: 1,
    finished: false,
    guided,
    curtain: false,
  };
  await page.evaluate(
    (kept) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('sandtable', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('games', { keyPath: 'id' });
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const transaction = request.result.transaction('games', 'readwrite');
          transaction.objectStore('games').put(kept);
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    row,
  );
  await page.reload();
  return `#/table/${id}`;
}
