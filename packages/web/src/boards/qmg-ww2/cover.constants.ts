import { type MapData, QMG_WW2 } from '@sandtable/maps';
import { partOfMap } from '../../board/part-of-map.js';

// Plain values only: the build works them out, so that the start page does not load the whole map.

/** Europe and Asia, as the cover shows them. */
export const COVER_MAP: MapData = {
  ...partOfMap(
    { ...QMG_WW2, spaces: QMG_WW2.spaces.map(({ firstEdition, ...space }) => space) },
    [330, 170, 1210, 410],
  ),
  straits: [],
};
