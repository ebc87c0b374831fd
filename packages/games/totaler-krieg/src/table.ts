import type * as kernel from '@sandtable/kernel';
import type { Card } from './cards/deck.js';
import type { Facts } from './facts.js';
import type { Counter, Country, Faction, Hex, Place, Turn, Zone } from './ids.js';

/** 12a: they follow each other and never go back. */
export const WAR_STATES = ['pre-war', 'limited-war', 'total-war'] as const;
/** The War States that begin in a game. */
export const WAR_STATE_NAMES = ['Limited War', 'Total War'] as const;
export const PRE_WAR = 0;
export const LIMITED_WAR = 1;
export const TOTAL_WAR = 2;

/** 13.4a, and Countries that do not exist at present. */
export const STATUSES = ['not-in-play', 'neutral', 'active', 'conquered', 'removed'] as const;
export const NOT_IN_PLAY = 0;
export const NEUTRAL = 1;
export const ACTIVE = 2;
export const CONQUERED = 3;
export const GONE = 4;

/** Markers in a Country's Capital (18.13, 18.22, 18.24), as bits. */
export const MOBILIZING = 1;
export const FREE_PASSAGE = 2;
export const NO_OCCUPATION = 4;

/** Markers in a Neutral Minor Country (18.14, 18.23). */
export const NO_MARKER = 0;
export const AXIS_INFLUENCE = 1;
export const WESTERN_INFLUENCE = 2;
export const SOVIET_INFLUENCE = 3;
export const NEUTRALITY = 4;

/** A Beachhead on the map (18.5): its hexside points at the land. */
export interface Beachhead {
  counter: Counter;
  hex: Hex;
  side: number;
  /** Placed or kept up by an Air Force: Limited Stacking, two columns. */
  air: boolean;
}

/**
 * What changes during play, as small integers. Control, Zones of Control, supply, bases and Strategic Value are derived
 * from it and never stored (D.a).
 */
export interface Table {
  turn: Turn;
  /** The phase and segment of the Sequence of Play: an index of turn/sequence.ts. */
  segment: number;
  /** The phasing faction. */
  phasing: Faction;
  warState: number;
  /** The VP marker: the box, and whether it shows Axis Tide. */
  vp: { box: number; tide: boolean };
  /** 18.25: the VP Box of the No Retreat marker; -1 if it is not on the VP Track. */
  noRetreat: number;
  /** For each Posture Box the Policy in it, and the Truce (politics/posture.ts); 0 if there is none (13.6a, 13.6d). */
  policy: number[];
  truce: number[];
  /** 6.1.2c: boxes whose Truce was placed or reduced in this turn, one bit each. */
  fixedTruces: number;
  /** 6.1.1i: the Allied factions whose Countries are open to the other, one bit each. */
  openToAlly: number;
  /** 1.1.2m: for each faction the Partnership Country of its Current Card; -1 if there is none. */
  partner: Country[];
  /** The US Commitment Level (18.38.2), 0 to 4. */
  uscl: number;
  /** For each faction: its War Production markers in the Strategic Warfare Box (18.41). */
  warProduction: number[];
  /** Markers of unlimited number in the Strategic Warfare Box: Allied Collapse (18.3), Military Takeover (18.20). */
  collapses: number;
  takeovers: number;
  /** For each counter: where it is (places.ts). */
  place: Place[];
  /** For each counter: which side is up (counters.ts), or the face of a marker. */
  face: number[];
  /** Counters that never come back; other counters out of play may still come in (places.ts). */
  outOfGame: Counter[];
  /** The Minor Country step inside a multi-national unit, in pairs: the unit, the step. */
  holding: Counter[];
  /** For each Country: its status, and the faction it belongs to (-1 while it is neutral). */
  status: number[];
  allegiance: Faction[];
  /** For each Country: whose Dependent it is; -1 if it is none. */
  overlord: Country[];
  /** For each Country: the Influence or Neutrality marker in it, and the markers in its Capital. */
  influence: number[];
  capital: number[];
  /** 13.8.5.1: France was defeated; what is left of it is Vichy, the same Country in this table. */
  vichy: boolean;
  /** 19.28: the French Surface Fleet belongs to the Axis. */
  fleetSeized: boolean;
  /** Blitz markers of the phasing faction. */
  blitz: Hex[];
  beachheads: Beachhead[];
  /** Failure markers (18.12): the faction concerned, the hex, and whether it is Supply or Command. */
  failures: { faction: Faction; hex: Hex; supply: boolean }[];
  devastation: { faction: Faction; hex: Hex }[];
  /** The Naval Zone that each CV Strike on the map came from, in pairs: the unit, the zone. */
  strikes: (Counter | Zone)[];
  /** The Current Card of each faction (cards/deck.ts); -1 if it has none. */
  current: number[];
  /** 1.1.3h: every card that was revealed with its requirements met, in pairs: the card, the turn. */
  revealed: (Card | Turn)[];
  /** Blitz markers granted by events for the next Support Segment of each faction. */
  extraBlitz: number[];
  /** Blitz markers still to be placed in this segment. */
  blitzLeft: number;
  /** Units that have moved in this phase; in this segment units and hexes that have attacked, HQs and Air units that have helped. */
  moved: Counter[];
  attacked: Counter[];
  targets: Hex[];
  supported: Counter[];
  /** The overrunning unit that is still on its way, and the half MPs it has left. */
  onTheWay: Counter;
  pointsLeft: number;
  /** Once-per-game events that have happened. */
  done: string[];
  /** G.control2: who controlled hexes of Neutral Countries last, in pairs: the hex, the faction. */
  lastHeld: (Hex | Faction)[];
}

export type R = kernel.Reader<Table, Facts>;
export type U = kernel.Umpire<Table, Facts>;

/** The faction a Country belongs to; -1 while it is neutral or not in play. */
export function factionOfCountry(u: R, country: Country): Faction {
  return u.table.allegiance[country];
}
