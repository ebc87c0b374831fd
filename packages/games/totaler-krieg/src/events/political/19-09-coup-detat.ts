import { AXIS } from '../../ids.js';
import { activate } from '../../politics/activate.js';
import { findAlignment } from '../../politics/alignment.js';
import { axisFor } from '../../politics/allies.js';
import { mayActivate } from '../../politics/civil-war.js';
import type { U } from '../../table.js';
import type { Occurrence } from '../political-event.js';

/** 19.9 Coup D'etat: the Country joins the other side, without a Mobilization Roll; its Policy stays (13.7.1l). */
export function coupDetat(u: U, { faction, country }: Occurrence): void {
  if (!mayActivate(u, country)) return;
  const joins = faction === AXIS ? findAlignment(u, country) : axisFor(u, faction);
  activate(u, { country, faction: joins, mobilizes: false, freePassage: false });
}
