import type { Sentences } from '../catalogue.js';

/** Sentences by their English template. */
export const sentences: Sentences = {
  '{1} already holds a mark of {2}': '{1} porte déjà une marque {2:de}',
  '{1} marks an empty cell': '{1} : marquez une case vide',
  '{1} marks {2}': '{1:le} marque {2}',
};
