import type { Plugin } from 'vite';
import { runnerImport } from 'vite';

const CONSTANTS = /\.constants\.ts$/;

/**
 * Modules named `*.constants.ts` export plain values, however much code it takes to work them out. The build runs them
 * and keeps the values, so that pages load neither that code nor what it imports.
 */
export function constants(): Plugin {
  return {
    name: 'constants',
    apply: 'build',
    load: {
      filter: { id: CONSTANTS },
      async handler(id) {
        const { module, dependencies } = await runnerImport<Record<string, unknown>>(id, {
          configFile: false,
          logLevel: 'error',
          resolve: { conditions: ['source', 'module', 'node', 'development|production'] },
          ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
        });
        for (const file of dependencies) this.addWatchFile(file);
        return Object.entries(module)
          .map(([name, value]) => `export const ${name} = ${asCode(id, name, value)};`)
          .join('\n');
      },
    },
  };
}

/** The value as text that means the same. */
function asCode(id: string, name: string, value: unknown): string {
  const text = JSON.stringify(value, (key, part) => {
    if (typeof part === 'function' || typeof part === 'symbol' || part instanceof Map || part instanceof Set)
      throw new Error(`${id}: ${name} has something at ${JSON.stringify(key)} that is no plain value`);
    return part;
  });
  // As a string it is read faster than as code.
  return `/* @__PURE__ */ JSON.parse(${JSON.stringify(text)})`;
}
