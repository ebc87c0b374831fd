// Does every installed package support the oldest Node versions that we support?
import semver from 'semver';

/**
 * The packages of a parsed package-lock.json that do not support one of these versions of Node, as sentences. npm warns
 * about each of them on every installation. Builds for other systems are included.
 */
export function engineProblems({ packages }, promised) {
  const problems = [];
  for (const [path, { version, engines }] of Object.entries(packages)) {
    const wanted = rangeOf(engines);
    if (wanted === null) continue;
    const missing = promised.filter((one) => !semver.satisfies(one, wanted));
    if (missing.length === 0) continue;
    problems.push(`${path || 'package.json'} ${version} wants Node ${wanted}, and not ${missing.join(', ')}`);
  }
  return problems;
}

/** The Node range of a package; null if it has none. Very old packages have a list. */
function rangeOf(engines) {
  const named = Array.isArray(engines)
    ? engines.find((one) => one.startsWith('node'))?.slice('node'.length)
    : engines?.node;
  return named === undefined || named.trim() === '' ? null : named.trim();
}

/** The range in our own package.json if it differs from what we support; null if it matches. */
export function promiseProblem(range, promised) {
  const [newest] = promised.slice(-1);
  const ours = [...promised.slice(0, -1).map((one) => `^${one}`), `>=${newest}`].join(' || ');
  return range === ours ? null : `package.json says Node '${range}', and the promise is '${ours}'`;
}
