import type { CardId } from './decks.js';

/** A choice in notation, for lessons and tests. One that names an unknown card does not compile. */
export type ChoiceText<Text extends string> = Text extends `${'play' | 'react' | 'contingency'} ${infer Name}`
  ? Name extends CardId
    ? Text
    : never
  : Text;
