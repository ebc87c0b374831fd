import { closeStuck, findStuck, type StuckTable } from '@sandtable/server';
import type { Args } from '../args.js';
import { type Command, type Io, JSON_FLAG } from '../command.js';
import { Failure } from '../failure.js';
import { DATA_FLAG } from './backup.js';
import { withStore } from './with-store.js';

export const command: Command = {
  name: 'tables',
  summary: 'list the tables of a server that cannot go on, and close them',
  usage: '[<table>…] [--close] [--json] [--data FOLDER]',
  about: `
After an update a game may be one that the rules of now would have played otherwise, or a row may be
damaged. Such a table waits, and another version may go on with it. --close ends it for good: its
journal is kept and everybody at the table may download it, whole. Without names, all of them. The
server may go on running.`,
  examples: ['sandtable tables', 'sandtable tables --close', 'sandtable tables Qx3vAb0-kLmN --close'],
  words: { name: 'a table', min: 0, max: 1000 },
  flags: {
    close: { about: 'close those tables for good' },
    ...JSON_FLAG,
    ...DATA_FLAG,
  },
  run,
};

function run(args: Args, io: Io): Promise<number> {
  return withStore(args, async (store) => {
    const stuck = await findStuck(store);
    const named = select(stuck, args.words);
    if (args.has('close')) for (const table of named) await closeStuck(store, table, Date.now());
    io.out(args.has('json') ? `${JSON.stringify(named)}\n` : listed(named, args.has('close')));
    return 0;
  });
}

function select(stuck: readonly StuckTable[], words: readonly string[]): StuckTable[] {
  const strange = words.find((id) => !stuck.some((one) => one.id === id));
  if (strange !== undefined) throw new Failure(`${strange} is no table that cannot go on`);
  return words.length === 0 ? [...stuck] : stuck.filter(({ id }) => words.includes(id));
}

function listed(tables: readonly StuckTable[], closed: boolean): string {
  if (tables.length === 0) return 'Every table can go on.\n';
  return tables
    .map(({ id, game, ruleset, status, touched, detail }) => {
      const day = new Date(touched).toISOString().slice(0, 10);
      const state = closed ? 'closed now' : `${status}, last touched ${day}`;
      return `${id}  ${game}, ruleset ${ruleset}, ${state}: ${detail}\n`;
    })
    .join('');
}
