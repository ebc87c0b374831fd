import { below, type Generator } from './random.js';
import { RulesError } from './rule.js';
import type { State } from './state.js';

/** A set of viewers, one bit each: bit i is seat i, PUBLIC is everyone else. */
export type ViewerSet = number;

/** The bit of viewers without a seat: what they see is public. */
export const PUBLIC = 1 << 30;
/** All seats and the public. */
export const EVERYONE: ViewerSet = 0x7fffffff;

/** The viewer without a seat. Viewers are seat numbers, or one of these two. */
export const SPECTATOR = -1;
/** The viewer who sees everything: for finished games and for tests. */
export const ALL_KNOWING = -2;

/** The viewer's bits; 0 for a number that is no viewer. */
export function viewerBits(viewer: number): ViewerSet {
  if (viewer === ALL_KNOWING) return EVERYONE;
  if (viewer === SPECTATOR) return PUBLIC;
  return viewer >= 0 && viewer < 30 && Number.isInteger(viewer) ? 1 << viewer : 0;
}

/** Where items lie. The kernel does not know what they are: cards, chits, tiles. */
export interface Place {
  name: string;
  /** Who sees the items here. */
  seenBy: ViewerSet;
  /** Everyone also sees the top item. */
  topOpen?: boolean;
  /** A hand: the order of its items is private to its owner, and no other view shows it. */
  unordered?: boolean;
  /** May this item ever lie here? Public knowledge, which determinization respects. */
  holds?(item: number): boolean;
}

export interface PlacesSpec {
  places: readonly Place[];
  items: number;
  /** The item's public name; identical copies share one. */
  itemName(item: number): string;
  /** The item's text, public by name: only its location may be secret. */
  itemText?(item: number): string;
  /** Items of different families have different backs (whose deck they come from). */
  family(item: number): number;
}

/** What a viewer sees of a place: each item, or null for an unknown one. */
export function seenIn(state: State<unknown>, place: number, viewer: number): (number | null)[] {
  const bits = viewerBits(viewer);
  return state.places[place].map((item) =>
    viewer === ALL_KNOWING || state.known[item] & bits ? item : null,
  );
}

/** The viewers who see the item at this position of a place. */
export function viewersOf(place: Place, position: number, size: number): ViewerSet {
  return place.topOpen && position === size - 1 ? EVERYONE : place.seenBy;
}

/** Viewers learn where an item lies. Returns those for whom it is new: a revelation. */
export function learn(state: State<unknown>, item: number, viewers: ViewerSet): ViewerSet {
  const gained = viewers & ~state.known[item];
  state.known[item] |= viewers;
  return gained;
}

/**
 * A secret choice from a place invalidates what outsiders knew of it: an item they had seen there may be the one that
 * left. Otherwise, a remembered item that stays would reveal that it stayed. `rest` is what remains in the place; an
 * open top stays known to everyone.
 */
export function forgetChoice(
  state: State<unknown>,
  place: Place,
  rest: readonly number[],
  item: number,
  keep: ViewerSet,
): void {
  state.known[item] &= keep;
  for (let i = 0; i < rest.length; i++) state.known[rest[i]] &= keep | viewersOf(place, i, rest.length);
}

/**
 * Redeals everything the viewer does not know: items of one family change places among the positions that the viewer
 * cannot see, each only where it may lie. The result looks the same to the viewer.
 */
export function guessPlaces(state: State<unknown>, spec: PlacesSpec, viewer: ViewerSet, g: Generator): void {
  const { known, places } = state;
  const dealing = dealingOf(spec);
  const { family, holds, hidden, met } = dealing;
  met.length = 0;
  for (const slots of hidden) {
    slots.count = 0;
    slots.narrowCount = 0;
  }
  for (let place = 0; place < places.length; place++) {
    const here = places[place];
    const isNarrow = holds[place] !== null;
    for (let position = 0; position < here.length; position++) {
      const item = here[position];
      if (known[item] & viewer) continue;
      const slots = hidden[family[item]];
      if (slots.count === 0) met.push(slots);
      const slot = slots.count++;
      slots.places[slot] = place;
      slots.positions[slot] = position;
      slots.items[slot] = item;
      // Other viewers' knowledge belongs to the position, so it passes to the item that will be there.
      slots.known[slot] = known[item];
      if (isNarrow) slots.narrow[slots.narrowCount++] = slot;
    }
  }
  for (const slots of met) {
    deal(slots, spec, dealing, g);
    for (let slot = 0; slot < slots.count; slot++) {
      const item = slots.dealt[slot];
      places[slots.places[slot]][slots.positions[slot]] = item;
      known[item] = slots.known[slot];
    }
  }
}

/** The positions of one family that a viewer cannot see, with what lies there, who knows it, and what is dealt there. */
interface Hidden {
  count: number;
  readonly places: Int32Array;
  readonly positions: Int32Array;
  readonly items: Int32Array;
  readonly known: Int32Array;
  readonly dealt: Int32Array;
  /** The slots in places that do not hold any item. */
  readonly narrow: Int32Array;
  narrowCount: number;
  /** For each item, in shuffled order, the slot with restrictions that takes it; or -1. */
  readonly taker: Int32Array;
}

/** What dealing anew asks of the places, the same for every position; and where it works, so that nothing is made anew. */
interface Dealing {
  /** The family of each item, counted from 0. */
  family: number[];
  /** For each place: 1 for the items that it holds; null if it holds any. */
  holds: (Uint8Array | null)[];
  /** The places that do not hold any item, those that hold the fewest first. */
  restricted: number[];
  /** For each family; and those met, in this order, in the present position. */
  hidden: Hidden[];
  met: Hidden[];
}

const dealings = new WeakMap<PlacesSpec, Dealing>();

function dealingOf(spec: PlacesSpec): Dealing {
  let dealing = dealings.get(spec);
  if (dealing === undefined) {
    dealing = newDealing(spec);
    dealings.set(spec, dealing);
  }
  return dealing;
}

function newDealing(spec: PlacesSpec): Dealing {
  const items = Array.from({ length: spec.items }, (_, item) => item);
  const families = [...new Set(items.map((item) => spec.family(item)))];
  const holds = spec.places.map((place) =>
    place.holds ? Uint8Array.from(items, (item) => (place.holds?.(item) ? 1 : 0)) : null,
  );
  const room = (place: number) => holds[place]?.reduce((sum, one) => sum + one, 0) ?? spec.items;
  const list = () => new Int32Array(spec.items);
  return {
    family: items.map((item) => families.indexOf(spec.family(item))),
    holds,
    restricted: [...holds.keys()].filter((place) => holds[place]).sort((a, b) => room(a) - room(b)),
    hidden: families.map(() => ({
      count: 0,
      places: list(),
      positions: list(),
      items: list(),
      known: list(),
      dealt: list(),
      narrow: list(),
      narrowCount: 0,
      taker: list(),
    })),
    met: [],
  };
}

/** A random assignment of items to slots that may hold them. The true one proves that one exists. */
function deal(slots: Hidden, spec: PlacesSpec, { holds, restricted }: Dealing, g: Generator): void {
  const { count, places, items, dealt, narrow, narrowCount, taker } = slots;
  for (let i = count - 1; i > 0; i--) {
    const j = below(g, i + 1);
    const kept = items[i];
    items[i] = items[j];
    items[j] = kept;
  }
  if (narrowCount === 0) {
    for (let slot = 0; slot < count; slot++) dealt[slot] = items[slot];
    return;
  }
  taker.fill(-1, 0, count);
  dealt.fill(-1, 0, count);
  // Slots with the narrowest restrictions first: if all restrictions are nested, every deal is equally likely.
  for (const place of restricted) {
    for (let i = 0; i < narrowCount; i++) {
      if (places[narrow[i]] !== place || assign(narrow[i], slots, holds, null)) continue;
      throw new RulesError(`'${spec.places[place].name}' has an item in it that it does not hold`);
    }
  }
  for (let i = 0; i < count; i++) if (taker[i] >= 0) dealt[taker[i]] = items[i];
  // The others take the rest.
  let next = 0;
  for (let slot = 0; slot < count; slot++) {
    if (dealt[slot] >= 0) continue;
    while (taker[next] >= 0) next++;
    dealt[slot] = items[next++];
  }
}

/**
 * Finds an item for a restricted slot: one that is free, or else one of another restricted slot, which finds another
 * (augmenting path).
 */
function assign(
  slot: number,
  slots: Hidden,
  holds: readonly (Uint8Array | null)[],
  tried: Uint8Array | null,
): boolean {
  const { count, places, items, taker } = slots;
  const fits = holds[places[slot]]!;
  for (let i = 0; i < count; i++) {
    if (taker[i] >= 0 || fits[items[i]] === 0) continue;
    taker[i] = slot;
    return true;
  }
  const seen = tried ?? new Uint8Array(count);
  for (let i = 0; i < count; i++) {
    if (seen[i] === 1 || fits[items[i]] === 0) continue;
    seen[i] = 1;
    if (!assign(taker[i], slots, holds, seen)) continue;
    taker[i] = slot;
    return true;
  }
  return false;
}
