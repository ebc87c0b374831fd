import { AXIS, type Country } from '../../ids.js';
import { process } from '../../kit.js';
import { GERMANY } from '../../map/areas.js';
import { releaseBox } from '../../politics/war-state.js';
import type { U } from '../../table.js';
import { pushMajorLosses } from '../major-losses.js';
import type { Occurrence } from '../political-event.js';
import { cededLand } from './19-03-ceded-land.js';

/** 19.22 Military Defeat: German steps are lost, and the Axis mobilizes. */
export function militaryDefeat(u: U, _: Occurrence): void {
  u.push(shortWar, { country: -1 as Country, about: '', isVictory: false });
}

/** 19.24 Military Victory: German steps are lost, the land is taken, and all mobilize. */
export function militaryVictory(u: U, { country, about }: Occurrence): void {
  u.push(shortWar, { country, about, isVictory: true });
}

const shortWar = process<{ country: Country; about: string; isVictory: boolean }>('short-war', (u, f) => {
  if (f.step++ === 0) return pushMajorLosses(u, AXIS, GERMANY);
  u.done();
  if (!f.isVictory) return void releaseBox(u, 'outbreak-of-war-box', AXIS);
  releaseBox(u, 'outbreak-of-war-box');
  cededLand(u, { faction: AXIS, country: f.country, about: f.about });
});

export const shortWarRules = [shortWar];
