import { describe, expect, it } from 'vitest';
import { toolbox } from '../test/toolbox.js';
import { JournalError, parseEntry, parseJournal } from './journal.js';
import { Machine } from './machine.js';
import { Match } from './match.js';
import { OptionError, parseOptions } from './options.js';
import { printable, quote } from './quote.js';

const HUGE = 'x'.repeat(1_000_000);
const ESCAPE = '\u001b[2J\u001b]0;title\u0007';

describe('a quoted text', () => {
  it.each([
    ['a word', 'ukraine', "'ukraine'"],
    ['other alphabets', 'Ещё раз, señor', "'Ещё раз, señor'"],
    ['a terminal escape', '\u001b[31mred', "'\\x1b[31mred'"],
    ['line breaks and bells', 'a\nb\u0007', "'a\\x0ab\\x07'"],
    ['writing that is turned round', 'a\u202eb', "'a\\u202eb'"],
    ['half a pair', 'a\ud800', "'a\\ud800'"],
  ])('%s', (_, text, quoted) => {
    expect(quote(text)).toBe(quoted);
  });

  it('is truncated, with its full length', () => {
    expect(quote(HUGE)).toBe(`'${'x'.repeat(200)}…' (1000000 characters)`);
    expect(printable('a\u009bb')).toBe('a\\x9bb');
  });
});

describe('every message that quotes its input', () => {
  const message = (act: () => unknown): string => {
    try {
      const told = act() as { reason: string } | null;
      return told?.reason ?? '';
    } catch (error) {
      if (!(error instanceof JournalError) && !(error instanceof OptionError)) throw error;
      return error.message;
    }
  };
  const match = Match.open(new Machine(toolbox), 'x');
  it.each<[string, (text: string) => unknown]>([
    ['a choice', (text) => match.choose('ann', text)],
    ['an argument', (text) => match.choose('ann', `write ${text}`)],
    ['a seat', (text) => match.choose(text, 'write 3')],
    ['a line of a journal', (text) => parseEntry(text, 7)],
    ['a header', (text) => parseJournal(`sandtable journal 1\n${text.replace(/\n/g, '')}\n\n`)],
    ['options', (text) => parseOptions(text)],
  ])('%s: truncates and escapes it', (_, act) => {
    for (const text of [HUGE, `${ESCAPE}${HUGE}`, ESCAPE]) {
      const told = message(() => act(text));
      expect(told).not.toBe('');
      expect(told.length).toBeLessThan(1000);
      for (const sign of ['\u001b', '\u0007']) expect(told).not.toContain(sign);
    }
  });
});
