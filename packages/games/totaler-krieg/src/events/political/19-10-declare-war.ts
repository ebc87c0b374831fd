import { AXIS } from '../../ids.js';
import { activate } from '../../politics/activate.js';
import { findAlignment } from '../../politics/alignment.js';
import { axisFor } from '../../politics/allies.js';
import { mayActivate } from '../../politics/civil-war.js';
import { endPolicy, policyOf } from '../../politics/policies.js';
import type { U } from '../../table.js';
import type { Occurrence } from '../political-event.js';

/** 19.10 Declare War: the Country joins the other side; if it was the Axis that declared, its Policy ends. */
export function declareWar(u: U, { faction, country }: Occurrence): void {
  if (!mayActivate(u, country)) return;
  const joins = faction === AXIS ? findAlignment(u, country) : axisFor(u, faction);
  activate(u, { country, faction: joins, mobilizes: true, freePassage: false });
  if (faction === AXIS) endPolicy(u, policyOf(u, country, joins));
}
