import { type BotInput, type Notes, type Pondering, say, type Thought, TrialSearch } from '@sandtable/kernel';
import { muster } from '../../combat/attack.js';
import type { Facts } from '../../facts.js';
import { AXIS, type Counter, type Faction, type Hex } from '../../ids.js';
import type { Table } from '../../table.js';
import type { M, Open } from '../captain/playout.js';
import {
  isBeforeCombat,
  isWon,
  type Line,
  lineOf,
  linesFor,
  musterLines,
  openingLines,
  USUAL,
  worthOf,
} from '../captain/white/lines.js';
import type { WantedAttack } from '../captain/white/plan.js';

/** A game is won or lost: so many trials of each line say something. */
const FIRST_ROUNDS = 24;

interface Wins {
  won: number;
  trials: number;
}

/**
 * The captain's lines, played to the end of the game as often as there is time. An attack is decided together with those who
 * make it, and noted.
 */
export class CaseWhiteSearch implements Pondering {
  private readonly lines: readonly Line[];
  private readonly search: TrialSearch<Table, Facts>;
  private readonly wins: readonly Wins[];

  constructor(
    machine: M,
    private readonly sight: BotInput<Table, Facts>,
  ) {
    const lines = linesOf(machine, sight);
    // Whatever is best, it begins alike.
    this.lines = lines.every(({ answer }) => answer === lines[0].answer) ? [lines[0]] : lines;
    this.wins = this.lines.map(() => ({ won: 0, trials: 0 }));
    this.search = new TrialSearch(
      sight,
      this.lines.map(({ answer }) => ({ option: answer, value: 0 })),
      {
        weight: 0,
        firstRounds: FIRST_ROUNDS,
        playOn: (state, seat, _, line) => {
          const worth = worthOf(machine, state, this.lines[line].hand, seat as Faction);
          this.wins[line].trials++;
          // The Axis wins or not: what is left for the loser is less than half a game.
          if (worth > (seat === AXIS ? 0.5 : -0.5)) this.wins[line].won++;
          return worth;
        },
      },
    );
  }

  step(): boolean {
    return this.search.step();
  }

  thought(): Thought {
    const { attack } = this.lines[this.search.best];
    if (attack) this.sight.notes.attack = [attack.target, ...attack.units];
    const thought = this.search.thought();
    return { ...thought, reason: reasonOf(this.wins[this.search.best]) };
  }
}

const reasonOf = ({ won, trials }: Wins): string | null =>
  trials > 0 ? say`wins ${won} of ${trials} trials` : null;

function linesOf(machine: M, { state, seat, options, notes }: BotInput<Table, Facts>): Line[] {
  const open = machine.question(state)!;
  if (seat !== AXIS) return linesFor(machine, open, seat as Faction, options);
  if (isWon(open)) return [{ answer: USUAL(machine, open, AXIS), hand: USUAL }];
  if (isBeforeCombat(open)) return openingLines(machine, open);
  if (open.rule.name !== 'muster') return linesFor(machine, open, AXIS, options);
  const noted = attackIn(notes, open);
  return noted ? [lineOf(machine, open, noted)] : musterLines(machine, open);
}

/** The attack that was decided on, if it is the one that is put together now: its target, then who makes it. */
function attackIn({ attack }: Notes, { u }: Open): WantedAttack | null {
  const { target, blitz } = u.findFrame(muster)!;
  const [noted, ...units] = (attack ?? []) as [Hex?, ...Counter[]];
  return noted === target ? { blitz, target, units } : null;
}
