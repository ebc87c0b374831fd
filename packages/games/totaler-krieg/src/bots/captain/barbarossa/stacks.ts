import type { Counter, Hex } from '../../../ids.js';
import { mostSteps, stackingFault } from '../../../steps/stack-limits.js';
import type { R } from '../../../table.js';

/** Who will be in which hex, as far as it is decided. */
export class Stacks {
  private readonly units = new Map<Hex, Counter[]>();

  constructor(private readonly u: R) {}

  in(hex: Hex): readonly Counter[] {
    return this.units.get(hex) ?? [];
  }

  add(unit: Counter, hex: Hex): void {
    this.units.set(hex, [...this.in(hex), unit]);
  }

  /** These would fit in as well (9.1, 9.2). */
  hasRoom(hex: Hex, ...more: Counter[]): boolean {
    return stackingFault(this.u, [...this.in(hex), ...more], mostSteps(this.u, hex)) === null;
  }
}
