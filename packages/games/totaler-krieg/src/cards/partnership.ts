import { say } from '@sandtable/kernel';
import { type Country, type Faction, NO_COUNTRY } from '../ids.js';
import { question, refusal, verb } from '../kit.js';
import { COUNTRY, countryNamed } from '../map/areas.js';
import { isFriendly, meantBy, nameInPlay } from '../politics/countries.js';
import type { R, U } from '../table.js';
import { countryName } from '../words/names.js';
import { CARDS, type Card } from './deck.js';

/** 1.1.2m */
const PARTNERS = ['france', 'italy', 'poland', 'spain', 'turkey'].map(countryNamed);

const candidates = (u: R, faction: Faction): Country[] =>
  PARTNERS.filter((country) => isFriendly(u, faction, country));

/** 1.1.2m: the owner of a Partnership card selects the Country, which it keeps for the season. */
export function pushPartnership(u: U, faction: Faction, card: Card): void {
  u.table.partner[faction] = NO_COUNTRY;
  if (CARDS[card].groups.includes('partnership') && candidates(u, faction).length > 0)
    u.push(choosePartner, { faction });
}

const choosePartner = question<{ faction: Faction }>('partner', {
  seats: (_, f) => 1 << f.faction,
  prompt: () => say`Which is the Partnership Country?`,
  anchor: '1.1.2m',
  verbs: [
    verb<Country, { faction: Faction }>({
      name: 'partner',
      domain: COUNTRY,
      check: (u, f, name) =>
        name === nameInPlay(u, meantBy(name)) && candidates(u, f.faction).includes(meantBy(name))
          ? null
          : noPartner,
      list: (u, f, _, add) =>
        candidates(u, f.faction)
          .map((country) => nameInPlay(u, country))
          .forEach(add),
      moot: (u, f, name) => !candidates(u, f.faction).includes(meantBy(name)),
      apply(u, f, name) {
        u.table.partner[f.faction] = meantBy(name);
        u.log('partner', name);
      },
    }),
  ],
});

const noPartner = refusal<Country>(
  '1.1.2m',
  (_, name) => say`${countryName(name)} cannot be the Partnership Country`,
);

export const partnershipRules = [choosePartner];
