import { argOf, type Machine, type Option, type Question } from '@sandtable/kernel';
import { AVAILABLE, type Space } from '../board/board.js';
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
import { KIND_TYPE, type Kind, RANK, type Side, sideOf } from '../pieces/pieces.js';
import { positionOf, type R, type Table } from '../table.js';
import { keepWorth } from './cards.js';
import { goingOnWorth, worthOf } from './clash.js';
import type { Judge } from './worth.js';

/** The options of one question, estimated without carrying them out: good enough to pick the few worth searching. */
export class Local {
  private u: R | null = null;
  private rule: Question<Table, Facts> | null = null;
  private seat: Side | null = null;

  constructor(
    private readonly machine: Machine<Table, Facts>,
    private readonly judge: Judge,
  ) {}

  /** Looks at a question to a seat, when the active side's turn has come to this step. */
  look(u: R, rule: Question<Table, Facts>, seat: Side, step: number): this {
    this.u = u;
    this.rule = rule;
    this.seat = seat;
    this.judge.look(u, step);
    return this;
  }

  /** What an option seems to lead to: the board with one piece moved, placed or removed, or an attack's expected gain. */
  worth(option: Option): number {
    const arg = argOf(option);
    const seat = this.seat!;
    switch (this.machine.verb(this.rule!, option).name) {
      case 'move':
      case 'retreat':
      case 'advance':
        return this.moved(movedKind(arg as Move), movedFrom(arg as Move), movedTo(arg as Move));
      case 'deploy':
      case 'recruit':
      case 'conscript':
        return this.moved(kindIn(arg as KindAndSpace), AVAILABLE, spaceIn(arg as KindAndSpace));
      case 'eliminate':
        return this.moved(kindIn(arg as KindAndSpace), spaceIn(arg as KindAndSpace), AVAILABLE);
      case 'remove':
        return this.removed(kindIn(arg as KindAndSpace), spaceIn(arg as KindAndSpace));
      case 'attack':
        return this.judge.worth(seat) + this.byAttack(arg as Attack);
      case 'discard':
        return -keepWorth(this.u!, arg as CardNumber);
      case 'stop':
      case 'skip':
      case 'pass':
      case 'declare':
      case 'done':
        return this.judge.worth(seat);
      default:
        return Number.POSITIVE_INFINITY;
    }
  }

  private byAttack(attack: Attack): number {
    return this.judge.attackWorth(attackFaction(attack), attackFrom(attack), attackTo(attack));
  }

  /** The board with one piece somewhere else. */
  private moved(kind: Kind, from: Space, to: Space): number {
    const piece = positionOf(this.u!).find(kind, from);
    return piece < 0 ? Number.NEGATIVE_INFINITY : this.judge.worthMoved(piece, from, to, this.seat!);
  }

  /** The removal of a piece in combat, with the rest of that combat. */
  private removed(kind: Kind, at: Space): number {
    const f: Combat = combatHere(this.u!);
    const without = this.moved(kind, at, AVAILABLE);
    const { prize, clash } = this.judge.clashWithout(f, kind, at);
    if (this.rule!.name === 'continue') return without + worthOf(prize, clash);
    if (sideOf(f.faction) === this.seat) return without;
    return without - goingOnWorth(prize, clash, RANK[KIND_TYPE[kind]]);
  }
}
