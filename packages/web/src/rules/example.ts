import type { Plain } from '@sandtable/kernel';

/** An example of the rulebook: a position in which one can try the rule. Chosen among the rule cases at build time. */
export interface Example {
  id: string;
  /** What it shows, as a sentence. */
  title: string;
  /** Null: the beginning of the game. */
  given: Readonly<Record<string, Plain>> | null;
  seed: string;
  /** The scenario in which it happens, in a game that has several. */
  options?: Readonly<Record<string, string>>;
  /** The choices that show it: "germany: battle ukraine". */
  when: readonly string[];
  /** The last of them is not allowed. */
  refused: boolean;
  asksAll?: boolean;
}

export interface GameExamples {
  /** The ids of the examples of each rule, the best first. */
  rules: Readonly<Record<string, readonly string[]>>;
  examples: Readonly<Record<string, Example>>;
}
