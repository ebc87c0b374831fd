import { say } from '@sandtable/kernel';
import { PLACE_NAMES, type Space } from '../board/board.js';
import { process } from '../kit.js';
import { FACTION_NAMES, type Faction, NO_FACTION, NO_TYPE } from '../pieces/pieces.js';
import { positionOf, type U } from '../table.js';
import { answerLoss, answerOpening, answerRules, canAnswer } from './answers.js';
import { anyPayment, askForAdvance, attackerRules, goOn, payExchange } from './attacker.js';
import { defenceRules, pushDefence } from './defender.js';
import {
  AFTER,
  ANSWERED,
  attackerOf,
  COMBAT,
  type Combat,
  DEFENCE,
  defenderOf,
  EXCHANGED,
  JUDGED,
  OPENED,
  OVER,
  openRound,
  standsThere,
} from './frame.js';

export function pushCombat(u: U, faction: Faction, from: Space, to: Space, withPact: boolean): void {
  u.log('attacks', faction, from, to);
  u.push(combat, {
    faction,
    from,
    to,
    withPact,
    stage: OPENED,
    round: 1,
    opener: NO_TYPE,
    need: 0,
    stoodFast: false,
    lost: NO_TYPE,
    owed: NO_FACTION,
    chain: NO_FACTION,
    free: false,
    retreated: false,
    advanced: NO_TYPE,
  });
}

export const combat = process<Combat>(
  COMBAT,
  (u, f) => {
    f.step++;
    const defended = positionOf(u).holds(defenderOf(f), f.to);
    const attacked = positionOf(u).forceSize(f.faction, f.from) > 0;
    switch (f.stage) {
      case OPENED:
        // An airplane or fleet removed to open the round can be answered at once.
        f.stage = DEFENCE;
        if (defended && canAnswer(u, defenderOf(f), f.opener, (faction) => standsThere(u, f, faction)))
          u.push(answerOpening, {});
        return;
      case DEFENCE:
        f.stage = ANSWERED;
        f.lost = NO_TYPE;
        if (!defended) f.stage = OVER;
        else pushDefence(u, f);
        return;
      case ANSWERED:
        f.stage = EXCHANGED;
        // If an Exchange is owed, the attacker answers before paying; otherwise as part of continuing.
        if (
          f.owed >= 0 &&
          defended &&
          canAnswer(u, attackerOf(f), f.lost, (faction) => faction === f.faction)
        )
          u.push(answerLoss, {});
        return;
      case EXCHANGED:
        // reaction.when: the window to answer the defender's loss has closed.
        if (f.owed >= 0) f.lost = NO_TYPE;
        if (f.owed >= 0 && anyPayment(u, f)) {
          f.owed = NO_FACTION;
          u.push(payExchange, {});
          return;
        }
        f.owed = NO_FACTION;
        f.stage = JUDGED;
        return;
      case JUDGED:
        f.chain = NO_FACTION;
        if (!defended || !attacked) f.stage = OVER;
        else if (f.free) openRound(f, NO_TYPE);
        else u.push(goOn, {});
        return;
      case OVER:
        f.stage = AFTER;
        if (!defended && attacked) askForAdvance(u, f);
        return;
      default:
        // The text that started the combat may need to know whether "that infantry" has already advanced.
        u.done(f.advanced + 1);
    }
  },
  (_, f) => say`${FACTION_NAMES[f.faction]} force in ${PLACE_NAMES[f.from]} attacks ${PLACE_NAMES[f.to]}`,
);

export const combatRules = [combat, ...defenceRules, ...answerRules, ...attackerRules];
