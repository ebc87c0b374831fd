import { effect, signal } from '@preact/signals';
import type { Refused, SpelledOption, Touch, View } from '@sandtable/kernel';
import { describe, expect, it, vi } from 'vitest';
import { blankView } from '../../table/blank-table.js';
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

function table(asks = true) {
  const client = {
    choose: vi.fn(async (): Promise<{ reason: string; anchor: string | null } | null> => null),
    preview: vi.fn(async () => ({ after: [view(null)], others: [], certain: false })),
    draft: vi.fn(async () => null),
    options: vi.fn(async () => []),
    refusalsOf: vi.fn(async () => []),
    forbidden: vi.fn(async () => [
      { text: 'play wall', touches: [card('wall')], reason: 'not in hand', anchor: 'play.hand' },
    ]),
  };
  const shown = signal<View | null>(view(options));
  const open = signal(true);
  const controller = new DecisionController(client, signal('amber'), shown, open, shown, () => asks);
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
    expect(controller.outlook.value?.after).toHaveLength(1);
    expect(client.choose).not.toHaveBeenCalled();
    await controller.confirm();
    expect(client.choose).toHaveBeenCalledWith('amber', 'play settle');
  });

  it('previews the only card of a reaction at once, and uses it when confirmed; of two it does neither', async () => {
    const { client, shown, controller } = table(false);
    const use = option('use wall', card('wall'));
    const asked = (...list: SpelledOption[]) =>
      blankView({
        decisions: [
          {
            seat: 'amber',
            prompt: 'Amber may react',
            anchor: null,
            options: [...list, option('pass')],
            standing: { topic: 'a raid', choice: 'pass' },
          },
        ],
      });
    shown.value = asked(use, option('use trap', card('trap')));
    expect([controller.sole.value, controller.canConfirm.value]).toEqual([null, false]);
    shown.value = asked(use);
    expect(controller.considered.value).toBe(use);
    await soon();
    expect(client.preview).toHaveBeenCalledWith('amber', 'use wall');
    expect(controller.pending.value).toBeNull();
    await controller.confirm();
    expect(client.choose).toHaveBeenCalledWith('amber', 'use wall');
  });

  it('confirms by a second touch', async () => {
    const { client, controller } = table();
    controller.touch(card('settle'));
    controller.touch(card('settle'));
    await soon();
    expect(client.choose).toHaveBeenCalledTimes(1);
  });

  it('takes a card for what it is for, offers what else it can do, and puts it down', () => {
    const { controller } = table();
    controller.touch(card('raid'));
    expect(controller.pending.value?.text).toBe('play raid');
    expect(controller.candidates.value.map(({ text }) => text)).toEqual(['play raid', 'discard raid']);
    controller.pick(controller.candidates.value[1]);
    expect(controller.pending.value?.text).toBe('discard raid');
    expect(controller.back()).toBe(true);
    expect(controller.pending.value).toBeNull();
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

  it('keeps what was picked when the same question is asked again, as after the choice of another seat', () => {
    const { controller, shown } = table();
    controller.touch(card('raid'));
    const { pending } = controller;
    const lifted = pending.value;
    shown.value = { ...structuredClone(shown.value!), count: 7 };
    expect(lifted).not.toBeNull();
    expect(pending.value).toBe(lifted);
    expect(controller.candidates.value).toContain(lifted);
  });

  it('asks anew after a choice of one’s own, even if the question is the same', async () => {
    const { controller, shown } = table();
    controller.touch(card('raid'));
    await controller.confirm();
    shown.value = { ...structuredClone(shown.value!), count: 7 };
    expect(controller.pending.value).toBeNull();
    expect(controller.picked.value).toEqual([]);
  });

  it('takes a press on the next question although the answer to the choice before is not there', async () => {
    const { client, controller, shown } = table();
    let answer: (refused: null) => void = () => {};
    client.choose.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    void controller.choose('pass');
    expect(controller.busy.value).toBe(true);
    // A second press on the same question is none.
    void controller.choose('pass');
    shown.value = { ...view([option('stay'), option('go')]), count: 7 };
    expect(controller.busy.value).toBe(false);
    void controller.choose('go');
    answer(null);
    await soon();
    expect(client.choose.mock.calls).toEqual([
      ['amber', 'pass'],
      ['amber', 'go'],
    ]);
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
function bySubject(...atOnce: SpelledOption[]) {
  const moves = (id: string, ...to: string[]) =>
    to.map((one) => option(`move ${id} ${one}`, unit(id), hex(one)));
  const told: Record<string, SpelledOption[] | { reason: string; anchor: string | null }> = {
    alpha: moves('alpha', '0101', '0102'),
    bravo: moves('bravo', '0102'),
    charlie: { reason: 'it is out of supply', anchor: 'move.supply' },
  };
  const client = {
    choose: vi.fn(async () => null),
    preview: vi.fn(async () => ({ after: [view(null)], others: [], certain: false })),
    draft: vi.fn(async () => null),
    forbidden: vi.fn(async () => []),
    options: vi.fn(async (_seat: string, _verb: string, id: string) => told[id]),
    refusalsOf: vi.fn(async (_seat: string, touch: Touch, inHand: unknown) =>
      touch.kind === 'hex' && inHand
        ? [{ text: 'move', touches: [touch], reason: 'too far', anchor: 'move.far' }]
        : [],
    ),
  };
  const position = view([option('stop'), ...atOnce]);
  position.decisions[0].subjects = [{ verb: 'move', kind: 'unit', ids: ['alpha', 'bravo', 'charlie'] }];
  const controller = new DecisionController(
    client,
    signal('amber'),
    signal<View | null>(position),
    signal(true),
    undefined,
    () => true,
  );
  return { client, controller };
}

describe('controller by subject', () => {
  it('has the next thing like the last one in hand, until another question comes or it is taken back', async () => {
    const places = signal<string[]>(['inf-1', 'inf-2', 'arm-1']);
    const asked = (count: number, prompt = `Left: ${9 - count} infantry, 6 armor`): View => {
      const position = { ...view([option('done')]), count };
      position.decisions[0].prompt = prompt;
      position.decisions[0].subjects = [{ verb: 'place', kind: 'unit', ids: [...places.value] }];
      return position;
    };
    const shown = signal<View | null>(asked(0));
    const client = {
      ...{ preview: vi.fn(async () => null), draft: vi.fn(async () => null) },
      ...{ forbidden: vi.fn(async () => []), refusalsOf: vi.fn(async () => []) },
      options: vi.fn(async (_seat: string, _verb: string, id: string) =>
        ['kiev', 'minsk'].map((to) => option(`place ${id} ${to}`, unit(id), hex(to))),
      ),
      choose: vi.fn(async (_seat: string, text: string): Promise<Refused | null> => {
        if (text !== 'undo') places.value = places.value.slice(1);
        shown.value = asked(shown.value!.count + 1);
        return null;
      }),
    };
    const sort = (id: string) => id.slice(0, 3);
    const controller = new DecisionController(
      ...([client, signal('amber'), shown, signal(true), shown] as const),
      () => false,
      (_, last, offered) => offered.find(({ id }) => sort(id) === sort(last.id)) ?? null,
    );
    controller.touch(unit('inf-1'));
    await soon();
    controller.touch(hex('kiev'));
    await soon();
    expect(client.choose).toHaveBeenLastCalledWith('amber', 'place inf-1 kiev');
    // One press for the next.
    expect(controller.isInHand(unit('inf-2'))).toBe(true);
    controller.touch(hex('kiev'));
    await soon();
    expect(client.choose).toHaveBeenLastCalledWith('amber', 'place inf-2 kiev');
    // No infantry is left.
    expect(controller.inHand.value).toBeNull();
    places.value = ['inf-3', 'inf-4'];
    shown.value = asked(7);
    controller.touch(unit('inf-3'));
    await soon();
    controller.touch(hex('minsk'));
    await soon();
    await controller.undo();
    expect(controller.inHand.value).toBeNull();
    controller.touch(unit('inf-4'));
    await soon();
    client.choose.mockImplementation(async () => {
      // What is left now is of another sort.
      shown.value = asked(9, 'Left: 6 armor');
      return null;
    });
    controller.touch(hex('minsk'));
    await soon();
    expect(controller.inHand.value).toBeNull();
  });

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

  it('shows all that can be done with a subject, also what needs no target, and does nothing by itself', async () => {
    const { client, controller } = bySubject(option('break alpha', unit('alpha')));
    controller.touch(unit('alpha'));
    await soon();
    expect(client.choose).not.toHaveBeenCalled();
    expect(controller.pending.value).toBeNull();
    expect(controller.candidates.value.map(({ text }) => text)).toEqual([
      ...['break alpha', 'move alpha 0101', 'move alpha 0102'],
    ]);
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

  it('knows where the subject in hand can go', async () => {
    const { controller } = bySubject();
    expect(controller.canGoTo(hex('0101'))).toBe(false);
    controller.touch(unit('alpha'));
    await soon();
    expect(controller.canGoTo(hex('0101'))).toBe(true);
    expect(controller.canGoTo(hex('0909'))).toBe(false);
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
  function several(confirms: () => boolean = () => true) {
    const next: Record<string, SpelledOption[]> = {
      'attack kiev': [option('with first', unit('first')), option('with second', unit('second'))],
      'attack kiev, with first': [option('with second', unit('second')), option('declare')],
    };
    const client = {
      choose: vi.fn(async (_: string, text: string) =>
        text.endsWith('declare') ? null : { reason: 'that is not the whole choice yet', anchor: null },
      ),
      options: vi.fn(async () => []),
      preview: vi.fn(async () => null),
      forbidden: vi.fn(async () => []),
      draft: vi.fn(async (_: string, text: string) => (next[text] ? { text, view: view(next[text]) } : null)),
      refusalsOf: vi.fn(async (_: string, touch: Touch, __: Touch | null, parts: string) => [
        { text: `with ${touch.id}`, touches: [touch], reason: `not after ${parts}`, anchor: 'attack.once' },
      ]),
    };
    const position = signal<View | null>(view([option('attack kiev', hex('kiev')), option('pass')]));
    const controller = new DecisionController(
      client,
      signal('amber'),
      position,
      signal(true),
      position,
      confirms,
    );
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

  it('waits to be confirmed where its last part would be rolled for at once', async () => {
    const { client, controller, position } = several(() => false);
    position.value = view([option('attack kiev', hex('kiev')), option('attack minsk', hex('minsk'))]);
    position.value.decisions[0].rolls = ['attack'];
    controller.touch(hex('kiev'));
    await soon();
    // A draft can be abandoned: it begins at once.
    expect(offered(controller)).toEqual(['with first', 'with second']);
    controller.back();
    await soon();
    // There are no further parts: it would be rolled for.
    client.choose.mockClear();
    controller.touch(hex('minsk'));
    await soon();
    expect(client.choose).not.toHaveBeenCalled();
    expect(controller.pending.value?.text).toBe('attack minsk');
    await controller.confirm();
    expect(client.choose).toHaveBeenCalledWith('amber', 'attack minsk');
  });

  it('is undone part by part, and discarded in another position', async () => {
    const { client, controller, position } = several();
    await controller.choose('attack kiev');
    await controller.choose('with first');
    await controller.undo();
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

  it('is left by going back although a part of it makes itself', async () => {
    const { client, controller } = several();
    // Only one unit can attack Odessa: it joins at once.
    const whole = { text: 'attack odessa, with first', view: view([option('declare')]) };
    client.draft.mockImplementation(async (_, text) => (text.startsWith('attack odessa') ? whole : null));
    await controller.choose('attack odessa');
    expect(offered(controller)).toEqual(['declare']);
    expect(controller.back()).toBe(true);
    await soon();
    expect(offered(controller)).toEqual(['attack kiev', 'pass']);
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

describe('one gesture', () => {
  const chain = ['turn of Amber'];
  const played = [...chain, 'Build is played'];
  /** A table where playing "build" asks for a space, "rest" for the end of the turn, "scout" reveals something. */
  function game() {
    const start = (count = 0) => ({
      ...view([
        option('play build', card('build')),
        option('discard build', card('build')),
        option('play rest', card('rest')),
        option('play scout', card('scout')),
        option('pass'),
      ]),
      chain,
      count,
    });
    const spaces = [
      option('build kiev', space('kiev')),
      option('build minsk', space('minsk')),
      option('skip'),
    ];
    const asksWhere = { ...view(spaces), chain: played, count: 1 };
    const ends = { ...view([option('done')]), chain, count: 2 };
    const newest = signal<View | null>(start());
    const shown = signal<View | null>(start());
    const outlooks: Record<string, View> = {
      'play build': asksWhere,
      'play scout': asksWhere,
      'play rest': ends,
    };
    /** What the table answers to each choice. */
    const arrive = { view: asksWhere as View };
    const client = {
      choose: vi.fn(async (_: string, text: string): Promise<Refused | null> => {
        if (text === 'undo') newest.value = { ...newest.value!, count: newest.value!.count - 1 };
        else newest.value = text.startsWith('play') ? arrive.view : ends;
        shown.value = newest.value;
        return null;
      }),
      preview: vi.fn(async (_: string, text: string, then?: string) => {
        const after = outlooks[then ?? text] ?? ends;
        return { after: [after, after], others: [], certain: text !== 'play scout' };
      }),
      draft: vi.fn(async () => null),
      options: vi.fn(async () => []),
      refusalsOf: vi.fn(async () => []),
      forbidden: vi.fn(async () => []),
    };
    const open = signal(true);
    const controller = new DecisionController(client, signal('amber'), shown, open, newest, () => false);
    const sent = () => client.choose.mock.calls.map(([, text]) => text);
    return { client, controller, newest, shown, open, arrive, asksWhere, sent, start };
  }

  it('is a card and then its space: both choices are made', async () => {
    const { controller, sent } = game();
    controller.touch(card('build'));
    await soon();
    expect(controller.targets.value.map(({ text }) => text)).toEqual(['build kiev', 'build minsk']);
    expect([...controller.numbered.value.keys()]).toEqual(['space:kiev', 'space:minsk']);
    expect([controller.isLegal(space('kiev')), controller.isLegal(space('riga'))]).toEqual([true, false]);
    expect(sent()).toEqual([]);
    controller.touch(space('minsk'));
    await soon();
    expect(sent()).toEqual(['play build', 'build minsk']);
    // Both are taken back together.
    await controller.undo();
    await soon();
    expect(sent().slice(2)).toEqual(['undo', 'undo']);
    expect(controller.gestures.current.value).toBeNull();
  });

  it('waits for the targets of the card if the player is quicker', async () => {
    const { controller, sent } = game();
    controller.touch(card('build'));
    controller.touch(space('minsk'));
    expect(controller.whyNot.value).toBeNull();
    await soon();
    expect(sent()).toEqual(['play build', 'build minsk']);
  });

  it('forgets a place pressed too early if the card is put back meanwhile', async () => {
    const { controller, sent } = game();
    controller.touch(card('build'));
    controller.touch(space('minsk'));
    controller.back();
    await soon();
    expect(sent()).toEqual([]);
    expect(controller.whyNot.value).toBeNull();
  });

  it('can be made with a number, from the list, and by dropping the card', async () => {
    for (const how of ['number', 'list', 'drop'] as const) {
      const { controller, sent } = game();
      if (how === 'drop') {
        expect(controller.lift(card('build'))).toBe(true);
        controller.drop(space('minsk'));
      } else {
        controller.touch(card('build'));
        await soon();
        if (how === 'number') expect(controller.touchNumber(2)).toBe(true);
        else controller.pickFromList(controller.candidates.value[1]);
      }
      await soon();
      await soon();
      expect(sent()).toEqual(['play build', 'build minsk']);
    }
  });

  it('is two clicks on a card that needs no target', async () => {
    const { controller, sent } = game();
    controller.touch(card('rest'));
    await soon();
    expect(controller.targets.value).toEqual([]);
    expect(controller.outlook.value?.after).toHaveLength(2);
    controller.touch(card('rest'));
    await soon();
    expect(sent()).toEqual(['play rest']);
  });

  it('does not reach beyond what is revealed or rolled', async () => {
    const { controller, sent } = game();
    controller.touch(card('scout'));
    await soon();
    expect(controller.targets.value).toEqual([]);
    controller.touch(space('kiev'));
    await soon();
    expect(sent()).toEqual([]);
  });

  it('waits while others react, and goes on with its own question', async () => {
    const { controller, arrive, newest, asksWhere, sent } = game();
    arrive.view = { ...view(null), decisions: [], chain: [...played, 'Build was played'], count: 1 };
    controller.touch(card('build'));
    await soon();
    controller.touch(space('minsk'));
    await soon();
    expect(sent()).toEqual(['play build']);
    // The player's own reaction is not answered by the gesture.
    const reaction = { ...view([option('pass')]), chain: played, count: 2 };
    reaction.decisions[0].standing = { choice: 'pass', topic: 'builds' };
    newest.value = reaction;
    await soon();
    expect(sent()).toEqual(['play build']);
    newest.value = { ...asksWhere, count: 3 };
    await soon();
    expect(sent()).toEqual(['play build', 'build minsk']);
  });

  it('is dropped, with a note, if its question does not come or has another answer', async () => {
    for (const instead of [
      { ...view([option('build kiev', space('kiev'))]), chain: played, count: 1 },
      { ...view([option('done')]), chain, count: 1 },
      { ...view(null), decisions: [], chain: ['turn of Jade'], count: 1 },
    ]) {
      const { controller, arrive, sent } = game();
      arrive.view = instead;
      controller.touch(card('build'));
      await soon();
      controller.touch(space('minsk'));
      await soon();
      expect(sent()).toEqual(['play build']);
      expect(controller.gestures.dropped.value).toEqual({ text: 'build minsk', refused: null });
      expect(controller.gestures.current.value).toBeNull();
    }
  });

  it('waits for confirmation if that is wished', async () => {
    const { client, shown, newest, open, sent } = game();
    const controller = new DecisionController(client, signal('amber'), shown, open, newest, () => true);
    controller.touch(card('build'));
    await soon();
    controller.touch(space('minsk'));
    await soon();
    expect(sent()).toEqual([]);
    expect(client.preview).toHaveBeenLastCalledWith('amber', 'play build', 'build minsk');
    expect(controller.outlook.value?.after).toHaveLength(2);
    expect(controller.back()).toBe(true);
    expect([controller.aim.value, controller.pending.value?.text]).toEqual([null, 'play build']);
    controller.touch(space('kiev'));
    await controller.confirm();
    await soon();
    expect(sent()).toEqual(['play build', 'build kiev']);
  });

  it('previews what is pointed at, without picking it, one request at a time', async () => {
    vi.useFakeTimers();
    const { client, controller } = game();
    controller.touch(card('build'));
    await vi.runAllTimersAsync();
    client.preview.mockClear();
    const [kiev, minsk] = controller.targets.value;
    for (const one of [kiev, minsk, kiev, minsk]) controller.pointAt(one);
    await vi.runAllTimersAsync();
    expect(client.preview.mock.calls).toEqual([['amber', 'play build', 'build minsk']]);
    expect(controller.considered.value).toBe(minsk);
    expect(controller.outlook.value).not.toBeNull();
    controller.pointAt(null);
    expect(controller.considered.value?.text).toBe('play build');
    controller.pointAtTouches(space('minsk'));
    await vi.runAllTimersAsync();
    expect(controller.considered.value).toBe(minsk);
    expect(client.preview).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });
});

describe('a selection of several', () => {
  /** Two of a hand of four have to be discarded; there are two walls. */
  function hand(how: { min: number; max: number; end: string | null }) {
    const cards = ['raid', 'settle', 'wall'];
    const asks = (left: number, count: number): View => {
      const list = cards.map((id) => option(`discard ${id}`, card(id)));
      const position = { ...view(how.end ? [...list, option(how.end)] : list), count };
      const several = { ...how, verb: 'discard', max: left, min: Math.min(how.min, left) };
      position.decisions[0].several = { ...several, copies: { 'discard wall': 2 } };
      return position;
    };
    const position = signal<View | null>(asks(how.max, 0));
    let left = how.max;
    const client = {
      choose: vi.fn(async (_: string, text: string): Promise<Refused | null> => {
        left--;
        const over = text === how.end || (left === 0 && how.end === null);
        const count = position.value!.count + (text === 'undo' ? -1 : 1);
        position.value = over ? { ...view(null), decisions: [], count } : asks(left, count);
        return null;
      }),
      preview: vi.fn(async () => null),
      draft: vi.fn(async () => null),
      options: vi.fn(async () => []),
      refusalsOf: vi.fn(async () => []),
      forbidden: vi.fn(async () => []),
    };
    const controller = new DecisionController(
      client,
      signal('amber'),
      position,
      signal(true),
      position,
      () => false,
    );
    const sent = () => client.choose.mock.calls.map(([, text]) => text);
    const ticked = () => controller.selection.value.map(({ text }) => text);
    return { client, controller, position, sent, ticked };
  }

  it('leaves nothing to answer while the rest of it is made', async () => {
    const { controller, position, sent } = hand({ min: 3, max: 3, end: null });
    const open: number[] = [];
    const stop = effect(() => {
      if (!controller.busy.value && position.value?.decisions[0]) open.push(position.value.count);
    });
    for (const id of ['raid', 'settle', 'wall']) controller.touch(card(id));
    await controller.confirm();
    await soon();
    stop();
    expect(sent()).toHaveLength(3);
    expect(open).toEqual([0]);
    expect(controller.busy.value).toBe(false);
  });

  it('is ticked card by card, made in one gesture, and taken back in one', async () => {
    const { controller, sent, ticked } = hand({ min: 3, max: 3, end: null });
    controller.touch(card('raid'));
    controller.touch(card('settle'));
    expect([controller.canConfirm.value, sent()]).toEqual([false, []]);
    controller.touch(card('raid'));
    expect(ticked()).toEqual(['discard settle']);
    // Both walls are ticked one by one; the third touch takes both away.
    controller.touch(card('wall'));
    controller.touch(card('wall'));
    expect(controller.canConfirm.value).toBe(true);
    expect([0, 1].map((copy) => controller.isChosen(card('wall'), copy))).toEqual([true, true]);
    expect(controller.isChosen(card('settle'), 1)).toBe(false);
    // No more fit.
    controller.touch(card('raid'));
    expect(ticked()).toEqual(['discard settle', 'discard wall', 'discard wall']);
    await controller.confirm();
    await soon();
    expect(sent()).toEqual(['discard settle', 'discard wall', 'discard wall']);
    await controller.undo();
    await soon();
    expect(sent().slice(3)).toEqual(['undo', 'undo', 'undo']);
  });

  it('ends the step with it, or the step without any', async () => {
    const { controller, sent } = hand({ min: 0, max: 4, end: 'done' });
    expect(controller.canConfirm.value).toBe(false);
    controller.touch(card('wall'));
    expect(controller.back()).toBe(true);
    expect(controller.selection.value).toEqual([]);
    controller.touch(card('settle'));
    await controller.confirm();
    await soon();
    expect(sent()).toEqual(['discard settle', 'done']);
    expect(controller.gestures.dropped.value).toBeNull();
  });
});

describe('those who are chosen one after the other', () => {
  const unit = (id: string) => ({ kind: 'unit', id });
  /** Two stacks may enter a hill with room for three; after each the others are asked again. */
  const STACKS: Readonly<Record<string, readonly string[]>> = {
    left: ['one', 'two'],
    right: ['three', 'four'],
  };

  function hill() {
    const asks = (inside: readonly string[], count: number): View => {
      const left = Object.values(STACKS)
        .flat()
        .filter((id) => !inside.includes(id));
      const position = {
        ...view([...left.map((id) => option(`enter ${id}`, unit(id))), option('done')]),
        count,
      };
      position.decisions[0].about = [space('hill')];
      return position;
    };
    const inside: string[] = [];
    const position = signal<View | null>(asks(inside, 0));
    const client = {
      choose: vi.fn(async (_: string, text: string): Promise<Refused | null> => {
        if (text === 'undo') inside.pop();
        else inside.push(text.split(' ')[1]);
        position.value = asks(inside, position.value!.count + (text === 'undo' ? -1 : 1));
        return null;
      }),
      preview: vi.fn(async () => null),
      draft: vi.fn(async () => null),
      options: vi.fn(async () => []),
      refusalsOf: vi.fn(async () => []),
      forbidden: vi.fn(async () => []),
    };
    const controller = new DecisionController(
      client,
      signal('amber'),
      position,
      signal(true),
      position,
      () => false,
      () => null,
      (_, list) => (inside.length < 3 ? list.filter(({ verb }) => verb === 'enter') : []),
    );
    return { controller, inside };
  }

  it('are all who find room, if the place is pressed that the question is about; one undo takes them back', async () => {
    const { controller, inside } = hill();
    controller.touch(space('hill'));
    await soon();
    expect(inside).toEqual(['one', 'two', 'three']);
    expect([controller.busy.value, controller.gestures.dropped.value]).toEqual([false, null]);
    await controller.undo();
    await soon();
    expect(inside).toEqual([]);
  });

  it('are a stack, if it is pressed as a whole; then the others are asked for', async () => {
    const { controller, inside } = hill();
    expect(controller.joinOrLeave(STACKS.right.map(unit))).toBe(true);
    await soon();
    expect(inside).toEqual(['three', 'four']);
    expect(controller.options.value.map(({ text }) => text)).toEqual(['enter one', 'enter two', 'done']);
    controller.touch(unit('two'));
    await soon();
    expect(inside).toEqual(['three', 'four', 'two']);
  });
});

describe('a place that is touched before what comes there', () => {
  const unit = (id: string) => ({ kind: 'unit', id });
  const hex = (id: string) => ({ kind: 'hex', id });
  // What it takes is loaded first.
  const LONG = { timeout: 60_000 };

  function camp() {
    const own: View = view([option('break third', unit('third')), option('done')]);
    own.decisions[0].subjects = [{ verb: 'form', kind: 'unit', ids: ['first', 'second'] }];
    const lists: Record<string, SpelledOption[]> = {
      first: [option('form first camp', unit('first'), hex('camp'))],
      second: ['camp', 'ford'].map((id) => option(`form second ${id}`, unit('second'), hex(id))),
    };
    const client = {
      choose: vi.fn(async (): Promise<Refused | null> => null),
      preview: vi.fn(async () => null),
      draft: vi.fn(async () => null),
      options: vi.fn(async (_: string, __: string, id: string) => lists[id]),
      refusalsOf: vi.fn(async () => []),
      forbidden: vi.fn(async () => []),
    };
    const position = signal<View | null>(own);
    const controller = new DecisionController(
      client,
      signal('amber'),
      position,
      signal(true),
      position,
      () => false,
      () => null,
      () => null,
      ['form'],
    );
    const offered = () => controller.candidates.value.map(({ text }) => text);
    return { client, controller, offered };
  }

  it('offers all that can come there', async () => {
    const { client, controller, offered } = camp();
    controller.touch(unit('corps'), hex('camp'));
    await vi.waitFor(() => expect(offered()).toEqual(['form first camp', 'form second camp']), LONG);
    controller.pickFromList(controller.candidates.value[1]);
    expect(client.choose).toHaveBeenCalledWith('amber', 'form second camp');
  });

  it('brings it there if only one thing can come', async () => {
    const { client, controller } = camp();
    controller.touch(hex('ford'));
    await vi.waitFor(() => expect(client.choose).toHaveBeenCalledWith('amber', 'form second ford'), LONG);
  });

  it('asks about each thing once, however many places are touched', async () => {
    const { client, controller, offered } = camp();
    controller.touch(hex('camp'));
    await vi.waitFor(() => expect(offered()).toHaveLength(2), LONG);
    expect(controller.back()).toBe(true);
    controller.touch(hex('ford'));
    await vi.waitFor(() => expect(client.choose).toHaveBeenCalledWith('amber', 'form second ford'), LONG);
    expect(client.options).toHaveBeenCalledTimes(2);
  });

  it('gives way to another place, and to nothing that it has a use for', async () => {
    const { client, controller, offered } = camp();
    controller.touch(hex('camp'));
    await vi.waitFor(() => expect(offered()).toHaveLength(2), LONG);
    // What could be done with a thing there is not what was meant.
    controller.touch(unit('third'), hex('ford'));
    await vi.waitFor(() => expect(client.choose).toHaveBeenCalledWith('amber', 'form second ford'), LONG);
    expect(client.choose).toHaveBeenCalledTimes(1);
    const other = camp();
    other.controller.touch(hex('camp'));
    await vi.waitFor(() => expect(other.offered()).toHaveLength(2), LONG);
    other.controller.touch(unit('first'));
    await vi.waitFor(
      () => expect(other.client.choose).toHaveBeenCalledWith('amber', 'form first camp'),
      LONG,
    );
  });

  it('is touched as usual if nothing can', async () => {
    const { client, controller } = camp();
    controller.touch(unit('third'), hex('hill'));
    await vi.waitFor(() => expect(client.choose).toHaveBeenCalledWith('amber', 'break third'), LONG);
  });
});
