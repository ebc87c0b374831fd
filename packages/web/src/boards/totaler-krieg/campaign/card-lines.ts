import { say } from '@sandtable/kernel';
import type { OptionCardFace } from '@sandtable/totaler-krieg/faces';
import { COUNTER, countersOf, KIND } from '@sandtable/totaler-krieg/map';
import { t } from '../../../languages/index.js';
import { capital } from '../../pretty.js';
import { unitName } from '../units.js';
import { words } from '../words.js';

/** What a card gives, in short lines, and in full. */

const TYPES: Readonly<Record<string, () => string>> = {
  infantry: () => t('infantry'),
  armor: () => t(say`armor`),
  colonial: () => t(say`colonial troops`),
  ss: () => t(say`SS`),
  any: () => t(say`steps of any type`),
};

/** "2", "2, and 1 on 4 to 6"; '' for none. */
export function blitzLine({ blitz: [fixed, variable] }: OptionCardFace): string {
  if (fixed + variable === 0) return '';
  return variable === 0
    ? t(say`Blitz markers: ${fixed}`)
    : t(say`Blitz markers: ${fixed}, and ${variable} on 4 to 6`);
}

/** "Germany: 6 infantry, 3 armor", one for each Country. */
export function replacementLines({ replacements }: OptionCardFace): string[] {
  const byCountry = new Map<string, string[]>();
  for (const { country, type, steps, eachTurn } of replacements) {
    const name = country === '' ? t(say`the Partnership Country`) : t(country);
    const whose = eachTurn ? t(say`${name}, every turn`) : name;
    byCountry.set(whose, [...(byCountry.get(whose) ?? []), `${steps} ${TYPES[type]?.() ?? type}`]);
  }
  return [...byCountry].map(([country, steps]) => `${capital(country)}: ${steps.join(', ')}`);
}

/** The first counter of a kind, for its picture and name. */
export function counterOfKind(kind: string): string | null {
  const [first] = countersOf(KIND.index(kind));
  return first === undefined ? null : COUNTER.name(first);
}

/** "4 new counters: Delay Box" */
export function reinforcementLines({ reinforcements }: OptionCardFace): string[] {
  const byPlace = new Map<string, number>();
  for (const { to, count } of reinforcements) byPlace.set(to, (byPlace.get(to) ?? 0) + count);
  return [...byPlace].map(([to, count]) =>
    count === 1 ? t(say`1 new counter: ${boxName(to)}`) : t(say`${count} new counters: ${boxName(to)}`),
  );
}

export function boxName(to: string): string {
  const { pool, delay, boxes } = words.displays;
  return { 'force-pool': pool, 'delay-box': delay }[to] ?? boxes[to] ?? t(to);
}

/** "German Air Force 4, 2 × German armor" */
export function unitsIn({ reinforcements }: OptionCardFace, to: string): string[] {
  return reinforcements
    .filter((row) => row.to === to)
    .map(({ kind, count }) => {
      const counter = counterOfKind(kind);
      const name = counter ? unitName(counter) : kind;
      return count > 1 ? `${count} × ${name}` : name;
    });
}

/** "On a die: Demand Austria"; '' if there are no Political Events. */
export function politicalLine({ political }: OptionCardFace): string {
  if (!political) return '';
  const target = political.target === '' ? '' : t(political.target);
  if (political.mode === 'choice') {
    const events = political.rows.map(t).join(', ');
    return target ? t(say`${events}: ${target}`) : events;
  }
  return target ? t(say`A die for ${target}`) : t(say`A die`);
}

/** Everything on the card in sentences, for search and screen readers. */
export function wholeText(face: OptionCardFace): string {
  const { political } = face;
  return [
    ...(face.seasons ? [t(say`Revealed in ${t(face.seasons)} only`)] : []),
    ...face.requires.map((one) => t(say`Requires: ${t(one)}`)),
    blitzLine(face),
    ...replacementLines(face),
    ...reinforcementLines(face),
    politicalLine(face),
    ...(political?.mode === 'table' ? political.rows.map((row, i) => `${i + 1}: ${t(row)}`) : []),
    ...face.conditional.map(t),
    ...face.effects.map(t),
    ...face.removes.map((one) => t(say`Removes from the deck: ${t(one)}`)),
  ]
    .filter((line) => line !== '')
    .map(capital)
    .join('. ');
}
