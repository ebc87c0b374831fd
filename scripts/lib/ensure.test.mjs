import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureChromium, findChromium } from './ensure-chromium.mjs';
import { whyInstall } from './ensure-install.mjs';
import { nodeProblem } from './root.mjs';

describe('the version of Node', () => {
  it.each(['20.19.0', '20.20.2', '22.12.0', '24.0.0', '25.1.0'])('%s will do', (version) => {
    expect(nodeProblem(version)).toBeNull();
  });

  it.each(['18.20.0', '20.18.3', '9.0.0', '22.11.0', '23.1.0'])('%s will not', (version) => {
    expect(nodeProblem(version)).toBe(
      `Sandtable needs Node 20.19, 22.12, 24 or newer; this is Node ${version}.`,
    );
  });
});

describe('installing', () => {
  let dir;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'install-'));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  const lock = (version) =>
    JSON.stringify({
      packages: {
        '': { name: 'root' },
        'node_modules/a': { version },
        'node_modules/a-darwin': { version: '1.0.0', optional: true },
      },
    });
  const write = (name, text) => writeFileSync(join(dir, name), text);

  it('is needed at the first start', () => {
    write('package-lock.json', lock('1.0.0'));
    expect(whyInstall(dir)).toBe('first start');
  });

  it('is needed after an installation that was broken off', () => {
    write('package-lock.json', lock('1.0.0'));
    mkdirSync(join(dir, 'node_modules'));
    expect(whyInstall(dir)).toBe('package-lock.json has changed');
  });

  it('accepts what npm installed by hand, and needs doing again when the lock changes', () => {
    mkdirSync(join(dir, 'node_modules'));
    write('package-lock.json', lock('1.0.0'));
    write('node_modules/.package-lock.json', lock('1.0.0'));
    expect(whyInstall(dir)).toBeNull();
    rmSync(join(dir, 'node_modules/.package-lock.json'));
    expect(whyInstall(dir)).toBeNull();
    write('package-lock.json', lock('2.0.0'));
    write('node_modules/.package-lock.json', lock('1.0.0'));
    expect(whyInstall(dir)).toBe('package-lock.json has changed');
  });

  it('is needed for another version of Node', () => {
    mkdirSync(join(dir, 'node_modules'));
    write('package-lock.json', lock('1.0.0'));
    write('node_modules/.package-lock.json', lock('1.0.0'));
    write('node_modules/.sandtable-install', 'hash 1');
    expect(whyInstall(dir)).toBe('another version of Node');
  });
});

describe('chromium', () => {
  it('may be named by CHROMIUM_PATH, but then it must be there', () => {
    expect(findChromium({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
    expect(findChromium({ CHROMIUM_PATH: '/no/such/file' })).toBeNull();
  });

  it('is not silently left out where we may not install it', () => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    vi.stubEnv('CHROMIUM_PATH', '');
    const code = ensureChromium({ find: () => null, user: 1000 });
    const text = written.mock.calls.join('');
    written.mockRestore();
    vi.unstubAllEnvs();
    expect(code).toBe(2);
    expect(text).toContain('apt-get install -y --no-install-recommends chromium');
  });
});
