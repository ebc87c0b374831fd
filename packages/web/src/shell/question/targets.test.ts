import type { DecisionView, SpelledOption } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { blankView } from '../../table/blank-table.js';
import { targetsOf } from './targets.js';

const option = (text: string, ...ids: string[]): SpelledOption => ({
  text,
  verb: text.split(' ')[0],
  touches: ids.map((id) => ({ kind: 'space', id })),
  label: null,
});
const before = blankView({ chain: ['The turn of Amber'] });
const after = (options: SpelledOption[], chain: string[], standing: DecisionView['standing'] = null) =>
  blankView({
    chain,
    decisions: [{ seat: 'amber', prompt: 'Where?', anchor: null, options, standing }],
  });
const deeper = [...before.chain, 'Raid is played'];
const find = (...views: ReturnType<typeof after>[]) =>
  targetsOf(before, 'amber', option('play raid'), { after: views, others: [], certain: true }).map(
    ({ text }) => text,
  );

describe('the targets of a choice', () => {
  it('are what is asked next about it, without what touches nothing', () => {
    expect(find(after([option('raid fir', 'fir'), option('pass')], deeper))).toEqual(['raid fir']);
  });

  it('are not those of the next step, of a reaction, or of another card to be played', () => {
    const raids = [option('raid fir', 'fir')];
    expect(find(after(raids, before.chain))).toEqual([]);
    expect(find(after(raids, deeper, { topic: 'a raid', choice: 'pass' }))).toEqual([]);
    expect(find(after([option('play settle', 'fir'), ...raids], deeper))).toEqual([]);
  });
});
