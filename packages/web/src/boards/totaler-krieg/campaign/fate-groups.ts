import type { Fate, Outcome } from '@sandtable/totaler-krieg/map';

/** Fates of one faction that come to the same, by several cards or rules. */
export interface FateGroup {
  faction: string;
  fates: readonly Fate[];
  outcomes: readonly GroupOutcome[];
}

/** An outcome with its chance: from the least of its cards to the best. */
export interface GroupOutcome {
  text: string;
  dice: readonly [least: number, most: number];
  area: number;
}

const sameAs = ({ faction, outcomes }: Fate) =>
  [faction, ...outcomes.map(({ text, area }) => `${text}/${area}`)].join('|');

/** Those that come to the same are one: what can happen is read once, and by which cards. */
export function groupFates(fates: readonly Fate[]): FateGroup[] {
  const groups = new Map<string, Fate[]>();
  for (const fate of fates) {
    const key = sameAs(fate);
    groups.set(key, [...(groups.get(key) ?? []), fate]);
  }
  return [...groups.values()].map((alike) => ({
    faction: alike[0].faction,
    fates: alike,
    outcomes: alike[0].outcomes.map((outcome, i) => inAll(outcome, alike, i)),
  }));
}

function inAll({ text, area }: Outcome, alike: readonly Fate[], i: number): GroupOutcome {
  const dice = alike.map(({ outcomes }) => outcomes[i].dice);
  return { text, area, dice: [Math.min(...dice), Math.max(...dice)] };
}
