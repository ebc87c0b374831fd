import { commitTo } from '@sandtable/kernel';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepPart, keptPart, partToSitWith } from './kept-parts.js';
import {
  isWrong,
  listOf,
  mayReveal,
  newPart,
  type OwnPart,
  type SeedFacts,
  seedPartStatus,
} from './seed-part.js';

const part = (change: Partial<OwnPart> = {}): OwnPart => ({
  value: 'a'.repeat(64),
  server: commitTo('seven'),
  list: null,
  made: 0,
  ...change,
});
const mine = commitTo('a'.repeat(64));
const other = commitTo('b'.repeat(64));

/** A table of two, as the server shows it. */
function seen(
  status: SeedFacts['info']['status'],
  change: Partial<SeedFacts['chance']> = {},
  info = {},
): SeedFacts {
  const contributions = { red: { commit: mine, value: null }, blue: { commit: other, value: null } };
  return {
    info: { status, commit: commitTo('seven'), seed: null, ...info } as SeedFacts['info'],
    you: { seats: ['red'], host: false, invite: null, barred: [] },
    chance: { generator: 'chacha20', until: null, contributions, ...change },
  };
}
const asking = (change: Partial<SeedFacts['chance']> = {}) => seen('open', { until: 5, ...change });
const begun = (value: string | null, commit: string | null = mine) =>
  seen('running', { contributions: { red: { commit, value }, blue: { commit: other, value: null } } });

describe('a value is revealed', () => {
  it('on request, and not before or after', () => {
    expect(mayReveal(part(), asking())).toBe(true);
    expect(mayReveal(part(), seen('open'))).toBe(false);
    expect(mayReveal(part(), seen('running', { until: 5 }))).toBe(false);
  });

  it('again for the same list after a lost response, and never for another', () => {
    const list = listOf(asking());
    expect(mayReveal(part({ list }), asking())).toBe(true);
    const contributions = {
      red: { commit: mine, value: null },
      blue: { commit: commitTo('c'), value: null },
    };
    expect(mayReveal(part({ list }), asking({ contributions }))).toBe(false);
    const fewer = { red: { commit: mine, value: null } };
    expect(mayReveal(part({ list }), asking({ contributions: fewer }))).toBe(false);
  });

  it('only if the server’s commitment is the one first shown', () => {
    expect(mayReveal(part({ server: commitTo('eight') }), asking())).toBe(false);
  });

  it('only if its commitment is on the list', () => {
    expect(mayReveal(part({ value: 'c'.repeat(64) }), asking())).toBe(false);
  });
});

describe('the status of the player’s part', () => {
  const list = listOf(asking());

  it.each([
    ['none', null, begun(null)],
    ['none', part(), seen('closed')],
    ['committed', part(), seen('open')],
    ['committed', part({ list }), asking()],
    ['counted', part({ list }), begun('a'.repeat(64))],
    ['late', part(), begun(null)],
    ['late', part({ list }), begun(null)],
    ['late', part({ list }), begun('b'.repeat(64))],
    ['missing', part(), begun(null, null)],
    ['list', part({ list }), begun(null, null)],
    ['list', part({ list: '[]' }), asking()],
    ['server', part({ server: commitTo('eight') }), begun('a'.repeat(64))],
    ['seed', part({ list }), seen('finished', {}, { seed: 'eight' })],
  ] as const)('%s', (standing, own, table) => {
    expect(seedPartStatus(own, table)).toBe(standing);
    expect(isWrong(standing)).toBe(!['none', 'committed', 'counted'].includes(standing));
  });

  it('a seed that matches its commitment is fine', () => {
    const over = { ...begun('a'.repeat(64)), info: { ...begun(null).info, seed: 'seven' } };
    expect(seedPartStatus(part({ list }), over)).toBe('counted');
  });

  it('nothing is missing without a seat and without a revealed value', () => {
    const table = { ...begun(null, null), you: { ...begun(null).you, seats: [] } };
    expect(seedPartStatus(part(), table)).toBe('none');
  });
});

describe('values are kept', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('by table, one for all its seats, and a fresh one once revealed', () => {
    const first = partToSitWith('table 1');
    expect(first.value).toMatch(/^[0-9a-f]{64}$/);
    expect(partToSitWith('table 1')).toEqual(first);
    expect(partToSitWith('table 2').value).not.toBe(first.value);
    keepPart('table 1', { ...first, list: '[]' });
    expect(partToSitWith('table 1').value).not.toBe(first.value);
  });

  it('in the browser, the newest hundred of them', () => {
    const kept: Record<string, unknown> = {};
    Object.defineProperties(kept, {
      getItem: { value: (key: string) => kept[key] ?? null },
      setItem: { value: (key: string, value: string) => Object.assign(kept, { [key]: value }) },
      removeItem: { value: (key: string) => delete kept[key] },
    });
    vi.stubGlobal('localStorage', kept);
    kept['sandtable.theme'] = 'dark';
    for (let i = 0; i < 110; i++) keepPart(`kept ${i}`, newPart(i));
    expect(Object.keys(kept)).toHaveLength(101);
    expect(kept['sandtable.part.kept 9']).toBeUndefined();
    expect(keptPart('kept 10')?.made).toBe(10);
    kept['sandtable.part.kept 10'] = 'not JSON';
    expect(keptPart('kept 10')?.made).toBe(10);
  });
});
