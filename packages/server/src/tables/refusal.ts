import { plain } from '@sandtable/kernel';
import type { RefusalCode } from '@sandtable/protocol';

/** A request was refused and changed nothing: one sentence for the person who sent it, and the same in plain English. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly code: RefusalCode,
    /** With its marks, so that a client can translate it. */
    readonly sentence: string,
    readonly anchor: string | null = null,
  ) {
    super(plain(sentence));
  }
}

/** A table that cannot be read: the sentence says why. The table is left as it is. */
export class BrokenTable extends Error {
  override readonly name = 'BrokenTable';

  constructor(
    /** Public: reveals nothing of the game. */
    sentence: string,
    /** The same with details of the data, for the operator. */
    readonly detail: string = sentence,
  ) {
    super(sentence);
  }
}
