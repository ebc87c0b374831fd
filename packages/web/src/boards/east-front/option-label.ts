import type { SpelledOption } from '@sandtable/kernel';
import { pretty } from '../pretty.js';
import { kindName, pieceName, placeName, spaceName, splitPlace } from './names.js';

const of = (option: SpelledOption, kind: string) => option.touches.find((touch) => touch.kind === kind)?.id;

const ABOUT_PIECE: Record<string, string> = {
  remove: 'Remove',
  eliminate: 'Eliminate',
  withdraw: 'Take off the board:',
  declare: 'Count as moved:',
};
const ABOUT_MOVE: Record<string, string> = { move: '', retreat: 'Retreat: ', advance: 'Advance!: ' };
const ABOUT_NEW: Record<string, string> = { deploy: 'Deploy', recruit: 'Recruit', conscript: 'Conscript' };
const ALONE: Record<string, string> = {
  'forced-march': 'Forced March (1 card): move one piece',
  'desperate-attack': 'Desperate Attack (2 cards)',
  initiative: 'Production Initiative: draw a card',
  mulligan: 'Mulligan: seven new cards',
  keep: 'Keep this hand',
};

/** The label of an option; null if the verb and the name are enough. */
export function optionLabel(option: SpelledOption): string | null {
  if (option.label) return null;
  const piece = of(option, 'piece');
  const space = of(option, 'space');
  const force = of(option, 'force');
  const reserve = of(option, 'reserve');
  const { verb } = option;
  if (ALONE[verb]) return ALONE[verb];
  if (force !== undefined && space !== undefined) {
    const { what, space: from } = splitPlace(force);
    return `${pretty(what)} force in ${placeName(from)} attacks ${placeName(space)}`;
  }
  if (reserve !== undefined && space !== undefined && ABOUT_NEW[verb])
    return `${ABOUT_NEW[verb]} a ${pieceName(reserve)} in ${placeName(space)}`;
  if (piece !== undefined && space !== undefined && verb in ABOUT_MOVE) {
    const { what, space: from } = splitPlace(piece);
    return `${ABOUT_MOVE[verb]}${kindName(what)} ${spaceName(from)} – ${spaceName(space)}`;
  }
  if (piece !== undefined && ABOUT_PIECE[verb]) {
    const { what, space: at } = splitPlace(piece);
    return `${ABOUT_PIECE[verb]} the ${pieceName(what)} in ${placeName(at)}`;
  }
  return null;
}

/** The same for a list headed by the verb: from where to where, or what is placed where. */
export function argumentLabel(option: SpelledOption): string | null {
  const mover = option.touches.find(({ kind }) => kind === 'piece' || kind === 'force');
  const space = of(option, 'space');
  const reserve = of(option, 'reserve');
  if (space === undefined) return null;
  if (reserve !== undefined) return `${kindName(reserve)} in ${placeName(space)}`;
  if (!mover) return null;
  const { what, space: from } = splitPlace(mover.id);
  const name = mover.kind === 'force' ? `${kindName(what)} force` : kindName(what);
  return `${name} ${spaceName(from)} – ${spaceName(space)}`;
}
