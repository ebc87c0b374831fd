import { afterAll, vi } from 'vitest';

/** Files of tests share a process: what one has replaced, the next finds as it was. */
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});
