import type { SpelledOption, View } from '@sandtable/kernel';
import type { BoardModule, Change } from '../../boards/board-module.js';
import type { Outlook } from '../../table/client.js';
import { byThisChoice } from './by-this-choice.js';
import { asksMore } from './targets.js';

type Telling = Pick<BoardModule, 'changes' | 'foresee' | 'moment' | 'headline'>;

/** A choice that is considered, and what it may lead to. */
export interface Considered {
  now: View;
  seat: string | null;
  outlook: Outlook;
  option: SpelledOption | null;
  /** What is played by it, if the option is only the target of that. */
  by: SpelledOption | undefined;
}

/** What a choice would change by itself, and what can be foreseen beyond it. */
export function changesOfChoice(board: Telling, { now, seat, outlook, option, by }: Considered): Change[] {
  const changes = outlook.after.map((after) => board.changes(now, after, by));
  const others = outlook.others.map((after) => board.changes(now, after));
  const foreseen = (option && board.foresee?.(now, option)) ?? [];
  // Whoever passes loses nothing by it.
  const passes = now.decisions.some((one) => one.seat === seat && one.standing?.choice === option?.verb);
  const own = byThisChoice(changes, others, asFar(board, now, seat, outlook, others));
  return [
    ...(passes ? own.filter(({ missed }) => !missed) : own),
    ...foreseen.map((text) => ({ key: text, kind: 'foreseen' as const, text, marks: [] })),
  ];
}

/** Of what other choices lead to, what is reached as far as the considered one; null if that leads nowhere yet. */
function asFar(
  board: Telling,
  now: View,
  seat: string | null,
  { after, others }: Outlook,
  changes: readonly (readonly Change[])[],
): (readonly Change[])[] | null {
  const [first] = after;
  if (!first || asksMore(now, seat, after)) return null;
  const part = partOf(board, first);
  const alike = changes.filter((_, i) => partOf(board, others[i]) === part);
  return alike.length === 0 && part === partOf(board, now) ? null : alike;
}

/** The part of the game that a position is in: the round, the turn and its step. */
export function partOf(board: Pick<BoardModule, 'moment' | 'headline'>, view: View): string {
  return `${board.moment(view.table).key} ${board.headline(view).step}`;
}
