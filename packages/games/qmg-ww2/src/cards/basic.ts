import { basicBattle, basicBuild } from '../play.js';
import type { CardRules } from './card.js';

/** The four basic cards, the same in every deck. */
export const BASIC: Record<string, CardRules> = {
  'build-army': { does: [basicBuild('army')] },
  'build-navy': { does: [basicBuild('navy')] },
  'land-battle': { does: [basicBattle('land')] },
  'sea-battle': { does: [basicBattle('sea')] },
};
