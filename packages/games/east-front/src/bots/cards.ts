import type { By } from '@sandtable/kernel';
import type { AttackPart } from '../cards/attack.js';
import {
  ADVANCE,
  ANTI_AIR,
  type CardNumber,
  EXCHANGE,
  NAVAL_COMBAT,
  RETREAT,
  type ReactionNumber,
  STAND_FAST,
  SUSTAIN_ATTACK,
} from '../cards/card.js';
import type { DeployPart } from '../cards/deploy.js';
import type { EliminatePart } from '../cards/eliminate.js';
import type { Part } from '../cards/part.js';
import { refuseText } from '../cards/play-text.js';
import { KIND_TYPE } from '../pieces/pieces.js';
import { handOf, type R } from '../table.js';
import { PIECE_WORTH } from './clash.js';

/** The value of a reaction in hand. */
const REACTION_WORTH: By<ReactionNumber, number> = (() => {
  const worth: number[] = [];
  worth[STAND_FAST] = 2;
  worth[SUSTAIN_ATTACK] = 1.4;
  worth[RETREAT] = 0.7;
  worth[EXCHANGE] = 1.6;
  worth[ANTI_AIR] = 0.8;
  worth[NAVAL_COMBAT] = 0.3;
  worth[ADVANCE] = 2;
  return worth;
})();
const ATTACK = 2.5;
const ELIMINATION = 3;
const OTHER = 1.5;
/** The share of a text's value that remains when it cannot be carried out now: it may be possible later. */
const NOT_NOW = 0.4;

/** The value of keeping a card, from its text and its reaction. */
export function keepWorth(u: R, card: CardNumber): number {
  const { side, reaction } = u.facts.cards[card];
  const text = u.facts.texts[u.facts.firstText[card]].reduce((sum, part) => sum + partWorth(part), 0);
  const possible =
    handOf(u, side).includes(card) && refuseText(u, side, card, u.facts.firstText[card], 1) === null;
  return (reaction < 0 ? 0 : REACTION_WORTH[reaction]) + (possible ? text : text * NOT_NOW);
}

function partWorth(part: Part): number {
  const { kinds } = part as Partial<DeployPart>;
  if (kinds) return PIECE_WORTH[KIND_TYPE[kinds[0]]];
  if ((part as Partial<AttackPart>).attack) return ATTACK;
  if ((part as Partial<EliminatePart>).victims) return ELIMINATION;
  return OTHER;
}
