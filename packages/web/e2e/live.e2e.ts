import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, Visit } from './browser.js';
import { choose, offers, provoke, question } from './player.js';
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
  const asked = (page: Page) => page.locator('.prompt h2, .ending').first().waitFor({ state: 'attached' });
  await Promise.any(pages.map(asked));
  for (const page of pages) if ((await question(page)) !== null) return page;
  return null;
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
  await bob.page.getByRole('tab', { name: 'Chat' }).click();
  await ann.page.getByRole('tab', { name: 'Chat' }).click();
  await ann.page.getByLabel('Say something').fill('Good luck!');
  await ann.page.getByRole('button', { name: 'Send' }).click();
  await bob.page.locator('.chat', { hasText: 'Ann' }).filter({ hasText: 'Good luck!' }).waitFor();

  // They play until one may react to the other; meanwhile the other sees who is deciding.
  let reacted = false;
  for (let step = 0; step < 120 && !reacted; step++) {
    const page = await whoIsAsked(pages);
    if (!page) break;
    const other = pages.find((one) => one !== page)!;
    const prompt = (await question(page)) ?? '';
    if (/react|answer/i.test(prompt) && (await question(other)) === null) {
      await other.locator('.waiting-for', { hasText: 'Now to decide' }).waitFor();
      expect(await page.locator('.chain li').count()).toBeGreaterThan(0);
      reacted = true;
    }
    await choose(page, provoke(await offers(page)));
  }
  expect(reacted).toBe(true);

  // The clock of the deciding seat runs.
  await ann.page.getByRole('tab', { name: 'Seats' }).click();
  await ann.page.locator('.clock.is-running').first().waitFor();

  // The server crashes during the game. Both pages show it, and both recover the same position.
  const lines = async (page: Page) => {
    await page.getByRole('tab', { name: 'Log' }).click();
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
  await choose(page!, provoke(await offers(page!)));

  // Bob resigns; both see the end, and the replay shows everything.
  bob.page.once('dialog', (dialog) => void dialog.accept());
  await bob.page.getByRole('button', { name: 'Menu' }).click();
  await bob.page.getByRole('button', { name: 'Resign' }).click();
  await ann.page.locator('.ending', { hasText: 'Victory: North' }).waitFor();
  await ann.page.goto(`${server.address}#/watch/${/play\/([^?]+)/.exec(link)![1]}`);
  await ann.page.locator('.replay-controls').waitFor();
  await ann.page.getByLabel('Through the eyes of').selectOption('indigo');
  await ann.page.locator('.chart-line').first().waitFor();
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
  await host.page.locator('.log', { hasText: 'a1' }).waitFor();
  await host.close();
  await looker.close();
});
