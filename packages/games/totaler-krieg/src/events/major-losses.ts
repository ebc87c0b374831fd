import { say } from '@sandtable/kernel';
import { firstLike, nameInstead, unlikeOnes } from '../counters/alike.js';
import { COUNTER, IS_ARMOR, IS_INFANTRY, kindOf } from '../counters/counters.js';
import type { Counter, Country, Faction } from '../ids.js';
import { process, question, refusal, verb } from '../kit.js';
import { factionOf, positionOf } from '../position/position.js';
import { loseStep } from '../steps/losses.js';
import type { R, U } from '../table.js';
import { unitName } from '../words/names.js';

/** V.t: one armor-type step or two infantry-type steps of a Major Country, from any hexes. */
export interface MajorLosses {
  faction: Faction;
  country: Country;
  /** In infantry steps; an armor step is worth two. */
  left: number;
}

const ALL = 2;

function victims(u: R, { faction, country, left }: MajorLosses): Counter[] {
  const own = positionOf(u).onMap[faction].filter(
    (unit) => kindOf(unit).country === country && factionOf(u, unit) === faction,
  );
  const infantry = own.filter((unit) => IS_INFANTRY[unit]);
  if (left < ALL) return infantry;
  return [...own.filter((unit) => IS_ARMOR[unit]), ...infantry];
}

/** The faction loses them; what is not there is not lost (V.r). */
export const majorLosses = process<MajorLosses>('major-losses', (u, f) => {
  if (f.left <= 0 || victims(u, f).length === 0) return u.done();
  const { faction, country, left } = f;
  f.step++;
  u.push(loseMajor, { faction, country, left });
});

export function pushMajorLosses(u: U, faction: Faction, country: Country): void {
  u.push(majorLosses, { faction, country, left: ALL });
}

const loseMajor = question<MajorLosses>('lose-major', {
  seats: (_, f) => 1 << f.faction,
  prompt: (_, f) =>
    f.left === ALL
      ? say`Which unit loses a step? One armor step or two infantry steps are lost.`
      : say`Which unit loses the second infantry step?`,
  anchor: 'v.t',
  verbs: [
    verb<Counter, MajorLosses>({
      name: 'lose',
      domain: COUNTER,
      check(u, f, unit) {
        const may = victims(u, f);
        if (!may.includes(unit)) return notHit;
        const like = firstLike(u, may, unit);
        return like === unit ? null : nameInstead(like);
      },
      list: (u, f, _, add) => unlikeOnes(u, victims(u, f)).forEach(add),
      moot: (u, f, unit) => !victims(u, f).includes(unit),
      apply(u, _, unit) {
        const frame = u.findFrame(majorLosses);
        if (frame) frame.left -= IS_ARMOR[unit] ? ALL : 1;
        loseStep(u, unit);
      },
    }),
  ],
});

const notHit = refusal<Counter>('v.t', (_, unit) => say`no step of ${unitName(unit)} is concerned`);

export const majorLossRules = [majorLosses, loseMajor];
