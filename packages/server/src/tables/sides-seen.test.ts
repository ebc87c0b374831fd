import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Guest } from '../../test/guest.js';
import { type Running, startServer } from '../../test/server.js';

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

// The sides of outposts: amber and jade are the north, crimson and indigo the south.

type Name = 'ada' | 'bob' | 'cyd' | 'eve';
type Act = 'sits' | 'leaves' | 'goes' | 'pauses' | 'resigns' | 'enrolls' | 'renames';
type Step = [Name, Act, ...string[]];

interface Story {
  story: string;
  /** Who sits where when the game begins; bots have the other seats. */
  begin: Partial<Record<Name, string[]>>;
  steps: Step[];
  /** Who finally tries to sit down where, and whether they may. */
  wants: [Name, ...string[]];
  may: boolean;
}

const AGAINST: Story['begin'] = { ada: ['amber'], bob: ['crimson'], cyd: ['indigo'] };

const stories: Story[] = [
  {
    story: 'gets up for good and asks for a seat of the enemy',
    begin: AGAINST,
    steps: [
      ['bob', 'leaves', 'crimson'],
      ['ada', 'leaves', 'amber'],
    ],
    wants: ['ada', 'crimson'],
    may: false,
  },
  {
    story: 'asks for a seat of the enemy while a bot plays their own',
    begin: AGAINST,
    steps: [
      ['bob', 'leaves', 'crimson'],
      ['ada', 'goes'],
    ],
    wants: ['ada', 'crimson'],
    may: false,
  },
  {
    story: 'resigns, and asks for a seat of the enemy',
    begin: { ada: ['amber'], eve: ['jade'], bob: ['crimson'] },
    steps: [
      ['ada', 'resigns'],
      ['bob', 'leaves', 'crimson'],
    ],
    wants: ['ada', 'crimson'],
    may: false,
  },
  {
    story: 'asks during a pause',
    begin: AGAINST,
    steps: [
      ['bob', 'leaves', 'crimson'],
      ['ada', 'leaves', 'amber'],
      ['cyd', 'pauses'],
    ],
    wants: ['ada', 'crimson'],
    may: false,
  },
  {
    story: 'has an account by now',
    begin: AGAINST,
    steps: [
      ['bob', 'leaves', 'crimson'],
      ['ada', 'leaves', 'amber'],
      ['ada', 'enrolls'],
    ],
    wants: ['ada', 'crimson'],
    may: false,
  },
  {
    story: 'has another name by now',
    begin: AGAINST,
    steps: [
      ['bob', 'leaves', 'crimson'],
      ['ada', 'renames'],
      ['ada', 'leaves', 'amber'],
    ],
    wants: ['ada', 'crimson'],
    may: false,
  },
  {
    story: 'took over a seat in the middle of the game, gave it up, and asks for the other side',
    begin: AGAINST,
    steps: [
      ['bob', 'leaves', 'crimson'],
      ['eve', 'sits', 'crimson'],
      ['eve', 'leaves', 'crimson'],
      ['ada', 'leaves', 'amber'],
    ],
    wants: ['eve', 'amber'],
    may: false,
  },
  {
    story: 'looked on, and asks for seats of both sides at once',
    begin: AGAINST,
    steps: [
      ['bob', 'leaves', 'crimson'],
      ['ada', 'leaves', 'amber'],
    ],
    wants: ['eve', 'amber', 'crimson'],
    may: false,
  },
  {
    story: 'comes against somebody who has played both sides and knows the cards',
    begin: { ada: ['amber', 'crimson'] },
    steps: [['ada', 'leaves', 'crimson']],
    wants: ['eve', 'crimson'],
    may: false,
  },
  {
    story: 'played both sides, and others play now',
    begin: { ada: ['amber', 'crimson'] },
    steps: [
      ['ada', 'leaves', 'crimson', 'amber'],
      ['eve', 'sits', 'crimson'],
    ],
    wants: ['ada', 'amber'],
    may: false,
  },
  {
    story: 'gets up for good and comes back to the seat',
    begin: AGAINST,
    steps: [['ada', 'leaves', 'amber']],
    wants: ['ada', 'amber'],
    may: true,
  },
  {
    story: 'takes the seat of a fellow',
    begin: AGAINST,
    steps: [['bob', 'leaves', 'crimson']],
    wants: ['cyd', 'crimson'],
    may: true,
  },
  {
    story: 'looked on from the beginning',
    begin: AGAINST,
    steps: [['bob', 'leaves', 'crimson']],
    wants: ['eve', 'crimson'],
    may: true,
  },
  {
    story: 'plays both sides alone at one screen, and takes one up again',
    begin: { ada: ['amber', 'crimson'] },
    steps: [['ada', 'leaves', 'crimson']],
    wants: ['ada', 'crimson'],
    may: true,
  },
];

const SEATS = ['amber', 'crimson', 'jade', 'indigo'];
const sideOf = (seat: string) => (seat === 'amber' || seat === 'jade' ? 'north' : 'south');
const at = (table: string, what: string) => `/api/tables/${table}/${what}`;

/** Plays the story up to its last step. Everyone watches the table from beginning to end. */
async function tell({ begin, steps }: Story): Promise<{ people: Record<Name, Guest>; table: string }> {
  const names = ['ada', 'bob', 'cyd', 'eve'] as const;
  const list = await Promise.all(names.map((name) => server.guest(name)));
  const people = Object.fromEntries(names.map((name, i) => [name, list[i]])) as Record<Name, Guest>;
  const taken = Object.values(begin).flat();
  const seats = Object.fromEntries(
    SEATS.filter((seat) => !taken.includes(seat)).map((seat) => [seat, 'random']),
  );
  const table = await people.ada.open({ game: 'outposts', seats });
  for (const name of names) {
    if (begin[name])
      expect((await people[name].post(at(table, 'join'), { seats: begin[name] })).status).toBe(200);
  }
  for (const guest of list) {
    await guest.connect();
    await guest.watch(table);
  }
  expect((await people.ada.post(at(table, 'start'))).status).toBe(200);
  for (const side of ['bob', 'ada'] as const) {
    if (begin[side])
      await people[side].post(at(table, 'chat'), { id: side, scope: 'team', text: `secret of ${side}` });
  }
  for (const [name, act, ...seats] of steps) {
    const { status, body } = await doStep(people[name], table, act, seats);
    expect(status, `${name} ${act}: ${JSON.stringify(body)}`).toBe(200);
  }
  return { people, table };
}

function doStep(guest: Guest, table: string, act: Act, seats: string[]) {
  switch (act) {
    case 'sits':
      return guest.post(at(table, 'join'), { seats });
    case 'leaves':
      return guest.post(at(table, 'leave'), { seats, forGood: true });
    case 'goes':
      return guest.post(at(table, 'leave'));
    case 'pauses':
      return guest.post(at(table, 'pause'), { paused: true });
    case 'resigns':
      return guest.post(at(table, 'resign'));
    case 'renames':
      return guest.post('/api/me', { name: 'Somebody Else' });
    case 'enrolls':
      return guest.post('/api/account', { name: `Ada ${table.slice(0, 8)}`, password: 'long enough' });
  }
}

/** What a person can learn of a seat, by every query there is. */
async function seenOf(guest: Guest, table: string, seat: string): Promise<string[]> {
  const questions = [
    'why?seat=',
    'preview?text=pass&seat=',
    'findings?as=',
    'journal?as=',
    'replay?at=0&as=',
    'outline?as=',
    'hint?seat=',
    'reason?at=1&as=',
  ];
  const answers = await Promise.all(questions.map((one) => guest.get(at(table, `${one}${seat}`))));
  const orders = await guest.post(at(table, 'orders'), { id: 'o', seat, orders: [] });
  const seen = questions.filter((_, i) => answers[i].status !== 403);
  if (orders.body.t === 'ok') seen.push('orders');
  if (guest.retell(table).some(({ view }) => seat in view.views)) seen.push('view');
  return seen;
}

describe('a person who has sat on one side never sees the other', () => {
  it.each(stories)('$wants.0 $story: $may', async (story) => {
    const { people, table } = await tell(story);
    const [name, ...seats] = story.wants;
    const guest = people[name];
    const open = (await guest.get(`/api/tables/${table}`)).body.seats;
    for (const seat of seats) expect(open[seat].open).toBe(true);
    await guest.until(() => seats.every((seat) => guest.view(table).info.seats[seat].open));
    // The client offers what the server allows; of two seats taken together, each alone may be free.
    if (seats.length === 1) expect(guest.view(table).you.barred.includes(seats[0])).toBe(!story.may);
    const { status, body } = await guest.post(at(table, 'join'), { seats });
    expect(status, JSON.stringify(body)).toBe(story.may ? 200 : 403);
    if (story.may) return;
    expect(body.error).toMatch(/other side|different sides|has seen its cards/);
    const own = new Set(
      [
        ...(story.begin[name] ?? []),
        ...story.steps.flatMap(([who, act, ...at]) => (who === name && act === 'sits' ? at : [])),
      ].map(sideOf),
    );
    await guest.get(at(table, 'journal'));
    for (const seat of SEATS.filter((one) => !own.has(sideOf(one)))) {
      expect(await seenOf(guest, table, seat), seat).toEqual([]);
    }
    if (!own.has('south')) expect(guest.heard.join()).not.toContain('secret of bob');
    if (!own.has('north')) expect(guest.heard.join()).not.toContain('secret of ada');
  });

  it('also after a restart', async () => {
    const { people, table } = await tell(stories[0]);
    await server.registry.close();
    server = await server.again();
    const ada = await server.guest();
    for (const [name, value] of people.ada.cookies) ada.cookies.set(name, value);
    expect((await ada.post(at(table, 'join'), { seats: ['crimson'] })).body.error).toContain('other side');
  });

  it('also after signing out: the browser is still known', async () => {
    const { people, table } = await tell({ ...stories[0], steps: [['bob', 'leaves', 'crimson']] });
    const { ada } = people;
    await ada.post('/api/account', { name: `Ada ${table.slice(0, 8)}`, password: 'long enough' });
    await ada.delete('/api/session');
    const { body: guest } = await ada.get('/api/me');
    expect(guest.guest).toBe(true);
    expect((await ada.post(at(table, 'join'), { seats: ['crimson'] })).status).toBe(403);
    // Nor may another account in the same browser: it still has the cookie of the guest who sat there.
    const { bob } = people;
    await ada.post(at(table, 'leave'), { forGood: true });
    await bob.post('/api/account', { name: `Bob ${table.slice(0, 8)}`, password: 'long enough' });
    await bob.delete('/api/session');
    await bob.get('/api/me');
    await bob.post('/api/account', { name: `Bo ${table.slice(0, 8)}`, password: 'long enough' });
    expect((await bob.post(at(table, 'join'), { seats: ['amber'] })).status).toBe(403);
    // A forged cookie has no effect.
    const eve = await server.guest('Eve');
    eve.cookies.set('sandtable-selves', 'x~y.forged');
    expect((await eve.post(at(table, 'join'), { seats: ['crimson'] })).status).toBe(200);
  });

  it('when the game is over, all is revealed', async () => {
    const { people, table } = await tell({ ...stories[0], steps: [] });
    await people.ada.post(at(table, 'resign'));
    expect((await people.ada.get(at(table, 'replay?at=0&as=crimson'))).status).toBe(200);
  });
});
