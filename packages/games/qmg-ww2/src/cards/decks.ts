import type { CardData } from '../data/card-data.js';
import { BASIC } from './basic.js';
import type { CardRules } from './card.js';
import { GERMANY_BOTH, GERMANY_FIRST, GERMANY_RULES, GERMANY_SECOND } from './germany.js';
import { ITALY_BOTH, ITALY_FIRST, ITALY_RULES, ITALY_SECOND } from './italy.js';
import { JAPAN_BOTH, JAPAN_FIRST, JAPAN_RULES, JAPAN_SECOND } from './japan.js';
import {
  SOVIET_UNION_BOTH,
  SOVIET_UNION_FIRST,
  SOVIET_UNION_RULES,
  SOVIET_UNION_SECOND,
} from './soviet-union.js';
import {
  UNITED_KINGDOM_BOTH,
  UNITED_KINGDOM_FIRST,
  UNITED_KINGDOM_RULES,
  UNITED_KINGDOM_SECOND,
} from './united-kingdom.js';
import {
  UNITED_STATES_BOTH,
  UNITED_STATES_FIRST,
  UNITED_STATES_RULES,
  UNITED_STATES_SECOND,
} from './united-states.js';

const SECOND: Record<string, Record<string, CardRules>> = {
  germany: { ...GERMANY_BOTH, ...GERMANY_SECOND },
  'united-kingdom': { ...UNITED_KINGDOM_BOTH, ...UNITED_KINGDOM_SECOND },
  japan: { ...JAPAN_BOTH, ...JAPAN_SECOND },
  'soviet-union': { ...SOVIET_UNION_BOTH, ...SOVIET_UNION_SECOND },
  italy: { ...ITALY_BOTH, ...ITALY_SECOND },
  'united-states': { ...UNITED_STATES_BOTH, ...UNITED_STATES_SECOND },
};

const FIRST: Record<string, Record<string, CardRules>> = {
  germany: { ...GERMANY_BOTH, ...GERMANY_FIRST },
  'united-kingdom': { ...UNITED_KINGDOM_BOTH, ...UNITED_KINGDOM_FIRST },
  japan: { ...JAPAN_BOTH, ...JAPAN_FIRST },
  'soviet-union': { ...SOVIET_UNION_BOTH, ...SOVIET_UNION_FIRST },
  italy: { ...ITALY_BOTH, ...ITALY_FIRST },
  'united-states': { ...UNITED_STATES_BOTH, ...UNITED_STATES_FIRST },
};

/** What a card of a deck does. A card without rules is a mistake, not a card without effect. */
export function rulesFor(first: boolean, row: CardData): CardRules {
  const rules = BASIC[row.type] ?? (first ? FIRST : SECOND)[row.country][row.id];
  if (!rules)
    throw new Error(`${row.country}'s ${row.id} has no rules in the ${first ? 'first' : 'second'} edition`);
  return rules;
}

/** Rules that only single cards need. */
export const CARD_RULES = [
  ...GERMANY_RULES,
  ...UNITED_KINGDOM_RULES,
  ...JAPAN_RULES,
  ...SOVIET_UNION_RULES,
  ...ITALY_RULES,
  ...UNITED_STATES_RULES,
];
