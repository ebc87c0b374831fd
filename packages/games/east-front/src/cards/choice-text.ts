import type { CardId } from './decks.js';

/** A choice in words, for lessons and tests: one that names a card which is not there does not compile. */
export type ChoiceText<Text extends string> = Text extends `${'play' | 'react' | 'contingency'} ${infer Name}`
  ? Name extends CardId
    ? Text
    : never
  : Text;
