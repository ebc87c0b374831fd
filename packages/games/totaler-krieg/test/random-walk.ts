import {
  below,
  clone,
  deepEqual,
  type GameOptions,
  Machine,
  Match,
  type Option,
  pickOption,
  plain,
  type State,
  seedGenerator,
  stateHash,
} from '@sandtable/kernel';
import type { Facts } from '../src/facts.js';
import { totalerKrieg } from '../src/game.js';
import { SHEET } from '../src/map/sheet.js';
import { brokenStacks } from '../src/steps/stack-limits.js';
import type { R, Table } from '../src/table.js';
import { SEGMENTS } from '../src/turn/segments.js';
import { brokenInvariant, type Forces, forcesInPlay } from './invariants.js';
import { brokenPolitics } from './politics-invariants.js';

/** Segments that begin with a question of the phasing player: the segment before has just been judged (9.2d). */
const AFTER_STACKING: readonly string[] = ['organization', 'movement', 'reserve-movement'];
/** Segments in which cards, events and politics bring counters and remove them from the game. */
const ADDING: readonly string[] = [
  // Set-up, before the first of them.
  'victory-check',
  'option-card',
  'political-events',
  'war-and-peace',
  'conditional-events',
  'blitz-combat',
  // 7.2: markers that come off the Turn Track for the last time.
  'turn-marker',
];
/** Segments in which no faction gets more steps onto the map than it has there. */
const LOSING: readonly string[] = [
  'organization',
  'movement',
  'blitz-combat',
  'regular-combat',
  'reserve-movement',
];

/** Judges what must hold from one position to the next. */
class Watch {
  private segment = '';
  private before: Forces | null = null;
  private warState = 0;

  look(u: R): string | null {
    const { id } = SEGMENTS[u.table.segment];
    const segment = `${u.table.turn} ${u.table.phasing} ${id}`;
    const isSame = segment === this.segment;
    const before = isSame ? this.before : null;
    const now = forcesInPlay(u);
    this.segment = segment;
    this.before = now;
    // 12a
    if (u.table.warState < this.warState) return 'the War State goes back';
    this.warState = u.table.warState;
    if (before && !ADDING.includes(id) && now.pieces.some((count, kind) => count !== before.pieces[kind]))
      return `counters come and go in ${segment}`;
    if (before && LOSING.includes(id) && now.steps.some((count, faction) => count > before.steps[faction]))
      return `steps come onto the map in ${segment}`;
    const [stack] = isSame || !AFTER_STACKING.includes(id) ? [] : brokenStacks(u);
    return stack ? `${stack.fault} in ${SHEET.ids[stack.hex]} at the beginning of ${segment}` : null;
  }
}

/** How a random game went. */
export interface Walked {
  choices: number;
  /** The turn it reached, and the side that won: "draw" for none, "cut" if it was cut. */
  turn: number;
  winner: string;
}

/** Plays random games of a scenario, each by a seed of its own, and looks at every position. */
export class Walk {
  private readonly machine: Machine<Table, Facts>;
  private readonly other: Machine<Table, Facts>;

  constructor(
    /** With the scenario among them. */
    private readonly options: GameOptions & { scenario: string },
    /** Games may be stopped after so many choices. */
    private readonly limits: { cutAfter?: number } = {},
  ) {
    this.machine = new Machine(totalerKrieg, options);
    this.other = new Machine(totalerKrieg, options);
  }

  /** Plays one game to its end; throws what is wrong, with the choices and the log before it. */
  play(game: number): Walked {
    const { machine } = this;
    const seed = `${this.options.scenario}/${game}`;
    const random = seedGenerator(`walk ${seed}`);
    const watch = new Watch();
    const state = machine.setup(seed);
    const made: [seat: number, option: Option][] = [];
    const look = () => {
      const u = machine.read(state);
      const broken = brokenInvariant(u) ?? brokenPolitics(u) ?? watch.look(u);
      if (broken) throw new Error(broken);
    };
    try {
      look();
      for (let seat = machine.nextSeat(state); seat >= 0; seat = machine.nextSeat(state)) {
        if (made.length === this.limits.cutAfter) break;
        if (made.length === LONGEST) throw new Error('the game does not end');
        const option = pickOption(machine, state, seat, random);
        if (below(random, 60) === 0) this.lookClosely(state, seat, option);
        made.push([seat, option]);
        const refused = machine.choose(state, seat, option);
        if (refused) throw new Error(`a legal choice was refused: ${plain(refused.reason)}`);
        look();
      }
    } catch (error) {
      throw new Error(
        `game ${seed}, after ${made.length} choices: ${message(error)}\n${this.end(seed, made)}`,
        {
          cause: error,
        },
      );
    }
    const { outcome, table } = state;
    const side = outcome && (machine.game.sides[outcome.winner]?.id ?? 'draw');
    return { choices: made.length, turn: table.turn, winner: side ?? 'cut' };
  }

  /** A copy and what JSON keeps of a position are the position, and another machine plays on from it alike. */
  private lookClosely(state: State<Table>, seat: number, option: number): void {
    const written: State<Table> = JSON.parse(JSON.stringify(state));
    const copy = clone(state);
    const hash = stateHash(state);
    if (stateHash(copy) !== hash || stateHash(written) !== hash || !deepEqual(written, state))
      throw new Error('a copy of the position is not the position');
    this.machine.choose(copy, seat, option);
    this.other.choose(written, seat, option);
    if (stateHash(written) !== stateHash(copy)) throw new Error('another machine plays on differently');
  }

  /** The last choices of a game, what the log says of them, and the position they led to. */
  private end(seed: string, made: readonly (readonly [number, Option])[]): string {
    const match = Match.open(this.machine, seed);
    const lines: string[] = [];
    let told = 0;
    for (const [n, [seat, option]] of made.entries()) {
      try {
        match.chooseOption(seat, option);
      } catch (error) {
        lines.push(`! ${message(error)}`);
      }
      if (n < made.length - TOLD) continue;
      const { entries } = match.journal();
      lines.push(
        ...entries.slice(Math.max(told, entries.length - TOLD)).map((entry) => JSON.stringify(entry)),
      );
      told = entries.length;
    }
    return lines.slice(-TOLD).join('\n');
  }
}

/** A game that goes on longer is stuck. */
const LONGEST = 60_000;
/** How many of the last entries of a journal are told. */
const TOLD = 40;

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error));
