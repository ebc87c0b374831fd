import { argOf, type Machine, type Option, type Question } from '@sandtable/kernel';
import { AVAILABLE, BIT, LAND_COUNT, type Space } from '../board/board.js';
import {
  type Attack,
  attackFaction,
  attackFrom,
  attackTo,
  type KindAndSpace,
  kindIn,
  type Move,
  movedFrom,
  movedKind,
  movedTo,
  spaceIn,
} from '../board/domains.js';
import type { CardNumber } from '../cards/card.js';
import { type Combat, combatHere } from '../combat/frame.js';
import type { Facts } from '../facts.js';
import {
  AXIS,
  KIND_TYPE,
  type Kind,
  PIECE_SIDE,
  PIECE_TYPE,
  RANK,
  type Side,
  sideOf,
  TANK,
} from '../pieces/pieces.js';
import { positionOf, type R, type Table } from '../table.js';
import { keepWorth } from './cards.js';
import { clashWorth, goingOnWorth } from './clash.js';
import type { Judge } from './worth.js';

/** A position whose board can be changed temporarily, to evaluate the effect of one piece. */
export class Local {
  constructor(
    private readonly machine: Machine<Table, Facts>,
    private readonly judge: Judge,
  ) {}

  /**
   * Estimates an option without carrying it out: the board with one piece moved, placed or removed, and the expected
   * gain of an attack. Good enough to pick the few options worth searching.
   */
  worth(u: R, rule: Question<Table, Facts>, option: Option, seat: Side, step: number): number {
    const arg = argOf(option);
    switch (this.machine.verb(rule, option).name) {
      case 'move':
      case 'retreat':
      case 'advance':
        return this.byMove(u, arg as Move, seat, step);
      case 'deploy':
      case 'conscript':
        return this.moved(
          u,
          kindIn(arg as KindAndSpace),
          AVAILABLE,
          spaceIn(arg as KindAndSpace),
          seat,
          step,
        );
      case 'eliminate':
        return this.moved(
          u,
          kindIn(arg as KindAndSpace),
          spaceIn(arg as KindAndSpace),
          AVAILABLE,
          seat,
          step,
        );
      case 'remove':
        return this.removed(u, rule.name, arg as KindAndSpace, seat, step);
      case 'attack':
        return this.judge.worth(u, seat, step) + this.byAttack(u, arg as Attack);
      case 'discard':
        return -keepWorth(u, arg as CardNumber);
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

  private byMove(u: R, move: Move, seat: Side, step: number): number {
    return this.moved(u, movedKind(move), movedFrom(move), movedTo(move), seat, step);
  }

  private byAttack(u: R, attack: Attack): number {
    return this.judge.attackNow(u, attackFaction(attack), attackFrom(attack), attackTo(attack));
  }

  /** Evaluates the board with one piece somewhere else. */
  private moved(u: R, kind: Kind, from: Space, to: Space, seat: Side, step: number): number {
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

  /** Evaluates removing a piece in combat, including the rest of that combat. */
  private removed(u: R, rule: string, arg: KindAndSpace, seat: Side, step: number): number {
    const [kind, at] = [kindIn(arg), spaceIn(arg)];
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
