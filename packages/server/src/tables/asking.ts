import { randomBytes } from 'node:crypto';
import {
  ALL_KNOWING,
  type Finding,
  type Match,
  preview as previewChoice,
  printFor,
  refusals,
  SPECTATOR,
  seedGenerator,
} from '@sandtable/kernel';
import type { Person, Preview, Why } from '@sandtable/protocol';
import { Refusal } from './refusal.js';
import type { Table } from './table.js';
import { SPECTATOR_NAME } from './table-looks.js';

// What people may ask about a position. Whoever asks gets what their seat may know, and no more.

type AnyMatch = Match<unknown, unknown>;

/** Everything that could be said now and is refused, with the reason. */
export function why(table: Table, person: Person, seatId: string): Promise<Why[]> {
  return table.inTurn(() => {
    const { machine, state } = begun(table);
    const seat = ownSeat(table, person, seatId);
    return refusals(machine, state, seat).map(({ text, touches, refused }) => ({
      text,
      touches,
      ...refused,
    }));
  });
}

export function preview(table: Table, person: Person, seatId: string, text: string): Promise<Preview> {
  return table.inTurn(() => {
    const { machine, state } = begun(table);
    const seat = ownSeat(table, person, seatId);
    // Nobody can know the guesses: a guess from known chance would tell what was guessed from.
    const random = seedGenerator(randomBytes(16).toString('hex'));
    const views = previewChoice(machine, state, seat, text, random);
    if (!Array.isArray(views)) throw new Refusal('rules', views.reason, views.anchor);
    return views;
  });
}

export function findings(table: Table, person: Person, as: string | null): Promise<Finding[]> {
  return table.inTurn(() => {
    const { machine, state } = begun(table);
    const viewer = viewerFor(table, person, as);
    machine.umpire.attend(state);
    return machine.game.findings(machine.umpire, viewer);
  });
}

/** The journal: whole once the game is over, and as the asker may know it before. */
export function journal(table: Table, person: Person, as: string | null): Promise<string> {
  return table.inTurn(() => {
    const match = begun(table);
    const over = table.state.status === 'finished';
    return printFor(match, over ? ALL_KNOWING : viewerFor(table, person, as));
  });
}

export function begun(table: Table): AnyMatch {
  const { match } = table.state;
  if (!match) throw new Refusal('status', table.state.whyNotRunning());
  return match;
}

function ownSeat(table: Table, person: Person, id: string): number {
  const seat = table.state.seatOf(id);
  if (seat < 0 || table.state.seats[seat].who?.id !== person.id) {
    throw new Refusal('seat', `${id} is not your seat`);
  }
  return seat;
}

/** Through whose eyes: one's own, or a spectator's; anybody's once the game is over. */
export function viewerFor(table: Table, person: Person, as: string | null): number {
  const { state } = table;
  const own = state.seatsOf(person.id);
  if (as === null) return own[0] ?? SPECTATOR;
  if (as === SPECTATOR_NAME) return SPECTATOR;
  const over = state.status === 'finished';
  if (as === 'all-knowing') {
    if (over) return ALL_KNOWING;
    throw new Refusal('seat', 'nobody sees everything before the game is over');
  }
  const seat = state.seatOf(as);
  if (seat < 0) throw new Refusal('seat', `there is no seat '${as}' at this table`);
  if (!over && !own.includes(seat)) throw new Refusal('seat', `${as} is not your seat`);
  return seat;
}
