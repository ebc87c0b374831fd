import type { PlayedRules } from './card.js';
import type { CardOf } from './declare.js';
import { type BasicType, TYPE_NAMES } from './types.js';
import { battle, build } from './verbs.js';
import { anywhere } from './where.js';

/** The four basic cards, the same in every deck: one mandatory build or battle (play.basic). */
export const BASIC: Readonly<Record<BasicType, CardOf<PlayedRules>>> = {
  'build-army': {
    name: TYPE_NAMES['build-army'],
    provenance: 'printed',
    second: {
      text: 'Place one of your available Armies in a land space that is your Home space or is adjacent to one of your supplied pieces. The space may not hold an enemy Army or another Army of yours, and the new Army must be in supply the moment it is placed. Instead of placing, you may name one of your existing supplied Armies as the Army just built (only to set off reactions).',
    },
    first: {
      text: 'Build 1 Army in your Home space, or on land next to one of your supplied pieces. It must be in supply where it stands; one Army per country and space; no enemy Army there.',
    },
    does: [build('army')],
  },
  'land-battle': {
    name: TYPE_NAMES['land-battle'],
    provenance: 'printed',
    second: {
      text: 'Choose a land space adjacent to one of your supplied Armies or Navies and not occupied by an Army of your own team. If enemy Armies are there, choose one of them and remove it; an empty space may be battled to set off reactions.',
    },
    first: {
      text: 'Battle a land space next to one of your supplied pieces, Army or Navy: one enemy Army there is removed. The space may be empty (to set off other cards), but not hold a friendly Army.',
    },
    does: [battle('land', anywhere, { spendable: true })],
  },
  'build-navy': {
    name: TYPE_NAMES['build-navy'],
    provenance: 'printed',
    second: {
      text: 'Place one of your available Navies in a sea space adjacent to one of your supplied pieces. The space may not hold an enemy Navy or another Navy of yours, and the new Navy must be in supply (line of own pieces plus a port) the moment it is placed. Instead of placing, you may name one of your existing supplied Navies as the Navy just built (only to set off reactions).',
    },
    first: {
      text: 'Build 1 Navy at sea, next to one of your supplied pieces. It must be in supply where it stands, port included; one Navy per country and space; no enemy Navy there.',
    },
    does: [build('navy')],
  },
  'sea-battle': {
    name: TYPE_NAMES['sea-battle'],
    provenance: 'printed',
    second: {
      text: 'Choose a sea space adjacent to one of your supplied Armies or Navies and not occupied by a Navy of your own team. If enemy Navies are there, choose one of them and remove it; an empty space may be battled to set off reactions.',
    },
    first: {
      text: 'Battle a sea space next to one of your supplied pieces, Army or Navy: one enemy Navy there is removed. The space may be empty (to set off other cards), but not hold a friendly Navy.',
    },
    does: [battle('sea')],
  },
};
