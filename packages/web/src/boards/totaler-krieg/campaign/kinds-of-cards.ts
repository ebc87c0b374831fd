import { say } from '@sandtable/kernel';
import type { OptionCardFace } from '@sandtable/totaler-krieg/faces';
import { t } from '../../../languages/index.js';
import type { Glyph } from '../../board-module.js';
import { ADVANCE, BATTLE, ENVELOPE, FACTORY, FLAG, SHIP, STAR } from '../../glyphs.js';
import type { Scene } from '../../scenes.js';

/** A family of Option Cards: its name, its drawing, the look of its band, and scenes for its picture. */
interface Family {
  id: string;
  name(): string;
  glyph: Glyph;
  groups: readonly string[];
  scenes: readonly Scene[];
}

const FAMILIES: readonly Family[] = [
  {
    id: 'demand',
    name: () => t(say`Demand`),
    glyph: FLAG,
    groups: ['demand', 'ultimatum'],
    scenes: ['flags', 'infantry', 'trucks'],
  },
  {
    id: 'armament',
    name: () => t(say`Armament`),
    glyph: FACTORY,
    groups: [
      'rearmament',
      'mobilization',
      'production',
      'lend-lease',
      'directive',
      'directorate',
      'reserves',
    ],
    scenes: ['factory', 'works', 'train', 'oil'],
  },
  {
    id: 'operation',
    name: () => t(say`Operation`),
    glyph: ADVANCE,
    groups: ['operation', 'total-war-kickoff', 'offensive', 'army-payback'],
    scenes: ['tanks', 'assault', 'guns fire', 'tank fires'],
  },
  {
    id: 'sea',
    name: () => t(say`Strategic War`),
    glyph: SHIP,
    groups: ['strategic', 'us-entry', 'pacific'],
    scenes: ['squadron', 'bombers', 'sinking'],
  },
  {
    id: 'civil-war',
    name: () => t(say`Civil War`),
    glyph: BATTLE,
    groups: ['support-civil-war'],
    scenes: ['partisans', 'bunker'],
  },
  {
    id: 'army',
    name: () => t(say`Army`),
    glyph: STAR,
    groups: ['prewar-military', 'army-policy'],
    scenes: ['infantry', 'guns', 'tank'],
  },
];
const POLITICS: Family = {
  id: 'politics',
  name: () => t(say`Politics`),
  glyph: ENVELOPE,
  groups: [],
  scenes: ['treaty', 'flags'],
};

export function familyOf({ groups }: Pick<OptionCardFace, 'groups'>): Family {
  return FAMILIES.find((family) => family.groups.some((group) => groups.includes(group))) ?? POLITICS;
}
