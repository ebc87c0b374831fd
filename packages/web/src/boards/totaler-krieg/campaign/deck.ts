import type { View } from '@sandtable/kernel';
import type { OptionCardFace } from '@sandtable/totaler-krieg/faces';
import { tableOf } from '../units.js';
import { FACES } from './deck.constants.js';

const BY_ID = new Map(FACES.map((face) => [face.id, face]));

/** An Option Card by its id: "A22a". */
export function cardNamed(id: string): OptionCardFace | null {
  return BY_ID.get(id) ?? null;
}

export const ALL_CARDS: readonly OptionCardFace[] = FACES;

/** The results of a 1 to a 6: ours, or as an owner of the game has entered them. */
export function rowsOfTable(view: View | null, card: OptionCardFace): readonly string[] {
  const entered = view ? tableOf(view.table).campaign?.tables?.[card.id] : undefined;
  return entered ?? card.political?.rows ?? [];
}

/** The card with the Blitz symbols and replacement steps that an owner of the game has entered. */
export function asEntered(view: View | null, card: OptionCardFace): OptionCardFace {
  const entered = view ? tableOf(view.table).campaign?.entered?.[card.id] : undefined;
  return entered ? { ...card, ...entered } : card;
}
