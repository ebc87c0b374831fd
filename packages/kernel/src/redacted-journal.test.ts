import { describe, expect, it } from 'vitest';
import { CARDS, HAND_ANN, toolbox } from '../test/toolbox.js';
import { parseJournal, printJournal } from './journal.js';
import { Machine } from './machine.js';
import { Match } from './match.js';
import { ALL_KNOWING, SPECTATOR } from './places.js';
import { printRedacted, redactedLines } from './redacted-journal.js';
import { replay } from './replay.js';

function played() {
  const match = Match.open(new Machine(toolbox), 'seven');
  const card = CARDS[match.state.places[HAND_ANN][0]];
  for (const text of ['write 3', `lay ${card}`, 'undo', `lay ${card}`, 'roll', 'pick', 'shuffle', 'mark']) {
    expect(match.choose('ann', text)).toBeNull();
  }
  return { match, card };
}

const texts = (match: Match<never, never>, viewer: number) =>
  redactedLines(match, viewer).map(({ seat, text }) => (seat === null ? text : `${seat}: ${text}`));

describe('the lines of a match', () => {
  const { match, card } = played();
  const lines = (viewer: number) => texts(match as never, viewer);

  it.each([1, SPECTATOR])('hide what viewer %s may not know', (viewer) => {
    const roll = match.entries.find((entry) => entry.kind === 'chance' && entry.what === 'roll');
    expect(lines(viewer)).toEqual([
      'ann: write 3',
      'ann: lay …',
      'ann: undo',
      'ann: lay …',
      'ann: roll',
      `* roll luck ${roll?.kind === 'chance' && roll.values[0]}`,
      'ann: pick',
      'ann: shuffle',
      'ann: mark',
      '= round 1',
    ]);
  });

  it('show a seat its own choices, and the all-knowing everything', () => {
    expect(lines(0).filter((text) => text === `ann: lay ${card}`)).toHaveLength(2);
    expect(lines(0).join()).not.toContain('shuffle deck');
    const all = lines(ALL_KNOWING);
    expect(all).toHaveLength(match.entries.length);
    expect(all.join()).toContain('* shuffle deck');
  });

  it('count choices, and can be read from an entry on', () => {
    const last = redactedLines(match, 1).at(-1)!;
    expect(last).toEqual({ at: 8, seat: null, text: '= round 1' });
    const tail = redactedLines(match, 1, match.entries.length - 2);
    expect(tail.map(({ text }) => text)).toEqual(['mark', '= round 1']);
  });

  it('are the same after saving and after replaying', () => {
    const saved = JSON.parse(JSON.stringify(match.snapshot()));
    expect(texts(Match.restore(match.machine, saved) as never, 1)).toEqual(lines(1));
    const again = replay(toolbox, parseJournal(printJournal(match.journal())));
    expect(texts(again as never, 1)).toEqual(lines(1));
  });

  it('make a journal without seed, hashes and secrets', () => {
    const text = printRedacted(match, 1);
    expect(text).not.toContain('seven');
    expect(text).not.toContain(card);
    expect(text).not.toMatch(/^[=*]/m);
    const { header, entries } = parseJournal(text);
    expect(header).toMatchObject({ commit: match.header.commit, seed: null, tags: { 'as known to': 'bob' } });
    expect(entries).toContainEqual({ kind: 'choice', seat: 'ann', text: 'lay …' });
    expect(printRedacted(match, ALL_KNOWING)).toBe(printJournal(match.journal()));
  });
});
