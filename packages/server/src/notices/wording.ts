import { inOneLine } from '@sandtable/kernel';
import type { MessageWords } from './languages/words.js';

/** A table where somebody is to move, or where their game of a tournament has begun; or a tournament that goes on without them. */
export interface TurnAt {
  /** The name of the game. */
  game: string;
  /** The table's title, if its host gave it one; or the name of the tournament. */
  title: string | null;
  /** The seats that are asked. */
  seats: readonly string[];
  news: 'turn' | 'begun' | 'absent';
  url: string;
}

/** One line that says whose turn it is where. Nothing of the position: a mail is no safe place for secrets. */
export function turnLine({ game, title, seats, news }: TurnAt, { turn }: MessageWords): string {
  const name = title === null ? game : `${inOneLine(title)} (${game})`;
  return `${name}: ${news === 'turn' ? listed(seats, turn.and) : turn[news]}`;
}

export function subjectOf(turns: readonly TurnAt[], words: MessageWords): string {
  const { one, many, oneBegun, news, oneAbsent, mixed } = words.turn;
  const [first] = turns;
  const has = (kind: TurnAt['news']) => turns.some((turn) => turn.news === kind);
  if (turns.length === 1)
    return { turn: one, begun: oneBegun, absent: oneAbsent }[first.news](turnLine(first, words));
  return (has('absent') ? mixed : has('begun') ? news : many)(turns.length);
}

/** How many tables one message lists. */
export const LISTED = 20;

/** The text of a message, with a link to each table. */
export function textOf(turns: readonly TurnAt[], words: MessageWords): string {
  const listed = turns.slice(0, LISTED).map((turn) => `${turnLine(turn, words)}\n${turn.url}`);
  const more = turns.length - listed.length;
  return [...listed, ...(more > 0 ? [words.turn.more(more)] : [])].join('\n\n');
}

function listed(words: readonly string[], and: string): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;
}
