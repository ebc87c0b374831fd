import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, PHONE, Visit } from './browser.js';
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
  await phone.page.getByRole('button', { name: 'Sign in' }).click();
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
  await phone.page.getByRole('link', { name: /Outposts.*Annabel/ }).waitFor();
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
  await phone.page.getByRole('link', { name: /Annabel/ }).waitFor({ state: 'detached' });

  // The account can no longer be used to sign in.
  phone.foresee(/status of 400/);
  await phone.page.getByLabel('Your name at the table').fill('Annabel');
  await phone.page.getByText(ACCOUNT).click();
  await phone.page.getByLabel('Password').fill('battery staple');
  await phone.page.getByRole('button', { name: 'Sign in' }).click();
  await phone.page.getByRole('alert').waitFor();
  await phone.isAccessible();
  for (const visit of [ann, phone]) await visit.close();
});
