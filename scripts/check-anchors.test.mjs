import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checkAnchors } from './check-anchors.mjs';

const made = [];
afterEach(() => {
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true });
});

const DOC = `# Rules of war

<a id="supply.navy-port"></a> A navy needs a port.

## <a id="battle.land"></a>Land battles
`;
const CASES = {
  'cases/war/navy.yaml': 'game: war\nrule: [supply.navy-port]\ntitle: A navy\n',
  'cases/war/deep/land.yaml': 'game: war\nrule: battle.land\ntitle: Land\n',
};

function check(files) {
  const root = mkdtempSync(join(tmpdir(), 'anchors-'));
  made.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return checkAnchors(root);
}

const errorsOf = (files) => check({ 'docs/rules/war.md': DOC, ...CASES, ...files }).errors;

describe('anchors', () => {
  it('accepts an empty repository and one in order', () => {
    expect(check({}).errors).toEqual([]);
    expect(errorsOf({})).toEqual([]);
  });

  it('reports an anchor that no case covers', () => {
    const { errors } = check({
      'docs/rules/war.md': DOC,
      'cases/war/land.yaml': CASES['cases/war/deep/land.yaml'],
    });
    expect(errors).toEqual(['docs/rules/war.md:3: no case covers supply.navy-port']);
  });

  it('reads a folder of pages as one book, and numbers of printed rules', () => {
    const pages = {
      'docs/rules/war/01-supply.md':
        '<a id="supply.navy-port"></a> A navy needs a port.\n<a id="4.2.1a"></a> A\n',
      'docs/rules/war/02-battle.md': '<a id="battle.land"></a> Land\n<a id="a-1c"></a> B\n',
      ...CASES,
    };
    const { errors } = check(pages);
    expect(errors).toEqual([
      'docs/rules/war/01-supply.md:2: no case covers 4.2.1a',
      'docs/rules/war/02-battle.md:2: no case covers a-1c',
    ]);
    const more = {
      'cases/war/n.yaml': 'rule: [4.2.1a, a-1c, 4.2.9z]\n',
      'docs/rules/war/03.md': '<a id="4.2.1a"></a>\n',
    };
    expect(check({ ...pages, ...more }).errors).toEqual([
      'docs/rules/war/03.md:1: 4.2.1a is already on line 2 of docs/rules/war/01-supply.md',
      'cases/war/n.yaml:1: cites 4.2.9z, which is not in docs/rules/war',
    ]);
  });

  it('only counts uncovered anchors in a draft', () => {
    const { errors, notes } = check({ 'docs/rules/war.md': `<!-- draft -->\n${DOC}` });
    expect(errors).toEqual([]);
    expect(notes).toContain('docs/rules/war.md: 2 anchors, 2 without a case (draft)');
  });

  it('still reports wrong citations of a draft', () => {
    const errors = errorsOf({
      'docs/rules/war.md': `<!-- draft -->\n${DOC}`,
      'cases/war/x.yaml': 'rule: [no.such]\n',
    });
    expect(errors).toEqual(['cases/war/x.yaml:1: cites no.such, which is not in docs/rules/war.md']);
  });

  it('only counts anchors that wait for the campaign, until a case covers them', () => {
    const book =
      '<a id="supply.navy-port"></a> <!-- campaign -->\nA navy.\n\n<a id="battle.land"></a>\nLand.\n';
    const land = { 'cases/war/land.yaml': CASES['cases/war/deep/land.yaml'] };
    const { errors, notes } = check({ 'docs/rules/war.md': book, ...land });
    expect(errors).toEqual([]);
    expect(notes).toContain('docs/rules/war.md: 2 anchors, 0 without a case, 1 for the campaign');
    expect(check({ 'docs/rules/war.md': book, ...CASES }).errors).toEqual([
      'cases/war/navy.yaml:2: covers supply.navy-port, which is marked <!-- campaign -->: remove the mark',
    ]);
    const draft = check({ 'docs/rules/war.md': `<!-- draft -->\n${book}`, ...land });
    expect(draft.notes).toContain(
      'docs/rules/war.md: 2 anchors, 0 without a case, 1 for the campaign (draft)',
    );
  });

  it('reports duplicates and malformed anchors', () => {
    const errors = errorsOf({
      'docs/rules/war.md': `${DOC}<a id="battle.land"></a> Again.\n<a id="Battle"></a> What?\n`,
    });
    expect(errors).toEqual([
      'docs/rules/war.md:6: battle.land is already on line 5 of docs/rules/war.md',
      'docs/rules/war.md:7: "Battle" is not an anchor (like supply.navy-port)',
    ]);
  });

  it('skips examples in code blocks', () => {
    const code = '```\n<a id="some.example"></a>\n```\nor `<a id="other.example"></a>`\n';
    expect(errorsOf({ 'docs/rules/war.md': DOC + code })).toEqual([]);
  });
});

describe('cases', () => {
  it('may cite several rules, but only known ones, and at least one', () => {
    const rules = 'title: Both\nrule:\n  - battle.land\n  - battle.air\n';
    expect(errorsOf({ 'cases/war/x.yaml': rules })).toEqual([
      'cases/war/x.yaml:4: cites battle.air, which is not in docs/rules/war.md',
    ]);
    expect(errorsOf({ 'cases/war/x.yaml': 'title: None\n' })).toEqual([
      'cases/war/x.yaml:1: names no rule (rule: [some.anchor])',
    ]);
    expect(errorsOf({ 'cases/peace/x.yaml': 'rule: [a.b]\n' })).toEqual([
      'cases/peace/x.yaml:1: cites a.b, but there is no docs/rules/peace.md',
    ]);
  });

  it('may share a file, each with its own rules', () => {
    const both = 'title: Navy\nrule: [supply.navy-port]\n---\ntitle: Land\nrule: battle.land\n';
    const { errors, notes } = check({ 'docs/rules/war.md': DOC, 'cases/war/both.yaml': both });
    expect(errors).toEqual([]);
    expect(notes).toContain('anchors: 1 rule books, 2 cases, 0 citations in code, 0 errors');
    expect(
      errorsOf({ 'cases/war/x.yaml': `${both}---\ntitle: Air\nrule: [battle.air]\n---\ntitle: None\n` }),
    ).toEqual([
      'cases/war/x.yaml:10: names no rule (rule: [some.anchor])',
      'cases/war/x.yaml:8: cites battle.air, which is not in docs/rules/war.md',
    ]);
    expect(errorsOf({ 'cases/war/x.yaml': '# to be written\n' })).toEqual([
      'cases/war/x.yaml:1: there is no case in this file',
    ]);
  });

  it('must name a refusal by its rule, not by its wording', () => {
    const navy = 'game: war\nrule: [supply.navy-port]\ntitle: A navy\n';
    const named = `${navy}then: { refused: { because: battle.land, says: no port }, illegal: [{ choice: go, because: not-asked }] }\n`;
    expect(errorsOf({ 'cases/war/navy.yaml': named })).toEqual([]);
    const names = 'game-over, not-asked, other-question, not-understood, nothing-to-undo';
    const worded = `${navy}then:\n  refused: there is no port\n  illegal: [{ choice: go, because: no port }]\n`;
    expect(errorsOf({ 'cases/war/navy.yaml': worded })).toEqual([
      `cases/war/navy.yaml:5: refused is the anchor of a rule or one of ${names}; its words belong under says`,
      `cases/war/navy.yaml:6: because is the anchor of a rule or one of ${names}; its words belong under says`,
    ]);
  });

  it('must be YAML', () => {
    const [error, ...more] = errorsOf({ 'cases/war/x.yaml': 'title: A\nrule: [battle.land\n' });
    expect(error).toMatch(/^cases\/war\/x\.yaml:\d+: /);
    expect(more).toEqual([]);
  });
});

describe('code', () => {
  const lines =
    "// 'no.comment'\nexport const a = refusal('supply.navy-port');\nexport const b = refusal('supply.air');\n";

  it.each(['games', 'examples'])('of %s may cite only what its rule book has', (group) => {
    expect(errorsOf({ [`packages/${group}/war/src/refusals.ts`]: lines })).toEqual([
      `packages/${group}/war/src/refusals.ts:3: cites supply.air, which is not in docs/rules/war.md`,
    ]);
    expect(errorsOf({ [`packages/${group}/war/src/deep/words.ts`]: lines })).toHaveLength(1);
  });

  it('elsewhere cites with the word anchor, refusal or no', () => {
    const text =
      "const a = 'supply.air';\nconst b = { anchor: 'supply.air' };\nrefusal<X>('supply.sea', say);\nno('supply.mud', say);\n";
    expect(errorsOf({ 'packages/games/war/src/supply.ts': text })).toEqual([
      'packages/games/war/src/supply.ts:2: cites supply.air, which is not in docs/rules/war.md',
      'packages/games/war/src/supply.ts:3: cites supply.sea, which is not in docs/rules/war.md',
      'packages/games/war/src/supply.ts:4: cites supply.mud, which is not in docs/rules/war.md',
    ]);
  });

  it('of a game needs a rule book, of an example does not', () => {
    expect(errorsOf({ 'packages/games/peace/src/refusals.ts': lines })).toHaveLength(2);
    expect(errorsOf({ 'packages/examples/peace/src/refusals.ts': lines })).toEqual([]);
  });

  describe('a list of cases in docs', () => {
    const list = (...lines) => ({
      'docs/war-cases.md': ['<!-- cases: war -->', '## Turn', '### Supply', ...lines].join('\n'),
    });

    it('is in order when its cases exist and cite its rules', () => {
      expect(errorsOf(list('Rules: supply.navy-port', '- `navy`: A navy'))).toEqual([]);
      expect(errorsOf(list('- `deep/land`: Land'))).toEqual([]);
    });

    it('reports a row whose case is gone, and one without a case', () => {
      expect(errorsOf(list('- `navy`: A fleet'))).toEqual([
        "docs/war-cases.md:3: there is no case 'navy: A fleet' for 'Supply'",
      ]);
      expect(errorsOf(list())).toEqual(["docs/war-cases.md:3: no case shows 'Supply'"]);
    });

    it('reports a rule of a row that none of its cases cites', () => {
      expect(errorsOf(list('Rules: supply.navy-port, battle.land', '- `navy`: A navy'))).toEqual([
        "docs/war-cases.md:3: no case of 'Supply' cites battle.land",
      ]);
    });

    it('reports a row that no case plays in its scenario', () => {
      const chapter = [
        '<!-- cases: war -->',
        '## Turn',
        '<!-- scenario: east -->',
        '### Supply',
        '- `navy`: A navy',
      ];
      const east = { 'cases/war/navy.yaml': `${CASES['cases/war/navy.yaml']}options: { scenario: east }\n` };
      const docs = { 'docs/war-cases.md': chapter.join('\n') };
      expect(errorsOf(docs)).toEqual(["docs/war-cases.md:4: no case of 'Supply' plays east"]);
      expect(errorsOf({ ...docs, ...east })).toEqual([]);
    });
  });
});
