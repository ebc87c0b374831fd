import type { Game, GameOptions } from '@sandtable/kernel';
import fc from 'fast-check';
import type { Check } from './check-definition.js';
import { Dice } from './dice.js';
import { judge, judgeEnd, type Verdict } from './judge.js';
import {
  anyChoice,
  type Choice,
  followChoices,
  type Picker,
  type Playthrough,
  play,
  reasonOf,
} from './playthrough.js';
import { promises } from './promises/index.js';
import { shrink } from './shrink.js';
import { Survey } from './survey.js';
import { unplayable, type Violation, violationOf } from './violation.js';

export interface ConformanceOptions {
  /** The options to play with; the defaults if omitted. */
  options?: readonly GameOptions[];
  /** The number of random games for each set of options. */
  games?: number;
  /** The seed of the random games: the same seed plays the same games. */
  seed?: number;
  /** A game with more choices than this counts as endless. */
  longest?: number;
  /** Games are stopped after this many choices, and need not have ended. */
  cutAfter?: number;
  /** Only these promises, by name. */
  promises?: readonly string[];
}

export const DEFAULTS = { games: 60, seed: 1942, longest: 5000 } as const;

/** Plays random games and looks for broken promises. Each is reported once per set of options. */
export function checkGame<T, C>(game: Game<T, C>, how: ConformanceOptions = {}): Violation[] {
  const pledges = promises.filter(({ name }) => how.promises?.includes(name) ?? true);
  return (how.options ?? [{}]).flatMap((options) => new GameCheck(game, options, how, pledges).run());
}

/** The default options, and each other value of each option once. */
export function eachOption<T, C>({ options }: Pick<Game<T, C>, 'options'>): GameOptions[] {
  const others = Object.entries(options).flatMap(([name, spec]) =>
    spec.values.filter((value) => value !== spec.default).map((value) => ({ [name]: value })),
  );
  return [{}, ...others];
}

class GameCheck<T, C> {
  private readonly violations: Violation[] = [];
  private readonly seed: number;
  private readonly survey = new Survey<T, C>();

  constructor(
    private readonly game: Game<T, C>,
    private readonly options: GameOptions,
    private readonly how: ConformanceOptions,
    private readonly pledges: readonly Check[],
  ) {
    this.seed = how.seed ?? DEFAULTS.seed;
  }

  run(): Violation[] {
    const { games = DEFAULTS.games } = this.how;
    let kept = this.pledges;
    for (const number of fc.sample(fc.nat(), { numRuns: games, seed: this.seed })) {
      const line = this.begin(number);
      if (line === null) break;
      kept = kept.filter((check) => this.keeps(check, line));
    }
    for (const check of kept) this.checkSurvey(check);
    return this.violations;
  }

  /** A random game; null if the game cannot be set up, which is reported as a violation. */
  private begin(number: number): Playthrough<T, C> | null {
    const dice = new Dice(`choices ${number}`);
    const { cutAfter, longest = cutAfter ?? DEFAULTS.longest } = this.how;
    const seed = `deal-${number}-of-the-conformance-kit`;
    try {
      const atRandom: Picker = (machine, state) => anyChoice(machine, state, dice);
      return play(this.game, this.options, seed, atRandom, { longest, cut: cutAfter !== undefined });
    } catch (error) {
      this.violations.push(unplayable(this.game.id, this.options, this.seed, reasonOf(error)));
      return null;
    }
  }

  private keeps(check: Check, line: Playthrough<T, C>): boolean {
    const verdict = judge(check, line);
    if (verdict === null) {
      check.survey?.(line, new Dice(`survey ${line.seed}`), this.survey);
      return true;
    }
    this.violations.push(this.shortest(check, line, verdict));
    return false;
  }

  /** Checks what all games together have shown. */
  private checkSurvey(check: Check): void {
    if (!check.survey) return;
    for (const { question, line, step } of this.survey.idle()) {
      const message = `'${question}' is put although everybody can see that there is one choice`;
      const again = this.playAgain(line.seed, line.steps.slice(0, step));
      this.violations.push(violationOf(check, again, { message, step }, this.seed));
    }
  }

  private shortest(check: Check, line: Playthrough<T, C>, verdict: Verdict): Violation {
    // A shorter game cannot show that a game is endless.
    const endless = line.stumbled === null && line.end.outcome === null && verdict.step === null;
    if (check.name === 'ends' && endless) return violationOf(check, line, verdict, this.seed);
    const made = line.stumbled?.over ? [...line.steps, line.stumbled.over] : line.steps;
    const cut = made.slice(0, verdict.step === null ? made.length : verdict.step + 1);
    const best = shrink(cut, this.seed, (choices) => this.fails(check, line.seed, choices));
    const again = this.playAgain(line.seed, best);
    const found = judgeEnd(check, again);
    return found ? violationOf(check, again, found, this.seed) : violationOf(check, line, verdict, this.seed);
  }

  /** The number of choices after which the promise is broken, or null if it is not. */
  private fails(check: Check, seed: string, choices: readonly Choice[]): number | null {
    const line = this.playAgain(seed, choices);
    const verdict = judgeEnd(check, line);
    // The list still contains choices that were not possible: it can be cut only if all of them were made.
    if (verdict === null) return null;
    const all = line.steps.length + (line.stumbled?.over ? 1 : 0) === choices.length;
    return all && verdict.step !== null ? Math.min(choices.length, verdict.step + 1) : choices.length;
  }

  private playAgain(seed: string, choices: readonly Choice[]): Playthrough<T, C> {
    return play(this.game, this.options, seed, followChoices(choices), {
      longest: choices.length + 1,
      cut: true,
    });
  }
}
