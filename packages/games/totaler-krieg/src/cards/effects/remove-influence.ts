import { say } from '@sandtable/kernel';
import { politicalEvent } from '../../events/political-events.js';
import { type Country, type Faction, NO_COUNTRY } from '../../ids.js';
import { question, refusal, verb } from '../../kit.js';
import { COUNTRY } from '../../map/areas.js';
import { meantBy, nameInPlay, neutralMinors } from '../../politics/countries.js';
import { influenceMarkerOf } from '../../politics/influence-markers.js';
import { NEUTRALITY, NO_MARKER, type R, type U } from '../../table.js';
import { countryName } from '../../words/names.js';

type Reward = { faction: Faction; area: string };

/** Support Nationalists: "19.13:balkan" is what may be done instead. */
export function removeInfluenceOr(u: U, faction: Faction, on: string): void {
  u.push(removeInfluence, { faction, area: on.split(':')[1] });
}

/** 18.14: Neutral Countries with an Influence marker of another faction. */
function swayed(u: R, faction: Faction): Country[] {
  const own = influenceMarkerOf(faction);
  return neutralMinors(u).filter((country) => {
    const marker = u.table.influence[country];
    return marker !== NO_MARKER && marker !== NEUTRALITY && marker !== own;
  });
}

const isSwayed = (u: R, faction: Faction, name: Country): boolean =>
  name === nameInPlay(u, meantBy(name)) && swayed(u, faction).includes(meantBy(name));

const removeInfluence = question<Reward>('remove-influence', {
  seats: (_, f) => 1 << f.faction,
  prompt: () => say`Is enemy Influence removed, or a Diplomatic Success tried?`,
  anchor: '1.1.2s',
  verbs: [
    verb<Country, Reward>({
      name: 'remove-influence',
      domain: COUNTRY,
      check: (u, f, name) => (isSwayed(u, f.faction, name) ? null : noInfluence),
      list(u, f, _, add) {
        for (const country of swayed(u, f.faction)) add(nameInPlay(u, country));
      },
      moot: (u, f, name) => !isSwayed(u, f.faction, name),
      apply(u, _, name) {
        const country = meantBy(name);
        u.log('influence-removed', name, u.table.influence[country]);
        u.table.influence[country] = NO_MARKER;
      },
    }),
    {
      name: 'diplomatic-success',
      check: () => null,
      rolls: true,
      apply: (u, f) => politicalEvent('19.13')(u, { faction: f.faction, country: NO_COUNTRY, about: f.area }),
    },
  ],
});

const noInfluence = refusal<Country>(
  '1.1.2s',
  (_, name) => say`no Influence marker of an enemy is in ${countryName(name)}`,
);

export const removeInfluenceRules = [removeInfluence];
