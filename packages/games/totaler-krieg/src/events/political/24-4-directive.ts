import { COUNTER } from '../../counters/counters.js';
import { DELAY_BOX, REMOVED, SET_ASIDE } from '../../places.js';
import { put } from '../../position/position.js';
import type { U } from '../../table.js';
import type { Occurrence } from '../political-event.js';

const JET_FIGHTERS = COUNTER.index('mk-jet-fighter-production');

/** 24.4, on the Production Directive of Fire in the East: jet fighters come, or never will (set aside). */
export function jetFightersOrFailure(u: U, { about }: Occurrence): void {
  if (u.table.place[JET_FIGHTERS] !== REMOVED) return;
  if (about === 'production-failure') {
    put(u, JET_FIGHTERS, SET_ASIDE);
    u.log('out-of-game', JET_FIGHTERS);
    return;
  }
  put(u, JET_FIGHTERS, DELAY_BOX);
  u.log('to-delay-box', JET_FIGHTERS);
}
