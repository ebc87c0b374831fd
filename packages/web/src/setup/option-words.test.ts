import { OPTIONS } from '@sandtable/totaler-krieg/options';
import { expect, it } from 'vitest';
import { playedWords, valueAbout, valueName } from './option-words.js';

it('says which part is played, and what is not as usual', () => {
  expect(playedWords(OPTIONS, { scenario: '1939', 'historical-cards': 'on', luck: 'off' })).toEqual([
    '1939: The War in Europe',
    'Historical Cards: On',
  ]);
  expect(playedWords(OPTIONS, {})).toEqual(['Case White']);
  // What decides nothing in the scenario is not told.
  expect(playedWords(OPTIONS, { scenario: '1940', 'free-setup': 'on' })).toEqual([
    '1940: Springtime for Hitler',
  ]);
});

it('has a name and a sentence for every scenario, and ids where there is none', () => {
  for (const value of OPTIONS.scenario.values) expect(valueAbout(OPTIONS.scenario, value)).toMatch(/\.$/);
  expect(valueName(OPTIONS.exploitation, 'all-units')).toBe('All Units');
  expect(valueAbout(OPTIONS.exploitation, 'all-units')).toBe('');
});
