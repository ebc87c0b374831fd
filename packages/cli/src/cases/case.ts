import type { Entry, Machine, Plain } from '@sandtable/kernel';
import type { Path } from './document.js';
import type { RefusalClaim } from './refusal-claim.js';

/** A rule case that makes sense: every name in it exists. Whether it holds is for the rules to say. */
export interface RuleCase {
  machine: Machine<unknown, unknown>;
  /** The rules it is about: anchors of docs/rules. */
  rule: string[];
  title: string;
  seed: string;
  /** The position, in the game's own words; null to begin as the game begins. */
  given: Record<string, Plain> | null;
  /** Rolls and shuffles that are laid down beforehand. */
  chance: Extract<Entry, { kind: 'chance' }>[];
  steps: Step[];
}

/** Choices, and what must follow. */
export interface Step {
  when: Choice[];
  then: Then | null;
}

/** A choice in notation. The seat may be left out where only one is asked. */
export interface Choice {
  path: Path;
  seat: number | null;
  text: string;
}

export interface Claim {
  path: Path;
}

/** What must hold; what is null or empty is not claimed. */
export interface Then {
  path: Path;
  asked: (Claim & { seats: number[] }) | null;
  legal: Choice[];
  illegal: (Choice & RefusalClaim)[];
  refused: (Claim & RefusalClaim) | null;
  views: ViewClaim[];
  log: (Claim & { viewer: number; text: string })[];
  outcome: (Claim & { winner: number | null; why: string | null }) | null;
  /** The keys of the game's own vocabulary. */
  own: (Claim & { key: string; expected: Plain })[];
}

/** What a viewer knows of a place: nothing, everything, or exactly these items. */
export interface ViewClaim extends Claim {
  viewer: number;
  place: number;
  knows: 'nothing' | 'everything' | string[];
}
