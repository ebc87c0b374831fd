import type { Odds } from '@sandtable/kernel';
import type { StepsFace } from '../cards/steps-face.js';
import type { AlignmentReason } from '../politics/alignment.js';

// Types instead of interfaces, so that the compiler can check that they are plain data.

/** A counter on the map. Default values are omitted. */
export type UnitView = {
  /** "de-army-3". */
  readonly id: string;
  /** The number of its hex: "w3825". */
  readonly hex: string;
  /** The side that is up, if it is not the front. */
  readonly face?: FaceName;
  readonly moved?: true;
  readonly attacked?: true;
  /** 13.8.3b: the unit in its Holding Box. */
  readonly holding?: string;
};

export type FaceName = 'reduced' | 'fortress' | 'airdrop' | 'strike' | 'escort';

/** A box and what lies in it: kinds of counters and their numbers, the side behind a slash ("de-army-3/reduced"). */
export type BoxView = { readonly [counter: string]: number };

/** The boxes of one faction. */
export type FactionView = {
  /** Its Current Card: "A23a", "Operation Barbarossa"; null if it has none. */
  readonly card: string | null;
  readonly cardName: string | null;
  /** How many cards are in its hand, and whether one lies face down; left out where cards are scheduled. */
  readonly hand?: number;
  readonly pending?: boolean;
  /** Blitz markers of its Support Segment: sure ones, and those that a die decides. */
  readonly blitz: readonly [sure: number, rolled: number];
  /** null if it is hidden from the viewer (17.5a). */
  readonly forcePool: BoxView | null;
  readonly delayBox: BoxView;
  /** By turn: "1941-07". */
  readonly turnTrack: { readonly [turn: string]: BoxView };
  /** Other boxes by name: the Strategic Warfare Box, Holding Boxes, interned units. */
  readonly boxes: { readonly [box: string]: BoxView };
};

export type CountryMarker =
  | 'axis-influence'
  | 'western-influence'
  | 'soviet-influence'
  | 'neutrality'
  | 'mobilizing'
  | 'free-passage'
  | 'no-occupation';

export type PoliticsView = {
  /** 0.1.1, as it would be found now. */
  readonly strategicValue: number;
  /** Markers in Countries and their Capitals. */
  readonly markers: { readonly [country: string]: readonly CountryMarker[] };
  /** Posture Boxes that hold a marker: the Policy, the Truce or both ("britain": ["guarantees"]). */
  readonly posture: { readonly [box: string]: readonly string[] };
  /** Countries that go by another name now: France by that of Vichy. */
  readonly called: { readonly [country: string]: string };
};

/** The Allied faction that a Neutral Country would join if it were attacked. */
export type AlignmentView = {
  /** Null if a die decides. */
  readonly to: string | null;
  readonly why: AlignmentReason;
};

/** Tables that the open question may have rolled on: what every die means, those that mean the same in one row. */
export type ForecastView = readonly {
  /** The choice by which this table is rolled on, if there are several. */
  readonly choice?: string;
  readonly title: string;
  /** What is added to the die; the rows have it already. */
  readonly causes: readonly { readonly why: string; readonly by: number }[];
  /** A row without dice follows without a roll. */
  readonly rows: readonly { readonly dice: readonly number[]; readonly says: string }[];
}[];

/** What a campaign has beside map, counters and boxes. */
export type CampaignView = {
  /** The US Commitment Level, and for each level its modifiers: political rolls, Axis and Western Delay rolls. */
  readonly uscl: number;
  readonly usclDrms: readonly (readonly number[])[];
  /** The VP Track: the lowest and highest Strategic Value, and the VP of the Axis (negative: of the Allies). */
  readonly vpTrack: readonly (readonly number[])[];
  /** Where the VP marker would go now. */
  readonly vpNow: { readonly box: number; readonly tide: boolean };
  /** Strategic Hexes that count, and for whom. */
  readonly stars: { readonly byAxis: number; readonly byAllies: number };
  readonly collapses: number;
  readonly takeovers: number;
  /** The VP Box of the No Retreat marker; -1 if it is not on the track. */
  readonly noRetreat: number;
  /** By faction. */
  readonly warProduction: readonly number[];
  /** The cards that were revealed, the oldest first. */
  readonly revealed: readonly { readonly card: string; readonly turn: string }[];
  /** By faction: the Partnership Country of its Current Card. */
  readonly partners: readonly (string | null)[];
  /** By faction: what Axis Tide and USCL add to its political rolls now. */
  readonly drms: readonly (readonly number[])[];
  /** Neutral Countries. */
  readonly alignments: { readonly [country: string]: AlignmentView };
  /** While it goes on: who supports the Republic. */
  readonly civilWar: { readonly support: string | null } | null;
  /** The Pacific War Status of the Western and the Soviet faction. */
  readonly pacific: readonly ('none' | 'limited' | 'total')[];
  readonly devastation: readonly { readonly hex: string; readonly faction: string }[];
  /** Markers that belong to nobody: by turn on the Turn Track, and by box. */
  readonly track: { readonly [turn: string]: readonly string[] };
  readonly boxes: { readonly [box: string]: readonly string[] };
  /** While a question is open about a die. */
  readonly forecast?: ForecastView;
  /** 16a: the side with the Luck marker, if the rule is played; and whether it may still be used in this turn. */
  readonly luck?: { readonly side: 'axis' | 'allied'; readonly usable: boolean };
  /** Political tables that an owner of the game has entered: by card, the results of a 1 to a 6. */
  readonly tables?: { readonly [card: string]: readonly string[] };
  /** Blitz symbols and replacement steps that an owner has entered, by card. */
  readonly entered?: {
    readonly [card: string]: {
      readonly blitz?: readonly [fixed: number, variable: number];
      readonly replacements?: readonly StepsFace[];
    };
  };
};

/** The counters in the boxes of a Naval Zone. */
export type ZoneView = {
  readonly onStation: readonly string[];
  readonly convoys: readonly string[];
  readonly used: readonly string[];
};

/** The table as all viewers see it: names and plain data. */
export type TotalerKriegView = {
  readonly scenario: string;
  /** What an owner of the game has entered: the colours of Strategic Hexes, the sides of counters; left out if nothing. */
  readonly printed?: {
    readonly stars: readonly (readonly string[])[];
    readonly counters: readonly (readonly string[])[];
  };
  /** "1941-05". */
  readonly turn: string;
  /** The turns of the scenario in order. */
  readonly turns: readonly string[];
  /** The last one that is played; null as long as nobody knows when V-E Day comes. */
  readonly lastTurn: string | null;
  readonly segment: string;
  /** By turn of the year, from March on: the weather in the North and in the Desert ("clear", "mud", "storms", "snow"). */
  readonly weather: readonly (readonly string[])[];
  /** The faction whose turn it is. */
  readonly phasing: string;
  /** The factions that take part. */
  readonly factions: readonly string[];
  readonly warState: string;
  readonly vp: { readonly box: number; readonly tide: boolean };
  readonly units: readonly UnitView[];
  /** Counters on the map that are out of supply. */
  readonly unsupplied: readonly string[];
  /** 9.2d: stacks that will lose steps at the end of the segment if they stay: what is wrong, and how many at least. */
  readonly overstacked: readonly {
    readonly hex: string;
    readonly faction: string;
    readonly fault: 'two-hqs' | 'two-fortresses' | 'two-minors' | 'units' | 'steps';
    readonly excess: number;
  }[];
  readonly blitz: readonly string[];
  readonly beachheads: readonly { readonly hex: string; readonly side: number; readonly faction: string }[];
  readonly failures: readonly { readonly hex: string; readonly faction: string; readonly supply: boolean }[];
  /** Cities, Ports and Strategic Hexes: who controls them. */
  readonly holds: { readonly [hex: string]: string };
  /** For each land hex in the order of the sheet, the faction to whose land it belongs: a, w, s; n neutral, - out of play. */
  readonly land: string;
  /**
   * Land that is not what it was in 1937: for each Country ("germany", or "germany dependent" for land that is no Home
   * Country) the hexes it has gained; "" for land that is nobody's now.
   */
  readonly gained: { readonly [owner: string]: readonly string[] };
  /** Countries in play: status, and the faction if they have one. */
  readonly countries: { readonly [country: string]: string };
  readonly politics: PoliticsView;
  /** Left out in a training scenario. */
  readonly campaign?: CampaignView;
  readonly zones: { readonly [zone: string]: ZoneView };
  readonly sides: { readonly [faction: string]: FactionView };
  /** Units in an enemy Zone of Control that could not retreat before an attack. */
  readonly trapped: readonly string[];
  /** The attack that is put together or fought. */
  readonly attack: AttackView | null;
};

/** An attack from its first unit to the advance. */
export type AttackView = {
  readonly hex: string;
  readonly blitz: boolean;
  readonly with: readonly string[];
  /** HQs in ranged support; null if there is none. */
  readonly hq: string | null;
  readonly defenders: readonly string[];
  readonly defendersHq: string | null;
  /** Aircraft that shift the column for the attackers, and for the defenders. */
  readonly air: number;
  readonly enemyAir: number;
  /** Why the defenders cannot retreat, so that each hex costs them a step; null if they can, and after the roll. */
  readonly held: 'hq' | 'immobile' | 'nowhere' | null;
  /** As it would be rolled now; null once the die has been rolled, and while nobody attacks. */
  readonly odds: Pick<Odds, keyof Odds> | null;
  /** The column and the die, once it has been rolled. */
  readonly rolled: { readonly column: string; readonly die: number } | null;
  /** The results of the column, each with its dice, its entry in the table ("Dr1 1/1") and its meaning. */
  readonly results: readonly {
    readonly dice: readonly number[];
    readonly result: string;
    readonly says: string;
  }[];
  /** The part of the attack sequence that is played. */
  readonly part: 'muster' | 'support' | 'retreat' | 'losses' | 'advance';
};
