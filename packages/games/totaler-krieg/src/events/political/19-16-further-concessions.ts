import { say } from '@sandtable/kernel';
import { type Country, type Faction, SOVIET } from '../../ids.js';
import { question } from '../../kit.js';
import { COUNTRIES, RUSSIA } from '../../map/areas.js';
import {
  answerToCession,
  cede,
  cededMarker,
  isCeded,
  pushGarrison,
  vanish,
} from '../../politics/ceded-land.js';
import { isNeutral } from '../../politics/countries.js';
import { politicsChanged } from '../../position/ownership.js';
import { put } from '../../position/position.js';
import type { R, U } from '../../table.js';
import type { Occurrence } from '../political-event.js';
import { takeLand } from './19-03-ceded-land.js';
import { influence } from './19-19-influence.js';

/** The Region that each of these Countries cedes to Russia first. */
const FIRST: Readonly<Record<string, string>> = {
  'baltic-states': 'baltic-states',
  finland: 'finnish-frontier',
  poland: 'eastern-poland',
  rumania: 'bessarabia',
  turkey: 'turkish-frontier',
};

/** 19.16 Further Concessions: a Region, then the rest; elsewhere Influence. */
export function furtherConcessions(u: U, { country }: Occurrence): void {
  if (country < 0 || !isNeutral(u, country)) return;
  const next = nextConcession(u, country);
  if (next === null) return u.push(orInfluence, { faction: SOVIET, country });
  // The first Region comes without a Detachment.
  if (next.kind === 'region') return takeLand(u, { faction: SOVIET, country, about: next.area }, false);
  if (next.kind === 'straits') return straits(u, country);
  if (next.kind === 'whole') whole(u, country, next.area);
}

/** What a Country concedes next: its Region, the Turkish Straits, or all that is left; null if it is none of these. */
export function nextConcession(
  u: R,
  country: Country,
): { kind: 'region' | 'straits' | 'whole' | 'nothing'; area: string } | null {
  const { id } = COUNTRIES[country];
  const region = FIRST[id];
  if (!region) return null;
  if (!isCeded(u, region)) return { kind: 'region', area: region };
  if (id !== 'turkey') return { kind: 'whole', area: region };
  return { kind: isCeded(u, 'turkish-straits') ? 'nothing' : 'straits', area: 'turkish-straits' };
}

/** 13.8.1.3a: the Country leaves the game; its marker shows its other side. */
function whole(u: U, country: Country, region: string): void {
  const marker = cededMarker(SOVIET, region);
  pushGarrison(u, SOVIET, COUNTRIES[country].id);
  put(u, marker, u.table.place[marker], 1);
  u.log('ceded', marker);
  vanish(u, country);
  u.table.overlord[country] = RUSSIA;
  politicsChanged(u);
}

function straits(u: U, country: Country): void {
  pushGarrison(u, SOVIET, 'turkish-straits');
  cede(u, cededMarker(SOVIET, 'turkish-straits'));
  answerToCession(u, SOVIET, country);
}

const orInfluence = question<{ faction: Faction; country: Country }>('concessions-or-influence', {
  seats: (_, f) => 1 << f.faction,
  prompt: () => say`Is Influence used instead?`,
  anchor: '19.16',
  verbs: [
    {
      name: 'influence',
      check: () => null,
      apply: (u, f) => influence(u, { faction: f.faction, country: f.country, about: '' }),
    },
    { name: 'pass', check: () => null, apply() {} },
  ],
});

export const concessionRules = [orInfluence];
