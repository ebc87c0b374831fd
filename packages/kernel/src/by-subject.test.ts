import { describe, expect, it } from 'vitest';
import { tinyGame } from '../test/tiny-game.js';
import { refusalsOf, subjectOptions } from './by-subject.js';
import { names, numbers, pair } from './domain.js';
import { Machine } from './machine.js';
import { allRefusals, explainRefusal, spellOption } from './notation.js';
import { argOf, optionOf } from './option.js';
import { pickOption } from './pick-option.js';
import { seedGenerator } from './random.js';
import { rulesOf } from './rule.js';
import { view } from './view.js';

// Four units on a line of five fields. A unit moves one field; the last one is tired.

type Table = { at: number[]; asked: number };
const UNIT = names('unit', ['alpha', 'bravo', 'charlie', 'delta']);
const FIELD = numbers('field', 0, 4);
const field = { ...FIELD, touches: (value: number) => [{ kind: 'field', id: String(value) }] };
const MOVE = pair(UNIT, field);
const TIRED = 3;

const { question, refusal } = rulesOf<Table, null>();
const tired = refusal('move.tired', (_, __, unit) => `${UNIT.name(unit)} is tired`);
const tiredHere = refusal('move.tired', () => 'it is tired');
const far = refusal(
  'move.far',
  (u, _, arg) => `${MOVE.name(arg)} is too far from ${u.table.at[unitOf(arg)]}`,
);
const { firstOf: unitOf, secondOf: fieldOf } = MOVE.factors;

const move = question('move', {
  seats: () => 1,
  prompt: () => 'Move',
  verbs: [
    {
      name: 'move',
      domain: MOVE,
      check(u, _, arg) {
        if (unitOf(arg) === TIRED) return tiredHere;
        return Math.abs(u.table.at[unitOf(arg)] - fieldOf(arg)) === 1 ? null : far;
      },
      bySubject: {
        subjects: (_, __, ___, add) => [0, 1, 2].forEach(add),
        targets(u, _, unit, __, add) {
          u.table.asked++;
          for (const to of [u.table.at[unit] - 1, u.table.at[unit] + 1]) if (field.has(to)) add(to);
        },
        refuse: (_, __, unit) => (unit === TIRED ? tired : null),
      },
      apply(u, _, arg) {
        u.table.at[unitOf(arg)] = fieldOf(arg);
        u.push(move, {});
      },
    },
    { name: 'stop', check: () => null, apply: (u) => u.end(0, [1, 0], 'end') },
  ],
});
const game = tinyGame<Table>({
  table: () => ({ at: [0, 2, 4, 2], asked: 0 }),
  rules: [move],
  begin: (u) => u.push(move, {}),
});
const machine = new Machine(game);

describe('a verb by subject', () => {
  it('is asked after listing the targets of one subject, which show more than one choice', () => {
    expect(machine.setup('x').table.asked).toBe(1);
  });

  it('is asked without listing any targets if a subject can tell its first', () => {
    const [verb, stop] = move.verbs;
    const first = (subject: number) => question('quick', { ...move, verbs: [tellingFirst(subject), stop] });
    const tellingFirst = (subject: number) => ({
      ...verb,
      bySubject: {
        ...verb.bySubject!,
        first: (_: unknown, __: unknown, unit: number) => (unit < subject ? -1 : 3),
      },
    });
    const asked = (subject: number) => {
      const quick = first(subject);
      const rules = {
        ...game,
        rules: [quick],
        begin: (u: Parameters<typeof game.begin>[0]) => u.push(quick, {}),
      };
      return new Machine(rules).setup('x').table.asked;
    };
    expect(asked(2)).toBe(0);
    // Nobody tells one: the lists decide.
    expect(asked(3)).toBe(1);
  });

  it('names its subjects in the view, without listing targets', () => {
    const state = machine.setup('x');
    state.table.asked = 0;
    const [decision] = view(machine, state, 0).decisions;
    expect(decision.subjects).toEqual([{ verb: 'move', kind: 'unit', ids: ['alpha', 'bravo', 'charlie'] }]);
    expect(decision.options?.map(({ text }) => text)).toEqual(['stop']);
    expect(state.table.asked).toBe(0);
    expect(view(machine, state, 1).decisions[0].subjects).toBeUndefined();
  });

  it('spells the options of one subject', () => {
    const state = machine.setup('x');
    state.table.asked = 0;
    const found = subjectOptions(machine, state, 0, 'move', 'bravo');
    expect(found).toEqual([
      { text: 'move bravo 1', verb: 'move', touches: MOVE.touches(MOVE.of(1, 1)), label: null },
      { text: 'move bravo 3', verb: 'move', touches: MOVE.touches(MOVE.of(1, 3)), label: null },
    ]);
    expect(state.table.asked).toBe(1);
  });

  it.each([
    ['move', 'delta', 'delta is tired', 'move.tired'],
    ['move', 'echo', "there is no unit 'echo'", null, 'not-understood'],
    ['stop', 'alpha', "nothing can be chosen by 'stop' and a subject now", null, 'not-understood'],
  ])('%s %s is refused', (verb, id, reason, anchor, kind?: string) => {
    expect(subjectOptions(machine, machine.setup('x'), 0, verb, id)).toEqual({ reason, anchor, kind });
    expect(subjectOptions(machine, machine.setup('x'), 1, 'move', 'alpha')).toEqual({
      reason: 'Bob does not decide now',
      anchor: null,
      kind: 'not-asked',
    });
  });

  it('can be listed in full, in the same order', () => {
    const state = machine.setup('x');
    const texts = machine.legal(state, 0).map((option) => spellOption(machine, state, 0, option).text);
    expect(texts).toEqual(['move alpha 1', 'move bravo 1', 'move bravo 3', 'move charlie 3', 'stop']);
  });

  it('explains why a touched thing cannot be chosen, checking only that thing', () => {
    const state = machine.setup('x');
    const unit = (id: string) => ({ kind: 'unit', id });
    expect(refusalsOf(machine, state, 0, unit('delta'))).toEqual([
      {
        text: 'move delta',
        touches: [unit('delta')],
        refused: { reason: 'delta is tired', anchor: 'move.tired' },
      },
    ]);
    expect(refusalsOf(machine, state, 0, unit('alpha'))).toEqual([]);
    const target = { kind: 'field', id: '3' };
    expect(refusalsOf(machine, state, 0, target, unit('alpha')).map(({ refused }) => refused)).toEqual([
      explainRefusal(machine, state, 0, 'move alpha 3'),
    ]);
    expect(refusalsOf(machine, state, 0, target, unit('bravo'))).toEqual([]);
    expect(refusalsOf(machine, state, 1, unit('delta'))).toEqual([]);
  });

  it('greys out the subjects that may not act, without checking targets', () => {
    const state = machine.setup('x');
    expect(allRefusals(machine, state, 0)).toEqual([
      {
        text: 'move delta',
        touches: [{ kind: 'unit', id: 'delta' }],
        refused: { reason: 'delta is tired', anchor: 'move.tired' },
      },
    ]);
  });

  it('is drawn at random by subject, and every legal option can come up', () => {
    const state = machine.setup('x');
    const random = seedGenerator('draw');
    const drawn = new Set(Array.from({ length: 300 }, () => pickOption(machine, state, 0, random)));
    expect([...drawn].sort()).toEqual(machine.legal(state, 0).sort());
    state.table.at = [9, 9, 4, 2];
    expect(spellOption(machine, state, 0, pickOption(machine, state, 0, random)).text).toMatch(
      /charlie 3|stop/,
    );
  });

  it('is listed once per question, and not judged again when it was drawn or listed', () => {
    const counts = { subjects: 0, checks: 0 };
    const [verb, stop] = move.verbs;
    const counting = question('counting', {
      ...move,
      verbs: [
        {
          ...verb,
          check(...call) {
            counts.checks++;
            return verb.check(...call);
          },
          bySubject: {
            ...verb.bySubject!,
            subjects(...call) {
              counts.subjects++;
              verb.bySubject!.subjects(...call);
            },
          },
          apply(u, _, arg) {
            u.table.at[unitOf(arg)] = fieldOf(arg);
            u.push(counting, {});
          },
        },
        stop,
      ],
    });
    const counted = new Machine({ ...game, rules: [counting], begin: (u) => u.push(counting, {}) });
    const state = counted.setup('x');
    const random = seedGenerator('once');
    let questions = 1;
    for (; questions < 20 && counted.nextSeat(state) === 0; questions++) {
      counted.choose(state, 0, pickOption(counted, state, 0, random));
    }
    expect(counts.checks).toBe(0);
    expect(counts.subjects).toBeLessThanOrEqual(questions);
    const start = counted.setup('x');
    const option = optionOf(0, MOVE.of(0, 1));
    expect(counted.legal(start, 0)).toContain(option);
    counted.chooseListed(start, 0, option);
    expect(start.table.at[0]).toBe(1);
    expect(counts.checks).toBe(0);
    expect(counted.choose(start, 0, option)?.anchor).toBe('move.far');
    expect(counts.checks).toBe(1);
  });

  it('does not take a drawn option for legal after the position has changed', () => {
    const state = machine.setup('x');
    const random = seedGenerator('stale');
    let option = pickOption(machine, state, 0, random);
    while (argOf(option) === 0) option = pickOption(machine, state, 0, random);
    expect(machine.choose(state, 0, option)).toBeNull();
    expect(machine.choose(state, 0, option)?.anchor).toBe('move.far');
  });
});
