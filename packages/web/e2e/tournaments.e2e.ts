import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, PATIENCE, PHONE, Visit } from './browser.js';
import { call, account as newAccount, noOverflow } from './people.js';
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

const account = (name: string, how = {}) => newAccount(browser, server.address, name, how);

it('a tournament from its announcement to the last round', async () => {
  const olga = await account('Olga');
  const players = [
    await account('Ann'),
    await account('Ben', { viewport: PHONE }),
    await account('Cleo'),
    await account('Dan'),
  ];
  const [ann, ben] = players;

  // Announced by hand, for two rounds.
  const { page } = olga;
  await page.getByRole('link', { name: 'Tournaments and leagues' }).click();
  await page.getByRole('link', { name: 'Announce a tournament' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Spring Cup');
  await page.getByLabel('What people should know').fill('Two rounds.\nBe kind.');
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('noughts');
  await page.getByLabel('Rounds', { exact: true }).fill('2');
  await page.getByLabel('Minutes between rounds').fill('0');
  await olga.isAccessible();
  await page.getByRole('button', { name: 'Announce it' }).click();
  await page.getByRole('heading', { name: 'Spring Cup' }).waitFor();
  const id = page.url().split('/').at(-1)!;

  // Found in the list, and entered; one leaves again and comes back.
  for (const player of players) {
    await player.go('#/tournaments');
    await player.page.getByRole('link', { name: 'Spring Cup' }).click();
    await player.page.getByRole('button', { name: 'Enter', exact: true }).click();
    await player.page.getByText('You are in.').waitFor();
  }
  await ann.page.getByRole('button', { name: 'Withdraw' }).click();
  await ann.page.getByRole('button', { name: 'Enter', exact: true }).click();
  await ann.page.getByText('You are in.').waitFor();
  await ben.isAccessible();
  await noOverflow(ben);

  // The organizer begins; everybody is taken to their game.
  await olga.go(`#/tournament/${id}/organize`);
  await page.getByRole('button', { name: 'Begin the first round' }).click();
  await page.getByText('round 1 of 2').waitFor();
  const plays = ben.page.getByRole('link', { name: /^Play against / });
  await plays.waitFor();
  await plays.click();
  await ben.page.getByRole('button', { name: 'Menu' }).click();
  await ben.page.getByRole('link', { name: 'To the tournament (round 1)' }).waitFor();

  // One game is played, the other is decided.
  interface Paired {
    divisions: {
      pairings: { round: number; board: number; one: string; other: string; table: string | null }[];
    }[];
  }
  const pairings = async (round: number) =>
    (await call<Paired>(page, 'GET', `tournaments/${id}`)).divisions[0].pairings.filter(
      (one) => one.round === round,
    );
  const visitOf = (person: string) => players.find((one) => one.id === person)!;
  const nameOf = (person: string) => visitOf(person).name;
  const [first, second] = await pairings(1);
  await call(visitOf(first.other).page, 'POST', `tables/${first.table}/resign`, {});
  await page.getByRole('button', { name: `Decide: ${nameOf(second.one)} – ${nameOf(second.other)}` }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByLabel('Result').selectOption({ label: 'Draw' });
  await dialog.getByLabel('Why?').fill('They agreed');
  await dialog.getByRole('button', { name: 'Decide' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('round 2 of 2').waitFor();
  await olga.isAccessible();

  // The second round follows by itself; then it is over.
  await expect
    .poll(async () => (await pairings(2)).every(({ table }) => table !== null), { timeout: PATIENCE })
    .toBe(true);
  for (const { table, one, other } of await pairings(2)) {
    // Whoever won in the first round wins again.
    const resigns = other === first.one ? one : other;
    await call(visitOf(resigns).page, 'POST', `tables/${table}/resign`, {});
  }
  await ben.go(`#/tournament/${id}/standings`);
  await ben.page.locator('.tournament-chips').getByText('over').waitFor();
  const rows = ben.page.getByRole('table', { name: 'Standings' }).getByRole('row');
  await expect.poll(() => rows.count(), { timeout: PATIENCE }).toBe(5);
  const leader = await rows.nth(1).locator('th, td').allTextContents();
  expect([leader[0], leader[2]]).toEqual(['1', '2']);
  await ben.page.getByRole('table', { name: 'Who met whom' }).waitFor();
  await ben.isAccessible();
  await noOverflow(ben);
  await ben.go(`#/tournament/${id}/games`);
  await ben.page.getByRole('heading', { name: 'Round 1' }).waitFor();
  await ben.page.getByText('Decided by the organizer: They agreed').waitFor();
  await noOverflow(ben);

  // To a guest it is all there to be seen, in German as well.
  const guest = await Visit.at(browser, server.address, { locale: 'de' });
  await guest.go('#/tournaments/over');
  await guest.page.getByRole('link', { name: 'Spring Cup' }).click();
  await guest.page.getByRole('link', { name: 'Partien' }).click();
  await guest.page.getByText('Entscheidung der Turnierleitung: They agreed').waitFor();
  for (const visit of [olga, ...players, guest]) await visit.close();
});

it('a league with divisions, by invitation, and its next season', async () => {
  const olga = await account('Oleg');
  const players = [await account('Eve'), await account('Fay'), await account('Gil')];
  const { page } = olga;
  await olga.go('#/tournaments/new');
  await page.getByLabel('Name', { exact: true }).fill('Winter League');
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('noughts');
  await page.getByRole('radio', { name: 'League' }).check();
  await page.getByLabel('People in a division').fill('3');
  await page.getByLabel('By invitation: only those who have the link can enter').check();
  await page.getByRole('button', { name: 'Announce it' }).click();
  await page.getByRole('heading', { name: 'Winter League' }).waitFor();
  const id = page.url().split('/').at(-1)!;
  await page.getByRole('link', { name: 'Organize' }).click();
  const link = await page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  await players[0].go(`#/tournament/${id}`);
  await players[0].page.getByText('Only those who have its link can enter').waitFor();
  for (const player of players) {
    await player.page.goto(link);
    await player.page.getByRole('button', { name: 'Enter', exact: true }).click();
    await player.page.getByText('You are in.').waitFor();
  }
  await page.getByRole('button', { name: 'Begin the first round' }).click();
  // Everybody plays everybody at once.
  await players[0].page.getByText('2 of your games are running.').waitFor();
  await page.getByRole('link', { name: 'Games', exact: true }).click();
  await page.getByRole('heading', { name: 'Division 1' }).waitFor();
  await expect
    .poll(() => page.getByRole('link', { name: 'Watch', exact: true }).count(), { timeout: PATIENCE })
    .toBe(3);
  await olga.isAccessible();
  // One withdraws and has lost; the last game is given up.
  await players[2].page.getByRole('button', { name: 'Withdraw' }).click();
  await players[2].answer('Withdraw');
  const { divisions } = await call<{
    divisions: { pairings: { one: string; other: string; table: string }[] }[];
  }>(page, 'GET', `tournaments/${id}`);
  const last = divisions[0].pairings.find(({ one, other }) => ![one, other].includes(players[2].id))!;
  await call(players.find((one) => one.id === last.other)!.page, 'POST', `tables/${last.table}/resign`, {});
  await page.getByRole('link', { name: 'Organize' }).click();
  await page.getByRole('button', { name: 'Announce the next season' }).click();
  await page.getByRole('heading', { name: 'Winter League, season 2' }).waitFor();
  await page.getByRole('link', { name: 'Last season' }).waitFor();
  for (const visit of [olga, ...players]) await visit.close();
});

it('who never comes is not paired any more, comes back, and a moderator takes words back', async () => {
  const olga = await account('Olive');
  const players = [await account('Hal', { viewport: PHONE }), await account('Ida'), await account('Jon')];
  const [hal] = players;
  const judge = await account('Justine');
  server.appoint('Justine', 'moderator');
  // The least time that a clock has: whoever does not come has lost soon.
  const terms = {
    ...{ name: 'Autumn Cup', about: 'Rude words', game: 'noughts', format: 'round-robin', rounds: 3 },
    ...{ cycles: 1, divisionSize: 6, movers: 1, rated: false, access: 'open', places: 16, starts: null },
    ...{ advance: 'hand', rest: 0, clock: { kind: 'live', seconds: 10, refill: 0 } },
  };
  const { id } = await call<{ id: string }>(olga.page, 'POST', 'tournaments', terms);
  for (const player of players) await call(player.page, 'POST', `tournaments/${id}/enter`, {});
  await hal.go(`#/tournament/${id}/players`);
  await hal.page.getByText('Whoever loses two games running on time').waitFor();
  await call(olga.page, 'POST', `tournaments/${id}/begin`, {});

  // Nobody comes to any game: with three, somebody has missed two of them after three rounds.
  interface Course {
    round: number;
    entries: { who: { id: string; name: string }; status: string }[];
    divisions: { pairings: { outcome: string | null }[] }[];
  }
  const course = () => call<Course>(olga.page, 'GET', `tournaments/${id}`);
  const isDecided = async () =>
    (await course()).divisions[0].pairings.every(({ outcome }) => outcome !== null);
  const absent = async () => (await course()).entries.find(({ status }) => status === 'absent');
  for (const round of [1, 2]) {
    await expect
      .poll(async () => (await course()).round >= round && (await isDecided()), { timeout: PATIENCE })
      .toBe(true);
    if (round === 1) await call(olga.page, 'POST', `tournaments/${id}/next`, {});
  }
  await expect.poll(async () => (await absent()) !== undefined, { timeout: PATIENCE }).toBe(true);
  const missing = (await absent())!;
  const visit = players.find((one) => one.id === missing.who.id)!;
  await visit.go(`#/tournament/${id}`);
  await visit.page.getByText('You missed two games running').waitFor();
  await visit.isAccessible();
  await noOverflow(visit);
  // The organizer sees who is away, and could let them back in.
  await olga.go(`#/tournament/${id}/organize`);
  await olga.page.getByRole('button', { name: `Let back in: ${missing.who.name}` }).waitFor();
  await visit.page.getByRole('button', { name: 'Come back' }).click();
  await visit.page.getByText('You are in.').waitFor();

  // The moderator takes the words back, with a reason that the organizer sees.
  await judge.go(`#/tournament/${id}/organize`);
  await judge.page.getByText('Rude words').waitFor();
  await judge.page.getByRole('button', { name: 'Change its words' }).click();
  const dialog = judge.page.locator('dialog[open]');
  await dialog.getByLabel('Name', { exact: true }).fill('');
  await dialog.getByLabel('What people should know').fill('Be kind.');
  await dialog.getByLabel('Why?').fill('Insults');
  await judge.isAccessible();
  await noOverflow(judge);
  await dialog.getByRole('button', { name: 'Change its words' }).click();
  await dialog.waitFor({ state: 'detached' });
  await judge.page.getByText('Be kind.').waitFor();
  await judge.page.getByRole('heading', { name: 'Tournament: Noughts and crosses' }).waitFor();
  await olga.go(`#/tournament/${id}/organize`);
  await olga.page.getByText('Insults').waitFor();
  expect(await olga.page.getByRole('button', { name: 'Change its words' }).count()).toBe(0);
  for (const one of [olga, judge, ...players]) await one.close();
});
