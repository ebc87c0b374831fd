import {
  argOf,
  below,
  type Generator,
  Machine,
  type Option,
  type State,
  seedGenerator,
} from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { BattleOracle, isArmor, looks, stepsOf } from '../../test/oracle-battle.js';
import { COUNTER_AND_HEX, type CounterAndHex } from '../facts.js';
import { totalerKrieg } from '../game.js';
import type { Counter, Hex } from '../ids.js';
import { SHEET } from '../map/sheet.js';
import { isSupplied } from '../supply/supply.js';
import type { R, Table } from '../table.js';

/** The questions of a combat, by what they are about. */
const KINDS = {
  withdraw: 'retreats',
  repulsed: 'repulses',
  exchanging: 'repulses',
  shaken: 'repulses',
  lose: 'losses',
  advance: 'advances',
  exploitation: 'exploitations',
} as const;
type Kind = (typeof KINDS)[keyof typeof KINDS];
const kindOf = (rule: string): Kind | undefined => Reflect.get(KINDS, rule);

/** What the oracle takes from a frame of the game: who fights where. */
const units = (frame: object, name: string): number[] => Reflect.get(frame, name);
const number = (frame: object, name: string): number => Reflect.get(frame, name);

/** What was seen of the combat under way. */
interface Watched {
  /** Who attacked: in a retreat others may join them (4.2.5.1h). Null if nobody was asked who does. */
  attackers: readonly number[] | null;
  /** The steps of the attackers' side when it began. */
  steps: number;
  wasSplit: boolean;
  /** 4.2.8c: armor that has gone on, less the infantry that went with it. */
  guests: number;
}

class Comparison {
  readonly seen: Record<Kind, number> = {
    retreats: 0,
    repulses: 0,
    losses: 0,
    advances: 0,
    exploitations: 0,
  };
  private readonly machine: Machine<Table, R['facts']>;
  private watched: Watched | null = null;
  private before = 0;
  private mustered: readonly number[] | null = null;
  private verbs = new Map<string, number[]>();

  constructor(scenario: string) {
    this.machine = new Machine(totalerKrieg, { scenario });
  }

  /** Plays a random game, and compares every question of a combat that is asked. */
  play(game: string, random: Generator, most: number): void {
    const { machine } = this;
    const state = machine.setup(game);
    for (
      let seat = machine.nextSeat(state), n = 0;
      seat >= 0 && n < most;
      seat = machine.nextSeat(state), n++
    ) {
      const options = machine.legal(state, seat);
      this.look(state, options);
      const option = pick(machine, state, options, random);
      this.watch(state, option);
      machine.choose(state, seat, option);
    }
  }

  private look(state: State<Table>, options: readonly Option[]): void {
    const battle = state.frames.find(({ rule }) => rule === 'battle');
    const asked = state.frames.at(-1)!;
    if (!battle) {
      this.watched = null;
      // A loss that leaves no choice is taken before anybody is asked.
      if (!/^(combat|muster)$/.test(asked.rule)) return;
      this.before = stepsOf(this.machine.read(state), state.table.phasing);
      this.mustered = null;
      return;
    }
    const kind = kindOf(asked.rule);
    if (!kind) return;
    const u = this.machine.read(state);
    const oracle = new BattleOracle(u, (unit) => isSupplied(u, unit as Counter));
    this.watched ??= { attackers: this.mustered, steps: this.before, wasSplit: false, guests: 0 };
    const { rule } = this.machine.question(state)!;
    this.verbs = new Map();
    for (const option of options) {
      const { name } = this.machine.verb(rule, option);
      this.verbs.set(name, [...(this.verbs.get(name) ?? []), argOf(option)]);
    }
    this.seen[kind]++;
    this.compare[kind](u, oracle, asked, battle);
  }

  private watch(state: State<Table>, option: Option): void {
    const asked = this.machine.question(state)!.rule;
    const { name } = this.machine.verb(asked, option);
    if (asked.name === 'muster') {
      const force = units(state.frames.at(-1)!, 'attackers');
      this.mustered = name === 'with' ? [...force, argOf(option)] : force;
    }
    if (!this.watched) return;
    if (name === 'split') this.watched.wasSplit = true;
    if (name !== 'exploit') return;
    const unit = COUNTER_AND_HEX.factors.firstOf(argOf(option) as CounterAndHex);
    this.watched.guests += isArmor(unit) ? 1 : -1;
  }

  private args = (verb: string): number[] => this.verbs.get(verb) ?? [];
  private named = (u: R, counters: readonly number[]) =>
    [...new Set(counters.map((counter) => looks(u, counter)))].sort();

  private readonly compare: Record<
    Kind,
    (u: R, oracle: BattleOracle, asked: object, battle: object) => void
  > = {
    retreats: (u, oracle, asked, battle) => {
      const target = number(asked, 'origin');
      const force = units(asked, 'units');
      const meant = oracle.retreat(force, target);
      const isDefender = number(asked, 'owner') !== u.table.phasing;
      const mayStand =
        isDefender &&
        !this.watched!.wasSplit &&
        oracle.isRetreatOfDefenders(battle) &&
        oracle.mayStand(target, units(battle, 'attackers'));
      expect({
        to: this.args('retreat')
          .map((hex) => SHEET.ids[hex as Hex])
          .sort(),
        parts: this.args('split').length > 0,
        stands: this.verbs.has('stand'),
        rooted: false,
      }).toEqual({
        to: meant.to,
        parts: meant.mayPart,
        stands: mayStand,
        rooted: oracle.isRooted(force, number(asked, 'hq')),
      });
    },
    repulses: (_, oracle, asked) => {
      const { target, hq } = { target: number(asked, 'target'), hq: number(asked, 'hq') };
      expect({ retreat: this.verbs.has('retreat'), lose: this.verbs.has('lose') }).toEqual({
        retreat: oracle.canGoBack(units(asked, 'units'), hq, target),
        lose: true,
      });
    },
    losses: (u, oracle, asked) => {
      const isAttacker = number(asked, 'owner') === u.table.phasing;
      const isFirst = stepsOf(u, u.table.phasing) === this.watched!.steps;
      const { attackers } = this.watched!;
      if (isAttacker && attackers === null) return;
      const meant = oracle.losers(units(asked, 'units'), isAttacker ? attackers : null, isFirst);
      expect(this.named(u, this.args('lose'))).toEqual(this.named(u, meant));
    },
    advances: (u, oracle, _, battle) => {
      const target = number(battle, 'target');
      const meant = oracle.advancers(units(battle, 'attackers'), target);
      expect(this.named(u, this.args('advance'))).toEqual(this.named(u, meant));
    },
    exploitations: (u, oracle, asked, battle) => {
      const meant = oracle.exploiters(
        units(battle, 'attackers'),
        number(battle, 'target'),
        oracle.hexesOfExploitation(battle),
        this.watched!.guests,
      );
      const { firstOf, secondOf } = COUNTER_AND_HEX.factors;
      const found = this.args('exploit').map((arg) => {
        const pair = arg as CounterAndHex;
        return `${looks(u, firstOf(pair))} to ${SHEET.ids[secondOf(pair)]}`;
      });
      const wanted = [...meant].flatMap(([unit, to]) => to.map((hex) => `${looks(u, unit)} to ${hex}`));
      expect(found.sort()).toEqual([...new Set(wanted)].sort());
      expect(units(asked, 'units').length).toBeGreaterThan(0);
    },
  };
}

/** At random, but attacks are made by many and by armor first, what follows them is not passed over, and much else is. */
function pick(
  machine: Machine<Table, R['facts']>,
  state: State<Table>,
  options: readonly Option[],
  random: Generator,
): Option {
  const { rule } = machine.question(state)!;
  const isFight = /^(combat|muster|advance|exploitation|withdraw)$/.test(rule.name);
  const passes = (option: Option) => /^(done|declare|stand)$/.test(machine.verb(rule, option).name);
  const armored = (option: Option) => rule.name === 'advance' && isArmor(argOf(option));
  const isFree = below(random, isFight ? 8 : 3) === 0;
  const some = options.filter((option) => isFree || passes(option) !== isFight);
  const first = some.filter(armored);
  const among = first.length > 0 ? first : some.length > 0 ? some : options;
  return among[below(random, among.length)];
}

describe('what follows the die agrees with an independent oracle (4.2.4 to 4.2.8)', () => {
  it.each([
    ['case-white', 150, 200],
    ['barbarossa', 25, 500],
    ['fall-of-france', 25, 500],
  ])('in random games of %s', (scenario, games, most) => {
    const comparison = new Comparison(scenario);
    const random = seedGenerator(`battle/${scenario}`);
    for (let game = 0; game < games; game++) comparison.play(`battle/${game}`, random, most);
    for (const [kind, seen] of Object.entries(comparison.seen)) expect(seen, kind).toBeGreaterThan(LEAST);
  });
});

/** So often at least each kind of question is compared in each scenario. */
const LEAST = 5;
