/** What a campaign is fought for and how, as numbers: a player's rules of thumb. */

/** What a place is worth, in steps. A Capital is worth both. */
export const PLACE = { star: 5, capital: 5, city: 2.5, port: 0.5 } as const;

/** How far troops are felt, in hexes. */
export const NEAR = 3;

/** A Country is attacked first that promises much for little: so many defense factors are little. */
export const LITTLE = 6;
/** So many hexes of way make a Country half as tempting. */
export const FAR_AWAY = 14;
/** How tempting a Country still is for which those who are near it are enough. */
export const SERVED = 0.1;
/** The places of other Countries are so many hexes farther than those of the one that is attacked first. */
export const ASIDE = 12;

/** Attack factors for each defense factor with which a faction goes over to the attack: Axis, Western, Soviet. */
export const BOLD: readonly number[] = [0.8, 2, 1.25];
/** On the defensive what is held by less than this share of one's own strength near it lies open. */
export const OPEN = 1.5;
/** How much of an army at peace counts. */
export const WATCHED = 0.1;

/** Strength of the enemy, beyond one's own, that makes a goal one hex farther; and how much farther at the most. */
export const HARD = 1.5;
export const HARDEST = 20;
/** Going to help is as good as an attack on a place this hard. */
export const HELP = 4;

/** What moves a unit that has no orders. */
export const MARCH = { nearer: 10, contact: 12, shelter: 8, unsupplied: 400, hqInContact: 40 } as const;

/**
 * The defense that a place in danger wants, for each attack factor near it: on the attack there, and on the defensive. Less
 * is no danger; a step that is there counts as so much.
 */
export const GUARD = { onAttack: 0.1, onDefense: 0.3, least: 1, most: 6, perStep: 1.5 } as const;

/** An attack: what ground, the enemy's steps and one's own are worth. */
export const ATTACK = {
  kills: 0.7,
  losses: 0.85,
  wear: 0.35,
  /** The least hope to clear the hex, for a bold faction and for one on the defensive. */
  likely: 0.25,
  sure: 0.7,
  /** What each unit could do elsewhere. */
  perUnit: 0.2,
  least: 0.35,
} as const;
/** What ground is worth on the way to a goal, less so much for each hex of way. */
export const APPROACH = { near: 2.5, perHex: 0.2, least: 0.25 } as const;

/** A landing: how much nearer a Beachhead is than the shore from which it is reached, and the attack factors that dare it. */
export const LANDING = { ashore: 5, least: 8, odds: 2 } as const;
