import type { SpelledOption, View } from '@sandtable/kernel';
import { describe, expect, it, vi } from 'vitest';
import { blankView } from '../../table/blank-table.js';
import type { DraftChoice } from '../../table/client.js';
import { hasJoined, isBegunWith, joining } from './gathering.js';
import { withAll, without } from './redrafting.js';

const unit = (id: string) => ({ kind: 'unit', id });
const withUnit = (id: string): SpelledOption => ({
  text: `with ${id}`,
  verb: 'with',
  touches: [unit(id)],
  label: null,
});

/** An attack on a hill by units that may all join, but for two that exclude each other; the last one completes it. */
const EVERYBODY = ['third', 'first', 'lancers', 'hussars'];
const RIVALS = ['lancers', 'hussars'];

function optionsAfter(line: string): SpelledOption[] {
  const joined = EVERYBODY.filter((id) => hasJoined(line, unit(id)));
  const taken = joined.some((id) => RIVALS.includes(id));
  return EVERYBODY.filter((id) => !joined.includes(id) && !(taken && RIVALS.includes(id))).map(withUnit);
}

const viewOf = (line: string): View =>
  blankView({
    decisions: [{ seat: 'a', prompt: 'Who?', anchor: null, options: optionsAfter(line), standing: null }],
  });
const draftOf = (text: string): DraftChoice => ({ text, view: viewOf(text) });
const next = (view: View) => view.decisions[0].options ?? [];

describe('gathering', () => {
  it('knows what a choice began with, and who has joined it', () => {
    const line = 'attack hill, with first, support staff';
    expect([isBegunWith(line, unit('hill')), isBegunWith(line, unit('first'))]).toEqual([true, false]);
    expect([hasJoined(line, unit('first')), hasJoined(line, unit('staff'))]).toEqual([true, true]);
    expect([hasJoined(line, unit('hill')), hasJoined(line, unit('fir'))]).toEqual([false, false]);
  });

  it('adds everybody who may join, the first ones first, and nobody whom another one excludes', async () => {
    const { draft, last } = await withAll(draftOf('attack hill'), next, async (line) => draftOf(line));
    expect(draft.text).toBe('attack hill, with third, with first, with lancers');
    expect(last).toBeNull();
  });

  it('adds those of one stack', async () => {
    const stack = [unit('first'), unit('hussars')];
    const of = (view: View) => joining(next(view), stack);
    const { draft } = await withAll(draftOf('attack hill'), of, async (line) => draftOf(line));
    expect(draft.text).toBe('attack hill, with first, with hussars');
  });

  it('leaves a part that would complete the choice to be confirmed', async () => {
    const ask = vi.fn(async (line: string) => (line.split(', ').length > 3 ? null : draftOf(line)));
    const { draft, last } = await withAll(draftOf('attack hill'), next, ask);
    expect(draft.text).toBe('attack hill, with third, with first');
    expect(last?.text).toBe('with lancers');
  });

  it('takes somebody out, and what only stood with him', async () => {
    const ask = async (line: string) =>
      line.includes('support staff') && !line.includes('with first') ? null : draftOf(line);
    const line = 'attack hill, with third, with first, support staff';
    expect((await without(draftOf(line), [unit('third')], ask))?.draft.text).toBe(
      'attack hill, with first, support staff',
    );
    expect((await without(draftOf(line), [unit('first')], ask))?.draft.text).toBe('attack hill, with third');
    expect((await without(draftOf(line), EVERYBODY.map(unit), ask))?.draft.text).toBe('attack hill');
  });
});
