import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, startServer } from '../../test/server.js';

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** Two people at a table of noughts, both watching. */
async function twoAtNoughts() {
  const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
  const table = await ada.open({ game: 'noughts', seats: { noughts: 'me' } });
  expect((await bob.post(`/api/tables/${table}/join`, { seats: ['crosses'] })).status).toBe(200);
  await ada.connect();
  await bob.connect();
  await ada.watch(table);
  await bob.watch(table);
  expect((await ada.post(`/api/tables/${table}/start`)).body.status).toBe('running');
  await ada.asked(table, 'noughts');
  return { ada, bob, table };
}

describe('a game between two people', () => {
  it('is sent as deltas of their own views to its end, and the seed is revealed', async () => {
    const { ada, bob, table } = await twoAtNoughts();
    const { commit, seed } = ada.view(table).info;
    expect(seed).toBeNull();
    const turns = [ada, bob, ada, bob, ada] as const;
    const marks = ['a1', 'a2', 'b1', 'b2', 'c1'];
    const before = bob.heard.filter((text) => text.startsWith('{"t":"table"')).length;
    for (const [i, who] of turns.entries()) {
      const seat = i % 2 === 0 ? 'noughts' : 'crosses';
      await who.asked(table, seat);
      expect(await who.choose(table, seat, `mark ${marks[i]}`)).toMatchObject({ t: 'ok' });
    }
    await bob.until(() => bob.view(table).info.status === 'finished');
    const { info, lines, log } = bob.view(table);
    expect(info.result).toMatchObject({ winner: 'noughts', how: 'played' });
    expect(info.commit).toBe(commit);
    expect(info.seed).toMatch(/^[0-9a-f]{32}$/);
    expect(lines.crosses.map(({ text }) => text)).toEqual(
      expect.arrayContaining(marks.map((mark) => `mark ${mark}`)),
    );
    expect(log.crosses.length).toBeGreaterThan(0);
    // Bob got the whole table once; everything after that was a delta.
    expect(bob.heard.filter((text) => text.startsWith('{"t":"table"'))).toHaveLength(before);
    const { body: journal } = await bob.get(`/api/tables/${table}/journal`);
    expect(journal).toContain(`seed: ${info.seed}`);
    expect(journal).toContain('noughts: Ada');
  });

  it('refuses what the rules forbid, with the reason, and changes nothing', async () => {
    const { ada, bob, table } = await twoAtNoughts();
    await ada.choose(table, 'noughts', 'mark b2');
    await bob.asked(table, 'crosses');
    const seq = bob.seq(table);
    expect(await bob.choose(table, 'crosses', 'mark b2')).toMatchObject({
      t: 'refused',
      code: 'rules',
      reason: expect.stringContaining('b2'),
      anchor: expect.any(String),
    });
    expect(bob.seq(table)).toBe(seq);
  });

  it('accepts choices only from the owner of the seat', async () => {
    const { ada, bob, table } = await twoAtNoughts();
    expect(await bob.choose(table, 'noughts', 'mark b2')).toMatchObject({ t: 'refused', code: 'seat' });
    const stranger = await (await server.guest('Eve')).connect();
    await stranger.watch(table);
    expect(Object.keys(stranger.view(table).views)).toEqual(['spectator']);
    expect(await stranger.choose(table, 'noughts', 'mark b2')).toMatchObject({ t: 'refused', code: 'seat' });
    expect(ada.view(table).views.noughts.count).toBe(0);
  });

  it('undoes a choice as far as that is fair', async () => {
    const ada = await (await server.guest('Ada')).connect();
    const table = await ada.open({ game: 'noughts', seats: { noughts: 'me', crosses: 'me' }, start: true });
    await ada.watch(table);
    await ada.choose(table, 'noughts', 'mark b2');
    await ada.until(() => ada.view(table).undo.includes('noughts'));
    expect(await ada.choose(table, 'noughts', 'undo')).toMatchObject({ t: 'ok' });
    await ada.until(() => ada.view(table).views.noughts.count === 0);
    expect(await ada.choose(table, 'noughts', 'undo')).toMatchObject({ t: 'refused', code: 'rules' });
  });
});

describe('a repeated request', () => {
  it('gets the same answer and changes nothing', async () => {
    const { ada, bob, table } = await twoAtNoughts();
    const first = await ada.choose(table, 'noughts', 'mark a1', { id: 'one' });
    const again = await ada.choose(table, 'noughts', 'mark a1', { id: 'one' });
    expect(first.t).toBe('ok');
    expect(again).toEqual(first);
    // Also after another player's choice, over HTTP, and after a restart.
    await bob.asked(table, 'crosses');
    await bob.choose(table, 'crosses', 'mark b2');
    const choice = { id: 'one', at: 1, seat: 'noughts', text: 'mark a1' };
    expect((await ada.post(`/api/tables/${table}/choices`, choice)).body).toEqual(first);
    // The id belongs to the person: with another person it is another request.
    const other = await bob.choose(table, 'crosses', 'mark c3', { id: 'one' });
    expect(other).toMatchObject({ t: 'refused' });
    const next = await server.again();
    server = next;
    const answer = await fetch(`${next.url}/api/tables/${table}/choices`, {
      method: 'POST',
      headers: { cookie: ada.cookieHeader, 'content-type': 'application/json' },
      body: JSON.stringify(choice),
    });
    expect(await answer.json()).toEqual(first);
  });
});

describe('a choice made on an old position', () => {
  it('is refused clearly, and the current view comes along', async () => {
    const { ada, bob, table } = await twoAtNoughts();
    const at = bob.seq(table);
    await ada.choose(table, 'noughts', 'mark a1');
    await bob.asked(table, 'crosses');
    const full = bob.next('table', (one) => one.seq > at);
    expect(await bob.choose(table, 'crosses', 'mark b2', { at })).toMatchObject({
      t: 'refused',
      code: 'outdated',
      reason: expect.stringContaining('position has changed'),
    });
    expect((await full).full.views.crosses.count).toBe(1);
    expect(await bob.choose(table, 'crosses', 'mark b2')).toMatchObject({ t: 'ok' });
  });

  it('is current when another player answered a question that both are asked at once', async () => {
    const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
    const table = await ada.open({
      game: 'outposts',
      seats: { amber: 'me', crimson: 'open', jade: 'random', indigo: 'random' },
    });
    await bob.post(`/api/tables/${table}/join`, { seats: ['crimson'] });
    await ada.connect();
    await bob.connect();
    await ada.watch(table);
    await bob.watch(table);
    await ada.post(`/api/tables/${table}/start`);
    const [mine] = await ada.asked(table, 'amber');
    const [theirs] = await bob.asked(table, 'crimson');
    const at = bob.seq(table);
    expect(await ada.choose(table, 'amber', mine)).toMatchObject({ t: 'ok' });
    await bob.until(() => bob.seq(table) > at);
    expect(await bob.choose(table, 'crimson', theirs, { at })).toMatchObject({ t: 'ok' });
  });
});

describe('a returning client', () => {
  it('gets an empty patch if nothing has happened, and the full view after a gap', async () => {
    const { ada, bob, table } = await twoAtNoughts();
    bob.hangUp();
    await bob.until(() => bob.closed !== null);
    await bob.connect();
    await bob.watch(table, { since: bob.seq(table) });
    expect(bob.heard.at(-1)).not.toContain('"full"');
    const seen = bob.seq(table);
    bob.hangUp();
    await bob.until(() => bob.closed !== null);
    await ada.choose(table, 'noughts', 'mark a1');
    await bob.connect();
    bob.say({ t: 'watch', table, since: seen });
    const { full } = await bob.next('table');
    expect(full.views.crosses.count).toBe(1);
  });

  it('presence is shown to all', async () => {
    const { ada, bob, table } = await twoAtNoughts();
    await ada.next('presence', ({ seats }) => seats.join() === 'noughts,crosses');
    const eve = await (await server.guest('Eve')).connect();
    await eve.watch(table);
    await ada.next('presence', ({ spectators }) => spectators === 1);
    bob.hangUp();
    await ada.next('presence', ({ seats, spectators }) => seats.join() === 'noughts' && spectators === 1);
  });
});

describe('when sockets fail', () => {
  it('events and requests do the same', async () => {
    const { bob, ada, table } = await twoAtNoughts();
    const events = await fetch(`${server.url}/api/tables/${table}/events`, {
      headers: { cookie: bob.cookieHeader },
    });
    expect(events.headers.get('content-type')).toBe('text/event-stream');
    const reader = events.body!.pipeThrough(new TextDecoderStream()).getReader();
    let got = '';
    const readUntil = async (sign: RegExp) => {
      while (!sign.test(got)) {
        const { value, done } = await reader.read();
        if (done) throw new Error(`the stream ended: ${got}`);
        got += value;
      }
    };
    await readUntil(/data: {"t":"table".*\n\n/);
    const { seq } = JSON.parse(/data: ({"t":"table".*)\n\n/.exec(got)![1]);
    const choice = { id: 'x', at: seq, seat: 'noughts', text: 'mark c3' };
    expect((await ada.post(`/api/tables/${table}/choices`, choice)).body).toMatchObject({ t: 'ok' });
    await readUntil(/data: {"t":"delta".*"crosses".*\n\n/);
    await reader.cancel();
    // A returning client gets an empty patch, or the whole table after a gap.
    const first = async (since: number) => {
      const again = await fetch(`${server.url}/api/tables/${table}/events?since=${since}`, {
        headers: { cookie: bob.cookieHeader },
      });
      const lines = again.body!.pipeThrough(new TextDecoderStream()).getReader();
      let text = '';
      while (!text.includes('\n\n')) text += (await lines.read()).value;
      await lines.cancel();
      return JSON.parse(text.slice('data: '.length, text.indexOf('\n\n')));
    };
    expect(await first(seq + 1)).toMatchObject({ t: 'delta', from: seq + 1, seq: seq + 1 });
    expect(await first(seq)).toMatchObject({
      t: 'table',
      seq: seq + 1,
      full: { you: { seats: ['crosses'] } },
    });
    const lobby = await fetch(`${server.url}/api/lobby/events`);
    const lines = lobby.body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await lines.read()).value).toMatch(/^data: {"t":"lobby","tables":\[/);
    await lines.cancel();
  });
});
