import { apart } from '@sandtable/kernel';

/** A battle as the log tells it, for a page to draw. All texts are sentences of the log or parts of one. */
export interface BattleReport {
  hex: string;
  blitz: boolean;
  attackers: string;
  /** The HQ in ranged support of the attackers; null if there is none. */
  hq: string | null;
  /** What was rolled; null before the die. */
  roll: BattleRoll | null;
  /** What followed the die: steps lost, retreats, advances. */
  events: readonly string[];
}

export interface BattleRoll {
  attack: number;
  defense: number;
  /** The column by factors alone. */
  ratio: string;
  shifts: readonly { why: string; by: number }[];
  column: string;
  die: number;
  result: string;
  says: string;
}

const ATTACKED = '{1} is attacked: {2}';
const BY_BLITZ = '{1} is attacked by Blitz: {2}';
const SUPPORTED = '{1}, supported by {2}';
const ROLLED = 'Attack on {1}: {2}. A {3}: {4}, {5}';
const ODDS = '{1} against {2} is {3}';
const SHIFTED = '{1} against {2} is {3}; {4}: {5}';

/** What can follow in one battle; anything else in the log is no part of it. */
const EVENTS: readonly string[] = [
  '{1} supports the defense of {2}',
  '{1} in {2} loses a step',
  '{1} goes to the Delay Box',
  '{1} goes to the Force Pool',
  '{1} is left in {2}',
  '{1} retreats to {2}',
  '{1} advances into {2}',
  '{1} goes on to {2}',
];

/** The last battle in these lines of the log, the oldest line first; null if there is none. */
export function lastBattle(log: readonly string[]): BattleReport | null {
  for (let at = log.length - 1; at >= 0; at--) {
    const begun = begins(log[at]);
    if (!begun) continue;
    const after = log.slice(at + 1).map((line) => ({ line, ...apart(line) }));
    const rolled = after.find(({ template }) => template === ROLLED);
    return {
      ...begun,
      roll: rolled ? rollOf(rolled.parts) : null,
      events: after.filter(({ template }) => EVENTS.includes(template)).map(({ line }) => line),
    };
  }
  return null;
}

function begins(line: string): Pick<BattleReport, 'hex' | 'blitz' | 'attackers' | 'hq'> | null {
  const { template, parts } = apart(line);
  if (template === SUPPORTED) {
    const begun = begins(parts[0]);
    return begun && { ...begun, hq: parts[1] };
  }
  if (template !== ATTACKED && template !== BY_BLITZ) return null;
  return { hex: parts[0], blitz: template === BY_BLITZ, attackers: parts[1], hq: null };
}

function rollOf([, odds, die, result, says]: readonly string[]): BattleRoll | null {
  const { template, parts } = apart(odds);
  if (template !== ODDS && template !== SHIFTED) return null;
  const [attack, defense, ratio, shifts = '', column = ratio] = parts;
  return {
    attack: Number(attack),
    defense: Number(defense),
    ratio,
    shifts: shiftsIn(shifts),
    column,
    die: Number(die),
    result,
    says,
  };
}

/** "air support +1, City −1" */
function shiftsIn(text: string): { why: string; by: number }[] {
  const { template, parts } = apart(text);
  if (template === '{1}, {2}') return parts.flatMap(shiftsIn);
  if (template === '{1} +{2}') return [{ why: parts[0], by: Number(parts[1]) }];
  return template === '{1} −{2}' ? [{ why: parts[0], by: -Number(parts[1]) }] : [];
}
