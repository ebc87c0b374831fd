/**
 * The phases and segments of a turn in the order of play (S.a, S.b). Each belongs to the whole turn or is done by every
 * faction in turn; some only on Seasonal Turns.
 */
export const SEGMENTS = [
  { id: 'victory-check', section: '0.1', name: 'Victory Point Check', whose: 'turn', seasonal: true },
  { id: 'option-card', section: '1.1', name: 'Option Card Segment', whose: 'faction', seasonal: true },
  {
    id: 'logistics',
    section: '1.2',
    name: 'Logistics and Partisan Segment',
    whose: 'faction',
    seasonal: true,
  },
  { id: 'replacements', section: '1.3', name: 'Replacements Segment', whose: 'faction', seasonal: true },
  {
    id: 'political-events',
    section: '2.1',
    name: 'Political Events Segment',
    whose: 'faction',
    seasonal: false,
  },
  { id: 'support', section: '2.2', name: 'Support Segment', whose: 'faction', seasonal: false },
  { id: 'organization', section: '2.3', name: 'Organization Segment', whose: 'faction', seasonal: false },
  { id: 'movement', section: '3', name: 'Operational Movement Phase', whose: 'faction', seasonal: false },
  { id: 'blitz-combat', section: '4.1', name: 'Blitz Combat Segment', whose: 'faction', seasonal: false },
  { id: 'regular-combat', section: '4.2', name: 'Regular Combat Segment', whose: 'faction', seasonal: false },
  { id: 'markers', section: '4.3', name: 'Marker Segment', whose: 'faction', seasonal: false },
  { id: 'reserve-movement', section: '5', name: 'Reserve Movement Phase', whose: 'faction', seasonal: false },
  { id: 'war-and-peace', section: '6.1', name: 'War & Peace Segment', whose: 'faction', seasonal: false },
  {
    id: 'conditional-events',
    section: '6.2',
    name: 'Conditional Events Segment',
    whose: 'faction',
    seasonal: false,
  },
  { id: 'delay', section: '7.1', name: 'Delay Segment', whose: 'turn', seasonal: false },
  { id: 'turn-marker', section: '7.2', name: 'Turn Marker Segment', whose: 'turn', seasonal: false },
] as const;

export type SegmentId = (typeof SEGMENTS)[number]['id'];

export function segmentNumber(id: SegmentId): number {
  return SEGMENTS.findIndex((segment) => segment.id === id);
}

/** The Reserve Movement Phase has rules of its own (5). */
export function isReserveMovement({ segment }: { segment: number }): boolean {
  return SEGMENTS[segment].id === 'reserve-movement';
}
