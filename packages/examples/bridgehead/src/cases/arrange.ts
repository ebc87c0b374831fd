import {
  CaseError,
  type CasePath,
  names,
  type Plain,
  readName,
  readNames,
  readNumber,
} from '@sandtable/kernel';
import { SIDES } from '../about.js';
import { SIDE_NAMES, STACK } from '../facts.js';
import type { Hex, UnitNumber } from '../numbers.js';
import { AWAY, ELIMINATED, NOT_IN_PLAY, PHASES, type Umpire, unitsIn } from '../table.js';
import { turn } from '../turn/turn.js';
import { likenessOf, stepsOf } from '../units/roster.js';
import { type Counter, readByHex, readCounters, readHexes } from './read.js';

export const PHASE_NAMES = names('phase', PHASES);

/** The keys of `given`. */
export const GIVEN = [
  'scenario',
  'turn',
  'side',
  'phase',
  'put',
  'remove',
  'eliminated',
  'due',
  'moved',
  'attacked',
  'targets',
];

/** Puts the position of a rule case on the table. */
export function arrange(u: Umpire, given: Record<string, Plain>): void {
  const { table, facts } = u;
  if ('scenario' in given) arrangeScenario(u, given.scenario);
  if ('turn' in given) table.turn = readNumber(given.turn, ['turn'], 1, facts.turns);
  if ('side' in given) table.side = readName(SIDE_NAMES, given.side, ['side']);
  if ('phase' in given) table.phase = readName(PHASE_NAMES, given.phase, ['phase']);
  new Placing(u, given).everything();
  for (const key of ['moved', 'attacked'] as const) {
    if (!(key in given)) continue;
    readNames(facts.unitNames, given[key], [key]).forEach((unit, i) => {
      if (facts.sideOf[unit] !== table.side || table.hex[unit] < 0) {
        const why = `${facts.units[unit].id} is no unit of the ${SIDES[table.side].id} on the map`;
        throw new CaseError([key, i], why);
      }
      table[key][unit] = 1;
    });
  }
  if ('targets' in given) table.targets = readHexes(u, given.targets, ['targets']);
  u.push(turn, {});
  u.state.frames[0].step = table.phase;
}

/** The set-up the position starts from: the scenario's own, or an empty map. */
function arrangeScenario(u: Umpire, given: Plain): void {
  const { scenario } = u.facts;
  if (given === scenario) return;
  if (given !== 'none') {
    const hint = `options: { scenario: … } chooses another one`;
    throw new CaseError(
      ['scenario'],
      `this game plays the scenario '${scenario}', or 'none' of it (${hint})`,
    );
  }
  u.table.hex.fill(NOT_IN_PLAY);
}

/** Places counters: numbered ones first, then those named only by kind. */
class Placing {
  private readonly named = new Map<UnitNumber, CasePath>();

  constructor(
    private readonly u: Umpire,
    private readonly given: Record<string, Plain>,
  ) {}

  everything(): void {
    const { u, given } = this;
    const wishes: { counter: Counter; hex: Hex }[] = [];
    for (const [hex, counters, path] of readByHex(u, 'put' in given ? given.put : {}, ['put'])) {
      for (const counter of readCounters(u, counters, path)) wishes.push({ counter, hex });
    }
    for (const [key, hex] of [
      ['remove', NOT_IN_PLAY],
      ['eliminated', ELIMINATED],
      ['due', AWAY],
    ] as const) {
      for (const counter of readCounters(u, key in given ? given[key] : [], [key]))
        wishes.push({ counter, hex });
    }
    for (const { counter, hex } of wishes) if (counter.unit >= 0) this.place(counter, counter.unit, hex);
    for (const { counter, hex } of wishes)
      if (counter.unit < 0) this.place(counter, this.anyOf(counter, hex), hex);
    for (const [hex, , path] of readByHex(u, 'put' in given ? given.put : {}, ['put']))
      this.checkHex(hex, path);
  }

  private place({ reduced, path }: Counter, unit: UnitNumber, hex: Hex): void {
    const { table, facts } = this.u;
    const { id } = facts.units[unit];
    if (this.named.has(unit)) throw new CaseError([...path], `${id} is named twice`);
    this.named.set(unit, path);
    table.hex[unit] = hex;
    table.steps[unit] = hex === ELIMINATED ? 0 : stepsOf(facts.units[unit]) - (reduced ? 1 : 0);
  }

  /** When placing, prefers a counter not yet on the map; when removing, one that is on it. */
  private anyOf({ likeness, path }: Counter, hex: Hex): UnitNumber {
    const { table, facts } = this.u;
    const alike = facts.unitNames.values.filter(
      (unit) => likenessOf(facts.units[unit]) === likeness && !this.named.has(unit),
    );
    const found = alike.find((unit) => table.hex[unit] >= 0 !== hex >= 0) ?? alike[0];
    if (found === undefined) throw new CaseError([...path], `there is no other ${likeness} in this scenario`);
    return found;
  }

  private checkHex(hex: Hex, path: CasePath): void {
    const { u } = this;
    const units = unitsIn(u, hex);
    const name = u.facts.hexNames.name(hex);
    if (new Set(units.map((unit) => u.facts.sideOf[unit])).size > 1) {
      const hint = 'has the scenario set some of them up there?';
      throw new CaseError(
        [...path],
        `enemies share ${name}: ${units.map((unit) => u.facts.units[unit].id).join(', ')} (${hint})`,
      );
    }
    if (units.length > STACK)
      throw new CaseError([...path], `there are ${units.length} units in ${name}, more than ${STACK}`);
  }
}
