import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aboutOf } from '@sandtable/shelf';
import type { Page } from 'playwright-core';

/** A question that needs much space. */
export interface Moment {
  game: string;
  /** Why it was chosen: the longest prompt, the most options. */
  why: string;
  seat: string;
  prompt: string;
  journal: string;
}

/** The questions of every game that need the most space, found by find-longest-prompts.mjs. */
export const MOMENTS: Moment[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'longest-prompts.json'), 'utf8'),
);

export const idOf = (moment: Moment) => `moment-${MOMENTS.indexOf(moment)}`;

/** Stores the games in the browser, in the form that the page takes over from older versions. */
export async function keepMoments(page: Page): Promise<void> {
  await keep(
    page,
    MOMENTS.map((moment) => rowOf(idOf(moment), moment)),
  );
}

/** The same for a game of one's own. */
export async function keepMoment(page: Page, id: string, moment: Position): Promise<void> {
  await keep(page, [rowOf(id, moment)]);
}

/** A position in which a person sits at one of the seats; or people at several, who hide their cards from each other. */
type Position = Pick<Moment, 'game' | 'seat' | 'journal'> & { others?: readonly string[] };

function rowOf(id: string, { game, seat, journal, others = [] }: Position) {
  return {
    id,
    game,
    options: optionsOf(journal),
    seed: 'any',
    seats: Object.fromEntries(
      aboutOf(game)!.seats.map((one) => [
        one.id,
        one.id === seat
          ? { kind: 'person', name: 'Ann' }
          : others.includes(one.id)
            ? { kind: 'person', name: 'Bea' }
            : { kind: 'bot', bot: 'greedy' },
      ]),
    ),
    journal,
    touched: 1,
    finished: false,
    guided: true,
    curtain: others.length > 0,
  };
}

/** The options in the header of a journal: the page shows what they say, as the seats of a scenario. */
function optionsOf(journal: string): Record<string, string> {
  const line = /^options: (.*)$/m.exec(journal)?.[1] ?? '';
  return Object.fromEntries(
    line
      .split(',')
      .filter(Boolean)
      .map((one) => one.split('=')),
  );
}

async function keep(page: Page, games: readonly ReturnType<typeof rowOf>[]): Promise<void> {
  await page.evaluate(
    (rows) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('sandtable', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('games', { keyPath: 'id' });
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const transaction = request.result.transaction('games', 'readwrite');
          for (const row of rows) transaction.objectStore('games').put(row);
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    games,
  );
}
