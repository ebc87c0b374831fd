import { signal } from '@preact/signals';
import type { SpelledOption, Touch, View } from '@sandtable/kernel';
import { describe, expect, it, vi } from 'vitest';
import { blankView } from '../table/blank-table.js';
import { DecisionController } from './decision-controller.js';

const card = (id: string) => ({ kind: 'card', id });
const space = (id: string) => ({ kind: 'space', id });
const option = (text: string, ...touches: SpelledOption['touches']): SpelledOption => ({
  text,
  verb: text.split(' ')[0],
  touches,
  label: null,
});
const options = [
  option('play raid', card('raid')),
  option('discard raid', card('raid')),
  option('play settle', card('settle')),
  option('pass'),
];

function view(list: SpelledOption[] | null): View {
  return blankView({
    decisions: [{ seat: 'amber', prompt: 'Amber plays', anchor: null, options: list, standing: null }],
  });
}

function table() {
  const client = {
    choose: vi.fn(async (): Promise<{ reason: string; anchor: string | null } | null> => null),
    preview: vi.fn(async () => [view(null)]),
    draft: vi.fn(async () => null),
    options: vi.fn(async () => []),
    refusalsOf: vi.fn(async () => []),
    forbidden: vi.fn(async () => [
      { text: 'play wall', touches: [card('wall')], reason: 'not in hand', anchor: 'play.hand' },
    ]),
  };
  const shown = signal<View | null>(view(options));
  const open = signal(true);
  const controller = new DecisionController(client, signal('amber'), shown, open);
  return { client, shown, open, controller };
}

const soon = () => new Promise((resolve) => setTimeout(resolve));

describe('controller', () => {
  it('waits for confirmation when one option is left, and previews it', async () => {
    const { client, controller } = table();
    controller.touch(card('settle'));
    expect(controller.pending.value?.text).toBe('play settle');
    await soon();
    expect(client.preview).toHaveBeenCalledWith('amber', 'play settle');
    expect(controller.outlook.value).toHaveLength(1);
    expect(client.choose).not.toHaveBeenCalled();
    await controller.confirm();
    expect(client.choose).toHaveBeenCalledWith('amber', 'play settle');
  });

  it('confirms by a second touch', async () => {
    const { client, controller } = table();
    controller.touch(card('settle'));
    controller.touch(card('settle'));
    await soon();
    expect(client.choose).toHaveBeenCalledTimes(1);
  });

  it('asks which option is meant if several touch a thing, and steps back', () => {
    const { controller } = table();
    controller.touch(card('raid'));
    expect(controller.pending.value).toBeNull();
    expect(controller.candidates.value.map(({ text }) => text)).toEqual(['play raid', 'discard raid']);
    controller.pick(controller.candidates.value[1]);
    expect(controller.back()).toBe(true);
    expect(controller.pending.value).toBeNull();
    expect(controller.back()).toBe(true);
    expect(controller.candidates.value).toHaveLength(4);
    expect(controller.back()).toBe(false);
  });

  it('says why something cannot be chosen', async () => {
    const { controller } = table();
    await soon();
    controller.touch(card('wall'));
    expect(controller.whyNot.value?.reasons[0].reason).toBe('not in hand');
    expect(controller.reasons(card('wall'))).toHaveLength(1);
    expect(controller.reasons(card('raid'))).toEqual([]);
    controller.touch(space('nowhere'));
    expect(controller.whyNot.value?.reasons).toEqual([]);
  });

  it('cycles through the options', () => {
    const { controller } = table();
    const walked = [1, 1, -1, -1, -1].map((by) => {
      controller.walk(by as 1 | -1);
      return controller.pending.value?.text;
    });
    expect(walked).toEqual(['play raid', 'discard raid', 'play raid', 'pass', 'play settle']);
  });

  it('clears what was picked when the question changes', () => {
    const { controller, shown } = table();
    controller.touch(card('raid'));
    controller.walk(1);
    shown.value = view([option('pass')]);
    expect(controller.pending.value).toBeNull();
    expect(controller.picked.value).toEqual([]);
  });

  it('offers nothing while a film runs or another seat decides', () => {
    const { controller, open, shown } = table();
    open.value = false;
    expect(controller.decision.value).toBeNull();
    controller.touch(card('raid'));
    expect(controller.picked.value).toEqual([]);
    open.value = true;
    shown.value = view(null);
    expect(controller.options.value).toEqual([]);
  });

  it('keeps the refusal of a choice', async () => {
    const { client, controller } = table();
    client.choose.mockResolvedValueOnce({ reason: 'too late', anchor: null });
    await controller.choose('pass');
    expect(controller.refused.value?.reason).toBe('too late');
    client.choose.mockRejectedValueOnce(new Error('the line is dead'));
    await controller.choose('pass');
    expect(controller.refused.value?.reason).toBe('the line is dead');
    expect(controller.busy.value).toBe(false);
  });

  it('drags a thing from place to place: lifted, dropped, then waiting for confirmation', async () => {
    const { shown, controller } = table();
    const moves = [
      option('move tank kiev minsk', card('tank'), space('kiev'), space('minsk')),
      option('move tank minsk kiev', card('tank'), space('minsk'), space('kiev')),
      option('move gun kiev minsk', card('gun'), space('kiev'), space('minsk')),
    ];
    shown.value = view(moves);
    expect(controller.lift(space('riga'))).toBe(false);
    expect(controller.lift(space('kiev'), card('tank'))).toBe(true);
    expect(controller.candidates.value).toEqual([moves[0]]);
    controller.drop(space('minsk'));
    expect(controller.pending.value).toBe(moves[0]);
    expect(controller.picked.value).toEqual([]);
    // Dropped where it was, it does not move; dropped on an illegal place, it says why.
    controller.lift(space('kiev'), card('tank'));
    controller.drop(space('kiev'));
    expect(controller.pending.value).toBeNull();
    controller.lift(space('kiev'), card('tank'));
    controller.drop(space('riga'));
    expect(controller.whyNot.value?.touch).toEqual(space('riga'));
    // If several options match, the player is asked which.
    controller.lift(space('kiev'));
    controller.drop(space('minsk'));
    expect(controller.candidates.value).toEqual([moves[0], moves[2]]);
    expect(controller.pending.value).toBeNull();
  });
});

const unit = (id: string) => ({ kind: 'unit', id });
const hex = (id: string) => ({ kind: 'hex', id });

/** Two units that can move and one that cannot; options are loaded on request. */
function bySubject() {
  const moves = (id: string, ...to: string[]) =>
    to.map((one) => option(`move ${id} ${one}`, unit(id), hex(one)));
  const told: Record<string, SpelledOption[] | { reason: string; anchor: string | null }> = {
    alpha: moves('alpha', '0101', '0102'),
    bravo: moves('bravo', '0102'),
    charlie: { reason: 'it is out of supply', anchor: 'move.supply' },
  };
  const client = {
    choose: vi.fn(async () => null),
    preview: vi.fn(async () => [view(null)]),
    draft: vi.fn(async () => null),
    forbidden: vi.fn(async () => []),
    options: vi.fn(async (_seat: string, _verb: string, id: string) => told[id]),
    refusalsOf: vi.fn(async (_seat: string, touch: Touch, inHand: unknown) =>
      touch.kind === 'hex' && inHand
        ? [{ text: 'move', touches: [touch], reason: 'too far', anchor: 'move.far' }]
        : [],
    ),
  };
  const position = view([option('stop')]);
  position.decisions[0].subjects = [{ verb: 'move', kind: 'unit', ids: ['alpha', 'bravo', 'charlie'] }];
  const controller = new DecisionController(
    client,
    signal('amber'),
    signal<View | null>(position),
    signal(true),
  );
  return { client, controller };
}

describe('controller by subject', () => {
  it('requests nothing before something is touched', async () => {
    const { client, controller } = bySubject();
    await soon();
    expect(client.forbidden).not.toHaveBeenCalled();
    expect(client.options).not.toHaveBeenCalled();
    expect(controller.options.value.map(({ text }) => text)).toEqual(['stop']);
    expect(controller.isLegal(unit('alpha'))).toBe(true);
    expect(controller.isLegal(unit('delta'))).toBe(false);
  });

  it('highlights the targets of the touched subject; touching one chooses it', async () => {
    const { client, controller } = bySubject();
    controller.touch(unit('alpha'), hex('0100'));
    await soon();
    expect(client.options.mock.calls).toEqual([['amber', 'move', 'alpha', '']]);
    expect(controller.candidates.value.map(({ text }) => text)).toEqual([
      'move alpha 0101',
      'move alpha 0102',
    ]);
    controller.touch(hex('0102'));
    expect(controller.pending.value?.text).toBe('move alpha 0102');
    controller.touch(hex('0102'));
    await soon();
    expect(client.choose).toHaveBeenCalledWith('amber', 'move alpha 0102');
  });

  it('selects another subject, and deselects it', async () => {
    const { controller } = bySubject();
    controller.touch(unit('alpha'));
    await soon();
    controller.touch(unit('bravo'));
    await soon();
    expect(controller.isInHand(unit('bravo'))).toBe(true);
    expect(controller.pending.value?.text).toBe('move bravo 0102');
    while (controller.back());
    expect(controller.inHand.value).toBeNull();
    expect(controller.options.value.map(({ text }) => text)).toEqual(['stop']);
  });

  it('waits for the targets if the player is quicker', async () => {
    const { controller } = bySubject();
    controller.touch(unit('alpha'));
    controller.touch(hex('0101'));
    await soon();
    expect(controller.pending.value?.text).toBe('move alpha 0101');
  });

  it('drags a subject to its target, and says why it cannot go elsewhere', async () => {
    const { controller } = bySubject();
    expect(controller.lift(unit('delta'))).toBe(false);
    expect(controller.lift(unit('alpha'), hex('0100'))).toBe(true);
    controller.drop(hex('0101'));
    await soon();
    expect(controller.pending.value?.text).toBe('move alpha 0101');
    controller.lift(unit('alpha'));
    controller.drop(hex('0909'));
    await soon();
    expect(controller.whyNot.value?.reasons[0].reason).toBe('too far');
    expect(controller.whyNot.value?.lifted).toEqual([unit('alpha')]);
    controller.lift(unit('alpha'));
    controller.drop();
    expect(controller.inHand.value).toBeNull();
  });

  it('requests reasons only for the touched thing', async () => {
    const { client, controller } = bySubject();
    controller.touch(unit('charlie'));
    await soon();
    expect(controller.whyNot.value?.reasons[0].anchor).toBe('move.supply');
    expect(controller.inHand.value).toBeNull();
    controller.touch(unit('delta'));
    await soon();
    expect(client.refusalsOf.mock.calls).toEqual([['amber', unit('delta'), null, '']]);
    expect(controller.whyNot.value).toEqual({ touch: unit('delta'), reasons: [] });
  });
});

describe('a choice of several parts', () => {
  function several() {
    const next: Record<string, SpelledOption[]> = {
      'attack kiev': [option('with first', unit('first')), option('with second', unit('second'))],
      'attack kiev, with first': [option('with second', unit('second')), option('declare')],
    };
    const client = {
      choose: vi.fn(async (_: string, text: string) =>
        text.endsWith('declare') ? null : { reason: 'that is not the whole choice yet', anchor: null },
      ),
      options: vi.fn(async () => []),
      preview: vi.fn(async () => []),
      forbidden: vi.fn(async () => []),
      draft: vi.fn(async (_: string, text: string) => (next[text] ? { text, view: view(next[text]) } : null)),
      refusalsOf: vi.fn(async (_: string, touch: Touch, __: Touch | null, parts: string) => [
        { text: `with ${touch.id}`, touches: [touch], reason: `not after ${parts}`, anchor: 'attack.once' },
      ]),
    };
    const position = signal<View | null>(view([option('attack kiev', hex('kiev')), option('pass')]));
    const controller = new DecisionController(client, signal('amber'), position, signal(true));
    return { client, controller, position };
  }
  const offered = ({ options: list }: DecisionController) => list.value.map(({ text }) => text);

  it('is put together part by part, and made as one line', async () => {
    const { client, controller } = several();
    await controller.choose('attack kiev');
    expect(controller.refused.value).toBeNull();
    expect(offered(controller)).toEqual(['with first', 'with second']);
    controller.touch(unit('first'));
    await controller.confirm();
    expect(offered(controller)).toEqual(['with second', 'declare']);
    await controller.choose('declare');
    expect(client.choose).toHaveBeenLastCalledWith('amber', 'attack kiev, with first, declare');
  });

  it('is undone part by part, and discarded in another position', async () => {
    const { client, controller, position } = several();
    await controller.choose('attack kiev');
    await controller.choose('with first');
    await controller.choose('undo');
    expect(offered(controller)).toEqual(['with first', 'with second']);
    expect(controller.back()).toBe(true);
    await soon();
    expect(offered(controller)).toEqual(['attack kiev', 'pass']);
    expect(client.choose).not.toHaveBeenCalledWith('amber', 'undo');
    await controller.choose('attack kiev');
    position.value = view([option('pass')]);
    expect(offered(controller)).toEqual(['pass']);
    expect(controller.draft.value).toBeNull();
  });

  it('says why something cannot be its next part, considering the parts so far', async () => {
    const { client, controller } = several();
    await controller.choose('attack kiev');
    await controller.choose('with first');
    controller.touch(unit('first'));
    await soon();
    expect(client.refusalsOf).toHaveBeenCalledWith('amber', unit('first'), null, 'attack kiev, with first');
    expect(controller.whyNot.value?.reasons).toMatchObject([{ reason: 'not after attack kiev, with first' }]);
  });

  it('says why when it is refused', async () => {
    const { controller } = several();
    await controller.choose('attack lviv');
    expect(controller.refused.value?.reason).toBe('that is not the whole choice yet');
    expect(controller.draft.value).toBeNull();
  });
});
