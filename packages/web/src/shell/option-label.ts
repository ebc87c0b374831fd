import type { SpelledOption, View } from '@sandtable/kernel';
import type { BoardModule } from '../boards/board-module.js';
import { capital } from '../boards/pretty.js';

/** The label of an option: the verb and the names of the things it touches. */
export function optionLabel(board: BoardModule, option: SpelledOption, view: View | null): string {
  const own = view ? board.optionLabel?.(option, view) : null;
  if (own) return own;
  if (option.label) return capital(option.label);
  const verb = capital(option.verb);
  if (option.touches.length === 0) return option.text === option.verb ? verb : capital(option.text);
  return `${verb} ${option.touches.map((touch) => board.nameOf(touch)).join(', ')}`;
}

/** The same without the verb, for a list headed by the verb. */
export function argumentLabel(board: BoardModule, option: SpelledOption): string {
  if (option.label) return capital(option.label);
  if (option.touches.length === 0)
    return capital(option.text.slice(option.verb.length).trim() || option.verb);
  return board.argumentLabel?.(option) ?? option.touches.map((touch) => board.nameOf(touch)).join(', ');
}
