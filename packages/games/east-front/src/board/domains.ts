import { type Domain, meantInRow, type Touch } from '@sandtable/kernel';
import { FACTION, FACTIONS, KIND, KIND_COUNT } from '../pieces/pieces.js';
import { SPACE, SPACE_COUNT } from './board.js';

// What choices range over: pieces where they stand, moves, deployments, attacks. A piece on the board is
// called by its kind and its space, "german tank warsaw"; like pieces in one space are all one.

/** A piece on the board, for the client to light up. */
export function pieceTouch(kind: number, at: number): Touch {
  return { kind: 'piece', id: `${KIND.name(kind)} ${SPACE.name(at)}` };
}

export function spaceTouch(at: number): Touch {
  return { kind: 'space', id: SPACE.name(at) };
}

/** What lists the members worth showing: any other member can still be named, and gets its reason. */
type Lister = (add: (value: number) => void) => void;

abstract class Listed {
  constructor(private readonly list: Lister) {}

  get values(): readonly number[] {
    const values: number[] = [];
    this.list((value) => values.push(value));
    return values;
  }
}

/** A kind of piece and a space: a piece that stands there, or one to be placed there. */
export class KindAt extends Listed implements Domain {
  readonly kind = 'piece';
  readonly form = 'FACTION KIND SPACE';

  constructor(
    list: Lister,
    private readonly onBoard: boolean,
  ) {
    super(list);
  }

  has(value: number): boolean {
    return value >= 0 && value < KIND_COUNT * SPACE_COUNT;
  }

  name(value: number): string {
    return `${KIND.name(kindIn(value))} ${SPACE.name(spaceIn(value))}`;
  }

  index(name: string): number {
    const words = name.split(' ');
    const at = SPACE.index(words.pop() ?? '');
    const kind = KIND.index(words.join(' '));
    return kind < 0 || at < 0 ? -1 : kindAt(kind, at);
  }

  meant(typed: string): number {
    return meantInRow(this, typed);
  }

  touches(value: number): Touch[] {
    const [kind, at] = [kindIn(value), spaceIn(value)];
    return this.onBoard ? [pieceTouch(kind, at)] : [{ kind: 'reserve', id: KIND.name(kind) }, spaceTouch(at)];
  }
}

export function kindAt(kind: number, at: number): number {
  return kind * SPACE_COUNT + at;
}
export function kindIn(value: number): number {
  return Math.floor(value / SPACE_COUNT);
}
export function spaceIn(value: number): number {
  return value % SPACE_COUNT;
}

/** A move: what, from where, to where. */
export class Moves extends Listed implements Domain {
  readonly kind = 'move';
  readonly form = 'FACTION KIND FROM TO';

  has(value: number): boolean {
    return value >= 0 && value < KIND_COUNT * SPACE_COUNT * SPACE_COUNT;
  }

  name(value: number): string {
    return `${KIND.name(movedKind(value))} ${SPACE.name(movedFrom(value))} ${SPACE.name(movedTo(value))}`;
  }

  index(name: string): number {
    const words = name.split(' ');
    const to = SPACE.index(words.pop() ?? '');
    const from = SPACE.index(words.pop() ?? '');
    const kind = KIND.index(words.join(' '));
    return kind < 0 || from < 0 || to < 0 ? -1 : moveOf(kind, from, to);
  }

  meant(typed: string): number {
    return meantInRow(this, typed);
  }

  touches(value: number): Touch[] {
    return [pieceTouch(movedKind(value), movedFrom(value)), spaceTouch(movedTo(value))];
  }
}

export function moveOf(kind: number, from: number, to: number): number {
  return (kind * SPACE_COUNT + from) * SPACE_COUNT + to;
}
export function movedKind(value: number): number {
  return Math.floor(value / (SPACE_COUNT * SPACE_COUNT));
}
export function movedFrom(value: number): number {
  return Math.floor(value / SPACE_COUNT) % SPACE_COUNT;
}
export function movedTo(value: number): number {
  return value % SPACE_COUNT;
}

/** An attack: whose force, from where, on what. */
export class Attacks extends Listed implements Domain {
  readonly kind = 'attack';
  readonly form = 'FACTION FROM TO';

  has(value: number): boolean {
    return value >= 0 && value < FACTIONS.length * SPACE_COUNT * SPACE_COUNT;
  }

  name(value: number): string {
    return `${FACTION.name(attackFaction(value))} ${SPACE.name(movedFrom(value))} ${SPACE.name(movedTo(value))}`;
  }

  index(name: string): number {
    const [faction, from, to, rest] = name.split(' ');
    const [k, a, b] = [FACTION.index(faction), SPACE.index(from ?? ''), SPACE.index(to ?? '')];
    return k < 0 || a < 0 || b < 0 || rest !== undefined ? -1 : attackOf(k, a, b);
  }

  meant(typed: string): number {
    return meantInRow(this, typed);
  }

  touches(value: number): Touch[] {
    return [
      { kind: 'force', id: `${FACTION.name(attackFaction(value))} ${SPACE.name(movedFrom(value))}` },
      spaceTouch(movedTo(value)),
    ];
  }
}

export function attackOf(faction: number, from: number, to: number): number {
  return moveOf(faction, from, to);
}
export function attackFaction(value: number): number {
  return movedKind(value);
}
