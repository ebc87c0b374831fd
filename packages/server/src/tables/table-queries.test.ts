import { patched } from '@sandtable/kernel/patch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Guest } from '../../test/guest.js';
import { type Running, startServer } from '../../test/server.js';

let server: Running;
let ada: Guest;
let eve: Guest;
let table: string;
beforeAll(async () => {
  server = await startServer();
  [ada, eve] = [await server.guest('Ada'), await server.guest('Eve')];
  const seats = { amber: 'me', crimson: 'random', jade: 'random', indigo: 'random' };
  table = await ada.open({ game: 'outposts', seats, start: true });
  await ada.connect();
  await ada.watch(table);
  for (let i = 0; i < 4; i++) {
    const [text] = await ada.asked(table, 'amber');
    const { seq } = await ada.choose(table, 'amber', text);
    await ada.until(() => ada.seq(table) >= seq);
  }
  await ada.asked(table, 'amber');
});
afterAll(() => server.stop());

const ask = (guest: Guest, what: string) => guest.get(`/api/tables/${table}/${what}`);

describe('questions about a running game', () => {
  it('why not: every option that is refused, for one’s own seat', async () => {
    const { body } = await ask(ada, 'why?seat=amber');
    expect(body.length).toBeGreaterThan(3);
    expect(body[0]).toEqual({
      text: expect.any(String),
      touches: expect.any(Array),
      reason: expect.any(String),
      anchor: expect.stringContaining('.'),
    });
    expect((await ask(ada, 'why?seat=crimson')).status).toBe(403);
    expect((await ask(eve, 'why?seat=amber')).status).toBe(403);
  });

  it('what if: the position after a choice, in fair guesses, and nothing happens', async () => {
    const [text] = await ada.asked(table, 'amber');
    const seq = ada.seq(table);
    const { body } = await ask(ada, `preview?seat=amber&text=${encodeURIComponent(text)}`);
    expect(body).toMatchObject({ seq, patches: { length: 3 } });
    const before = ada.view(table).views.amber;
    for (const patch of body.patches) expect(patched(before, patch).count).toBeGreaterThan(before.count);
    // Only the changes are sent.
    expect(JSON.stringify(body).length).toBeLessThan(2 * JSON.stringify(before).length);
    expect((await server.registry.find(table)).state.seq).toBe(seq);
    expect((await ask(ada, 'preview?seat=amber&text=fly')).status).toBe(409);
    expect((await ask(eve, `preview?seat=amber&text=${text}`)).status).toBe(403);
  });

  it('what does it mean: the rules about each piece', async () => {
    expect((await ask(ada, 'findings')).body[0]).toEqual({
      about: expect.any(String),
      says: expect.any(String),
    });
    expect((await ask(eve, 'findings?as=spectator')).status).toBe(200);
    expect((await ask(eve, 'findings?as=amber')).status).toBe(403);
  });

  it('what does it mean: one thing; a game that says nothing about it answers null', async () => {
    for (const who of [ada, eve]) {
      const { status, body } = await ask(who, 'inspect?touch=space:alder');
      expect([status, body]).toEqual([200, null]);
    }
    expect((await ask(ada, 'inspect')).body).toBeNull();
  });

  it('how was it: earlier positions, only as one’s own seat saw them', async () => {
    const { body } = await ask(ada, 'replay?at=2');
    expect(body).toMatchObject({ at: 2, view: { viewer: 'amber', count: 2 } });
    expect(body.of).toBeGreaterThan(4);
    expect(body.line).toMatch(/^[a-z]+: /);
    expect((await ask(ada, 'replay?at=99999')).body.at).toBe(body.of);
    expect((await ask(eve, 'replay?at=2')).body.view.viewer).toBe('spectator');
    expect((await ask(ada, 'replay?at=2&as=crimson')).status).toBe(403);
    expect((await ask(ada, 'replay?at=2&as=all-knowing')).status).toBe(403);
    expect((await ask(ada, 'replay?at=two')).status).toBe(400);
    expect((await ask(eve, 'outline')).body.length).toBe(body.of + 1);
  });

  it('the journal: without seed, shuffles and what others did in secret', async () => {
    const { body: own } = await ask(ada, 'journal');
    const { body: others } = await ask(eve, 'journal');
    for (const text of [own, others]) {
      expect(text).toMatch(/^commit: [0-9a-f]{64}$/m);
      expect(text).not.toMatch(/^seed:|shuffle|^=/m);
    }
    expect(own).toMatch(/^amber: discard [a-z]/m);
    expect(others).not.toMatch(/discard [a-z]/);
    expect(others).toContain('amber: discard …');
    expect((await ask(eve, 'journal?as=amber')).status).toBe(403);
  });

  it('are open to all once the game is over', async () => {
    await ada.post(`/api/tables/${table}/resign`);
    expect((await ask(eve, 'replay?at=3&as=all-knowing')).body.view.viewer).toBe('all-knowing');
    expect((await ask(eve, 'replay?at=3&as=crimson')).body.view.viewer).toBe('crimson');
    expect((await ask(eve, 'journal')).body).toMatch(/^seed: [0-9a-f]{32}$/m);
    expect((await ask(ada, 'why?seat=amber')).status).toBe(200);
  });
});

describe('questions about a game that has not begun', () => {
  it('have no answer yet', async () => {
    const open = await ada.open({ game: 'noughts', seats: { noughts: 'me' } });
    for (const what of ['why?seat=noughts', 'journal', 'findings', 'replay?at=0']) {
      expect((await ada.get(`/api/tables/${open}/${what}`)).status).toBe(409);
    }
  });
});
