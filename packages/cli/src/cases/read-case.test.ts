import { describe, expect, it } from 'vitest';
import { check, raidCase, reasons } from '../../test/checking.js';

const THEN = 'then: { asked: red }\n';

describe('an invalid case', () => {
  const wrong: [name: string, text: string, ...reasons: RegExp[]][] = [
    ['no YAML', 'game: raid\ntitle: [a, b\nrule: x\n', /^3 : the YAML cannot be read: /],
    ['a key twice', raidCase(`${THEN}${THEN}`), /^6 : the YAML cannot be read: Map keys must be unique/],
    ['an unknown tag', raidCase('then: !secret { asked: red }\n'), /^5 : the YAML cannot be read: .*!secret/],
    [
      'an alias of nothing',
      raidCase('given: *base\nthen: { asked: red }\n'),
      /^5 : the YAML cannot be read: .*base/,
    ],
    [
      'an alias of itself',
      raidCase(`given: &x { hand: *x }\n${THEN}`),
      /^1 : the YAML cannot be read: Converting circular/,
    ],
    ['no mapping', '\n- game: raid\n', /^2 : a case is a mapping \(key: value\), not a list$/],
    [
      'an unknown key',
      raidCase(`wen: [pass]\n${THEN}`),
      /^5 wen: a case has no key 'wen'; did you mean 'when'\?$/,
    ],
    ['no title', `game: raid\nrule: [a.b]\n${THEN}`, /^1 : a case needs a title \(title: …\)$/],
    [
      'an empty title',
      `game: raid\nrule: [a.b]\ntitle: ""\n${THEN}`,
      /^3 title: title is a text, not an empty text$/,
    ],
    [
      'a title of another type',
      `game: raid\nrule: [a.b]\ntitle: 7\n${THEN}`,
      /^3 title: title is a text, not 7$/,
    ],
    ['no game', `rule: [a.b]\ntitle: T\n${THEN}`, /^1 : a case names its game \(game: …\)$/],
    ['an unknown game', `game: ride\nrule: [a.b]\ntitle: T\n${THEN}`, /^1 game: there is no game 'ride'$/],
    ['no rule', `game: raid\ntitle: T\n${THEN}`, /^1 : a case names the rules it is about/],
    ['rule not a list', `game: raid\nrule: a.b\ntitle: T\n${THEN}`, /^2 rule: rule .* is a list, not 'a.b'$/],
    ['an empty rule', `game: raid\nrule: []\ntitle: T\n${THEN}`, /^2 rule: a case names at least one rule/],
    [
      'no anchor',
      `game: raid\nrule:\n- a.b\n- Not\ntitle: T\n${THEN}`,
      /^4 rule\[1\]: 'Not' is not an anchor/,
    ],
    ['options not a mapping', raidCase(`options: long\n${THEN}`), /^5 options: options is a mapping/],
    [
      'an unknown option',
      raidCase(`options:\n  width: long\n${THEN}`),
      /^6 options.width: raid: there is no option/,
    ],
    [
      'an unknown value',
      raidCase(`options: { length: 3 }\n${THEN}`),
      /^5 options.length: raid: .* can't be '3'/,
    ],
    [
      'an option with a list',
      raidCase(`options: { length: [a] }\n${THEN}`),
      /^5 options.length: the value of option/,
    ],
    [
      'a seed of no kind',
      raidCase(THEN).replace('seed: 7', 'seed: [7]'),
      /^4 seed: the seed is a number or a text$/,
    ],
    [
      'an empty given',
      raidCase(`given:\n${THEN}`),
      /^5 given: given is a mapping \(key: value\), not nothing$/,
    ],
    [
      'an unknown key of given',
      raidCase(`given:\n  hands: {}\n${THEN}`),
      /^6 given.hands: given of raid has no key 'hands'; did you mean 'hand'\?$/,
    ],
    [
      'when of no kind',
      raidCase(`when: 3\n${THEN}`),
      /^5 when: when \(choices in notation\) is a list, not 3$/,
    ],
    [
      'a choice of no kind',
      raidCase(`when:\n  - pass\n  - [pass]\n${THEN}`),
      /^7 when\[1\]: a choice is a text, not a list$/,
    ],
    [
      'an unknown seat',
      raidCase(`when:\n  - "rod: pass"\n${THEN}`),
      /^6 when\[0\]: there is no seat 'rod'; did you mean 'red'\?$/,
    ],
    ['nothing claimed', raidCase('when: [pass]\n'), /^1 : a case without then or steps claims nothing$/],
    ['an empty then', raidCase('then: {}\n'), /^5 then: an empty then claims nothing$/],
    ['a then of nothing', raidCase('then:\n'), /^5 then: then is a mapping \(key: value\), not nothing$/],
    [
      'an unknown key of then',
      raidCase('then:\n  asked: red\n  scores: 3\n'),
      /^7 then.scores: then of raid has no key 'scores'; did you mean 'score'\?$/,
    ],
    [
      'steps and then',
      raidCase(`steps: [{ then: { asked: red } }]\n${THEN}`),
      /^6 then: a case has either steps or then, not both$/,
    ],
    [
      'steps of no kind',
      raidCase('steps: 3\n'),
      /^5 steps: steps is a list, not 3$/,
      /^5 steps: steps without any then/,
    ],
    ['no steps', raidCase('steps: []\n'), /^5 steps: steps without any then claim nothing$/],
    [
      'steps that claim nothing',
      raidCase('steps:\n  - when: [pass]\n'),
      /^5 steps: steps without any then claim nothing$/,
    ],
    [
      'an empty step',
      raidCase('steps:\n  - then: { asked: red }\n  - {}\n'),
      /^7 steps\[1\]: a step has when, then or both$/,
    ],
    [
      'a step of no kind',
      raidCase('steps:\n  - pass\n  - then: { asked: red }\n'),
      /^6 steps\[0\]: a step is a mapping/,
    ],
    [
      'an unknown key of a step',
      raidCase('steps:\n  - then: { asked: red }\n    gives: 3\n'),
      /^7 steps\[0\].gives: a step has no key 'gives'/,
    ],
    [
      'asked: an unknown seat',
      raidCase('then: { asked: green }\n'),
      /^5 then.asked: there is no seat 'green'/,
    ],
    [
      'asked: a list with an unknown seat',
      raidCase('then:\n  asked:\n    - red\n    - bleu\n'),
      /^8 then.asked\[1\]: there is no seat 'bleu'; did you mean 'blue'\?$/,
    ],
    [
      'asked: an empty list',
      raidCase('then: { asked: [] }\n'),
      /^5 then.asked: an empty asked claims nothing$/,
    ],
    ['legal: empty', raidCase('then: { legal: [] }\n'), /^5 then.legal: an empty legal claims nothing$/],
    [
      'legal: of no kind',
      raidCase('then: { legal: { a: 1, b: 2 } }\n'),
      /^5 then.legal: legal .* is a list, not a mapping$/,
    ],
    [
      'illegal: an unknown key',
      raidCase('then:\n  illegal:\n    - { choice: pass, reason: x }\n'),
      /^7 then.illegal\[0\].reason: illegal has no key 'reason'/,
    ],
    [
      'illegal: because of no kind',
      raidCase('then: { illegal: [{ choice: pass, because: 3 }] }\n'),
      /^5 then.illegal\[0\].because: because .* is a text, not 3$/,
    ],
    [
      'illegal: because of a rule that does not exist',
      raidCase('then: { illegal: [{ choice: pass, because: play.one-crad }] }\n'),
      /^5 then.illegal\[0\].because: there is no rule 'play.one-crad'; did you mean 'play.one-card'\?$/,
    ],
    [
      'illegal: says of no kind',
      raidCase('then: { illegal: [{ choice: pass, says: [x] }] }\n'),
      /^5 then.illegal\[0\].says: says .* is a text, not a list$/,
    ],
    [
      'refused: by a rule that does not exist',
      raidCase('when: [pass]\nthen: { refused: play.one-crad }\n'),
      /^6 then.refused: there is no rule 'play.one-crad'; did you mean 'play.one-card'\?$/,
    ],
    [
      'refused: a mapping with a rule that does not exist',
      raidCase('when: [pass]\nthen:\n  refused:\n    because: a.c\n'),
      /^8 then.refused.because: there is no rule 'a.c'/,
    ],
    [
      'refused: an unknown key',
      raidCase('when: [pass]\nthen: { refused: { becuase: a.b } }\n'),
      /^6 then.refused.becuase: refused has no key 'becuase'; did you mean 'because'\?$/,
    ],
    [
      'refused: empty',
      raidCase('when: [pass]\nthen: { refused: {} }\n'),
      /^6 then.refused: an empty refused claims nothing$/,
    ],
    [
      'outcome: a rule that does not exist',
      raidCase('then: { outcome: { why: end.three-pints } }\n'),
      /^5 then.outcome.why: there is no rule 'end.three-pints'; did you mean 'end.three-points'\?$/,
    ],
    [
      'outcome: why is no anchor',
      raidCase('then: { outcome: { why: three points } }\n'),
      /^5 then.outcome.why: 'three points' is not an anchor/,
    ],
    [
      'outcome: why of no kind',
      raidCase('then: { outcome: { why: [end.nobody] } }\n'),
      /^5 then.outcome.why: why .* is a text, not a list$/,
    ],
    [
      'refused: of no kind',
      raidCase('when: [pass]\nthen: { refused: true }\n'),
      /^6 then.refused: refused .* is a text, not true$/,
    ],
    [
      'refused without a choice',
      raidCase('then: { refused: hold }\n'),
      /^5 then.refused: refused speaks of the last choice, but no choice is made/,
    ],
    [
      'view: an unknown seat',
      raidCase('then: { view: { green: { hides: [deck] } } }\n'),
      /^5 then.view.green: there is no seat 'green'/,
    ],
    [
      'view: an unknown key',
      raidCase('then: { view: { red: { hide: [deck] } } }\n'),
      /^5 then.view.red.hide: view has no key 'hide'/,
    ],
    [
      'view: an unknown place',
      raidCase('then:\n  view:\n    red:\n      hides: [deck, blue.hands]\n'),
      /^8 then.view.red.hides\[1\]: there is no place 'blue.hands'; did you mean 'blue.hand'\?$/,
    ],
    [
      'view: an unknown item',
      raidCase('then: { view: { red: { shows: [red.hand: [raids]] } } }\n'),
      /^5 then.view.red.shows\[0\].red.hand\[0\]: there is no item 'raids'; did you mean 'raid'\?$/,
    ],
    [
      'log: an unquoted colon',
      raidCase('then:\n  log:\n    - Red: passes\n'),
      /^7 then.log\[0\]: each item of log \(a text with a colon needs quotes\) is a text, not a mapping$/,
    ],
    [
      'log: an unknown seat',
      raidCase('then: { log: { green: [x] } }\n'),
      /^5 then.log.green: there is no seat 'green'/,
    ],
    ['log: empty', raidCase('then: { log: [] }\n'), /^5 then.log: an empty log claims nothing$/],
    [
      'outcome: an unknown side',
      raidCase('then: { outcome: { winner: red } }\n'),
      /^5 then.outcome.winner: there is no side 'red'; did you mean 'reds'\?$/,
    ],
    [
      'outcome: an unknown key',
      raidCase('then: { outcome: { winner: reds, score: 3 } }\n'),
      /^5 then.outcome.score: outcome has no key 'score'/,
    ],
    [
      'outcome: empty',
      raidCase('then: { outcome: {} }\n'),
      /^5 then.outcome: an empty outcome claims nothing$/,
    ],
    ['chance of no kind', raidCase(`chance: 4\n${THEN}`), /^5 chance: chance is a list, not 4$/],
    [
      'chance that is none',
      raidCase(`chance:\n  - roll raid\n${THEN}`),
      /^6 chance\[0\]: chance is written 'roll WHAT 4'/,
    ],
    [
      'chance: a rewind',
      raidCase(`chance: [rewind 3]\n${THEN}`),
      /^5 chance\[0\]: 'rewind 3' is not chance$/,
    ],
    [
      'chance: a place that does not exist',
      raidCase(`chance:\n  - shuffle dekc 0 1\n${THEN}`),
      /^6 chance\[0\]: there is no place 'dekc'; did you mean 'deck'\?$/,
    ],
    [
      'chance: a shuffle that leaves a card out',
      raidCase(`chance: [shuffle deck 0 0 2]\n${THEN}`),
      /^5 chance\[0\]: chance is written 'roll WHAT 4'/,
    ],
    [
      'rule: the same one twice',
      `game: raid\nrule: [a.b, a.b]\ntitle: T\n${THEN}`,
      /^2 rule\[1\]: 'a.b' is written twice$/,
    ],
    [
      'asked: the same seat twice',
      raidCase('given: { step: vote }\nthen: { asked: [red, red] }\n'),
      /^6 then.asked\[1\]: 'red' is written twice$/,
    ],
    [
      'legal: the same choice twice',
      raidCase('then:\n  legal:\n    - pass\n    - pass\n'),
      /^8 then.legal\[1\]: 'pass' is written twice$/,
    ],
    [
      'illegal: the same choice twice',
      raidCase('then: { illegal: ["blue: pass", { choice: "blue: pass", because: not-asked }] }\n'),
      /^5 then.illegal\[1\].choice: 'blue: pass' is written twice$/,
    ],
    [
      'view: the same place twice',
      raidCase('then: { view: { red: { hides: [deck, deck] } } }\n'),
      /^5 then.view.red.hides\[1\]: 'deck' is written twice$/,
    ],
    [
      'given: nothing after a key',
      raidCase(`given:\n  hand:\n    red:\n${THEN}`),
      /^7 given.hand.red: nothing is written here: complete it or leave it out$/,
    ],
    [
      'given: an unknown name as a key',
      raidCase(`given:\n  score:\n    rde: 1\n${THEN}`),
      /^7 given.score.rde: there is no seat 'rde' \(did you mean red\?\)$/,
    ],
    [
      'given: a number of a wrong kind',
      raidCase(`given: { score: { red: many } }\n${THEN}`),
      /^5 given.score.red: expected a whole number from 0 to 99, not 'many'$/,
    ],
    [
      'given: one card in two places',
      raidCase(`given:\n  hand:\n    red: [raid, raid]\n    blue: [scout, raid]\n${THEN}`),
      /^8 given.hand.blue\[1\]: every raid lies somewhere else already$/,
    ],
    ['an empty file', '# nothing here\n', /^1 : there is no case in this file$/],
  ];
  it.each(wrong)('%s', async (_, text, ...expected) => {
    const found = await reasons(text);
    expect(found).toHaveLength(expected.length);
    expected.forEach((pattern, i) => {
      expect(found[i]).toMatch(pattern);
    });
  });

  it('reports every mistake at once', async () => {
    expect(await reasons('game: raid\nrule: []\nthen: { asked: green, lore: 1 }\nfoo: 1\n')).toHaveLength(5);
  });

  it('accepts positions only if the game does', async () => {
    const text =
      'game: noughts\nrule: [mark.empty-cell]\ntitle: T\ngiven: { cells: [] }\nthen: { asked: noughts }\n';
    const [result] = await check(text);
    expect(result.ok).toBe(false);
    expect(result.reasons[0].line).toBe(4);
    expect(result.reasons[0].key).toMatch(/^given/);
  });
});

describe('a file of several cases', () => {
  it('runs each of them and reports their lines', async () => {
    const text = `${raidCase('then: { asked: red }\n')}---\n${raidCase('then: { asked: blue }\n')}---\n`;
    const results = await check(text);
    expect(results.map(({ ok, line }) => [ok, line])).toEqual([
      [true, 1],
      [false, 7],
    ]);
    expect(results[1].reasons).toEqual([
      { file: 'case.yaml', line: 11, key: 'then.asked', message: 'expected blue, found red' },
    ]);
  });

  it('a document that cannot be read does not stop the others', async () => {
    const results = await check(`game: [\n---\n${raidCase('then: { asked: red }\n')}`);
    expect(results.map(({ ok }) => ok)).toEqual([false, true]);
  });
});

describe('names and modes', () => {
  it('an undocumented rule is a mistake', async () => {
    const text = raidCase('then: { asked: red }\n').replace('play.one-card', 'play.one-crad');
    expect(await reasons(text)).toEqual([
      "2 rule[0]: there is no rule 'play.one-crad'; did you mean 'play.one-card'?",
    ]);
  });

  it('ask: all, and nothing else', async () => {
    expect(await reasons(raidCase('ask: all\nthen: { asked: red }\n'))).toEqual([]);
    expect(await reasons(raidCase('ask: some\nthen: { asked: red }\n'))).toEqual([
      "5 ask: there is no way to ask 'some' (there are: all)",
    ]);
  });
});

describe('a choice that was made automatically', () => {
  const full = 'game: noughts\nrule: [end.full-board]\ntitle: A draw\n';
  const cells = ['a1', 'b1', 'c1', 'b2', 'a2', 'c2', 'b3', 'a3'].map((cell) => `mark ${cell}`);

  it('has no line, and a line for it is a mistake', async () => {
    const end = 'then: { outcome: { winner: draw, why: end.full-board } }\n';
    expect(await reasons(`${full}when: [${cells.join(', ')}]\n${end}`)).toEqual([]);
    expect(await reasons(`${full}when: [${[...cells, 'mark c3'].join(', ')}]\n${end}`)).toEqual([
      "4 when[8]: 'noughts: mark c3' was made by itself, as the only choice: leave the line out",
    ]);
  });

  it('is asked under ask: all, and its line may be omitted before another', async () => {
    const asked = (lines: string[], then: string) =>
      reasons(`${full}ask: all\nwhen: [${lines.join(', ')}]\nthen: ${then}\n`);
    expect(await asked(cells, '{ asked: noughts, legal: [mark c3], illegal: [mark a1] }')).toEqual([]);
    expect(await asked([...cells, 'mark c3'], '{ asked: nobody }')).toEqual([]);
  });
});
