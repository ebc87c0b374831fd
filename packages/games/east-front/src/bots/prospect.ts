import { byWeight, type Prospect, say } from '@sandtable/kernel';
import { BIT, LAND_COUNT, PLACE_NAMES, SPACE } from '../board/board.js';
import type { Facts } from '../facts.js';
import {
  AXIS,
  enemyOf,
  FIRST_OF_ALL,
  PIECE_COUNT,
  PIECE_FACTION,
  PIECE_SIDE,
  SIDE,
  type Side,
} from '../pieces/pieces.js';
import { LAST_ROUND, type R, starsIn, type Table } from '../table.js';
import { Survey } from './survey.js';
import { Judge } from './worth.js';

/** How much a lead says, how much the rounds to come can change it, and whom they favour: fitted to games of greedy bots. */
const CERTAINTY = 0.03;
const ROUNDS_TO_COME = 1;
const FOR_AXIS = -0.6;
/** What is worth less is not named; a Victory Point is worth ten. */
const LEAST = 2;

/** How a position looks by the worth that the bots give it, and what a player would say of a change. */
export const prospect: Prospect<Table, Facts> = {
  chance(u) {
    const { outcome } = u.state;
    if (outcome) return outcome.winner === AXIS ? 1 : 0;
    const judge = new Judge();
    judge.prepare(u);
    const left = Math.max(0, LAST_ROUND + 1 - u.table.round);
    const lead = judge.look(u, u.table.step).worth(AXIS);
    const odds = (CERTAINTY * lead) / Math.sqrt(ROUNDS_TO_COME + left) + FOR_AXIS;
    return 1 / (1 + Math.exp(-odds));
  },
  gains(before, after, seat) {
    const side = SIDE.values[seat];
    const gains = new Map<string, number>();
    const add = (gain: string, weight: number) => gains.set(gain, (gains.get(gain) ?? 0) + weight);
    const points = after.table.score[side] - before.table.score[side];
    if (points > 0) add(say`scores ${points} VP`, 10 * points);
    const [was, is] = [new Look(before), new Look(after)];
    for (const at of SPACE.values.slice(0, LAND_COUNT)) {
      if ((is.survey.land[side] & ~was.survey.land[side] & BIT[at]) === 0) continue;
      add(say`takes ${PLACE_NAMES[at]}`, 3 + 12 * Math.max(0, starsIn(after.table, at)));
    }
    const enemy = enemyOf(side);
    const destroyed = was.pieces[enemy] - is.pieces[enemy];
    if (destroyed === 1) add(say`destroys an enemy piece`, 4);
    if (destroyed > 1) add(say`destroys ${destroyed} enemy pieces`, 4 * destroyed);
    const raised = is.pieces[side] - was.pieces[side];
    if (raised === 1) add(say`brings in a new piece`, 3.5);
    if (raised > 1) add(say`brings in ${raised} new pieces`, 3.5 * raised);
    if (is.cut[side] < was.cut[side]) add(say`keeps its troops supplied`, 3 * (was.cut[side] - is.cut[side]));
    if (is.cut[enemy] > was.cut[enemy])
      add(say`cuts enemy pieces off from supply`, 3 * (is.cut[enemy] - was.cut[enemy]));
    const threats = is.threat[side] - was.threat[side];
    if (threats > 0) add(say`threatens to take more`, threats / 2);
    const dangers = was.threat[enemy] - is.threat[enemy];
    if (dangers > 0) add(say`protects what it holds`, dangers / 2);
    return byWeight(gains, LEAST);
  },
};

/** What counts in a position: pieces, those out of supply, and what each side could take. */
class Look {
  readonly survey: Survey;
  readonly pieces = [0, 0];
  readonly cut = [0, 0];
  readonly threat: number[];

  constructor(u: R) {
    this.survey = new Survey().of(u.table.board);
    const { at } = u.table.board;
    for (let piece = FIRST_OF_ALL; piece < PIECE_COUNT; piece++) {
      const here = at[piece];
      if (here < 0) continue;
      const side: Side = PIECE_SIDE[piece];
      const { land, water } = this.survey.reach[PIECE_FACTION[piece]];
      this.pieces[side]++;
      if (((here < LAND_COUNT ? land : water) & BIT[here]) === 0) this.cut[side]++;
    }
    const judge = new Judge();
    judge.prepare(u);
    this.threat = SIDE.values.map((side) => judge.threatOf(u, side));
  }
}
