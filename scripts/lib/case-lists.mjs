// Lists of cases in docs: rows that must be shown to hold, each with the cases that show it.
//
//   <!-- cases: totaler-krieg -->          the cases are those of this game
//   ## A chapter                           <!-- scenario: case-white --> below it: each row has a case with this option
//   ### A row
//   Rules: 2.2.3.1a, 2.2.3.1d              each is cited by a case of the row
//   - `2-2-support`: the title of a case in cases/totaler-krieg/2-2-support.yaml
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { filesUnder, relativeTo } from './files.mjs';

const LIST = /^<!--\s*cases:\s*([a-z0-9-]+)\s*-->$/m;
const SCENARIO = /^<!--\s*scenario:\s*([a-z0-9-]+)\s*-->$/;
const ITEM = /^- `([^`]+)`: (.+)$/;

/** Errors "file:line: what is wrong", and the number of rows. */
export function checkCaseLists(root) {
  const errors = [];
  let rows = 0;
  for (const path of filesUnder(join(root, 'docs'), (name) => name.endsWith('.md'))) {
    const text = readFileSync(path, 'utf8');
    const game = LIST.exec(text)?.[1];
    if (!game) continue;
    const found = casesOf(root, game);
    for (const row of rowsOf(text)) {
      rows++;
      errors.push(...problemsOf(row, found).map((says) => `${relativeTo(root, path)}:${row.line}: ${says}`));
    }
  }
  return { errors, rows };
}

function problemsOf({ title, scenario, rules, items }, found) {
  const cases = items.map((item) => found.get(item));
  const problems = items
    .filter((_, i) => cases[i] === undefined)
    .map((item) => `there is no case '${item}' for '${title}'`);
  if (items.length === 0) problems.push(`no case shows '${title}'`);
  if (problems.length > 0) return problems;
  if (scenario && !cases.some((one) => one.scenario === scenario))
    problems.push(`no case of '${title}' plays ${scenario}`);
  const cited = new Set(cases.flatMap((one) => one.rules));
  for (const rule of rules) if (!cited.has(rule)) problems.push(`no case of '${title}' cites ${rule}`);
  return problems;
}

/** The rows of a list, with the line of their heading. */
function rowsOf(text) {
  const rows = [];
  let scenario = null;
  for (const [index, line] of text.split('\n').entries()) {
    const row = rows.at(-1);
    if (line.startsWith('## ')) scenario = null;
    else if (line.startsWith('### '))
      rows.push({ line: index + 1, title: line.slice(4), scenario, rules: [], items: [] });
    else if (SCENARIO.test(line)) scenario = SCENARIO.exec(line)[1];
    else if (row && line.startsWith('Rules: ')) row.rules.push(...line.slice(7).split(', '));
    else if (row && ITEM.test(line)) row.items.push(ITEM.exec(line).slice(1).join(': '));
  }
  return rows;
}

/** The cases of a game by file and title. */
function casesOf(root, game) {
  const folder = join(root, 'cases', game);
  const found = new Map();
  for (const path of filesUnder(folder, (name) => name.endsWith('.yaml'))) {
    const file = relativeTo(folder, path).replace(/\.yaml$/, '');
    for (const document of parseAllDocuments(readFileSync(path, 'utf8'))) {
      const { title, rule = [], options } = document.toJS() ?? {};
      found.set(`${file}: ${title}`, {
        rules: [rule].flat().map(String),
        scenario: String(options?.scenario),
      });
    }
  }
  return found;
}
