import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Mailbox } from '../../server/test/mailbox.js';
import { launch, PATIENCE, PHONE, Visit } from './browser.js';
import { call, account as newAccount, noOverflow, PASSWORD } from './people.js';
import { RealServer } from './server.js';

let browser: Browser;
let server: RealServer;
let mailbox: Mailbox;
beforeAll(async () => {
  [browser, server, mailbox] = await Promise.all([launch(), RealServer.start(), Mailbox.open()]);
  await server.kill();
  await server.run({
    PUBLIC_URL: server.address,
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Sandtable <games@example.org>',
  });
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await mailbox.close();
});

const account = (name: string, how = {}) => newAccount(browser, server.address, name, how);

/** The second player sits down at the table of the first, and resigns. */
async function lose(table: string, winner: Visit, loser: Visit): Promise<void> {
  await call(loser.page, 'POST', `tables/${table}/join`, { seats: ['crosses'] });
  await call(winner.page, 'POST', `tables/${table}/start`, {});
  // Values for the seed may be asked for first.
  const status = async () => (await call<{ status: string }>(winner.page, 'GET', `tables/${table}`)).status;
  await expect.poll(status, { timeout: PATIENCE }).toBe('running');
  await call(loser.page, 'POST', `tables/${table}/resign`, {});
}

it('a rated game is opened, won, and seen in profile, head to head and ladder', async () => {
  const [ann, ben, cid] = [
    await account('Ann'),
    await account('Ben', { viewport: PHONE }),
    await account('Cid'),
  ];
  // Between people it counts unless the host says otherwise; a private game does not.
  await ann.go('#/new/noughts?online=1');
  const counts = ann.page.getByLabel('Rated: it counts for the ratings of all who play');
  await counts.waitFor();
  await expect.poll(() => counts.isChecked(), { timeout: PATIENCE }).toBe(true);
  // With a bot it does not, unless the host says so.
  const crosses = ann.page.getByLabel('Crosses', { exact: true });
  const before = await crosses.inputValue();
  await crosses.selectOption('random');
  await expect.poll(() => counts.isChecked()).toBe(false);
  await crosses.selectOption(before);
  await expect.poll(() => counts.isChecked()).toBe(true);
  await ann.page.getByLabel('Private: only by invitation link').check();
  await counts.waitFor({ state: 'detached' });
  await ann.page.getByLabel('Private: only by invitation link').uncheck();
  await ann.isAccessible();
  await ann.page.getByRole('button', { name: 'Open the table' }).click();
  await ann.page.locator('.invite input').waitFor();
  const table = ann.page.url().split('/').at(-1)!;
  await ben.go('#/lobby');
  const listed = ben.page.locator(`[data-table="${table}"]`, { hasText: 'rated' });
  // A name leads to its profile, the rest of the row to the table.
  await listed.getByRole('link', { name: 'Ann', exact: true }).click();
  await ben.page.getByRole('heading', { name: 'Ann', exact: true }).waitFor();
  await ben.go('#/lobby');
  await noOverflow(ben);
  await listed.click({ position: { x: 4, y: 4 } });
  await ben.page.waitForURL(`**/#/play/${table}`);
  await lose(table, ann, ben);
  for (const loser of [ben, ben, cid, cid]) {
    const body = { game: 'noughts', seats: { noughts: 'me' }, rated: true };
    const { id } = await call<{ id: string }>(ann.page, 'POST', 'tables', body);
    await lose(id, ann, loser);
  }

  // The profile, as another player sees it on a phone.
  const { page } = ben;
  const rated = async () => {
    const { ratings } = await call<{ ratings: { games: number }[] }>(page, 'GET', `people/${ann.id}`);
    return ratings[0]?.games;
  };
  await expect.poll(rated, { timeout: PATIENCE }).toBe(5);
  await ben.go(`#/people/${ann.id}`);
  await page.getByRole('heading', { name: 'Ann', exact: true }).waitFor();
  await page.getByText('5 rated games').waitFor();
  const against = page.getByRole('region', { name: 'You against Ann' });
  const row = against.getByRole('row').nth(1);
  await row.waitFor();
  expect(await row.locator('th, td').allTextContents()).toEqual([
    expect.stringContaining('Noughts'),
    '0',
    '3',
    '0',
  ]);
  await page
    .getByRole('region', { name: 'Games', exact: true })
    .getByRole('link', { name: 'Replay' })
    .nth(4)
    .waitFor();
  await ben.isAccessible();
  await noOverflow(ben);
  await page.getByRole('link', { name: 'Cid' }).first().click();
  await page.getByRole('heading', { name: 'Cid' }).waitFor();
  await page.getByText('not in the ladder yet').waitFor();

  await ann.go('#/ladder/noughts');
  await ann.page.getByRole('row', { name: /1\s+Ann\s+\d+ ± \d+\s+5/ }).waitFor();
  expect(await ann.page.getByRole('row', { name: /Ben/ }).count()).toBe(0);
  await ann.isAccessible();
  // Without a game it is that of the first one on the shelf.
  await ann.go('#/ladder');
  await ann.page.locator('.club-choice [aria-current="page"]').waitFor();
  await page.goto('about:blank');
  ben.foresee(/status of 404/);
  await ben.go('#/people/nobody');
  await page.getByRole('heading', { name: 'there is nobody here by that number' }).waitFor();
  for (const visit of [ann, ben, cid]) await visit.close();
});

it('a host tells a channel whom the game waits for', async () => {
  const gus = await account('Gus');
  const { page } = gus;
  const body = { game: 'noughts', seats: { noughts: 'me' } };
  const { id } = await call<{ id: string }>(page, 'POST', 'tables', body);
  await gus.go(`#/play/${id}`);
  const hook = page.locator('details', { has: page.getByText('Tell a channel whom the game waits for') });
  // What is known of it comes late, and does not overwrite what was typed meanwhile.
  let answer = () => {};
  const typed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const first = async (route: Route) => {
    await typed;
    await route.continue();
  };
  await page.route('**/webhook?*', first, { times: 1 });
  const known = page.waitForResponse('**/webhook?*');
  await hook.locator('summary').click();
  await hook.getByLabel('Webhook').fill('https://chat.example.org/channel');
  answer();
  await known;
  await hook.getByRole('button', { name: 'Save the webhook' }).click();
  await hook.getByText('Saved.').waitFor();
  await gus.isAccessible();
  const found = await call<{ webhook: string }>(page, 'GET', `tables/${id}/webhook`);
  expect(found.webhook).toBe('https://chat.example.org/channel');
  await gus.close();
});

/** Gives the browser a device that keeps passkeys, and says yes to everything. */
async function addDevice(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

it('an account needs no password: a device makes it, signs in and deletes it', async () => {
  const visit = await Visit.at(browser, server.address, { viewport: PHONE });
  const { page } = visit;
  await visit.go('#/lobby');
  await addDevice(page);
  await page.getByLabel('Your name at the table').fill('Pia');
  await page.getByText('Keep my seats: make an account').click();
  await visit.isAccessible();
  await noOverflow(visit);
  await page.getByRole('button', { name: 'Make an account with a passkey' }).click();
  const out = page.getByRole('button', { name: 'Sign out', exact: true });
  await out.waitFor();
  expect(await page.getByLabel('Your name at the table').inputValue()).toBe('Pia');

  // The device is the only way in, so it stays.
  const passkeys = page.locator('details', { has: page.getByText('Passkeys', { exact: true }) });
  await passkeys.locator('summary').click();
  await passkeys.getByText('Your device will ask whether it is you.').waitFor();
  visit.foresee(/status of 400/);
  await passkeys.getByRole('button', { name: 'Remove My device' }).click();
  await page.getByRole('alert').filter({ hasText: 'nothing else opens this account' }).waitFor();
  await visit.isAccessible();

  await out.click();
  await page.getByText('Keep my seats: make an account').click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await out.waitFor();
  const deletion = page.locator('details', { has: page.getByText('Delete my account', { exact: true }) });
  await deletion.locator('summary').click();
  await deletion.getByRole('button').click();
  await visit.answer('Delete the account');
  await page.getByText('Keep my seats: make an account').waitFor();
  await visit.close();
});

it('a device signs in with its passkey, until that is removed', async () => {
  const ann = await account('Dora');
  const { page } = ann;
  await addDevice(page);
  const section = page.locator('details', { has: page.getByText('Passkeys', { exact: true }) });
  await section.locator('summary').click();
  await section.getByLabel('Your password').fill(PASSWORD);
  await section.getByLabel('What to call this device').fill('My laptop');
  await ann.isAccessible();
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await section.locator('bdi', { hasText: 'My laptop' }).waitFor();

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByText('Keep my seats: make an account').click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).waitFor();
  expect(await page.getByLabel('Your name at the table').inputValue()).toBe('Dora');

  await section.locator('summary').click();
  await section.getByText('last used on').waitFor();
  await section.getByLabel('Your password').fill(PASSWORD);
  await section.getByRole('button', { name: 'Remove My laptop' }).click();
  await section.locator('bdi', { hasText: 'My laptop' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByText('Keep my seats: make an account').click();
  ann.foresee(/status of 400/);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByRole('alert').filter({ hasText: 'this passkey was not accepted' }).waitFor();
  await ann.close();
});

it('a forgotten password is replaced by mail, and a person takes their data along', async () => {
  const eva = await account('Eva');
  const { page } = eva;
  const mailTo = async (word: string) => {
    await expect
      .poll(() => mailbox.mails.some(({ text }) => text.includes(word)), { timeout: 60_000 })
      .toBe(true);
    return /http:\S+/.exec(mailbox.mails.find(({ text }) => text.includes(word))!.text)![0];
  };
  const email = 'eva@example.org';
  await call(page, 'POST', 'my/notices', { email, webhook: null, pace: 'daily', quiet: null });
  await page.goto(await mailTo('is this your address'));
  await page.getByRole('button', { name: 'Yes, send them' }).click();
  await page.getByText('Confirmed').first().waitFor();

  const other = await Visit.at(browser, server.address, { viewport: PHONE });
  await other.go('#/lobby');
  await other.page.getByText('Keep my seats: make an account').click();
  await other.page.getByText('Forgotten the password?').click();
  await other.page.getByLabel('E-mail').fill(email);
  await other.isAccessible();
  await other.page.getByRole('button', { name: 'Send the link' }).click();
  await other.page.getByText('a mail is on its way').waitFor();
  await other.page.goto(await mailTo('a new password'));
  await other.page.getByRole('heading', { name: 'A new password' }).waitFor();
  await other.page.getByLabel(/^New password/).fill('battery staple');
  await other.isAccessible();
  await noOverflow(other);
  await other.page.getByRole('button', { name: 'Set the password' }).click();
  await other.page.getByRole('button', { name: 'Sign out', exact: true }).waitFor();
  // Elsewhere the account is signed out.
  await eva.go('#/lobby');
  await page.getByText('Keep my seats: make an account').waitFor();

  const [download] = await Promise.all([
    other.page.waitForEvent('download'),
    other.page.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('sandtable-my-data.json');
  for (const visit of [eva, other]) await visit.close();
});
