import { describe, expect, it } from 'vitest';
import { CARDS, HAND_ANN, toolbox } from '../test/toolbox.js';
import { LINES_PAGE } from './lines-page.js';
import { Machine } from './machine.js';
import { Match } from './match.js';
import { lastPagesFrom, linesFor } from './numbered-lines.js';
import { ALL_KNOWING, SPECTATOR } from './places.js';
import { redactedLines } from './redacted-journal.js';

const VIEWERS = [0, 1, SPECTATOR, ALL_KNOWING];

const open = () => Match.open(new Machine(toolbox), 'seven');
type AnyMatch = ReturnType<typeof open>;

function choose(match: AnyMatch, text: string): void {
  expect(match.choose('ann', text)).toBeNull();
}

/** Reading in parts gives the same lines as reading everything, for every viewer. */
function readsAsAWhole(match: AnyMatch): void {
  for (const viewer of VIEWERS) {
    const found = linesFor(match, viewer);
    for (const [part, whole] of [
      [found.log, match.logFor(viewer)],
      [found.lines, redactedLines(match, viewer)],
    ] as const) {
      expect(part.count).toBe(whole.length);
      const from = lastPagesFrom(whole.length);
      expect(part.last()).toMatchObject({ from, lines: whole.slice(from) });
      for (const at of [0, 1, LINES_PAGE - 1, LINES_PAGE, LINES_PAGE + 7, from - 1, whole.length - 1])
        expect(part.read(at, at + 3)).toEqual(whole.slice(Math.max(0, at), at + 3));
    }
  }
}

describe('the last pages', () => {
  it('are one to two pages, and begin a page later only when there is a page more', () => {
    const sizes = Array.from({ length: 5 * LINES_PAGE }, (_, count) => count - lastPagesFrom(count));
    expect(sizes.slice(0, 2 * LINES_PAGE)).toEqual([...Array(2 * LINES_PAGE).keys()]);
    expect(Math.max(...sizes)).toBe(2 * LINES_PAGE - 1);
    expect(Math.min(...sizes.slice(LINES_PAGE))).toBe(LINES_PAGE);
  });
});

describe('the lines of a long match', () => {
  it('are the same in parts as in full, whatever is rolled, hidden and undone', () => {
    const match = open();
    const card = CARDS[match.state.places[HAND_ANN][0]];
    choose(match, `lay ${card}`);
    const words = ['write 1', 'roll', 'pick', 'shuffle', 'count', 'write 2', 'mark'];
    for (let i = 0; i < 700; i++) {
      choose(match, words[i % words.length]);
      if (i % 97 === 0) readsAsAWhole(match);
    }
    readsAsAWhole(match);
    // The card that Ann laid is in the oldest page; no other viewer reads it there, nor that there was anything to
    // read.
    const lays = (viewer: number) => JSON.stringify(linesFor(match, viewer).log.read(0, 5)).includes(card);
    expect(VIEWERS.map(lays)).toEqual([true, false, false, true]);
    const laid = (viewer: number) => (linesFor(match, viewer).lines.read(0, 3) as { text: string }[])[0].text;
    expect(laid(1)).toBe('lay …');
    expect(laid(0)).toBe(`lay ${card}`);
    const [own, others] = [0, 1].map((viewer) => linesFor(match, viewer).log.count);
    expect(own).toBe(others + 1);
  });

  it.each(['undo', 'eraseLast'] as const)('follow undos across pages (%s)', (back) => {
    const match = open();
    choose(match, 'roll');
    for (let i = 0; i < 3 * LINES_PAGE + 10; i++) choose(match, 'count');
    readsAsAWhole(match);
    match.entries.push({ kind: 'note', text: 'Cyd plays Bob' });
    for (let i = 0; i < 2 * LINES_PAGE + 20; i++) {
      expect(match[back](0)).toBeNull();
      if (i % 60 === 0) readsAsAWhole(match);
    }
    readsAsAWhole(match);
    for (let i = 0; i < LINES_PAGE; i++) choose(match, 'write 5');
    readsAsAWhole(match);
    while (match.undoable > 0) match[back](0);
    readsAsAWhole(match);
  });

  it('stay the same objects, and an unchanged list the same list', () => {
    const match = open();
    for (let i = 0; i < 2 * LINES_PAGE - 1; i++) choose(match, 'count');
    const { log, lines } = linesFor(match, 1);
    const [before, written] = [log.last(), lines.last()];
    expect([log.last().lines, lines.last().lines]).toEqual([before.lines, written.lines]);
    expect(log.last().lines).toBe(before.lines);
    choose(match, 'count');
    const after = log.last();
    expect(after.from).toBe(LINES_PAGE);
    after.lines.slice(0, -1).forEach((line, i) => {
      expect(line).toBe(before.lines[LINES_PAGE + i]);
    });
    choose(match, 'roll');
    expect(log.last().lines).toBe(after.lines);
    expect(linesFor(match, 1).log).toBe(log);
  });

  it('end where there are no more', () => {
    const match = open();
    choose(match, 'count');
    const { log } = linesFor(match, 0);
    expect([log.read(0, 9), log.read(1, 9), log.read(5, 2), log.read(-4, 0)]).toEqual([
      [{ at: 1, text: 'Seat 0 counts' }],
      [],
      [],
      [],
    ]);
  });
});
