import type { SpelledOption, View } from '@sandtable/kernel';
import { COUNTRY_FACES } from '@sandtable/qmg-ww2/faces';
import { boardOf } from './board-of.js';
import { inSpace, theCountry } from './names.js';
import { words } from './words.js';

const OPEN_TO_RESPONSES = ['build', 'recruit', 'battle', 'eliminate'];

/** What can be foreseen of a build or battle: what would be left there, and which Responses might answer. */
export function foresee(view: View, option: SpelledOption): string[] {
  const space = option.touches.find(({ kind }) => kind === 'space')?.id;
  if (space === undefined || !OPEN_TO_RESPONSES.includes(option.verb)) return [];
  const lines = option.verb === 'battle' ? battle(view, option, space) : [];
  const waiting = enemiesOf(view).flatMap((id) => {
    const count = view.places[`${id}.response`]?.length ?? 0;
    return count > 0 ? [words.foresee.responsesOf(theCountry(id), count)] : [];
  });
  return waiting.length > 0 ? [...lines, words.foresee.responses(words.and(waiting))] : lines;
}

function enemiesOf(view: View): string[] {
  const me = COUNTRY_FACES.find(({ id }) => id === view.viewer);
  return COUNTRY_FACES.filter(({ team }) => me && team !== me.team).map(({ id }) => id);
}

/** The enemies' pieces in a space. */
export function enemiesIn(view: View, space: string) {
  const enemies: readonly string[] = enemiesOf(view);
  return boardOf(view).pieces.filter((piece) => piece.space === space && enemies.includes(piece.country));
}

function battle(view: View, option: SpelledOption, space: string): string[] {
  const there = enemiesIn(view, space);
  if (there.length === 0) return [words.foresee.nobody(inSpace(space))];
  const target = option.touches.find(({ kind }) => kind === 'country')?.id ?? there[0].country;
  const left = there.filter(({ country }) => country !== target);
  if (left.length === 0) return [words.foresee.emptied(inSpace(space))];
  const names = left.map(({ country, kind }) =>
    words.foresee.pieceOf(words.piece(kind), theCountry(country)),
  );
  return [words.foresee.remains(words.and(names), inSpace(space))];
}
