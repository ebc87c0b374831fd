import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

const WORDS = /\/languages\/[\w-]+\/[\w-]+\.ts$/;
const READER = join(import.meta.dirname, 'lacking-words.ts');
const conditions = ['source', 'module', 'node', 'development|production'];

/**
 * Fills up files of words that lack some with the English ones. Only such a language loads the English words: one that
 * has all of them comes alone.
 */
export function wholeLanguages(): Plugin {
  let lacking: Promise<Map<string, string>> | null = null;
  const findLacking = async () => {
    const { module } = await runnerImport<typeof import('./lacking-words.js')>(READER, {
      configFile: false,
      logLevel: 'error',
      resolve: { conditions },
      ssr: { resolve: { conditions } },
    });
    const from = (path: string) => join(import.meta.dirname, path);
    return new Map(
      Object.entries(module.lackingWords()).map(([path, english]) => [from(path), from(english)]),
    );
  };
  return {
    name: 'whole-languages',
    enforce: 'pre',
    load: {
      filter: { id: WORDS },
      async handler(id) {
        lacking ??= findLacking();
        const english = (await lacking).get(id);
        if (english === undefined) return null;
        return `import { words as english } from ${JSON.stringify(english)};
import { overEnglish } from ${JSON.stringify(join(import.meta.dirname, '../src/languages/over-english.ts'))};
import { words as own } from ${JSON.stringify(`${id}?own`)};
export const words = overEnglish(english, own);`;
      },
    },
  };
}
