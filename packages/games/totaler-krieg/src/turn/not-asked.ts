import { SEGMENTS, type SegmentId, segmentNumber } from './segments.js';

/** A player may order not to be asked in a segment: it is done at once then, turn after turn. */
export function notAskedIn(id: SegmentId) {
  const { name } = SEGMENTS[segmentNumber(id)];
  return { verb: 'done', topics: () => [name], topic: () => name };
}
