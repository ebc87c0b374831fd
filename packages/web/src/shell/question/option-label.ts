import type { SpelledOption, Touch, View } from '@sandtable/kernel';
import type { BoardModule } from '../../boards/board-module.js';
import { capital } from '../../boards/pretty.js';
import { t, w } from '../../languages/index.js';

/** The ids of the cards that an option is about. */
export function cardsOf(option: SpelledOption | null): string[] {
  return option?.touches.filter(({ kind }) => kind === 'card').map(({ id }) => id) ?? [];
}

/** The heading over the options of a verb. */
export function verbLabel(board: BoardModule, verb: string): string {
  return board.verbLabel?.(verb) ?? capital(verbWords(verb));
}

/** A verb of the notation as words: "declare-war". */
const verbWords = (verb: string): string => t(verb).replaceAll('-', ' ');

/** The label of an option: the verb and the names of the things it touches. */
export function optionLabel(board: BoardModule, option: SpelledOption, view: View | null): string {
  const own = view ? board.optionLabel?.(option, view) : null;
  if (own) return own;
  if (option.label) return capital(t(option.label));
  const verb = verbWords(option.verb);
  const what = option.touches.map((touch) => board.nameOf(touch)).join(', ') || argument(option);
  return capital(what ? w.decide.act(verb, what) : verb);
}

/** The same without the verb, for a list headed by the verb, of which these things are picked already. */
export function argumentLabel(
  board: BoardModule,
  option: SpelledOption,
  picked: readonly Touch[] = [],
): string {
  if (option.label) return capital(t(option.label));
  if (option.touches.length === 0) return capital(argument(option) || t(option.verb));
  return (
    board.argumentLabel?.(option, picked) ?? option.touches.map((touch) => board.nameOf(touch)).join(', ')
  );
}

/** The argument of an option that touches nothing: a number, or a word. */
function argument({ text, verb }: SpelledOption): string {
  return t(text.slice(verb.length).trim());
}
