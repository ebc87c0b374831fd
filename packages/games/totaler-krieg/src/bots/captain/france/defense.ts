import { faceOf } from '../../../counters/units.js';
import { AXIS, type Hex, WESTERN } from '../../../ids.js';
import { FRANCE } from '../../../map/areas.js';
import { SHEET } from '../../../map/sheet.js';
import { hexOf } from '../../../places.js';
import { citiesOf } from '../../../politics/countries.js';
import { ownershipOf } from '../../../position/ownership.js';
import { hasEnemy, isEnemyZone, positionOf } from '../../../position/position.js';
import type { R } from '../../../table.js';
import { CITIES_FOR_VICTORY } from './aims.js';
import { AMSTERDAM, BRUSSELS, LONDON, OSLO, PARIS } from './landmarks.js';

/** What it is worth to hold a hex: Paris decides; three other Cities of France together do so as well. */
const POSTS: ReadonlyMap<Hex, number> = new Map(
  (
    [
      ['w3516', 14], // Paris
      ['w3519', 12], // Metz
      ['w3420', 12], // Strasbourg
      ['w3616', 5], // Le Havre
      ['w3618', 6], // Lille
      ['w3518', 4], // Verdun
      ['w3517', 3], // Reims
      ['w3617', 4], // on the Somme
      ['w3319', 2], // Belfort
      ['w3819', 8], // Amsterdam
      ['w3718', 3], // Brussels
      ['w3916', 2], // London
    ] as const
  ).map(([id, worth]) => [SHEET.hexAt(id), worth]),
);

/** What any City of France is worth when the Axis needs only one more. */
const LAST_CITY = 10;

/** An Axis attack factor counts less the farther away it is. */
const FAR = 5;
/** The defense that makes most of a post. */
const SOLID = 8;
/** What one defense factor still adds where no enemy is near. */
const QUIET = 0.25;
const SERIOUS = 12;
/** The share of a post's worth that the support of an HQ adds, and what it costs to stand next to the enemy. */
const HQ_SHARE = 0.2;
const EXPOSED = 8;
/** With an HQ the defenders of Paris do not give way (4.2.5.1f). */
const HQ_IN_PARIS = 0.4;

/** How the West looks at the map: what is worth holding, and what threatens it. */
export class Defense {
  private readonly threats = new Map<Hex, number>();
  private readonly cities: readonly Hex[];
  private readonly isNearlyLost: boolean;

  constructor(private readonly u: R) {
    this.cities = u.table.vichy ? [] : citiesOf(u, FRANCE);
    this.isNearlyLost = this.cities.filter((hex) => this.isLost(hex)).length >= CITIES_FOR_VICTORY - 1;
  }

  /** What the hex is worth to the West as long as it is there to be held. */
  worth(hex: Hex): number {
    const isLastCity = this.isNearlyLost && this.cities.includes(hex);
    const worth = Math.max(POSTS.get(hex) ?? 0, isLastCity ? LAST_CITY : 0);
    return worth > 0 && ownershipOf(this.u).faction[hex] === WESTERN ? worth : 0;
  }

  /** The Axis wins by it. */
  isPrecious(hex: Hex): boolean {
    return hex === PARIS || hex === AMSTERDAM || hex === BRUSSELS || hex === OSLO || hex === LONDON;
  }

  /** The attack factors of the Axis near a hex. */
  private threatTo(hex: Hex): number {
    let threat = this.threats.get(hex);
    if (threat === undefined) {
      const { u } = this;
      threat = 0;
      for (const unit of positionOf(u).onMap[AXIS]) {
        const distance = SHEET.grid.distance(hex, hexOf(u.table.place[unit]));
        if (distance <= FAR) threat += (faceOf(u, unit).attack * (FAR + 1 - distance)) / FAR;
      }
      this.threats.set(hex, threat);
    }
    return threat;
  }

  /** What an HQ can do from a hex: it supports the posts within two hexes. */
  ofHq(hex: Hex): number {
    let worth = isEnemyZone(this.u, WESTERN, hex) ? -EXPOSED : 0;
    if (hex === PARIS) worth += this.weight(PARIS) * HQ_IN_PARIS + (worth < 0 ? EXPOSED : 0);
    for (const post of POSTS.keys())
      if (SHEET.grid.distance(hex, post) <= 2) worth += this.weight(post) * HQ_SHARE;
    return worth;
  }

  private weight(hex: Hex): number {
    return this.worth(hex) * Math.max(QUIET, Math.min(1, this.threatTo(hex) / SERIOUS));
  }

  /** What it is worth to have so much defense in a hex. */
  of(hex: Hex, defense: number): number {
    return this.weight(hex) * (1 - Math.exp(-defense / SOLID));
  }

  /** An Axis unit is there. */
  isLost(hex: Hex): boolean {
    return hasEnemy(WESTERN, hex, positionOf(this.u));
  }
}
