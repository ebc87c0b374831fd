import { LINES_PAGE, type LinesPart, lastPagesFrom } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { LogWindow } from './log-window.js';

interface Line {
  at: number;
  text: string;
}

/** A log on a server that is read page by page. */
class FarLog {
  readonly all: Line[] = [];
  reads = 0;
  broken = false;
  private shownLast: LinesPart<Line> = { from: 0, lines: [] };

  tell(count: number, word = 'line'): void {
    for (let i = 0; i < count; i++)
      this.all.push({ at: this.all.length, text: `${word} ${this.all.length}` });
  }

  last(): LinesPart<Line> {
    const from = lastPagesFrom(this.all.length);
    this.shownLast = { from, lines: this.all.slice(from) };
    return this.shownLast;
  }

  read = async (from: number, to: number): Promise<Line[]> => {
    this.reads++;
    if (this.broken) throw new Error('nobody there');
    return this.all.slice(from, Math.min(to, from + LINES_PAGE));
  };
}

function longLog(count: number) {
  const log = new FarLog();
  log.tell(count);
  const lines = new LogWindow<Line>(log.read);
  /** The shown lines; checks that they are correct and not too many. */
  const shown = (reading: number | null = null) => {
    const { past, last } = lines.show(log.last(), reading);
    const parts = [past, last].filter((part) => part !== null);
    for (const { from, lines: some } of parts) expect(some).toEqual(log.all.slice(from, from + some.length));
    const count = parts.reduce((sum, part) => sum + part.lines.length, 0);
    expect(count).toBeLessThan(5 * LINES_PAGE);
    if (past && last) expect(past.from + past.lines.length).toBe(last.from);
    const from = parts[0]?.from ?? 0;
    return { from, to: from + count, following: last !== null };
  };
  /** Adds lines one by one. */
  const tell = (count: number, reading: number | null) => {
    for (let i = 0; i < count; i += 50) {
      log.tell(50);
      lines.show(log.last(), reading);
    }
  };
  return { log, lines, shown, tell };
}

describe('the shown lines of a long log', () => {
  it('are the last ones', () => {
    const { log, shown } = longLog(5_000);
    expect(shown()).toEqual({ from: 4_800, to: 5_000, following: true });
    log.tell(150);
    expect(shown()).toEqual({ from: 4_800, to: 5_150, following: true });
    log.tell(60);
    expect(shown()).toEqual({ from: 5_000, to: 5_210, following: true });
    expect(log.reads).toBe(0);
  });

  it('include earlier ones on request, back to the first, and never too many', async () => {
    const { lines, shown, tell } = longLog(3_000);
    shown();
    for (let from = 2_800; from > 0; from = lines.first) {
      expect(await lines.earlier()).toBe(LINES_PAGE);
      expect(shown(from).from).toBe(from - LINES_PAGE);
    }
    expect(await lines.earlier()).toBe(0);
    expect(shown(0)).toEqual({ from: 0, to: 600, following: false });
    // New lines do not disturb the reader.
    tell(1_000, 0);
    expect(shown(0)).toEqual({ from: 0, to: 600, following: false });
    while (!shown(lines.first + 500).following) expect(await lines.later()).toBeGreaterThan(0);
    expect(shown(3_500).to).toBe(4_000);
    lines.latest();
    expect(shown()).toEqual({ from: 3_800, to: 4_000, following: true });
  });

  it('stay while they are read, when another page is added at the end', async () => {
    const { log, lines, shown, tell } = longLog(1_399);
    expect(shown()).toEqual({ from: 1_000, to: 1_399, following: true });
    log.tell(1);
    expect(shown(1_005)).toEqual({ from: 1_000, to: 1_400, following: true });
    await lines.earlier();
    tell(200, 1_005);
    expect(shown(1_005)).toEqual({ from: 800, to: 1_600, following: true });
    // The reader has left them: they are dropped.
    log.tell(1);
    expect(shown()).toEqual({ from: 1_400, to: 1_601, following: true });
  });

  it('near the end are kept rather than those far back', async () => {
    const { lines, shown, tell } = longLog(2_000);
    shown();
    for (let i = 0; i < 3; i++) await lines.earlier();
    tell(200, 1_990);
    expect(shown(1_990)).toEqual({ from: 1_400, to: 2_200, following: true });
    tell(200, 1_450);
    expect(shown(1_450)).toEqual({ from: 1_400, to: 2_000, following: false });
  });

  it('follow an undo, even past the beginning of the last page', async () => {
    const { log, lines, shown } = longLog(1_400);
    shown();
    await lines.earlier();
    expect(shown(1_100)).toEqual({ from: 1_000, to: 1_400, following: true });
    log.all.length = 1_390;
    expect(shown(1_100)).toEqual({ from: 1_000, to: 1_390, following: true });
    log.tell(30, 'other');
    expect(shown(1_100)).toEqual({ from: 1_000, to: 1_420, following: true });
    await lines.earlier();
    // So many lines are removed that none of the shown ones is left: they are loaded again.
    log.all.length = 900;
    log.tell(700, 'another');
    lines.show(log.last(), 850);
    await new Promise((resolve) => setTimeout(resolve));
    expect(shown(850)).toEqual({ from: 800, to: 1_200, following: false });
    expect(await lines.later()).toBe(LINES_PAGE);
    expect(shown(850)).toEqual({ from: 800, to: 1_600, following: true });
  });

  it('are not mixed with stale responses', async () => {
    const { log, lines, shown } = longLog(5_000);
    shown();
    const coming = lines.earlier();
    lines.latest();
    expect(await coming).toBe(0);
    expect(shown()).toEqual({ from: 4_800, to: 5_000, following: true });
    // One page at a time.
    const both = await Promise.all([lines.earlier(), lines.earlier()]);
    expect(both).toEqual([LINES_PAGE, 0]);
    log.broken = true;
    expect(await lines.earlier()).toBe(0);
    expect([lines.failed.value, lines.busy.value]).toEqual([true, false]);
    log.broken = false;
    expect(await lines.earlier()).toBe(LINES_PAGE);
    expect(lines.failed.value).toBe(false);
  });
});
