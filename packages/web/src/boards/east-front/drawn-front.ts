import { EAST_FRONT } from '@sandtable/maps';
import { labelFor } from '../../board/label-lines.js';
import { type DrawnFront, draw } from './drawn.js';
import { englishSpace, spaceName } from './names.js';

let drawn: DrawnFront | null = null;

/** The drawn map in the page's language, computed once. */
export function drawnFront(): DrawnFront {
  drawn ??= draw(EAST_FRONT, ({ id, label }) => labelFor(label, englishSpace(id), spaceName(id)));
  return drawn;
}
