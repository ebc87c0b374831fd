import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { readRulebook, titlesOf } from '../src/rules/rulebook.js';
import { readMarkdown } from './read-markdown.js';

const RULEBOOK = /^(.+\.md)\?(rulebook|titles)$/;

/**
 * `import blocks from '…/noughts.md?rulebook'`: parsed at build time, so that the client needs no Markdown parser;
 * `…/noughts.md?titles`: only the titles of its rules.
 */
export function rulebookPages(): Plugin {
  return {
    name: 'rulebook-pages',
    enforce: 'pre',
    load: {
      filter: { id: RULEBOOK },
      async handler(id) {
        const [, file, what] = RULEBOOK.exec(id)!;
        this.addWatchFile(file);
        const blocks = readMarkdown(await readFile(file, 'utf8'));
        const data = what === 'titles' ? titlesOf(readRulebook(blocks)) : blocks;
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(data))});`;
      },
    },
  };
}
