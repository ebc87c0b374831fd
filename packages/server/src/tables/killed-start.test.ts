import { randomBytes } from 'node:crypto';
import { commitTo, parseJournal, replay } from '@sandtable/kernel';
import { findGame } from '@sandtable/shelf';
import { afterAll, expect, it } from 'vitest';
import { Guest } from '../../test/guest.js';
import { ServerOnFolder } from '../../test/process.js';
import { freshFolder } from '../../test/server.js';

// A real process, and kill -9 while the values are being collected.

const server = new ServerOnFolder(freshFolder());
afterAll(() => server.kill());

/** The same person with another connection. */
async function back(before: Guest, url: string, table: string): Promise<Guest> {
  const guest = new Guest(url);
  for (const [name, value] of before.cookies) guest.cookies.set(name, value);
  await guest.connect();
  await guest.watch(table);
  return guest;
}

it('a server that is killed while it collects values goes on with the list and the values it had', async () => {
  let url = await server.start();
  const values = [0, 1].map(() => randomBytes(32).toString('hex'));
  let people = [new Guest(url), new Guest(url)];
  for (const guest of people) await guest.get('/api/me');
  const table = await people[0].open({
    game: 'outposts',
    seats: { amber: 'me', jade: 'random', indigo: 'random' },
    // By correspondence there is time enough for any machine.
    clock: { kind: 'correspondence', seconds: 100_000, refill: 0 },
    commit: commitTo(values[0]),
  });
  await people[1].post(`/api/tables/${table}/join`, { seats: ['crimson'], commit: commitTo(values[1]) });
  const { commit } = (await people[0].get(`/api/tables/${table}`)).body;
  await people[0].post(`/api/tables/${table}/start`);
  await people[0].post(`/api/tables/${table}/reveal`, { value: values[0] });
  await server.kill();

  url = await server.start();
  people = await Promise.all(people.map((guest) => back(guest, url, table)));
  const { chance, info } = people[1].view(table);
  expect([info.status, info.commit, chance.until === null]).toEqual(['open', commit, false]);
  expect(chance.contributions).toEqual({
    amber: { commit: commitTo(values[0]), value: values[0] },
    crimson: { commit: commitTo(values[1]), value: null },
  });
  // The last value, and a kill before any client could see the result.
  await people[1].post(`/api/tables/${table}/reveal`, { value: values[1] });
  await server.kill();

  url = await server.start();
  people = await Promise.all(people.map((guest) => back(guest, url, table)));
  await people[0].until(() => people[0].view(table).info.status === 'running', 'the game to begin');
  for (const guest of people) await guest.post(`/api/tables/${table}/resign`);
  const journal = parseJournal((await people[0].get(`/api/tables/${table}/journal`)).body);
  expect(journal.header.commit).toBe(commit);
  expect(journal.header.contributions?.map(({ value }) => value)).toEqual(values);
  replay((await findGame('outposts'))!, journal, { strict: true });
  for (const guest of people) guest.hangUp();
});
