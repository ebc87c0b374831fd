// The browser for the tests: Debian's chromium, or the one named by CHROMIUM_PATH.
import { existsSync } from 'node:fs';
import { run } from './run.mjs';
import { say } from './say.mjs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of a chromium on this machine, or null. */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) return existsSync(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : null;
  return PLACES.find((path) => existsSync(path)) ?? null;
}

/** Installs chromium if permitted; otherwise prints what to do. Returns an exit code. */
export function ensureChromium({ find = findChromium, user = process.getuid?.() } = {}) {
  const found = find();
  if (found !== null) {
    say(`chromium: ${found}`);
    return 0;
  }
  if (process.env.CHROMIUM_PATH) {
    say(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, but there is no such file.`);
    return 2;
  }
  if (user !== 0 || !existsSync('/usr/bin/apt-get')) {
    say('The tests need the chromium browser, and it can only be installed by an administrator:');
    say('  sudo apt-get update && sudo apt-get install -y --no-install-recommends chromium');
    say('Elsewhere than on Debian or Ubuntu, install Chromium or Chrome and set CHROMIUM_PATH to it.');
    return 2;
  }
  say('Installing chromium with apt-get…');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = run('apt-get', ['-qq', 'update'], { env, quiet: true });
  if (update !== 0) say(`apt-get update failed (exit code ${update}); trying with the lists at hand.`);
  const install = ['-qq', 'install', '-y', '--no-install-recommends', 'chromium'];
  const code = run('apt-get', install, { env, quiet: true });
  if (code === 0 && find() !== null) return 0;
  say(`apt-get could not install chromium (exit code ${code}).`);
  return code || 1;
}
