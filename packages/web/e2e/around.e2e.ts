import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, Visit } from './browser.js';
import { fromMenu, openTab } from './player.js';
import { RealServer } from './server.js';

let browser: Browser;
let server: RealServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), RealServer.start()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

async function called(name: string): Promise<Visit> {
  const visit = await Visit.at(browser, server.address);
  await visit.go('#/lobby');
  await visit.page.getByLabel('Your name at the table').fill(name);
  await visit.page.getByRole('button', { name: 'Change' }).click();
  await visit.page.locator('button:disabled', { hasText: 'Change' }).waitFor();
  return visit;
}

async function say(page: Page, to: 'Table' | 'Team', text: string): Promise<void> {
  await page.getByLabel('To', { exact: true }).selectOption({ label: to });
  await page.getByLabel('Say something').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

it('has everything an online table needs besides the game', async () => {
  const [ann, bob, cid] = [await called('Ann'), await called('Bob'), await called('Cid')];
  const eve = await Visit.at(browser, server.address);

  // The lobby shows a new table at once; the account form is available.
  await bob.page.locator('.account summary, details summary').first().click();
  await bob.isAccessible();
  await ann.go('#/new/outposts?online=1');
  await ann.page.getByLabel('Indigo', { exact: true }).selectOption({ label: 'Bot: greedy' });
  await ann.page.getByLabel('By correspondence').check();
  await ann.page.getByRole('button', { name: 'Open the table' }).click();
  const link = await ann.page.locator('.invite input').inputValue();
  const row = bob.page.locator('.lobby-rows > li', { hasText: 'Ann (Amber)' });
  await row.getByRole('link', { name: 'Outposts' }).click();
  await bob.page.getByRole('button', { name: 'Sit down as Jade' }).click();
  await cid.page.goto(link);
  await cid.page.getByRole('button', { name: 'Sit down as Crimson' }).click();
  await ann.page.locator('.waiting-seats', { hasText: 'Cid' }).waitFor();
  await ann.page.getByRole('button', { name: 'Begin the game' }).click();
  for (const { page } of [ann, bob, cid]) await page.locator('.prompt').waitFor();

  // A spectator sees the board, but no hand.
  await eve.page.goto(link);
  await eve.page.locator('.waiting-for', { hasText: 'decide' }).waitFor();
  expect(await eve.page.locator('.hand, .prompt h2').count()).toBe(0);
  await openTab(ann.page, 'Seats');
  await ann.page.getByText('1 spectator').waitFor();
  await ann.page.locator('.seat-list li', { hasText: 'Cid · here' }).waitFor();
  await ann.page.locator('.clock').first().waitFor();
  await ann.isAccessible();

  // Team chat is visible to the team only. Unread lines are counted.
  for (const { page } of [bob, cid]) await openTab(page, 'Chat');
  await say(bob.page, 'Team', 'I take the summit');
  await say(bob.page, 'Table', 'Hello everybody');
  await openTab(ann.page, 'Chat 2 new');
  await ann.page.locator('.chat .to-team', { hasText: 'I take the summit' }).waitFor();
  await cid.page.locator('.chat', { hasText: 'Hello everybody' }).waitFor();
  expect(await cid.page.locator('.chat').textContent()).not.toContain('summit');
  await ann.isAccessible();

  // With a clock, players must agree to pause and to resume.
  await fromMenu(ann.page, 'Ask for a pause');
  for (const { page } of [bob, cid]) await fromMenu(page, 'Agree to a pause');
  await cid.page.locator('.link-note', { hasText: 'paused' }).waitFor();
  await cid.page.locator('.prompt h2').waitFor({ state: 'detached' });
  await cid.isAccessible();
  for (const { page } of [cid, ann, bob]) await fromMenu(page, 'Go on');
  await cid.page.locator('.link-note').waitFor({ state: 'detached' });

  // A bot plays for a player who leaves, until they take their seat back.
  await openTab(cid.page, 'Seats');
  await cid.page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await openTab(ann.page, 'Seats');
  await ann.page.locator('.seat-list li', { hasText: 'bot for Cid' }).waitFor();
  await cid.page.getByRole('button', { name: 'Take my seat back' }).click();
  await ann.page.locator('.seat-list li', { hasText: 'Cid · here' }).waitFor();
  // A player who was online a moment ago is not replaced.
  await cid.page.goto('about:blank');
  await ann.page.locator('.seat-list li', { hasText: 'Cid · away' }).waitFor();
  ann.foresee(/status of 409/);
  await ann.page.getByRole('button', { name: 'A bot for Crimson' }).click();
  await ann.page.getByRole('alert').waitFor();
  await cid.page.goto(link);
  await ann.page.locator('.seat-list li', { hasText: 'Cid · here' }).waitFor();

  // A player can watch the replay of their own running game, from their own view.
  await fromMenu(ann.page, 'Watch the replay');
  await ann.page.locator('.replay-controls').waitFor();
  const eyes = ann.page.getByLabel('Through the eyes of');
  expect(await eyes.locator('option').allTextContents()).toEqual(['a spectator', 'Amber']);
  await ann.page.goBack();
  await ann.page.locator('.prompt').waitFor();

  // A side has resigned when all its players have; then the journal can be saved, and a rematch started.
  await fromMenu(ann.page, 'Resign');
  await ann.answer('Resign');
  await openTab(cid.page, 'Seats');
  await cid.page.locator('.seat-list li', { hasText: 'resigned' }).waitFor();
  await fromMenu(bob.page, 'Resign');
  await bob.answer('Resign');
  await cid.page.locator('.ending', { hasText: 'Victory: South' }).waitFor();
  await ann.page.locator('.ending').waitFor();
  await ann.isAccessible();
  await ann.page.getByRole('button', { name: 'Table and log' }).click();
  const downloading = ann.page.waitForEvent('download');
  await fromMenu(ann.page, 'Download the journal');
  const journal = readFileSync(await (await downloading).path(), 'utf8');
  expect(journal).toMatch(/^sandtable journal 1\ngame: outposts\n/);
  await fromMenu(ann.page, 'Play again with the same people');
  await bob.page.getByRole('link', { name: 'To the new table' }).click();
  await bob.page
    .locator('.waiting-seats', { hasText: 'Ann' })
    .or(bob.page.locator('.table'))
    .first()
    .waitFor();
  for (const visit of [ann, bob, cid, eve]) await visit.close();
});
