import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, PATIENCE, PHONE, Visit } from './browser.js';
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

const ACCOUNT = 'Keep my seats: make an account';

async function fillIn(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByText(ACCOUNT).click();
  await page.getByLabel('Password').fill(password);
}

it('an account’s password is changed, and the account deleted, by its owner', async () => {
  const ann = await Visit.at(browser, server.address);
  await ann.go('#/lobby');
  await fillIn(ann.page, 'Annabel', 'correct horse');
  await ann.page.getByRole('button', { name: 'Make the account' }).click();
  await ann.page.getByRole('button', { name: 'Sign out', exact: true }).waitFor();
  const phone = await Visit.at(browser, server.address, { viewport: PHONE });
  await phone.go('#/lobby');
  await fillIn(phone.page, 'Annabel', 'correct horse');
  await phone.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await phone.page.getByRole('button', { name: 'Sign out', exact: true }).waitFor();

  // Changing the password requires the old one, and signs out all other sessions.
  await ann.page.getByText('Another password').click();
  await ann.isAccessible();
  ann.foresee(/status of 400/);
  await ann.page.getByLabel('Old password').fill('wrong horse');
  await ann.page.getByLabel(/^New password/).fill('battery staple');
  await ann.page.getByRole('button', { name: 'Change the password' }).click();
  await ann.page.getByRole('alert').filter({ hasText: 'that is not your password' }).waitFor();
  await ann.page.getByLabel('Old password').fill('correct horse');
  await ann.page.getByRole('button', { name: 'Change the password' }).click();
  await ann.page.getByRole('status').filter({ hasText: 'Your password is changed' }).waitFor();
  await phone.page.reload();
  await phone.page.getByText(ACCOUNT).waitFor();

  // Deleting the account requires the password and a confirmation.
  await ann.go('#/new/outposts?online=1');
  await ann.page.getByRole('button', { name: 'Open the table' }).click();
  await ann.page.locator('.invite input').waitFor();
  const listed = phone.page.locator('.lobby-rows > li', { hasText: 'Annabel' });
  await listed.getByRole('link', { name: 'Outposts' }).waitFor();
  await ann.go('#/lobby');
  await ann.page.getByText('Delete my account').click();
  await ann.isAccessible();
  await ann.page.getByLabel('Password', { exact: true }).fill('battery staple');
  await ann.page.getByRole('button', { name: 'Delete the account' }).click();
  await ann.page.getByRole('dialog', { name: 'Delete your account for good?' }).waitFor();
  await ann.isAccessible();
  await ann.page.keyboard.press('Escape');
  await ann.page.getByRole('dialog').waitFor({ state: 'detached' });
  await ann.page.getByRole('button', { name: 'Sign out', exact: true }).waitFor();
  await ann.page.getByRole('button', { name: 'Delete the account' }).click();
  await ann.answer('Delete the account');
  await ann.page.getByText(ACCOUNT).waitFor();
  expect(await ann.page.getByLabel('Your name at the table').inputValue()).toMatch(/^Guest/);
  await listed.waitFor({ state: 'detached' });

  // The account can no longer be used to sign in.
  phone.foresee(/status of 400/);
  await phone.page.getByLabel('Your name at the table').fill('Annabel');
  await phone.page.getByText(ACCOUNT).click();
  await phone.page.getByLabel('Password').fill('battery staple');
  await phone.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await phone.page.getByRole('alert').waitFor();
  await phone.isAccessible();
  for (const visit of [ann, phone]) await visit.close();
});

it('an account says how it wants to be told of its turns', async () => {
  await server.kill();
  await server.run({
    PUBLIC_URL: server.address,
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Sandtable <games@example.org>',
  });
  const ben = await Visit.at(browser, server.address, { viewport: PHONE });
  await ben.go('#/lobby');
  await fillIn(ben.page, 'Benedict', 'correct horse');
  await ben.page.getByRole('button', { name: 'Make the account' }).click();
  const { page } = ben;
  const head = page.locator('summary', { hasText: 'When it is your turn, tell me' });
  const section = page.locator('details', { has: head });
  await section.locator('summary').click();
  await section.getByLabel(/^Webhook/).fill('https://chat.example.org/hook');
  await section.getByLabel('How often at most').selectOption('daily');
  await section.getByLabel('Quiet hours').check();
  await section.getByLabel('From').selectOption('23:00');
  await ben.isAccessible();
  const wide = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await wide()).toBe(0);
  await section.getByRole('button', { name: 'Save' }).click();
  await section.getByText('Saved.').waitFor();
  // What was chosen is there again; an address that cannot be reached is said at once, and nothing is lost.
  await page.reload();
  await section.locator('summary').click();
  const kept = (label: string) => section.getByLabel(label).inputValue();
  await expect.poll(() => kept('How often at most'), { timeout: PATIENCE }).toBe('daily');
  await expect.poll(() => kept('From'), { timeout: PATIENCE }).toBe('23');
  ben.foresee(/status of 503/);
  await section.getByLabel('E-mail').fill('ben@example.org');
  await section.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alert').filter({ hasText: 'the mail could not be sent' }).waitFor();
  expect(await section.getByLabel(/^Webhook/).inputValue()).toBe('https://chat.example.org/hook');
  await ben.close();
});
