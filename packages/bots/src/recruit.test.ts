import { outposts } from '@sandtable/example-outposts';
import { type AnyGame, type BotInput, Machine, seedGenerator } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { recruitOf } from './recruit.js';

const machine = new Machine<unknown, unknown>(outposts as AnyGame);

/** What a recruit notices of these options, in many decisions. */
function noticed(options: number[]): (readonly number[])[] {
  const seen: (readonly number[])[] = [];
  const recruit = recruitOf<unknown, unknown>(() => ({
    name: 'teacher',
    choose: (sight: BotInput<unknown, unknown>) => {
      seen.push(sight.options);
      return sight.options[0];
    },
  }))(machine);
  if (recruit.blind) throw new Error('a recruit looks at the table');
  const random = seedGenerator('recruit');
  for (let i = 0; i < 200; i++)
    recruit.choose({
      machine,
      state: machine.setup('1'),
      seat: 0,
      options,
      random,
      notes: {},
      history: [],
    });
  return seen;
}

it('overlooks some options, never the last and never all others', () => {
  const seen = noticed([10, 20, 30, 40, 50]);
  expect(seen.every((options) => options.at(-1) === 50 && options.length > 1)).toBe(true);
  for (const option of [10, 20, 30, 40]) {
    const times = seen.filter((options) => options.includes(option)).length;
    expect(times).toBeGreaterThan(60);
    expect(times).toBeLessThan(160);
  }
});

it('has nothing to overlook where there is one choice, or two', () => {
  expect(noticed([10]).every((options) => options.length === 1)).toBe(true);
  expect(noticed([10, 20]).every((options) => options.length === 2)).toBe(true);
});
