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
      text: 'Place an available Army in your Home space or in a land space adjacent to a supplied piece of yours: in supply at once, no enemy Army, no other of yours there. Or name a supplied Army of yours as just built (for reactions).',
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
      text: 'Choose a land space adjacent to one of your supplied pieces, without an Army of your team. Remove one enemy Army there; an empty space may be battled to set off reactions.',
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
      text: 'Place an available Navy in a sea space adjacent to a supplied piece of yours: in supply at once, port included, no enemy Navy, no other of yours there. Or name a supplied Navy of yours as just built (for reactions).',
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
      text: 'Choose a sea space adjacent to one of your supplied pieces, without a Navy of your team. Remove one enemy Navy there; an empty space may be battled to set off reactions.',
    },
    first: {
      text: 'Battle a sea space next to one of your supplied pieces, Army or Navy: one enemy Navy there is removed. The space may be empty (to set off other cards), but not hold a friendly Navy.',
    },
    does: [battle('sea')],
  },
};
