import { describe, expect, it, vi } from 'vitest';
import { folder, raidJournal, sandtable } from '../../test/command.js';

vi.mock('@sandtable/shelf', async (original) =>
  (await import('../../test/shelf.js')).shelfWithRaid(original),
);

const here = folder();
const CASE = `game: raid
rule: [play.from-hand]
title: A raid scores
chance: [roll raid 2]
given: { hand: { red: [raid], blue: [scout] }, deck: in order }
when:
  - red: play raid
  - blue: play raid
then: { refused: holds no raid }
`;
const file = here.file('case.yaml', CASE);
const show = async (...argv: string[]) => JSON.parse((await sandtable('show', ...argv, '--json')).out);

describe('sandtable show, a rule case', () => {
  it('prints the position as it is given', async () => {
    const { code, out } = await sandtable('show', file);
    expect(code).toBe(0);
    expect(out.replace(/[0-9a-f]{16}/, 'HASH')).toBe(
      [
        'Raid: A raid scores',
        'after 0 choices, as seen by all-knowing',
        '',
        'red 0 : blue 0',
        '',
        'red decides: Red plays a card or passes (play.one-card)',
        '  play raid',
        '  bury raid',
        '  pass',
        'because: it is the turn of Red',
        '',
        'deck  4 cards',
        '',
        'state hash HASH',
        '',
      ].join('\n'),
    );
  });

  it('after some of its choices', async () => {
    const position = await show(file, '--at', '1');
    expect(position).toMatchObject({
      at: 1,
      draw: 'red 2 : blue 0',
      legal: { blue: ['play scout', 'bury scout', 'pass'] },
    });
    const { out } = await sandtable('show', file, '--at', '2');
    expect(out).toContain("'play raid' was refused: Blue holds no raid (play.from-hand)\n");
    expect((await show(file, '--at', '2', '--as', 'red')).note).toBe('a choice was refused');
    expect(await sandtable('show', file, '--at', '3')).toMatchObject({
      code: 2,
      err: `sandtable: ${file}: --at 3 is beyond the end; \`when\` has 2 lines\n`,
    });
  });

  it('shows a seat only what it may see', async () => {
    const [all, blue, red] = [
      await show(file),
      await show(file, '--as', 'blue'),
      await show(file, '--as', 'red'),
    ];
    expect(all.view.places['red.hand']).toEqual(['raid']);
    expect(red.legal).toEqual({ red: ['play raid', 'bury raid', 'pass'] });
    expect(blue.legal).toEqual({});
    expect(blue.view.decisions).toMatchObject([{ seat: 'red', options: null }]);
    expect(blue.view.places).toMatchObject({ 'red.hand': [null], 'blue.hand': ['scout'] });
    expect(blue.hash).not.toBe(all.hash);
  });

  it('gives two positions that differ only in secrets the same output', async () => {
    const other = here.file('other.yaml', CASE.replace('red: [raid]', 'red: [feint]'));
    for (const extra of [[], ['--json', '--why']]) {
      const one = await sandtable('show', file, '--as', 'blue', ...extra);
      const two = await sandtable('show', other, '--as', 'blue', ...extra);
      expect(two.out.replace(other, file)).toBe(one.out);
    }
    expect((await show(other)).hash).not.toBe((await show(file)).hash);
  });

  it('says why not', async () => {
    const { refusals } = await show(file, '--why');
    expect(refusals.red).toContainEqual({
      choice: 'play scout',
      reason: 'Red holds no scout',
      anchor: 'play.from-hand',
    });
    expect(await show(file)).not.toHaveProperty('refusals');
    expect((await sandtable('show', file, '--why')).out).toContain(
      '\n  not play scout: Red holds no scout\n',
    );
  });

  it('picks one of several cases', async () => {
    const several = here.file('several.yaml', `${CASE}---\n${CASE.replace('A raid scores', 'The second')}`);
    expect((await show(several, '--case', '2')).title).toBe('The second');
    expect((await sandtable('show', several, '--case', '3')).err).toMatch(
      /there is no case 3; the file holds 2\n$/,
    );
  });

  it('names the line of a mistake', async () => {
    const bad = here.file('bad.yaml', CASE.replace('blue: [scout]', 'bleu: [scout]'));
    expect(await sandtable('show', bad)).toEqual({
      code: 2,
      out: '',
      err: `sandtable: ${bad}:5: given.hand.bleu: there is no seat 'bleu' (did you mean blue?)\n`,
    });
    const worse = here.file('worse.yaml', CASE.replace('when:', 'whne:'));
    expect((await sandtable('show', worse)).err).toMatch(
      /worse.yaml:6: whne: a case has no key 'whne'; did you/,
    );
  });
});

describe('sandtable show, a journal', () => {
  const journal = here.file('game.journal', raidJournal(['red', 'pass'], ['blue', 'pass'], ['red', 'pass']));

  it('at its end or at any point', async () => {
    expect(await show(journal)).toMatchObject({ game: 'raid', at: 3, legal: { blue: expect.any(Array) } });
    expect(await show(journal, '--at', '0')).toMatchObject({ at: 0, legal: { red: expect.any(Array) } });
    expect((await sandtable('show', journal, '--at', '4')).err).toMatch(
      /is beyond the end; there are 3 choices\n$/,
    );
    expect((await sandtable('show', journal, '--case', '1')).code).toBe(2);
  });

  it('knows its seats', async () => {
    expect((await sandtable('show', journal, '--as', 'green')).err).toBe(
      "sandtable: raid has no seat 'green' (seats: red, blue)\n",
    );
    expect((await show(journal, '--as', 'spectator')).viewer).toBe('spectator');
  });

  it('is told from a case by its first line', async () => {
    const neither = here.file('notes.txt', 'nothing');
    expect((await sandtable('show', neither)).err).toMatch(/neither a rule case \(.yaml\) nor a journal/);
  });
});
