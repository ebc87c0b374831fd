import { CARDS, type Card } from '../cards/deck.js';
import { demandedArea } from '../cards/political-box.js';
import { isPlayed } from '../cards/requirements.js';
import { AXIS, type Country, type Faction, SOVIET } from '../ids.js';
import { countryNamed } from '../map/areas.js';
import type { R, U } from '../table.js';
import { cede, cededMarker, isCeded, vanish } from './ceded-land.js';

const BALTIC_STATES = countryNamed('baltic-states');

/** The Demand cards, and of what Country they demand which area. */
const DEMANDS = CARDS.flatMap(({ faction, groups, political }, card) => {
  const area = political && groups.includes('demand') ? demandedArea(political) : '';
  const country = political?.target?.country ?? -1;
  return area !== '' && country >= 0 ? [{ card: card as Card, faction, country, area }] : [];
});

/** 13.8.1.1e: the areas of a Country that a faction has ever demanded by a card. */
export function demandedFrom(u: R, faction: Faction, country: Country): string[] {
  return DEMANDS.filter(
    (one) => one.faction === faction && one.country === country && isPlayed(u, faction, one.card),
  ).map(({ area }) => area);
}

/** 20.1.1, 20.3.2, 20.5.2: what was demanded passes to the conqueror or liberator. */
export function cedeDemanded(u: U, faction: Faction, country: Country): void {
  for (const area of demandedFrom(u, faction, country)) {
    // 13.8.1.2a: without Eastern Poland the Baltic States are divided.
    const isSplit = faction === SOVIET && area === 'baltic-states' && !isCeded(u, 'eastern-poland');
    const parts = isSplit
      ? [cededMarker(SOVIET, 'northern-baltics'), cededMarker(AXIS, 'lithuania')]
      : [cededMarker(faction, area)];
    if (isCeded(u, area)) continue;
    for (const marker of parts) if (marker >= 0) cede(u, marker);
    if (isSplit) vanish(u, BALTIC_STATES);
  }
}
