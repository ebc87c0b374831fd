import { type SpelledOption, say } from '@sandtable/kernel';
import { t } from '../../languages/index.js';
import { capital } from '../pretty.js';
import { englishPiece, englishPlace, englishSpace, splitPlace } from './names.js';

const of = (option: SpelledOption, kind: string) => option.touches.find((touch) => touch.kind === kind)?.id;

/** What is done with a piece where it stands. */
const ABOUT_PIECE: Record<string, (piece: string, place: string) => string> = {
  remove: (piece, place) => say`Remove the ${piece} in ${place}`,
  eliminate: (piece, place) => say`Eliminate the ${piece} in ${place}`,
  withdraw: (piece, place) => say`Take off the board: the ${piece} in ${place}`,
  declare: (piece, place) => say`Count as moved: the ${piece} in ${place}`,
};
/** How a piece goes from one space to another. */
const ABOUT_MOVE: Record<string, (piece: string, from: string, to: string) => string> = {
  move: (piece, from, to) => say`${piece} ${from} – ${to}`,
  retreat: (piece, from, to) => say`Retreat: ${piece} ${from} – ${to}`,
  advance: (piece, from, to) => say`Advance!: ${piece} ${from} – ${to}`,
};
const ABOUT_NEW: Record<string, (piece: string, place: string) => string> = {
  deploy: (piece, place) => say`Deploy a ${piece} in ${place}`,
  recruit: (piece, place) => say`Recruit a ${piece} in ${place}`,
  conscript: (piece, place) => say`Conscript a ${piece} in ${place}`,
};
const ALONE: Record<string, string> = {
  'forced-march': say`Forced March (1 card): move one piece`,
  'desperate-attack': say`Desperate Attack (2 cards)`,
  initiative: say`Production Initiative: draw a card`,
  mulligan: say`Mulligan: seven new cards`,
  keep: say`Keep this hand`,
};

/** The label of an option; null if the verb and the name are enough. */
export function optionLabel(option: SpelledOption): string | null {
  const label = option.label ? null : labelOf(option);
  return label && capital(t(label));
}

function labelOf(option: SpelledOption): string | null {
  const piece = of(option, 'piece');
  const space = of(option, 'space');
  const force = of(option, 'force');
  const reserve = of(option, 'reserve');
  const { verb } = option;
  if (ALONE[verb]) return ALONE[verb];
  if (force !== undefined && space !== undefined) {
    const { what, space: from } = splitPlace(force);
    return say`${englishPiece(what)} force in ${englishPlace(from)} attacks ${englishPlace(space)}`;
  }
  if (reserve !== undefined && space !== undefined && ABOUT_NEW[verb])
    return ABOUT_NEW[verb](englishPiece(reserve), englishPlace(space));
  if (piece !== undefined && space !== undefined && verb in ABOUT_MOVE) {
    const { what, space: from } = splitPlace(piece);
    return ABOUT_MOVE[verb](englishPiece(what), englishSpace(from), englishSpace(space));
  }
  if (piece !== undefined && ABOUT_PIECE[verb]) {
    const { what, space: at } = splitPlace(piece);
    return ABOUT_PIECE[verb](englishPiece(what), englishPlace(at));
  }
  return null;
}

/** The same for a list headed by the verb: from where to where, or what is placed where. */
export function argumentLabel(option: SpelledOption): string | null {
  const mover = option.touches.find(({ kind }) => kind === 'piece' || kind === 'force');
  const space = of(option, 'space');
  const reserve = of(option, 'reserve');
  if (space === undefined) return null;
  if (reserve !== undefined) return capital(t(say`${englishPiece(reserve)} in ${englishPlace(space)}`));
  if (!mover) return null;
  const { what, space: from } = splitPlace(mover.id);
  const [name, way] = [englishPiece(what), say`${englishSpace(from)} – ${englishSpace(space)}`];
  return capital(t(mover.kind === 'force' ? say`${name} force ${way}` : say`${name} ${way}`));
}
