import type { Names } from '../catalogue.js';

/** Names by their English text. */
export const names: Names = {
  'which battle is fought: a tiny one, the usual one, a large front, or a campaign there':
    'la bataille à livrer : une toute petite, l’habituelle, un grand front ou une campagne sur ce front',
  'whether a unit may go straight from one enemy zone of control into another':
    'si une unité peut passer directement d’une zone de contrôle ennemie à une autre',
  'whether a unit of its own lets supply through an enemy zone of control':
    'si une unité amie laisse passer le ravitaillement dans une zone de contrôle ennemie',
};
