import { parseJournal, playedSeats } from '@sandtable/kernel';
import { seatsFromTags } from '../engine/seat-tags.js';
import { aboutOf } from '../games.js';
import { w } from '../languages/index.js';
import { newId, newSeed } from '../table/random-ids.js';
import { keepGame } from '../table/saved.js';

/** Maximum size of a journal; no game writes a larger one. */
const LARGEST = 30_000_000;

/** Stores a journal in this browser; returns its id, or a sentence that says what is wrong with it. */
export async function keepJournal(text: string): Promise<{ id: string } | { error: string }> {
  try {
    const { header, entries } = parseJournal(text);
    const about = aboutOf(header.game);
    if (!about) return { error: w.rules.none };
    const id = newId();
    await keepGame({
      id,
      game: header.game,
      options: { ...header.options },
      seed: header.seed ?? newSeed(),
      seats: seatsFromTags(playedSeats(about, header.options), header.tags),
      journal: text,
      touched: Date.now(),
      finished: entries.some(({ kind }) => kind === 'end'),
      guided: false,
      curtain: false,
    });
    return { id };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

export async function loadJournal(file: File): Promise<{ id: string } | { error: string }> {
  if (file.size > LARGEST) return { error: w.trouble.noFile };
  try {
    return keepJournal(await file.text());
  } catch {
    return { error: w.trouble.noFile };
  }
}
