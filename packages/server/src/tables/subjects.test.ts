import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Guest } from '../../test/guest.js';
import { type Running, startServer } from '../../test/server.js';

// If options go by subject, a view names only the subjects; the rest is requested.

let server: Running;
let ada: Guest;
let eve: Guest;
let table: string;
beforeAll(async () => {
  server = await startServer();
  [ada, eve] = [await server.guest('Ada'), await server.guest('Eve')];
  table = await ada.open({
    game: 'bridgehead',
    options: { scenario: 'ford' },
    seats: { south: 'me', north: 'random' },
    start: true,
  });
  await ada.connect();
  await ada.watch(table);
  await ada.asked(table, 'south');
});
afterAll(() => server.stop());

const ask = (guest: Guest, what: string, query: Record<string, string>) =>
  guest.get(`/api/tables/${table}/${what}?${new URLSearchParams(query)}`);
const subjects = () => ada.view(table).views.south.decisions[0].subjects!;

describe('options by subject', () => {
  it('are given for one subject of one’s own seat', async () => {
    const [{ verb, kind, ids }] = subjects();
    expect([verb, kind]).toEqual(['move', 'unit']);
    const { status, body } = await ask(ada, 'options', { seat: 'south', verb, subject: ids[0] });
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThan(1);
    for (const option of body) {
      expect(option.text).toMatch(new RegExp(`^move ${ids[0]} `));
      expect(option.touches.map((touch: { kind: string }) => touch.kind)).toEqual(['unit', 'hex']);
    }
  });

  it('are not given for the seats of others', async () => {
    const [{ ids }] = subjects();
    for (const [guest, seat] of [
      [eve, 'south'],
      [ada, 'north'],
      [ada, 'nowhere'],
    ] as const) {
      expect((await ask(guest, 'options', { seat, verb: 'move', subject: ids[0] })).status).toBe(403);
      const why = await ask(guest, 'why', { seat, touch: `unit:${ids[0]}` });
      expect(why.status).toBe(403);
    }
    expect(ada.view(table).views.spectator?.decisions[0].subjects).toBeUndefined();
  });

  it('are refused in a sentence for an unknown subject, with the rule if there is one', async () => {
    const { status, body } = await ask(ada, 'options', {
      seat: 'south',
      verb: 'move',
      subject: 'north-infantry-1',
    });
    expect(status).toBe(409);
    expect(body).toEqual({
      error: expect.any(String),
      code: 'rules',
      anchor: expect.stringMatching(/^[a-z]+\.[a-z-]+$/),
    });
    const nothing = await ask(ada, 'options', { seat: 'south', verb: 'fly', subject: 'x' });
    expect([nothing.status, nothing.body.code]).toEqual([409, 'rules']);
    expect((await ask(ada, 'options', { seat: 'south' })).status).toBe(409);
    const long = await ask(ada, 'options', { seat: 'south', verb: 'move', subject: 'x'.repeat(5000) });
    expect(long.status).toBe(400);
  });

  it('say why one thing cannot be chosen, and only for that thing', async () => {
    const own = await ask(ada, 'why', { seat: 'south', touch: 'unit:north-infantry-1' });
    expect(own.body.length).toBeGreaterThan(0);
    for (const { touches } of own.body) expect(touches).toEqual([{ kind: 'unit', id: 'north-infantry-1' }]);
    const [{ ids }] = subjects();
    const far = await ask(ada, 'why', { seat: 'south', touch: 'hex:alder', hand: `unit:${ids[0]}` });
    expect(far.body[0]).toMatchObject({ text: `move ${ids[0]} alder`, anchor: expect.any(String) });
    expect((await ask(ada, 'why', { seat: 'south', touch: 'no colon' })).status).toBe(400);
    expect((await ask(ada, 'why', { seat: 'south', touch: 'hex:nowhere' })).body).toEqual([]);
  });

  it('grey out no more than the subjects that may not act', async () => {
    const { body } = await ask(ada, 'why', { seat: 'south' });
    expect(body.length).toBeGreaterThan(0);
    expect(body.length).toBeLessThan(40);
    for (const { text } of body) expect(text).toMatch(/^(move|enter) [a-z]+-[a-z]+-\d+$/);
  });
});

describe('a choice of several parts', () => {
  it('can be put together by its seat before anything happens', async () => {
    const seq = ada.seq(table);
    const whole = await ask(ada, 'draft', { seat: 'south', text: 'done' });
    expect(whole.body).toEqual({ text: 'done', whole: true, decision: null, patch: null });
    const no = await ask(ada, 'draft', { seat: 'south', text: 'attack alder' });
    expect([no.status, no.body.code]).toEqual([409, 'rules']);
    expect((await ask(eve, 'draft', { seat: 'south', text: 'done' })).status).toBe(403);
    expect((await ask(ada, 'draft', { seat: 'north', text: 'done' })).status).toBe(403);
    // Queries about the next part are about the position after the earlier parts; a complete choice has none.
    const [{ ids }] = subjects();
    const asked = { seat: 'south', verb: 'move', subject: ids[0] };
    const over = await ask(ada, 'options', { ...asked, parts: 'done' });
    expect(over.status).toBe(409);
    expect(JSON.stringify(over.body)).toContain("'done' is a whole choice already");
    const why = await ask(ada, 'why', { seat: 'south', touch: 'hex:alder', parts: 'attack alder' });
    expect([why.status, why.body.code]).toEqual([409, 'rules']);
    expect((await server.registry.find(table)).state.seq).toBe(seq);
  });
});
