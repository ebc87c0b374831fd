import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { checkCasts } from './check-casts.mjs';

const made = [];
afterEach(() => {
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true });
});

function errorsIn(text) {
  const root = mkdtempSync(join(tmpdir(), 'casts-'));
  made.push(root);
  mkdirSync(join(root, 'packages/war/src'), { recursive: true });
  writeFileSync(join(root, 'packages/war/src/war.ts'), text);
  return checkCasts(root).errors;
}

it('finds a double cast, on one line or on two', () => {
  const wrong = 'packages/war/src/war.ts:2: a double cast: say what it is instead';
  expect(errorsIn('const a = 1;\nconst b = a as unknown as string;\n')).toEqual([wrong]);
  expect(errorsIn('const a = 1;\nconst b = (a as unknown) as string;\n')).toEqual([wrong]);
  expect(errorsIn('const a = 1;\nconst b = a as never as string;\n')).toEqual([wrong]);
  expect(errorsIn('const a = 1;\nconst b = a as any\n  as string;\n')).toEqual([wrong]);
});

it('lets single casts pass', () => {
  expect(errorsIn('const a = 1 as Space;\nconst b = a as unknown;\nconst c = [] as const;\n')).toEqual([]);
});
