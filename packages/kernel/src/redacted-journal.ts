import { type Entry, type Journal, printEntry, printJournal } from './journal.js';
import { argOf, type Machine, type Option } from './machine.js';
import type { Match } from './match.js';
import { ALL_KNOWING } from './places.js';
import type { State } from './state.js';
import { viewerName } from './view.js';

/** A line of a match's journal as a viewer may know it. */
export interface RedactedLine {
  /** How many choices the journal had when it was written, this one included. */
  at: number;
  /** Who chose; null for what is no choice. */
  seat: string | null;
  text: string;
}

/** What others may read of a choice that is about to be made; null where they may read all of it. */
export function redactedText<T, C>(
  machine: Machine<T, C>,
  state: State<T>,
  seat: number,
  option: Option,
): string | null {
  const open = machine.question(state);
  if (!open) return null;
  const { name, secret } = machine.verb(open.rule, option);
  const isSecret = typeof secret === 'function' ? secret(open.u, open.frame, argOf(option), seat) : secret;
  return isSecret ? `${name} …` : null;
}

/**
 * The journal of a match as a viewer may know it, from an entry on. Of a secret choice only its owner reads
 * more than the verb. Dice fall in the open; how something was shuffled or picked nobody is told, and no hash
 * of the position, from which what is hidden could be guessed.
 */
export function redactedLines<T, C>(match: Match<T, C>, viewer: number, from = 0): RedactedLine[] {
  match.needFrom(from);
  const lines: RedactedLine[] = [];
  const { entries, earlier } = match;
  let at = earlier.choices;
  for (let i = earlier.entries; i < entries.length; i++) {
    const { kind } = entries[i];
    if (kind === 'choice' || kind === 'rewind') at++;
    if (i < from) continue;
    const line = redactedLine(match, viewer, i);
    if (line) lines.push({ at, ...line });
  }
  return lines;
}

/** Does a viewer read anything of this entry at all? */
export function isTold(entry: Entry, viewer: number): boolean {
  return viewer === ALL_KNOWING || entry.kind !== 'chance' || entry.what === 'roll';
}

/** One entry of a match's journal as a viewer may know it; null where that is nothing at all. */
export function redactedLine<T, C>(
  match: Match<T, C>,
  viewer: number,
  entry: number,
): Omit<RedactedLine, 'at'> | null {
  const one = match.entries[entry];
  if (!isTold(one, viewer)) return null;
  const seat = match.machine.game.seats[viewer]?.id ?? null;
  const text = viewer === ALL_KNOWING ? whole(one) : part(one, seat, match.redacted.get(entry));
  return { seat: one.kind === 'choice' ? one.seat : null, text };
}

function whole(entry: Entry): string {
  return entry.kind === 'choice' ? entry.text : printEntry(entry);
}

function part(entry: Entry, seat: string | null, hushed: string | undefined): string {
  if (entry.kind === 'choice') return entry.seat === seat ? entry.text : (hushed ?? entry.text);
  return entry.kind === 'mark' ? `= ${entry.label}` : printEntry(entry);
}

/**
 * The journal as text for somebody who may not know everything: readable, but not to be replayed. The seed is
 * left out, and a waypoint, which would have its hash, is a note.
 */
export function printRedacted<T, C>(match: Match<T, C>, viewer: number): string {
  if (viewer === ALL_KNOWING) return printJournal(match.journal());
  const entries = redactedLines(match, viewer).map(({ seat, text }): Entry => {
    if (seat !== null) return { kind: 'choice', seat, text };
    return { kind: 'note', text: text.replace(/^[=#] ?/, '') };
  });
  const { header } = match;
  const tags = { ...header.tags, 'as known to': viewerName(match.machine, viewer) };
  const journal: Journal = { header: { ...header, seed: null, tags }, entries };
  return printJournal(journal);
}
