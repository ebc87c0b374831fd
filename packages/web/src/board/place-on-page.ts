import type { Touch } from '@sandtable/kernel';

/** Where a thing on the map is on the page, for what flies from there to elsewhere. */
export type PlaceOnPage = (touch: Touch) => readonly [number, number] | null;
export const placeOnPage: { current: PlaceOnPage | null } = { current: null };
