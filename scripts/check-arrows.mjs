// Which package may import which, and what the kernel and the games must not use.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  FORBIDDEN,
  FORBIDDEN_AFTER_DOT,
  MAY_KNOW,
  PURE,
  PURE_TESTS_MAY_IMPORT,
  SURROUNDINGS,
  TESTS_MAY_KNOW,
} from './lib/arrows.mjs';
import { filesUnder, readJson, relativeTo } from './lib/files.mjs';
import { importsOf, lex, lineOf } from './lib/lex.mjs';
import { packagesOf } from './lib/packages.mjs';
import { root as repository } from './lib/root.mjs';

const SOURCE = /\.(ts|tsx|mts|js|mjs)$/;
const isTest = (path) => /\.test\.(ts|tsx|mts|js|mjs)$/.test(path);

/** Returns {errors, files, packages}; an error is a line "file:line: what is wrong". */
export function checkArrows(root) {
  const packages = packagesOf(root);
  const byName = new Map(packages.map((one) => [one.name, one]));
  const errors = [];
  const edges = new Map(packages.map((one) => [one.name, new Map()]));
  const modules = new Map();
  let files = 0;

  for (const one of packages) {
    errors.push(...manifestErrors(one, byName, root));
    for (const path of filesUnder(join(one.path, 'src'), (name) => SOURCE.test(name))) {
      files++;
      const text = readFileSync(path, 'utf8');
      const lexed = lex(text);
      const test = isTest(path);
      const place = (offset) => `${relativeTo(root, path)}:${lineOf(text, offset)}`;
      const inside = new Map();
      modules.set(relativeTo(root, path), inside);
      for (const { name, offset, typeOnly } of importsOf(text, lexed)) {
        const problem = importProblem(one, path, name, test, byName);
        if (problem !== null) errors.push(`${place(offset)}: ${problem}`);
        const target = name === null ? undefined : byName.get(packageName(name));
        if (target && target !== one && !test) edges.get(one.name).set(target.name, place(offset));
        const module = name === null || typeOnly ? null : moduleAt(path, name);
        if (module !== null) inside.set(relativeTo(root, module), place(offset));
      }
      if (PURE.includes(one.layer) && !test) {
        for (const { word, why, offset } of forbiddenWords(lexed.code)) {
          errors.push(`${place(offset)}: ${one.folder} must not say ${word}: ${why}`);
        }
      }
    }
  }
  errors.push(...circleErrors(edges, 'packages'), ...circleErrors(modules, 'modules'));
  return { errors, files, packages: packages.length };
}

/** @sandtable/kernel/testing → @sandtable/kernel; node:fs → node:fs */
function packageName(specifier) {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** The source file of a relative import inside a package, or null. */
function moduleAt(path, specifier) {
  if (!specifier.startsWith('.')) return null;
  const compiled = resolve(dirname(path), specifier);
  const names = [compiled, ...['.ts', '.tsx', '.mts'].map((end) => compiled.replace(/\.m?js$/, end))];
  return names.find((name) => SOURCE.test(name) && existsSync(name)) ?? null;
}

function importProblem(from, path, specifier, test, byName) {
  const pure = PURE.includes(from.layer);
  if (specifier === null)
    return pure ? `${from.folder} must not import what is only known at run time` : null;
  if (/^\.{0,2}\//.test(specifier)) {
    const inside = resolve(dirname(path), specifier).startsWith(from.path + sep);
    return inside ? null : `'${specifier}' leaves ${from.folder}; import the other package by its name`;
  }
  const name = packageName(specifier);
  const target = byName.get(name);
  if (target === from) return null;
  if (target === undefined) {
    if (name.startsWith('@sandtable/')) return `there is no package ${name}`;
    if (pure && !(test && PURE_TESTS_MAY_IMPORT.test(specifier))) {
      return `${from.folder} must not import '${specifier}': it runs anywhere, so it knows only the kernel`;
    }
    return null;
  }
  const allowed = [...(MAY_KNOW[from.layer] ?? []), ...((test && TESTS_MAY_KNOW[from.layer]) || [])];
  if (!allowed.includes(target.layer)) {
    return `${from.folder} → ${target.folder} is not an arrow of the architecture (${describe(from.layer)})`;
  }
  const subpath = `.${specifier.slice(name.length)}`;
  if (!Object.hasOwn(target.manifest.exports ?? {}, subpath)) {
    return `'${specifier}' reaches into ${target.folder}, which does not export '${subpath}'`;
  }
  if (!test && !Object.hasOwn(dependenciesOf(from), name)) {
    return `${name} is not among the dependencies in ${from.folder}/package.json`;
  }
  return null;
}

function describe(layer) {
  const allowed = MAY_KNOW[layer] ?? [];
  return allowed.length === 0 ? `${layer} knows nobody` : `${layer} may know ${allowed.join(', ')}`;
}

const dependenciesOf = ({ manifest }) => ({ ...manifest.dependencies, ...manifest.devDependencies });

/** The manifest and the compiler's references must match the imports. */
function manifestErrors(one, byName, root) {
  const file = `${one.folder}/package.json:1`;
  if (MAY_KNOW[one.layer] === undefined) return [`${file}: no arrows are drawn for ${one.folder}`];
  const errors = [];
  const wanted = new Set();
  for (const name of Object.keys(dependenciesOf(one))) {
    const target = byName.get(name);
    const inTests = TESTS_MAY_KNOW[one.layer] ?? [];
    if (target === undefined) {
      if (PURE.includes(one.layer)) errors.push(`${file}: ${one.folder} must not depend on '${name}'`);
    } else if (![...MAY_KNOW[one.layer], ...inTests].includes(target.layer)) {
      errors.push(`${file}: ${one.folder} → ${target.folder} is not an arrow (${describe(one.layer)})`);
    } else if (MAY_KNOW[one.layer].includes(target.layer)) wanted.add(target.folder);
  }
  const config = join(one.path, 'tsconfig.json');
  if (!existsSync(config)) return errors;
  const references = (readJson(config).references ?? []).map(({ path }) =>
    relativeTo(root, resolve(one.path, path)),
  );
  for (const folder of wanted) {
    if (!references.includes(folder)) {
      errors.push(`${one.folder}/tsconfig.json:1: the dependency ${folder} is missing in "references"`);
    }
  }
  const all = join(root, 'tsconfig.json');
  if (existsSync(all)) {
    const listed = (readJson(all).references ?? []).map(({ path }) => relativeTo(root, resolve(root, path)));
    if (!listed.includes(one.folder))
      errors.push(`tsconfig.json:1: ${one.folder} is missing in "references"`);
  }
  return errors;
}

function* forbiddenWords(code) {
  for (const [word, why, reaching] of [...FORBIDDEN, ...SURROUNDINGS]) {
    const pattern = new RegExp(`(?<![\\w$])${word.replace('.', '\\s*\\??\\.\\s*')}(?![\\w$])`, 'g');
    for (const { index, 0: found } of code.matchAll(pattern)) {
      const before = code.slice(0, index).trimEnd();
      const after = code.slice(index + found.length).trimStart();
      const member = before.endsWith('.') && !before.endsWith('...');
      const key = /^\??:/.test(after) && !before.endsWith('?');
      if ((member && !FORBIDDEN_AFTER_DOT.includes(word)) || key) continue;
      const reached = reaching === undefined || reaching.test(after) || /\btypeof$/.test(before);
      if (reached) yield { word, why, offset: index };
    }
  }
}

/** One error for each import cycle; `edges` has the location of each import. */
function circleErrors(edges, what) {
  const errors = [];
  const done = new Set();
  const visit = (name, trail) => {
    const start = trail.indexOf(name);
    if (start >= 0) {
      const loop = [...trail.slice(start), name];
      errors.push(`${edges.get(loop[0]).get(loop[1])}: ${what} in a circle: ${loop.join(' → ')}`);
      return;
    }
    if (done.has(name)) return;
    for (const next of edges.get(name)?.keys() ?? []) visit(next, [...trail, name]);
    done.add(name);
  };
  for (const name of edges.keys()) visit(name, []);
  return errors;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { errors, files, packages } = checkArrows(repository);
  for (const error of errors) console.error(error);
  console.log(`arrows: ${files} files in ${packages} packages, ${errors.length} errors`);
  process.exit(errors.length === 0 ? 0 : 1);
}
