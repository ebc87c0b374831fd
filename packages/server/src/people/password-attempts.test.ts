import { describe, expect, it } from 'vitest';
import type { Guest } from '../../test/guest.js';
import { type Running, startServer } from '../../test/server.js';

const PASSWORD = 'correct horse';

/** A server with limits, and guests from as many addresses as needed. */
async function withLimits() {
  const time = { now: Date.now(), real: false };
  const server = await startServer({ time, config: { rateLimit: 100_000, trustProxy: true } });
  let last = 0;
  const from = () => ({ 'x-forwarded-for': `10.0.${(++last >> 8) & 255}.${last & 255}` });
  const enter = async (guest: Guest, name: string, password: string) =>
    (await guest.post('/api/session', { name, password }, from())).status;
  const enroll = async (server: Running, name: string) => {
    const guest = await server.guest();
    await guest.post('/api/account', { name, password: PASSWORD }, from());
    return guest;
  };
  return { time, server, from, enter, enroll };
}

describe('guessing the password of one name from many addresses', () => {
  it('is slowed down, and blocks neither other names nor a browser that the owner has used', async () => {
    const { time, server, enter, enroll } = await withLimits();
    const owner = await enroll(server, 'Target');
    await enroll(server, 'Other');
    await owner.delete('/api/session');
    const attempts: number[] = [];
    for (let i = 0; i < 14; i++)
      attempts.push(await enter(await server.guest(), 'tARGET', `wrong password ${i}`));
    expect(attempts).toEqual([...Array(10).fill(400), ...Array(4).fill(429)]);
    // From a stranger, the right password is refused, too.
    expect(await enter(await server.guest(), 'Target', PASSWORD)).toBe(429);
    expect(await enter(await server.guest(), 'Other', PASSWORD)).toBe(200);
    expect(await enter(owner, 'Target', PASSWORD)).toBe(200);
    // It ends by itself.
    time.now += 30_000;
    expect(await enter(await server.guest(), 'Target', PASSWORD)).toBe(200);
    await server.stop();
  });

  it('looks the same if there is no such name', async () => {
    const { server, enter } = await withLimits();
    const attempts: number[] = [];
    for (let i = 0; i < 11; i++)
      attempts.push(await enter(await server.guest(), 'Nobody', `wrong ${i} wrong`));
    expect(attempts).toEqual([...Array(10).fill(400), 429]);
    await server.stop();
  });

  it('is limited in the owner’s browser too, and with the cookie of another account', async () => {
    const { server, enter, enroll } = await withLimits();
    const owner = await enroll(server, 'Target');
    const thief = await enroll(server, 'Thief');
    const attempts: number[] = [];
    for (let i = 0; i < 11; i++) attempts.push(await enter(owner, 'Target', `wrong ${i} wrong`));
    expect(attempts.at(-1)).toBe(429);
    // Attempts in that browser do not count for the others.
    for (let i = 0; i < 10; i++) expect(await enter(thief, 'Target', `wrong ${i} wrong`)).toBe(400);
    expect(await enter(thief, 'Target', PASSWORD)).toBe(429);
    await server.stop();
  });

  it('does not count if it was right', async () => {
    const { server, enter, enroll } = await withLimits();
    await enroll(server, 'Often');
    for (let i = 0; i < 12; i++) expect(await enter(await server.guest(), 'Often', PASSWORD)).toBe(200);
    await server.stop();
  });

  it('is slowed down in a stolen session, too', async () => {
    const { server, enroll, from } = await withLimits();
    const owner = await enroll(server, 'Left Open');
    const attempts: number[] = [];
    for (let i = 0; i < 6; i++) {
      const wrong = { old: `wrong ${i} wrong`, password: PASSWORD };
      attempts.push((await owner.post('/api/account/password', wrong, from())).status);
      attempts.push((await owner.post('/api/account/delete', { password: wrong.old }, from())).status);
    }
    expect(attempts).toEqual([...Array(10).fill(400), 429, 429]);
    await server.stop();
  });
});
