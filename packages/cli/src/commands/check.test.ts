import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folder, sandtable } from '../../test/command.js';

const here = folder();

const mark = (title: string, then: string) =>
  `game: noughts\nrule: [mark.empty-cell]\ntitle: ${title}\nwhen: ["noughts: mark b2"]\nthen: ${then}\n`;

describe('sandtable check', () => {
  it('prints a line per case and the totals', async () => {
    const good = here.file('good.yaml', mark('A mark stays', '{ asked: crosses, illegal: [mark b2] }'));
    expect(await sandtable('check', good)).toEqual({
      code: 0,
      out: `ok   ${good}  A mark stays\n1 passed, 0 failed\n`,
      err: '',
    });
  });

  it('says what failed, where, and what happened before', async () => {
    const bad = here.file('bad.yaml', mark('It is not so', '{ asked: noughts }'));
    expect(await sandtable('check', bad)).toEqual({
      code: 1,
      out: [
        `FAIL ${bad}  It is not so`,
        `     ${bad}:5: then.asked: expected noughts, found crosses`,
        '     the journal until then:',
        '       noughts: mark b2',
        '0 passed, 1 failed',
        '',
      ].join('\n'),
      err: '',
    });
  });

  it('names the cards that were shuffled: in a choice where it happened, for the position last', async () => {
    const position = here.file(
      'given.yaml',
      [
        'game: outposts\nrule: [card.ambush]\ntitle: It is not so\nseed: 3',
        'given: { turn: amber, cards: { amber: { hand: [settle] } } }\nthen: { asked: jade }\n',
      ].join('\n'),
    );
    const given = (await sandtable('check', position)).out.split('\n');
    expect(given[1]).toContain('then.asked: expected jade, found amber');
    expect(given[2]).toBe('     shuffled before:');
    expect(given[3]).toMatch(/^ {7}\* shuffle amber\.deck: [a-z]+(, [a-z]+)+$/);
    const dealt = here.file(
      'dealt.yaml',
      'game: east-front\nrule: [setup.mulligan]\ntitle: It is not so\nwhen: ["axis: mulligan"]\nthen: { asked: axis }\n',
    );
    const [, , title, choice, shuffle, last] = (await sandtable('check', dealt)).out.split('\n');
    expect([title, choice]).toEqual(['     the journal until then:', '       axis: mulligan']);
    expect(shuffle).toMatch(/^ {7}\* shuffle axis\.deck: [a-z0-9-]+(, [a-z0-9-]+)+, … \(\d+ in all\)$/);
    expect(last).toBe('     shuffled before:');
  });

  it('shows what was arranged when a position fails', async () => {
    const given = '{ cards: { amber: { hand: [settle, ambush] }, crimson: { hand: [setle] } } }';
    const text = `game: outposts\nrule: [deck.drawing]\ntitle: T\ngiven: ${given}\nthen: { asked: nobody }\n`;
    const { out } = await sandtable('check', here.file('arranged.yaml', text));
    expect(out).toContain("given.cards.crimson.hand[0]: there is no card 'setle' (did you mean settle?)\n");
    expect(out).toContain('     arranged until then:\n');
    expect(out).toMatch(/ {7}amber\.hand: (ambush, settle|settle, ambush)\n/);
  });

  it('escapes and truncates text from files, everywhere', async () => {
    const red = '\\e[31m';
    const file = here.file(
      'escapes.yaml',
      [
        `game: noughts\nrule: [mark.empty-cell]\ntitle: "${red}${'x'.repeat(5000)}"\nthen: { asked: crosses }`,
        `---\ngame: noughts\nrule: [mark.empty-cell]\ntitle: T\n"k${red}": 1\nthen: { asked: noughts }\n`,
      ].join('\n'),
    );
    const checked = await sandtable('check', file);
    const shown = await sandtable('show', file);
    const missing = await sandtable('check', '/nowhere/\u001b[31m', `--${'y'.repeat(5000)}`);
    for (const { out, err } of [checked, shown, missing]) {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
      expect(out + err).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
      expect((out + err).length).toBeLessThan(3000);
    }
    expect(checked.out).toContain('\\x1b[31mxxx');
    expect((await sandtable('check', '/nowhere/\u001b[31m')).err).toContain(
      '/nowhere/\\x1b[31m: there is no',
    );
  });

  it('reports misspelled cards even in an illegal choice of a seat that is not asked', async () => {
    const claim = (text: string) =>
      `game: east-front\nrule: [move.first]\ntitle: T\ngiven: { step: first-movement }\nthen: { illegal: ["allies: ${text}"] }\n`;
    const wrong = await sandtable('check', here.file('slip.yaml', claim('play stafka')));
    expect(wrong.out).toContain("there is no choice 'play stafka'; did you mean 'play stavka'?");
    for (const right of ['play Stavka', 'forced march', 'move soviet tank kiev moscow'])
      expect((await sandtable('check', here.file('right.yaml', claim(right)))).code).toBe(0);
  });

  it('goes through folders, in order, and takes each file once', async () => {
    const path = mkdtempSync(join(here.path, 'cases-'));
    mkdirSync(join(path, 'deep'));
    const text = mark('T', '{ asked: crosses }');
    const inside = (name: string) => join(path, name).slice(here.path.length + 1);
    here.file(inside('b.yml'), text);
    here.file(inside('deep/a.yaml'), `${text}---\n${text}`);
    here.file(inside('notes.md'), 'nothing');
    here.file(inside('.hidden.yaml'), 'nothing');
    const { code, out } = await sandtable('check', `${path}/`, join(path, 'b.yml'));
    expect(code).toBe(0);
    expect(out).toBe(
      `ok   ${path}/b.yml  T\nok   ${path}/deep/a.yaml  T\nok   ${path}/deep/a.yaml  T\n3 passed, 0 failed\n`,
    );
  });

  it('prints the same as JSON', async () => {
    const file = here.file(
      'both.yaml',
      `${mark('A', '{ asked: crosses }')}---\n${mark('B', '{ asked: noughts }')}`,
    );
    const { code, out } = await sandtable('check', file, '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual({
      passed: 1,
      failed: 1,
      cases: [
        {
          file,
          line: 1,
          title: 'A',
          game: 'noughts',
          rule: ['mark.empty-cell'],
          ok: true,
          reasons: [],
          journal: ['noughts: mark b2'],
        },
        {
          file,
          line: 7,
          title: 'B',
          game: 'noughts',
          rule: ['mark.empty-cell'],
          ok: false,
          reasons: [{ file, line: 11, key: 'then.asked', message: 'expected noughts, found crosses' }],
          journal: ['noughts: mark b2'],
          happened: ['noughts: mark b2'],
        },
      ],
    });
  });

  it('names the game that was meant', async () => {
    const file = here.file('game.yaml', mark('T', '{ asked: crosses }').replace('noughts', 'nougts'));
    const { code, out } = await sandtable('check', file);
    expect(code).toBe(1);
    expect(out).toContain(`${file}:1: game: there is no game 'nougts'; did you mean 'noughts'?\n`);
  });

  it('rejects files that do not exist', async () => {
    const none = join(here.path, 'none.yaml');
    expect(await sandtable('check', none)).toEqual({
      code: 2,
      out: '',
      err: `sandtable: ${none}: there is no such file or folder\n`,
    });
    const empty = mkdtempSync(join(here.path, 'empty-'));
    expect((await sandtable('check', empty)).err).toMatch(
      /there are no rule cases \(.yaml\) in this folder\n$/,
    );
    expect((await sandtable('check')).code).toBe(2);
  });
});
