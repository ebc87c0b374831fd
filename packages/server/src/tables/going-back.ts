import { setImmediate as aTurn } from 'node:timers/promises';
import type { AnyMatch } from '@sandtable/host';
import { journalBack, Replayer, say } from '@sandtable/kernel';
import { type GoBack, LIMITS, type Person, type TableInfo } from '@sandtable/protocol';
import { timed } from '../fairness/requester.js';
import { Refusal } from './refusal.js';
import { needSeat } from './seat-commands.js';
import type { Table } from './table.js';

/** A request to go back until only this many choices stand. */
export type BackWish = NonNullable<TableInfo['back']>;

/** Milliseconds after which replaying a long game yields to the event loop. */
const SLICE = 8;

/** Asks to go back, agrees to it, or refuses. When all players agree, the game goes back. */
export function goBack(table: Table, person: Person, { to, agree }: GoBack): Promise<void> {
  return table.inTurn(async () => {
    needSeat(table, person);
    const { state } = table;
    if (state.status !== 'running' && state.status !== 'paused')
      throw new Refusal('status', state.whyNotRunning());
    if (!state.players().includes(person.id))
      throw new Refusal('seat', say`a bot plays for you: take the seat back first`);
    const wish = state.backWish();
    if (!agree) {
      if (wish?.to !== to) return;
      table.needRoom(person);
      await table.record({ kind: 'back-wish', who: person, to: null }, null, person);
      return;
    }
    refuseBack(table, person, to, wish);
    const agreed = new Set([person.id, ...(wish?.agreed ?? []).map(({ id }) => id)]);
    if (state.players().every((id) => agreed.has(id))) await carryOut(table, person, to);
    else if (!wish?.agreed.some(({ id }) => id === person.id))
      await table.record({ kind: 'back-wish', who: person, to }, null, person);
  });
}

function refuseBack(table: Table, person: Person, to: number, wish: BackWish | null): void {
  const { state } = table;
  if (wish && wish.to !== to)
    throw new Refusal('status', say`${wish.by.name} asks to go back already: answer that first`);
  if (to >= (state.match?.state.count ?? 0))
    throw new Refusal('message', say`there is nothing to take back after that choice`);
  if (state.wentBack >= LIMITS.goingsBack)
    throw new Refusal('busy', say`this game has gone back ${LIMITS.goingsBack} times: that is enough`);
  table.needRoom(person);
}

async function carryOut(table: Table, person: Person, to: number): Promise<void> {
  await table.whole();
  // Loading may have read the table again.
  const { state } = table;
  state.prepareBack(to, await earlierPosition(state.match!, to));
  // What was stored of the log is no longer its beginning.
  await table.deps.forgetSnapshots(state);
  await table.record({ kind: 'back', to }, null, person);
}

/** The position in which only this many choices stand, replayed in slices. */
export async function earlierPosition(match: AnyMatch, to: number): Promise<AnyMatch> {
  const journal = journalBack(match, to);
  const replaying = new Replayer(match.machine.game, journal.header, journal.entries);
  for (let made = 0; made < to; await aTurn()) {
    made = timed(() => {
      const began = performance.now();
      let choices = made;
      while (choices < to && performance.now() - began < SLICE) {
        if (replaying.next() === null) throw new Error(`only ${choices} choices can be replayed`);
        choices++;
      }
      return choices;
    });
  }
  return replaying.match;
}
