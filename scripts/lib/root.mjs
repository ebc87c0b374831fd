// Where the repository is, and what Node it needs.
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[/\\]$/, '');

const NEEDED = [20, 19];

/** Ends the program with one clear line when this Node is too old to run Sandtable. */
export function ensureNode(version = process.versions.node) {
  const problem = nodeProblem(version);
  if (problem === null) return;
  console.error(problem);
  process.exit(2);
}

/** What is wrong with this version of Node, or null. */
export function nodeProblem(version) {
  const [major, minor] = version.split('.').map(Number);
  const [needMajor, needMinor] = NEEDED;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return null;
  return `Sandtable needs Node ${NEEDED.join('.')} or newer; this is Node ${version}.`;
}
