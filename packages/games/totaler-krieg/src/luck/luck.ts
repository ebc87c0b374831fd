import { say } from '@sandtable/kernel';
import { COUNTER, kindOf } from '../counters/counters.js';
import { AXIS, type Faction, NO_FACTION, type Turn } from '../ids.js';
import { process, question } from '../kit.js';
import { onTurn, STRATEGIC_BOX } from '../places.js';
import { put } from '../position/position.js';
import type { R, U } from '../table.js';

const LUCK = COUNTER.index('mk-luck');
const AXIS_FACE = kindOf(LUCK).faces.indexOf('axis');
const ALLIED_FACE = kindOf(LUCK).faces.indexOf('allied');

/** The dice that luck may change (16b), by the name under which they are rolled. */
const DICE = {
  combat: say`Luck in combat`,
  politics: say`Luck in politics`,
  'materiel-shortages': say`Luck with Materiel Shortages`,
  mobilization: say`Luck in mobilization`,
  delay: say`Luck with delay`,
  'blitz-symbol': say`Luck with Blitz symbols`,
  devastation: say`Luck in bombing`,
  'lend-lease': say`Luck with Lend-Lease`,
  'red-army': say`Luck of the Red Army`,
} as const;
export type LuckyDie = keyof typeof DICE;
const TOPICS = Object.values(DICE);

/** 16a: the side that the marker shows. */
export function sideWithLuck({ table }: R): 'axis' | 'allied' {
  return table.face[LUCK] === AXIS_FACE ? 'axis' : 'allied';
}

/** 16b: the side that may use its luck now; null if the rule is not played, or somebody has in this turn. */
export function luckySide(u: R): 'axis' | 'allied' | null {
  return u.facts.readings.luck && u.table.place[LUCK] === STRATEGIC_BOX ? sideWithLuck(u) : null;
}

/** Who rolls a die, and who suffers by it; -1 if nobody in particular does. */
export interface Rolling {
  roller: Faction;
  against: Faction;
}

/** 16b: the seat that may have the die rolled again; -1 if none may. */
function decider(u: R, { roller, against }: Rolling, secret: boolean): Faction {
  const side = luckySide(u);
  if (side === null) return NO_FACTION;
  // 17.4a: a die that the enemy does not see is not his to change.
  if (secret && (side === 'axis') !== (roller === AXIS)) return NO_FACTION;
  if (side === 'axis') return AXIS;
  const allies = u.facts.scenario.factions.filter((faction) => faction !== AXIS);
  return [roller, against].find((faction) => allies.includes(faction)) ?? allies[0] ?? NO_FACTION;
}

export interface Asking {
  about: LuckyDie;
  die: number;
  /** The faction that rolled it; -1 if none did. */
  roller: Faction;
  /** The faction that is asked. */
  faction: Faction;
}

const AGAIN = 1;

export const luck = question<Asking>('luck', {
  seats: (_, f) => 1 << f.faction,
  prompt: (_, f) => say`${DICE[f.about]}: the die shows ${f.die}. Is it rolled again?`,
  anchor: '16b',
  standingOrder: { verb: 'keep', topics: () => TOPICS, topic: (_, f) => DICE[f.about] },
  verbs: [
    {
      name: 'roll-again',
      check: () => null,
      rolls: true,
      apply(u, f) {
        const isAxis = f.faction === AXIS;
        u.log('luck', isAxis ? 1 : 0);
        // It changes sides, and may be used again in the next turn.
        put(u, LUCK, onTurn((u.table.turn + 1) as Turn), isAxis ? ALLIED_FACE : AXIS_FACE);
        u.answer(AGAIN);
      },
    },
    { name: 'keep', check: () => null, apply: (u) => u.answer(0) },
  ],
});

/** What is rolled for, and what follows from the die. `B` is what it needs to know. */
interface DieSpec<B> {
  about: LuckyDie;
  rolling(u: R, b: B): Rolling;
  /** The die, if it is not a plain one. */
  cast?(u: U, b: B): number;
  /** Others do not see it (17.4a). */
  secret?(u: R, b: B): boolean;
  settle(u: U, b: B, die: number): void;
}

/** A die that the side with the luck may have rolled again before anything follows from it (16b). */
export function luckyDie<B extends object>(name: string, spec: DieSpec<B>) {
  const { about, rolling, settle, cast = (u: U) => u.roll(about, 6), secret = () => false } = spec;
  const rule = process<B & { die: number; asked: Faction }>(name, (u, f) => {
    if (f.step++ === 0)
      return u.push(luck, { about, die: f.die, roller: rolling(u, f).roller, faction: f.asked });
    const die = f.childResult === AGAIN ? cast(u, f) : f.die;
    u.done();
    settle(u, f, die);
  });
  return {
    rule,
    /** Rolls. True if somebody is asked first, and what follows from the die comes later. */
    roll(u: U, b: B): boolean {
      const die = cast(u, b);
      const faction = decider(u, rolling(u, b), secret(u, b));
      if (faction === NO_FACTION) {
        settle(u, b, die);
        return false;
      }
      u.push(rule, { ...b, die, asked: faction });
      return true;
    },
  };
}
