import { byWeight, type Prospect, say } from '@sandtable/kernel';
import type { Facts } from '../facts.js';
import { AXIS, FACTIONS, type Faction, type Hex } from '../ids.js';
import { positionOf } from '../position/position.js';
import { isSupplied } from '../supply/supply.js';
import type { R, Table } from '../table.js';
import { SLOTS, slotNow } from '../turn/sequence.js';
import { hexNear } from '../words/names.js';
import { type Standing, standingOf } from './general/standing.js';

/** How the chance of the Axis follows from what its standing is worth, in steps: fitted to games of captains. */
interface Fit {
  /** How many turns the scenario has. */
  turns: number;
  /** The worth at which it is even, at its beginning, and how much more that is at its end. */
  even: number;
  later: number;
  /** How much a step more says. */
  certainty: number;
}

const FITS: ReadonlyMap<string, Fit> = new Map([
  // It ends with the part of the turn that is the Axis': the Pole has none of his own.
  ['case-white', { turns: 0.3, even: -8.7, later: 58.7, certainty: 0.052 }],
  ['barbarossa', { turns: 5, even: 35.5, later: 53.1, certainty: 0.039 }],
  ['fall-of-france', { turns: 5, even: 14.1, later: 72.3, certainty: 0.049 }],
]);
/** How much the last choices can still change. */
const LAST = 0.05;
/** What is worth less is not named, in steps. */
const LEAST = 1;

/** How a training scenario stands by the general's judgement, and what a player would say of a change. */
export const prospect: Prospect<Table, Facts> = {
  chance(u) {
    const { outcome } = u.state;
    if (outcome) return outcome.winner === u.game.seats[AXIS].side ? 1 : 0;
    const { even, later, certainty } = fitOf(u);
    const done = progressOf(u);
    const odds = (certainty * (standingOf(u).worth - even - later * done)) / Math.sqrt(LAST + 1 - done);
    return 1 / (1 + Math.exp(-odds));
  },
  gains(before, after, seat) {
    const isAxis = seat === AXIS;
    const gains = new Map<string, number>();
    const add = (gain: string, weight: number) => gains.set(gain, (gains.get(gain) ?? 0) + weight);
    const [was, is] = [new Look(before, isAxis), new Look(after, isAxis)];
    for (const hex of is.held) if (!was.held.has(hex)) add(say`takes ${hexNear(hex)}`, 12);
    const destroyed = was.enemySteps - is.enemySteps;
    if (destroyed === 1) add(say`costs the enemy a step`, 1);
    if (destroyed > 1) add(say`costs the enemy ${destroyed} steps`, destroyed);
    const raised = is.ownSteps - was.ownSteps;
    if (raised === 1) add(say`brings in a step`, 1);
    if (raised > 1) add(say`brings in ${raised} steps`, raised);
    if (is.ownCut < was.ownCut) add(say`brings units back into supply`, 1.5 * (was.ownCut - is.ownCut));
    if (is.enemyCut > was.enemyCut)
      add(say`cuts enemy units off from supply`, 1.5 * (is.enemyCut - was.enemyCut));
    for (const { hex, danger, isOwn } of is.places) {
      const before = was.places.find((place) => place.hex === hex);
      if (!before || before.isOwn !== isOwn) continue;
      const more = 12 * (danger - before.danger);
      if (!isOwn && more >= LEAST) add(say`threatens ${hexNear(hex)}`, more);
      if (isOwn && -more >= LEAST) add(say`makes ${hexNear(hex)} safer`, -more);
    }
    return byWeight(gains, LEAST);
  },
};

const fitOf = (u: R): Fit => FITS.get(u.facts.scenario.data.id)!;

/** How much of a scenario has been played, 0 to 1. */
export function progressOf(u: R): number {
  const turns = u.table.turn - u.facts.scenario.start + slotNow(u) / SLOTS.length;
  return Math.min(1, turns / fitOf(u).turns);
}

/** What counts in a position, for one side. */
class Look {
  readonly held: ReadonlySet<Hex>;
  readonly ownSteps: number;
  readonly enemySteps: number;
  readonly places: { hex: Hex; danger: number; isOwn: boolean }[];
  ownCut = 0;
  enemyCut = 0;

  constructor(u: R, isAxis: boolean) {
    const standing: Standing = standingOf(u);
    const [axis, others] = standing.steps;
    this.ownSteps = isAxis ? axis : others;
    this.enemySteps = isAxis ? others : axis;
    this.held = new Set(standing.places.filter((hex) => standing.held.includes(hex) === isAxis));
    this.places = standing.places.map((hex, i) => ({
      hex,
      danger: standing.dangers[i],
      isOwn: this.held.has(hex),
    }));
    for (const faction of FACTIONS) this.count(u, faction, (faction === AXIS) === isAxis);
  }

  private count(u: R, faction: Faction, isOwn: boolean): void {
    for (const unit of positionOf(u).onMap[faction]) {
      if (isSupplied(u, unit)) continue;
      if (isOwn) this.ownCut++;
      else this.enemyCut++;
    }
  }
}
