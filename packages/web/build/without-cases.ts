import type { Plugin } from 'vite';

/**
 * For the engine in the worker, which plays and never arranges a position: games without their vocabulary of rule
 * cases. Lessons and the examples of the rulebook run in the page, and have it.
 */
export function withoutCases(): Plugin {
  return {
    name: 'without-cases',
    load: {
      filter: { id: /packages\/(games|examples)\/[\w-]+\/src\/cases(\/index)?\.ts$/ },
      handler: () => 'export const cases = undefined;',
    },
  };
}
