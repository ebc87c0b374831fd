import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, PATIENCE, PHONE, Visit } from './browser.js';
import { openTab } from './player.js';
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

async function named(name: string, how: Parameters<typeof Visit.at>[2] = {}): Promise<Visit> {
  const visit = await Visit.at(browser, server.address, how);
  await visit.go('#/lobby');
  await visit.page.getByLabel('Your name at the table').fill(name);
  await visit.page.getByRole('button', { name: 'Change', exact: true }).click();
  await visit.page.getByRole('button', { name: 'Change', exact: true, disabled: true }).waitFor();
  return visit;
}

async function say(visit: Visit, text: string): Promise<void> {
  await visit.page.getByRole('textbox', { name: 'Say something' }).fill(text);
  await visit.page.getByRole('button', { name: 'Send' }).click();
  await visit.page.locator('.chat .log-lines p', { hasText: text }).waitFor();
}

it('somebody is muted, blocked and reported where their name is', async () => {
  const [ann, bob] = [await named('Ann'), await named('Bob', { viewport: PHONE })];
  await ann.go('#/new/noughts?online=1');
  await ann.page.getByRole('button', { name: 'Open the table' }).click();
  const link = await ann.page.locator('.invite input').inputValue();
  await bob.page.goto(link);
  await bob.page.getByRole('button', { name: 'Sit down as Crosses' }).click();
  await say(bob, 'you lose');
  const lines = ann.page.locator('.chat .log-lines p');
  await lines.filter({ hasText: 'you lose' }).waitFor();

  // A line is reported by the name before it.
  await lines.getByRole('button', { name: 'Bob' }).click();
  const sheet = ann.page.getByRole('dialog', { name: 'Bob' });
  await sheet.getByText('you lose').waitFor();
  const profile = sheet.getByRole('link', { name: 'Profile' });
  expect(await profile.getAttribute('href')).toMatch(/^#\/people\/[\w-]+$/);
  await sheet.getByRole('button', { name: 'Report this line…' }).click();
  await sheet.getByLabel('What is wrong?').selectOption('spam');
  await sheet.getByLabel('In your own words, if you like').fill('Rude.');
  await ann.isAccessible();
  await sheet.getByRole('button', { name: 'Send the report' }).click();
  await sheet.getByText('Thank you: somebody will look at it.').waitFor();
  // Muted: nothing of his is shown; heard again, it is.
  await sheet.getByRole('button', { name: 'Mute', exact: true }).click();
  await sheet.getByRole('button', { name: 'Hear again' }).waitFor();
  expect(await lines.filter({ hasText: 'you lose' }).count()).toBe(0);
  await sheet.getByRole('button', { name: 'Hear again' }).click();
  await lines.filter({ hasText: 'you lose' }).waitFor({ state: 'attached' });
  await sheet.getByRole('button', { name: 'Block', exact: true }).click();
  await sheet.getByRole('button', { name: 'Unblock' }).waitFor();
  await ann.page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await ann.page.locator('.waiting-seats .mark', { hasText: 'blocked' }).waitFor();

  // Blocked: he does not come to another table of hers, and hears nothing of her.
  await say(ann, 'nobody hears me');
  await say(bob, 'hello?');
  expect(await bob.page.locator('.chat .log-lines p', { hasText: 'nobody hears me' }).count()).toBe(0);
  expect(await lines.filter({ hasText: 'hello?' }).count()).toBe(0);
  await ann.go('#/new/noughts?online=1');
  await ann.page.getByRole('button', { name: 'Open the table' }).click();
  await ann.page.locator('.invite input').waitFor();
  bob.foresee(/status of 403/);
  await bob.page.goto(await ann.page.locator('.invite input').inputValue());
  await bob.page.getByRole('button', { name: 'Sit down as Crosses' }).click();
  await bob.page.getByRole('alert').filter({ hasText: 'does not want to play with you' }).first().waitFor();

  // Her list is beside her name.
  await ann.page.getByText('Muted and blocked people (1)').click();
  await ann.page.getByRole('button', { name: 'Bob: let in again' }).click();
  await ann.page.getByText('Muted and blocked people').waitFor({ state: 'detached' });
  await bob.page.getByRole('button', { name: 'Sit down as Crosses' }).click();
  await bob.page.getByRole('button', { name: 'Stand up' }).waitFor();
  for (const visit of [ann, bob]) await visit.close();
});

it('the host removes a player as the table’s rules say, which everybody sees', async () => {
  const [ann, bob] = [await named('Anna'), await named('Bert', { viewport: PHONE })];
  await ann.go('#/new/noughts?online=1');
  await ann.page.getByText('What the host may do during the game').click();
  await ann.page.getByLabel('Remove a player').selectOption('host');
  await ann.isAccessible();
  await ann.page.getByRole('button', { name: 'Open the table' }).click();
  await bob.page.goto(await ann.page.locator('.invite input').inputValue());
  await bob.page.getByText('The host may remove players at will.').waitFor();
  await bob.page.getByRole('button', { name: 'Sit down as Crosses' }).click();
  await ann.page.getByRole('button', { name: 'Begin the game' }).click();
  await ann.page.locator('.table').waitFor();
  await openTab(ann.page, 'Seats');
  await ann.page.getByRole('button', { name: 'Bert: mute, block or report' }).click();
  await ann.page.getByRole('button', { name: 'Remove, free the seat' }).click();
  await ann.page.getByRole('dialog', { name: 'Remove Bert from this table?' }).waitFor();
  await ann.page.getByRole('button', { name: 'Remove', exact: true }).click();
  await ann.page.locator('.seat-list').getByText('Bert').waitFor({ state: 'detached' });
  bob.foresee(/status of 403/);
  await openTab(bob.page, 'Seats');
  const sit = bob.page.getByRole('button', { name: 'Sit down as Crosses' });
  if ((await sit.count()) > 0) {
    await sit.click();
    await bob.page.getByText('you were removed from this table').first().waitFor();
  }
  for (const visit of [ann, bob]) await visit.close();
});

it('those who look after the server find people, tables and reports, and each act is in the audit log', async () => {
  const [ann, bob] = [await named('Rita'), await named('Carl')];
  await ann.page.getByText('Keep my seats: make an account').click();
  await ann.page.getByLabel('Password').fill('correct horse');
  await ann.page.getByRole('button', { name: 'Make the account' }).click();
  await ann.page.getByRole('button', { name: 'Sign out', exact: true }).waitFor();
  // Nothing is there for anybody else.
  await ann.go('#/admin');
  await ann.page.getByRole('heading', { name: 'Looking after this server' }).waitFor({ state: 'detached' });
  server.appoint('Rita', 'administrator');
  await ann.page.reload();
  await ann.page.getByRole('heading', { name: 'Looking after this server' }).waitFor();
  const list = (name: string) => ann.page.getByRole('list', { name }).locator('> li');
  const tab = (name: string) => ann.page.getByRole('radio', { name, exact: true }).check();
  const because = async (button: string) => {
    await ann.page.getByLabel('Why?').fill('a test');
    await ann.page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();
    await ann.page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  // The report of the first test waits, with its line.
  await list('Reports').filter({ hasText: 'you lose' }).waitFor();
  await ann.isAccessible();
  await list('Reports').getByRole('button', { name: 'Dismiss' }).click();
  await because('Dismiss');
  await ann.page.getByText('Nothing here.').waitFor();

  await tab('People');
  await ann.page.getByLabel('Name or number of a person').fill('carl');
  await ann.page.getByRole('button', { name: 'Search' }).click();
  // Before the search the list may still be on its way, with everybody.
  await expect.poll(() => list('People').count(), { timeout: PATIENCE }).toBe(1);
  await list('People').filter({ hasText: 'Carl' }).getByRole('button', { name: 'Ban', exact: true }).click();
  await ann.page.getByLabel('For how long?').selectOption('7');
  await ann.isAccessible();
  await because('Ban');
  await list('People').filter({ hasText: 'Banned until' }).waitFor();
  bob.foresee(/status of 403/);
  await bob.go('#/new/noughts?online=1');
  await bob.page.getByRole('button', { name: 'Open the table' }).click();
  await bob.page.getByRole('alert').filter({ hasText: 'you are banned until' }).waitFor();

  await tab('Tables');
  const quarrel = list('Tables')
    .filter({ hasText: 'Bert' })
    .or(list('Tables').filter({ hasText: 'Anna' }));
  await quarrel.first().getByRole('button', { name: 'Close the table' }).click();
  await because('Close the table');
  await ann.page.getByLabel('State').selectOption('closed');
  await list('Tables').first().waitFor();
  await ann.page.setViewportSize(PHONE);
  await tab('Audit log');
  await list('Audit log').nth(3).waitFor();
  const told = (await list('Audit log').allTextContents()).join();
  for (const deed of ['Closed', 'Banned', 'Report answered', 'a command on the server'])
    expect(told).toContain(deed);
  await ann.isAccessible();
  for (const visit of [ann, bob]) await visit.close();
});
