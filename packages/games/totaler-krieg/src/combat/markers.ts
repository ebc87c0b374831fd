import { process } from '../kit.js';
import { COUNTRY } from '../map/areas.js';
import { MOBILIZING } from '../table.js';

/** 4.3: Blitz markers, Failure markers and Mobilizing markers of the phasing faction are removed. */
export const markerSegment = process('marker-segment', (u) => {
  u.done();
  const { table } = u;
  table.blitz = [];
  table.failures = table.failures.filter(({ faction }) => faction !== table.phasing);
  for (const country of COUNTRY.values)
    if (table.allegiance[country] === table.phasing) table.capital[country] &= ~MOBILIZING;
});
