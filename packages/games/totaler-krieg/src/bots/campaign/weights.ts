/** What a campaign is fought for and how, as numbers: a player's rules of thumb. */

/** What a place is worth, in steps. A Capital is worth both, and what the fall of its Country is worth; its other places share that. */
export const PLACE = { star: 5, capital: 5, city: 2.5, port: 0.5, fall: 8 } as const;

/** How far troops are felt, in hexes. */
export const NEAR = 3;

/** A Country is attacked first that promises much for little: so many defense factors are little. */
export const LITTLE = 6;
/** An army within so many hexes of a place of its Country comes to its help. */
export const COMING = 12;
/** So many hexes of way make a Country half as tempting. */
export const FAR_AWAY = 14;
/** How tempting a Country still is for which those who are near it are enough. */
export const SERVED = 0.1;
/** The places of other Countries are so many hexes farther than those of the one that is attacked first. */
export const ASIDE = 12;
/** The same for those of the Balkans, to the Axis. */
export const ASIDE_BALKANS = 3;

/** From that turn on the Red Army goes for Berlin. */
export const TO_BERLIN = '1942-11';
/** From that turn on the Axis has no main effort any more: it helps where it is attacked. */
export const LAST_OFFENSIVE = '1942-11';

/** So much farther are the places of an enemy with whom the war is still to come. */
export const NEXT_WAR = 3;

/**
 * Attack factors for each defense factor with which a faction goes over to the attack, and for each enemy attack factor on its
 * own land with which it does so at home: Axis, Western, Soviet. From that turn on, until the next. The Axis has shot its bolt in
 * the winter of Stalingrad, in which the Red Army learns; the West has the sea and the air once the war is total.
 */
export const BOLD: readonly (readonly [
  from: string,
  abroad: readonly number[],
  atHome: readonly number[],
])[] = [
  ['1937-03', [0.8, 2, 1.25], [0.9, 0.9, 1.6]],
  ['1941-11', [0.8, 1, 1.25], [0.9, 0.9, 1.2]],
  ['1942-11', [2.5, 0.8, 0.6], [0.9, 0.8, 0.7]],
  ['1943-06', [2.5, 0.6, 0.45], [0.9, 0.7, 0.6]],
  ['1944-06', [2.5, 0.4, 0.4], [0.9, 0.6, 0.7]],
];
/** Enemy attack factors on one's own land, for each of one's own, that leave no time for attacks abroad. */
export const INVADED = 0.5;
/**
 * The defense of the home land in depth: places of that worth, so near to the enemy, are defended before he is there. They seem
 * so many hexes away, and more for each hex between him and them; a Capital seems nearer.
 */
export const DEPTH = { worth: 5, most: 12, wait: 2, perHex: 1, capital: 8 } as const;
/** On the defensive what is held by less than this share of one's own strength near it lies open. */
export const OPEN = 1.5;
/** How much of an army counts that faces the other Allied faction. */
export const BUSY = 0.3;
/** How much of an army at peace counts. */
export const WATCHED = 0.1;

/** Defense factors that make the way one hex longer, and how much longer at the most. */
export const HARD = 2;
export const HARDEST = 8;
/** A place worth this is gone for first; for each step that another is worth less, it seems so many hexes farther. */
export const GREAT = 14;
export const LESSER = 0.6;
/** So much longer is each hex of way through the land of an ally whom German armies put under Occupation. */
export const HOST = 3;
/** A fortress seems so many hexes farther. */
export const FORTRESS = 6;
/** While Case Yellow is played: the hexes by which a City of France, and a fortress, seem farther than Paris. */
export const YELLOW = { city: 6, fortress: 20 } as const;
/** Going to help is as good as an attack on a place this hard. */
export const HELP = 4;
/** On the attack only those who are near turn back. */
export const HELP_ON_ATTACK = 12;
/** How much of an army is felt that is cut off. */
export const CUT_OFF = 0.25;

/** What it is worth to sail with the Afrika Korps. */
export const VOYAGE = 1000;

/** What moves a unit that has no orders. */
export const MARCH = { nearer: 10, contact: 12, shelter: 8, unsupplied: 400, hqInContact: 40 } as const;

/**
 * The defense that a place in danger wants, for each attack factor near it: on the attack there, and on the defensive. Less
 * is no danger; a step that is there counts as so much. A place that is worth as much as `dear` is worth an army. One that has
 * just been won wants `won`. Where a Country may rise again, `few` says how much sooner those are sent whom few can replace, and `stays`
 * how dear it is to take away the only one.
 */
export const GUARD = {
  onAttack: 0.1,
  onDefense: 0.3,
  won: 0.8,
  few: 40,
  stays: 30,
  least: 1,
  most: 6,
  perStep: 1.5,
  dear: 5,
} as const;

/** An attack: what ground, the enemy's steps (to the Axis, the West, the Soviet Union: the Allies have the numbers) and one's own are worth. */
export const ATTACK = {
  kills: [0.4, 1.1, 1.1] as readonly number[],
  losses: [1, 0.8, 0.8] as readonly number[],
  wear: 0.8,
  /** The least hope to clear a place, to clear ground on the way to it, and to clear anything on the defensive. */
  likely: 0.12,
  likelyGround: 0.4,
  sure: 0.7,
  /** What each unit could do elsewhere, and each of its attack factors in another attack. */
  perUnit: 0.2,
  perFactor: 0.1,
  least: 0.35,
} as const;
/** What ground is worth on the way to a goal, less so much for each hex of way. */
export const APPROACH = { near: 2.5, perHex: 0.2, least: 0.25 } as const;

/**
 * A landing: how far the shore is from which it begins, and the Beachhead at the most, on the way to the goals; attack factors in Britain that dare to cross
 * the Channel, and for each defense factor in the land beyond; attack factors for each defense factor at the shore, of those who find room aboard; Fleets and Air
 * Forces kept to maintain a Beachhead; Troop Convoys that ply the Channel once a Port is won; what a shore is worth, and one that is won; less so much for each
 * defender there and near it; what a Port and room for an army add.
 */
export const LANDING = {
  weseruebung: '1939-09',
  torch: '1942-11',
  overlord: '1944-03',
  /** Attack factors in Tunisia that dare to cross to Sicily. */
  husky: 5,
  staging: 30,
  aboard: 20,
  buildUp: 48,
  hold: 0.7,
  odds: 3,
  factors: 14,
  reserve: 2,
  ferries: 3,
  shore: 20,
  won: 30,
  perDefender: 3,
  perEnemy: 0.4,
  port: 4,
  fleet: 10,
} as const;

/**
 * Armies: what it is worth to place a step where it makes one, and to find room in a retreat, in hexes of way; how far HQs
 * stand apart; what it is worth to whoever joins the war to man a City, and one in Libya.
 */
export const ARMY = { joined: 12, crowded: 6, hqApart: 4, city: 500, colony: 500 } as const;

/**
 * Blitz markers: what one is worth in the City that is attacked, whose garrison may then not stand (4.2.5.3b), and where a
 * landing begins; how many attack factors for each defense factor make an attack likely, and from how far they come; what a second
 * marker is worth where there is one.
 */
export const BLITZ = { city: 6, landing: 50, odds: 2, reach: 3, again: 0.25 } as const;

/**
 * Wars across the Mediterranean: so many Western steps in Italy and French Africa are an army that must be fed, fewer live on what they
 * have; the Afrika Korps has as many attack factors as each enemy defense factor in Libya and Egypt asks for, and a few, but
 * only so many steps; it is made of corps that near to the ports, armor first.
 */
export const EXPEDITION = {
  fed: 5,
  odds: 1.5,
  least: 3,
  most: 6,
  near: 20,
  armor: 6,
  /** Western steps that are wanted in Africa and Italy once French Africa is open to them, until Rome is free. */
  torch: 14,
  /** How many of them go by ship. */
  shipped: 5,
  /** What it is worth to place a step of them in Africa. */
  africa: 300,
  /** The army in Egypt: attack factors for each defense factor of the Axis in the desert, and what a step there is worth until then. */
  twice: 2,
  egypt: 200,
} as const;

/**
 * What a Logistics marker is worth next to a goal, less so much for each hex of way; how near to a goal it is wanted. That of the West is
 * worth so much less in Britain.
 */
export const LOGISTICS = { most: 40, perHex: 0.3, near: 20, britain: 20 } as const;
