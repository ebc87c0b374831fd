import type { Browser, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from './browser.js';
import { account } from './people.js';
import { RealServer } from './server.js';

// No browser maker's push service is reached from here, and a site needs https for it: what they would answer is made up.
// The worker, its notice and the page are real.

let browser: Browser;
let server: RealServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), RealServer.start()]);
  await server.kill();
  await server.run({ PUBLIC_URL: server.address });
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const ENDPOINT = 'https://push.example.org/of-this-browser';
const KEYS = { p256dh: 'BPublicKeyOfThisBrowser', auth: 'ItsSecret' };

it('a browser is turned on for notices, shows what it is told, and is turned off', async () => {
  const visit = await account(browser, server.address, 'Told', {
    serviceWorkers: 'allow',
    permissions: ['notifications'],
  });
  const { page } = visit;
  await page.addInitScript(
    ([endpoint, keys]) => {
      const made = {
        endpoint,
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          sessionStorage.removeItem('on');
          return true;
        },
      };
      Object.assign(PushManager.prototype, {
        subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
          sessionStorage.setItem('on', String(applicationServerKey));
          return made;
        },
        getSubscription: async () => (sessionStorage.getItem('on') ? made : null),
      });
    },
    [ENDPOINT, KEYS] as const,
  );
  const sent: { path: string; body: unknown }[] = [];
  let browsers = 0;
  await page.route(/\/api\/my\/notices/, async (route: Route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname;
    if (path.endsWith('/notices')) {
      const response = await route.fetch();
      const notices = await response.json();
      return route.fulfill({
        response,
        json: { ...notices, browsers, offers: { ...notices.offers, push: 'key' } },
      });
    }
    sent.push({ path, body: request.postDataJSON() });
    browsers = path.endsWith('/remove') ? 0 : 1;
    const offers = { email: false, push: 'key', webhook: true };
    const plain = { email: null, confirmed: false, webhook: null, pace: 'at-once', quiet: null };
    return route.fulfill({ json: { ...plain, language: 'en', browsers, offers } });
  });
  await page.reload();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const head = page.locator('summary', { hasText: 'When it is your turn, tell me' });
  const section = page.locator('details', { has: head });
  await section.locator('summary').click();
  await section.getByRole('button', { name: 'Tell me in this browser' }).click();
  await section.getByText('One browser is told.').waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('on'))).toBe('key');
  expect(sent).toEqual([
    { path: '/api/my/notices/browser', body: { endpoint: ENDPOINT, keys: KEYS, language: 'en' } },
  ]);
  await visit.isAccessible();

  // The maker delivers what the server has sent.
  const url = `${server.address}#/play/some-table`;
  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(server.address).origin,
    registrationId: await registered,
    data: JSON.stringify({ title: 'Your turn', body: 'Outposts: Amber', url }),
  });
  const shown = () =>
    page.evaluate(async () => {
      const notices = await (await navigator.serviceWorker.ready).getNotifications();
      return notices.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
    });
  const notice = { title: 'Your turn', body: 'Outposts: Amber', tag: url, data: { url } };
  await expect.poll(shown).toEqual([notice]);

  await section.getByRole('button', { name: 'No more in this browser' }).click();
  await expect
    .poll(() => sent.at(-1))
    .toEqual({
      path: '/api/my/notices/browser/remove',
      body: { endpoint: ENDPOINT },
    });
  expect(await page.evaluate(() => sessionStorage.getItem('on'))).toBeNull();
  await visit.close();
});
