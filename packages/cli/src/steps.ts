import { type Entry, type Match, redactedLines, UNDO } from '@sandtable/kernel';
import { type LoadedJournal, replayLoaded } from './journals.js';

/** One choice of a journal as a viewer may know it, and what came of it. */
export interface ReplayStep {
  at: number;
  /** Null for the position before the first choice. */
  choice: string | null;
  log: string[];
  draw: string;
}

/** Every choice of a journal up to a point. */
export function stepsOf(loaded: LoadedJournal, until: number, viewer: number): ReplayStep[] {
  const { entries } = loaded.journal;
  const steps: ReplayStep[] = [];
  let written = 0;
  let told = 0;
  const note = (match: Match<unknown, unknown>, at: number, entry: number) => {
    const { machine, state } = match;
    const draw = machine.game.drawText(machine.read(state), viewer);
    const log = match.logFor(viewer).map(({ text }) => text);
    // Going back takes lines out of the log, and its last line says so.
    const fresh = log.slice(goesBack(entries[entry]) ? -1 : told);
    steps.push({ at, choice: at === 0 ? null : shown(match, written, viewer), log: fresh, draw });
    told = log.length;
    written = match.entries.length;
  };
  note(replayLoaded(loaded, { until: 0 }), 0, -1);
  replayLoaded(loaded, { until, after: note });
  return steps;
}

function goesBack(entry: Entry | undefined): boolean {
  return entry?.kind === 'rewind' || (entry?.kind === 'choice' && entry.text.toLowerCase() === UNDO);
}

/** The choice that a match wrote down at this entry, as the viewer may read it. */
function shown(match: Match<unknown, unknown>, at: number, viewer: number): string {
  const entry = match.entries[at];
  if (entry.kind === 'rewind') return `everybody goes back to choice ${entry.to}`;
  const { seat, text } = redactedLines(match, viewer, at)[0];
  return `${seat}: ${text}`;
}
