import type { View } from '@sandtable/kernel';
import type { Arrow, MadeChoice, SceneCue } from '../board-module.js';
import { CARDS } from './names.js';

const space = (id: string) => ({ kind: 'space', id });

/** The card played or reacted with, and the attacks; moves are among the changes. */
export function sceneOf(_before: View, _after: View, choices: readonly MadeChoice[]): SceneCue {
  const card = choices.map(cardIn).find((found) => found !== null) ?? null;
  return { by: card?.seat ?? choices[0]?.seat ?? null, card, arrows: choices.flatMap(attackIn) };
}

function cardIn({ seat, text }: MadeChoice): { id: string; seat: string } | null {
  const [, id] = /^(?:play|react|contingency) ([a-z0-9-]+)/.exec(text) ?? [];
  return id !== undefined && CARDS.has(id) ? { id, seat } : null;
}

/** "attack german warsaw brest" */
function attackIn({ text }: MadeChoice): Arrow[] {
  const [, from, to] = /^attack [a-z]+ ([a-z-]+) ([a-z-]+)/.exec(text) ?? [];
  return from === undefined ? [] : [{ from: space(from), to: space(to), how: 'strike' }];
}
