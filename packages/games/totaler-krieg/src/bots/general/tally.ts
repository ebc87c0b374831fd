import { say } from '@sandtable/kernel';
import { AXIS, type Faction, type Hex } from '../../ids.js';
import { hexNear } from '../../words/names.js';
import type { Standing } from './standing.js';

/** A place is named if it is gained or kept in this share of the trials. */
const OFTEN = 0.3;

/** What the trials of an option have come to. */
export class Tally {
  private trials = 0;
  private readonly gained = new Map<Hex, number>();
  /** Steps that were lost in all: those of the Axis, and those of its enemies. */
  private readonly lost: [number, number] = [0, 0];

  constructor(
    private readonly faction: Faction,
    private readonly before: Standing,
  ) {}

  add({ places, held, steps }: Standing): void {
    this.trials++;
    for (const side of [0, 1]) this.lost[side] += Math.max(0, this.before.steps[side] - steps[side]);
    for (const hex of places) {
      const isGained = held.includes(hex) === this.isAxis && this.before.held.includes(hex) !== this.isAxis;
      if (isGained) this.gained.set(hex, (this.gained.get(hex) ?? 0) + 1);
    }
  }

  /** What a player would say for the option. */
  get reason(): string | null {
    const { trials } = this;
    if (trials === 0) return null;
    let [place, times] = [-1 as Hex, OFTEN * trials];
    for (const [hex, often] of this.gained) if (often > times) [place, times] = [hex, often];
    if (place >= 0) return say`takes ${hexNear(place)} in ${times} of ${trials} trials`;
    const [own, enemy] = this.isAxis ? this.lost : [this.lost[1], this.lost[0]];
    return enemy > own ? say`costs the enemy ${enemy} steps for ${own} own ones in ${trials} trials` : null;
  }

  private get isAxis(): boolean {
    return this.faction === AXIS;
  }
}
