import { GERMANY } from '../../board/countries.js';
import type { Space } from '../../ids.js';
import { hasPiece, type R } from '../../table.js';

/** Is there a German piece? */
export function stands(u: R, at: Space): boolean {
  return hasPiece(u, GERMANY, at);
}
