import { EAST_FRONT, type FrontMapData } from '@sandtable/maps';
import { partOfMap } from '../../board/part-of-map.js';

// Plain values only: the build works them out, so that the start page does not load the whole map.

/** The road from Warsaw to Moscow, as the cover shows it. */
export const COVER_MAP: FrontMapData = partOfMap(EAST_FRONT, [330, 418, 1360, 708]);
