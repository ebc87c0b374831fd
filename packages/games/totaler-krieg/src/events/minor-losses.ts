import { say } from '@sandtable/kernel';
import { firstLike, nameInstead, unlikeOnes } from '../counters/alike.js';
import { COUNTER, IS_GROUND, kindOf } from '../counters/counters.js';
import { type Counter, type Country, type Faction, type Hex, NO_COUNTRY, NO_HEX } from '../ids.js';
import { process, question, refusal, verb } from '../kit.js';
import { loseHeldStep } from '../organization/held-step.js';
import { VP_TRACK } from '../places.js';
import { isMinor } from '../politics/countries.js';
import { factionOf, positionOf } from '../position/position.js';
import { heldUnit } from '../steps/holding.js';
import { loseStep } from '../steps/losses.js';
import type { R, U } from '../table.js';
import { unitName } from '../words/names.js';

/** Steps that an event takes from Minor Country and colonial units (4.2.6.2f), those in Holding Boxes included. */
export interface MinorLosses {
  owner: Faction;
  left: number;
  /** Only steps of this Country; -1 for any. */
  country: Country;
  /** Only in this hex; -1 for any. */
  hex: Hex;
}

/** The Country of the Minor Country step in a unit; -1 if there is none. */
function minorIn(u: R, unit: Counter): Country {
  const { multinational, country } = kindOf(unit);
  const held = multinational ? heldUnit(u, unit) : unit;
  const of = held === unit ? country : held >= 0 ? kindOf(held).country : NO_COUNTRY;
  return of >= 0 && isMinor(of) ? of : NO_COUNTRY;
}

/** The units that can give such a step. */
export function minorVictims(u: R, { owner, country, hex }: Omit<MinorLosses, 'left'>): Counter[] {
  const { ground, filled } = positionOf(u);
  const hexes = hex === NO_HEX ? [...new Set(filled)] : [hex];
  return hexes
    .flatMap((one) => ground[one])
    .filter((unit) => {
      if (factionOf(u, unit) !== owner || !IS_GROUND[unit]) return false;
      const minor = minorIn(u, unit);
      return country >= 0 ? minor === country : minor >= 0 || kindOf(unit).colonial || isHuntedSs(u, unit);
    });
}

const SS_EUROPA = COUNTER.index('mk-ss-europa');

/** 19.1: SS units are struck by partisans while SS Europa is on the VP Track. */
const isHuntedSs = (u: R, unit: Counter): boolean => kindOf(unit).ss && u.table.place[SS_EUROPA] === VP_TRACK;

/** The owner loses steps of Minor Countries; more than there are take what there is (V.r). */
export function pushMinorLosses(u: U, losses: MinorLosses): void {
  u.push(takeMinorSteps, losses);
}

const takeMinorSteps = process<MinorLosses>('minor-losses', (u, f) => {
  const { owner, country, hex } = f;
  if (f.left-- > 0 && minorVictims(u, f).length > 0)
    u.push(loseMinor, { owner, left: f.left + 1, country, hex });
  else u.done();
});

const loseMinor = question<MinorLosses>('lose-minor', {
  seats: (_, f) => 1 << f.owner,
  prompt: (_, f) =>
    f.left > 1 ? say`Which unit loses a step? ${f.left} steps are lost.` : say`Which unit loses a step?`,
  anchor: '4.2.6.2f',
  verbs: [
    verb<Counter, MinorLosses>({
      name: 'lose',
      domain: COUNTER,
      check(u, f, unit) {
        const may = minorVictims(u, f);
        if (!may.includes(unit)) return notHit;
        const like = firstLike(u, may, unit);
        return like === unit ? null : nameInstead(like);
      },
      list: (u, f, _, add) => unlikeOnes(u, minorVictims(u, f)).forEach(add),
      moot: (u, f, unit) => !minorVictims(u, f).includes(unit),
      apply: (u, _, unit) => loseMinorStep(u, unit),
    }),
  ],
});

/** 4.2.6.2d */
function loseMinorStep(u: U, unit: Counter): void {
  if (kindOf(unit).multinational) loseHeldStep(u, unit);
  else loseStep(u, unit);
}

const notHit = refusal<Counter>('4.2.6.2f', (_, unit) => say`no step of ${unitName(unit)} is concerned`);

export const minorLossRules = [takeMinorSteps, loseMinor];
