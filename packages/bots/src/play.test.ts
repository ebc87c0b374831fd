import { bridgehead } from '@sandtable/bridgehead';
import { noughts } from '@sandtable/example-noughts';
import { outposts } from '@sandtable/example-outposts';
import { type AnyGame, Machine, printJournal, RulesError, replay, stateHash } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { BrokenGame, playMatch } from './play-match.js';
import { playOut } from './play-out.js';
import { Players } from './players.js';
import { makerOf } from './seating.js';

function tableOf(game: AnyGame, ...names: string[]) {
  const machine = new Machine<unknown, unknown>(game);
  const makers = game.seats.map((_, seat) => makerOf<unknown, unknown>(names[seat % names.length]));
  return { machine, players: new Players(machine, makers) };
}

function play(game: AnyGame, seed: string, ...names: string[]) {
  const { machine, players } = tableOf(game, ...names);
  players.sit(seed);
  const state = machine.setup(seed);
  const tally = playOut(machine, state, players);
  return { state, tally, machine, players };
}

type AnyVerb = Extract<AnyGame['rules'][number], { kind: 'question' }>['verbs'][number];

let looked = 0;
/** The verb, counting how often it lists the targets of a subject. */
function countingTargets(verb: AnyVerb): AnyVerb {
  const { bySubject } = verb;
  if (!bySubject) return verb;
  const targets: typeof bySubject.targets = (...args) => {
    looked++;
    bySubject.targets(...args);
  };
  return { ...verb, bySubject: { ...bySubject, targets } };
}

describe('a game between bots', () => {
  it.each([
    ['noughts', noughts, ['random']],
    ['noughts', noughts, ['greedy']],
    ['outposts', outposts, ['random']],
    ['outposts', outposts, ['greedy', 'random']],
  ] as [string, AnyGame, string[]][])('of %s is the same with and without a journal', (_, game, names) => {
    const fast = play(game, 'one', ...names);
    const { match, tally } = playMatch(fast.machine, 'one', fast.players);
    expect(match.log).toEqual([]);
    expect(tally).toEqual(fast.tally);
    expect(stateHash(match.state)).toBe(stateHash(fast.state));
    expect(fast.state.outcome).not.toBeNull();
    const again = replay(game, match.journal(), { strict: true });
    expect(printJournal(again.journal())).toBe(printJournal(match.journal()));
  });

  it('depends only on its seed', () => {
    const hashOf = (seed: string) => stateHash(play(outposts, seed, 'random').state);
    expect(hashOf('one')).toBe(hashOf('one'));
    expect(hashOf('one')).not.toBe(hashOf('two'));
  });

  // A random game depends only on its seed, so that measurements can be repeated.
  it.each([
    ['noughts', noughts, { decisions: 8, options: 44 }, '9092943c30584231'],
    ['outposts', outposts, { decisions: 65, options: 246 }, '42a526c68f28563f'],
  ] as [string, AnyGame, object, string][])('of %s is the one that it was', (_, game, tally, hash) => {
    const pinned = play(game, 'pinned', 'random');
    expect([pinned.tally, stateHash(pinned.state)]).toEqual([tally, hash]);
  });

  it('draws a unit first on a large map, and lists only its hexes', () => {
    const counted: AnyGame = {
      ...bridgehead,
      rules: (bridgehead as AnyGame).rules.map((rule) =>
        rule.kind === 'question' ? { ...rule, verbs: rule.verbs.map(countingTargets) } : rule,
      ),
    };
    const machine = new Machine<unknown, unknown>(counted, { scenario: 'front' });
    const players = new Players(machine, [makerOf('random'), makerOf('random')]);
    players.sit('one');
    const state = machine.setup('one');
    let decisions = 0;
    looked = 0;
    for (; decisions < 60; decisions++) {
      const seat = machine.nextSeat(state);
      machine.choose(state, seat, players.choose(state, seat).option);
    }
    // One for the choice, and one or two for the machine to see that there is more than one option.
    expect(looked).toBeLessThan(decisions * 5);
  });

  it('gives a bot the same chance whoever plays the other seats', () => {
    const seen = (other: string) => {
      const { machine, players } = tableOf(outposts, 'random', other);
      players.sit('one');
      const state = machine.setup('one');
      return players.choose(state, machine.nextSeat(state)).option;
    };
    expect(seen('greedy')).toBe(seen('random'));
  });

  it('is stopped when it does not end', () => {
    const { machine, players } = tableOf(outposts, 'random');
    players.sit('one');
    expect(() => playOut(machine, machine.setup('one'), players, 10)).toThrow(
      new RulesError('the game has not ended after 10 choices'),
    );
  });
});

describe('a game whose rules throw an error', () => {
  /** Noughts and crosses, but marking the middle throws an error in the rules. */
  const [turn, mark] = noughts.rules;
  const verb = mark.kind === 'question' ? mark.verbs[0] : null;
  const holed = {
    ...verb!,
    apply(...[u, f, cell, seat]: Parameters<NonNullable<typeof verb>['apply']>) {
      if (cell === 4) throw new Error('a hole');
      verb!.apply(u, f, cell, seat);
    },
  };
  const game = { ...noughts, rules: [turn, { ...mark, verbs: [holed] }] } as AnyGame;

  it('reports the match up to there', () => {
    const { machine, players } = tableOf(game, 'random');
    let broken: BrokenGame<unknown, unknown> | null = null;
    for (let i = 0; broken === null && i < 20; i++) {
      try {
        playMatch(machine, String(i), players);
      } catch (error) {
        broken = error as BrokenGame<unknown, unknown>;
      }
    }
    expect(broken).toBeInstanceOf(BrokenGame);
    expect(broken?.message).toBe('a hole');
    const choices = broken!.match!.entries;
    expect(choices.length).toBeGreaterThan(0);
    expect(choices.every((entry) => entry.kind === 'choice' && entry.text !== 'mark b2')).toBe(true);
  });

  it('is reported even if it cannot be set up', () => {
    const closed = { ...noughts, begin: () => {} } as AnyGame;
    const { machine, players } = tableOf(closed, 'random');
    expect(() => playMatch(machine, '1', players)).toThrow(BrokenGame);
  });

  it('refuses the choice of a bot that does not play by the rules', () => {
    const machine = new Machine<unknown, unknown>(noughts as AnyGame);
    const stubborn = () => ({ name: 'stubborn', blind: true as const, choose: () => 0 });
    const players = new Players(machine, [stubborn, stubborn]);
    expect(() => playOut(machine, machine.setup('1'), players)).toThrow(
      'the choice of crosses is refused: a1 already holds a mark of Noughts',
    );
  });
});
