import type { RefusalCode } from '@sandtable/protocol';

/** What is not done, and why: one sentence for the person who asked. Nothing has changed. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly code: RefusalCode,
    sentence: string,
    readonly anchor: string | null = null,
  ) {
    super(sentence);
  }
}

/** A table that cannot be read back: the sentence says why. It is left as it is. */
export class BrokenTable extends Error {
  override readonly name = 'BrokenTable';

  constructor(
    /** For everybody: nothing in it tells what happened at the table. */
    sentence: string,
    /** The same with what is to be found in the data, for whoever runs the server. */
    readonly detail: string = sentence,
  ) {
    super(sentence);
  }
}
