import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { completeLock } from './complete-lock.mjs';
import { packagesOf } from './lib/packages.mjs';
import { root } from './lib/root.mjs';

const readLock = () => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

describe('completing a lock', () => {
  it('adds the builds for other systems, with what they run on', () => {
    const lock = {
      packages: {
        'node_modules/tool': {
          dev: true,
          optionalDependencies: {
            '@tool/linux-x64': '1.0.0',
            '@tool/linux-x64-musl': '1.0.0',
            '@tool/darwin-arm64': '1.0.0',
            helper: '^2.0.0',
          },
        },
        'node_modules/@tool/linux-x64': { version: '1.0.0', integrity: 'sha512-x' },
      },
    };
    expect(completeLock(lock)).toEqual(['@tool/linux-x64-musl', '@tool/darwin-arm64']);
    expect(lock.packages['node_modules/@tool/darwin-arm64']).toEqual({
      version: '1.0.0',
      cpu: ['arm64'],
      dev: true,
      optional: true,
      os: ['darwin'],
    });
    expect(lock.packages['node_modules/@tool/linux-x64-musl'].libc).toEqual(['musl']);
    expect(lock.packages['node_modules/@tool/linux-x64'].integrity).toBe('sha512-x');
  });
});

describe('the lock of this repository (after changing a package.json: npm run lock)', () => {
  it('is complete', () => {
    expect(completeLock(readLock())).toEqual([]);
  });

  it('knows every package with its dependencies', () => {
    const { packages } = readLock();
    for (const { folder, manifest } of packagesOf(root)) {
      const { dependencies = {}, devDependencies = {} } = packages[folder] ?? {};
      const wanted = [manifest.dependencies ?? {}, manifest.devDependencies ?? {}];
      expect({ folder, lists: [dependencies, devDependencies] }).toEqual({ folder, lists: wanted });
    }
  });

  it('names no host', () => {
    for (const entry of Object.values(readLock().packages)) expect(entry.resolved ?? '').not.toContain('://');
  });

  it('pins exactly', () => {
    const manifests = [JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))];
    manifests.push(...packagesOf(root).map(({ manifest }) => manifest));
    for (const { name, dependencies, devDependencies } of manifests) {
      for (const version of Object.values({ ...dependencies, ...devDependencies })) {
        expect({ name, version }).toEqual({ name, version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
      }
    }
  });
});
