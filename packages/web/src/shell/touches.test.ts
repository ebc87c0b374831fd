import type { SpelledOption } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { inEveryGuess } from './in-every-guess.js';
import { byTouch, byVerb, leading, reasonsFor, reasonsTogether, touchingAll } from './touches.js';

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

describe('what is certain', () => {
  it('is what happens in every guess', () => {
    const guesses = [[{ key: 'a' }, { key: 'b' }], [{ key: 'b' }], [{ key: 'c' }, { key: 'b' }]];
    expect(inEveryGuess(guesses)).toEqual([{ key: 'b' }]);
    expect(inEveryGuess([])).toEqual([]);
  });
});
