import { ALL_KNOWING, argOf, type Entry, type Match, read, UNDO } from '@sandtable/kernel';
import { type LoadedJournal, replayLoaded } from './journals.js';

/** One choice of a journal as a viewer may know it, and what came of it. */
export interface ReplayStep {
  at: number;
  /** Null for the position before the first choice. */
  choice: string | null;
  story: string[];
  draw: string;
}

/** Every choice of a journal up to a point. */
export function stepsOf(loaded: LoadedJournal, until: number, viewer: number): ReplayStep[] {
  const { entries } = loaded.journal;
  const steps: ReplayStep[] = [];
  let next = '';
  let told = 0;
  const note = (match: Match<unknown, unknown>, at: number, entry: number) => {
    const { machine, state } = match;
    machine.umpire.attend(state);
    const draw = machine.game.draw(machine.umpire, viewer);
    const story = match.story(viewer).map(({ text }) => text);
    // Going back takes lines out of the log, and its last line says so.
    const fresh = story.slice(goesBack(entries[entry]) ? -1 : told);
    steps.push({ at, choice: at === 0 ? null : next, story: fresh, draw });
    told = story.length;
    const following = entries.findIndex(
      (one, i) => i > entry && (one.kind === 'choice' || one.kind === 'rewind'),
    );
    if (following >= 0) next = shown(match, entries[following], viewer);
  };
  note(replayLoaded(loaded, { until: 0 }), 0, -1);
  replayLoaded(loaded, { until, after: note });
  return steps;
}

function goesBack(entry: Entry | undefined): boolean {
  return entry?.kind === 'rewind' || (entry?.kind === 'choice' && entry.text.toLowerCase() === UNDO);
}

/** A choice as the viewer may read it: of a secret one only the verb, unless it is the viewer's own. */
function shown(match: Match<unknown, unknown>, entry: Entry, viewer: number) {
  if (entry.kind === 'rewind') return `everybody goes back to choice ${entry.to}`;
  if (entry.kind !== 'choice') return '';
  const { machine, state } = match;
  const open = `${entry.seat}: ${entry.text}`;
  const seat = machine.game.seats.findIndex(({ id }) => id === entry.seat);
  if (seat < 0 || viewer === ALL_KNOWING || viewer === seat) return open;
  const meaning = read(machine, state, seat, entry.text);
  const question = machine.question(state);
  if ('refused' in meaning || !question) return open;
  const verb = machine.verb(question.rule, meaning.option);
  const secret =
    typeof verb.secret === 'function'
      ? verb.secret(machine.umpire, question.frame, argOf(meaning.option), seat)
      : verb.secret;
  return secret ? `${entry.seat}: ${verb.name} …` : open;
}
