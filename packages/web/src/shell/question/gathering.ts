import type { SpelledOption, Touch, View } from '@sandtable/kernel';
import { keyOf } from './touches.js';

/**
 * Of the options of a choice in progress, those of which several are wanted at once: who joins an attack. The ones that
 * matter most come first, since one may exclude another. Null: nobody is gathered here.
 */
export type Gathers = (view: View, options: readonly SpelledOption[]) => readonly SpelledOption[] | null;

export const partsOf = (line: string): string[] => line.split(', ');

/** Whether a part of a choice names a thing: "with de-army-4". */
export const names = (part: string, { id }: Touch): boolean => part.split(' ').slice(1).includes(id);

/** The things of a choice in progress that are named by a part of it: by its first, or by one that joined later. */
export function isBegunWith(line: string, touch: Touch): boolean {
  return names(partsOf(line)[0], touch);
}

export function hasJoined(line: string, touch: Touch): boolean {
  return partsOf(line)
    .slice(1)
    .some((part) => names(part, touch));
}

/** The options that touch one of these things. */
export function joining(options: readonly SpelledOption[], touches: readonly Touch[]): SpelledOption[] {
  const keys = new Set(touches.map(keyOf));
  return options.filter((option) => option.touches.some((touch) => keys.has(keyOf(touch))));
}
