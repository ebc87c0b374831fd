import { describe, expect, it } from 'vitest';
import { assaultRules, assault as game, type AssaultTable as Table } from '../test/assault.js';
import { tinyGame } from '../test/tiny-game.js';
import { refusalsOf } from './by-subject.js';
import { applyText, draft, positionInDraft } from './compound-choice.js';
import { stateHash } from './hash.js';
import { Machine } from './machine.js';
import { patched } from './patch.js';
import { clone, firstDifference } from './plain.js';
import { preview } from './preview.js';
import { seedGenerator } from './random.js';
import { rulesOf } from './rule.js';
import { view } from './view.js';

const machine = new Machine(game);
const { question } = rulesOf<Table, null>();
const { attack, attackers } = assaultRules;
const LINE = 'attack 2, with bravo, with charlie, declare';

describe('a choice of several parts', () => {
  it('is carried out in one go and counts as one', () => {
    const state = machine.setup('x');
    const done = applyText(machine, state, 0, ' Attack 2,with  BRAVO , with charlie, declare');
    expect(done).toMatchObject({
      texts: ['attack 2', 'with bravo', 'with charlie', 'declare'],
      unfinished: false,
    });
    expect([state.count, state.table.target, state.table.rolled.length]).toEqual([1, 2, 1]);
  });

  it.each([
    ['attack 2, with bravo, with bravo', 'bravo attacks already', 'attack.once'],
    ['attack 2, with alpha, declare', 'a strength of 1 is too little: it takes four', 'attack.odds'],
    [`${LINE}, with alpha`, `'${LINE}' is a whole choice: nothing more belongs to it`, null],
    ['pass, pass', "'pass' is a whole choice: nothing more belongs to it", null],
  ])('%s is refused', (text, reason, anchor) => {
    expect(applyText(machine, machine.setup('x'), 0, text)).toMatchObject({ refused: { reason, anchor } });
  });

  it.each(['attack 2,', ', attack 2', 'attack 2, , declare', 'attack 2, dance'])(
    '%j makes no sense',
    (text) => {
      expect(applyText(machine, machine.setup('x'), 0, text)).toMatchObject({ refused: { anchor: null } });
    },
  );

  it('is previewed as a whole, and an unfinished one is not', () => {
    const state = machine.setup('x');
    const found = preview(machine, state, 0, LINE, seedGenerator('any'));
    if (!('patches' in found)) throw new Error(found.reason);
    const { patches } = found;
    expect(patches).toHaveLength(3);
    for (const patch of patches)
      expect(patched(view(machine, state, 0), patch)).toMatchObject({ count: 1, table: { target: 2 } });
    expect(preview(machine, state, 0, 'attack 2, with bravo', seedGenerator('any'))).toEqual({
      reason: 'that is not the whole choice yet: Attack field 2 with a strength of 3',
      anchor: 'attack.odds',
    });
  });
});

describe('a draft', () => {
  it('shows the next options and the changes so far, and changes nothing', () => {
    const state = machine.setup('x');
    const before = [clone(state), stateHash(state)];
    const found = draft(machine, state, 0, 'attack 2, with bravo');
    if ('refused' in found) throw new Error(found.refused.reason);
    expect([found.text, found.whole]).toEqual(['attack 2, with bravo', false]);
    expect(found.decision?.prompt).toBe('Attack field 2 with a strength of 3');
    expect(found.decision?.options?.map(({ text }) => text)).toEqual(['with alpha', 'with charlie']);
    expect(patched(view(machine, state, 0), found.patch).table).toMatchObject({ target: 2, units: [1] });
    expect(firstDifference([state, stateHash(state)], before)).toBeNull();
  });

  it('does not show the result of a complete choice, which depends on the true dice', () => {
    expect(draft(machine, machine.setup('x'), 0, LINE)).toEqual({
      text: LINE,
      whole: true,
      decision: null,
      patch: null,
    });
  });

  it('shows a last part that answers itself, before anything is rolled', () => {
    const state = machine.setup('x');
    const all = 'attack 2, with alpha, with bravo, with charlie';
    const found = draft(machine, state, 0, all);
    if ('refused' in found) throw new Error(found.refused.reason);
    expect([found.text, found.whole]).toEqual([all, true]);
    expect(found.decision?.options?.map(({ text }) => text)).toEqual(['declare']);
    const shown = patched(view(machine, state, 0), found.patch).table;
    expect(shown).toMatchObject({ target: 2, units: [0, 1, 2], rolled: [0] });
    // The choice itself is made without it.
    expect(applyText(machine, clone(state), 0, all)).toMatchObject({ unfinished: false });
    expect(positionInDraft(machine, state, 0, all)).toHaveProperty('state');
  });

  it('has a position where its next part is asked, with its refusals', () => {
    const state = machine.setup('x');
    const before = stateHash(state);
    const at = (parts: string) => {
      const found = positionInDraft(machine, state, 0, parts);
      if ('refused' in found) throw new Error(found.refused.reason);
      return found.state;
    };
    const bravo = { kind: 'unit', id: 'bravo' };
    expect(refusalsOf(machine, at(''), 0, bravo)).toEqual([]);
    expect(refusalsOf(machine, at('attack 2, with bravo'), 0, bravo)).toMatchObject([
      { text: 'with bravo', refused: { anchor: 'attack.once', reason: 'bravo attacks already' } },
    ]);
    expect([at(''), stateHash(state)]).toEqual([state, before]);
    // A complete choice was tried with the true dice, so its result must stay hidden.
    expect(() => at(LINE)).toThrow(`'${LINE}' is a whole choice already`);
    expect(() => at('attack 9')).toThrow();
  });

  it('is refused like a choice', () => {
    expect(draft(machine, machine.setup('x'), 0, 'attack 9')).toHaveProperty('refused');
    expect(draft(machine, machine.setup('x'), 1, 'attack 2')).toHaveProperty('refused');
  });

  it('is an error in the rules if something is rolled or revealed in the middle', () => {
    const early = question('early', {
      seats: () => 1,
      prompt: () => 'Roll',
      verbs: [
        {
          name: 'roll',
          check: () => null,
          apply(u) {
            u.roll('early', 6);
            u.push(attackers, {});
          },
        },
        { name: 'wait', check: () => null, apply: (u) => u.push(early, {}) },
      ],
    });
    const broken = new Machine(
      tinyGame<Table>({
        table: game.table,
        rules: [early, attackers, attack],
        begin: (u) => u.push(early, {}),
      }),
    );
    expect(() => draft(broken, broken.setup('x'), 0, 'roll')).toThrow(
      'rolled or revealed before the last part',
    );
  });
});
