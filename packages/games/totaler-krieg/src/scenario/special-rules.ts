import { turnNamed } from '../calendar/calendar.js';
import { COUNTER, COUNTER_KIND, kindOf } from '../counters/counters.js';
import type { FactionId, SpecialRule } from '../data/scenarios/scenario-data.js';
import type { Faction, Turn } from '../ids.js';
import { FACTION_IDS, factionNamed, type Scenario } from './scenario.js';

/** What the special rules of a scenario say, read once from its file. */
export interface SpecialRules {
  /** The ids of the rules in force. */
  readonly ids: ReadonlySet<string>;
  /** 28.5: segments that are left out on the first turn. */
  readonly skippedFirst: readonly { faction: Faction; segment: string }[];
  /** 28.5: for each faction, Blitz markers of its first Support Segment. */
  readonly firstBlitz: readonly number[];
  /** 28.5: cards of which a faction removes some by choice before the first turn. */
  readonly firstDiscards: readonly { faction: Faction; choose: number; cards: readonly string[] }[];
  /** 24.4: Political DRMs by the turn from which on they apply, the latest last. */
  readonly politicalDrms: readonly { from: Turn; drm: number }[];
  /** 25.4: No Retreat brings no replacements. */
  readonly noRetreatIsIdle: boolean;
  /** 35.4: Germany is a Dependent of an Axis that plays no more. */
  readonly germanyIsBeaten: boolean;
  /** 24.4, 25.4: for each counter, whether it has a Delay Stripe: SS units too. */
  readonly hasStripe: readonly boolean[];
}

/** The keys of the rules' data that are read here. */
interface RuleData {
  skipFirstTurn?: readonly string[];
  blitz?: Readonly<Partial<Record<FactionId, number>>>;
  politicalDrm?: readonly { from: string; drm: number }[];
  noRetreatReplacements?: boolean;
  delayStripeOverride?: { ss?: boolean };
  germany?: 'axis-dependent';
  discards?: Readonly<Partial<Record<FactionId, { count: number; from: readonly string[] }>>>;
}

/** `stripes`: by kind of counter, whether it has a Delay Stripe. */
export function specialRulesOf({ data }: Scenario, stripes: readonly boolean[]): SpecialRules {
  const rules: readonly SpecialRule[] = data.specialRules.filter(({ optional }) => !optional);
  const read: readonly RuleData[] = rules.map((rule) => rule.data);
  const ssHasStripe = read.some(({ delayStripeOverride }) => delayStripeOverride?.ss);
  return {
    ids: new Set(rules.map(({ id }) => id)),
    skippedFirst: read.flatMap(({ skipFirstTurn = [] }) =>
      skipFirstTurn.map((name) => {
        const [faction, segment] = name.split('.');
        return { faction: factionNamed(faction as FactionId), segment };
      }),
    ),
    firstBlitz: FACTION_IDS.map((id) => read.reduce((sum, { blitz }) => sum + (blitz?.[id] ?? 0), 0)),
    firstDiscards: read.flatMap(({ discards = {} }) =>
      Object.entries(discards).map(([id, { count, from }]) => ({
        faction: factionNamed(id as FactionId),
        choose: count,
        cards: from.map((number) => `${id[0].toUpperCase()}${number}`),
      })),
    ),
    politicalDrms: read.flatMap(({ politicalDrm = [] }) =>
      politicalDrm.map(({ from, drm }) => ({ from: turnNamed(from), drm })),
    ),
    noRetreatIsIdle: read.some(({ noRetreatReplacements }) => noRetreatReplacements === false),
    germanyIsBeaten: read.some(({ germany }) => germany === 'axis-dependent'),
    hasStripe: COUNTER.values.map(
      (counter) => stripes[COUNTER_KIND[counter]] || (ssHasStripe && kindOf(counter).ss),
    ),
  };
}
