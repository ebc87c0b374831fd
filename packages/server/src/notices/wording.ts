import { inOneLine } from '@sandtable/kernel';

/** A table where somebody is to move. */
export interface TurnAt {
  /** The name of the game. */
  game: string;
  /** The table's title, if its host gave it one. */
  title: string | null;
  /** The seats that are asked. */
  seats: readonly string[];
  url: string;
}

/** One line that says whose turn it is where. Nothing of the position: a mail is no safe place for secrets. */
export function turnLine({ game, title, seats }: TurnAt): string {
  const name = title === null ? game : `${inOneLine(title)} (${game})`;
  return `${name}: ${listed(seats)}`;
}

export function subjectOf(turns: readonly TurnAt[]): string {
  return turns.length === 1 ? `Your turn: ${turnLine(turns[0])}` : `Your turn at ${turns.length} tables`;
}

/** How many tables one message lists. */
export const LISTED = 20;

/** The text of a message, with a link to each table. */
export function textOf(turns: readonly TurnAt[]): string {
  const listed = turns.slice(0, LISTED).map((turn) => `${turnLine(turn)}\n${turn.url}`);
  const more = turns.length - listed.length;
  return [...listed, ...(more > 0 ? [`… and ${more} more`] : [])].join('\n\n');
}

function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
