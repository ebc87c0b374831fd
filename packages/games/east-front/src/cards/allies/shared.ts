import { INFANTRY, SOVIET, TANK } from '../../pieces/pieces.js';
import { mayAttack } from '../attack.js';
import type { CardText } from '../card.js';
import { deploy } from '../deploy.js';
import { whereItStands, withA } from '../where.js';

// Clauses shared by several Allied cards.

/** "That force may then attack." */
export const itsForceMayAttack = mayAttack(SOVIET, { from: whereItStands });
/** "A force holding both may then attack." */
export const bothMayAttack = mayAttack(SOVIET, { from: whereItStands, infantry: 1, tanks: 1 });

export const infantryRidesTank: CardText = {
  text: 'Choose a space with a Soviet tank and deploy 1 Soviet infantry there. A force holding both may then attack.',
  does: [deploy(SOVIET, INFANTRY, withA(SOVIET, TANK)), bothMayAttack],
};
