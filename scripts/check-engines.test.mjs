import { describe, expect, it } from 'vitest';
import { engineProblems, promiseProblem } from './lib/engines.mjs';

const PROMISED = ['20.19.0', '22.12.0', '24.0.0'];
const problems = (packages) => engineProblems({ packages }, PROMISED);

describe('the packages in the lock file', () => {
  it('may require what we support, or older, or nothing at all', () => {
    const fine = {
      '': { version: '0.1.0', engines: { node: '^20.19.0 || ^22.12.0 || >=24.0.0' } },
      'node_modules/a': { version: '1.0.0', engines: { node: '>= 0.8' } },
      'node_modules/b': { version: '1.0.0', engines: { node: '^20.0.0 || ^22.0.0 || >=24.0.0' } },
      'node_modules/c': { version: '1.0.0', engines: { npm: '>=6' } },
      'node_modules/d': { version: '1.0.0', engines: ['node >=0.6.0'] },
      'node_modules/e': { version: '1.0.0', engines: { node: '' } },
      'node_modules/f': { version: '1.0.0' },
    };
    expect(problems(fine)).toEqual([]);
  });

  it('may not require a newer Node, not even as a tool or a nested package', () => {
    expect(
      problems({
        'node_modules/cookie': { version: '2.0.2', engines: { node: '>=22' } },
        'node_modules/a/node_modules/tool': { version: '3.0.0', engines: { node: '>=22.13' }, dev: true },
        'node_modules/old': { version: '1.0.0', engines: ['node >=24'] },
      }),
    ).toEqual([
      'node_modules/cookie 2.0.2 wants Node >=22, and not 20.19.0',
      'node_modules/a/node_modules/tool 3.0.0 wants Node >=22.13, and not 20.19.0, 22.12.0',
      'node_modules/old 1.0.0 wants Node >=24, and not 20.19.0, 22.12.0',
    ]);
  });
});

describe('our own range', () => {
  it('is the same in package.json', () => {
    expect(promiseProblem('^20.19.0 || ^22.12.0 || >=24.0.0', PROMISED)).toBeNull();
    expect(promiseProblem('>=20.19', PROMISED)).toContain("'>=20.19'");
    expect(promiseProblem(undefined, PROMISED)).toContain('undefined');
  });
});
