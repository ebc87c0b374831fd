import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { readMarkdown } from './read-markdown.js';

const RULEBOOK = /^(.+\.md)\?rulebook$/;

/** `import blocks from '…/noughts.md?rulebook'`: parsed at build time, so that the client needs no Markdown parser. */
export function rulebookPages(): Plugin {
  return {
    name: 'rulebook-pages',
    enforce: 'pre',
    load: {
      filter: { id: RULEBOOK },
      async handler(id) {
        const file = RULEBOOK.exec(id)![1];
        this.addWatchFile(file);
        const blocks = readMarkdown(await readFile(file, 'utf8'));
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(blocks))});`;
      },
    },
  };
}
