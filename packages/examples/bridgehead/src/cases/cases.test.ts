import { CaseError, type Plain } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { at } from '../../test/at.js';
import { ELIMINATED, NOT_IN_PLAY } from '../table.js';
import { cases } from './index.js';

type Given = Record<string, Plain>;

/** The path and message of the error in a position. */
function mistake(given: Given): string | null {
  try {
    at(given);
    return null;
  } catch (error) {
    if (error instanceof CaseError) return `${error.path.join('.')}: ${error.message}`;
    throw error;
  }
}

describe('positions of rule cases', () => {
  it.each<[Given, string]>([
    [{ side: 'east' }, "side: there is no side 'east'"],
    [{ turn: 9 }, "turn: expected a whole number from 1 to 8, not '9'"],
    [{ phase: 'supply' }, "phase: there is no phase 'supply'"],
    [
      { scenario: 'ford' },
      "scenario: this game plays the scenario 'crossing', or 'none' of it (options: { scenario: … } chooses another one)",
    ],
    [{ put: { '9999': [] } }, "put.9999: there is no hex '9999' (did you mean 0909?)"],
    [{ put: { sallw: [] } }, "put.sallw: there is no hex 'sallw' (did you mean sallow?)"],
    [
      { put: { '0404': ['south-infntry-1'] } },
      "put.0404.0: there is no unit 'south-infntry-1' (did you mean south-infantry-1?)",
    ],
    [{ put: { '0404': ['south-infantry-1 tired'] } }, "put.0404.0: a counter may be 'reduced', not 'tired'"],
    [
      { put: { '0404': ['south-artillery-1 reduced'] } },
      'put.0404.0: south-artillery has one step: it cannot be reduced',
    ],
    [{ put: { '0404': 'south-infantry-1' } }, 'put.0404: expected a list of units'],
    [{ put: { '0506': [], stonebridge: [] } }, 'put.stonebridge: stonebridge is written twice'],
    [{ put: null }, 'put: expected a mapping (hex: …)'],
    [{ targets: [404, '0404'] }, 'targets.1: 0404 is written twice'],
    [
      { scenario: 'none', put: { '0404': ['south-infantry-1', 'south-infantry-1'] } },
      'put.0404.1: south-infantry-1 is named twice',
    ],
    [
      { scenario: 'none', put: { '0404': ['south-garrison', 'south-garrison'] } },
      'put.0404.1: there is no other south-garrison in this scenario',
    ],
    [
      { scenario: 'none', put: { '0404': ['south-infantry', 'north-infantry'] } },
      'put.0404: enemies share 0404: south-infantry-1, north-infantry-1 (has the scenario set some of them up there?)',
    ],
    [
      { scenario: 'none', put: { '0404': ['south-infantry', 'south-infantry', 'south-armour'] } },
      'put.0404: there are 3 units in 0404, more than 2',
    ],
    [{ moved: ['north-infantry-1'] }, 'moved.0: north-infantry-1 is no unit of the south on the map'],
  ])('names the mistake in %j', (given, message) => {
    expect(mistake(given)).toBe(message);
  });

  it('fills in what is not named, and finds any counter of a kind', () => {
    const { state, machine } = at({
      scenario: 'none',
      put: { '404': ['south-infantry', 'south-infantry-1 reduced'], stonebridge: ['north-armour'] },
      eliminated: ['north-cavalry'],
    });
    const { unitNames, hexNames } = machine.facts;
    const where = (unit: string) => state.table.hex[unitNames.index(unit)];
    expect(hexNames.name(where('south-infantry-1'))).toBe('0404');
    expect(hexNames.name(where('south-infantry-2'))).toBe('0404');
    expect(hexNames.name(where('north-armour-1'))).toBe('stonebridge');
    expect(state.table.steps[unitNames.index('south-infantry-1')]).toBe(1);
    expect(where('north-cavalry-1')).toBe(ELIMINATED);
    expect(where('south-infantry-3')).toBe(NOT_IN_PLAY);
  });
});

describe('expectations of rule cases', () => {
  const match = at({
    scenario: 'none',
    put: { '0606': ['south-infantry-1', 'south-infantry-2 reduced'], '0707': ['north-infantry-1'] },
    eliminated: ['north-garrison-1'],
  });
  const found = (key: string, expected: Plain) => {
    return cases.expect[key](match.machine.read(match.state), expected);
  };

  it.each<[string, Plain, string]>([
    ['turn', 2, '1'],
    ['side', 'north', 'south'],
    ['phase', 'combat', 'movement'],
    ['score', { south: 1 }, '{south: 13}'],
    ['at', { '606': ['south-infantry-1'] }, '{0606: [south-infantry-1, south-infantry-2 reduced]}'],
    [
      'at',
      { '606': ['south-infantry', 'south-infantry'] },
      '{0606: [south-infantry-1, south-infantry-2 reduced]}',
    ],
    ['eliminated', ['north-garrison-2'], '[north-garrison-1]'],
    ['supply', { 'south-infantry-1': 'out' }, '{south-infantry-1: in}'],
    ['reach', { 'south-infantry-1': { '605': 9 } }, '{south-infantry-1: {0605: 1}}'],
    ['reach', { 'south-infantry-3': { '605': 9 } }, '{south-infantry-3: not on the map}'],
    ['zones', { '606': ['south'] }, '{0606: [north]}'],
    ['held', { stonebridge: 'north' }, '{stonebridge: south}'],
    ['odds', { attack: 707, with: ['south-infantry-1'], is: '1:1' }, '4 against 5 is 1:2'],
  ])('say what is there instead: %s %j', (key, expected, there) => {
    expect(found(key, expected)).toBe(there);
  });

  it.each<[string, Plain]>([
    ['at', { '606': ['south-infantry', 'south-infantry reduced'] }],
    ['eliminated', ['north-garrison']],
    ['supply', { 'south-infantry-1': 'in', 'north-infantry-1': 'in' }],
    ['zones', { '606': ['north'], '707': ['south'] }],
    ['held', { stonebridge: 'south', sallow: 'south', reed: 'north' }],
  ])('hold when the position is as expected: %s %j', (key, expected) => {
    expect(found(key, expected)).toBeNull();
  });

  it('report their own mistakes', () => {
    expect(() => found('odds', { attack: 707, by: [] })).toThrow(CaseError);
    expect(() => found('at', { nowhere: [] })).toThrow("there is no hex 'nowhere'");
  });
});
