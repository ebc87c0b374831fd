import type { View } from '@sandtable/kernel';
import type { Arrow, MadeChoice, SceneCue } from '../board-module.js';
import { tableOf } from './units.js';

const hex = (id: string) => ({ kind: 'hex', id });

/** Where units went, and who attacked which hex. */
export function sceneOf(before: View, after: View, choices: readonly MadeChoice[]): SceneCue {
  const was = new Map(tableOf(before.table).units.map((unit) => [unit.id, unit.hex]));
  const moves = tableOf(after.table).units.flatMap((unit): Arrow[] => {
    const from = was.get(unit.id);
    return from === undefined || from === unit.hex
      ? []
      : [{ from: hex(from), to: hex(unit.hex), how: 'move' }];
  });
  const attacks = choices.flatMap(({ text }) => attackIn(text, was));
  return { by: choices[0]?.seat ?? null, card: null, arrows: [...attacks, ...moves] };
}

/** "attack e3803, with de-army-3, with de-inf-1, declare" */
function attackIn(text: string, hexes: ReadonlyMap<string, string>): Arrow[] {
  const [, to] = /^attack ([a-z0-9-]+)/.exec(text) ?? [];
  if (to === undefined) return [];
  const from = [...text.matchAll(/with ([a-z0-9-]+)/g)].flatMap(([, unit]) => hexes.get(unit) ?? []);
  return [...new Set(from)].map((one) => ({ from: hex(one), to: hex(to), how: 'strike' }));
}
