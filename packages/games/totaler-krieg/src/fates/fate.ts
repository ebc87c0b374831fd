// Types instead of interfaces, so that the compiler can check that they are plain data.

/** One thing that can come of a card, a roll or a rule, as a sentence. */
export type Outcome = {
  readonly text: string;
  /** On how many of the six results of a die, with the modifiers of now; 0 if no die is rolled. */
  readonly dice: number;
  /** On how many of the six of a second roll, on an Area Table, it is this Country; 0 if there is none. */
  readonly area: number;
};

/** What can become of a Country, and by what. */
export type Fate = {
  readonly by: 'card' | 'declaration' | 'event';
  /** The faction that brings it about. */
  readonly faction: string;
  /** For a card: its id. */
  readonly card: string | null;
  readonly title: string;
  /** When it can happen at the soonest; "later" if it still needs something. */
  readonly when: 'now' | 'next-turn' | 'next-season' | 'later';
  /** What it still needs, as sentences. */
  readonly missing: readonly string[];
  readonly outcomes: readonly Outcome[];
  /** The rule. */
  readonly anchor: string;
};

/** A Country as its page shows it. */
export type CountryPage = {
  readonly id: string;
  readonly name: string;
  /** "neutral", "active", "conquered", "removed", "not-in-play". */
  readonly status: string;
  readonly faction: string | null;
  readonly markers: readonly string[];
  /** Of a Neutral Country: the Allied faction it would join, and why, as a sentence. */
  readonly alignment: { readonly to: string | null; readonly why: string } | null;
  /** Its Capital, and its Cities with who holds them. */
  readonly capital: string;
  readonly cities: readonly { readonly hex: string; readonly holder: string | null }[];
  /** Lands that it has ceded, and to whom. */
  readonly ceded: readonly { readonly area: string; readonly to: string }[];
  /** How many of its counters are where: on the map, in the Force Pool, delayed, elsewhere. */
  readonly forces: { readonly map: number; readonly pool: number; readonly delayed: number };
  readonly fates: readonly Fate[];
};
