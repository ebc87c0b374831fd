import { SPACES } from '../src/data/board.js';
import { FACTION_IDS, PIECE_FACTION, PIECE_TYPE, PIECES, TYPE_IDS } from '../src/pieces/pieces.js';
import type { Table } from '../src/table.js';

// A second, slow implementation of supply, movement, deployment and attack, straight from the rulebook. It shares
// nothing with the engine except the printed board and the format of the table.

export type Side = 'axis' | 'allies';
export const SIDES: readonly Side[] = ['axis', 'allies'];
export type Spaces = readonly boolean[];

const NUMBER = new Map(SPACES.map(({ id }, at) => [id, at]));
export const NEAR: readonly (readonly number[])[] = SPACES.map(({ adjacent }) =>
  adjacent.map((id) => NUMBER.get(id)!),
);
export const idOf = (at: number): string => SPACES[at].id;

export interface Piece {
  faction: string;
  type: string;
  at: number;
  protected: boolean;
}

export function sideOf(faction: string): Side {
  return faction === 'soviet' ? 'allies' : 'axis';
}

export function enemyOf(side: Side): Side {
  return side === 'axis' ? 'allies' : 'axis';
}

export const isLandPiece = ({ type }: Piece): boolean => type !== 'fleet';
export const fights = ({ type }: Piece): boolean => type === 'infantry' || type === 'tank';

/** The kind of a piece. */
export function nameOf({ faction, type, protected: kept }: Piece): string {
  return `${kept ? 'protected ' : ''}${faction} ${type}`;
}

/** Pieces and control of land, and the rules about them. */
export class PlainFront {
  private readonly heldBy: Record<Side, boolean[]> = { axis: [], allies: [] };
  private readonly cut: Partial<Record<Side, boolean[]>> = {};
  private readonly open: Record<Side, boolean[]> = { axis: [], allies: [] };

  constructor(
    readonly pieces: readonly Piece[],
    /** For each land space: does the Axis control it? */
    readonly axis: Spaces,
  ) {
    for (const { faction, at } of pieces) this.heldBy[sideOf(faction)][at] = true;
  }

  static of({ board }: Table): PlainFront {
    const pieces = PIECES.filter((piece) => board.at[piece] >= 0).map((piece) => ({
      faction: FACTION_IDS[PIECE_FACTION[piece]],
      type: TYPE_IDS[PIECE_TYPE[piece]],
      at: board.at[piece],
      protected: board.sheltered.includes(piece),
    }));
    return new PlainFront(
      pieces,
      SPACES.map(({ water }, at) => !water && Math.floor(board.axis / 2 ** at) % 2 !== 0),
    );
  }

  holds(side: Side, at: number): boolean {
    return this.heldBy[side][at] === true;
  }

  /** "Unoccupied water spaces are considered to be controlled by both players." */
  controls(side: Side, at: number): boolean {
    if (SPACES[at].water) return !this.holds(enemyOf(side), at);
    return this.axis[at] === (side === 'axis');
  }

  /** "Infantry, tanks, and airplanes in adjacent land spaces; fleets and airplanes in adjacent water spaces." */
  private interdicted(side: Side, at: number): boolean {
    this.cut[side] ??= this.interdictions(side);
    return this.cut[side][at];
  }

  private interdictions(side: Side): boolean[] {
    const cut = SPACES.map(() => false);
    for (const { faction, type, at: from } of this.pieces) {
      if (sideOf(faction) === side) continue;
      for (const near of NEAR[from])
        if (type === 'airplane' || (type === 'fleet') === SPACES[near].water) cut[near] = true;
    }
    return cut;
  }

  /** May a supply path of the side go through here? */
  isOpen(side: Side, at: number): boolean {
    return this.passable(side, at);
  }

  private passable(side: Side, at: number): boolean {
    this.open[side][at] ??= this.controls(side, at) && (this.holds(side, at) || !this.interdicted(side, at));
    return this.open[side][at];
  }

  /** Is there a supply path from here to a flag of the faction? */
  hasPath(faction: string, at: number): boolean {
    const side = sideOf(faction);
    const seen = new Set<number>();
    const queue = [at];
    for (const here of queue) {
      if (seen.has(here) || !this.passable(side, here)) continue;
      seen.add(here);
      if (SPACES[here].flags.some((flag) => flag === faction)) return true;
      queue.push(...NEAR[here]);
    }
    return false;
  }

  isSupplied(piece: Piece): boolean {
    return piece.protected || this.hasPath(piece.faction, piece.at);
  }

  /** The front with one piece somewhere else; infantry and tanks take control. */
  with(piece: Piece | null, placed: Piece): PlainFront {
    const pieces = this.pieces.filter((other) => other !== piece).concat(placed);
    const axis = this.axis.slice();
    if (fights(placed)) axis[placed.at] = sideOf(placed.faction) === 'axis';
    return new PlainFront(pieces, axis);
  }

  /** May this piece move there? `landing` says where its side had control when the step began. */
  canMove(piece: Piece, to: number, landing: Spaces): boolean {
    const side = sideOf(piece.faction);
    const flies = piece.type === 'airplane';
    const near = NEAR[piece.at];
    if (to === piece.at || SPACES[to].water === isLandPiece(piece)) return false;
    if (!near.includes(to) && !(flies && near.some((via) => NEAR[via].includes(to)))) return false;
    if (this.holds(enemyOf(side), to)) return false;
    if (flies && (!landing[to] || !this.controls(side, to))) return false;
    const moved = { ...piece, at: to };
    return this.with(piece, moved).isSupplied(moved);
  }

  /** May a piece of this kind be deployed here, if one is available? */
  canDeploy(faction: string, type: string, at: number): boolean {
    if (SPACES[at].water !== (type === 'fleet') || !this.controls(sideOf(faction), at)) return false;
    return this.with(null, { faction, type, at, protected: false }).hasPath(faction, at);
  }

  force(faction: string, at: number): Piece[] {
    return this.pieces.filter((piece) => piece.faction === faction && piece.at === at && fights(piece));
  }

  /** Every attack of the faction's forces, as it is written: "german warsaw brest". */
  attacks(faction: string): string[] {
    const side = sideOf(faction);
    return SPACES.flatMap((_, from) => {
      const force = this.force(faction, from);
      if (force.length === 0 || !force.every((piece) => this.isSupplied(piece))) return [];
      const targets = NEAR[from].filter((to) => !SPACES[to].water && !this.controls(side, to));
      return targets.map((to) => `${faction} ${idOf(from)} ${idOf(to)}`);
    });
  }

  /** The land that a side controls. */
  land(side: Side): boolean[] {
    return SPACES.map(({ water }, at) => !water && this.controls(side, at));
  }
}
