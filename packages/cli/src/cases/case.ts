import type { Entry, Machine, Plain } from '@sandtable/kernel';
import type { Path } from './document.js';
import type { RefusalClaim } from './refusal-claim.js';

/** A well-formed rule case: every name in it exists. Running it shows whether it holds. */
export interface RuleCase {
  machine: Machine<unknown, unknown>;
  /** The rules it is about: anchors of docs/rules. */
  rule: string[];
  title: string;
  seed: string;
  /** The position, in the game's vocabulary; null for the start of the game. */
  given: Record<string, Plain> | null;
  /** Predetermined rolls and shuffles. */
  chance: Extract<Entry, { kind: 'chance' }>[];
  steps: Step[];
}

/** Choices and expectations. */
export interface Step {
  when: Choice[];
  then: Then | null;
}

/** A choice in notation. The seat may be omitted if only one is asked. */
export interface Choice {
  path: Path;
  seat: number | null;
  text: string;
}

export interface Claim {
  path: Path;
}

/** The expectations; null or empty means no expectation. */
export interface Then {
  path: Path;
  asked: (Claim & { seats: number[] }) | null;
  legal: Choice[];
  illegal: (Choice & RefusalClaim)[];
  refused: (Claim & RefusalClaim) | null;
  views: ViewClaim[];
  log: (Claim & { viewer: number; text: string })[];
  outcome: (Claim & { winner: number | null; why: string | null; leader: number | null }) | null;
  /** The keys of the game's vocabulary. */
  own: (Claim & { key: string; expected: Plain })[];
}

/** What a viewer sees of a place: nothing, everything, or exactly these items. */
export interface ViewClaim extends Claim {
  viewer: number;
  place: number;
  knows: 'nothing' | 'everything' | string[];
}
