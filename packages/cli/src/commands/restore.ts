import { restore } from '@sandtable/server';
import type { Args } from '../args.js';
import type { Command, Io } from '../command.js';
import { counted, DATA_FLAG, dataFolder, inSentences } from './backup.js';

export const command: Command = {
  name: 'restore',
  summary: 'put a backup back in its place',
  usage: '<file> [--data FOLDER]',
  about: `
The server must not be running. What was there before is kept beside it under another name.`,
  examples: ['sandtable restore sandtable-2026-01-31.sqlite'],
  words: { name: 'a file', min: 1, max: 1 },
  flags: DATA_FLAG,
  run(args: Args, io: Io): number {
    const [file] = args.words;
    const dataDir = dataFolder(args);
    const { contents, before } = inSentences(() => restore(dataDir, file));
    io.out(`${dataDir}: ${counted(contents.tables, contents.events, contents.people)}\n`);
    if (before !== null) io.out(`What was there before is in ${before}\n`);
    return 0;
  },
};
