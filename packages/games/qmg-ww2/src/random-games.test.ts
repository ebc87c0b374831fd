import {
  below,
  clone,
  Machine,
  Match,
  type Option,
  type State,
  same,
  seedGenerator,
  stateHash,
} from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import type { Facts } from './facts.js';
import { qmgWw2 } from './game.js';
import { brokenBoard, brokenInvariant } from './invariants.js';
import type { Table } from './table.js';

/** How many games of each kind; SANDTABLE_RANDOM_GAMES=100000 for a night. */
const GAMES = Number(process.env.SANDTABLE_RANDOM_GAMES ?? 150);
const FIRST = Number(process.env.SANDTABLE_RANDOM_FIRST ?? 0);
const LONGEST = 5000;

const SETS: Record<string, Record<string, string>> = {
  'second edition': {},
  'first edition': { edition: 'first' },
  'second edition, other options': {
    reallocate: 'on',
    'skip-parts': 'no',
    'bombing-targets': 'every',
    truk: 'pieces',
    'portless-link': 'forbidden',
    'own-removal': 'silent',
    'guards-cost': 'not-playable',
    enigma: 'active-only',
    'score-floor': 'zero',
  },
  'first edition, other options': {
    edition: 'first',
    'tournament-victory': 'on',
    reallocate: 'on',
    'skip-parts': 'no',
  },
};

type S = State<Table>;

class Walk {
  private readonly machine: Machine<Table, Facts>;
  private readonly other: Machine<Table, Facts>;

  constructor(options: Record<string, string>) {
    this.machine = new Machine(qmgWw2, options);
    this.other = new Machine(qmgWw2, options);
  }

  /** Plays one game at random; at some points it looks closely. Throws what is wrong, with the seed. */
  play(seed: string): void {
    const { machine } = this;
    const g = seedGenerator(`walk ${seed}`);
    const state = machine.setup(seed);
    for (let choices = 0; ; choices++) {
      const seat = machine.next(state);
      if (seat < 0) break;
      if (choices > LONGEST) throw new Error(`${seed} does not end`);
      const closely = below(g, 60) === 0;
      const option = closely && below(g, 4) === 0 ? this.aside(state, g) : null;
      const [who, what] = option ?? [seat, pick(this.lively(state, seat, g), g)];
      if (closely) this.lookClosely(state, who, what, seed);
      const refused = machine.choose(state, who, what);
      if (refused) throw new Error(`${seed}: a legal choice was refused: ${refused.reason}`);
      this.holds(brokenBoard, state, seed);
    }
    this.holds(brokenInvariant, state, seed);
  }

  /** The legal options; mostly without discarding, so that cards come into play and the board fills. */
  private lively(state: S, seat: number, g: number[]): readonly Option[] {
    const { machine } = this;
    const options = machine.legal(state, seat);
    const open = machine.question(state);
    if (!open || below(g, 10) < 3) return options;
    const others = options.filter((option) => machine.verb(open.rule, option).name !== 'discard');
    return others.length > 0 ? others : options;
  }

  /** Something a country may do unasked, if there is anything. */
  private aside(state: S, g: number[]): [number, Option] | null {
    const seat = below(g, 6);
    const asides = this.machine.asides(state, seat);
    return asides.length > 0 ? [seat, pick(asides, g)] : null;
  }

  private holds(invariant: typeof brokenInvariant, state: S, seed: string): void {
    this.machine.umpire.attend(state);
    const broken = invariant(this.machine.umpire);
    if (broken) throw new Error(`${seed}, after ${state.count} choices: ${broken}`);
  }

  /** JSON there and back, another machine, undo and redo: the same position each time. */
  private lookClosely(state: S, seat: number, option: Option, seed: string): void {
    this.holds(brokenInvariant, state, seed);
    const copy = JSON.parse(JSON.stringify(state)) as S;
    if (!same(copy, state) || stateHash(copy) !== stateHash(state))
      throw new Error(`${seed}: JSON changes the position`);
    const straight = clone(state);
    this.machine.choose(straight, seat, option);
    this.other.choose(copy, seat, option);
    if (stateHash(copy) !== stateHash(straight))
      throw new Error(`${seed}: another machine plays on differently`);
    const match = Match.from(this.machine, clone(state), seed);
    match.chooseOption(seat, option);
    if (match.undoRefused(seat) !== null) return;
    match.undo(seat);
    if (!same(match.state, state)) throw new Error(`${seed}: undo leads somewhere else`);
    match.chooseOption(seat, option);
    if (!same(match.state, straight)) throw new Error(`${seed}: redo leads somewhere else`);
  }
}

function pick(options: readonly Option[], g: number[]): Option {
  return options[below(g, options.length)];
}

describe('random games', () => {
  it.each(Object.keys(SETS))(
    `%s: ${GAMES} games end, and no invariant is ever broken`,
    { timeout: 0 },
    (name) => {
      const walk = new Walk(SETS[name]);
      const started = FIRST;
      let games = 0;
      for (let i = started; i < started + GAMES; i++, games++) walk.play(`${name}/${i}`);
      expect(games).toBe(GAMES);
    },
  );
});
