import { makerOf, Players } from '@sandtable/bots';
import { bridgehead } from '@sandtable/bridgehead';
import { noughts } from '@sandtable/example-noughts';
import { outposts } from '@sandtable/example-outposts';
import { type AnyGame, Machine, Match, patched, view } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { HostedTable, type Sitting } from './hosted-table.js';

const PERSON: Sitting = { who: { id: 'ann', name: 'Ann' }, bot: null };
const BOT: Sitting = { who: null, bot: 'random' };

/** A table of a game with people at these seats and bots at the others. */
function lay(game: AnyGame, people: readonly string[], options: Record<string, string> = {}) {
  const match = Match.open(new Machine<unknown, unknown>(game, options), 'seven');
  const seats = game.seats.map(({ id }) => (people.includes(id) ? { ...PERSON } : { ...BOT }));
  const table = new HostedTable(match, seats);
  const makers = seats.map(({ bot }) => (bot === null ? null : makerOf<unknown, unknown>(bot)));
  const players = new Players(match.machine, makers);
  players.sit('seven');
  const settle = () => {
    const moved: ('order' | 'bot')[] = [];
    for (let one = table.letMove(players); one; one = table.letMove(players)) moved.push(one.by);
    return moved;
  };
  /** The first legal choice of a seat that is asked. */
  const first = (seat: number) =>
    view(match.machine, match.state, seat).decisions.find(({ options: own }) => own !== null)?.options?.[0]
      .text;
  return { table, match, seats, settle, first };
}

describe('a hosted table', () => {
  it('is played to its end by people and bots, and bots move until only people are asked', () => {
    const { table, match, settle, first } = lay(outposts, ['amber', 'jade']);
    expect(table.people().map((seat) => match.machine.game.seats[seat].id)).toEqual(['amber', 'jade']);
    let bots = settle().length;
    for (let i = 0; i < 2000 && table.result() === null; i++) {
      const asked = table.asked();
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.filter((seat) => !table.isPerson(seat))).toEqual([]);
      expect(table.choose(asked[0], first(asked[0])!)).toBeNull();
      bots += settle().filter((by) => by === 'bot').length;
    }
    expect(bots).toBeGreaterThan(10);
    const { winner, how, scores } = table.result()!;
    expect([how, scores]).toEqual(['played', match.state.outcome!.scores]);
    expect(winner).toBe(match.machine.game.sides[match.state.outcome!.winner]?.id ?? null);
    expect([table.asked(), table.botToMove(), table.orderToMove()]).toEqual([[], null, null]);
  });

  it('follows people who come and go', () => {
    const { table, seats } = lay(noughts, ['noughts', 'crosses']);
    expect(table.botToMove()).toBeNull();
    Object.assign(seats[0], { bot: 'greedy' });
    expect(table.botToMove()).toEqual({ seat: 0, bot: 'greedy' });
    // A bot that stands in for a person counts as a bot until the person is back.
    expect([table.isPerson(0), table.people()]).toEqual([false, [1]]);
    Object.assign(seats[0], { bot: null });
    expect([table.isPerson(0), table.botToMove()]).toEqual([true, null]);
  });

  it('explains refusals, and changes nothing', () => {
    const { table, match } = lay(noughts, ['noughts', 'crosses']);
    expect(table.choose(0, 'mark b2')).toBeNull();
    const entries = match.entries.length;
    expect(table.choose(1, 'mark b2')?.reason).toContain('b2');
    expect(table.choose(0, 'mark a1')).not.toBeNull();
    expect(match.entries.length).toBe(entries);
    const refusals = table.refusals(1);
    expect(refusals.map(({ text }) => text)).toEqual(['mark b2']);
    expect(refusals[0].reason).not.toBe('');
    expect(table.refusals(1, { touch: refusals[0].touches[0], inHand: null })).toEqual(refusals);
  });

  it('previews a choice without making it', () => {
    const { table, match } = lay(noughts, ['noughts', 'crosses']);
    const before = view(match.machine, match.state, 0);
    const found = table.preview(0, 'mark b2', 'nobody knows');
    if (!('patches' in found)) throw new Error(found.reason);
    expect(found.patches.length).toBeGreaterThan(0);
    for (const patch of found.patches)
      expect(patched(before, patch).table).toEqual({ cells: [0, 0, 0, 0, 1, 0, 0, 0, 0] });
    expect(view(match.machine, match.state, 0)).toEqual(before);
    expect(table.preview(0, 'mark z9', 'nobody knows')).toHaveProperty('reason');
    expect(table.draft(0, 'mark b2')).toMatchObject({ whole: true });
    expect(table.draft(0, 'mark z9')).toHaveProperty('refused.reason');
  });

  it('lists the options of a unit on request', () => {
    const { table, match } = lay(bridgehead, ['north', 'south'], { scenario: 'ford' });
    const [seat] = table.asked();
    const [decision] = view(match.machine, match.state, seat).decisions;
    const group = decision.subjects![0];
    const options = table.options(seat, group.verb, group.ids[0]);
    expect(Array.isArray(options) && options.length).toBeGreaterThan(0);
    expect(table.options(seat, group.verb, 'nobody')).toHaveProperty('reason');
    expect(table.findings(seat).length).toBeGreaterThan(0);
  });
});

describe('standing orders at a hosted table', () => {
  /** Plays until a seat is asked something that a standing order can answer. */
  function untilStanding() {
    const laid = lay(outposts, ['amber', 'crimson', 'jade', 'indigo']);
    const { table, match } = laid;
    for (let i = 0; i < 400; i++) {
      const [seat] = table.asked();
      if (table.standing(seat)) return { ...laid, seat };
      const own = view(match.machine, match.state, seat).decisions.find(({ options }) => options)!.options!;
      table.choose(seat, (own.find(({ verb }) => verb === 'lay') ?? own[0]).text);
    }
    throw new Error('nobody was asked anything that can be let pass');
  }

  it('answer for a seat before any person is asked', () => {
    const { table, match, seat, settle } = untilStanding();
    const choices = match.state.count;
    expect(table.orderToMove()).toBeNull();
    table.setOrders(seat, [null]);
    expect(table.orderToMove()).toMatchObject({ seat, text: table.standing(seat)!.verb });
    expect(settle()[0]).toBe('order');
    expect(match.state.count).toBeGreaterThan(choices);
  });

  it('on another topic answer nothing', () => {
    const { table, seat, settle } = untilStanding();
    table.setOrders(seat, ['the weather']);
    expect([table.orderToMove(), settle()]).toEqual([null, []]);
    expect(table.orders.of(seat)).toEqual([{ about: 'topic', what: 'the weather', until: 'asked' }]);
  });

  it('end with the first question that has no standing answer', () => {
    const { table } = lay(outposts, ['amber', 'crimson', 'jade', 'indigo']);
    const [seat] = table.asked();
    expect(table.standing(seat)).toBeNull();
    table.setOrders(seat, [null]);
    expect(table.orders.of(seat)).toEqual([]);
  });

  it('wait when the seat undoes a choice, so that it is asked again, until it chooses', () => {
    const { table, seat } = untilStanding();
    const { verb: text, topic } = table.standing(seat)!;
    expect(table.choose(seat, text)).toBeNull();
    expect(table.mayUndo(seat)).toBe(true);
    table.orders.set(seat, [{ about: 'topic', what: topic, until: 'cancelled' }]);
    expect(table.choose(seat, ' UNDO ')).toBeNull();
    expect([table.orders.of(seat).length, table.orderToMove()]).toEqual([1, null]);
    expect(table.choose(seat, text)).toBeNull();
    expect(table.orders.isSuspended(seat)).toBe(false);
  });

  it('that are given until they are cancelled survive everything else that is asked', () => {
    const laid = untilStanding();
    const { table, match, seat } = laid;
    const { topic } = table.standing(seat)!;
    table.setOrders(seat, [{ about: 'topic', what: topic, until: 'cancelled' }]);
    const players = new Players(
      match.machine,
      table.seats.map(() => null),
    );
    let [answered, asked] = [0, 0];
    for (let i = 0; i < 300 && match.state.outcome === null; i++) {
      const order = table.orderToMove();
      if (order) {
        expect(order.seat).toBe(seat);
        answered++;
        table.letMove(players);
        continue;
      }
      const [next] = table.asked();
      // It is never asked about that topic, but about everything else.
      if (next === seat) {
        asked++;
        expect(table.standing(seat)?.topic).not.toBe(topic);
      }
      const own = view(match.machine, match.state, next).decisions.find(({ options }) => options)!.options!;
      table.choose(next, (own.find(({ verb }) => verb === 'lay') ?? own[0]).text);
    }
    expect(answered).toBeGreaterThan(1);
    expect(asked).toBeGreaterThan(1);
    expect(table.orders.of(seat)).toHaveLength(1);
  });

  it('for this turn end with it', () => {
    const { table, match, seat } = untilStanding();
    const { topic } = table.standing(seat)!;
    table.setOrders(seat, [{ about: 'topic', what: topic, until: 'turn' }]);
    const turn = table.turn();
    expect(table.orderToMove()).not.toBeNull();
    expect(table.orders.of(seat)).toMatchObject([{ turn }]);
    for (let i = 0; i < 50 && table.turn() === turn; i++) {
      expect(table.orders.of(seat)).toHaveLength(1);
      const order = table.orderToMove();
      const next = order?.seat ?? table.asked()[0];
      table.choose(next, order?.text ?? spellFirst(match, next));
    }
    expect(table.turn()).not.toBe(turn);
    expect(table.orders.of(seat)).toEqual([]);
  });

  it('about a card answer only when nothing but that card could be used', () => {
    const { table, seat } = untilStanding();
    const offer = { ...table.standing(seat)!, topic: 'x', topics: ['x'] };
    table.orders.set(seat, [{ about: 'card', what: 'palisade', until: 'cancelled' }]);
    const answers = (cards: string[] | null) => table.orders.answers(seat, { ...offer, cards });
    expect([['palisade'], ['palisade', 'pursuit'], [], null].map(answers)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('for questions without anything to do answer only where nobody learns from it', () => {
    const { table, seat } = untilStanding();
    const offer = { ...table.standing(seat)!, topic: 'x', topics: ['x'], cards: [] };
    table.orders.set(seat, [{ about: 'idle', what: '', until: 'cancelled' }]);
    const answers = (idle: boolean, open: boolean, alone: boolean) =>
      table.orders.answers(seat, { ...offer, idle, open }, alone);
    // Several people play, and face-down cards could be used: a quick pass would tell that they cannot.
    expect(answers(true, false, false)).toBe(false);
    expect([answers(true, true, false), answers(true, false, true), answers(false, true, true)]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('questions that leave nothing to choose', () => {
  /** Plays with one person, or two, against bots; counts how often a person is asked with one choice. */
  function play(people: { id: string; name: string }[], skips: boolean): number {
    let asked = 0;
    for (let game = 0; game < 6; game++) {
      const match = Match.open(new Machine<unknown, unknown>(outposts as AnyGame), `idle ${game}`);
      const seats = outposts.seats.map(
        (_, i): Sitting => ({ who: people[i] ?? null, bot: people[i] ? null : 'random' }),
      );
      const table = new HostedTable(match, seats);
      table.skipsIdle = skips;
      const players = new Players(
        match.machine,
        seats.map(({ bot }) => (bot === null ? null : makerOf<unknown, unknown>(bot))),
      );
      players.sit('idle');
      for (let i = 0; i < 400 && match.state.outcome === null; i++) {
        if (table.letMove(players)) continue;
        const [seat] = table.asked();
        const options = match.machine.legal(match.state, seat);
        if (options.length === 1) asked++;
        const own = view(match.machine, match.state, seat).decisions.find(({ options: o }) => o)!.options!;
        table.choose(seat, (own.find(({ verb }) => verb === 'lay') ?? own[0]).text);
      }
    }
    return asked;
  }

  it('are answered if only one person plays against bots, and are asked if somebody could be deceived', () => {
    const [ann, bob] = [
      { id: 'ann', name: 'Ann' },
      { id: 'bob', name: 'Bob' },
    ];
    expect(play([ann], false)).toBeGreaterThan(0);
    expect(play([ann], true)).toBe(0);
    expect(play([ann, ann], true)).toBe(0);
    expect(play([ann, bob], true)).toBeGreaterThan(0);
  });
});

/** The first option of a seat, in notation. */
function spellFirst(match: Match<unknown, unknown>, seat: number): string {
  const own = view(match.machine, match.state, seat).decisions.find(({ options }) => options)!;
  return own.options![0].text;
}
