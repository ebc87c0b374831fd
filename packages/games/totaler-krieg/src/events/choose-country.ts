import type { Frame, Question } from '@sandtable/kernel';
import type { Facts } from '../facts.js';
import type { Country, Faction } from '../ids.js';
import { question, refusal, verb } from '../kit.js';
import { COUNTRY } from '../map/areas.js';
import { meantBy, nameInPlay } from '../politics/countries.js';
import type { R, Table, U } from '../table.js';

/** Who selects a Country, and what follows. */
interface Selection<B> {
  prompt(u: R, f: B): string;
  anchor: string;
  among(u: R, f: B): Country[];
  /** Why another one cannot be selected. */
  unfit(u: R, f: B, country: Country): string;
  apply(u: U, f: B, country: Country): void;
  /** It may be left alone. */
  optional: boolean;
}

/** A question that has a faction select one of some Countries for an event. */
export function countryQuestion<B extends { faction: Faction }>(
  name: string,
  { prompt, anchor, among, unfit, apply, optional }: Selection<B>,
): Question<Table, Facts, B> {
  const refused = refusal<Country, B>(anchor, (u, one, _, f) => unfit(u, f, one));
  const isIn = (u: R, f: Frame & B, one: Country) =>
    one === nameInPlay(u, meantBy(one)) && among(u, f).includes(meantBy(one));
  return question<B>(name, {
    seats: (_, f) => 1 << f.faction,
    prompt,
    anchor,
    verbs: [
      verb<Country, B>({
        name: 'select',
        domain: COUNTRY,
        check: (u, f, one) => (isIn(u, f, one) ? null : refused),
        list: (u, f, _, add) =>
          among(u, f)
            .map((country) => nameInPlay(u, country))
            .forEach(add),
        moot: (u, f, one) => !isIn(u, f, one),
        apply: (u, f, one) => apply(u, f, meantBy(one)),
      }),
      ...(optional ? [{ name: 'pass', check: () => null, apply() {} }] : []),
    ],
  });
}

/** Asks only if there is a Country to select; otherwise the event is No Result (V.e). */
export function pushSelection<B extends { faction: Faction }>(
  u: U,
  asked: Question<Table, Facts, B>,
  bindings: B,
  among: readonly Country[],
): void {
  if (among.length > 0) u.push(asked, bindings);
}
