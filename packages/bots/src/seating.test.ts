import { outposts } from '@sandtable/example-outposts';
import { type AnyGame, Machine } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { botNames } from './names.js';
import { makerOf, readSeating, SeatingError } from './seating.js';

const own = { hedgehog: makerOf('random') };

describe('readSeating', () => {
  it.each([
    ['random', ['random', 'random', 'random', 'random']],
    ['greedy', ['greedy', 'greedy', 'greedy', 'greedy']],
    ['crimson=greedy', ['random', 'greedy', 'random', 'random']],
    ['crimson=random, greedy', ['greedy', 'random', 'greedy', 'greedy']],
    ['north=greedy,jade=hedgehog', ['greedy', 'random', 'hedgehog', 'random']],
  ])('%s', (text, seats) => {
    expect(readSeating(outposts, text, own)).toEqual(seats);
  });

  it.each([
    ['hedgehog', "outposts has no bot 'hedgehog' (bots: random, recruit, greedy)"],
    ['east=greedy', "outposts has no seat 'east' (seats: amber, crimson, jade, indigo)"],
    ['random,greedy', "'random' and 'greedy' can't both play all the other seats"],
    ['jade=random,jade=greedy', "'jade' is given two bots"],
    ['', "bots are written BOT or SEAT=BOT,SEAT=BOT; '' is not"],
    ['cmd:./mine', "outposts has no bot 'cmd' (bots: random, recruit, greedy)"],
    ['jade=', "bots are written BOT or SEAT=BOT,SEAT=BOT; 'jade=' is not"],
  ])('refuses %j', (text, sentence) => {
    expect(() => readSeating(outposts, text)).toThrow(new SeatingError(sentence));
  });
});

describe('bots by name', () => {
  it('a game adds its own, and may replace the generic ones', () => {
    expect(botNames(Object.keys(own))).toEqual(['random', 'recruit', 'greedy', 'hedgehog']);
    const better = makerOf('random');
    expect(makerOf('greedy', { greedy: better })).toBe(better);
    expect(() => makerOf('toString')).toThrow(SeatingError);
    expect(() => makerOf('random:5')(new Machine(outposts as AnyGame))).toThrow('does not think in steps');
  });
});
