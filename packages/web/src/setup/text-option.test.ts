import { textOptionOf } from '@sandtable/shelf';
import { expect, it } from 'vitest';
import { readTextOption } from './text-option.js';

const load = () => textOptionOf('totaler-krieg', 'values');
const read = (text: string) => readTextOption({ size: text.length, text: () => Promise.resolve(text) }, load);

it('turns a YAML file into the text of the option', async () => {
  expect(await read('weather:\n  april: [mud, mud]\n')).toEqual({ text: 'weather.april:mud|mud' });
  expect(await read('weather:\n  april: [mud, storms]\n')).toEqual({ text: '' });
});

it('says what is wrong with it', async () => {
  expect(await read('weather:\n  april: [rain, mud]\nwether: {}\n')).toEqual({
    problems: [
      "weather.april: expected the weather of North and Desert (clear, mud, storms, snow), not 'rain'",
      'wether: there is no such section; did you mean weather?',
    ],
  });
  expect(await read('weather: [')).toMatchObject({ problems: [expect.stringContaining('no YAML')] });
  expect(await read('x'.repeat(1_000_001))).toEqual({ problems: ['The file is too large'] });
});
