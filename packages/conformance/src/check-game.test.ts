import { Machine, Match, parseJournal, replay } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { type Asked, skirmish, type Tamper } from '../test/skirmish.js';
import { checkGame, describeViolation, eachOption, promises } from './check.js';

/** Throws when one card is played. */
const swordless: Tamper = {
  onPlay(_, __, card) {
    if (card === 2) throw new Error('what is a sword?');
  },
};

describe('checkGame', () => {
  it('finds nothing wrong with an honest game', () => {
    expect(checkGame(skirmish(), { games: 5 })).toEqual([]);
  });

  it('is repeatable, and plays other games with another seed', () => {
    const find = (seed: number) => checkGame(skirmish(swordless), { games: 20, seed, promises: ['ends'] });
    expect(find(7)).toEqual(find(7));
    expect(find(7)[0].journal).not.toBe(find(8)[0].journal);
  });

  it('shrinks a failure to a short journal that replays to it', () => {
    const broken = skirmish(swordless);
    const [violation] = checkGame(broken, { promises: ['ends'] });
    expect(violation).toMatchObject({ game: 'skirmish', promise: 'ends', options: {}, seed: 1942 });
    const journal = parseJournal(violation.journal);
    const choices = journal.entries.filter((entry) => entry.kind === 'choice');
    // Both bury a card; then one choice per turn, until the sword is drawn.
    expect(choices.at(-1)).toMatchObject({ text: 'play sword' });
    expect(choices.length).toBe(2 + journal.entries.filter((entry) => entry.kind === 'mark').length);
    expect(violation.step).toBe(choices.length - 1);
    expect(() => replay(broken, journal)).toThrow('what is a sword?');
  });

  it('cuts a game to the position where the promise is broken', () => {
    const [violation] = checkGame(skirmish({ table: { seen: new Map() } }), { promises: ['plain'] });
    expect(violation.step).toBe(0);
    const { entries } = parseJournal(violation.journal);
    expect(entries.filter((entry) => entry.kind === 'choice').length).toBeLessThanOrEqual(1);
    expect(entries.filter((entry) => entry.kind === 'note')).toEqual([
      { kind: 'note', text: 'plain: state.table.seen is not plain data' },
    ]);
  });

  it('reports each promise once for each set of options', () => {
    const broken = skirmish({ prompt: () => '' });
    const options = eachOption(broken);
    expect(options).toEqual([{}, { length: 'long' }]);
    const violations = checkGame(broken, { options, games: 5, promises: ['options', 'ends'] });
    expect(violations.map((violation) => [violation.promise, violation.options])).toEqual([
      ['options', {}],
      ['options', { length: 'long' }],
    ]);
  });

  it('describes a violation, with the game that shows it', () => {
    const [violation] = checkGame(skirmish({ prompt: () => '' }), { games: 5, promises: ['options'] });
    const text = describeViolation(violation);
    expect(text).toContain("skirmish breaks the promise 'options': a question has no prompt");
    expect(text).toContain('random seed 1942');
    expect(text).toContain('sandtable journal 1\ngame: skirmish\n');
  });

  it('plays every question, answer and anytime verb of a game', () => {
    const asked = new Set<string>();
    const chosen = new Set<string>();
    const spy = skirmish({
      prompt(_, seat) {
        asked.add(`turn of ${seat}`);
        return `${seat}`;
      },
      onPlay: () => chosen.add('play'),
      onLay: () => chosen.add('lay'),
      onBoast: () => chosen.add('boast'),
      spring: {
        apply(u, f: Asked, card) {
          chosen.add('spring');
          u.move(card, 3 + f.seat, 7);
          u.answer(1);
        },
      },
    });
    expect(checkGame(spy, { games: 10 })).toEqual([]);
    expect([asked.size, [...chosen].sort()]).toEqual([2, ['boast', 'lay', 'play', 'spring']]);
  });

  it('has a unique name for every promise', () => {
    expect(promises.map(({ name }) => name)).toEqual([
      'deterministic',
      'plain',
      'clone',
      'options',
      'journal',
      'secrets',
      'asked',
      'conservation',
      'undo',
      'ends',
    ]);
    for (const { at, whole, looks } of promises)
      expect(at ? (looks ?? 0) > 0 : whole !== undefined).toBe(true);
  });
});

describe('the honest game', () => {
  it('has choices that can be taken back and others that cannot', () => {
    const match = Match.open(new Machine(skirmish()), 'x');
    const undoable = new Map<string, boolean>();
    for (const seat of [0, 1]) {
      const [option] = match.machine.legal(match.state, seat);
      match.chooseOption(seat, option);
      undoable.set(`bury ${seat}`, match.undoRefused(seat) === null);
    }
    match.choose('ann', 'boast');
    undoable.set('boast', match.undoRefused(0) === null);
    match.choose('ann', 'wait');
    undoable.set('wait', match.undoRefused(0) === null);
    expect(Object.fromEntries(undoable)).toEqual({
      'bury 0': true,
      'bury 1': true,
      boast: true,
      wait: false,
    });
  });
});
