import { type Entry, linesFor, type Match, redactedLine, UNDO } from '@sandtable/kernel';
import { type LoadedJournal, replayLoaded } from './journals.js';

/** One choice of a journal as a viewer may know it, and its effects. */
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
    const { log } = linesFor(match, viewer);
    // Undo removes lines from the log, and its last line says so.
    const fresh = log.read(goesBack(entries[entry]) ? log.count - 1 : told, log.count);
    const choice = at === 0 ? null : shown(match, written, viewer);
    steps.push({ at, choice, log: fresh.map(({ text }) => text), draw });
    told = log.count;
    written = match.entries.length;
  };
  note(replayLoaded(loaded, { until: 0 }), 0, -1);
  replayLoaded(loaded, { until, after: note });
  return steps;
}

function goesBack(entry: Entry | undefined): boolean {
  return entry?.kind === 'rewind' || (entry?.kind === 'choice' && entry.text.toLowerCase() === UNDO);
}

/** The choice a match recorded at this entry, as the viewer may see it. */
function shown(match: Match<unknown, unknown>, at: number, viewer: number): string {
  const entry = match.entries[at];
  if (entry.kind === 'rewind') return `everybody goes back to choice ${entry.to}`;
  // All viewers see at least the verb of a choice.
  const { seat, text } = redactedLine(match, viewer, at)!;
  return `${seat}: ${text}`;
}
