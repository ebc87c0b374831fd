import {
  applyText,
  type Game,
  type GameOptions,
  Machine,
  plain,
  type State,
  spellOption,
} from '@sandtable/kernel';
import { turnNamed } from '../src/calendar/calendar.js';
import {
  AS_AIRDROP,
  AS_FORTRESS,
  AS_STRIKE,
  COUNTER,
  COUNTER_COUNT,
  FULL,
  REDUCED,
} from '../src/counters/counters.js';
import type { Facts } from '../src/facts.js';
import { totalerKrieg } from '../src/game.js';
import type { Counter, Place } from '../src/ids.js';
import { question } from '../src/kit.js';
import { SHEET } from '../src/map/sheet.js';
import { atHex, type Box, boxAt, onTurn, placeName, REMOVED } from '../src/places.js';
import { put } from '../src/position/position.js';
import type { Table, U } from '../src/table.js';

/** What is asked when the rules under test are done. */
const idle = question('idle', {
  seats: () => 1,
  prompt: () => 'Nothing happens.',
  verbs: ['wait', 'rest'].map((name) => ({ name, check: () => null, apply: (u) => u.push(idle, {}) })),
});

const game: Game<Table, Facts> = { ...totalerKrieg, rules: [...totalerKrieg.rules, idle] };

const FACES: Readonly<Record<string, number>> = {
  reduced: REDUCED,
  fortress: AS_FORTRESS,
  airdrop: AS_AIRDROP,
  strike: AS_STRIKE,
};

function placeNamed(text: string): Place {
  if (text.startsWith('turn:')) return onTurn(turnNamed(text.slice(5)));
  return SHEET.hexOf(text) >= 0 ? atHex(SHEET.hexAt(text)) : boxAt(text as Box);
}

/** A position of a scenario in which one rule after the other can be tried. */
export class TestPosition {
  readonly u: U;
  private readonly machine: Machine<Table, Facts>;
  private readonly state: State<Table>;
  /** The log, as players read it. */
  readonly log: string[] = [];
  /** The same with the parts of each sentence marked, as a page gets it. */
  readonly told: string[] = [];
  private dice: number[] = [];

  /** Of a scenario, or under these options. `lines`: a place and the counters put there, "e3902 de-inf-1 de-hq-nor/reduced". */
  constructor(scenario: string | GameOptions, ...lines: readonly string[]) {
    this.machine = new Machine(game, typeof scenario === 'string' ? { scenario } : scenario);
    this.state = this.machine.blank('a position');
    this.u = this.machine.read(this.state) as U;
    this.put(...lines);
    this.run((u) => u.push(idle, {}));
  }

  put(...lines: readonly string[]): this {
    for (const line of lines) {
      const [at, ...items] = line.split(' ');
      for (const item of items) {
        const [id, face] = item.split('/');
        put(this.u, this.counter(id), placeNamed(at), FACES[face] ?? FULL);
      }
    }
    return this;
  }

  /** Takes every ground unit, and all else that stands in a hex, off the map. */
  clearMap(): this {
    for (let counter = 0 as Counter; counter < COUNTER_COUNT; counter++)
      if (this.u.table.place[counter] < SHEET.size) put(this.u, counter, REMOVED, FULL);
    return this;
  }

  counter(id: string): Counter {
    const counter = COUNTER.index(id);
    if (counter < 0) throw new Error(`there is no counter ${id}`);
    return counter;
  }

  /** Where a counter is and which side is up: "e3902", "force-pool/1". */
  at(id: string): string {
    const counter = this.counter(id);
    const face = this.u.table.face[counter];
    return `${placeName(this.u.table.place[counter])}${face === FULL ? '' : `/${face}`}`;
  }

  /** Carries out a change and the rules that follow from it, with these dice. */
  run(act: (u: U) => void, ...dice: readonly number[]): this {
    this.dice = dice.slice();
    this.machine.run(this.state, this.listener, this.source, act);
    return this;
  }

  private readonly source = (): number[] => [this.dice.shift() ?? 1];

  private readonly listener = {
    chance: () => undefined,
    waypoint: () => undefined,
    logged: (kind: string, args: readonly number[]) => {
      const line = game.logTexts[kind](this.machine.facts, args);
      this.told.push(line);
      this.log.push(plain(line));
    },
  };

  get asked(): string {
    return this.machine.question(this.state)?.rule.name ?? '';
  }

  private get seat(): number {
    return this.machine.nextSeat(this.state);
  }

  get prompt(): string {
    return plain(this.machine.prompt(this.machine.question(this.state)!, this.seat));
  }

  /** All choices in notation. */
  get options(): string[] {
    return this.machine
      .legal(this.state, this.seat)
      .map((option) => spellOption(this.machine, this.state, this.seat, option).text);
  }

  /** The labels of all choices, '' where there is none. */
  get labels(): string[] {
    return this.machine
      .legal(this.state, this.seat)
      .map((option) => plain(spellOption(this.machine, this.state, this.seat, option).label ?? ''));
  }

  /** Makes a choice; returns why it is refused, '' if it is not. */
  choose(text: string, ...dice: readonly number[]): string {
    this.dice = dice.slice();
    const done = applyText(this.machine, this.state, this.seat, text, this.listener, this.source);
    return 'refused' in done ? plain(done.refused.reason) : '';
  }
}
