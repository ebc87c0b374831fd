import { describe, expect, it } from 'vitest';
import { CARDS, HAND_ANN, type ToolboxTable, toolbox } from '../test/toolbox.js';
import { type Contribution, commitTo } from './contribution.js';
import { stateHash } from './hash.js';
import { type Entry, type Header, type Journal, parseJournal, printJournal } from './journal.js';
import { Machine } from './machine.js';
import { Match } from './match.js';
import { clone, firstDifference } from './plain.js';
import { seedGenerator } from './random.js';
import { choicesInForce, ReplayError, replay, replayFrom, rewind } from './replay.js';

/** A match with chance, waypoints, an undo and an end in it. */
function played(): Match<ToolboxTable, null> {
  const match = Match.open(new Machine(toolbox), 'seven');
  const card = CARDS[match.state.places[HAND_ANN][0]];
  const ann = [
    'roll',
    'write 1',
    'write 2',
    'undo',
    'mark',
    'shuffle',
    'draw',
    `lay ${card}`,
    'pick',
    'hand over',
  ];
  for (const text of ann) expect(match.choose('ann', text)).toBeNull();
  for (const text of ['write 5', 'win']) expect(match.choose('bob', text)).toBeNull();
  return match;
}
const journalOf = (match: Match<ToolboxTable, null>): Journal => clone(match.journal());

/** A journal with one change must fail at this entry with this message. */
function broken(change: (journal: Journal) => void, message: string, entry?: number, strict = false): void {
  const journal = journalOf(played());
  change(journal);
  let error: unknown = null;
  try {
    replay(toolbox, journal, { strict });
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(ReplayError);
  expect((error as ReplayError).message).toContain(message);
  if (entry !== undefined) expect((error as ReplayError).entry).toBe(entry);
}
const put = (where: number, entry: Entry) => (journal: Journal) => {
  journal.entries[where] = entry;
};
const head = (fields: Partial<Header>) => (journal: Journal) => {
  journal.header = { ...journal.header, ...fields };
};
const at = (journal: Journal, matches: (entry: Entry) => boolean) => journal.entries.findIndex(matches);
const chanceOf = (what: string) => (entry: Entry) => entry.kind === 'chance' && entry.what === what;
const choiceOf = (text: string) => (entry: Entry) => entry.kind === 'choice' && entry.text === text;

describe('replayFrom', () => {
  it.each(['seven', null])('plays on with a match that stands somewhere in its journal (seed %s)', (seed) => {
    const journal = journalOf(played());
    journal.header.seed = seed;
    const whole = replay(toolbox, journal);
    for (const until of [0, 3, 4, 9]) {
      const match = replay(toolbox, journal, { until });
      replayFrom(match, journal.entries, match.entries.length);
      expect(firstDifference(match.snapshot(), whole.snapshot())).toBeNull();
    }
  });

  it('says where the journal and the rules part ways', () => {
    const journal = journalOf(played());
    const match = replay(toolbox, journal, { until: 3 });
    const where = at(journal, choiceOf('pick'));
    put(where, { kind: 'choice', seat: 'bob', text: 'pick' })(journal);
    expect(() => replayFrom(match, journal.entries, match.entries.length)).toThrow(ReplayError);
  });
});

describe('replay', () => {
  it('reaches the same position, from the text', () => {
    const match = played();
    const again = replay(toolbox, parseJournal(printJournal(match.journal())), { strict: true });
    expect(firstDifference(again.snapshot(), match.snapshot())).toBeNull();
  });

  it('follows the recorded chance when the seed is not known', () => {
    const match = played();
    const journal = journalOf(match);
    journal.header.seed = null;
    const again = replay(toolbox, journal, { strict: true });
    expect(stateHash(again.state)).toBe(stateHash(match.state));
    expect(again.entries).toEqual(match.entries);
  });

  it('needs no recorded chance if the seed is known, and skips notes', () => {
    const match = played();
    const journal = journalOf(match);
    journal.entries = journal.entries
      .filter((entry) => entry.kind === 'choice')
      .flatMap((entry) => [{ kind: 'note' as const, text: 'hm' }, entry]);
    expect(stateHash(replay(toolbox, journal).state)).toBe(stateHash(match.state));
  });

  it('stops at a given choice, counting undo as one, and reports each choice', () => {
    const match = played();
    const seen: number[] = [];
    const early = replay(toolbox, match.journal(), { until: 3, after: (_, choices) => seen.push(choices) });
    expect(early.state.count).toBe(3);
    expect(early.state.table.written).toEqual([1, 2]);
    expect(seen).toEqual([1, 2, 3]);
    const undone = replay(toolbox, match.journal(), { until: 4 });
    expect([undone.state.count, replay(toolbox, match.journal(), { until: 0 }).state.count]).toEqual([2, 0]);
  });
});

describe('chance with contributions of the players', () => {
  const value = (digit: string) => digit.repeat(64);
  const contributions = [
    { seat: 'ann', commit: commitTo(value('a')), value: value('a') },
    { seat: 'bob', commit: commitTo(value('b')), value: null },
  ];
  const open = (parts: Contribution[] = contributions) =>
    Match.open(new Machine(toolbox), 'seven', { chance: 'chacha20', contributions: parts });
  const rolls = (match: Match<ToolboxTable, null>) =>
    Array.from({ length: 20 }, () => {
      match.choose('ann', 'roll');
      return match.state.table.rolled;
    });

  it('replays strictly from the text, also across undo and rewinding, with the seed and without it', () => {
    const match = open();
    for (const text of ['roll', 'write 1', 'undo', 'shuffle', 'pick'])
      expect(match.choose('ann', text)).toBeNull();
    rewind(match, 1);
    rolls(match);
    const text = printJournal(match.journal());
    expect(text).toContain(`\nchance: chacha20\ncontribution ann: ${commitTo(value('a'))} ${value('a')}\n`);
    expect(text).toContain(`contribution bob: ${commitTo(value('b'))} withheld\n`);
    const again = replay(toolbox, parseJournal(text), { strict: true });
    expect(again.state).toEqual(match.state);
    const unrevealed = parseJournal(text.replace(/^seed: .*\n/m, ''));
    expect(stateHash(replay(toolbox, unrevealed, { strict: true }).state)).toBe(stateHash(match.state));
  });

  it('differs with any other value, and without one', () => {
    const other = { seat: 'ann', commit: commitTo(value('c')), value: value('c') };
    const all = [open(), open([other]), open([]), open([{ ...contributions[0], seat: 'bob' }])].map((match) =>
      rolls(match).join(''),
    );
    expect(new Set(all).size).toBe(4);
    expect(rolls(open([contributions[0]])).join('')).toBe(all[0]);
  });

  it('does not replay under another generator or with a value left out', () => {
    const match = open();
    rolls(match);
    const text = printJournal(match.journal());
    for (const [from, to] of [
      ['chance: chacha20\n', ''],
      [/contribution ann: .*\n/, ''],
      [/contribution ann: .*\n/, 'contribution ann: none\n'],
    ] as const) {
      expect(() => replay(toolbox, parseJournal(text.replace(from, to)))).toThrow('the rules say');
    }
  });

  it('a guess uses a fast generator, and reveals nothing of it', () => {
    const { machine, state } = open();
    const guess = machine.determinize(state, 0, seedGenerator('guess'));
    expect(guess.chance).toHaveLength(4);
    expect(guess.chance.some((word) => state.chance.includes(word))).toBe(false);
    expect(state.chance).toHaveLength(10);
  });

  it('a contribution of an unknown seat', () => {
    broken(
      head({ contributions: [{ seat: 'carol', commit: null, value: null }] }),
      "there is a contribution of 'carol', which is no seat",
      -1,
    );
  });
});

describe('a journal that does not replay reports where and why', () => {
  it('another game, another ruleset, invalid options', () => {
    broken(head({ game: 'chess' }), "this is a journal of 'chess', not of 'toolbox'", -1);
    broken(head({ ruleset: 7 }), 'the journal was played under ruleset 7 of toolbox; this is ruleset 1', -1);
    broken(head({ options: { colour: 'red' } }), "there is no option 'colour'", -1);
  });

  it('a different roll', () => {
    const where = at(journalOf(played()), chanceOf('roll'));
    broken(
      (j) => {
        const roll = j.entries[where] as Extract<Entry, { kind: 'chance' }>;
        roll.values = [roll.values[0] === 6 ? 5 : 6];
      },
      "the journal says '* roll luck",
      where,
    );
  });

  it('a different hash', () => {
    const where = at(journalOf(played()), (entry) => entry.kind === 'mark');
    broken(put(where, { kind: 'mark', label: 'round 1', hash: '0'.repeat(16) }), 'the rules say', where);
  });

  it('a different end, and lines about things that do not happen', () => {
    const last = played().entries.length - 1;
    broken(put(last, { kind: 'end', text: 'blue wins' }), "the journal says '> blue wins'", last);
    broken(
      (j) => void j.entries.push({ kind: 'end', text: 'again' }),
      'nothing of the kind happens here',
      last + 1,
    );
  });

  it('a choice that is not legal', () => {
    const where = at(journalOf(played()), choiceOf('hand over'));
    broken(
      put(where, { kind: 'choice', seat: 'bob', text: 'roll' }),
      "'bob: roll' is refused: Bob does not",
      where,
    );
    broken(put(where, { kind: 'choice', seat: 'ann', text: 'undo' }), "'ann: undo' is refused", where);
  });

  it('a line missing in strict mode', () => {
    const where = at(journalOf(played()), chanceOf('shuffle'));
    broken(
      (j) => void j.entries.splice(where, 1),
      "the journal lacks the line '* shuffle deck",
      undefined,
      true,
    );
    broken((j) => void j.entries.pop(), "the journal lacks the line '> blue wins", undefined, true);
  });

  describe('and without a seed', () => {
    const seedless = (change: (journal: Journal) => void) => (journal: Journal) => {
      journal.header.seed = null;
      change(journal);
    };
    const roll = at(journalOf(played()), chanceOf('roll'));
    const set = (entry: Entry) => seedless(put(roll, entry));

    it('chance that is missing, of another kind, or impossible', () => {
      broken(
        seedless((j) => void j.entries.splice(roll, 1)),
        'the journal does not say how the roll of luck came out',
        roll - 1,
      );
      const pick: Entry = { kind: 'chance', what: 'pick', about: 'luck', values: [1] };
      broken(set(pick), "the rules ask for a roll of luck, the journal has '* pick luck 1'", roll);
      for (const value of [0, 7, 1.5]) {
        broken(
          set({ kind: 'chance', what: 'roll', about: 'luck', values: [value] }),
          'cannot be: there are 6',
          roll,
        );
      }
    });

    it('a shuffle that loses a card', () => {
      for (const values of [
        [0, 1],
        [0, 0, 2, 3, 4, 5, 6, 7],
        [1, 2, 3, 4, 5, 6, 7, 8],
      ]) {
        broken(
          seedless(put(0, { kind: 'chance', what: 'shuffle', about: 'deck', values })),
          'cannot be: there are 8',
          0,
        );
      }
    });
  });
});

describe('rewind, agreed by all players', () => {
  it('restores an earlier position and records it', () => {
    const match = played();
    const third = replay(toolbox, match.journal(), { until: 2 });
    rewind(match, 2);
    expect(match.state).toEqual({ ...third.state, chance: match.state.chance });
    expect(match.entries.at(-1)).toEqual({ kind: 'rewind', to: 2 });
    expect(match.logFor(0).at(-1)?.text).toBe('Everybody agreed to go back to choice 2');
    expect(match.undoRefused(0)).not.toBeNull();
  });

  it('does not repeat the same dice', () => {
    const match = Match.open(new Machine(toolbox), 'seven');
    const rolls: number[] = [];
    for (let i = 0; i < 20; i++) {
      match.choose('ann', 'roll');
      rolls.push(match.state.table.rolled);
      rewind(match, 0);
    }
    expect(new Set(rolls).size).toBeGreaterThan(3);
  });

  it('replays, with the seed and without it, also twice and after an undo', () => {
    const match = played();
    rewind(match, 2);
    for (const text of ['roll', 'write 4', 'write 5', 'undo', 'draw', 'draw'])
      expect(match.choose('ann', text)).toBeNull();
    rewind(match, 4);
    match.choose('ann', 'pick');
    expect(choicesInForce(match.entries)).toHaveLength(match.state.count);
    for (const seed of ['seven', null]) {
      const journal = journalOf(match);
      journal.header.seed = seed;
      const again = replay(toolbox, journal, { strict: true });
      expect(stateHash(again.state)).toBe(stateHash(match.state));
      expect(again.entries).toEqual(match.entries);
      if (seed) expect(again.state.chance).toEqual(match.state.chance);
    }
  });

  it.each([-1, 0.5, 99, Number.NaN])('refuses to let %d choices stand', (to) => {
    const match = played();
    const before = match.snapshot();
    expect(() => rewind(match, to)).toThrow(
      `there are 11 choices to go back through, so ${to} of them cannot stand`.replace(
        '11',
        String(match.state.count),
      ),
    );
    expect(firstDifference(match.snapshot(), before)).toBeNull();
  });
});
