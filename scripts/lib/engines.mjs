// Does every package that we install want no newer Node than the one we promise to run on?
import semver from 'semver';

/**
 * The packages of a parsed package-lock.json that do not want one of these versions of Node, as sentences. npm
 * warns about each of them on every installation. Builds for other systems are looked at like all others.
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

/** What a package wants; null where it takes any. Very old packages have a list. */
function rangeOf(engines) {
  const named = Array.isArray(engines)
    ? engines.find((one) => one.startsWith('node'))?.slice('node'.length)
    : engines?.node;
  return named === undefined || named.trim() === '' ? null : named.trim();
}

/** What our own package.json says, where that is not exactly what we promise; null where it is. */
export function promiseProblem(range, promised) {
  const [newest] = promised.slice(-1);
  const ours = [...promised.slice(0, -1).map((one) => `^${one}`), `>=${newest}`].join(' || ');
  return range === ours ? null : `package.json says Node '${range}', and the promise is '${ours}'`;
}
