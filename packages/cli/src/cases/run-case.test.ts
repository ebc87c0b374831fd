import { describe, expect, it, vi } from 'vitest';
import { check, raidCase, reasons } from '../../test/checking.js';
import { raid } from '../../test/raid.js';
import { listNames } from './chance-record.js';

const GIVEN = 'given: { hand: { red: [raid, feint], blue: [scout] }, deck: in order }\n';

const THEN = 'then: { asked: red }\n';

/** From line 6 on: what follows a position in which Red holds raid and feint, Blue a scout. */
const held = (body: string) => raidCase(GIVEN + body);

describe('a case that holds', () => {
  const right: [name: string, body: string][] = [
    ['asked', 'then: { asked: red }\n'],
    ['asked, several seats in any order', 'then: { asked: [blue, red] }\n'],
    ['legal and illegal', 'then: { legal: [pass, "red: play raid"], illegal: [play scout, "blue: pass"] }\n'],
    ['illegal with its reason', 'then: { illegal: [{ choice: play scout, because: holds no scout }] }\n'],
    ['illegal with its anchor', 'then: { illegal: [{ choice: play scout, because: play.from-hand }] }\n'],
    ['a choice without quotes', 'when:\n  - red: pass\n  - blue: play scout\nthen: { asked: red }\n'],
    ['a single choice', 'when: pass\nthen: { asked: blue, log: Red passes }\n'],
    [
      'refused, and the position is as before',
      'when: [pass, play raid]\nthen: { refused: holds no raid, asked: blue }\n',
    ],
    ['refused by its anchor', 'when: play scout\nthen: { refused: play.from-hand }\n'],
    [
      'refused by its anchor, and what it says',
      'when: play scout\nthen: { refused: { because: play.from-hand, says: holds no scout } }\n',
    ],
    ['what a refusal says', 'then: { illegal: [{ choice: play scout, says: holds no scout }] }\n'],
    ['refused as every game refuses: not asked', 'when: "blue: pass"\nthen: { refused: not-asked }\n'],
    ['refused as every game refuses: not read', 'when: play raod\nthen: { refused: not-understood }\n'],
    [
      'refused as every game refuses: undo',
      'when: [play raid, "red: undo"]\nthen: { refused: nothing-to-undo, illegal: [{ choice: "red: undo", because: nothing-to-undo }] }\n',
    ],
    [
      'refused as every game refuses: the end',
      'chance: [roll raid 5]\nwhen: [play raid, pass]\nthen: { refused: game-over, illegal: [{ choice: pass, because: game-over }] }\n',
    ],
    [
      'illegal, since it cannot be read',
      'then: { illegal: [{ choice: play raod, because: not-understood }] }\n',
    ],
    ['refused, not asked', 'when: "blue: pass"\nthen: { refused: does not decide now }\n'],
    ['undo', 'when: [pass, "red: undo"]\nthen: { asked: red, legal: [play raid], log: [takes back] }\n'],
    [
      'undo is offered while it is fair',
      'when: [pass]\nthen: { legal: ["red: undo"], illegal: ["blue: undo"] }\n',
    ],
    ['undo ends at a roll', 'when: [play raid, "red: undo"]\nthen: { refused: nothing to take back }\n'],
    ['hides', 'then: { view: { blue: { hides: [red.hand, deck] }, spectator: { hides: blue.hand } } }\n'],
    ['shows', 'then: { view: { blue: { shows: [blue.hand] } } }\n'],
    ['shows items', 'then: { view: { red: { shows: [red.hand: [feint, raid]] } } }\n'],
    [
      'shows items, as a mapping',
      'then: { view: { red: { shows: { red.hand: [raid, feint], deck: [] } } } }\n',
    ],
    ['log since the position', 'when: [pass]\nthen: { log: [The raid begins, Red passes] }\n'],
    [
      'log of a seat',
      'when: [bury feint]\nthen: { log: { red: [It is a feint], blue: [Red buries a card] } }\n',
    ],
    ['the words of the game', 'then: { score: { red: 0 } }\n'],
    ['chance', 'chance: [roll raid 2]\nwhen: [play raid]\nthen: { score: { red: 2 } }\n'],
    [
      'chance as a journal writes it',
      'chance: ["* roll raid 1"]\nwhen: [play raid]\nthen: { score: { red: 1 } }\n',
    ],
    [
      'the end',
      'chance: [roll raid 5]\nwhen: [play raid]\nthen: { asked: nobody, outcome: { winner: reds, why: end.three-points } }\n',
    ],
    [
      'after the end',
      'chance: [roll raid 5]\nwhen: [play raid, pass]\nthen: { refused: the game is over, illegal: [pass] }\n',
    ],
    [
      'steps',
      'steps:\n  - { when: [pass], then: { asked: blue } }\n  - { when: pass }\n  - { then: { asked: red } }\n',
    ],
  ];
  it.each(right)('%s', async (name, body) => {
    const text = name.includes('several') ? raidCase(`given: { step: vote }\n${body}`) : held(body);
    expect(await reasons(text)).toEqual([]);
  });

  it('without a position starts at the start of the game', async () => {
    const [result] = await check(raidCase('when: [pass]\nthen: { asked: blue }\n'));
    expect(result.ok).toBe(true);
    expect(result.journal[0]).toMatch(/^\* shuffle deck( \d){6}$/);
    expect(result.journal[1]).toMatch(/^= start [0-9a-f]{16}$/);
    expect(result.journal[2]).toBe('red: pass');
  });

  it('the seed decides what the `chance` of the case does not name', async () => {
    const play = (extra: string) =>
      check(
        raidCase(
          `${extra}given: { hand: { red: [raid] } }\nwhen: [play raid]\nthen: { log: [Red scores] }\n`,
        ),
      );
    const [seeded] = await play('');
    const [again] = await play('');
    const [mixed] = await play('chance: [roll raid 6]\n');
    expect(again.journal).toEqual(seeded.journal);
    // The shuffle of the deck is not named, so the seed decides it as before.
    expect(mixed.journal[0]).toBe(seeded.journal[0]);
    expect(mixed.journal[2]).toBe('* roll raid 6');
  });
});

describe('a case that does not hold', () => {
  const wrong: [name: string, body: string, ...reasons: string[]][] = [
    ['asked', 'when: [pass]\nthen: { asked: red }\n', '7 then.asked: expected red, found blue'],
    ['asked nobody', 'then: { asked: nobody }\n', '6 then.asked: expected nobody, found red'],
    [
      'legal',
      'then:\n  legal:\n    - pass\n    - play scout\n',
      "9 then.legal[1]: expected 'play scout' to be legal, found: Red holds no scout (play.from-hand)",
    ],
    [
      'illegal',
      'then: { illegal: [pass] }\n',
      "6 then.illegal[0]: expected 'pass' to be illegal, but it is legal",
    ],
    [
      'illegal for another reason',
      'then: { illegal: [{ choice: play scout, because: port }] }\n',
      "6 then.illegal[0].choice: expected 'play scout' to be illegal because of 'port', found: Red holds no scout (play.from-hand)",
    ],
    [
      'illegal by another rule: an anchor is compared whole',
      'then: { illegal: [{ choice: play scout, because: play.one-card }] }\n',
      "6 then.illegal[0].choice: expected 'play scout' to be illegal because of 'play.one-card', found: Red holds no scout (play.from-hand)",
    ],
    [
      'illegal with other words',
      'then: { illegal: [{ choice: play scout, because: play.from-hand, says: no port }] }\n',
      "6 then.illegal[0].choice: expected 'play scout' to be illegal because of 'play.from-hand', saying 'no port', found: Red holds no scout (play.from-hand)",
    ],
    [
      'refused with other words',
      'when: [play scout]\nthen: { refused: { says: no port } }\n',
      "7 then.refused: expected 'play scout' to be refused saying 'no port', found: Red holds no scout (play.from-hand)",
    ],
    [
      'refused in another way',
      'when: [play scout]\nthen: { refused: not-asked }\n',
      "7 then.refused: expected 'play scout' to be refused because of 'not-asked', found: Red holds no scout (play.from-hand)",
    ],
    [
      'illegal, but there is no such name',
      'then: { illegal: [play scuot] }\n',
      "6 then.illegal[0]: there is no choice 'play scuot'; did you mean 'play scout'?: that it is illegal says nothing",
    ],
    [
      'illegal, but there is no such verb',
      'then: { illegal: [pas] }\n',
      "6 then.illegal[0]: no question of raid is answered by 'pas'; did you mean 'pass'?: that it is illegal says nothing",
    ],
    [
      'refused, but accepted',
      'when: [pass]\nthen: { refused: port }\n',
      "7 then.refused: expected 'pass' to be refused because of 'port', but it was accepted",
    ],
    [
      'refused for another reason',
      'when: [play scout]\nthen: { refused: port }\n',
      "7 then.refused: expected 'play scout' to be refused because of 'port', found: Red holds no scout (play.from-hand)",
    ],
    [
      'a choice that is refused',
      'when:\n  - play scout\n  - pass\nthen: { refused: holds no scout, asked: red }\n',
      "7 when[0]: 'play scout' is refused: Red holds no scout (play.from-hand)",
    ],
    [
      'hides',
      'then: { view: { red: { hides: [deck, red.hand] } } }\n',
      '6 then.view.red.hides[1]: expected red.hand to hide everything, found [raid, feint]',
    ],
    [
      'nothing to hide',
      'then: { view: { red: { hides: [discard] } } }\n',
      '6 then.view.red.hides[0]: discard is empty: there is nothing to hide',
    ],
    [
      'shows',
      'when: [pass, play scout]\nthen: { view: { blue: { shows: [deck] } } }\n',
      '7 then.view.blue.shows[0]: expected deck to show everything, found [feint] and 2 unknown',
    ],
    [
      'shows items',
      'then: { view: { red: { shows: [red.hand: [raid]] } } }\n',
      '6 then.view.red.shows[0].red.hand: expected red.hand to show [raid], found [raid, feint]',
    ],
    [
      'log',
      'when: [pass]\nthen: { log: [Blue passes] }\n',
      "7 then.log[0]: expected the log to say 'Blue passes', found 'The raid begins', 'Red passes'",
    ],
    [
      'log of a seat',
      'when: [bury feint]\nthen: { log: { blue: [It is a feint] } }\n',
      "7 then.log.blue[0]: expected the log to say 'It is a feint', found 'The raid begins', 'Red buries a card'",
    ],
    [
      'outcome',
      'then: { outcome: { winner: reds } }\n',
      '6 then.outcome: expected the game to be over, found that it goes on',
    ],
    [
      'another outcome',
      'chance: [roll raid 4]\nwhen: [play raid]\nthen: { outcome: { winner: draw, why: end.nobody } }\n',
      '8 then.outcome.winner: expected draw, found reds',
      '8 then.outcome.why: expected end.nobody, found end.three-points',
    ],
    [
      'the words of the game',
      'then:\n  score: { red: 1, blue: 0 }\n',
      '7 then.score: expected {red: 1, blue: 0}, found {red: 0, blue: 0}',
    ],
    [
      'the words of the game, with a mistake',
      'then:\n  score:\n    red: 0\n    bleu: 1\n',
      "9 then.score.bleu: there is no seat 'bleu' (did you mean blue?)",
    ],
    [
      'chance that cannot be',
      'chance: [roll raid 7]\nwhen: [play raid]\nthen: { asked: blue }\n',
      "6 chance[0]: 'roll raid 7' cannot be: 1 to 6",
    ],
    [
      'chance that never comes up',
      'chance:\n  - roll raids 2\nwhen: [play raid]\nthen: { log: [Red scores] }\n',
      "7 chance[0]: 'roll raids 2' never came up; the seed decided roll raid",
    ],
    [
      'only the first step that fails',
      'steps:\n  - then: { asked: red }\n  - then: { asked: blue }\n  - then: { asked: blue }\n',
      '8 steps[1].then.asked: expected blue, found red',
    ],
  ];
  it.each(wrong)('%s', async (_, body, ...expected) => {
    expect(await reasons(held(body))).toEqual(expected);
  });

  it('a position that the game rejects is reported at its line', async () => {
    const text = raidCase('given:\n  hand:\n    red:\n      - raid\n      - raod\nthen: { asked: red }\n');
    expect(await reasons(text)).toEqual([
      "9 given.hand.red[1]: there is no card 'raod' (did you mean raid?)",
    ]);
  });

  it('a choice without a seat where two decide is a mistake', async () => {
    expect(await reasons(raidCase('given: { step: vote }\nwhen: [yes]\nthen: { asked: red }\n'))).toEqual([
      "6 when[0]: red and blue decide now: say who ('red: yes')",
    ]);
    expect(await reasons(raidCase('given: { step: vote }\nthen: { legal: ["blue: yes", yes] }\n'))).toEqual([
      "6 then.legal[1]: red and blue decide now: say who ('red: yes')",
    ]);
  });

  it('keeps the journal of what happened until then', async () => {
    const [result] = await check(
      held('chance: [roll raid 1]\nwhen: [play raid, pass]\nthen: { asked: blue }\n'),
    );
    expect(result.journal).toEqual(['red: play raid', '* roll raid 1', 'blue: pass']);
  });
});

describe('the history of a failed case', () => {
  const happened = async (text: string) => (await check(text))[0].happened;

  it('names the cards that were shuffled, from the top, where they were shuffled', async () => {
    // Arranged as scout, raid, scout, raid, feint, feint: the last card drawn by the shuffle is on top.
    const text = raidCase(
      'chance: [shuffle deck 0 2 1 3 4 5]\nwhen: [pass, pass]\nthen: { asked: nobody }\n',
    ).replace('title', 'options: { length: long }\ntitle');
    const lines = await happened(text);
    expect(lines![0]).toBe('* shuffle deck: feint, feint, raid, scout, raid, scout');
    expect(lines!.slice(2)).toEqual(['red: pass', 'blue: pass']);
  });

  it('shows rolls with their possible values, after the choice that rolled', async () => {
    const lines = await happened(
      held('chance: [roll raid 1]\nwhen: [play raid, pass]\nthen: { asked: blue }\n'),
    );
    expect(lines).toEqual(['red: play raid', '* roll raid 1 (of 1 to 6)', 'blue: pass']);
  });

  it('shows the rolls of a choice that threw an exception', async () => {
    const turn = raid.rules[0] as { run(...given: unknown[]): void };
    const { run } = turn;
    let calls = 0;
    const broken = vi.spyOn(turn, 'run').mockImplementation((...given) => {
      if (calls++ > 0) throw new TypeError('cards is undefined');
      run(...given);
    });
    const [result] = await check(held('chance: [roll raid 2]\nwhen: [play raid]\nthen: { asked: red }\n'));
    broken.mockRestore();
    expect(result.reasons[0].message).toBe('the rules break down: cards is undefined');
    expect(result.happened).toEqual(['* roll raid 2 (of 1 to 6)']);
  });

  it('truncates a long deck', () => {
    expect(listNames(['raid', 'scout'])).toBe('raid, scout');
    expect(listNames([])).toBe('nothing');
    expect(listNames(Array.from({ length: 40 }, (_, i) => `card-${i}`))).toMatch(
      /^card-0, .*, card-11, … \(40 in all\)$/,
    );
  });

  it('shows what was arranged if the position fails', async () => {
    const [result] = await check(
      raidCase('given: { hand: { red: [raid], blue: [scout, raod] } }\nthen: { asked: red }\n'),
    );
    expect(result.reasons[0].message).toContain("there is no card 'raod'");
    expect(result.arranged).toEqual(['red.hand: raid']);
  });

  it('is absent if the case passes', async () => {
    expect(await happened(held(THEN))).toBeUndefined();
  });
});

describe('rules that throw an exception', () => {
  const broken = () => {
    throw new TypeError('cards is undefined');
  };

  it('are reported at the key that led there', async () => {
    const arrange = vi.spyOn(raid.cases!, 'arrange').mockImplementation(broken);
    expect(await reasons(held(THEN))).toEqual(['5 given: the position cannot be: cards is undefined']);
    arrange.mockRestore();
    const begin = vi.spyOn(raid, 'begin').mockImplementation(broken);
    expect(await reasons(raidCase(THEN))).toEqual(['1 : the game cannot begin: cards is undefined']);
    begin.mockRestore();
    const told = vi.spyOn(raid.logTexts, 'passed').mockImplementation(broken);
    expect(await reasons(held('when: pass\nthen: { log: passes }\n'))).toEqual([
      '7 then: the rules break down: cards is undefined',
    ]);
    told.mockRestore();
    const compare = vi.spyOn(raid.cases!.expect, 'score').mockImplementation(broken);
    expect(await reasons(held('then:\n  score: { red: 0 }\n'))).toEqual([
      '7 then.score: the game cannot compare this: cards is undefined',
    ]);
    compare.mockRestore();
  });

  it('are rethrown in debug mode', async () => {
    vi.stubEnv('SANDTABLE_DEBUG', '1');
    const arrange = vi.spyOn(raid.cases!, 'arrange').mockImplementation(broken);
    await expect(reasons(held(THEN))).rejects.toThrow(TypeError);
    arrange.mockRestore();
    vi.unstubAllEnvs();
  });
});

it('a case with any letter wrong is judged, never a crash', async () => {
  const text = `${held('chance: [roll raid 2]\nwhen:\n  - red: play raid\nthen:\n')}  score: { red: 2 }
  illegal: [{ choice: play raid, because: holds }]
  view: { blue: { hides: [red.hand], shows: [discard] } }
`;
  expect(await reasons(text)).toEqual([]);
  const letters = ['', '\n', ':', '-', '[', '{', '&', '!', '"', 'x'];
  let judged = 0;
  for (let i = 0; i < text.length; i++) {
    // Not every letter in every place: three letters per place, rotating.
    for (let k = i % 3; k < letters.length; k += 4) {
      const wrong = text.slice(0, i) + letters[k] + text.slice(i + 1);
      const results = await check(wrong);
      expect(results.length, wrong).toBeGreaterThan(0);
      const found = results.flatMap(({ reasons: told }) => told);
      judged += found.length;
      const lines = wrong.split('\n').length;
      for (const { line, message } of found) {
        expect(line >= 1 && line <= lines, `${line} of ${lines}: ${message}`).toBe(true);
        expect(message).not.toMatch(/^$|break down|is not a function|[Cc]annot read prop|undefined|\[object/);
      }
    }
  }
  expect(judged).toBeGreaterThan(text.length);
});

describe('a claim that something is illegal', () => {
  it('is vacuous if the words answer another question, unless the case says so', async () => {
    const vote = (claim: string) =>
      reasons(raidCase(`given: { step: vote }\nthen: { illegal: [${claim}] }\n`));
    const [told] = await vote('"red: play raid"');
    expect(told).toMatch(
      /^6 then\.illegal\[0\]: 'play raid' answers another question; .*that it is illegal says nothing$/,
    );
    expect(await vote('{ choice: "red: play raid", because: other-question }')).toEqual([]);
    expect(await vote('{ choice: "red: play raid", because: answers another question }')).toEqual([]);
  });
});

describe('a text of a megabyte', () => {
  it('is truncated, and its control characters are escaped', async () => {
    const text = `\\e[2J${'x'.repeat(1_000_000)}`;
    for (const body of [
      `when: ["${text}"]\nthen: { asked: red }\n`,
      `then: { legal: ["${text}"] }\n`,
      `then: { asked: "${text}" }\n`,
      `then: { asked: !${'x'.repeat(100_000)} red }\n`,
      `then: *${'x'.repeat(100_000)}\n`,
    ]) {
      const told = (await reasons(held(body))).join('');
      expect(told).not.toBe('');
      expect(told.length).toBeLessThan(2000);
      expect(told).not.toContain('\u001b');
    }
  });
});
