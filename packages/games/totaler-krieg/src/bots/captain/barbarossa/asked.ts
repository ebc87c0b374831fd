import { argOf, type Notes, type Option } from '@sandtable/kernel';
import { COUNTER_AND_HEX, type CounterAndHex } from '../../../facts.js';
import { AXIS, type Counter, type Faction, type Hex } from '../../../ids.js';
import type { M, Open } from '../playout.js';
import { AxisFront } from './axis-front.js';
import type { Front } from './front.js';
import { SovietFront } from './soviet-front.js';

const { firstOf, secondOf } = COUNTER_AND_HEX.factors;

/** A question to one side, with its options. */
export class Asked {
  private known: Front | null = null;

  constructor(
    readonly machine: M,
    readonly open: Open,
    readonly seat: Faction,
    readonly options: readonly Option[],
    readonly notes: Notes,
  ) {}

  get front(): Front {
    this.known ??= this.seat === AXIS ? new AxisFront(this.open.u) : new SovietFront(this.open.u);
    return this.known;
  }

  verbOf(option: Option): string {
    return this.machine.verb(this.open.rule, option).name;
  }

  /** The options of a verb. */
  of(verb: string): Option[] {
    return this.options.filter((option) => this.verbOf(option) === verb);
  }

  /** The only option of a verb without an argument; the first of all if there is none. */
  get done(): Option {
    return this.of('done')[0] ?? this.options[0];
  }

  /** The best option of a verb, if it is worth more than this. */
  best(verb: string, least: number, worthOf: (option: Option) => number): Option | null {
    let [found, most]: [Option | null, number] = [null, least];
    for (const option of this.of(verb)) {
      const worth = worthOf(option);
      if (worth > most) [found, most] = [option, worth];
    }
    return found;
  }
}

export const unitIn = (option: Option) => argOf(option) as Counter;
export const hexIn = (option: Option) => argOf(option) as Hex;
export function unitAndHexIn(option: Option): [Counter, Hex] {
  const arg = argOf(option) as CounterAndHex;
  return [firstOf(arg), secondOf(arg)];
}
