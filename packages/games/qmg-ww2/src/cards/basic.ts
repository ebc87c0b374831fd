import type { CardRules } from './card.js';
import { battle, build } from './verbs.js';
import { anywhere } from './where.js';

/** The four basic cards, the same in every deck: one build or one battle, which is carried out (play.basic). */
export const BASIC: Record<string, CardRules> = {
  'build-army': { does: [build('army')] },
  'build-navy': { does: [build('navy')] },
  'land-battle': { does: [battle('land', anywhere, { spendable: true })] },
  'sea-battle': { does: [battle('sea')] },
};
