import { afterEach, expect, it, vi } from 'vitest';
import { currentRequest, logError, loggedAs, logLines, setLogFormat } from './log-line.js';

afterEach(() => setLogFormat('text'));

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

it('as JSON, an entry is one line, with the request and the table it is about', async () => {
  const written: string[] = [];
  const write = vi
    .spyOn(process.stderr, 'write')
    .mockImplementation((text) => written.push(String(text)) > 0);
  // For people nothing is kept in mind.
  loggedAs({ request: 'r0' }, () => expect(currentRequest()).toBeUndefined());
  setLogFormat('json');
  await loggedAs({ request: 'r1', table: 't1' }, async () => {
    await null;
    logError('Error: it failed\n    at \u001b[2J somewhere', { step: 3 });
  });
  logError('the house');
  write.mockRestore();
  expect(written.map((line) => line.trimEnd().split('\n').length)).toEqual([1, 1]);
  const [first, second] = written.map((line) => JSON.parse(line));
  expect(first).toMatchObject({ level: 'error', request: 'r1', table: 't1', step: 3 });
  expect(first.message).toContain('at \u001b[2J somewhere');
  expect(Date.parse(first.time)).toBeGreaterThan(0);
  expect(Object.keys(second)).toEqual(['time', 'level', 'message']);
});
