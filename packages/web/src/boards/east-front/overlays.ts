import type { BoardModel } from '@sandtable/east-front/board-model';
import { FACTIONS, SIDES, SPACE_FACES } from '@sandtable/east-front/faces';
import type { Touch, View } from '@sandtable/kernel';
import { t } from '../../languages/index.js';
import type { AtlasEntry, Overlay } from '../board-module.js';
import { boardOf } from './board-of.js';
import { placeName, spaceFace, spaceName, splitPlace } from './names.js';
import { words } from './words.js';

/** Spaces that pieces of a side interdict: adjacent empty enemy spaces that supply cannot pass. */
export function interdicted(board: BoardModel, side: string): { space: string; by: string[] }[] {
  const found = new Map<string, Set<string>>();
  const stands = (at: string) => board.stacks.some((stack) => stack.space === at);
  for (const { space, faction, type } of board.stacks) {
    if ((faction === 'soviet' ? 'allies' : 'axis') !== side) continue;
    for (const near of spaceFace(space)?.adjacent ?? []) {
      const water = spaceFace(near)?.water ?? false;
      const cuts = water ? type === 'airplane' || type === 'fleet' : type !== 'fleet';
      if (!cuts || stands(near)) continue;
      found.set(near, (found.get(near) ?? new Set()).add(space));
    }
  }
  return [...found].map(([space, by]) => ({ space, by: [...by] }));
}

/** All overlays, with their texts: supply of each faction, interdiction of each side, stars. */
export function overlaysOf(view: View): Overlay[] {
  const say = words.overlay;
  const board = boardOf(view);
  return [
    ...FACTIONS.map((faction) => {
      const own = board.stacks.filter((stack) => stack.faction === faction);
      return {
        id: `supply ${faction}`,
        label: say.supply(words.factions[faction]),
        group: say.groups.supply,
        seat: faction === 'soviet' ? 'allies' : 'axis',
        says:
          own.length === 0
            ? [say.none]
            : own.map(({ type, count, space, says }) =>
                say.pieceAt(words.stack(faction, type, count), placeName(space), t(says)),
              ),
      };
    }),
    ...SIDES.map((side) => ({
      id: `interdiction ${side}`,
      label: say.interdiction(words.sides[side]),
      group: say.groups.supply,
      seat: side,
      says: interdicted(board, side).map(({ space, by }) =>
        say.cuts(spaceName(space), words.and(by.map(placeName))),
      ),
    })),
    {
      id: 'stars',
      label: say.stars,
      group: say.groups.points,
      seat: null,
      brief: SIDES.map((side, i) => ({ seat: side, text: `+${board.stars[i]}` })),
      says: SIDES.map((side, i) => {
        const held = board.spaces.filter(({ stars, control }) => stars > 0 && control === side);
        const list = held.map(({ id, stars }) => (stars > 1 ? `${spaceName(id)} ${stars}` : spaceName(id)));
        return say.scores(words.sides[side], board.stars[i], list.join(', '));
      }),
    },
  ];
}

/** The space of the touches: a space itself, or the space of a piece. */
export function spaceOf(touches: readonly Touch[]): string | null {
  for (const { kind, id } of touches) {
    if (kind === 'space') return id;
    if (kind === 'piece' || kind === 'force') return splitPlace(id).space;
  }
  return null;
}

/** What the rules say about a space and the pieces in it. */
export function inspect(view: View, touches: readonly Touch[]): string[] {
  const at = spaceOf(touches);
  const face = at === null ? undefined : spaceFace(at);
  if (!face) return [];
  const board = boardOf(view);
  const space = board.spaces.find(({ id }) => id === at)!;
  const lines: string[] = [];
  if (face.water) lines.push(space.control === 'both' ? words.inspect.both : words.inspect.water);
  if (space.control !== 'both') lines.push(words.inspect.control(words.sides[space.control]));
  if (space.stars > 0) lines.push(words.inspect.stars(space.stars));
  if (board.scorched === at) lines.push(words.inspect.covered);
  if (face.flags.length > 0)
    lines.push(words.inspect.flags(words.and(face.flags.map((faction) => words.factions[faction]))));
  const here = board.stacks.filter((stack) => stack.space === at);
  for (const { faction, type, count, says, moved } of here) {
    const parts = [t(says), ...(moved > 0 ? [words.inspect.moved(moved)] : [])];
    lines.push(`${words.stack(faction, type, count)}: ${parts.join('; ')}`);
  }
  if (here.length === 0) lines.push(words.inspect.empty);
  return lines;
}

/** The whole board in words. */
export function atlasOf(view: View): AtlasEntry[] {
  return SPACE_FACES.map(({ id }) => {
    const touch = { kind: 'space', id };
    return { touch, name: spaceName(id), says: inspect(view, [touch]).join(' ') };
  });
}
