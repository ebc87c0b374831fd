import type { Names } from '../catalogue.js';

/** Names by their English text. */
export const names: Names = {
  'which battle is fought: a tiny one, the usual one, a large front, or a campaign there':
    'welche Schlacht geschlagen wird: eine winzige, die übliche, eine große Front oder ein Feldzug dort',
  'whether a unit may go straight from one enemy zone of control into another':
    'ob eine Einheit direkt von einer feindlichen Kontrollzone in eine andere gehen darf',
  'whether a unit of its own lets supply through an enemy zone of control':
    'ob eine eigene Einheit die Versorgung durch eine feindliche Kontrollzone lässt',
};
