export type FactionId = 'axis' | 'western' | 'soviet';

/** A scenario as its file describes it. */
export interface ScenarioData {
  id: string;
  /** The section of the rulebook. */
  number: number;
  title: string;
  kind: 'training' | 'one-map' | 'two-map';
  /** The first turn: "1941-05". */
  start: string;
  /** The last turn played; the turn of V-E Day, which is not played; null if play decides. */
  end: string | null;
  endsWith: 'last-turn' | 'v-e-day';
  warState: 'pre-war' | 'limited-war' | 'total-war';
  active: Readonly<Record<FactionId, readonly string[]>>;
  neutral: readonly string[];
  conquered: readonly string[];
  dependents: Readonly<Record<string, readonly string[]>>;
  /** Areas that belong to a Country here, named because one might doubt it. */
  including?: Readonly<Record<string, readonly string[]>>;
  markers: Readonly<Record<string, unknown>>;
  factions: Readonly<Partial<Record<FactionId, FactionData>>>;
  specialRules: readonly SpecialRule[];
  victory: VictoryData;
  /** A few sentences for players, in our own words. */
  briefing: string;
}

export interface FactionData {
  /**
   * One place per line, then the counters there: "w3825 de-inf*2 de-army-8/reduced". Places are hexes, boxes,
   * "turn:1941-06", "event:their-finest-hour", "holding:COUNTER", or a choice in braces. "?" marks counters of optional
   * rules.
   */
  setup: string;
  cards: CardSetup;
}

export interface CardSetup {
  pending?: { card: string; title: string };
  removed?: readonly string[];
  remaining?: readonly string[];
  /** 1.1.3i: cards that count as played. */
  requirementsMet?: readonly RequirementMet[];
  /** 1.1.3f: whether a card of the group was played in the year. */
  annual?: readonly { cardType: string; year: number; played: boolean; note?: string }[];
  /** Training scenarios: which card is revealed on which turn. */
  schedule?: readonly { turn: string; label: string; card: string; title: string }[];
}

export type RequirementMet =
  | { card: string; title: string }
  | { countOf: number; among: readonly string[]; cards: readonly string[]; titles: readonly string[] };

export interface SpecialRule {
  id: string;
  title: string;
  /** In a sentence, for players. */
  gist: string;
  data: Readonly<Record<string, unknown>>;
  optional?: boolean;
}

/** How a scenario is decided. */
export type VictoryData = HexesControlled | StarsCounted | VpMarkerDecides | CampaignVictory;

/** 21: a faction wins if it controls all of these hexes. */
export interface HexesControlled {
  type: 'control-hexes';
  /** In words, for players. */
  when: string;
  faction: FactionId;
  control: readonly string[];
  controlNames: readonly string[];
  otherwise: FactionId;
}

/** 22: a faction wins if it controls enough Strategic Hexes of a colour. */
export interface StarsCounted {
  type: 'count-strategic-hexes';
  when: string;
  colour: FactionId;
  controlledBy: FactionId;
  atLeast: number;
  winner: FactionId;
  otherwise: FactionId;
}

/** 23: the side that the VP marker shows wins, after a last Victory Point Check. */
export interface VpMarkerDecides {
  type: 'vp-marker';
  when: string;
  axisTide: FactionId;
  alliedCrusade: FactionId;
}

/** 24 to 35: a Final Victory Point Check (0.3), or the count of 35.4. */
export interface CampaignVictory {
  type: 'standard-campaign' | 'final-vp-check' | 'most-strategic-hexes';
  tie: 'axis' | 'soviet' | 'both-lose';
  gist: string;
  when?: string;
  finalCheck?: 'v-e-day';
  references?: readonly string[];
  notes?: string;
  ignoreNeutralStrategicHexes?: boolean;
  colour?: 'any';
  influenceCounts?: boolean;
  berlinNeeded?: boolean;
  bonuses?: readonly VictoryBonus[];
}

/** 35.4 */
export interface VictoryBonus {
  faction: FactionId;
  points: number;
  ifNotPlayed?: string;
  ifNoMarker?: { counter: string; box: string };
}
