import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { botsGame } from './bots-game.js';
import { DESKTOP, launch, PATIENCE, PHONE, Visit } from './browser.js';
import { APP, Host } from './host.js';

let browser: Browser;
let host: Host;
let journal: string;
beforeAll(async () => {
  [browser, host, journal] = await Promise.all([launch(), Host.of(APP), botsGame('ending')]);
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

/** The journal with a person at some seats and bots at the others. */
function withPlayers(...people: string[]): string {
  const seats = ['germany', 'united-kingdom', 'japan', 'soviet-union', 'italy', 'united-states'];
  const tags = seats.map((seat) => `${seat}: ${people.includes(seat) ? 'Ann' : 'bot greedy'}\n`);
  return journal.replace('\n\n', `\n${tags.join('')}\n`);
}

/** Opens the table of a game that is over. */
async function openEnding(visit: Visit, text: string, shown = '.ending-hands'): Promise<void> {
  const { page } = visit;
  await visit.go();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.journal', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.locator('.replay-controls').waitFor();
  const id = /#\/replay\/([^?/]+)/.exec(page.url())?.[1];
  await visit.go(`#/table/${id}`);
  await page.locator(shown).waitFor();
}

/** The size of a PNG, and how many colours a sample of its pixels has. */
function readPng(file: Buffer): { width: number; height: number; colours: number } {
  expect(file.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const [depth, kind] = [file[24], file[25]];
  expect(depth).toBe(8);
  const channels = kind === 6 ? 4 : 3;
  const parts: Buffer[] = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(file.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  const raw = inflateSync(Buffer.concat(parts));
  const row = width * channels;
  expect(raw.length).toBe((row + 1) * height);
  const before = new Uint8Array(row);
  const above = new Uint8Array(row);
  const colours = new Set<number>();
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (row + 1)];
    for (let x = 0; x < row; x++) {
      const [a, b] = [x >= channels ? before[x - channels] : 0, before[x]];
      const corner = x >= channels ? above[x - channels] : 0;
      const value = raw[y * (row + 1) + 1 + x];
      const sum =
        filter === 1
          ? a
          : filter === 2
            ? b
            : filter === 3
              ? (a + b) >> 1
              : filter === 4
                ? paeth(a, b, corner)
                : 0;
      above[x] = before[x];
      before[x] = (value + sum) & 255;
    }
    if (y % 10 === 0)
      for (let x = 0; x < row; x += channels * 10)
        colours.add((before[x] << 16) | (before[x + 1] << 8) | before[x + 2]);
  }
  return { width, height, colours: colours.size };
}

function paeth(a: number, b: number, c: number): number {
  const p = a + b - c;
  const [pa, pb, pc] = [Math.abs(p - a), Math.abs(p - b), Math.abs(p - c)];
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
}

async function share(page: Page): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: PATIENCE }),
    page.getByRole('button', { name: 'Share this picture' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^qmg-ww2-.*\.png$/);
  return readFileSync(await file.path());
}

it('tells how a game ended and where it turned, shows all hands, and draws a picture of it', async () => {
  const visit = await Visit.at(browser, host.address, { viewport: DESKTOP, acceptDownloads: true });
  const { page } = visit;
  await openEnding(visit, withPlayers('germany', 'japan', 'italy'));
  const ending = page.locator('.ending');
  const [axis, allies] = await ending.locator('.ending-score strong').allTextContents();
  const won = Number(axis) > Number(allies);
  expect(await ending.locator('.ending-for').textContent()).toBe(won ? 'You won' : 'You lost');
  expect(await ending.locator('h2').textContent()).toBe(`Victory: ${won ? 'Axis' : 'Allies'}`);
  expect(await ending.locator('.ending-why').textContent()).toContain('You played Germany, Japan and Italy');

  // The lead round by round, as bars and as a table; its last row is the final score.
  await ending.locator('.chart-bar').first().waitFor();
  const rounds = await ending.locator('.chart-bar').count();
  expect(rounds).toBeGreaterThan(4);
  expect(await ending.locator('.chart tbody tr').count()).toBe(rounds);
  const last = await ending.locator('.chart tbody tr').last().locator('td').allTextContents();
  expect(last).toEqual([axis, allies]);

  // Points by country add up, with those won in the turns of others.
  expect(await ending.locator('.ending-points li').count()).toBe(6);

  // Everybody's hand, with nothing hidden.
  expect(await ending.locator('.ending-hand').count()).toBe(6);
  expect(await ending.locator('.ending-hand li').count()).toBeGreaterThan(10);
  expect(await ending.locator('.ending-hands').textContent()).not.toContain('face-down card');

  await visit.isAccessible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { width, height, colours } = readPng(await share(page));
    expect([width, height]).toEqual([1600, 1000]);
    expect(colours).toBeGreaterThan(60);
  }

  // Three turns decided it; each leads into the replay at that moment.
  const turns = ending.locator('.ending-turnings a');
  await expect.poll(() => turns.count(), { timeout: PATIENCE }).toBe(3);
  // They say what came of it: the card is named once. Most of them favoured the winner.
  for (const turn of await turns.all()) {
    const card = (await turn.locator('.soft strong').textContent())!;
    expect(await turn.locator('.ending-turn > :last-child').textContent()).not.toContain(card);
  }
  const favoured = await turns.locator('.ending-swing').allTextContents();
  expect(favoured.filter((text) => text.endsWith(won ? 'Axis' : 'Allies')).length).toBeGreaterThan(1);
  const at = Number(new URL((await turns.nth(1).getAttribute('href'))!, 'http://x/').hash.split('at=')[1]);
  expect(at).toBeGreaterThan(0);
  await turns.nth(1).click();
  await page.locator('.replay-at', { hasText: new RegExp(`^Choice ${at} of`) }).waitFor();
  await visit.close();
});

it('goes on from the ending: the table and its log, the same seats again, or swapped sides', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await openEnding(visit, withPlayers('germany'));
  const over = page.url();
  await page.getByRole('button', { name: 'Table and log' }).click();
  await page.locator('.board-area').waitFor();
  await page.getByRole('button', { name: 'How it ended' }).click();
  await page.getByRole('button', { name: 'Play again, same seats' }).click();
  await page.locator('.prompt h2', { hasText: 'Germany' }).waitFor();
  expect(page.url()).not.toBe(over);
  await page.goto(over);
  await page.getByRole('button', { name: 'Swap sides' }).click();
  await page.locator('.prompt h2', { hasText: 'United Kingdom' }).waitFor();
  await visit.close();
});

it('leaves no button alone in the last row, and none is outside', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await openEnding(visit, withPlayers('germany'));
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [1024, 768],
    [768, 1024],
    [390, 844],
    [844, 390],
  ]) {
    await page.setViewportSize({ width, height });
    const boxes = await page
      .locator('.ending-actions > *')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    const rows = new Map<number, number>();
    for (const { bottom } of boxes) rows.set(Math.round(bottom), (rows.get(Math.round(bottom)) ?? 0) + 1);
    expect(Math.min(...rows.values()), `${width}×${height}`).toBeGreaterThan(1);
    expect(boxes.every(({ left, right, bottom }) => left >= 0 && right <= width && bottom <= height)).toBe(
      true,
    );
    // A low window has no room for two rows.
    if (height < 500) expect(rows.size).toBe(1);
  }
  await visit.close();
});

it('fits a phone both ways up: the verdict first, what to do next always in view', async () => {
  const visit = await Visit.at(browser, host.address, { viewport: PHONE });
  const { page } = visit;
  await openEnding(visit, withPlayers());
  for (const viewport of [PHONE, { width: 844, height: 390 }]) {
    await page.setViewportSize(viewport);
    const seen = async (selector: string) => {
      const box = (await page.locator(selector).first().boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(viewport.width + 1);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(viewport.height + 1);
    };
    await page.locator('.ending').evaluate((node) => node.scrollTo(0, 0));
    await seen('.ending h2');
    await seen('.ending-actions .primary');
    expect(await page.locator('.ending').evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
    await page.locator('.ending-hand').last().scrollIntoViewIfNeeded();
    await seen('.ending-actions .primary');
    const chart = page.locator('.ending .chart svg');
    expect(await chart.evaluate((drawing) => drawing.getBoundingClientRect().height)).toBeGreaterThan(150);
  }
  // Nobody at this screen played: nobody won or lost.
  expect(await page.locator('.ending-for').textContent()).toBe('The game is over');
  await visit.close();
});

it('tells no round and draws no picture where a game has none', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await openEnding(visit, await botsGame('ending', undefined, 'noughts'), '.ending-story header');
  const why = await page.locator('.ending-why').textContent();
  expect(why).toMatch(/^by \S.*\S\s*$/);
  expect(why).not.toContain(' in .');
  await page.getByRole('button', { name: 'Play again, same seats' }).waitFor();
  expect(await page.getByRole('button', { name: 'Share this picture' }).count()).toBe(0);
  await visit.close();
});
