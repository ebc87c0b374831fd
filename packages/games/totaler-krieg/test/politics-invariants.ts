import { CARDS, type Card } from '../src/cards/deck.js';
import { cardsIn } from '../src/cards/piles.js';
import { FACTIONS, type Faction, WESTERN } from '../src/ids.js';
import { COUNTRY } from '../src/map/areas.js';
import { NO_POLICY, NO_TRUCE, POSTURE_BOXES } from '../src/politics/posture.js';
import { FACTION_IDS } from '../src/scenario/scenario.js';
import { ACTIVE, CONQUERED, NEUTRAL, NO_MARKER, type R } from '../src/table.js';

/** What is wrong with the cards, Countries and Postures of a campaign; null if nothing is. */
export function brokenPolitics(u: R): string | null {
  return u.facts.decks ? (brokenCards(u) ?? brokenCountry(u) ?? brokenPosture(u)) : null;
}

/** A faction has one Pending Card at most, and its Current Card lies open. */
function brokenCards(u: R): string | null {
  for (const faction of FACTIONS) {
    const name = FACTION_IDS[faction];
    const pending = cardsIn(u, faction, 'pending');
    if (pending.length > 1) return `${name} has two Pending Cards`;
    const current = u.table.current[faction] as Card;
    // 1.1.3m: a Current Card that is selected again is the Pending Card, too.
    if (current >= 0 && !pending.includes(current) && !cardsIn(u, faction, 'revealed').includes(current))
      return `the Current Card of ${name}, ${CARDS[current].id}, is not among its revealed cards`;
  }
  return null;
}

/** 13.4a: active for a faction, conquered but still an Ally's, or neutral and nobody's; only then marked by Influence. */
function brokenCountry(u: R): string | null {
  const { status, allegiance, influence } = u.table;
  for (const country of COUNTRY.values) {
    const faction: Faction = allegiance[country];
    const isRight =
      status[country] === ACTIVE
        ? faction >= 0
        : status[country] === CONQUERED
          ? faction >= WESTERN
          : faction < 0;
    if (!isRight) return `${COUNTRY.name(country)} has status ${status[country]} and faction ${faction}`;
    if (influence[country] !== NO_MARKER && status[country] !== NEUTRAL)
      return `${COUNTRY.name(country)} is not neutral and has an Influence marker`;
  }
  return null;
}

/** 13.6d: a Policy and a Truce are in one box by Military Takeover only. */
function brokenPosture({ table: { policy, truce, takeovers } }: R): string | null {
  if (takeovers > 0) return null;
  const box = POSTURE_BOXES.findIndex((_, n) => policy[n] !== NO_POLICY && truce[n] !== NO_TRUCE);
  return box < 0 ? null : `${POSTURE_BOXES[box]} has a Policy and a Truce`;
}
