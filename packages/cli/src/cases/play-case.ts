import {
  CaseError,
  clone,
  type Listener,
  Match,
  quote,
  type Refused,
  refusedAs,
  selfAnswer,
  stateHash,
  type Umpire,
} from '@sandtable/kernel';
import type { Choice, RuleCase } from './case.js';
import { LaidDownChance } from './chance.js';
import { listNames } from './chance-record.js';
import { CaseProblem, type Path, type Problem } from './document.js';
import { unwrittenBefore } from './unwritten.js';

/** A running case: its position as a match, so that undo works as it does in a game. */
export class CasePlay {
  readonly match: Match<unknown, unknown>;
  private readonly chance: LaidDownChance;

  constructor(readonly ruleCase: RuleCase) {
    const { machine, seed } = ruleCase;
    this.chance = new LaidDownChance(machine, ruleCase.chance);
    this.match = Match.from(machine, machine.blank(seed), seed);
  }

  /** Arranges the position and advances to the first decision; throws CaseProblem. */
  arrange(): this {
    const { machine, given } = this.ruleCase;
    const { game } = machine;
    const begin = (u: Umpire<unknown, unknown>) =>
      given ? game.cases!.arrange(u, clone(given)) : game.begin(u);
    try {
      machine.run(this.match.state, writerOf(this.match), this.chance.source, begin);
      return this;
    } catch (error) {
      if (error instanceof CaseError) throw new CaseProblem(['given', ...error.path], error.message);
      throw breakdown(
        error,
        given ? ['given'] : [],
        given ? 'the position cannot be' : 'the game cannot begin',
      );
    }
  }

  /** Makes a choice; returns the reason if it is refused. Some choices that must come first may be omitted. */
  choose(choice: Choice): Refused | null {
    const refused = this.attempt(choice);
    if (!refused) return null;
    this.refuseSuperfluous(choice);
    const unwritten = unwrittenBefore(this.match, choice.seat, choice.text);
    if (!unwritten) return refused;
    for (const { seat, text } of unwritten) this.attempt({ ...choice, seat, text });
    return this.attempt(choice);
  }

  /** A line for a choice that was already made automatically is a mistake in the case. */
  private refuseSuperfluous({ seat, text, path }: Choice): void {
    const { game } = this.ruleCase.machine;
    const written = text.trim().toLowerCase().replace(/\s+/g, ' ');
    const made = this.match.selfAnswered.find(
      (one) => one.text === written && (seat === null || seat === one.seat),
    );
    if (!made) return;
    const line = `'${game.seats[made.seat].id}: ${made.text}'`;
    throw new CaseProblem(path, `${line} was made by itself, as the only choice: leave the line out`);
  }

  private attempt(choice: Choice): Refused | null {
    const seat = this.seatFor(choice);
    if (seat === null) return refusedAs('game-over', 'the game is over');
    const { id } = this.ruleCase.machine.game.seats[seat];
    try {
      return this.match.choose(id, choice.text, this.chance.source);
    } catch (error) {
      throw breakdown(error, choice.path, 'the rules break down');
    }
  }

  /** The seat that makes this choice: the one it names, or the only one asked; null if the game is over. */
  seatFor({ seat, path, text }: Choice): number | null {
    if (seat !== null) return seat;
    const asked = this.asked();
    if (asked.length <= 1) return asked[0] ?? null;
    const ids = asked.map((one) => this.ruleCase.machine.game.seats[one].id);
    throw new CaseProblem(path, `${ids.join(' and ')} decide now: say who (${quote(`${ids[0]}: ${text}`)})`);
  }

  /** The seats to decide now. */
  asked(): number[] {
    const { machine } = this.ruleCase;
    const seats = machine.askedSeats(this.match.state);
    return machine.game.seats.flatMap((_, i) => (seats & (1 << i) ? [i] : []));
  }

  /** What happened so far, like a journal but with names instead of numbers. */
  happened(): string[] {
    return this.chance.record.lines(this.match.entries);
  }

  /** The contents of each place, from the top: for the report of a position that could not be arranged. */
  lying(): string[] {
    const { spec } = this.ruleCase.machine;
    return this.match.state.places.flatMap((items, i) => {
      const names = items.map((item) => spec!.itemName(item)).reverse();
      return names.length === 0 ? [] : [`${spec!.places[i].name}: ${listNames(names)}`];
    });
  }

  /** Predetermined results that were never used. */
  unusedChance(): Problem[] {
    return this.chance.unused();
  }
}

/** Records the events of arranging the position in the match, as the match does afterwards. */
function writerOf(match: Match<unknown, unknown>): Listener {
  return {
    chance: (what, about, values) => {
      match.entries.push({ kind: 'chance', what, about, values: values.slice() });
    },
    logged: (kind, args, to) => {
      match.log.push({ at: 0, kind, args: args.slice(), to });
    },
    answeredItself: (seat, option, state) => {
      match.selfAnswered = [...match.selfAnswered, selfAnswer(match.machine, state, seat, option)];
    },
    waypoint: (label, state) => {
      match.entries.push({ kind: 'mark', label, hash: stateHash(state) });
    },
  };
}

/** Reports an exception from the rules at the key that led there; with SANDTABLE_DEBUG it is rethrown. */
export function breakdown(error: unknown, path: Path, what: string): Error {
  if (error instanceof CaseProblem) return error;
  if (process.env.SANDTABLE_DEBUG && error instanceof Error) return error;
  return new CaseProblem(path, `${what}: ${error instanceof Error ? error.message : String(error)}`);
}
