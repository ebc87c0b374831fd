import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checkArrows } from './check-arrows.mjs';
import { MAY_KNOW } from './lib/arrows.mjs';
import { root } from './lib/root.mjs';

const made = [];
afterEach(() => {
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true });
});

const manifest = (name, dependencies = []) =>
  JSON.stringify({
    name: `@sandtable/${name}`,
    exports: { '.': './dist/index.js', './testing': './dist/testing.js' },
    dependencies: Object.fromEntries(dependencies.map((one) => [`@sandtable/${one}`, '0.1.0'])),
  });

/** A small valid repository, with the given files added or replaced. */
function repo(files = {}) {
  const root = mkdtempSync(join(tmpdir(), 'arrows-'));
  made.push(root);
  const all = {
    'packages/kernel/package.json': manifest('kernel'),
    'packages/kernel/src/index.ts': "export * from './state.js';\n",
    'packages/games/chess/package.json': manifest('chess', ['kernel']),
    'packages/games/chess/src/index.ts': "import { a } from '@sandtable/kernel';\nexport { a };\n",
    'packages/games/go/package.json': manifest('go', ['kernel']),
    'packages/games/go/src/index.ts': 'export {};\n',
    'packages/examples/noughts/package.json': manifest('noughts', ['kernel']),
    'packages/shelf/package.json': manifest('shelf', ['kernel', 'chess', 'noughts']),
    'packages/bots/package.json': manifest('bots', ['kernel', 'chess']),
    'packages/server/package.json': manifest('server', ['shelf']),
    'packages/cli/package.json': manifest('cli', ['server', 'shelf']),
    'packages/cli/src/index.ts':
      "import '@sandtable/server';\nimport '@sandtable/shelf';\nimport fs from 'node:fs';\n",
    'bench/package.json': manifest('bench', ['kernel', 'noughts']),
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const errorsOf = (files) => checkArrows(repo(files)).errors;

/** One broken file must give one error, at this line and with these words. */
function refuses(path, text, place, words) {
  const errors = errorsOf({ [path]: text }).filter((line) => !line.includes('in a circle'));
  expect(errors).toHaveLength(1);
  expect(errors[0].startsWith(`${path}:${place}: `)).toBe(true);
  expect(errors[0]).toContain(words);
}

describe('docs/architecture.md', () => {
  it('has every arrow in its table', () => {
    const page = readFileSync(join(root, 'docs', 'architecture.md'), 'utf8');
    const named = [...page.matchAll(/^\| ([a-z, ]+) \| /gm)].flatMap(([, layers]) => layers.split(', '));
    expect(Object.keys(MAY_KNOW).filter((layer) => !named.includes(layer))).toEqual([]);
  });
});

describe('arrows', () => {
  it('accepts a repository in order', () => {
    expect(errorsOf()).toEqual([]);
  });

  it.each([
    ['packages/kernel/src/a.ts', "import '@sandtable/chess';", 'packages/kernel → packages/games/chess'],
    ['packages/games/go/src/a.ts', "import '@sandtable/chess';", 'packages/games/go → packages/games/chess'],
    ['packages/examples/noughts/src/a.ts', "import '@sandtable/go';", 'packages/examples/noughts →'],
    ['packages/games/go/src/a.ts', "export * from '@sandtable/noughts';", '→ packages/examples/noughts'],
    ['packages/bots/src/a.ts', "import '@sandtable/noughts';", 'packages/bots → packages/examples/noughts'],
    ['packages/shelf/src/a.ts', "import '@sandtable/bots';", 'shelf may know kernel, game, example'],
    [
      'packages/server/src/a.ts',
      "import type { X } from '@sandtable/cli';",
      'packages/server → packages/cli',
    ],
    ['bench/src/a.ts', "const x = await import('@sandtable/cli');", 'bench → packages/cli'],
    ['packages/server/src/a.ts', "type X = import('@sandtable/cli').X;", 'packages/server → packages/cli'],
  ])('refuses a wrong arrow in %s: %s', (path, line, words) => {
    refuses(path, `// a comment\n\n${line}\n`, 3, words);
  });

  it('lets the tests of bots use example games', () => {
    expect(errorsOf({ 'packages/bots/src/a.test.ts': "import '@sandtable/noughts';" })).toEqual([]);
  });

  it('lets the tests of games use the conformance kit, and nothing but tests', () => {
    const kit = { 'packages/conformance/package.json': manifest('conformance', ['kernel']) };
    const line = "import '@sandtable/conformance';";
    expect(errorsOf({ ...kit, 'packages/games/go/src/a.test.ts': line })).toEqual([]);
    expect(errorsOf({ ...kit, 'packages/examples/noughts/src/a.test.ts': line })).toEqual([]);
    const errors = errorsOf({ ...kit, 'packages/games/go/src/a.ts': line });
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain('packages/games/go → packages/conformance is not an arrow');
  });

  it('refuses a package that has no layer', () => {
    const errors = errorsOf({ 'packages/misc/package.json': manifest('misc') });
    expect(errors).toEqual(['packages/misc/package.json:1: no arrows are drawn for packages/misc']);
  });

  it('refuses a cycle between packages', () => {
    const errors = errorsOf({
      'packages/kernel/src/a.ts': "import '@sandtable/chess';",
      'packages/games/chess/src/a.ts': "import '@sandtable/kernel';",
    });
    expect(errors.some((line) => line.includes('packages in a circle: @sandtable/'))).toBe(true);
  });

  it('refuses a cycle between modules of a package, but not one of types alone', () => {
    const circle = {
      'packages/server/src/a.ts': "import { b } from './b.js';\n",
      'packages/server/src/b.ts': "\nexport * from './deep/c.js';\n",
      'packages/server/src/deep/c.tsx': "import {\n  a,\n} from '../a.js';\n",
    };
    const [error, ...more] = errorsOf(circle);
    expect(more).toEqual([]);
    expect(error).toMatch(/modules in a circle: .*a\.ts → .*b\.ts → .*c\.tsx → .*a\.ts$/);
    circle['packages/server/src/deep/c.tsx'] = "import type {\n  a,\n} from '../a.js';\n";
    expect(errorsOf(circle)).toEqual([]);
  });

  it('refuses a dependency that is not declared, not known, or not an arrow', () => {
    refuses('packages/server/src/a.ts', "import '@sandtable/kernel';", 1, 'not among the dependencies');
    refuses('packages/server/src/a.ts', "import '@sandtable/nobody';", 1, 'there is no package');
    refuses('packages/kernel/package.json', manifest('kernel', ['chess']), 1, 'is not an arrow');
    const yaml = JSON.stringify({ name: '@sandtable/go', dependencies: { yaml: '2.0.0' } });
    refuses('packages/games/go/package.json', yaml, 1, "must not depend on 'yaml'");
  });

  it('refuses outdated references of the compiler', () => {
    refuses('packages/server/tsconfig.json', '{ "references": [] }', 1, 'packages/shelf is missing');
  });
});

describe('reaching into another package', () => {
  it('refuses paths that it does not export', () => {
    refuses(
      'packages/cli/src/a.ts',
      "import '@sandtable/shelf/src/x.js';",
      1,
      "does not export './src/x.js'",
    );
    refuses('packages/cli/src/a.ts', "import '../../shelf/src/x.js';", 1, 'leaves packages/cli');
    refuses('packages/games/go/src/a.ts', "import '../../chess/src/x.js';", 1, 'leaves packages/games/go');
  });

  it('accepts paths that it exports', () => {
    expect(errorsOf({ 'packages/cli/src/a.ts': "import '@sandtable/shelf/testing';" })).toEqual([]);
  });
});

describe('what the kernel and the games import', () => {
  it('refuses Node and npm, except in tests', () => {
    refuses('packages/kernel/src/a.ts', "import fs from 'node:fs';", 1, "must not import 'node:fs'");
    refuses('packages/games/go/src/a.ts', "import 'yaml';", 1, "must not import 'yaml'");
    refuses('packages/games/go/src/a.ts', "const x = require('fs');", 1, "must not import 'fs'");
    refuses('packages/games/go/src/a.ts', 'await import(name);', 1, 'only known at run time');
    const test =
      "import 'vitest';\nimport 'fast-check';\nimport 'yaml';\nimport 'node:fs';\nconst d = Date.now();\n";
    expect(errorsOf({ 'packages/kernel/src/a.test.ts': test })).toEqual([]);
    refuses('packages/kernel/src/a.test.ts', "import 'fastify';", 1, "must not import 'fastify'");
  });
});

describe('identifiers forbidden in the kernel and the games', () => {
  it.each([
    ['Math.random', 'const x = Math.random();'],
    ['Math.random', 'const x = Math\n  .random;'],
    ['Date', 'const x = new Date();'],
    ['Date', 'const t: Date = x;'],
    ['performance', 'performance.now();'],
    ['process', 'if (process.env.DEBUG) x();'],
    ['process', "if (typeof process === 'object') x();"],
    ['setTimeout', 'setTimeout(x, 1);'],
    ['console', 'console.log(1);'],
    ['globalThis', 'globalThis.x = 1;'],
    ['window', 'window.x = 1;'],
    ['document', 'document.body;'],
    ['localeCompare', 'names.sort((a, b) => a.localeCompare(b));'],
    ['Date', 'const x = `${`a${new Date()}`} Date`;'],
    ['Date', 'const x = /[/"]/.test(y) ? Date : 1;'],
  ])('refuses %s in: %s', (word, line) => {
    const path = 'packages/games/go/src/a.ts';
    refuses(path, `\n${line}\n`, 2, `must not say ${word}`);
    refuses('packages/kernel/src/a.ts', `\n${line}\n`, 2, `must not say ${word}`);
  });

  it.each([
    '// Math.random(), new Date(), process.exit()',
    '/* console.log(1)\n window.x */',
    'const x = \'Date\'; const y = "process.env"; const z = `console.log ${x} Date`;',
    'const x = /Date|console.log/;',
    'type Frame = { window: number; process?: string };',
    'const x = { window: 1, document: 2 }; x.window; x.document;',
    'const { process, question } = rules(); process(1);',
    'class Dateline {} const UpDate = 1; const $Date = 2;',
    "const half = a / 2; const b = 'Date / it';",
  ])('accepts %s', (line) => {
    expect(errorsOf({ 'packages/kernel/src/a.ts': line })).toEqual([]);
  });

  it('lets the other packages use them', () => {
    expect(errorsOf({ 'packages/cli/src/a.ts': 'console.log(new Date());' })).toEqual([]);
  });
});
