// Every package in package-lock.json, tools included, must install without a warning on every supported Node.
import { join } from 'node:path';
import { engineProblems, promiseProblem } from './lib/engines.mjs';
import { readJson } from './lib/files.mjs';
import { PROMISED, root } from './lib/root.mjs';

const lock = readJson(join(root, 'package-lock.json'));
const own = promiseProblem(readJson(join(root, 'package.json')).engines?.node, PROMISED);
const problems = [...(own ? [own] : []), ...engineProblems(lock, PROMISED)];
for (const problem of problems) console.error(problem);
if (problems.length === 0) {
  console.log(`${Object.keys(lock.packages).length} packages run on Node ${PROMISED.join(', ')}.`);
}
process.exit(problems.length === 0 ? 0 : 1);
