import { commas, type Odds as OddsView, say } from '@sandtable/kernel';
import { positionOf } from '../position/position.js';
import type { R } from '../table.js';
import { unitName } from '../words/names.js';
import { type Attack, type Odds, oddsOf, resultFor } from './odds.js';
import { defendingHqs } from './parties.js';
import { resultWords } from './result-words.js';
import { COLUMNS, resultText } from './results-table.js';
import { shiftText, shiftWords } from './shift-words.js';

const columnName = (column: number) => (column < 0 ? say`less than 1-3` : COLUMNS[column]);

/** The odds for the client: factors, every shift by name, what the defender's HQ could do, and the possible results. */
export function oddsView(u: R, attack: Attack): OddsView | null {
  const defenders = positionOf(u).ground[attack.target];
  // 4.2.1f: no die is rolled for markers.
  if (defenders.length === 0) return null;
  const odds = oddsOf(u, attack);
  const outcomes = new Map<string, { result: string; says: string; rolls: number }>();
  for (let die = 1; die <= 6; die++) {
    const result = resultFor(u, attack.target, odds.column, die);
    const text = resultText(result);
    const known = outcomes.get(text);
    if (known) known.rolls++;
    else outcomes.set(text, { result: text, says: resultWords(result), rolls: 1 });
  }
  const shifts = odds.shifts.map(({ why, by }) => ({ why: shiftWords(why), by }));
  return {
    attack: odds.attack,
    defence: odds.defense,
    ratio: columnName(odds.before),
    shifts: [...shifts, ...possibleSupport(u, attack, odds)],
    column: COLUMNS[odds.column],
    outcomes: [...outcomes.values()],
    rolls: 6,
  };
}

/** "6 against 4 is 3-2; armor +1: 2-1" */
export function oddsText({ attack, defense, before, shifts, column }: Odds): string {
  const ratio = columnName(Math.max(0, before));
  if (shifts.length === 0) return say`${attack} against ${defense} is ${ratio}`;
  const named = commas(shifts.map(({ why, by }) => shiftText(why, by)));
  return say`${attack} against ${defense} is ${ratio}; ${named}: ${COLUMNS[column]}`;
}

/** 4.2.1.2b: the HQs that may yet support the defenders, each with the column that would then be rolled on. */
function possibleSupport(u: R, attack: Attack, { column }: Odds): { why: string; by: number }[] {
  if (attack.defendersHq >= 0) return [];
  const defenders = positionOf(u).ground[attack.target];
  return defendingHqs(u, attack.target, defenders).map((hq) => {
    const then = oddsOf(u, { ...attack, defendersHq: hq });
    const why =
      then.column === column
        ? say`if ${unitName(hq)} supports the defenders: ${then.attack} against ${then.defense}, the same column`
        : say`if ${unitName(hq)} supports the defenders: ${then.attack} against ${then.defense}, column ${COLUMNS[then.column]}`;
    return { why, by: 0 };
  });
}
