import { describe, expect, it } from 'vitest';
import { RecentRows } from './recent-rows.js';

describe('the last rows of a journal', () => {
  it('keep one row for all undos in one place', () => {
    const rows = new RecentRows();
    let seq = 10;
    rows.choice(++seq, 0, 'a', 1);
    for (let i = 0; i < 100; i++) {
      const sweep = rows.sweep(0)!;
      expect(sweep.gone).toEqual(i === 0 ? [11] : [seq - 1, seq]);
      expect(sweep.count).toBe(i + 1);
      expect(sweep.requests.length).toBeLessThanOrEqual(32);
      rows.undone(++seq, 0, `u${i}`, sweep);
      rows.choice(++seq, 0, `c${i}`, 1);
      expect(rows.length).toBe(2);
    }
    expect(rows.sweep(0)!.requests.at(-1)).toEqual(['c99', seq]);
  });

  it('keep other events in between where they are', () => {
    const rows = new RecentRows();
    rows.choice(1, 0, null, 1);
    rows.choice(2, 0, null, 2);
    rows.undone(3, 0, null, rows.sweep(0)!);
    rows.other(4);
    const sweep = rows.sweep(0)!;
    expect(sweep).toEqual({ gone: [1], count: 1, requests: [], forgotten: [] });
    rows.undone(5, 0, null, sweep);
    rows.choice(6, 0, null, 1);
    expect(rows.sweep(0)).toEqual({ gone: [5, 6], count: 2, requests: [], forgotten: [] });
  });

  it('do not mix the undos of two seats', () => {
    const rows = new RecentRows();
    rows.choice(1, 0, null, 1);
    rows.undone(2, 0, null, rows.sweep(0)!);
    rows.choice(3, 1, null, 1);
    expect(rows.sweep(1)).toEqual({ gone: [3], count: 1, requests: [], forgotten: [] });
  });

  it('forget what can no longer be undone', () => {
    const rows = new RecentRows();
    for (let seq = 1; seq <= 50; seq++) rows.choice(seq, 0, null, 0);
    expect(rows.length).toBe(0);
    for (let seq = 51; seq <= 100; seq++) rows.choice(seq, seq % 2, null, 1);
    expect(rows.length).toBe(1);
    rows.choice(101, 0, null, 0);
    for (let seq = 102; seq <= 150; seq++) rows.other(seq);
    expect([rows.length, rows.sweep(0)]).toEqual([0, null]);
  });

  it('leave undos alone that are stored in the old way, and the choices before them', () => {
    const rows = new RecentRows();
    rows.choice(1, 0, null, 1);
    rows.choice(2, 0, null, 2);
    rows.written(3);
    // The first one cannot be deleted: later choices were played on it.
    expect(rows.sweep(0)).toBeNull();
    rows.choice(4, 0, null, 2);
    expect(rows.sweep(0)).toEqual({ gone: [4], count: 1, requests: [], forgotten: [] });
    rows.undone(5, 0, null, rows.sweep(0)!);
    expect(rows.sweep(0)).toBeNull();
    rows.written(6);
    expect(rows.length).toBe(0);
  });
});
