import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { Visit } from './browser.js';

// Accounts, their pages, and requests that their pages make for them.

export const PASSWORD = 'correct horse';

/** A request of the page's own person. */
export function call<R>(page: Page, method: string, path: string, body?: object): Promise<R> {
  return page.evaluate(
    async ([how, where, what]) => {
      const response = await fetch(`/api/${where}`, {
        method: how,
        ...(what ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(what) } : {}),
      });
      if (!response.ok) throw new Error(await response.text());
      return response.status === 204 ? null : response.json();
    },
    [method, path, body] as const,
  ) as Promise<R>;
}

/**
 * Opens the lobby and waits until the server knows who is there: a request of the test beside the page's first one would
 * come from another guest.
 */
export async function inLobby(visit: Visit): Promise<void> {
  await visit.go('#/lobby');
  await expect.poll(async () => (await visit.page.context().cookies()).length).toBeGreaterThan(0);
}

export type Player = Visit & { id: string; name: string };

/** A new account in a browser of its own, in the lobby. */
export async function account(browser: Browser, address: string, name: string, how = {}): Promise<Player> {
  const visit = await Visit.at(browser, address, how);
  await inLobby(visit);
  const { id } = await call<{ id: string }>(visit.page, 'POST', 'account', { name, password: PASSWORD });
  await visit.page.reload();
  await visit.page.getByRole('button', { name: 'Sign out', exact: true }).waitFor();
  return Object.assign(visit, { id, name });
}

/** Nothing is wider than the page. */
export async function noOverflow({ page }: Visit): Promise<void> {
  const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(over)).toBe(0);
}
