// The root of the repository, and the Node versions it needs.
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[/\\]$/, '');

/** The oldest supported releases of Node: these, later ones of their lines, and newer lines. */
export const PROMISED = ['20.19.0', '22.12.0', '24.0.0'];

/** Exits with one clear line if this Node is too old to run Sandtable. */
export function ensureNode(version = process.versions.node) {
  const problem = nodeProblem(version);
  if (problem === null) return;
  console.error(problem);
  process.exit(2);
}

/** What is wrong with this version of Node, or null. */
export function nodeProblem(version) {
  const [major, minor] = version.split('.').map(Number);
  const lines = PROMISED.map((one) => one.split('.').map(Number));
  const newer = major > lines.at(-1)[0];
  if (newer || lines.some(([line, least]) => major === line && minor >= least)) return null;
  return `Sandtable needs Node ${inWords(lines)} or newer; this is Node ${version}.`;
}

function inWords(lines) {
  const names = lines.map(([major, minor]) => (minor > 0 ? `${major}.${minor}` : `${major}`));
  return `${names.slice(0, -1).join(', ')}, ${names.at(-1)}`;
}
