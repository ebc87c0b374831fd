/** The Political Events of section 19. */
export const POLITICAL_EVENT_NAMES = {
  '19.1': 'Allies Support Resistance',
  '19.2': 'Border War',
  '19.3': 'Ceded Land',
  '19.4': 'Civil War Defeat',
  '19.5': 'Civil War Victory',
  '19.6': 'Country Joins Axis',
  '19.7': 'Country Resists',
  '19.8': 'Coup Attempt',
  '19.9': "Coup D'etat",
  '19.10': 'Declare War',
  '19.11': 'Delay Reduction',
  '19.12': 'Diplomatic Settlement',
  '19.13': 'Diplomatic Success',
  '19.14': 'Failure',
  '19.15': 'Free Passage',
  '19.16': 'Further Concessions',
  '19.17': 'Germany Supports Nationalists',
  '19.18': 'Gradual Decline',
  '19.19': 'Influence',
  '19.20': 'Mandated Offensive',
  '19.21': 'Military Aid',
  '19.22': 'Military Defeat',
  '19.23': 'Military Takeover',
  '19.24': 'Military Victory',
  '19.25': 'Minor Country Created',
  '19.26': 'Minor Country Politics',
  '19.27': 'Neutrality',
  '19.28': 'Neutrals Pressured',
  '19.29': 'No Pasaran!',
  '19.30': 'Pacific Commitment',
  '19.31': 'Political Option',
  '19.32': 'Production Success',
  '19.33': 'Project Success: A-bomb',
  '19.34': 'Provincial Independence',
  '19.35': 'Republican Infighting',
  '19.36': 'Special Weapons Success',
  '19.37': 'Successful Ultimatum',
  '19.38': 'Successful Improvements',
  '19.39': 'The Bell Tolls for Thee',
  '19.40': 'Volkssturm',
  // On the Production Directive of Fire in the East alone.
  '24.4': 'Jet Fighter Production or Production Failure',
} as const;
export type PoliticalEventId = keyof typeof POLITICAL_EVENT_NAMES;

/** The events by numbers, for the log. */
export const POLITICAL_EVENT_IDS = Object.keys(POLITICAL_EVENT_NAMES) as readonly PoliticalEventId[];

/** The Conditional Events of section 20. */
export const CONDITIONAL_EVENT_NAMES = {
  '20.1.1': 'Allied Minor Country Conquest',
  '20.1.2': 'Axis Minor Country Occupation',
  '20.1.3': 'Internment',
  '20.2.1': 'Case Yellow',
  '20.2.2': 'Ostland Accord',
  '20.3.1': 'Conquered Western Minor Country Reactivation',
  '20.3.2': 'Axis or Soviet Minor Country Liberation',
  '20.3.3': 'Their Finest Hour',
  '20.3.4': 'Paris Threatened',
  '20.3.5': 'Reduced US Impact',
  '20.3.6': 'France Rises',
  '20.3.7': 'Lend-Lease to France',
  '20.3.8': 'Internment',
  '20.4.1': 'French Liberation',
  '20.4.2': 'Operation Avalanche',
  '20.5.1': 'Conquered Soviet Minor Country Reactivation',
  '20.5.2': 'Axis or Western Minor Country Liberation',
  '20.5.3': 'Russian Emergency Mobilization',
  '20.5.4': 'Border Defense Check',
  '20.5.5': 'Russia Rises',
  '20.5.6': 'Lend-Lease to Russia',
  '20.5.7': 'Internment',
} as const;
export type ConditionalEventId = keyof typeof CONDITIONAL_EVENT_NAMES;
export const CONDITIONAL_EVENT_IDS = Object.keys(CONDITIONAL_EVENT_NAMES) as readonly ConditionalEventId[];

export const isPoliticalEvent = (id: string): id is PoliticalEventId => id in POLITICAL_EVENT_NAMES;
export const isConditionalEvent = (id: string): id is ConditionalEventId => id in CONDITIONAL_EVENT_NAMES;
