import type { GameOptions, OptionSpec, OptionSpecs, TextOption, ValueWords } from '@sandtable/kernel';
import { SCENARIO_IDS, type ScenarioId } from './scenario/scenario-ids.js';

const ONE_MAP_CAMPAIGNS: readonly ScenarioId[] = ['fire-in-the-east', 'great-crusade'];
/** The campaigns on both maps in which Germany fights. */
const TWO_MAP_WAR = SCENARIO_IDS.filter((id) => /^19(3|4[0-4])/.test(id));

/** What each scenario is, for those who choose one. */
const SCENARIO_WORDS: Readonly<Record<ScenarioId, ValueWords>> = {
  'case-white': {
    name: 'Case White',
    about:
      'Training: one turn of the Germans in Poland, September 1939. For one player, and the first to learn by.',
  },
  barbarossa: {
    name: 'Barbarossa',
    about: 'Training: Germany against Russia from May 1941, five turns. The cards are those of history.',
  },
  'fall-of-france': {
    name: 'The Fall of France',
    about: 'Training: Germany against the West from March 1940, five turns. The cards are those of history.',
  },
  'fire-in-the-east': {
    name: 'Fire in the East',
    about:
      'The eastern map alone, with decks of its own: Germany against Russia, May 1941 to December 1944, 33 turns.',
  },
  'great-crusade': {
    name: 'The Great Crusade',
    about:
      'The western map alone, with decks of its own: the Western Allies come back, May 1943 to V-E Day, 18 turns.',
  },
  '1937': {
    name: '1937: The Road to War',
    about:
      'The whole game from March 1937: civil war in Spain, demands and guarantees before the shooting. To V-E Day.',
  },
  '1938': {
    name: '1938: Peace in Our Time',
    about: 'From August 1938, when Germany demands Czechoslovakia. Peace still, for a while. To V-E Day.',
  },
  '1939': {
    name: '1939: The War in Europe',
    about:
      'From August 1939, with Germany before Poland. The campaign that most people play first. To V-E Day.',
  },
  '1940': {
    name: '1940: Springtime for Hitler',
    about: 'From March 1940: Norway and France are next. To V-E Day.',
  },
  '1941a': {
    name: '1941a: The World Will Hold Its Breath',
    about: 'From May 1941, with Barbarossa about to begin. To V-E Day, 36 turns.',
  },
  '1941b': {
    name: '1941b: War Without Mercy',
    about: 'From November 1941: Germans before Moscow, Japan about to strike. To V-E Day, 31 turns.',
  },
  '1942': {
    name: '1942: Turning Point',
    about: 'From May 1942, with the second German summer in Russia. To V-E Day, 27 turns.',
  },
  '1943': {
    name: '1943: The Hinge of Fate',
    about: 'From May 1943: Kursk and Sicily are next. To V-E Day, 18 turns.',
  },
  '1944': {
    name: '1944: Closing the Ring',
    about: 'From May 1944, on the eve of the landing in France. To V-E Day, some nine turns.',
  },
  '1945': {
    name: '1945: Operation Unthinkable',
    about:
      'What did not happen: the Western Allies against the Soviet Union, May 1945 to May 1946, nine turns.',
  },
};

/** The headings of the form. */
const READINGS = 'Where the printed rules leave a choice';
const BALANCE = 'To even the sides';
const VARIANTS = 'Variants of a scenario';
const OPTIONAL = 'Optional rules of the rulebook';
const MODULES = 'Not playable here';
const OWN = 'Your own copy of the game';

/** Stands for what reads an owner's values: in a form, which hands them on, nothing is read. */
const UNREAD: TextOption = {
  maxLength: 0,
  check: () => 'it is not read here',
  fromFile: () => ({ problems: [{ path: [], message: 'it is not read here' }] }),
};

/**
 * The named options (docs/rules/totaler-krieg/50-house-rules.md). The first value of each is its default. Who reads an
 * owner's values is left open: that takes the tables and cards of the game, which a form does without.
 */
export const FORM_OPTIONS = {
  scenario: {
    values: SCENARIO_IDS,
    default: 'case-white',
    about: 'which part of the war is played',
    words: SCENARIO_WORDS,
  },
  'automatic-supply': only(
    ['case-white'],
    option(VARIANTS, 'on', ['off'], 'in Case White: are all units supplied without a supply line?'),
  ),
  'waiting-finland': only(
    ['barbarossa'],
    option(
      VARIANTS,
      'no-entry',
      ['at-peace'],
      'in the first turn of Barbarossa: may Finns and Russians attack each other?',
    ),
  ),
  'western-guarantees': only(
    ['1938'],
    option(
      VARIANTS,
      'off',
      ['on'],
      'in 1938: have the Western powers given guarantees already, as if they had stood by Prague?',
    ),
  ),
  'free-setup': only(
    ['1939'],
    option(
      VARIANTS,
      'off',
      ['on'],
      'in 1939: does the game begin before the war, with Germans set up freely and first cards of your choice?',
    ),
  ),
  bid: option(
    BALANCE,
    'none',
    ['allies-1', 'allies-2', 'allies-3', 'allies-4', 'axis-1', 'axis-2', 'axis-3', 'axis-4'],
    'Strategic Hexes that players have bid for their side: the other side counts them at the end, and for automatic victory',
  ),
  'historical-cards': option(
    OPTIONAL,
    'off',
    ['on'],
    'must each faction select the card of history, as long as it can be selected?',
  ),
  'alternate-vichy': option(
    OPTIONAL,
    'off',
    ['on'],
    'can Case Yellow make the south of France German too, so that Vichy is left with North Africa?',
  ),
  'limited-intelligence': option(OPTIONAL, 'off', ['on'], 'are Force Pools hidden from the other side?'),
  'hidden-delay': option(
    OPTIONAL,
    'off',
    ['on'],
    'do delayed counters lie face down on the Turn Track, so that the other side sees only how many come when?',
  ),
  'east-africa': only(
    TWO_MAP_WAR,
    option(
      OPTIONAL,
      'off',
      ['on'],
      'does the war in East Africa close the way to Suez for a time, and open the East Africa Box afterwards?',
    ),
  ),
  luck: only(
    [...ONE_MAP_CAMPAIGNS, ...TWO_MAP_WAR],
    option(
      OPTIONAL,
      'off',
      ['on'],
      'may the side with the Luck marker have a die rolled again, once in a turn?',
    ),
  ),
  exploitation: option(
    READINGS,
    'armor-and-escort',
    ['armor', 'all-units'],
    'which units that advanced go on after a Dr2 or Dr3?',
  ),
  'blitz-markers': option(
    READINGS,
    'anywhere',
    ['near-units'],
    'must a Blitz marker be within two hexes of a friendly unit?',
  ),
  'air-support': option(
    READINGS,
    'every-combat',
    ['one-combat'],
    'how many combats of a segment does an Air unit help in?',
  ),
  'scratch-convoy': option(
    READINGS,
    'if-used',
    ['always-delayed'],
    'is a Scratch Convoy delayed that only carried supply, or nothing?',
  ),
  declarations: option(
    READINGS,
    'one',
    ['any'],
    'on how many Countries may war be declared in a War & Peace Segment?',
  ),
  'zero-victory-points': option(
    READINGS,
    'allied-crusade',
    ['axis-tide'],
    'which side does the VP marker show in the 0 VP box?',
  ),
  values: {
    values: [],
    default: '',
    about: 'the printed values of your own copy of the game, from a file',
    heading: OWN,
    text: UNREAD,
  },
  'separate-peace': option(
    MODULES,
    'off',
    [],
    'the Separate Peace module (section 14): nobody could tell us what is on its cards, so it cannot be played here',
  ),
  'fortunes-of-war': option(
    MODULES,
    'off',
    [],
    'the Fortunes of War module (section 15): nobody could tell us what is on its cards, so it cannot be played here',
  ),
  'dice-of-decision': option(
    MODULES,
    'off',
    [],
    'the Dice of Decision module: nobody could tell us what it contains, so it cannot be played here',
  ),
} satisfies OptionSpecs;

export const optionsWith = (text: TextOption): typeof FORM_OPTIONS => ({
  ...FORM_OPTIONS,
  values: { ...FORM_OPTIONS.values, text },
});

type OptionId = keyof typeof FORM_OPTIONS;

function option(heading: string, usual: string, others: string[], about: string): OptionSpec {
  return { values: [usual, ...others], default: usual, about, heading };
}

/** It is offered in these scenarios only. */
function only(values: readonly ScenarioId[], spec: OptionSpec): OptionSpec {
  return { ...spec, where: { option: 'scenario', values } };
}

/** 17.3: "allies-2" gives the Allies two Strategic Hexes. */
export function bidOf(options: GameOptions): number {
  const [side, hexes] = (options.bid ?? 'none').split('-');
  return hexes === undefined ? 0 : side === 'axis' ? Number(hexes) : -Number(hexes);
}

/** The readings of house rules that players have chosen, as switches; all are false by default. */
export interface Readings {
  /** 21.4: supply lines are traced in Case White too. */
  tracedSupply: boolean;
  /** 22.4: Finland is at peace while it waits. */
  finlandAtPeace: boolean;
  /** 4.2.8c */
  exploitingArmorOnly: boolean;
  everyUnitExploits: boolean;
  /** 2.2.4c */
  blitzNearUnits: boolean;
  /** 4.2.3.1c */
  airHelpsOnce: boolean;
  /** 2.2.1c */
  scratchDelayed: boolean;
  /** 6.1.1a */
  manyDeclarations: boolean;
  /** 0.1.2a */
  tideAtZero: boolean;
  /** 17.7a */
  historicalCards: boolean;
  /** 17.8a */
  alternateVichy: boolean;
  /** 17.5a */
  hiddenPools: boolean;
  /** 17.4a */
  hiddenDelay: boolean;
  /** 17.6a */
  eastAfrica: boolean;
  /** 16a */
  luck: boolean;
}

export function readingsOf(options: GameOptions): Readings {
  const o: Partial<Record<OptionId, string>> = options;
  return {
    tracedSupply: o['automatic-supply'] === 'off',
    finlandAtPeace: o['waiting-finland'] === 'at-peace',
    exploitingArmorOnly: o.exploitation === 'armor',
    everyUnitExploits: o.exploitation === 'all-units',
    blitzNearUnits: o['blitz-markers'] === 'near-units',
    airHelpsOnce: o['air-support'] === 'one-combat',
    scratchDelayed: o['scratch-convoy'] === 'always-delayed',
    manyDeclarations: o.declarations === 'any',
    tideAtZero: o['zero-victory-points'] === 'axis-tide',
    historicalCards: o['historical-cards'] === 'on',
    alternateVichy: o['alternate-vichy'] === 'on',
    hiddenPools: o['limited-intelligence'] === 'on',
    hiddenDelay: o['hidden-delay'] === 'on',
    eastAfrica: o['east-africa'] === 'on',
    luck: o.luck === 'on',
  };
}
