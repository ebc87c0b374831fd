import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { OPTIONS } from './options.js';

const FOLDER = fileURLToPath(new URL('../../../../docs/rules/totaler-krieg/', import.meta.url));
const PAGE = '50-house-rules.md';
const page = readFileSync(FOLDER + PAGE, 'utf8');

/** The rules that are our own choice, those of the campaign too. */
function houseRules(): string[] {
  const found: string[] = [];
  for (const file of readdirSync(FOLDER)) {
    if (file === PAGE) continue;
    const [, ...rules] = readFileSync(FOLDER + file, 'utf8').split('<a id="');
    for (const rule of rules) {
      const anchor = rule.slice(0, rule.indexOf('"'));
      if (rule.includes('[house]')) found.push(anchor);
    }
  }
  return found;
}

/** The rows of the page below a heading, without the Options. */
const listed = page.slice(page.indexOf('### What decides games'));
const anchorsIn = (text: string) =>
  [...text.matchAll(/`([a-z]?[a-z.-]*\d[\w.]*|[a-z]\.[a-z]+\d?)`/g)].map(([, id]) => id);

describe('the page of house rules', () => {
  it('names every house rule once, and nothing else', () => {
    expect(anchorsIn(listed).sort()).toEqual(houseRules().sort());
  });

  it('lists every option with its values, the default first', () => {
    for (const [name, { values }] of Object.entries(OPTIONS)) {
      if (name === 'scenario' || name === 'values') continue;
      expect(page).toContain(`| \`${name}\` | ${values.map((value) => `\`${value}\``).join(', ')} |`);
    }
  });
});
