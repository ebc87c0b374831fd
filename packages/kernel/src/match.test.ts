import { describe, expect, it } from 'vitest';
import { type AssaultTable, assault } from '../test/assault.js';
import { CARDS, DECK, HAND_ANN, type ToolboxTable, toolbox } from '../test/toolbox.js';
import { commitTo } from './contribution.js';
import { stateHash } from './hash.js';
import { parseJournal, printEntry, printJournal } from './journal.js';
import { Machine } from './machine.js';
import { Match, type Snapshot } from './match.js';
import { readOption } from './notation.js';
import { SPECTATOR } from './places.js';
import { clone, firstDifference } from './plain.js';
import { redactedLines } from './redacted-journal.js';
import { replay } from './replay.js';
import { Timeline } from './timeline.js';

type ToolboxMatch = Match<ToolboxTable, null>;
const machine = new Machine(toolbox);
const open = (seed = 'seven') => Match.open(machine, seed);
/** A card in Ann's hand. */
const held = (match: ToolboxMatch) => CARDS[match.state.places[HAND_ANN][0]];
const written = (match: ToolboxMatch) => match.entries.map(printEntry);

describe('a match', () => {
  it('records choices and rolls', () => {
    const match = open();
    expect(match.header).toMatchObject({
      game: 'toolbox',
      ruleset: 1,
      options: { length: 'short' },
      seed: 'seven',
    });
    expect(match.header.commit).toBe(commitTo('seven'));
    expect(written(match)[0]).toMatch(/^\* shuffle deck( \d){8}$/);
    match.choose('ann', 'write 3');
    match.choose('ann', 'mark');
    match.choose('ann', 'roll');
    match.choose('ann', 'win');
    expect(written(match).slice(1)).toEqual([
      'ann: write 3',
      'ann: mark',
      expect.stringMatching(/^= round 1 [0-9a-f]{16}$/),
      'ann: roll',
      `* roll luck ${match.state.table.rolled}`,
      'ann: win',
      '> red wins 1:0 (end.won)',
    ]);
  });

  it('shows log lines only to those who may read them', () => {
    const match = open();
    const card = held(match);
    match.choose('ann', `lay ${card}`);
    match.choose('ann', 'write 4');
    expect(match.logFor(0)).toEqual([
      { at: 1, text: `Seat 0 lays ${card}` },
      { at: 2, text: 'Seat 0 writes 4' },
    ]);
    for (const viewer of [1, SPECTATOR])
      expect(match.logFor(viewer)).toEqual([{ at: 2, text: 'Seat 0 writes 4' }]);
  });

  it.each([
    ['carol', 'write 3', 'not-understood', "there is no seat 'carol'"],
    ['bob', 'write 3', 'not-asked', 'Bob does not decide now; Ann does'],
    ['ann', 'write 30', 'not-understood', "there is no number '30' for 'write' here (did you mean 0?)"],
  ])('refuses %s: %s, and changes nothing', (seat, text, kind, reason) => {
    const match = open();
    const before = match.snapshot();
    expect(match.choose(seat, text)).toEqual({ reason, anchor: null, kind });
    expect(firstDifference(match.snapshot(), before)).toBeNull();
  });

  it('is unchanged if a rule throws in the middle of a choice', () => {
    const match = open();
    match.choose('ann', 'write 3');
    const before = match.snapshot();
    expect(() => match.choose('ann', 'break')).toThrow('the rule broke down');
    expect(firstDifference(match.snapshot(), before)).toBeNull();
    expect(match.choose('ann', 'undo')).toBeNull();
  });

  it('refuses a seed that a journal cannot contain', () => {
    for (const seed of ['two\nlines', 'a\r', 'half \ud800'])
      expect(() => open(seed)).toThrow('a seed is one line of text');
  });

  it('refuses words that the game does not have', () => {
    const match = Match.open(new Machine({ ...toolbox, logTexts: {} }), 'x');
    expect(() => match.choose('ann', 'write 3')).toThrow("there is no log text 'wrote'");
  });
});

describe('erasing', () => {
  it('leaves one note and one line, however often choices are made and undone', () => {
    const match = open();
    match.choose('ann', 'roll');
    const before = match.snapshot();
    const sizes = () => [match.entries.length, match.log.length, match.redacted.size];
    match.choose('ann', 'write 1');
    expect(match.eraseLast(0)).toBeNull();
    const once = sizes();
    for (let i = 0; i < 50; i++) {
      match.choose('ann', 'write 2');
      match.choose('ann', 'write 3');
      expect([match.eraseLast(0), match.eraseLast(0)]).toEqual([null, null]);
    }
    expect(sizes()).toEqual(once);
    expect(match.erasures).toBe(101);
    expect(firstDifference(match.state, before.state)).toBeNull();
    expect(match.entries.at(-1)).toEqual({ kind: 'note', text: 'Ann took back 101 choices' });
    expect(match.logFor(1).at(-1)?.text).toBe('Ann takes back 101 choices');
    expect(match.eraseLast(0)?.reason).toContain('Ann has nothing to take back');
    // The remaining journal replays to the same position.
    match.choose('ann', 'write 5');
    const again = replay(toolbox, parseJournal(printJournal(match.journal())), { strict: true });
    expect(firstDifference(again.state, match.state)).toBeNull();
  });

  it('keeps other notes, and earlier choices', () => {
    const match = open();
    const start = match.entries.length;
    match.choose('ann', 'write 1');
    match.choose('ann', 'write 2');
    match.entries.push({ kind: 'note', text: 'Cyd plays Bob' });
    match.choose('ann', 'write 3');
    match.eraseLast(0);
    expect(match.settled).toBe(start);
    match.eraseLast(0);
    const rest = () => written(match).slice(start);
    expect(rest()).toEqual(['ann: write 1', '# Cyd plays Bob', '# Ann took back 2 choices']);
    match.eraseLast(0);
    expect(rest()).toEqual(['# Cyd plays Bob', '# Ann took back 3 choices']);
    expect(match.settled).toBe(match.entries.length - 1);
    // A note added from outside is the same as one made here.
    const other = open();
    other.entries.push({ kind: 'note', text: 'Cyd plays Bob' });
    other.noteErased(0, 1);
    other.noteErased(0, 2);
    expect(firstDifference(other.snapshot(), match.snapshot())).toBeNull();
  });

  it('drops its redacted text', () => {
    const match = open();
    match.choose('ann', `lay ${CARDS[match.state.places[HAND_ANN][0]]}`);
    expect(match.redacted.size).toBe(1);
    match.eraseLast(0);
    expect(match.redacted.size).toBe(0);
    match.choose('ann', 'write 1');
    expect(redactedLines(match, 1).at(-1)?.text).toBe('write 1');
  });
});

describe('undo', () => {
  it('takes back one choice after the other, and records it', () => {
    const match = open();
    const start = clone(match.state);
    match.choose('ann', 'write 1');
    const one = clone(match.state);
    match.choose('ann', 'write 2');
    expect(match.choose('ann', ' Undo ')).toBeNull();
    expect(firstDifference(match.state, one)).toBeNull();
    expect(match.undo(0)).toBeNull();
    expect(firstDifference(match.state, start)).toBeNull();
    expect(match.undo(0)?.reason).toContain('Ann has nothing to take back');
    expect(written(match).slice(1)).toEqual(['ann: write 1', 'ann: write 2', 'ann: undo', 'ann: undo']);
    expect(match.logFor(SPECTATOR).map((line) => line.text)).toEqual([
      'Ann takes back a choice',
      'Ann takes back a choice',
    ]);
  });

  it('then choosing the same again gives the same', () => {
    const match = open();
    match.choose('ann', `lay ${held(match)}`);
    const after = clone(match.state);
    const card = CARDS[after.places[3][0]];
    match.undo(0);
    match.choose('ann', `lay ${card}`);
    expect(firstDifference(match.state, after)).toBeNull();
  });

  it('is possible for choices that reveal nothing: a card laid face down, the end of a turn', () => {
    const match = open();
    expect(match.choose('ann', `lay ${held(match)}`)).toBeNull();
    match.choose('ann', 'hand over');
    expect(match.undoRefused(0)).toBeNull();
  });

  it.each([
    ['a card drawn', 'draw'],
    ['a look at the deck', 'peek'],
    ['a look that was forgotten at once', 'glance'],
    ['something disclosed that is no card', 'disclose'],
    ['a roll', 'roll'],
    ['a pick', 'pick'],
    ['a shuffle', 'shuffle'],
    ['a revelation behind the back of the umpire', 'sneak'],
    ['the end of the game', 'win'],
  ])('does not reach across %s', (_, text) => {
    const match = open();
    match.choose('ann', 'write 1');
    expect(match.choose('ann', text)).toBeNull();
    const refused = match.choose('ann', 'undo');
    expect(refused?.reason).toContain(
      'undo reaches to the last thing that was revealed, rolled, shuffled or decided',
    );
  });

  it('does not reach across a roll from a record either, which leaves the generator alone', () => {
    const match = open();
    const { chance } = clone(match.state);
    expect(match.choose('ann', 'roll', () => [3])).toBeNull();
    expect(match.state.chance).toEqual(chance);
    expect(match.undoRefused(0)).not.toBeNull();
  });

  it('does not reach across a card that is played openly', () => {
    const match = open();
    match.choose('ann', `play ${held(match)}`);
    expect(match.undoRefused(0)).not.toBeNull();
  });

  it('counts what comes after it only', () => {
    const match = open();
    match.choose('ann', 'roll');
    match.choose('ann', 'write 1');
    match.choose('ann', 'write 2');
    expect([match.undo(0), match.undo(0)]).toEqual([null, null]);
    expect(match.undoRefused(0)).not.toBeNull();
  });

  it("does not reach across another seat's decision, even one that was undone", () => {
    const match = open();
    match.choose('ann', 'hand over');
    match.choose('bob', 'write 1');
    expect(match.undoRefused(0)?.reason).toContain('Ann has nothing to take back');
    expect(match.undoRefused(1)).toBeNull();
    match.undo(1);
    expect(match.undoRefused(0)).not.toBeNull();
  });

  it('is only for the seat that chose', () => {
    const match = open();
    match.choose('ann', 'write 1');
    expect(match.choose('bob', 'undo')?.reason).toContain('Bob has nothing to take back');
    expect(match.undoRefused(9)).not.toBeNull();
  });
});

describe('snapshot and restore', () => {
  function inTheMiddle(): ToolboxMatch {
    const match = open();
    for (const text of ['draw', 'write 1', `lay ${held(match)}`, 'write 2']) match.choose('ann', text);
    return match;
  }

  it('are the identity, also through JSON', () => {
    const match = inTheMiddle();
    const saved = JSON.parse(JSON.stringify(match.snapshot())) as Snapshot;
    const restored = Match.restore(new Machine(toolbox), saved);
    expect(firstDifference(restored.snapshot(), match.snapshot())).toBeNull();
    for (const text of ['undo', 'undo', 'write 7', 'shuffle', 'draw']) {
      expect(restored.choose('ann', text)).toEqual(match.choose('ann', text));
    }
    expect(firstDifference(restored.snapshot(), match.snapshot())).toBeNull();
    expect(stateHash(restored.state)).toBe(stateHash(match.state));
  });

  it('share nothing', () => {
    const match = inTheMiddle();
    const saved = match.snapshot();
    const before = clone(saved);
    match.choose('ann', 'draw');
    match.state.places[DECK].length = 0;
    expect(firstDifference(saved, before)).toBeNull();
    const restored = Match.restore(machine, saved);
    restored.choose('ann', 'write 9');
    expect(firstDifference(saved, before)).toBeNull();
  });

  it('refuse another game, ruleset or options', () => {
    const saved = inTheMiddle().snapshot();
    const message = 'this is no snapshot of';
    expect(() => Match.restore(new Machine({ ...toolbox, id: 'other' }), saved)).toThrow(`${message} other`);
    expect(() => Match.restore(new Machine({ ...toolbox, ruleset: 2 }), saved)).toThrow('under ruleset 2');
    expect(() => Match.restore(new Machine(toolbox, { length: 'long' }), saved)).toThrow(message);
  });
});

describe('a choice of several parts', () => {
  const attacking = new Machine(assault);
  const LINE = 'attack 2, with bravo, with charlie, declare';
  const choicesOf = (match: Match<AssaultTable, null>) =>
    match.entries.filter(({ kind }) => kind === 'choice').map(printEntry);

  it('is one line of the journal and replays', () => {
    const match = Match.open(attacking, 'seven');
    expect(match.choose('ann', 'attack 2, with bravo,  with Charlie, declare')).toBeNull();
    expect(match.choose('ann', 'attack 1, with charlie, with alpha, declare')).toBeNull();
    expect(match.choose('ann', 'pass')).toBeNull();
    expect(choicesOf(match)).toEqual([
      `ann: ${LINE}`,
      'ann: attack 1, with charlie, with alpha, declare',
      'ann: pass',
    ]);
    expect(match.state.count).toBe(3);
    const journal = parseJournal(printJournal(match.journal()));
    expect(firstDifference(replay(assault, journal, { strict: true }).state, match.state)).toBeNull();
    const recorded = { ...journal, header: { ...journal.header, seed: null } };
    expect(replay(assault, recorded, { strict: true }).state.table).toEqual(match.state.table);
    expect(Timeline.of(assault, journal, 1).at(2).state.table).toEqual(match.state.table);
  });

  it.each([
    'attack 2',
    'attack 2, with bravo',
    'attack 2, with alpha, declare',
    `${LINE}, with alpha`,
    `${LINE}, ${LINE}`,
  ])('%j is refused whole: nothing of it has happened', (text) => {
    const match = Match.open(attacking, 'seven');
    match.choose('ann', LINE);
    const before = match.snapshot();
    expect(match.choose('ann', text)).not.toBeNull();
    expect(firstDifference(match.snapshot(), before)).toBeNull();
  });

  it('can be made part by part or abandoned, and enters the journal once it is complete', () => {
    const match = Match.open(attacking, 'seven');
    const before = match.snapshot();
    const play = (text: string) => {
      const meaning = readOption(attacking, match.state, 0, text);
      if ('refused' in meaning) throw new Error(meaning.refused.reason);
      expect(match.chooseOption(0, meaning.option)).toBeNull();
    };
    play('attack 2');
    play('with bravo');
    expect(choicesOf(match)).toEqual([]);
    expect(() => match.snapshot()).toThrow('a choice is not finished');
    match.abandonUnfinished();
    expect(firstDifference(match.snapshot(), before)).toBeNull();
    for (const part of LINE.split(', ')) play(part);
    expect(choicesOf(match)).toEqual([`ann: ${LINE}`]);
    expect(match.state.count).toBe(1);
  });
});
