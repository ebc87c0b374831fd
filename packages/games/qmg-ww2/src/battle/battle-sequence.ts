import type { CardKind, Country, Space } from '../ids.js';
import { process } from '../kit.js';
import { pushRemoval } from '../pieces/remove.js';
import * as event from '../reactions/events.js';
import { BY_BATTLE, type Fate, STAYS } from '../reactions/events.js';
import { openWindow } from '../reactions/window.js';
import { hasPiece, type U } from '../table.js';
import { type Answered, BATTLE } from './answered.js';

export interface Battle extends Answered {
  who: Country;
  space: Space;
  /** The country whose piece is the target; -1 in an empty space. */
  target: Country;
  card: CardKind;
  gone: Fate;
}

export function pushBattle(u: U, who: Country, at: Space, target: Country, card: CardKind): void {
  u.push(battle, { who, space: at, target, card, gone: STAYS, answered: [] });
}

/** battle.sequence */
export const battle = process<Battle>(BATTLE, (u, f) => {
  switch (f.step++) {
    case 0:
      u.log('battles', f.who, f.space, f.target);
      if (f.target >= 0 && hasPiece(u, f.target, f.space)) {
        return pushRemoval(u, f.space, f.target, f.who, BY_BATTLE, f.card);
      }
      return;
    case 1:
      f.gone = f.childResult as Fate;
      return openWindow(u, event.battled(f.who, f.space, f.target, f.card, f.gone));
    default:
      return u.done();
  }
});
