import { signal } from '@preact/signals';
import type { TableView } from '@sandtable/protocol';
import { describe, expect, it } from 'vitest';
import { blankTable, blankView } from '../../table/blank-table.js';
import type { Outlook } from '../../table/client.js';
import { nextDeciders, othersWait } from './hand-over.js';

/** What a choice leads to: for each guess, the seats that are asked. */
function outlook(...guesses: string[][]): Outlook {
  const after = guesses.map((seats) =>
    blankView({
      decisions: seats.map((seat) => ({ seat, prompt: '', anchor: null, options: null, standing: null })),
    }),
  );
  return { after, others: [], certain: true };
}

describe('handing over', () => {
  it('is a choice after which none of the own seats is asked, in any guess', () => {
    expect(nextDeciders(outlook(['west']), ['axis'])).toEqual(['west']);
    expect(nextDeciders(outlook(['west'], ['soviet']), ['axis'])).toEqual(['west', 'soviet']);
    expect(nextDeciders(outlook(['west'], ['axis']), ['axis'])).toEqual([]);
    expect(nextDeciders(outlook(['west', 'axis']), ['axis'])).toEqual([]);
    expect(nextDeciders(outlook(['west']), ['axis', 'west'])).toEqual([]);
  });

  it('is not claimed where nothing is known, or the game is over', () => {
    expect(nextDeciders(null, ['axis'])).toEqual([]);
    expect(nextDeciders(outlook(), ['axis'])).toEqual([]);
    expect(nextDeciders(outlook([]), ['axis'])).toEqual([]);
  });

  it('is said only where other people play by correspondence', () => {
    const table = (kind: 'live' | 'correspondence', bot: string | null): TableView => {
      const blank = blankTable({});
      const seat = { who: { id: 'bob', name: 'Bob' }, bot, open: false, resigned: false };
      return {
        ...blank,
        info: {
          ...blank.info,
          clock: { kind, seconds: 86_400, refill: 0 },
          seats: { axis: { ...seat, bot: null }, west: seat },
        },
      };
    };
    const waits = (shown: TableView) => othersWait({ shown: signal(shown), mine: signal(['axis']) });
    expect(waits(table('correspondence', null))).toBe(true);
    expect(waits(table('correspondence', 'greedy'))).toBe(false);
    expect(waits(table('live', null))).toBe(false);
  });
});
