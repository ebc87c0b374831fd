import { appoint, listRoles } from '@sandtable/server';
import type { Args } from '../args.js';
import type { Command, Io } from '../command.js';
import { Failure } from '../failure.js';
import { DATA_FLAG } from './backup.js';
import { withStore } from './with-store.js';

const ROLES = ['administrator', 'moderator'] as const;

export const command: Command = {
  name: 'admin',
  summary: 'say who looks after a server',
  usage: '[<account> administrator|moderator|none] [--data FOLDER]',
  about: `
Without words, lists who looks after the server. With the name of an account, makes it an administrator
or a moderator, or takes that away (none). The first administrator is made here; after that, administrators
do the same on their page. It is written to the audit log. The server may go on running.`,
  examples: ['sandtable admin', 'sandtable admin Ada administrator', 'sandtable admin Ada none'],
  words: { name: 'an account and its role', min: 0, max: 2 },
  flags: { ...DATA_FLAG },
  run,
};

async function run(args: Args, io: Io): Promise<number> {
  const [name, role] = args.words;
  if (name !== undefined && role !== 'none' && !ROLES.some((one) => one === role))
    throw new Failure(`say what ${name} shall be: administrator, moderator or none`);
  return withStore(args, async (store) => {
    if (name !== undefined) {
      const given = ROLES.find((one) => one === role) ?? null;
      if (!(await appoint(store, name, given, Date.now()))) throw new Failure(`there is no account ${name}`);
    }
    const all = await listRoles(store);
    io.out(
      all.length === 0
        ? 'Nobody looks after this server.\n'
        : all.map((one) => `${one.name}: ${one.role}\n`).join(''),
    );
    return 0;
  });
}
