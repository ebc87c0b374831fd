import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A server that answers when told to, and the paths it was asked for. */
async function page() {
  const asked: string[] = [];
  const answers: ((response: Response | Error) => void)[] = [];
  vi.stubGlobal('document', { baseURI: 'http://localhost/' });
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(new URL(url).pathname);
    return new Promise<Response>((resolve, reject) => {
      answers.push((response) => (response instanceof Error ? reject(response) : resolve(response)));
    });
  });
  const { api } = await import('./api.js');
  return { api, asked, answer: (at: number, response: Response | Error) => answers[at](response) };
}

const soon = () => new Promise((resolve) => setTimeout(resolve));

it('asks nothing more before the first response, which sets the cookie: several requests are of one guest', async () => {
  const { api, asked, answer } = await page();
  const first = api('GET', 'me');
  const second = api('GET', 'tables');
  const third = api('GET', 'my/tables');
  await soon();
  expect(asked).toEqual(['/api/me']);
  answer(0, Response.json({ id: 'ann' }));
  expect(await first).toEqual({ id: 'ann' });
  await soon();
  expect(asked).toEqual(['/api/me', '/api/tables', '/api/my/tables']);
  answer(1, Response.json([]));
  answer(2, Response.json([]));
  await Promise.all([second, third]);
});

it('lets the next request introduce the page if the first found no server', async () => {
  const { api, asked, answer } = await page();
  const first = api('GET', 'me');
  const second = api('GET', 'tables');
  await soon();
  answer(0, new TypeError('no network'));
  await expect(first).rejects.toThrow('the server does not answer');
  await soon();
  expect(asked).toEqual(['/api/me', '/api/tables']);
  answer(1, Response.json([1]));
  expect(await second).toEqual([1]);
});

it('says in the page’s language what went wrong, though its words come with the first request', async () => {
  const { api, answer } = await page();
  const { speak, t } = await import('../languages/index.js');
  await speak('de');
  expect(t('the server does not answer')).toBe('the server does not answer');
  const refused = api('GET', 'me');
  await soon();
  answer(0, new Error('no line'));
  await expect(refused).rejects.toThrow('der Server antwortet nicht');
});
