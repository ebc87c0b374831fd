import type { CardData } from './card-data.js';
import { GERMANY as FIRST_GERMANY } from './first/germany.js';
import { ITALY as FIRST_ITALY } from './first/italy.js';
import { JAPAN as FIRST_JAPAN } from './first/japan.js';
import { SOVIET_UNION as FIRST_SOVIET_UNION } from './first/soviet-union.js';
import { UNITED_KINGDOM as FIRST_UNITED_KINGDOM } from './first/united-kingdom.js';
import { UNITED_STATES as FIRST_UNITED_STATES } from './first/united-states.js';
import { GERMANY as SECOND_GERMANY } from './second/germany.js';
import { ITALY as SECOND_ITALY } from './second/italy.js';
import { JAPAN as SECOND_JAPAN } from './second/japan.js';
import { SOVIET_UNION as SECOND_SOVIET_UNION } from './second/soviet-union.js';
import { UNITED_KINGDOM as SECOND_UNITED_KINGDOM } from './second/united-kingdom.js';
import { UNITED_STATES as SECOND_UNITED_STATES } from './second/united-states.js';

// All cards of an edition. Their order is that of the items in every state, so it stays as it is.

export const SECOND_EDITION: readonly CardData[] = [
  ...SECOND_GERMANY,
  ...SECOND_JAPAN,
  ...SECOND_ITALY,
  ...SECOND_UNITED_KINGDOM,
  ...SECOND_SOVIET_UNION,
  ...SECOND_UNITED_STATES,
];

export const FIRST_EDITION: readonly CardData[] = [
  ...FIRST_GERMANY,
  ...FIRST_JAPAN,
  ...FIRST_ITALY,
  ...FIRST_UNITED_KINGDOM,
  ...FIRST_SOVIET_UNION,
  ...FIRST_UNITED_STATES,
];
