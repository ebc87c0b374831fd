import type { Country } from '../../ids.js';
import { REMOVED } from '../../places.js';
import { civilWarMarkers, REPUBLICAN_SUPPORT } from '../../politics/overseas.js';
import { put } from '../../position/position.js';
import type { U } from '../../table.js';

/** 13.8.6e: the Civil War Capital and Republican Support markers leave the game. */
export function reconstruct(u: U, country: Country): void {
  for (const marker of civilWarMarkers(u)) put(u, marker, REMOVED);
  put(u, REPUBLICAN_SUPPORT, REMOVED);
  u.log('reconstruction', country);
}
