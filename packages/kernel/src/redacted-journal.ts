import { type Entry, printEntries, printEntry, printJournal } from './journal.js';
import type { Machine } from './machine.js';
import type { Match } from './match.js';
import { argOf, type Option } from './option.js';
import { ALL_KNOWING } from './places.js';
import type { State } from './state.js';
import { viewerName } from './view.js';

/** A line of the journal as a viewer may know it. */
export interface RedactedLine {
  /** The number of choices in the journal when it was written, including this one. */
  at: number;
  /** The seat that chose; null if the line is no choice. */
  seat: string | null;
  text: string;
}

/** What others may read of a choice about to be made; null if they may read all of it. */
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
 * The journal as a viewer may know it, from an entry on. Of a secret choice, only its owner reads more than the verb.
 * Dice are public; shuffles and picks are omitted, and so are the hashes of positions, from which hidden things could
 * be guessed.
 */
export function redactedLines<T, C>(match: Match<T, C>, viewer: number, from = 0): RedactedLine[] {
  match.requireLoadedFrom(from);
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

/** May a viewer read anything of this entry? */
export function isEntryVisible(entry: Entry, viewer: number): boolean {
  return viewer === ALL_KNOWING || entry.kind !== 'chance' || entry.what === 'roll';
}

/** One journal entry as a viewer may know it; null if that is nothing. */
export function redactedLine<T, C>(
  match: Match<T, C>,
  viewer: number,
  entry: number,
): Omit<RedactedLine, 'at'> | null {
  const one = match.entries[entry];
  if (!isEntryVisible(one, viewer)) return null;
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
 * The journal as text for a viewer with limited knowledge: readable, but not replayable. The seed is omitted, and a
 * waypoint becomes a note, without its hash.
 */
export function printRedacted<T, C>(match: Match<T, C>, viewer: number): string {
  return [...redactedJournalParts(match, viewer)].join('');
}

/** How many entries one part of a printed journal has at most. */
const PART = 500;

/** The same text in parts, so that a long journal need not be printed in one go. The match must not change meanwhile. */
export function* redactedJournalParts<T, C>(match: Match<T, C>, viewer: number): Generator<string, void> {
  const { header, entries } = match.journal();
  const knowsAll = viewer === ALL_KNOWING;
  const tags = { ...header.tags, 'as known to': viewerName(match.machine, viewer) };
  const head = printJournal({ header: knowsAll ? header : { ...header, seed: null, tags }, entries: [] });
  yield head;
  let lines = head.split('\n').length - 1;
  for (let from = 0; from < entries.length; from += PART) {
    const part = entries.slice(from, from + PART);
    const told = knowsAll ? part : part.flatMap((_, i) => redactedEntry(match, viewer, from + i) ?? []);
    yield printEntries(told, lines);
    lines += told.length;
  }
}

function redactedEntry<T, C>(match: Match<T, C>, viewer: number, entry: number): Entry | null {
  const line = redactedLine(match, viewer, entry);
  if (!line) return null;
  const { seat, text } = line;
  if (seat !== null) return { kind: 'choice', seat, text };
  return { kind: 'note', text: text.replace(/^[=#] ?/, '') };
}
