import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments, stringify } from 'yaml';
import { checkText } from './index.js';
import type { Machines } from './read-case.js';
import type { Reason } from './run-case.js';

/** Tests each game's vocabulary on its own cases: every mistake must be reported at its line. */

type Path = (string | number)[];
type Written = Record<string, unknown>;

const CASES = new URL('../../../../cases/', import.meta.url);
const NOBODY = 'then: { asked: nobody }\n';
const GENERIC = ['asked', 'legal', 'illegal', 'refused', 'view', 'log', 'outcome'];

function casesOf(game: string): Written[] {
  const folder = new URL(`${game}/`, CASES);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.ya?ml$/.test(name),
  );
  return files.sort().flatMap((name) => {
    const documents = parseAllDocuments(readFileSync(new URL(name, folder), 'utf8'));
    const written = [...documents].map((document): unknown => document.toJS());
    return written.filter((one): one is Written => one !== null);
  });
}

function* pathsIn(value: unknown, at: Path = []): Generator<Path> {
  if (at.length > 0) yield at;
  if (Array.isArray(value)) for (const [i, item] of value.entries()) yield* pathsIn(item, [...at, i]);
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) yield* pathsIn(item, [...at, key]);
}

const valueAt = (value: unknown, path: Path) =>
  path.reduce<unknown>((inside, step) => (inside as Record<string | number, unknown>)[step], value);

function changed<V>(value: V, path: Path, to: unknown): V {
  const copy = structuredClone(value);
  const parent = valueAt(copy, path.slice(0, -1)) as Record<string | number, unknown>;
  parent[path.at(-1)!] = to;
  return copy;
}

/** The first case for each path of the vocabulary; cards.germany.hand and cards.japan.hand count as one path. */
function* onePerShape(cases: Written[], part: (one: Written) => unknown): Generator<[Written, Path]> {
  const seen = new Set<string>();
  for (const one of cases) {
    for (const path of pathsIn(part(one))) {
      const shape = path.map((step, i) => (i === 0 || i === 2 ? step : typeof step)).join('.');
      if (seen.has(shape)) continue;
      seen.add(shape);
      yield [one, path];
    }
  }
}

async function reasonsOf(one: Written, machines: Machines, more = ''): Promise<Reason[]> {
  for await (const { reasons } of checkText('case.yaml', stringify(one) + more, undefined, machines))
    return reasons;
  return [];
}

/** The reason has a line and a key inside that part, and is not an exception from the rules. */
function mistakes(reasons: Reason[], key: string): Reason[] {
  return reasons.filter(
    (reason) =>
      reason.key.startsWith(key) &&
      reason.line > 1 &&
      !/position cannot be|cannot compare/.test(reason.message),
  );
}

/** The games with their own vocabulary; noughts and crosses has none. */
const games = readdirSync(CASES, { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && casesOf(entry.name).some(({ given }) => given !== undefined),
);

it('some games have a vocabulary to test', () => {
  expect(games.length).toBeGreaterThan(3);
});

describe.each(games.map(({ name }) => name))('the words of %s', (game) => {
  const cases = casesOf(game);
  const machines: Machines = new Map();

  it('given: a value of a wrong kind, a name that does not exist, nothing at all', async () => {
    let shapes = 0;
    for (const [one, path] of onePerShape(cases, ({ given }) => given)) {
      shapes++;
      const { options = {}, rule } = one;
      const base = { game, rule, title: 'T', options, given: one.given };
      const yesOrNo = typeof valueAt(one.given, path) === 'boolean';
      for (const wrong of [1.5, ...(yesOrNo ? [] : [true]), null, 'zzz', ['zzz'], { zzz: 1 }]) {
        const found = await reasonsOf(changed(base, ['given', ...path], wrong), machines, NOBODY);
        const what = `${game}: given.${path.join('.')}: ${JSON.stringify(wrong)}`;
        expect(mistakes(found, 'given'), what).not.toEqual([]);
      }
      const value = valueAt(one.given, path);
      if (typeof value !== 'object' || Array.isArray(value)) continue;
      const found = await reasonsOf(changed(base, ['given', ...path, 'zzz'], 1), machines, NOBODY);
      expect(
        mistakes(found, 'given').map(({ key }) => key),
        path.join('.'),
      ).toContainEqual(expect.stringContaining('zzz'));
    }
    expect(shapes).toBeGreaterThan(3);
  });

  it('then: a name that does not exist', async () => {
    const ownOf = ({ then }: Written) =>
      then && Object.fromEntries(Object.entries(then as Written).filter(([key]) => !GENERIC.includes(key)));
    let names = 0;
    for (const [one, path] of onePerShape(cases, ownOf)) {
      // A text of several words is not a name.
      if (!/^[a-z0-9-]+$/.test(String(valueAt(one.then, path)))) continue;
      names++;
      const found = await reasonsOf(changed(one, ['then', ...path], 'zzz'), machines);
      const what = `${game}: then.${path.join('.')}`;
      expect(found.map(({ message }) => message).join(), what).toMatch(/(there is no|expected) .*'zzz'/);
      expect(mistakes(found, 'then'), what).not.toEqual([]);
    }
    expect(names).toBeGreaterThan(0);
  });
});

describe('a position that the rules do not allow', () => {
  const machines: Machines = new Map();
  const told = async (game: string, rule: string, given: string) => {
    const text = `game: ${game}\nrule: [${rule}]\ntitle: T\ngiven:\n${given}then: { asked: nobody }\n`;
    const found: string[] = [];
    for await (const { reasons } of checkText('case.yaml', text, undefined, machines))
      found.push(...reasons.map(({ line, key, message }) => `${line} ${key}: ${message}`));
    return found;
  };

  it.each([
    [
      '  pieces:\n    germany: { army: [germany, germany] }\n',
      /^6 given.pieces.germany.army\[1\]: .*two pieces in germany/,
    ],
    [
      '  pieces:\n    germany: { army: [russia] }\n    soviet-union: { army: [russia] }\n',
      /^7 given.pieces.soviet-union.army\[0\]: .*enemy/,
    ],
    [
      '  pieces:\n    germany: { navy: [north-sea, baltic-sea, black-sea, mediterranean-sea, bay-of-bengal, south-atlantic] }\n',
      /^6 given.pieces.germany.navy\[\d\]: .*no more pieces/,
    ],
    [
      '  cards:\n    germany:\n      hand: [blitzkrieg]\n      status: [blitzkrieg]\n',
      /^8 given.cards.germany.status\[0\]: every blitzkrieg .*already$/,
    ],
    [
      '  cards: { germany: { discard: [{ hidden: [plunder], open: 1 }] } }\n',
      /^5 given.cards.germany.discard\[0\].open: expected {hidden: \[cards\]}, not 'open'$/,
    ],
    [
      '  cards: { germany: { discard: [{ hidden: plunder }] } }\n',
      /^5 given.cards.germany.discard\[0\].hidden: expected a list of cards, not 'plunder'$/,
    ],
    [
      '  cards: { germany: { status: [atlantic-wall] } }\n  used: { germany: [atlantic-wall, atlantic-wall] }\n',
      /^6 given.used.germany\[1\]: atlantic-wall is named twice$/,
    ],
    [
      '  protected: { germany: { army: [germany, germany] } }\n',
      /^5 given.protected.germany.army\[1\]: germany is named twice$/,
    ],
    ['  effects: [truk, truk]\n', /^5 given.effects\[1\]: truk is named twice$/],
  ])('qmg-ww2: %s', async (given, expected) => {
    const found = await told('qmg-ww2', 'pieces.one-per-space', given);
    expect(found).toEqual([expect.stringMatching(expected)]);
  });

  it.each([
    ['  control: { axis: [gorki, gorki] }\n', /^5 given.control.axis\[1\]: gorki is named twice$/],
    [
      '  control:\n    axis: [gorki]\n    allies: [gorki]\n',
      /^7 given.control.allies\[0\]: gorki is named twice$/,
    ],
    [
      '  cards: { axis: { hand: [barbarossa], discard: [barbarossa] } }\n',
      /^5 given.cards.axis.discard\[0\]: .*already/,
    ],
  ])('east-front: %s', async (given, expected) => {
    const found = await told('east-front', 'pieces.identity', given);
    expect(found).toEqual([expect.stringMatching(expected)]);
  });
});
