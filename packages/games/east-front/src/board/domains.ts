import { type Brand, type Domain, meantInRow, type Touch } from '@sandtable/kernel';
import { FACTION, FACTIONS, type Faction, KIND, KIND_COUNT, type Kind } from '../pieces/pieces.js';
import { SPACE, SPACE_COUNT, type Space } from './board.js';

// The domains of choices: pieces on the board, moves, deployments, attacks. A piece on the board is named by its
// kind and space, "german tank warsaw"; identical pieces in one space share a name. Each member is one number, of
// its own type.

/** A piece on the board, for the client to highlight. */
export function pieceTouch(kind: Kind, at: Space): Touch {
  return { kind: 'piece', id: `${KIND.name(kind)} ${SPACE.name(at)}` };
}

export function spaceTouch(at: Space): Touch {
  return { kind: 'space', id: SPACE.name(at) };
}

/** Lists the members worth showing. Other members can still be named, and are refused with a reason. */
type Lister<A> = (add: (value: A) => void) => void;

/** A kind of piece and a space. */
export type KindAndSpace = Brand<'kind and space'>;
export type Move = Brand<'move'>;
export type Attack = Brand<'attack'>;

abstract class Listed<A extends number> {
  constructor(private readonly list: Lister<A>) {}

  get values(): readonly A[] {
    const values: A[] = [];
    this.list((value) => values.push(value));
    return values;
  }
}

/** A kind of piece and a space: a piece that is there, or one to be placed there. */
export class KindAt extends Listed<KindAndSpace> implements Domain<KindAndSpace> {
  readonly kind = 'piece';
  readonly form = 'FACTION KIND SPACE';

  constructor(
    list: Lister<KindAndSpace>,
    private readonly onBoard: boolean,
  ) {
    super(list);
  }

  has(value: number): boolean {
    return value >= 0 && value < KIND_COUNT * SPACE_COUNT;
  }

  name(value: KindAndSpace): string {
    return `${KIND.name(kindIn(value))} ${SPACE.name(spaceIn(value))}`;
  }

  index(name: string): KindAndSpace {
    const words = name.split(' ');
    const at = SPACE.index(words.pop() ?? '');
    const kind = KIND.index(words.join(' '));
    return kind < 0 || at < 0 ? (-1 as KindAndSpace) : kindAt(kind, at);
  }

  meant(typed: string): KindAndSpace {
    return meantInRow(this, typed);
  }

  touches(value: KindAndSpace): Touch[] {
    const [kind, at] = [kindIn(value), spaceIn(value)];
    return this.onBoard ? [pieceTouch(kind, at)] : [{ kind: 'reserve', id: KIND.name(kind) }, spaceTouch(at)];
  }
}

export function kindAt(kind: Kind, at: Space): KindAndSpace {
  return (kind * SPACE_COUNT + at) as KindAndSpace;
}
export function kindIn(value: KindAndSpace): Kind {
  return Math.floor(value / SPACE_COUNT) as Kind;
}
export function spaceIn(value: KindAndSpace): Space {
  return (value % SPACE_COUNT) as Space;
}

/** A move: kind of piece, origin, destination. */
export class Moves extends Listed<Move> implements Domain<Move> {
  readonly kind = 'move';
  readonly form = 'FACTION KIND FROM TO';

  has(value: number): boolean {
    return value >= 0 && value < KIND_COUNT * SPACE_COUNT * SPACE_COUNT;
  }

  name(value: Move): string {
    return `${KIND.name(movedKind(value))} ${SPACE.name(movedFrom(value))} ${SPACE.name(movedTo(value))}`;
  }

  index(name: string): Move {
    const words = name.split(' ');
    const to = SPACE.index(words.pop() ?? '');
    const from = SPACE.index(words.pop() ?? '');
    const kind = KIND.index(words.join(' '));
    return kind < 0 || from < 0 || to < 0 ? (-1 as Move) : moveOf(kind, from, to);
  }

  meant(typed: string): Move {
    return meantInRow(this, typed);
  }

  touches(value: Move): Touch[] {
    return [pieceTouch(movedKind(value), movedFrom(value)), spaceTouch(movedTo(value))];
  }
}

export function moveOf(kind: Kind, from: Space, to: Space): Move {
  return ((kind * SPACE_COUNT + from) * SPACE_COUNT + to) as Move;
}
export function movedKind(value: Move): Kind {
  return Math.floor(value / (SPACE_COUNT * SPACE_COUNT)) as Kind;
}
export function movedFrom(value: Move): Space {
  return (Math.floor(value / SPACE_COUNT) % SPACE_COUNT) as Space;
}
export function movedTo(value: Move): Space {
  return (value % SPACE_COUNT) as Space;
}

/** An attack: faction of the force, origin, target. */
export class Attacks extends Listed<Attack> implements Domain<Attack> {
  readonly kind = 'attack';
  readonly form = 'FACTION FROM TO';

  has(value: number): boolean {
    return value >= 0 && value < FACTIONS.length * SPACE_COUNT * SPACE_COUNT;
  }

  name(value: Attack): string {
    return `${FACTION.name(attackFaction(value))} ${SPACE.name(attackFrom(value))} ${SPACE.name(attackTo(value))}`;
  }

  index(name: string): Attack {
    const [faction, from, to, rest] = name.split(' ');
    const [k, a, b] = [FACTION.index(faction), SPACE.index(from ?? ''), SPACE.index(to ?? '')];
    return k < 0 || a < 0 || b < 0 || rest !== undefined ? (-1 as Attack) : attackOf(k, a, b);
  }

  meant(typed: string): Attack {
    return meantInRow(this, typed);
  }

  touches(value: Attack): Touch[] {
    return [
      { kind: 'force', id: `${FACTION.name(attackFaction(value))} ${SPACE.name(attackFrom(value))}` },
      spaceTouch(attackTo(value)),
    ];
  }
}

export function attackOf(faction: Faction, from: Space, to: Space): Attack {
  return ((faction * SPACE_COUNT + from) * SPACE_COUNT + to) as Attack;
}
export function attackFaction(value: Attack): Faction {
  return Math.floor(value / (SPACE_COUNT * SPACE_COUNT)) as Faction;
}
export function attackFrom(value: Attack): Space {
  return (Math.floor(value / SPACE_COUNT) % SPACE_COUNT) as Space;
}
export function attackTo(value: Attack): Space {
  return (value % SPACE_COUNT) as Space;
}
