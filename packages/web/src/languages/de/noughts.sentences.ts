import type { Sentences } from '../catalogue.js';

/** Sentences by their English template. */
export const sentences: Sentences = {
  '{1} already holds a mark of {2}': 'auf {1} liegt schon ein Zeichen von {2}',
  '{1} marks an empty cell': '{1} setzt auf ein leeres Feld',
  '{1} marks {2}': '{1} setzt auf {2}',
};
