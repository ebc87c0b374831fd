import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, PATIENCE, Visit } from './browser.js';
import { answer, askedNow, choose, chooseOf, logged, offers, openTab, provoke, question } from './player.js';
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

/** Waits for one of the pages to be asked and returns it; null when the game is over. */
async function whoIsAsked(pages: readonly Page[]): Promise<Page | null> {
  for (;;) {
    const asked = (page: Page) => page.locator('.prompt h2, .ending').first().waitFor({ state: 'attached' });
    await Promise.any(pages.map(asked));
    for (const page of pages) if ((await question(page)) !== null) return page;
    // Neither: the question that was there has just been answered.
    if ((await pages[0].locator('.ending').count()) > 0) return null;
  }
}

it('lets two people play live, with a reaction, through a crash of the server', async () => {
  const [ann, bob] = [await Visit.at(browser, server.address), await Visit.at(browser, server.address)];
  const pages = [ann.page, bob.page];

  // Ann sets her name, opens a private table, keeps the north and invites.
  await ann.go('#/lobby');
  await ann.page.getByLabel('Your name at the table').fill('Ann');
  await ann.page.getByRole('button', { name: 'Change' }).click();
  await ann.isAccessible();
  await ann.go('#/new/outposts?online=1');
  await ann.page.getByLabel('Jade', { exact: true }).selectOption('me');
  await ann.page.getByLabel('Private').check();
  await ann.page.getByLabel('Live', { exact: true }).check();
  await ann.isAccessible();
  await ann.page.getByRole('button', { name: 'Open the table' }).click();
  const link = await ann.page.locator('.invite input').inputValue();
  await bob.page.goto(link);
  await bob.page.getByRole('button', { name: 'Sit down as Crimson' }).click();
  await bob.page.getByRole('button', { name: 'Sit down as Indigo' }).click();
  await bob.page.getByRole('button', { name: 'Stand up' }).nth(1).waitFor();
  await ann.isAccessible();
  await ann.page.getByText('Fair chance').click();
  await ann.page.locator('.chance-facts [data-standing="committed"]').waitFor();
  await ann.page.getByRole('button', { name: 'Begin the game' }).click();

  // Both browsers confirm that their part is in the seed.
  for (const visit of [ann, bob]) {
    await visit.page.getByRole('button', { name: 'Menu' }).click();
    await visit.page.getByRole('button', { name: 'Fair chance' }).click();
    await visit.page.locator('.chance-sheet [data-standing="counted"]').waitFor();
    expect(await visit.page.locator('.commitments code').count()).toBe(1 + 4 * 2);
    await visit.isAccessible();
    await visit.page.locator('.chance-sheet').getByRole('button', { name: 'Close' }).click();
  }

  // They chat.
  await openTab(bob.page, 'Chat');
  await openTab(ann.page, 'Chat');
  await ann.page.getByLabel('Say something').fill('Good luck!');
  await ann.page.getByRole('button', { name: 'Send' }).click();
  await bob.page.locator('.chat', { hasText: 'Ann' }).filter({ hasText: 'Good luck!' }).waitFor();

  // They play until one may react to the other; meanwhile the other sees who is deciding.
  let reacted = false;
  for (let step = 0; step < 120 && !reacted; ) {
    const page = await whoIsAsked(pages);
    if (!page) break;
    const other = pages.find((one) => one !== page)!;
    // The question and its options are read together: the table may go on between two looks.
    const asked = await askedNow(page);
    if (!asked) continue;
    if (/react|answer/i.test(asked.prompt) && (await question(other)) === null) {
      await other.locator('.waiting-for', { hasText: 'Now to decide' }).waitFor();
      expect(await page.locator('.chain-line').count()).toBeGreaterThan(0);
      reacted = true;
    }
    if (await chooseOf(page, asked, provoke(asked.options))) step++;
  }
  expect(reacted).toBe(true);

  // The clock of the deciding seat runs.
  await openTab(ann.page, 'Seats');
  await ann.page.locator('.clock.is-running').first().waitFor();

  // The server crashes during the game. Both pages show it, and both recover the same position.
  const lines = async (page: Page) => {
    await openTab(page, 'Log');
    return page.locator('.log li').count();
  };
  await whoIsAsked(pages);
  const before = await lines(bob.page);
  await server.kill();
  for (const page of pages) await page.locator('.link-note', { hasText: 'connection was lost' }).waitFor();
  await server.run();
  for (const page of pages) await page.locator('.link-note').waitFor({ state: 'detached' });
  expect(await lines(bob.page)).toBe(before);
  const page = await whoIsAsked(pages);
  expect(page).not.toBeNull();
  await answer(page!, provoke);

  // Bob resigns; both see the end, and the replay shows everything.
  await bob.page.getByRole('button', { name: 'Menu' }).click();
  await bob.page.getByRole('button', { name: 'Resign' }).click();
  await bob.answer('Resign');
  await ann.page.locator('.ending', { hasText: 'Victory: North' }).waitFor();
  await ann.page.goto(`${server.address}#/watch/${/play\/([^?]+)/.exec(link)![1]}`);
  await ann.page.locator('.replay-controls').waitFor();
  await ann.page.getByLabel('Through the eyes of').selectOption('indigo');
  await ann.page.locator('.chart svg').first().waitFor();
  // The crash appears in the browser's console; nothing else may.
  for (const visit of [ann, bob]) {
    visit.foresee(/ERR_|WebSocket|Failed to load/);
    await visit.close();
  }
});

it('follows a table by event streams if WebSockets fail', async () => {
  const [host, looker] = [await Visit.at(browser, server.address), await Visit.at(browser, server.address)];
  await looker.page.addInitScript(() => {
    // A proxy that blocks WebSockets.
    class Blocked extends EventTarget {
      readyState = 3;
      onclose: (() => void) | null = null;
      constructor() {
        super();
        setTimeout(() => this.onclose?.());
      }
      close() {}
      send() {}
    }
    Object.assign(Blocked, { OPEN: 1 });
    Object.assign(window, { WebSocket: Blocked });
  });
  await host.go('#/new/noughts?online=1');
  await host.page.getByLabel('Crosses', { exact: true }).selectOption('open');
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  const link = await host.page.locator('.invite input').inputValue();
  await looker.page.goto(link);
  await looker.page.getByRole('button', { name: 'Sit down as Crosses' }).click();
  await looker.page.getByRole('button', { name: 'Stand up' }).waitFor();
  await host.page.getByRole('button', { name: 'Begin the game' }).click();
  await host.page.locator('.prompt h2').waitFor();
  await choose(host.page, 'mark b2');
  await looker.page.locator('.prompt h2').waitFor();
  await choose(looker.page, 'mark a1');
  await logged(host.page, 'a1');

  // A paused table says so, and the players go on from there.
  await host.page.getByRole('button', { name: 'Menu' }).click();
  await host.page.getByRole('button', { name: 'Pause', exact: true }).click();
  const pauses = [host, looker].map(({ page }) => page.locator('.link-note', { hasText: 'paused' }));
  for (const note of pauses) await note.waitFor();
  await pauses[1].getByRole('button', { name: 'Go on' }).click();
  for (const note of pauses) await note.waitFor({ state: 'detached' });

  // A server that is away for longer than the sockets are tried is not taken for one without sockets.
  await server.kill();
  const away = [host, looker].map(({ page }) =>
    page.locator('.link-note', { hasText: 'connection was lost' }),
  );
  for (const note of away) await note.waitFor();
  await host.page.waitForTimeout(6_000);
  for (const note of away) expect(await note.isVisible()).toBe(true);
  await server.run();
  for (const note of away) await note.waitFor({ state: 'detached' });
  await choose(host.page, 'mark c3');
  await logged(looker.page, 'c3');
  for (const visit of [host, looker]) {
    visit.foresee(/ERR_|WebSocket|Failed to load|EventSource/);
    await visit.close();
  }
});

it('goes back when everybody agrees, and not when somebody refuses', async () => {
  const [ann, bob] = [await Visit.at(browser, server.address), await Visit.at(browser, server.address)];
  await ann.go('#/new/noughts?online=1');
  await ann.page.getByRole('button', { name: 'Open the table' }).click();
  const link = await ann.page.locator('.invite input').inputValue();
  await bob.page.goto(link);
  await bob.page.getByRole('button', { name: 'Sit down as Crosses' }).click();
  await bob.page.getByRole('button', { name: 'Stand up' }).waitFor();
  await ann.page.getByRole('button', { name: 'Begin the game' }).click();
  await choose(ann.page, 'mark a1');
  await choose(bob.page, 'mark b2');
  const ask = async () => {
    await ann.page.getByRole('button', { name: 'Menu' }).click();
    await ann.page.getByRole('button', { name: 'Ask to go back…' }).click();
    // The first choice of all is the last of the list.
    await ann.page.locator('.back-point').last().click();
    await ann.page.locator('.back-sheet').getByRole('button', { name: 'Ask the others' }).click();
    await bob.page.locator('.back-note', { hasText: 'asks to go back' }).waitFor();
  };
  await ask();
  await bob.isAccessible();
  await bob.page.getByRole('button', { name: 'Refuse' }).click();
  for (const { page } of [ann, bob]) await page.locator('.back-note').waitFor({ state: 'detached' });
  // Seven squares are left, as before.
  expect(await offers(ann.page)).toHaveLength(7);
  await ask();
  await bob.page.getByRole('button', { name: 'Agree' }).click();
  // The board is empty again, both are told, and noughts begin.
  for (const { page } of [ann, bob]) await logged(page, 'Everybody agreed to go back to choice 0');
  await choose(ann.page, 'mark b2');
  await choose(bob.page, 'mark a1');
  for (const visit of [ann, bob]) await visit.close();
});

it('goes back at once if only bots play', async () => {
  const visit = await Visit.at(browser, server.address);
  const { page } = visit;
  await visit.go('#/new/noughts?online=1');
  await page.locator('.seat-rows select').last().selectOption({ label: 'Bot: random' });
  await page.getByRole('button', { name: 'Open the table' }).click();
  // Nobody is waited for: it begins by itself.
  await choose(page, 'mark a1');
  await expect.poll(async () => (await offers(page)).length, { timeout: PATIENCE }).toBe(7);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Ask to go back…' }).click();
  const go = page.locator('.back-sheet').getByRole('button', { name: 'Go back', exact: true });
  expect(await go.isDisabled()).toBe(true);
  await page.locator('.back-point').last().click();
  await go.click();
  await page.locator('.back-sheet').waitFor({ state: 'detached' });
  await expect.poll(async () => (await offers(page)).length, { timeout: PATIENCE }).toBe(9);
  expect(await page.locator('.back-note').count()).toBe(0);
  await visit.close();
});

it('keeps what a player has ticked while the others answer the same question', async () => {
  const [ann, bob] = [await Visit.at(browser, server.address), await Visit.at(browser, server.address)];
  await ann.go('#/new/qmg-ww2?online=1');
  for (const seat of ['Japan', 'Soviet Union', 'Italy', 'United States'])
    await ann.page.getByLabel(seat, { exact: true }).selectOption({ label: 'Bot: greedy' });
  await ann.page.getByLabel('United Kingdom', { exact: true }).selectOption('open');
  await ann.page.getByRole('button', { name: 'Open the table' }).click();
  await bob.page.goto(await ann.page.locator('.invite input').inputValue());
  await bob.page.getByRole('button', { name: 'Sit down as United Kingdom' }).click();
  await bob.page.getByRole('button', { name: 'Stand up' }).waitFor();
  await ann.page.getByRole('button', { name: 'Begin the game' }).click();
  // Both discard from their first hands at the same time. Ann has ticked one card, not all, when Bob is ready.
  const ticked = ann.page.locator('.options [data-ticks][aria-pressed="true"]');
  await ann.page.locator('.options [data-ticks]').first().click();
  await ticked.first().waitFor();
  const card = await ticked.first().getAttribute('data-option');
  await answer(bob.page, ([first]) => first);
  await logged(ann.page, 'The United Kingdom discards');
  expect(await ticked.count()).toBe(1);
  expect(await ticked.getAttribute('data-option')).toBe(card);
  for (const visit of [ann, bob]) await visit.close();
});
