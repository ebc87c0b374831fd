import { afterAll, vi } from 'vitest';

/** Test files share a process: restores what a test has replaced. */
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});
