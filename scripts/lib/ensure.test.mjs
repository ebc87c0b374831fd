import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isFresh, stampOf } from './ensure-build.mjs';
import { ensureChromium, findChromium } from './ensure-chromium.mjs';
import { whyInstall, whyNoStart } from './ensure-install.mjs';
import { ensurePostgres, findPostgres, testsOnPostgres } from './ensure-postgres.mjs';
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

  it('is needed after an interrupted installation', () => {
    write('package-lock.json', lock('1.0.0'));
    mkdirSync(join(dir, 'node_modules'));
    expect(whyInstall(dir)).toBe('package-lock.json has changed');
  });

  it('accepts a manual npm install, and is needed again when the lock changes', () => {
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

describe('starting an installation without the tools', () => {
  let dir;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'omit-'));
    mkdirSync(join(dir, 'node_modules'));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  const packages = {
    '': { name: 'root' },
    'node_modules/server': { version: '1.0.0' },
    'node_modules/compiler': { version: '1.0.0', dev: true },
  };
  const installed = (...names) => {
    const present = names.map((name) => [`node_modules/${name}`, packages[`node_modules/${name}`]]);
    writeFileSync(join(dir, 'package-lock.json'), JSON.stringify({ packages }));
    writeFileSync(
      join(dir, 'node_modules', '.package-lock.json'),
      JSON.stringify({ packages: Object.fromEntries(present) }),
    );
  };

  it('installs nothing if there is a build', () => {
    installed('server');
    expect(whyNoStart(dir, true)).toBeNull();
    expect(whyInstall(dir, { tools: false })).toBeNull();
    // Testing or building later still installs the tools.
    expect(whyInstall(dir)).toBe('package-lock.json has changed');
  });

  it('says in one line what to do if there is none', () => {
    installed('server');
    expect(whyNoStart(dir, false)).toMatch(
      /^Sandtable was installed without [^\n]*npm ci && npm run build[^\n]*$/,
    );
  });

  it('is an ordinary start if the tools are there, or something else is missing', () => {
    installed('server', 'compiler');
    expect(whyNoStart(dir, false)).toBeNull();
    installed('compiler');
    expect(whyNoStart(dir, false)).toBeNull();
    expect(whyInstall(dir, { tools: false })).toBe('package-lock.json has changed');
    rmSync(join(dir, 'node_modules'), { recursive: true });
    expect(whyNoStart(dir, false)).toBeNull();
  });
});

describe('a build', () => {
  let dir;
  const at = (...path) => join(dir, ...path);
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'build-'));
    for (const folder of ['packages/cli/src', 'packages/cli/dist', 'packages/web/dist/app', 'node_modules']) {
      mkdirSync(at(folder), { recursive: true });
    }
    for (const file of ['tsconfig.json', 'tsconfig.base.json', 'packages/cli/tsconfig.json']) {
      writeFileSync(at(file), '{}');
    }
    writeFileSync(at('packages/cli/src/a.ts'), 'export const a = 1;');
    writeFileSync(at('packages/cli/dist/.tsbuildinfo'), '');
    writeFileSync(at('packages/web/dist/app/index.html'), '');
    writeFileSync(at('packages/cli/dist/.sandtable-build'), stampOf(dir));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it('is fresh as long as its sources are unchanged', () => {
    expect(isFresh(dir)).toBe(true);
    writeFileSync(at('packages/cli/src/a.ts'), 'export const a = 2;');
    expect(isFresh(dir)).toBe(false);
  });

  it('survives npm ci, another folder and other file times', () => {
    rmSync(at('node_modules'), { recursive: true });
    for (const file of ['packages/cli/src/a.ts', 'tsconfig.json']) utimesSync(at(file), 1, 1);
    const elsewhere = mkdtempSync(join(tmpdir(), 'build-copy-'));
    cpSync(dir, elsewhere, { recursive: true });
    expect([isFresh(dir), isFresh(elsewhere)]).toEqual([true, true]);
    rmSync(elsewhere, { recursive: true });
  });

  it('is not one if a part of it is missing', () => {
    rmSync(at('packages/web/dist/app/index.html'));
    expect(isFresh(dir)).toBe(false);
  });
});

describe('chromium', () => {
  it('may be named by CHROMIUM_PATH, but then it must be there', () => {
    expect(findChromium({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
    expect(findChromium({ CHROMIUM_PATH: '/no/such/file' })).toBeNull();
  });

  it('is not silently skipped if it cannot be installed', () => {
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

describe('PostgreSQL', () => {
  const said = (setup) => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const code = ensurePostgres({ env: {}, ...setup });
    const text = written.mock.calls.join('');
    written.mockRestore();
    return { code, text };
  };

  it('may be named by POSTGRES_BIN, but then it must be there', () => {
    expect(findPostgres({ POSTGRES_BIN: '/no/such/folder' })).toBeNull();
    expect(said({ env: { POSTGRES_BIN: '/no/such/folder' } })).toMatchObject({ code: 2 });
  });

  it('is not silently skipped if it cannot be installed', () => {
    const { code, text } = said({ find: () => null, user: 1000 });
    expect(code).toBe(0);
    expect(text).toContain('apt-get install -y --no-install-recommends postgresql');
    expect(text).toContain('NOT TESTED');
    // Every file of which something is skipped is named.
    expect(testsOnPostgres()).toEqual(
      expect.arrayContaining([
        'packages/server/src/cluster/upgrade.test.ts',
        'packages/server/src/faults.test.ts',
        'packages/server/src/storage/copy-site.test.ts',
        'packages/server/src/storage/point-in-time.test.ts',
        'packages/server/src/work/tournament-workers.test.ts',
        'packages/web/e2e/many-processes.e2e.ts',
      ]),
    );
    for (const file of testsOnPostgres()) expect(text).toContain(file);
  });

  it('is installed by root, and what is not tested is said if that fails', () => {
    let installed = false;
    const find = () => (installed ? '/usr/bin' : null);
    const works = () => {
      installed = true;
      return 0;
    };
    expect(said({ find, user: 0, install: works }).text).not.toContain('NOT TESTED');
    expect(said({ find: () => null, user: 0, install: () => 100 })).toMatchObject({
      code: 0,
      text: expect.stringContaining('NOT TESTED'),
    });
  });
});
