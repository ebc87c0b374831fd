import { argOf, type Machine, type Option, type Question } from '@sandtable/kernel';
import { BIT, LAND_COUNT } from '../board/board.js';
import { attackFaction, kindIn, movedFrom, movedKind, movedTo, spaceIn } from '../board/domains.js';
import { type Combat, combatHere } from '../combat/frame.js';
import type { Facts } from '../facts.js';
import { AVAILABLE, AXIS, KIND_TYPE, PIECE_SIDE, PIECE_TYPE, RANK, sideOf, TANK } from '../pieces/pieces.js';
import { positionOf, type R, type Table } from '../table.js';
import { keepWorth } from './cards.js';
import { clashWorth, goingOnWorth } from './clash.js';
import type { Judge } from './worth.js';

/** A position in which the board may be changed for a moment, to judge what one piece changes. */
export class Local {
  constructor(
    private readonly machine: Machine<Table, Facts>,
    private readonly judge: Judge,
  ) {}

  /**
   * What an option looks like without carrying it out: the board with one piece moved, placed or gone, and
   * for an attack what it should bring. Good enough to choose the few that are worth a closer look.
   */
  worth(u: R, rule: Question<Table, Facts>, option: Option, seat: number, step: number): number {
    const arg = argOf(option);
    switch (this.machine.verb(rule, option).name) {
      case 'move':
      case 'retreat':
      case 'advance':
        return this.moved(u, movedKind(arg), movedFrom(arg), movedTo(arg), seat, step);
      case 'deploy':
      case 'conscript':
        return this.moved(u, kindIn(arg), AVAILABLE, spaceIn(arg), seat, step);
      case 'eliminate':
        return this.moved(u, kindIn(arg), spaceIn(arg), AVAILABLE, seat, step);
      case 'remove':
        return this.removed(u, rule.name, kindIn(arg), spaceIn(arg), seat, step);
      case 'attack':
        return (
          this.judge.worth(u, seat, step) +
          this.judge.attackNow(u, attackFaction(arg), movedFrom(arg), movedTo(arg))
        );
      case 'discard':
        return -keepWorth(u, arg);
      case 'stop':
      case 'skip':
      case 'pass':
      case 'declare':
      case 'done':
        return this.judge.worth(u, seat, step);
      default:
        return Number.POSITIVE_INFINITY;
    }
  }

  /** The board with one piece somewhere else. */
  private moved(u: R, kind: number, from: number, to: number, seat: number, step: number): number {
    const { board } = u.table;
    const piece = positionOf(u).find(kind, from);
    if (piece < 0) return Number.NEGATIVE_INFINITY;
    const { axis } = board;
    board.at[piece] = to;
    if (to >= 0 && to < LAND_COUNT && PIECE_TYPE[piece] <= TANK)
      board.axis = PIECE_SIDE[piece] === AXIS ? axis | BIT[to] : axis & ~BIT[to];
    const worth = this.judge.worth(u, seat, step);
    board.at[piece] = from;
    board.axis = axis;
    return worth;
  }

  /** A piece removed in combat: what is left of the combat counts as well. */
  private removed(u: R, rule: string, kind: number, at: number, seat: number, step: number): number {
    const f: Combat = combatHere(u);
    const without = this.moved(u, kind, at, AVAILABLE, seat, step);
    const attacker = sideOf(f.faction);
    const prize = this.judge.prize(u.table, attacker, f.to);
    const clash = this.judge.clashWithout(u, f, kind, at, prize);
    if (rule === 'continue') return without + clashWorth(clash);
    if (attacker === seat) return without;
    return without - goingOnWorth(clash, RANK[KIND_TYPE[kind]]);
  }
}
