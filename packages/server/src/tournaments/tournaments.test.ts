import type { Tournament } from '@sandtable/protocol';
import { LIMITS } from '@sandtable/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Running, startServer } from '../../test/server.js';
import { account, CORRESPONDENCE, PASSWORD, SWISS, TestClub } from '../../test/tournaments.js';
import { appoint } from '../manners/appoint.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOON = Date.UTC(2026, 0, 10, 12);

let server: Running;
beforeEach(async () => {
  server = await startServer({ time: { now: NOON, real: false } });
});
afterEach(() => server.stop());

const placesOf = ({ divisions }: Tournament, division = 1) => {
  const { standings } = divisions.find(({ number }) => number === division)!;
  return standings.map(({ person, points, place }) => [place, person, points]);
};

const tables = async () => Number((await server.store.db.selectFrom('tables').select('id').execute()).length);

describe('a Swiss tournament', () => {
  it('runs by itself: tables are opened, results come from the games, rounds follow, and it ends', async () => {
    const club = await TestClub.of(server, 5);
    const id = await club.begin({ rated: true });
    let page = await club.page(id);
    expect(page).toMatchObject({
      status: 'running',
      round: 1,
      of: 3,
      entrants: 5,
      sides: ['noughts', 'crosses'],
    });
    const first = await club.pairings(id);
    expect(first).toHaveLength(3);
    const bye = first.find(({ other }) => other === null)!;
    expect(bye).toMatchObject({ one: club.players[4].id, outcome: 'one', how: 'bye', table: null });
    for (const { table, one, other } of first.filter((pairing) => pairing.other !== null)) {
      const info = (await club.organizer.get(`/api/tables/${table}`)).body;
      expect(info).toMatchObject({
        status: 'running',
        host: null,
        rated: true,
        tournament: { id, round: 1 },
        clock: CORRESPONDENCE,
        seats: { noughts: { who: { id: one } }, crosses: { who: { id: other } } },
      });
    }
    await club.playRound(id);
    expect((await club.page(id)).round).toBe(2);
    await club.playRound(id);
    await club.playRound(id);
    page = await club.page(id);
    expect(page).toMatchObject({ status: 'finished', round: 3, finished: server.time.now });
    expect(placesOf(page)[0]).toEqual([1, club.players[0].id, 3]);
    const met = page.divisions[0].pairings.flatMap(({ one, other }) =>
      other ? [[one, other].sort().join()] : [],
    );
    expect(new Set(met).size).toBe(met.length);
    // The games are rated like others, and nothing more is opened.
    expect(await server.store.club.ratings(club.players[0].id)).toHaveLength(1);
    const before = await tables();
    await club.settle();
    expect(await tables()).toBe(before);
  });

  it('waits between rounds as long as it was said, or for the organizer', async () => {
    const club = await TestClub.of(server, 4);
    const id = await club.begin({ rest: 10 });
    await club.playRound(id);
    expect(await club.page(id)).toMatchObject({ round: 1, due: server.time.now + 10 * MINUTE });
    server.time.now += 9 * MINUTE;
    await club.settle();
    expect((await club.page(id)).round).toBe(1);
    server.time.now += MINUTE;
    await club.settle();
    expect(await club.page(id)).toMatchObject({ round: 2, due: null });
    const byHand = await club.begin({ advance: 'hand' });
    await club.playRound(byHand);
    expect(await club.page(byHand)).toMatchObject({ round: 1, due: null });
    await club.act(byHand, 'next');
    expect((await club.page(byHand)).round).toBe(2);
    const early = await club.organizer.post(`/api/tournaments/${byHand}/next`);
    expect([early.status, early.body.error]).toEqual([409, 'not all games of this round are over']);
  });

  it('begins at its time, and is cancelled if fewer than two have come', async () => {
    const club = await TestClub.of(server, 2);
    const id = await club.announce({ starts: NOON + DAY });
    const empty = await club.announce({ starts: NOON + DAY });
    for (const player of club.players) await player.post(`/api/tournaments/${id}/enter`);
    await club.settle();
    expect(await club.page(id)).toMatchObject({ status: 'announced', due: NOON + DAY });
    server.time.now += DAY;
    await club.settle();
    expect(await club.page(id)).toMatchObject({ status: 'running', round: 1, of: 1 });
    expect((await club.page(empty)).status).toBe('cancelled');
  });

  it('is paused and resumed, and ended early: what still runs does not count', async () => {
    const club = await TestClub.of(server, 4);
    const id = await club.begin();
    await club.act(id, 'pause');
    await club.playRound(id);
    expect(await club.page(id)).toMatchObject({ status: 'paused', round: 1 });
    await club.act(id, 'resume');
    expect(await club.page(id)).toMatchObject({ status: 'running', round: 2 });
    const [open] = await club.pairings(id);
    await club.act(id, 'end', { why: 'the hall closes' });
    expect((await club.page(id)).status).toBe('finished');
    await club.lose(open);
    await club.settle();
    const [closed] = await club.pairings(id, 2);
    expect(closed).toMatchObject({ outcome: 'void', how: 'decided', why: 'the hall closes' });
  });
});

/** Nobody chooses anything for as long as the clock allows. */
async function timeIsUp(club: TestClub, table: string): Promise<void> {
  server.time.now += 3 * DAY + MINUTE;
  (await server.registry.find(table)).lookAtClocks();
  await expect
    .poll(async () => (await club.organizer.get(`/api/tables/${table}`)).body.status)
    .toBe('finished');
}

/** Somebody chooses nothing in this round; everybody else comes, and their games end. */
async function missRound(club: TestClub, id: string, absent: string): Promise<void> {
  const all = await club.pairings(id);
  const own = all.find(({ one, other }) => other !== null && [one, other].includes(absent));
  for (const pairing of all)
    if (pairing !== own && pairing.other !== null && pairing.outcome === null) await club.lose(pairing);
  if (own) {
    const { table, one, other } = own;
    if (other === absent) {
      const { seq } = (await server.registry.find(table!)).state;
      const choice = { id: `first ${table}`, at: seq, seat: 'noughts', text: 'mark a1' };
      expect((await club.player(one).post(`/api/tables/${table}/choices`, choice)).body.t).toBe('ok');
    } else await arrive(club, table!, other!);
    await timeIsUp(club, table!);
  }
  await club.settle();
}

/** Comes to the table; it is noted before anything else happens. */
async function arrive(club: TestClub, table: string, person: string): Promise<void> {
  const player = club.player(person);
  await (await player.connect()).watch(table);
  const seen = server.store.db.selectFrom('arrivals').selectAll().where('table_id', '=', table);
  await expect.poll(async () => (await seen.execute()).map((row) => row.person)).toContain(person);
  player.hangUp();
}

describe('whoever is not there', () => {
  it('does not win either: if neither of two has come, both have lost, and nobody is rated for it', async () => {
    const club = await TestClub.of(server, 2);
    const id = await club.begin({ rated: true });
    const [{ table, one, other }] = await club.pairings(id);
    // Others who look at the table have not come to play.
    await (await club.organizer.connect()).watch(table!);
    await timeIsUp(club, table!);
    await club.settle();
    const page = await club.page(id);
    expect(page.divisions[0].pairings).toMatchObject([{ outcome: 'neither', how: 'forfeit' }]);
    expect(page.divisions[0].standings.map(({ points, lost }) => [points, lost])).toEqual([
      [0, 1],
      [0, 1],
    ]);
    for (const player of [one, other])
      expect((await club.organizer.get(`/api/people/${player}`)).body.ratings).toEqual([]);
    // The organizer may still see it otherwise.
    await club.act(id, 'decide', { division: 1, round: 1, board: 1, outcome: 'other', why: 'Was ill.' });
    expect((await club.pairings(id, 1))[0]).toMatchObject({ outcome: 'other', how: 'decided' });
  });

  it('has come who chose something, also without a socket', async () => {
    const club = await TestClub.of(server, 2);
    const id = await club.begin();
    const [{ table, one }] = await club.pairings(id);
    const { seq } = (await server.registry.find(table!)).state;
    const choice = { id: 'c1', at: seq, seat: 'noughts', text: 'mark a1' };
    const { body } = await club.player(one).post(`/api/tables/${table}/choices`, choice);
    expect(body.t).toBe('ok');
    await timeIsUp(club, table!);
    await club.settle();
    expect((await club.pairings(id, 1))[0]).toMatchObject({ outcome: 'one', how: 'played' });
  });

  it('loses when the time is up, and no bot plays in a tournament', async () => {
    const club = await TestClub.of(server, 2);
    const id = await club.begin();
    const [{ table, one, other }] = await club.pairings(id);
    for (const [what, body] of [
      ['leave', {}],
      ['leave', { forGood: true }],
      ['substitute', { seat: 'crosses' }],
    ] as const) {
      const answer = await club.player(one).post(`/api/tables/${table}/${what}`, body);
      expect([what, answer.status]).toEqual([what, 409]);
    }
    // The other one has come, and waits.
    await (await club.player(other!).connect()).watch(table!);
    await timeIsUp(club, table!);
    const info = (await club.organizer.get(`/api/tables/${table}`)).body;
    // Noughts were to move.
    expect(info.result).toMatchObject({ winner: 'crosses', how: 'time' });
    await club.settle();
    const page = await club.page(id);
    expect(page.status).toBe('finished');
    expect(placesOf(page)).toEqual([
      [1, other, 1],
      [2, one, 0],
    ]);
    const journal = (await club.organizer.get(`/api/tables/${table}/journal`)).body;
    expect(journal).toContain('noughts lost: time is up');
  });

  it('is no longer paired after two games running, is told so, and can come back', async () => {
    const club = await TestClub.of(server, 4);
    const id = await club.begin({ rounds: 3, advance: 'hand' });
    const absent = club.players[3];
    const entryOf = async (who: string) => (await club.page(id)).entries.find((one) => one.who.id === who);
    await missRound(club, id, absent.id);
    expect(await entryOf(absent.id)).toMatchObject({ status: 'in' });
    await club.act(id, 'next');
    await missRound(club, id, absent.id);
    expect(await entryOf(absent.id)).toMatchObject({ status: 'absent' });
    expect(await club.page(id)).toMatchObject({ status: 'running', round: 2, entrants: 3 });
    expect((await club.page(id, absent)).viewer.entry).toBe('absent');
    expect(await server.store.notices.absences(absent.id, server.time.now)).toMatchObject([
      { tournament: id, name: 'Spring Cup', game: 'noughts' },
    ]);
    // Others have not missed anything, and have no way to come back.
    const other = await club.players[0].post(`/api/tournaments/${id}/return`);
    expect([other.status, other.body.code]).toEqual([403, 'seat']);
    expect((await absent.post(`/api/tournaments/${id}/return`)).status).toBe(200);
    await club.settle();
    expect(await entryOf(absent.id)).toMatchObject({ status: 'in' });
    expect(await server.store.notices.absences(absent.id, server.time.now)).toEqual([]);
    await club.act(id, 'next');
    const third = await club.pairings(id);
    expect(third.flatMap(({ one, other }) => [one, other])).toContain(absent.id);
    // What was missed before no longer counts.
    await missRound(club, id, absent.id);
    expect(await entryOf(absent.id)).toMatchObject({ status: 'in' });
    expect((await club.page(id)).status).toBe('finished');
    expect((await absent.post(`/api/tournaments/${id}/return`)).body.code).toBe('status');
  });

  it('is let back in by the organizer, with a reason, but not by one who plays', async () => {
    const club = await TestClub.of(server, 5);
    const id = await club.begin({ format: 'round-robin', advance: 'hand' });
    const absent = club.players[0];
    for (let round = 1; round <= 3; round++) {
      // With five, everybody has a bye in one of the rounds: it is none that was missed, and none that was played.
      await missRound(club, id, absent.id);
      const { status } = (await club.page(id)).entries.find(({ who }) => who.id === absent.id)!;
      if (status === 'absent') break;
      await club.act(id, 'next');
    }
    const before = await club.page(id);
    expect(before.entries.find(({ who }) => who.id === absent.id)?.status).toBe('absent');
    // The others win the games that follow without waiting.
    await club.act(id, 'next');
    const own = (await club.pairings(id)).filter(({ one, other }) => [one, other].includes(absent.id));
    for (const pairing of own) expect(pairing).toMatchObject({ how: 'forfeit', table: null });
    const order = { person: absent.id, why: 'Was ill.' };
    const player = await club.players[1].post(`/api/tournaments/${id}/readmit`, order);
    expect([player.status, player.body.code]).toEqual([403, 'seat']);
    await club.act(id, 'readmit', order);
    expect((await club.page(id)).entries.find(({ who }) => who.id === absent.id)?.status).toBe('in');
    const again = await club.organizer.post(`/api/tournaments/${id}/readmit`, order);
    expect([again.status, again.body.code]).toEqual([403, 'seat']);
    const [deed] = (await club.organizer.get(`/api/tournaments/${id}/deeds`)).body;
    expect(deed).toMatchObject({ deed: 'tournament-readmit', why: 'Was ill.', detail: 'Player 1' });
  });

  it('who has moved once, or whose game was decided, has missed nothing', async () => {
    const club = await TestClub.of(server, 4);
    const id = await club.begin({ rounds: 3, advance: 'hand' });
    const absent = club.players[3];
    await missRound(club, id, absent.id);
    const { board } = (await club.pairings(id)).find(({ one, other }) => [one, other].includes(absent.id))!;
    await club.act(id, 'decide', { division: 1, round: 1, board, outcome: 'draw', why: 'Was ill.' });
    await club.act(id, 'next');
    await missRound(club, id, absent.id);
    const { entries } = await club.page(id);
    expect(entries.map(({ status }) => status)).toEqual(['in', 'in', 'in', 'in']);
  });

  it('withdraws, or deletes the account, and is not let back in', async () => {
    const club = await TestClub.of(server, 4);
    const id = await club.begin({ rounds: 3, advance: 'hand' });
    const absent = club.players[3];
    await missRound(club, id, absent.id);
    await club.act(id, 'next');
    await missRound(club, id, absent.id);
    expect((await absent.post('/api/account/delete', { password: PASSWORD })).status).toBe(204);
    expect(await server.store.db.selectFrom('absences').selectAll().execute()).toEqual([]);
    const order = { person: absent.id, why: 'again' };
    expect((await club.organizer.post(`/api/tournaments/${id}/readmit`, order)).status).toBe(403);
  });

  it('withdraws: the running game is lost, and nobody is paired with them again', async () => {
    const club = await TestClub.of(server, 5);
    const id = await club.begin();
    const [{ one: leaver, other: stays, table }] = await club.pairings(id);
    expect((await club.player(leaver).post(`/api/tournaments/${id}/withdraw`)).status).toBe(200);
    await club.settle();
    expect((await club.organizer.get(`/api/tables/${table}`)).body.result).toMatchObject({ how: 'resigned' });
    expect((await club.pairings(id, 1))[0]).toMatchObject({ outcome: 'other', how: 'played' });
    await club.playRound(id);
    const second = await club.pairings(id, 2);
    expect(second.flatMap(({ one, other }) => [one, other])).not.toContain(leaver);
    expect(second.flatMap(({ one, other }) => [one, other])).toContain(stays);
    const again = await club.player(leaver).post(`/api/tournaments/${id}/enter`);
    expect([again.status, again.body.code]).toEqual([409, 'status']);
  });

  it('is banned, or deletes the account: as if they had withdrawn', async () => {
    const club = await TestClub.of(server, 6);
    await appoint(server.store, 'Olga', 'moderator', 1);
    const id = await club.begin();
    const [first, second] = await club.pairings(id);
    await club.organizer.post(`/api/admin/people/${first.one}/ban`, { why: 'rude', until: null });
    const gone = club.player(second.one);
    expect((await gone.post('/api/account/delete', { password: PASSWORD })).status).toBe(204);
    await club.settle();
    // The ban is seen with the next change.
    await club.playRound(id);
    const page = await club.page(id);
    const status = (person: string) => page.entries.find(({ who }) => who.id === person)!;
    expect(status(first.one).status).toBe('withdrawn');
    expect(status(gone.id)).toMatchObject({ status: 'withdrawn', who: { name: 'deleted account' } });
    const here = (await club.pairings(id, 2)).flatMap(({ one, other }) => [one, other]);
    expect(here).not.toContain(first.one);
    expect(here).not.toContain(gone.id);
    expect(JSON.stringify(page)).not.toContain('Player 9');
  });

  it('an organizer who is gone leaves no words, and what was announced is cancelled', async () => {
    const club = await TestClub.of(server, 2);
    const running = await club.begin({ name: 'Cup of Olga', about: 'Olga will be there' });
    const coming = await club.announce({ name: 'Second Cup of Olga' });
    expect((await club.organizer.post('/api/account/delete', { password: PASSWORD })).status).toBe(204);
    const page = await club.page(running, club.players[0]);
    expect(page).toMatchObject({ name: '', about: '', organizer: null, status: 'running' });
    expect((await club.page(coming, club.players[0])).status).toBe('cancelled');
    expect(
      JSON.stringify(await server.store.db.selectFrom('tournaments').selectAll().execute()),
    ).not.toContain('Olga');
    await club.playRound(running);
    expect((await club.page(running, club.players[0])).status).toBe('finished');
  });
});

describe('everybody meets everybody', () => {
  it('round by round; those who left have lost the games that they do not play', async () => {
    const club = await TestClub.of(server, 4);
    const id = await club.begin({ format: 'round-robin', cycles: 2, places: 8 });
    expect((await club.page(id)).of).toBe(6);
    await club.playRound(id);
    const leaver = club.players[3];
    await leaver.post(`/api/tournaments/${id}/withdraw`);
    await club.settle();
    for (let round = 2; round <= 6; round++) await club.playRound(id);
    const page = await club.page(id);
    expect(page.status).toBe('finished');
    expect(placesOf(page)[0]).toEqual([1, club.players[0].id, 6]);
    const missed = page.divisions[0].pairings.filter(({ how }) => how === 'forfeit');
    expect(missed.length).toBeGreaterThan(3);
    for (const { one, outcome, table } of missed)
      expect([outcome, table]).toEqual([one === leaver.id ? 'other' : 'one', null]);
  });

  it('in leagues all at once, in divisions; after a season the first go up and the last go down', async () => {
    const club = await TestClub.of(server, 6);
    const league = { format: 'league', divisionSize: 3, movers: 1, cycles: 1, name: 'League' } as const;
    const id = await club.begin(league);
    let page = await club.page(id);
    expect(page.divisions.map(({ standings }) => standings.length)).toEqual([3, 3]);
    expect(page.divisions.map(({ pairings }) => pairings.length)).toEqual([3, 3]);
    // All games run at once.
    for (const { pairings } of page.divisions) for (const { table } of pairings) expect(table).not.toBeNull();
    const order = club.players.map((player) => player.id);
    for (const { pairings } of page.divisions)
      for (const pairing of pairings)
        await club.lose(
          pairing,
          order.indexOf(pairing.one) < order.indexOf(pairing.other!) ? 'other' : 'one',
        );
    await club.settle();
    page = await club.page(id);
    expect(page.status).toBe('finished');
    expect(placesOf(page).map(([, person]) => person)).toEqual(order.slice(0, 3));
    const { status, body } = await club.organizer.post(`/api/tournaments/${id}/season`, {});
    expect(status).toBe(201);
    expect((await club.organizer.post(`/api/tournaments/${id}/season`, {})).status).toBe(409);
    const next: string = body.id;
    expect(await club.page(next)).toMatchObject({
      season: 2,
      previous: id,
      status: 'announced',
      name: 'League',
    });
    expect((await club.page(id)).next).toBe(next);
    // They enter in another order, and one is new.
    const fresh = await account(server, 'Newcomer');
    club.players.push(fresh);
    await club.enter(next, [...club.players].reverse());
    await club.act(next, 'begin');
    page = await club.page(next);
    const divisions = page.divisions.map(({ number }) =>
      page.entries.filter(({ division }) => division === number).map(({ who }) => who.id),
    );
    // Three divisions of seven people: the newcomer is last, the fourth went up and the third down.
    expect(divisions.map(({ length }) => length)).toEqual([3, 2, 2]);
    expect(divisions.flat()).toEqual([order[0], order[1], order[3], order[2], order[4], order[5], fresh.id]);
  });
});

describe('the organizer', () => {
  it('decides a result: the game is closed, and everybody sees that and why', async () => {
    const club = await TestClub.of(server, 4);
    const id = await club.begin();
    const [first, second] = await club.pairings(id);
    const { round, board } = first;
    await club.act(id, 'decide', {
      division: 1,
      round,
      board,
      outcome: 'neither',
      why: 'both agreed a result',
    });
    expect((await club.pairings(id, 1))[0]).toMatchObject({
      outcome: 'neither',
      how: 'decided',
      why: 'both agreed a result',
    });
    const info = (await club.organizer.get(`/api/tables/${first.table}`)).body;
    expect(info).toMatchObject({ status: 'closed', trouble: 'the organizer has decided the result' });
    // A result that is there is corrected, also when the next round is paired.
    await club.lose(second);
    await club.settle();
    expect((await club.page(id)).round).toBe(2);
    await club.act(id, 'decide', {
      division: 1,
      round: 1,
      board: second.board,
      outcome: 'other',
      why: 'a bug',
    });
    const page = await club.page(id);
    expect(page.divisions[0].standings[0].person).toBe(second.other);
    const deeds = (await club.organizer.get(`/api/tournaments/${id}/deeds`)).body;
    expect(deeds.map(({ deed, why }: { deed: string; why: string }) => [deed, why])).toEqual([
      ['tournament-decide', 'a bug'],
      ['tournament-decide', 'both agreed a result'],
      ['tournament-begin', ''],
      ['tournament', ''],
    ]);
    expect((await club.players[0].get(`/api/tournaments/${id}/deeds`)).status).toBe(403);
    expect((await server.store.manners.audit(null)).filter(({ whole }) => !whole)).toEqual([]);
  });

  it('removes a player, who loses the game and does not come back', async () => {
    const club = await TestClub.of(server, 3);
    const id = await club.announce({ advance: 'hand' });
    for (const player of club.players) await player.post(`/api/tournaments/${id}/enter`);
    const [, , third] = club.players;
    await club.act(id, 'remove', { person: third.id, why: 'spam' });
    const back = await third.post(`/api/tournaments/${id}/enter`);
    expect([back.status, back.body.error]).toEqual([403, 'you were removed from this tournament']);
    await club.act(id, 'begin');
    const [{ one, other }] = await club.pairings(id);
    await club.act(id, 'remove', { person: one, why: 'rude' });
    expect(await club.page(id)).toMatchObject({ status: 'finished' });
    expect(placesOf(await club.page(id))).toEqual([
      [1, other, 1],
      [2, one, 0],
    ]);
  });

  it('who plays has no say in results, players and the end; those who look after the site have', async () => {
    const club = await TestClub.of(server, 3);
    const { organizer } = club;
    const id = await club.announce();
    await organizer.post(`/api/tournaments/${id}/enter`);
    club.players.push(organizer);
    for (const player of club.players) await player.post(`/api/tournaments/${id}/enter`);
    await club.act(id, 'begin');
    expect((await club.page(id)).viewer).toMatchObject({ organizes: true, judges: false, entry: 'in' });
    const other = (await club.pairings(id)).find((one) => ![one.one, one.other].includes(organizer.id))!;
    const decision = { division: 1, round: 1, board: other.board, outcome: 'neither', why: 'I lead then' };
    for (const [what, body] of [
      ['decide', decision],
      ['remove', { person: other.one, why: 'too strong' }],
      ['end', { why: 'I lead' }],
    ] as const) {
      const answer = await organizer.post(`/api/tournaments/${id}/${what}`, body);
      expect([what, answer.status, answer.body.code]).toEqual([what, 403, 'seat']);
    }
    // Withdrawing does not give the powers back, nor does another name in the same browser.
    await organizer.post(`/api/tournaments/${id}/withdraw`);
    expect((await organizer.post(`/api/tournaments/${id}/decide`, decision)).status).toBe(403);
    const judge = await account(server, 'Judge');
    expect((await judge.post(`/api/tournaments/${id}/decide`, decision)).status).toBe(403);
    await appoint(server.store, 'Judge', 'moderator', 1);
    expect((await judge.post(`/api/tournaments/${id}/decide`, decision)).status).toBe(200);
  });

  it('knows the invitation; without it nobody enters', async () => {
    const club = await TestClub.of(server, 2);
    const id = await club.announce({ access: 'invited' });
    const [ann, ben] = club.players;
    expect((await ann.post(`/api/tournaments/${id}/enter`)).body.code).toBe('seat');
    expect((await ann.post(`/api/tournaments/${id}/enter`, { invite: 'guess' })).status).toBe(403);
    expect(JSON.stringify(await club.page(id, ann))).not.toContain('"invite"');
    const { invite } = (await club.page(id)).viewer;
    expect((await ann.post(`/api/tournaments/${id}/enter`, { invite })).status).toBe(200);
    await club.organizer.post('/api/my/people', { person: ben.id, regard: 'blocked' });
    expect((await ben.post(`/api/tournaments/${id}/enter`, { invite })).body.error).toBe(
      'the organizer does not want to play with you',
    );
  });
});

describe('the words of a tournament', () => {
  it('are taken back by those who look after the site, also when it has begun, and by nobody else', async () => {
    const club = await TestClub.of(server, 3);
    const id = await club.begin({ name: 'Rude words', about: 'More of them', advance: 'hand' });
    const [game] = await club.pairings(id);
    const decision = { division: 1, round: 1, board: game.board, outcome: 'one', why: 'rude reason' };
    await club.act(id, 'decide', decision);
    const order = { name: '', about: '', reasons: 'erased', why: 'insults' };
    const may = async (who: { post: typeof club.organizer.post }, body: object = order) => {
      const answer = await who.post(`/api/tournaments/${id}/words`, body);
      return [answer.status, answer.body.code];
    };
    expect(await may(club.organizer)).toEqual([403, 'seat']);
    expect(await may(club.players[0])).toEqual([403, 'seat']);
    // A part in it leaves no powers over it: the organizer's own, or a player's.
    await appoint(server.store, 'Olga', 'administrator', 1);
    await appoint(server.store, 'Player 1', 'moderator', 1);
    expect(await may(club.organizer)).toEqual([403, 'seat']);
    expect(await may(club.players[0])).toEqual([403, 'seat']);
    const judge = await account(server, 'Judge');
    expect((await club.page(id, judge)).viewer.moderates).toBe(false);
    await appoint(server.store, 'Judge', 'moderator', 1);
    expect((await club.page(id, judge)).viewer.moderates).toBe(true);
    expect((await club.page(id)).viewer.moderates).toBe(false);
    expect(await may(judge, { ...order, why: ' ' })).toEqual([400, 'message']);
    expect(await may(judge)).toEqual([200, undefined]);
    const page = JSON.stringify(await club.page(id));
    for (const word of ['Rude words', 'More of them', 'rude reason']) expect(page).not.toContain(word);
    const listed = (await judge.get('/api/tournaments?which=running')).body.items;
    expect(listed.map(({ name }: { name: string }) => name)).toEqual(['']);
    const [deed] = await server.store.tournaments.deeds(id, 1);
    expect(deed).toMatchObject({ deed: 'tournament-words', why: 'insults', detail: 'name about reasons' });
    // Or they are put in other words, which have to be fit to be seen.
    expect(await may(judge, { name: '\u200b', about: '', why: 'x' })).toEqual([400, 'message']);
    expect(await may(judge, { name: 'Spring Cup', about: 'Be kind.', why: 'better' })).toEqual([
      200,
      undefined,
    ]);
    expect(await club.page(id)).toMatchObject({ name: 'Spring Cup', about: 'Be kind.' });
  });
});

describe('the page', () => {
  it('is worked out once for all who look at it, until something of it changes', async () => {
    const club = await TestClub.of(server, 4);
    const id = await club.begin({ advance: 'hand' });
    let read = 0;
    const { tournaments } = server.store;
    const { whole } = tournaments;
    tournaments.whole = (...asked) => {
      read++;
      return whole.apply(tournaments, asked);
    };
    const looks = async () => {
      read = 0;
      const pages = await Promise.all([...club.players, club.organizer].map((who) => club.page(id, who)));
      // Everybody sees their own part.
      expect(pages.map(({ viewer }) => viewer.entry)).toEqual(['in', 'in', 'in', 'in', null]);
      expect(pages.filter(({ viewer }) => viewer.invite !== undefined)).toHaveLength(1);
      return read;
    };
    await looks();
    expect(await looks()).toBe(0);
    // A name is not part of it.
    const { players } = club;
    expect((await players[0].post('/api/me', { name: 'Renamed' })).status).toBe(200);
    expect((await club.page(id)).entries.map(({ who }) => who.name)).toContain('Renamed');
    expect(await looks()).toBe(0);
    // A result is, whoever writes it.
    const [first] = await club.pairings(id);
    await club.lose(first);
    await server.results.round();
    expect((await club.pairings(id))[0].outcome).toBe('one');
    await server.steward.round();
    await looks();
    expect(await looks()).toBe(0);
    await club.act(id, 'decide', { division: 1, round: 1, board: 1, outcome: 'draw', why: 'agreed' });
    expect((await club.pairings(id))[0]).toMatchObject({ outcome: 'draw', why: 'agreed' });
  });
});

describe('entering', () => {
  it('is for accounts, once, while there are places, and not under two names', async () => {
    const club = await TestClub.of(server, 3);
    const id = await club.announce({ places: 2 });
    const guest = await server.guest('Guest');
    expect((await guest.post(`/api/tournaments/${id}/enter`)).body.error).toContain('choose a password');
    const [ann, ben, carl] = club.players;
    for (let i = 0; i < 2; i++) expect((await ann.post(`/api/tournaments/${id}/enter`)).status).toBe(200);
    expect((await club.page(id)).entrants).toBe(1);
    // Ann's browser signs in as somebody else.
    const { name } = (await ann.get('/api/me')).body;
    await account(server, 'Second self');
    await ann.post('/api/session', { name: 'Second self', password: PASSWORD });
    const twice = await ann.post(`/api/tournaments/${id}/enter`);
    expect([twice.status, twice.body.error]).toEqual([
      403,
      'you are in this tournament already under another name',
    ]);
    await ann.post('/api/session', { name, password: PASSWORD });
    expect((await ben.post(`/api/tournaments/${id}/enter`)).status).toBe(200);
    expect((await carl.post(`/api/tournaments/${id}/enter`)).body.error).toBe('all places are taken');
    expect((await ann.post(`/api/tournaments/${id}/withdraw`)).status).toBe(200);
    expect((await carl.post(`/api/tournaments/${id}/enter`)).status).toBe(200);
  });

  it('the last place is taken once, however many want it at the same moment', async () => {
    const club = await TestClub.of(server, 6);
    const id = await club.announce({ places: 3 });
    const answers = await Promise.all(
      club.players.map((player) => player.post(`/api/tournaments/${id}/enter`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect((await club.page(id)).entrants).toBe(3);
  });
});

describe('an announcement', () => {
  it('makes sense, or is refused with the reason', async () => {
    const club = await TestClub.of(server, 0);
    const why = async (more: object) => {
      const { status, body } = await club.organizer.post('/api/tournaments', { ...SWISS, ...more });
      expect(status).toBe(400);
      return body.error;
    };
    expect(await why({ game: 'nothing' })).toContain('there is no game');
    expect(await why({ format: 'round-robin', places: 30 })).toContain('20 people can enter');
    expect(await why({ format: 'league', clock: { kind: 'live', seconds: 600, refill: 0 } })).toContain(
      'by correspondence',
    );
    expect(await why({ format: 'league', divisionSize: 2, movers: 2 })).toContain('cannot go up and down');
    expect(await why({ starts: NOON - 1 })).toBe('that time has passed already');
    expect(await why({ starts: NOON + 400 * DAY })).toContain('within 180 days');
    expect(await why({ options: { size: 'huge' } })).toContain('noughts');
    expect(await why({ name: '​' })).toContain('nobody can see');
    expect(await why({ rounds: 100 })).toBeTruthy();
    expect(await why({ clock: null })).toBeTruthy();
    const guest = await server.guest('Guest');
    expect((await guest.post('/api/tournaments', SWISS)).body.error).toContain('choose a password');
  });

  it('has its limits: so many of one organizer, and so many that one is in', async () => {
    const club = await TestClub.of(server, 1);
    const ids: string[] = [];
    for (let i = 0; i < LIMITS.tournaments; i++) ids.push(await club.announce());
    const more = await club.organizer.post('/api/tournaments', SWISS);
    expect([more.status, more.body.code]).toEqual([429, 'busy']);
    await club.act(ids[0], 'end', { why: 'nobody comes' });
    ids.push(await club.announce());
    const [ann] = club.players;
    for (let i = 0; i < LIMITS.entries; i++) {
      const own = { tournament_id: `t${i}`, person: ann.id, at: 1, status: 'in', seed: 0, division: 1 };
      await server.store.db.insertInto('entries').values(own).execute();
      const [row] = await server.store.db.selectFrom('tournaments').selectAll().limit(1).execute();
      await server.store.db
        .insertInto('tournaments')
        .values({ ...row, id: `t${i}`, status: 'running', wake: null })
        .execute();
    }
    expect((await ann.post(`/api/tournaments/${ids[1]}/enter`)).body.error).toBe(
      `you are in ${LIMITS.entries} tournaments that are not over`,
    );
  });

  it('is announced so often and no oftener, whatever is ended', async () => {
    const limited = await startServer({ time: { now: NOON, real: false }, config: { rateLimit: 10_000 } });
    const club = await TestClub.of(limited, 0, 'Limited ');
    for (let i = 0; i < 10; i++) {
      limited.time.now += MINUTE;
      const id = await club.announce();
      await club.act(id, 'end', { why: 'again' });
    }
    const more = await club.organizer.post('/api/tournaments', SWISS);
    expect([more.status, more.body.error]).toEqual([
      429,
      'you have announced a lot lately: try again in a while',
    ]);
    await limited.stop();
  });

  it('keeps to its limits when everything comes at the same moment', async () => {
    const club = await TestClub.of(server, 1);
    const [ann] = club.players;
    const sent = Array.from({ length: 12 }, () => club.organizer.post('/api/tournaments', SWISS));
    const ids = (await Promise.all(sent)).flatMap(({ status, body }) => (status === 201 ? [body.id] : []));
    expect(ids).toHaveLength(LIMITS.tournaments);
    // In all but two of as many as one may be in.
    const [row] = await server.store.db.selectFrom('tournaments').selectAll().limit(1).execute();
    for (let i = 0; i < LIMITS.entries - 2; i++) {
      const id = `all at once ${i}`;
      const own = { tournament_id: id, person: ann.id, at: 1, status: 'in', seed: 0, division: 1 };
      await server.store.db.insertInto('entries').values(own).execute();
      const other = { ...row, id, organizer: 'somebody', status: 'running', wake: null, previous: null };
      await server.store.db.insertInto('tournaments').values(other).execute();
    }
    const entered = await Promise.all(ids.map((id) => ann.post(`/api/tournaments/${id}/enter`)));
    expect(entered.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429]);
  });

  it('is not used to fill the audit log, nor its seasons to open tables without end', async () => {
    const limited = await startServer({ time: { now: NOON, real: false }, config: { rateLimit: 1_000_000 } });
    const club = await TestClub.of(limited, 2, 'Busy ');
    const id = await club.begin();
    // By turns, since each route has its own limit of a minute.
    const acts = ['pause', 'resume', 'begin', 'next', 'remove', 'decide'];
    const decision = { division: 1, round: 1, board: 9, outcome: 'one', why: 'again' };
    const bodies: Record<string, object> = { remove: { person: 'nobody', why: 'again' }, decide: decision };
    const said = new Set<string>();
    for (let i = 0; i < 350; i++) {
      const what = acts[i % acts.length];
      const body = bodies[what] ?? {};
      said.add((await club.organizer.post(`/api/tournaments/${id}/${what}`, body)).body.error);
    }
    expect(said).toContain('you have decided a lot lately: try again in a while');
    let league = await club.announce({ format: 'league' });
    let status = 201;
    for (let season = 0; season < 12 && status === 201; season++) {
      await limited.store.db
        .updateTable('tournaments')
        .set({ status: 'finished', finished: limited.time.now, wake: null })
        .where('id', '=', league)
        .execute();
      const next = await club.organizer.post(`/api/tournaments/${league}/season`);
      status = next.status;
      league = next.body.id;
    }
    expect(status).toBe(429);
    await limited.stop();
  });

  it('that nobody begins is cancelled after a while', async () => {
    const club = await TestClub.of(server, 2);
    const id = await club.announce();
    server.time.now += 61 * DAY;
    await club.settle();
    expect((await club.page(id)).status).toBe('cancelled');
  });
});

describe('lists', () => {
  it('are of what is coming, running and over, and of one’s own', async () => {
    const club = await TestClub.of(server, 2);
    const running = await club.begin({ name: 'Running' });
    const coming = await club.announce({ name: 'Coming' });
    const list = async (which: string, as = club.organizer) =>
      (await as.get(`/api/tournaments?which=${which}`)).body.items.map(({ id }: { id: string }) => id);
    expect(await list('coming')).toEqual([coming]);
    expect(await list('running')).toEqual([running]);
    expect((await list('mine')).sort()).toEqual([coming, running].sort());
    expect(await list('mine', club.players[0])).toEqual([running]);
    expect(await list('mine', await account(server, 'Nobody'))).toEqual([]);
    await club.playRound(running);
    expect(await list('over')).toEqual([running]);
    const data = (await club.players[0].get('/api/my/data')).body;
    expect(data.entries).toMatchObject([{ tournament: running, status: 'in' }]);
    const own = (await club.organizer.get('/api/my/data')).body;
    expect(own.organized.map(({ name }: { name: string }) => name).sort()).toEqual(['Coming', 'Running']);
  });
});
