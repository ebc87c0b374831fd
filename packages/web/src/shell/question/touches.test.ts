import type { SpelledOption } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import {
  byTouch,
  byVerb,
  leading,
  numberTouches,
  reasonsFor,
  reasonsTogether,
  touchingAll,
} from './touches.js';

const space = (id: string) => ({ kind: 'space', id });
const country = (id: string) => ({ kind: 'country', id });
const option = (text: string, ...touches: SpelledOption['touches']): SpelledOption => ({
  text,
  verb: text.split(' ')[0],
  touches,
  label: null,
});

const options = [
  option('battle italy', space('italy')),
  option('battle ukraine germany', space('ukraine'), country('germany')),
  option('battle ukraine italy', space('ukraine'), country('italy')),
  option('skip'),
];

describe('what options touch', () => {
  it('is found from the thing that was touched', () => {
    expect(byTouch(options).get('space:ukraine')).toHaveLength(2);
    expect(byTouch(options).has('space:china')).toBe(false);
  });

  it('is narrowed down by touching more', () => {
    expect(touchingAll(options, [space('ukraine')])).toHaveLength(2);
    expect(touchingAll(options, [space('ukraine'), country('italy')])).toEqual([options[2]]);
    expect(touchingAll(options, [])).toEqual(options);
  });

  it('prefers options that begin with what was touched first', () => {
    const moves = [
      option('move kiev minsk', space('kiev'), space('minsk')),
      option('move minsk kiev', space('minsk'), space('kiev')),
      option('move minsk riga', space('minsk'), space('riga')),
    ];
    expect(leading(moves, [space('kiev')])).toEqual([moves[0]]);
    expect(leading(moves, [space('minsk'), space('kiev')])).toEqual([moves[1]]);
    // No move starts in Riga, so a move to Riga is meant.
    expect(leading(moves, [space('riga')])).toEqual([moves[2]]);
    expect(leading(options, [country('italy'), space('ukraine')])).toEqual([options[2]]);
  });

  it('is grouped by verb, in the order of the offer', () => {
    expect(byVerb(options).map(({ verb, options: list }) => [verb, list.length])).toEqual([
      ['battle', 3],
      ['skip', 1],
    ]);
  });

  it('lists each reason once', () => {
    const no = (text: string, reason: string) => ({
      text,
      touches: [space('china')],
      reason,
      anchor: null,
    });
    const forbidden = byTouch([
      no('build china', 'too far'),
      no('recruit china', 'too far'),
      no('x', 'no card'),
    ]);
    const reasons = reasonsFor(forbidden, space('china')).map(({ reason }) => reason);
    expect(reasons).toEqual(['too far', 'no card']);
  });
});

it('explains a drop by the reasons that mention both things', () => {
  const no = (reason: string, ...touches: SpelledOption['touches']) => ({
    text: reason,
    touches,
    reason,
    anchor: null,
  });
  const forbidden = byTouch([no('not that way', space('kiev'), space('riga')), no('full', space('riga'))]);
  const told = (from: string) =>
    reasonsTogether(forbidden, [space(from)], space('riga')).map(({ reason }) => reason);
  expect(told('kiev')).toEqual(['not that way']);
  expect(told('minsk')).toEqual(['not that way', 'full']);
});

describe('numbers', () => {
  it('are those of the things to be touched next, in the order of the list', () => {
    expect([...numberTouches(options, [], [])]).toEqual([
      ['space:italy', 1],
      ['space:ukraine', 2],
    ]);
    const ukraine = leading(options, [space('ukraine')]);
    expect([...numberTouches(ukraine, [], [space('ukraine')])]).toEqual([
      ['country:germany', 1],
      ['country:italy', 2],
    ]);
  });

  it('begin with the subjects', () => {
    const numbers = numberTouches([option('hold kiev', space('kiev'))], [space('minsk')], []);
    expect([...numbers.keys()]).toEqual(['space:minsk', 'space:kiev']);
  });

  it('are left out if there are too many', () => {
    const many = [...new Array(13).keys()].map((n) => option(`build ${n}`, space(String(n))));
    expect(numberTouches(many.slice(1), [], []).size).toBe(12);
    expect(numberTouches(many, [], []).size).toBe(0);
  });
});
