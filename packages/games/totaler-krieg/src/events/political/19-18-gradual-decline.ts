import { say } from '@sandtable/kernel';
import { seasonalTurnsAhead } from '../../calendar/calendar.js';
import { AXIS, type Country, type Faction } from '../../ids.js';
import { process } from '../../kit.js';
import { onTurn } from '../../places.js';
import { activate } from '../../politics/activate.js';
import { cededMarker } from '../../politics/ceded-land.js';
import { nameInPlay } from '../../politics/countries.js';
import { put } from '../../position/position.js';
import type { U } from '../../table.js';
import { countryName } from '../../words/names.js';
import { countryQuestion, pushSelection } from '../choose-country.js';
import type { Occurrence } from '../political-event.js';
import { influence, influencedNeighbours } from './19-19-influence.js';

/** `protector` is the Allied faction that the Country joins. */
type Decline = { faction: Faction; country: Country; about: string; protector: Faction };

/** 19.18 Gradual Decline: Axis Influence next door, the land is ceded later, and the Country arms under its Policy. */
export function gradualDecline(u: U, { faction, country, about }: Occurrence): void {
  u.push(decline, { faction: AXIS, country, about, protector: faction });
}

const decline = process<Decline>('gradual-decline', (u, f) => {
  const { faction, country, about, protector } = f;
  if (f.step++ === 0) {
    const among = influencedNeighbours(u, faction, country);
    return pushSelection(u, declineInfluence, { faction, country, about, protector }, among);
  }
  u.done();
  const marker = cededMarker(AXIS, about);
  if (marker >= 0) {
    const die = u.roll('gradual-decline', 6);
    const turn = seasonalTurnsAhead(u.table.turn, die);
    put(u, marker, onTurn(turn));
    u.log('track-moved', marker, turn);
  }
  activate(u, { country, faction: protector, mobilizes: false, freePassage: false });
});

const declineInfluence = countryQuestion<Decline>('decline-influence', {
  prompt: () => say`In which neighbouring Country is Influence used?`,
  anchor: '19.18',
  among: (u, f) => influencedNeighbours(u, f.faction, f.country),
  unfit: (u, f, one) =>
    say`${countryName(one)} is no neighbour of ${countryName(nameInPlay(u, f.country))} in which Influence can do something`,
  apply: (u, f, country) => influence(u, { faction: f.faction, country, about: '' }),
  optional: false,
});

export const gradualDeclineRules = [decline, declineInfluence];
