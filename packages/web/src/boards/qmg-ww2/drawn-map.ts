import { type Edition, QMG_WW2, type SpaceShape } from '@sandtable/maps';
import { labelFor, type NameLabel } from '../../board/label-lines.js';
import { type DrawnMap, draw, LETTER } from './drawn.js';
import { spaceFace, spaceName } from './names.js';

const drawn = new Map<Edition, DrawnMap>();

/** The drawn map of an edition in the page's language, computed once. */
export function drawnMap(edition: Edition): DrawnMap {
  const known = drawn.get(edition) ?? draw(QMG_WW2, edition, labelOf);
  drawn.set(edition, known);
  return known;
}

/** The part of a box that its name may take. */
const INSIDE = 0.92;

function labelOf({ id, label, callout }: SpaceShape): NameLabel {
  const most = callout && (callout.box[2] * INSIDE) / (label.size * LETTER.land);
  return labelFor(label, spaceFace(id)?.name ?? spaceName(id), spaceName(id), most);
}
