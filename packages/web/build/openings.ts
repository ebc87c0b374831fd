import { join } from 'node:path';
import type { Plugin } from 'vite';
import { runnerImport } from 'vite';
import type { Opening } from '../src/table/opening.js';

const ID = 'virtual:openings';
const OWN = /^\0virtual:openings\/([\w-]+)(?:\/([\w-]+))?$/;
const MAKER = join(import.meta.dirname, 'make-openings.ts');
const conditions = ['source', 'module', 'node', 'development|production'];

/** Games whose first position follows from one option alone, and not from chance: which option it is. */
const DECIDED_BY: Readonly<Record<string, string>> = { 'totaler-krieg': 'scenario' };

/**
 * `import openings from 'virtual:openings/totaler-krieg'`: for each value of that option a function that loads how the
 * game begins. It is computed when the client is built, so that the first question is shown before the engine is loaded.
 */
export function openings(): Plugin {
  const made = new Map<string, Promise<Record<string, Opening>>>();
  const openingsOf = async (game: string) => {
    const { module } = await runnerImport<typeof import('./make-openings.js')>(MAKER, {
      configFile: false,
      logLevel: 'error',
      resolve: { conditions },
      ssr: { resolve: { conditions } },
    });
    return module.openingsOf(game, DECIDED_BY[game]);
  };
  return {
    name: 'openings',
    resolveId: {
      filter: { id: new RegExp(`^${ID}/`) },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: OWN },
      async handler(id) {
        const [, game, value] = OWN.exec(id)!;
        if (!made.has(game)) made.set(game, openingsOf(game));
        const all = await made.get(game)!;
        // As a string it is read faster than as code.
        if (value !== undefined)
          return `export default JSON.parse(${JSON.stringify(JSON.stringify(all[value]))});`;
        const loads = Object.keys(all).map(
          (name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(`${ID}/${game}/${name}`)})`,
        );
        return `export default { ${loads.join(', ')} };`;
      },
    },
  };
}
