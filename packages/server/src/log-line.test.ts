import { expect, it } from 'vitest';
import { logLines } from './log-line.js';

it('every line of the log has the time', () => {
  const now = Date.UTC(2026, 0, 31, 12, 0, 0, 7);
  expect(logLines('table abc: Error: the disk is full\n    at somewhere', now)).toBe(
    '2026-01-31T12:00:00.007Z table abc: Error: the disk is full\n' +
      '2026-01-31T12:00:00.007Z     at somewhere\n',
  );
});

it('input from clients is cut and escaped in it', () => {
  const [line] = logLines(`Error: there is no '\u001b[2J${'x'.repeat(10_000_000)}'`, 0).split('\n');
  expect(line.length).toBeLessThan(2100);
  expect(line).toContain("there is no '\\x1b[2Jxxx");
});
