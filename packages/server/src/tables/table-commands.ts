import type {
  Choice,
  Expel,
  GoBack,
  Join,
  Leave,
  Orders,
  Pause,
  QuickMatch,
  Rematch,
  Reveal,
  SeatBot,
  Start,
  Substitute,
} from '@sandtable/protocol';
import type { Task } from '../cluster/messages.js';
import type { Watcher } from './audience.js';
import { goBack } from './going-back.js';
import { expel } from './host-powers.js';
import { leaveAnother, sitDown } from './quick-match.js';
import { Refusal } from './refusal.js';
import * as conduct from './seat-commands.js';
import { reveal, start } from './starting.js';
import type { Table } from './table.js';
import type { TableRegistry } from './table-registry.js';

type Command = (table: Table, task: Task, registry: TableRegistry, watcher: Watcher | null) => unknown;

/** A change by a person: it is counted, and the answer is the table afterwards. */
const change =
  (act: (table: Table, task: Task, registry: TableRegistry) => Promise<unknown>): Command =>
  async (table, task, registry) => {
    table.countHousekeeping(task.person);
    await act(table, task, registry);
    return table.inTurn(() => table.state.info());
  };

/**
 * Everything that can be done at a table, by name: its owner does it, whichever process was asked. Bodies and answers
 * are plain data.
 */
export const COMMANDS = {
  choose: (table, { person, body }, _, watcher) => table.choose(person, body as Choice, watcher),
  orders: (table, { person, body }) => table.setOrders(person, body as Orders),
  join: change(async (table, { person, body, selves }, { blocks }) => {
    const { seats, invite } = body as Join;
    conduct.refuseEntry(table, person, invite ?? null);
    await blocks.refuseEntry(table, person);
    await blocks.refuseSeat(table, person, selves, seats);
    await conduct.join(table, person, body as Join, selves);
  }),
  leave: change((table, { person, body }) => conduct.leave(table, person, body as Leave)),
  seat: change(async (table, { person, body }, registry) => {
    const { seat, bot } = body as SeatBot;
    const game = await registry.games.need(table.state.constants.machine.game.id);
    await conduct.setSeat(table, person, seat, bot, game);
  }),
  start: change((table, { person, body }) => start(table, person, body as Start)),
  reveal: change((table, { person, body }) => reveal(table, person, body as Reveal)),
  pause: change((table, { person, body }) => conduct.pause(table, person, (body as Pause).paused)),
  back: change((table, { person, body }) => goBack(table, person, body as GoBack)),
  resign: change((table, { person }) => conduct.resign(table, person)),
  substitute: change((table, { person, body }) =>
    conduct.substitute(table, person, (body as Substitute).seat),
  ),
  expel: change((table, { person, body }) => expel(table, person, body as Expel)),
  rematch: async (table, { person, body, selves }, registry) => ({
    id: await registry.opening.rematch(table, person, selves, body as Rematch),
  }),
  // What the server does by itself
  'sit at the rematch': async (table, { person, body, selves }, { blocks }) => {
    await blocks.refuseSeat(table, person, selves, (body as Join).seats);
    await conduct.join(table, person, body as Join);
  },
  'quick match': async (table, { person, body, selves }, { blocks }) => {
    const apart = await blocks.apart([person.id, ...selves]);
    if (table.state.people().some((id) => apart.has(id))) return false;
    return sitDown(table, { person, selves }, body as QuickMatch);
  },
  'leave for another': (table, { person, body }) => leaveAnother(table, person, body as QuickMatch),
  renamed: (table, { person }) => conduct.renamed(table, person),
  remove: (table, { person }) => conduct.removeFromTable(table, person),
  erase: (table, { person }, registry) => registry.eraseAt(table.id, person),
  rescued: (table, { body }) => table.inTurn(() => table.record({ kind: 'rescued', cut: Number(body) })),
  forfeit: (table, { person }) => table.inTurn(() => conduct.forfeit(table, person)),
  'close for good': (table, { body }) =>
    table.inTurn(() => {
      const { state } = table;
      if (state.status === 'finished' || state.status === 'closed')
        throw new Refusal('status', state.whyNotRunning());
      return table.record({ kind: 'closed', why: String(body) });
    }),
  'close if open': (table) =>
    table.inTurn(() => (table.state.status === 'open' ? table.record({ kind: 'closed' }) : 0)),
} satisfies Record<string, Command>;

export type CommandName = keyof typeof COMMANDS;

/** Those that carry the id of a request: asking again changes nothing. */
const WITH_REQUEST: readonly string[] = ['choose', 'orders'];

/** May it be repeated if nobody knows whether it was done? */
export const isRepeatable = (name: string) => WITH_REQUEST.includes(name);

export function carryOut(
  registry: TableRegistry,
  table: Table,
  task: Task,
  watcher: Watcher | null,
): Promise<unknown> {
  const command: Command = COMMANDS[task.name as CommandName];
  return Promise.resolve(command(table, task, registry, watcher));
}
