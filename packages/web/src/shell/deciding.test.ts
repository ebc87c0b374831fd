import { signal } from '@preact/signals';
import type { Spelled, View } from '@sandtable/kernel';
import { describe, expect, it, vi } from 'vitest';
import type { TableClient } from '../table/client.js';
import { Deciding } from './deciding.js';

const card = (id: string) => ({ kind: 'card', id });
const space = (id: string) => ({ kind: 'space', id });
const option = (text: string, ...touches: Spelled['touches']): Spelled => ({
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

function view(list: Spelled[] | null): View {
  return {
    decisions: [{ seat: 'amber', prompt: 'Amber plays', anchor: null, options: list, standing: null }],
    asides: [],
  } as unknown as View;
}

function table() {
  const client = {
    choose: vi.fn(async (): Promise<{ reason: string; anchor: string | null } | null> => null),
    preview: vi.fn(async () => [view(null)]),
    forbidden: vi.fn(async () => [
      { text: 'play wall', touches: [card('wall')], refused: { reason: 'not in hand', anchor: 'play.hand' } },
    ]),
  };
  const shown = signal<View | null>(view(options));
  const open = signal(true);
  const deciding = new Deciding(client as unknown as TableClient, signal('amber'), shown, open);
  return { client, shown, open, deciding };
}

const soon = () => new Promise((resolve) => setTimeout(resolve));

describe('deciding', () => {
  it('waits for a confirmation where one option is left, and shows what it would do', async () => {
    const { client, deciding } = table();
    deciding.touch(card('settle'));
    expect(deciding.pending.value?.text).toBe('play settle');
    await soon();
    expect(client.preview).toHaveBeenCalledWith('amber', 'play settle');
    expect(deciding.outlook.value).toHaveLength(1);
    expect(client.choose).not.toHaveBeenCalled();
    await deciding.confirm();
    expect(client.choose).toHaveBeenCalledWith('amber', 'play settle');
  });

  it('confirms by a second touch', async () => {
    const { client, deciding } = table();
    deciding.touch(card('settle'));
    deciding.touch(card('settle'));
    await soon();
    expect(client.choose).toHaveBeenCalledTimes(1);
  });

  it('asks which one is meant where several options touch a thing, and steps back', () => {
    const { deciding } = table();
    deciding.touch(card('raid'));
    expect(deciding.pending.value).toBeNull();
    expect(deciding.candidates.value.map(({ text }) => text)).toEqual(['play raid', 'discard raid']);
    deciding.pick(deciding.candidates.value[1]);
    expect(deciding.back()).toBe(true);
    expect(deciding.pending.value).toBeNull();
    expect(deciding.back()).toBe(true);
    expect(deciding.candidates.value).toHaveLength(4);
    expect(deciding.back()).toBe(false);
  });

  it('says why something cannot be chosen', async () => {
    const { deciding } = table();
    await soon();
    deciding.touch(card('wall'));
    expect(deciding.whyNot.value?.reasons[0].refused.reason).toBe('not in hand');
    expect(deciding.reasons(card('wall'))).toHaveLength(1);
    expect(deciding.reasons(card('raid'))).toEqual([]);
    deciding.touch(space('nowhere'));
    expect(deciding.whyNot.value?.reasons).toEqual([]);
  });

  it('walks through the options round and round', () => {
    const { deciding } = table();
    const walked = [1, 1, -1, -1, -1].map((by) => {
      deciding.walk(by as 1 | -1);
      return deciding.pending.value?.text;
    });
    expect(walked).toEqual(['play raid', 'discard raid', 'play raid', 'pass', 'play settle']);
  });

  it('forgets what was picked when another question is put', () => {
    const { deciding, shown } = table();
    deciding.touch(card('raid'));
    deciding.walk(1);
    shown.value = view([option('pass')]);
    expect(deciding.pending.value).toBeNull();
    expect(deciding.picked.value).toEqual([]);
  });

  it('offers nothing while a film runs or somebody else is asked', () => {
    const { deciding, open, shown } = table();
    open.value = false;
    expect(deciding.decision.value).toBeNull();
    deciding.touch(card('raid'));
    expect(deciding.picked.value).toEqual([]);
    open.value = true;
    shown.value = view(null);
    expect(deciding.options.value).toEqual([]);
  });

  it('keeps what the table refused', async () => {
    const { client, deciding } = table();
    client.choose.mockResolvedValueOnce({ reason: 'too late', anchor: null });
    await deciding.choose('pass');
    expect(deciding.refused.value?.reason).toBe('too late');
    client.choose.mockRejectedValueOnce(new Error('the line is dead'));
    await deciding.choose('pass');
    expect(deciding.refused.value?.reason).toBe('the line is dead');
    expect(deciding.busy.value).toBe(false);
  });

  it('carries a thing from place to place: lifted, put down, and waiting to be confirmed', async () => {
    const { shown, deciding } = table();
    const moves = [
      option('move tank kiev minsk', card('tank'), space('kiev'), space('minsk')),
      option('move tank minsk kiev', card('tank'), space('minsk'), space('kiev')),
      option('move gun kiev minsk', card('gun'), space('kiev'), space('minsk')),
    ];
    shown.value = view(moves);
    expect(deciding.lift(space('riga'))).toBe(false);
    expect(deciding.lift(space('kiev'), card('tank'))).toBe(true);
    expect(deciding.candidates.value).toEqual([moves[0]]);
    deciding.drop(space('minsk'));
    expect(deciding.pending.value).toBe(moves[0]);
    expect(deciding.picked.value).toEqual([]);
    // Put down where it was, it was not moved; on a place that is not legal it says so.
    deciding.lift(space('kiev'), card('tank'));
    deciding.drop(space('kiev'));
    expect(deciding.pending.value).toBeNull();
    deciding.lift(space('kiev'), card('tank'));
    deciding.drop(space('riga'));
    expect(deciding.whyNot.value?.touch).toEqual(space('riga'));
    // Which of the two is asked for.
    deciding.lift(space('kiev'));
    deciding.drop(space('minsk'));
    expect(deciding.candidates.value).toEqual([moves[0], moves[2]]);
    expect(deciding.pending.value).toBeNull();
  });
});

const unit = (id: string) => ({ kind: 'unit', id });
const hex = (id: string) => ({ kind: 'hex', id });

/** Two units that move, one that is tired; options are told when they are asked for. */
function bySubject() {
  const moves = (id: string, ...to: string[]) =>
    to.map((one) => option(`move ${id} ${one}`, unit(id), hex(one)));
  const told: Record<string, Spelled[] | { reason: string; anchor: string | null }> = {
    alpha: moves('alpha', '0101', '0102'),
    bravo: moves('bravo', '0102'),
    charlie: { reason: 'it is out of supply', anchor: 'move.supply' },
  };
  const client = {
    choose: vi.fn(async () => null),
    preview: vi.fn(async () => [view(null)]),
    forbidden: vi.fn(async () => []),
    options: vi.fn(async (_seat: string, _verb: string, id: string) => told[id]),
    refusalsOf: vi.fn(async (_seat: string, touch: { kind: string }, inHand: unknown) =>
      touch.kind === 'hex' && inHand
        ? [{ text: 'move', touches: [touch], refused: { reason: 'too far', anchor: 'move.far' } }]
        : [],
    ),
  };
  const position = view([option('stop')]);
  position.decisions[0].subjects = [{ verb: 'move', kind: 'unit', ids: ['alpha', 'bravo', 'charlie'] }];
  const deciding = new Deciding(
    client as unknown as TableClient,
    signal('amber'),
    signal<View | null>(position),
    signal(true),
  );
  return { client, deciding };
}

describe('deciding by subject', () => {
  it('asks nothing before something is touched', async () => {
    const { client, deciding } = bySubject();
    await soon();
    expect(client.forbidden).not.toHaveBeenCalled();
    expect(client.options).not.toHaveBeenCalled();
    expect(deciding.options.value.map(({ text }) => text)).toEqual(['stop']);
    expect(deciding.isLegal(unit('alpha'))).toBe(true);
    expect(deciding.isLegal(unit('delta'))).toBe(false);
  });

  it('lights the targets of the subject that was touched; touching one chooses it', async () => {
    const { client, deciding } = bySubject();
    deciding.touch(unit('alpha'), hex('0100'));
    await soon();
    expect(client.options.mock.calls).toEqual([['amber', 'move', 'alpha']]);
    expect(deciding.candidates.value.map(({ text }) => text)).toEqual(['move alpha 0101', 'move alpha 0102']);
    deciding.touch(hex('0102'));
    expect(deciding.pending.value?.text).toBe('move alpha 0102');
    deciding.touch(hex('0102'));
    await soon();
    expect(client.choose).toHaveBeenCalledWith('amber', 'move alpha 0102');
  });

  it('takes another subject in hand, and lets go of it', async () => {
    const { deciding } = bySubject();
    deciding.touch(unit('alpha'));
    await soon();
    deciding.touch(unit('bravo'));
    await soon();
    expect(deciding.isInHand(unit('bravo'))).toBe(true);
    expect(deciding.pending.value?.text).toBe('move bravo 0102');
    while (deciding.back());
    expect(deciding.inHand.value).toBeNull();
    expect(deciding.options.value.map(({ text }) => text)).toEqual(['stop']);
  });

  it('waits for the targets where somebody is quicker', async () => {
    const { deciding } = bySubject();
    deciding.touch(unit('alpha'));
    deciding.touch(hex('0101'));
    await soon();
    expect(deciding.pending.value?.text).toBe('move alpha 0101');
  });

  it('carries a subject to its target, and says why it cannot go elsewhere', async () => {
    const { deciding } = bySubject();
    expect(deciding.lift(unit('delta'))).toBe(false);
    expect(deciding.lift(unit('alpha'), hex('0100'))).toBe(true);
    deciding.drop(hex('0101'));
    await soon();
    expect(deciding.pending.value?.text).toBe('move alpha 0101');
    deciding.lift(unit('alpha'));
    deciding.drop(hex('0909'));
    await soon();
    expect(deciding.whyNot.value?.reasons[0].refused.reason).toBe('too far');
    expect(deciding.whyNot.value?.lifted).toEqual([unit('alpha')]);
    deciding.lift(unit('alpha'));
    deciding.drop();
    expect(deciding.inHand.value).toBeNull();
  });

  it('asks why for the thing that was touched only', async () => {
    const { client, deciding } = bySubject();
    deciding.touch(unit('charlie'));
    await soon();
    expect(deciding.whyNot.value?.reasons[0].refused.anchor).toBe('move.supply');
    expect(deciding.inHand.value).toBeNull();
    deciding.touch(unit('delta'));
    await soon();
    expect(client.refusalsOf.mock.calls).toEqual([['amber', unit('delta'), null]]);
    expect(deciding.whyNot.value).toEqual({ touch: unit('delta'), reasons: [] });
  });
});
