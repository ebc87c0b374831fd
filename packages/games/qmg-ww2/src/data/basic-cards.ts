import { type BasicType, type CardData, TYPE_NAMES } from './card-data.js';

const TEXTS: Readonly<Record<'second' | 'first', Readonly<Record<BasicType, string>>>> = {
  second: {
    'build-army':
      'Place one of your available Armies in a land space that is your Home space or is adjacent to one of your supplied pieces. The space may not hold an enemy Army or another Army of yours, and the new Army must be in supply the moment it is placed. Instead of placing, you may name one of your existing supplied Armies as the Army just built (only to set off reactions).',
    'land-battle':
      'Choose a land space adjacent to one of your supplied Armies or Navies and not occupied by an Army of your own team. If enemy Armies are there, choose one of them and remove it; an empty space may be battled to set off reactions.',
    'build-navy':
      'Place one of your available Navies in a sea space adjacent to one of your supplied pieces. The space may not hold an enemy Navy or another Navy of yours, and the new Navy must be in supply (line of own pieces plus a port) the moment it is placed. Instead of placing, you may name one of your existing supplied Navies as the Navy just built (only to set off reactions).',
    'sea-battle':
      'Choose a sea space adjacent to one of your supplied Armies or Navies and not occupied by a Navy of your own team. If enemy Navies are there, choose one of them and remove it; an empty space may be battled to set off reactions.',
  },
  first: {
    'build-army':
      'Build 1 Army in your Home space, or on land next to one of your supplied pieces. It must be in supply where it stands; one Army per country and space; no enemy Army there.',
    'land-battle':
      'Battle a land space next to one of your supplied pieces, Army or Navy: one enemy Army there is removed. The space may be empty (to set off other cards), but not hold a friendly Army.',
    'build-navy':
      'Build 1 Navy at sea, next to one of your supplied pieces. It must be in supply where it stands, port included; one Navy per country and space; no enemy Navy there.',
    'sea-battle':
      'Battle a sea space next to one of your supplied pieces, Army or Navy: one enemy Navy there is removed. The space may be empty (to set off other cards), but not hold a friendly Navy.',
  },
};

/** The basic cards of a deck: alike in every deck of an edition, but not as many. */
export function basicCards(
  edition: 'second' | 'first',
  country: string,
  counts: Readonly<Record<BasicType, number>>,
): CardData[] {
  return (Object.entries(counts) as [BasicType, number][]).map(([type, count]) => ({
    country,
    id: type,
    type,
    name: TYPE_NAMES[type],
    count,
    provenance: 'printed',
    text: TEXTS[edition][type],
  }));
}
