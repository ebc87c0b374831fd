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
  const families = new Map<number, { place: number; position: number; item: number }[]>();
  state.places.forEach((items, place) => {
    items.forEach((item, position) => {
      if (state.known[item] & viewer) return;
      const family = spec.family(item);
      const slots = families.get(family) ?? [];
      slots.push({ place, position, item });
      families.set(family, slots);
    });
  });
  for (const slots of families.values()) {
    const items = slots.map((slot) => slot.item);
    const knownBy = new Map(items.map((item) => [item, state.known[item]]));
    const dealt = dealInto(slots, items, spec, g);
    slots.forEach((slot, i) => {
      state.places[slot.place][slot.position] = dealt[i];
      // Other viewers' knowledge belongs to the position, so it passes to the item now there.
      state.known[dealt[i]] = knownBy.get(slot.item) ?? 0;
    });
  }
}

interface Slot {
  place: number;
}

/** A random assignment of items to slots that may hold them. The true one proves that one exists. */
function dealInto(slots: readonly Slot[], items: number[], spec: PlacesSpec, g: Generator): number[] {
  const order = items.slice();
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(g, i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  const holder = new Array<number>(order.length).fill(-1);
  // Slots with restrictions first; the others take the rest.
  slots.forEach((slot, i) => {
    if (spec.places[slot.place].holds) assignRestricted(slots, i, order, holder, spec);
  });
  const dealt = new Array<number>(slots.length).fill(-1);
  holder.forEach((slot, i) => {
    if (slot >= 0) dealt[slot] = order[i];
  });
  let next = 0;
  for (let slot = 0; slot < dealt.length; slot++) {
    if (dealt[slot] >= 0) continue;
    while (holder[next] >= 0) next++;
    dealt[slot] = order[next++];
  }
  return dealt;
}

/**
 * Finds an item for a restricted slot; if it takes one from another restricted slot, that slot finds another
 * (augmenting path).
 */
function assignRestricted(
  slots: readonly Slot[],
  slot: number,
  order: number[],
  holder: number[],
  spec: PlacesSpec,
): void {
  const tried = new Array<boolean>(order.length).fill(false);
  const assign = (here: number): boolean => {
    const { holds } = spec.places[slots[here].place];
    for (let i = 0; i < order.length; i++) {
      if (tried[i] || !holds?.(order[i])) continue;
      tried[i] = true;
      if (holder[i] < 0 || assign(holder[i])) {
        holder[i] = here;
        return true;
      }
    }
    return false;
  };
  if (assign(slot)) return;
  throw new RulesError(`'${spec.places[slots[slot].place].name}' has an item in it that it does not hold`);
}
