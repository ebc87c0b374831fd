import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { parseAllDocuments } from 'yaml';
import type { Example, GameExamples } from '../src/rules/example.js';

const ID = 'virtual:rule-examples';
const OWN = /^\0virtual:rule-examples(?:\/(.+))?$/;
const CASES = join(import.meta.dirname, '..', '..', '..', 'cases');
/** What players type, and the wording of refusals: nothing to look at. */
const ABOUT_WORDING = /typing|refusals|reasons/;
/** Shown at most for one rule. */
const MOST = 3;

/**
 * `import games from 'virtual:rule-examples'`: for each game a function that loads the examples of its rulebook. They
 * are rule cases, chosen when the client is built.
 */
export function ruleExamples(): Plugin {
  return {
    name: 'rule-examples',
    resolveId: {
      filter: { id: new RegExp(`^${ID}`) },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: OWN },
      async handler(id) {
        const game = OWN.exec(id)![1];
        if (game !== undefined) {
          const data = JSON.stringify(JSON.stringify(await examplesOf(game)));
          return `export default JSON.parse(${data});`;
        }
        const games = (await readdir(CASES)).sort();
        const loads = games.map(
          (name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(`${ID}/${name}`)})`,
        );
        return `export default { ${loads.join(', ')} };`;
      },
    },
  };
}

interface Case {
  example: Example;
  rules: string[];
  /** How well it teaches. */
  worth: number;
}

/** The best examples of each rule of a game. */
export async function examplesOf(game: string): Promise<GameExamples> {
  const cases = await casesOf(game);
  const byRule = new Map<string, Case[]>();
  for (const one of cases) for (const rule of one.rules) byRule.set(rule, [...(byRule.get(rule) ?? []), one]);
  const examples: Record<string, Example> = {};
  const rules: Record<string, string[]> = {};
  for (const [rule, found] of [...byRule].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const worth = ({ worth, rules: [first] }: Case) => worth + (first === rule ? 3 : 0);
    const best = found.sort((a, b) => worth(b) - worth(a)).slice(0, MOST);
    rules[rule] = best.map(({ example }) => example.id);
    for (const { example } of best) examples[example.id] = example;
  }
  return { rules, examples };
}

async function casesOf(game: string): Promise<Case[]> {
  const folder = join(CASES, game);
  const files = (await readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith('.yaml') && !ABOUT_WORDING.test(name))
    .sort();
  const all = await Promise.all(
    files.map(async (name) => {
      const documents = parseAllDocuments(await readFile(join(folder, name), 'utf8'));
      return [...documents].flatMap((document, i) =>
        caseOf(`${name.replace(/\.yaml$/, '').replaceAll(/[\\/]/g, '.')}.${i + 1}`, document.toJS()),
      );
    }),
  );
  return all.flat();
}

/** "Supply example - an Army in Hawaii …": that it is an example, the reader sees. */
function plainTitle(title: string): string {
  const plain = title.replace(/^[^-]*\bexample\b[^-]* - /i, '');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

interface Written {
  rule: string | string[];
  title: string;
  options?: Record<string, string>;
  seed?: string | number;
  ask?: string;
  chance?: unknown;
  given?: Example['given'];
  when?: string[];
  then?: { refused?: unknown; illegal?: unknown };
  steps?: { when?: string[]; then?: Written['then'] }[];
}

/** Whether the rules are the usual ones: another scenario is no other rule. */
function isOrdinary(options: Written['options'] = {}): boolean {
  return Object.keys(options).every((name) => name === 'scenario');
}

/** A case as an example; none if it needs more than choices. */
function caseOf(id: string, written: Written | null): Case[] {
  if (!written || written.chance !== undefined || !isOrdinary(written.options)) return [];
  const steps = written.steps ?? [written];
  const when = steps.flatMap((step) => step.when ?? []);
  // Undoing is shown by its button, and an example without a choice shows nothing.
  if (when.length === 0 || when.length > 8 || when.some((line) => /\bundo$/.test(line))) return [];
  const rules = [written.rule].flat();
  const refused = steps.some(({ then }) => then?.refused !== undefined);
  const worth =
    (/^examples?\./.test(id) ? 4 : /^rules\./.test(id) ? 3 : /^cards\./.test(id) ? 2 : 0) +
    (rules.length === 1 ? 1 : 0) +
    (when.length <= 4 ? 2 : 0) +
    (written.title.length <= 90 ? 1 : 0);
  const example: Example = {
    id,
    title: plainTitle(written.title),
    given: written.given ?? null,
    seed: String(written.seed ?? id),
    ...(written.options && { options: written.options }),
    when,
    refused,
    ...(written.ask === 'all' && { asksAll: true }),
  };
  return [{ example, rules, worth }];
}
