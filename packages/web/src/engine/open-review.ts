import { Review, type Slices } from '@sandtable/host';
import { parseJournal } from '@sandtable/kernel';
import { findGame, prospectOf } from '@sandtable/shelf';

export type OpenReview = Review;

/** A game to be looked back at; null if it cannot say anything about its positions. */
export async function openReview(id: string, journal: string, slices: Slices): Promise<OpenReview | null> {
  const written = parseJournal(journal);
  const [game, prospect] = await Promise.all([findGame(id), prospectOf(id, written.header.options)]);
  if (!game || !prospect) return null;
  const review = new Review(game, written, prospect);
  review.machine.marked = true;
  await review.play(slices);
  return review;
}
