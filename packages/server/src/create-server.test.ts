import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { createServer } from './create-server.js';
import type { ListedGame } from './listed-game.js';

const GAMES: ListedGame[] = [
  {
    id: 'noughts',
    title: 'Noughts & Crosses',
    seats: ['noughts', 'crosses'],
    blurb: 'Three in a <row>.',
    credits: 'Traditional',
  },
  { id: 'outposts', title: 'Outposts', seats: ['north', 'south'], blurb: 'Cards.', credits: 'Our own' },
];
const app = createServer({ games: GAMES, version: '1.2.3' });
const asHtml = { accept: 'text/html,application/xhtml+xml' };

describe('the front page', () => {
  it('lists every game with its seats, credits and the command that plays it', async () => {
    const answer = await app.inject({ url: '/', headers: asHtml });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('npx sandtable play <span>--game noughts</span>');
    expect(answer.body).toContain('npx sandtable play <span>--game outposts</span>');
    expect(answer.body).toContain('<li>crosses</li>');
    expect(answer.body).toContain('Traditional');
    expect(answer.body).toContain('not affiliated');
    expect(answer.body).toContain('Version 1.2.3');
  });

  it('takes titles and sentences as text, not as HTML', async () => {
    const { body } = await app.inject({ url: '/' });
    expect(body).toContain('Noughts &#38; Crosses');
    expect(body).toContain('Three in a &#60;row&#62;.');
    expect(body).not.toContain('<row>');
  });

  it('needs nothing from anywhere else, and no script', async () => {
    const { body } = await app.inject({ url: '/' });
    expect(body).not.toMatch(/<script/i);
    expect(body).not.toMatch(/(?:src|href)="(?!\/|data:)/);
    expect(body).not.toMatch(/\sstyle="/);
  });

  it('says so when the shelf is empty', async () => {
    const { body } = await createServer({ games: [], version: '1' }).inject({ url: '/' });
    expect(body).toContain('The shelf is still empty');
  });
});

describe('headers', () => {
  it.each(['/', '/healthz', '/nowhere'])('keep %s safe', async (url) => {
    const { headers } = await app.inject({ url });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  it('allow exactly the style that the page has', async () => {
    const { body, headers } = await app.inject({ url: '/' });
    const style = body.match(/<style>(.*)<\/style>/s)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  });
});

describe('other addresses', () => {
  it('/healthz tells that all is well, and the version', async () => {
    const answer = await app.inject({ url: '/healthz' });
    expect(answer.json()).toEqual({ ok: true, version: '1.2.3' });
  });

  it('unknown ones are a page for people and JSON for programs', async () => {
    const page = await app.inject({ url: '/<b>?x=1', headers: asHtml });
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('Off the map');
    expect(page.body).not.toContain('<b>');
    const data = await app.inject({ url: '/api/nothing?x=1' });
    expect(data.statusCode).toBe(404);
    expect(data.json()).toEqual({ error: 'not found', path: '/api/nothing' });
  });

  it('a failure goes to the log and shows no details', async () => {
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const broken = createServer({ games: [], version: '1' });
    broken.get('/broken', async () => {
      throw new Error('the secret');
    });
    const answer = await broken.inject({ url: '/broken' });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('secret');
    const page = await broken.inject({ url: '/broken', headers: asHtml });
    expect(page.body).toContain('Lost in the fog');
    expect(log.mock.calls[0][0]).toContain('GET /broken: Error: the secret');
    log.mockRestore();
  });
});
