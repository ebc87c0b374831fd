import { describe, expect, it, vi } from 'vitest';
import { followAddress, parseRoute, route, to } from './route.js';

describe('addresses', () => {
  it.each([
    ['', '', [], ''],
    ['#/', '', [], ''],
    ['#/rules/qmg-ww2/supply.line', 'rules', ['qmg-ww2', 'supply.line'], ''],
    ['#/play/abc?invite=x%2Fy', 'play', ['abc'], 'x/y'],
    ['#/table/%E0%A4%A', 'table', ['%E0%A4%A'], ''],
  ])('%j', (hash, page, rest, invite) => {
    const route = parseRoute(hash);
    expect([route.page, route.rest]).toEqual([page, rest]);
    expect(route.query.get('invite') ?? '').toBe(invite);
  });

  it('are made of parts that can be parsed again', () => {
    expect(parseRoute(to('rules', 'a b', 'x/y')).rest).toEqual(['a b', 'x/y']);
  });
});

it('follows an address that changed before anybody listened', () => {
  vi.stubGlobal('window', { addEventListener: () => {} });
  vi.stubGlobal('location', { hash: '#/table/game' });
  followAddress();
  vi.unstubAllGlobals();
  expect(route.value).toMatchObject({ page: 'table', rest: ['game'] });
});
