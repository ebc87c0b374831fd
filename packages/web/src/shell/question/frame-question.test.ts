import { signal } from '@preact/signals';
import type { SpelledOption, Touch, View } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { blankView } from '../../table/blank-table.js';
import { askedAbout } from './frame-question.js';

const space = (id: string): Touch => ({ kind: 'space', id });
const use: SpelledOption = {
  text: 'use wall',
  verb: 'use',
  touches: [{ kind: 'card', id: 'wall' }],
  label: null,
};
const named = (sentence: string) => ['fir', 'oak'].filter((name) => sentence.includes(name)).map(space);

function asked(
  prompt: string,
  chain: string[],
  reacts: boolean,
  options = [use],
  pieces: readonly Touch[] = [],
): readonly Touch[] {
  const standing = reacts ? { topic: 'a raid', choice: 'pass' } : null;
  const view: View = blankView({
    chain,
    decisions: [{ seat: 'amber', prompt, anchor: null, options, standing }],
  });
  const asking = {
    decision: signal(view.decisions[0]),
    candidates: signal(options),
    subjects: signal(new Map(pieces.map((touch) => [touch.id, { touch, verbs: ['move'] }]))),
    inHand: signal(null),
    pending: signal(null),
    targets: signal([]),
    aim: signal(null),
    view: signal(view),
  };
  return askedAbout(asking, named).filter(({ kind }) => kind === 'space');
}

describe('what the camera shows of a reaction', () => {
  it('is where the thing happened: what the question names, else the end of the chain', () => {
    expect(asked('Jade raided fir', ['Raid on oak'], true)).toEqual([space('fir')]);
    expect(asked('Amber may react', ['Raid on oak', 'Jade raids fir', 'Jade draws'], true)).toEqual([
      space('fir'),
    ]);
  });

  it('is what may be chosen, if that is on the map; a question about cards goes nowhere', () => {
    const there = { ...use, touches: [space('oak')] };
    expect(asked('Jade raided fir', [], true, [there])).toEqual([space('oak')]);
    expect(asked('Amber plays a card after fir', ['fir'], false)).toEqual([]);
  });

  it('is one place of the land of each Country that may be chosen', () => {
    const country = (id: string): Touch => ({ kind: 'country', id });
    const land = (id: string): SpelledOption => ({ ...use, text: `declare ${id}`, touches: [country(id)] });
    const options = [land('fir'), land('oak')];
    const asking = {
      decision: signal(
        blankView({ decisions: [{ seat: 'amber', prompt: 'War?', anchor: null, options, standing: null }] })
          .decisions[0],
      ),
      candidates: signal(options),
      subjects: signal(new Map()),
      inHand: signal(null),
      pending: signal(null),
      targets: signal([]),
      aim: signal(null),
      view: signal(null),
    };
    const landOf = ({ id }: Touch) => [space(id), space('elm')];
    const places = (touches: readonly Touch[]) => touches.filter(({ kind }) => kind === 'space');
    expect(places(askedAbout(asking, named, landOf))).toEqual([space('fir'), space('oak')]);
    expect(places(askedAbout(asking, named))).toEqual([]);
  });

  it('is what one can act with, even if one may order not to be asked', () => {
    expect(asked('Which piece moves?', ['fir'], true, [], [space('oak')])).toEqual([space('oak')]);
  });
});
