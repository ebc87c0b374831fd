// `npm test`: install what the tests need, then every check in order, stopping at the first failure.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureChromium } from './lib/ensure-chromium.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { ensurePostgres, findPostgres, notTested } from './lib/ensure-postgres.mjs';
import { ensureNode, root } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';
import { bold, dim, green, red, say, seconds } from './lib/say.mjs';

const tool = (...path) => join(root, 'node_modules', ...path);
const script = (name) => join(root, 'scripts', name);

const STEPS = {
  chromium: { says: 'the browser for the tests', run: ensureChromium },
  typecheck: { says: 'types, tests included', run: typecheck },
  lint: { says: 'lint and format', run: lint },
  arrows: { says: 'which package may know which', run: () => runNode([script('check-arrows.mjs')]) },
  casts: { says: 'nothing is hidden from the compiler', run: () => runNode([script('check-casts.mjs')]) },
  anchors: { says: 'rules, cases and citations agree', run: () => runNode([script('check-anchors.mjs')]) },
  languages: {
    says: 'every language says everything',
    run: () => runNode([script('check-languages.mjs')]),
  },
  engines: {
    says: 'what we install runs where we promise',
    run: () => runNode([script('check-engines.mjs')]),
  },
  unit: { says: 'unit and property tests', run: unit },
  cases: { says: 'rule cases', run: cases },
  browser: { says: 'the client in a real browser', run: browser },
};

function typecheck() {
  const tsc = tool('typescript', 'bin', 'tsc');
  const web = join(root, 'packages', 'web', 'tsconfig.check.json');
  return runNode([tsc, '-b']) || runNode([tsc, '-p', 'tsconfig.check.json']) || runNode([tsc, '-p', web]);
}

function lint() {
  const colours = process.stdout.isTTY ? [] : ['--colors=off'];
  return runNode([tool('@biomejs', 'biome', 'bin', 'biome'), 'ci', ...colours]);
}

/** The server's tests start a PostgreSQL of their own. */
function unit() {
  return ensurePostgres() || runNode([tool('vitest', 'vitest.mjs'), 'run']);
}

/** Two builds of the client, then games in chromium. Its server tests need the packages built, one also PostgreSQL. */
function browser() {
  const config = join(root, 'packages', 'web', 'vitest.browser.config.ts');
  const ready = ensureChromium() || ensurePostgres() || ensureBuild();
  return ready || runNode([tool('vitest', 'vitest.mjs'), 'run', '-c', config]);
}

function cases() {
  const folder = join(root, 'cases');
  if (
    !existsSync(folder) ||
    !readdirSync(folder, { recursive: true }).some((name) => name.endsWith('.yaml'))
  ) {
    say('There are no rule cases yet.');
    return 0;
  }
  return ensureBuild() || runNode([join(root, 'packages', 'cli', 'bin', 'sandtable.js'), 'check', 'cases']);
}

const names = chosen(process.argv.slice(2));
ensureNode();
ensureInstall();

const began = Date.now();
for (const [index, name] of names.entries()) {
  const step = STEPS[name];
  const started = Date.now();
  say(`\n${bold(`[${index + 1}/${names.length}] ${name}`)} ${dim(step.says)}`);
  const code = step.run();
  if (code !== 0) {
    say(red(`\n${name} failed after ${seconds(started)} (exit code ${code}).`));
    say(`To repeat only this step: npm test -- --only ${name}`);
    process.exit(code);
  }
  say(dim(`${name}: ${seconds(started)}`));
}
say(green(`\nAll passed: ${names.join(', ')}, in ${seconds(began)}.`));
if ((names.includes('unit') || names.includes('browser')) && findPostgres() === null) say(bold(notTested()));

/** The steps of `--only a,b`, in their usual order; otherwise all of them. */
function chosen(args) {
  const all = Object.keys(STEPS);
  if (args.length === 0) return all;
  const list = args[0] === '--only' && args.length === 2 ? args[1] : args[0].match(/^--only=(.+)$/)?.[1];
  const wanted = list?.split(',') ?? [];
  if (wanted.length === 0 || wanted.some((name) => !all.includes(name))) {
    say(`Usage: npm test [-- --only ${all.join(',')}]`);
    process.exit(2);
  }
  return all.filter((name) => wanted.includes(name));
}
