import { say } from '@sandtable/kernel';
import type { Expel, HostRules, Person, TableInfo } from '@sandtable/protocol';
import { Refusal } from './refusal.js';
import { needHost, needSeat, put, refuseClosedList, seatOf } from './seat-commands.js';
import type { Table } from './table.js';

/** What a table's host may do if nothing else was said when it was opened. */
export const USUAL_RULES: HostRules = { pause: 'agreed', remove: 'never' };

/** Read from a snapshot, they are another object. */
export const isUsual = ({ pause, remove }: HostRules) =>
  pause === USUAL_RULES.pause && remove === USUAL_RULES.remove;

/** A request to remove a player, and who agrees. */
export type Removal = NonNullable<TableInfo['removal']>;

/** A majority is at least this many: at a table of two, nobody decides alone. */
const LEAST_VOTES = 2;

/**
 * Removes a player. Before the start the host may; in a running game only as the rules of the table say, which everybody
 * saw before they sat down.
 */
export function expel(table: Table, person: Person, { seat: id, after, agree = true }: Expel): Promise<void> {
  return table.inTurn(async () => {
    const seat = seatOf(table, id);
    const { state } = table;
    if (state.status === 'finished' || state.status === 'closed')
      throw new Refusal('status', state.whyNotRunning());
    const isVoter = state.hostRules.remove === 'majority' && state.match !== null;
    if (isVoter && state.host?.id !== person.id) needSeat(table, person);
    else needHost(table, person);
    if (!agree) return withdraw(table, person, id);
    const { who } = state.seats[seat];
    if (who === null) throw new Refusal('seat', say`nobody sits at ${state.nameInText(seat)}`);
    if (who.id === state.host?.id)
      throw new Refusal('seat', say`the host is not removed: hosts leave by themselves`);
    table.needRoom(person);
    if (state.match === null) {
      refuseClosedList(table);
      return carryOut(table, person, who, 'open');
    }
    switch (state.hostRules.remove) {
      case 'never':
        throw new Refusal('status', say`by the rules of this table nobody is removed from a running game`);
      case 'clock':
        if (!state.isLapsed(seat)) throw new Refusal('status', say`${who.name} still has time on the clock`);
        return carryOut(table, person, who, after);
      case 'host':
        return carryOut(table, person, who, after);
      case 'majority':
        return vote(table, person, id, who, after);
    }
  });
}

/** The host asks, the players agree: more than half of those who are not meant. */
async function vote(
  table: Table,
  person: Person,
  seat: string,
  meant: Person,
  after: Expel['after'],
): Promise<void> {
  const { state } = table;
  if (person.id === meant.id)
    throw new Refusal('seat', say`you are the one to be removed: the others decide`);
  const asked = state.removalWish();
  if (asked && asked.seat !== seat)
    throw new Refusal('status', say`another removal is asked for already: answer that first`);
  if (!asked) needHost(table, person);
  const voters = state.players().filter((id) => id !== meant.id);
  const votes = new Set([person.id, ...(asked?.agreed ?? []).map(({ id }) => id)]);
  const agreed = voters.filter((id) => votes.has(id)).length;
  if (agreed >= LEAST_VOTES && agreed * 2 > voters.length)
    return carryOut(table, person, meant, asked?.after ?? after);
  if (asked?.agreed.some(({ id }) => id === person.id)) return;
  await table.record({ kind: 'removal-wish', who: person, seat, after: asked?.after ?? after }, null, person);
}

/** The host takes the request back, another player their vote. */
async function withdraw(table: Table, person: Person, seat: string): Promise<void> {
  const asked = table.state.removalWish();
  const own = asked?.agreed.some(({ id }) => id === person.id) || table.state.host?.id === person.id;
  if (asked?.seat !== seat || !own) return;
  table.needRoom(person);
  await table.record({ kind: 'removal-wish', who: person, seat: null, after: 'open' }, null, person);
}

async function carryOut(table: Table, author: Person, meant: Person, after: Expel['after']): Promise<void> {
  const { state } = table;
  const begun = state.match !== null;
  for (const seat of state.seatsOf(meant.id)) {
    const bot = begun ? (state.seats[seat].bot ?? state.constants.substitute) : null;
    await put(table, author, seat, null, bot, !begun || after === 'open', 'removed');
  }
}
