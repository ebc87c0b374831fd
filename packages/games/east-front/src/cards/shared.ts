import { say } from '@sandtable/kernel';
import { SPRING, season } from '../table.js';
import type { CardText } from './card.js';
import { draw, extraAction, only } from './plain.js';

// Clauses shared by cards of both sides.

/** "Not on Spring turns." */
export const notInSpring = only(say`not on Spring turns`, ({ u }) => season(u) !== SPRING);

export const drawTwoAndGoOn: CardText = {
  text: 'Draw 2 cards. Then take an extra action.',
  does: [draw(2), extraAction],
};
