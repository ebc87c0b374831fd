import type { View } from '@sandtable/kernel';
import type { Arrow, MadeChoice, SceneCue } from '../board-module.js';
import { boardOf } from './board-of.js';
import { drawnMap } from './drawn-map.js';

const space = (id: string) => ({ kind: 'space', id });

/** The card played or used, an arrow along the supply of what was built, and a strike at what was battled. */
export function sceneOf(before: View, after: View, choices: readonly MadeChoice[]): SceneCue {
  const card = choices.map(cardIn).find((found) => found !== null) ?? null;
  const by = card?.seat ?? choices[0]?.seat ?? null;
  const strikes = battles(before, choices);
  const sails = strikes.length === 0 && newPieces(before, after).some(({ kind }) => kind === 'navy');
  const arrows = [...built(before, after), ...strikes];
  return { by, card, arrows, ...(sails ? { sound: 'ship' } : {}) };
}

/** "play land-battle", "use raf"; a card that was laid face down is not named to others. */
function cardIn({ seat, text }: MadeChoice): { id: string; seat: string } | null {
  const [, id] = /^(?:play|use) ([a-z0-9-]+)/.exec(text) ?? [];
  return id === undefined ? null : { id, seat };
}

function newPieces(before: View, after: View) {
  const old = new Set(boardOf(before).pieces.map(({ id }) => id));
  return boardOf(after).pieces.filter(({ id }) => !old.has(id));
}

function built(before: View, after: View): Arrow[] {
  return newPieces(before, after).flatMap(({ line, space: at }) => {
    const from = line[1];
    return from === undefined ? [] : [{ from: space(from), to: space(at), how: 'move' as const }];
  });
}

/** From the nearest piece of the country that battles: the rules do not say which of several it is. */
function battles(before: View, choices: readonly MadeChoice[]): Arrow[] {
  const map = drawnMap(before.options.edition === 'first' ? 'first' : 'second');
  const { period } = map.data;
  return choices.flatMap(({ seat, text }) => {
    const [, target] = /^(?:battle|eliminate) ([a-z-]+)/.exec(text) ?? [];
    const to = target === undefined ? undefined : map.spaces.get(target)?.middle;
    if (target === undefined || !to) return [];
    const own = boardOf(before)
      .pieces.filter(({ country, space: at }) => country === seat && at !== target)
      .flatMap(({ space: at }) => {
        const from = map.spaces.get(at)?.middle;
        if (!from) return [];
        const dx = to[0] - from[0] - Math.round((to[0] - from[0]) / period) * period;
        return [{ at, far: Math.hypot(dx, to[1] - from[1]) }];
      })
      .sort((a, b) => a.far - b.far);
    return own[0] ? [{ from: space(own[0].at), to: space(target), how: 'strike' as const }] : [];
  });
}
