import type { GameOptions } from '@sandtable/kernel';
import type { FactionData, FactionId, ScenarioData, SpecialRule } from '../data/scenarios/scenario-data.js';
import { type Scenario, scenarioOf } from './scenario.js';

interface PostureRow {
  box: string;
  marker: { counter: string };
}

/** What the rule of a variant changes. */
interface GuaranteesData {
  posture: Readonly<Record<string, string>>;
  westernCards: { restore: readonly string[]; remove: readonly string[] };
}

const guaranteesIn = (data: Readonly<Record<string, unknown>>): GuaranteesData => ({
  posture: data.posture as GuaranteesData['posture'],
  westernCards: data.westernCards as GuaranteesData['westernCards'],
});

/** 17.2a: the scenario with the variant that its own special rule describes. */
function withGuarantees(scenario: Scenario): Scenario {
  const { data } = scenario;
  const rule = data.specialRules.find(({ id }) => id === 'guarantees-variant');
  const western = data.factions.western;
  if (!rule || !western) return scenario;
  const { posture, westernCards } = guaranteesIn(rule.data);
  const rows = (data.markers.posture ?? []) as readonly PostureRow[];
  const markers = {
    ...data.markers,
    posture: rows.map((row) => (posture[row.box] ? { ...row, marker: { counter: posture[row.box] } } : row)),
  };
  const removed = (western.cards.removed ?? []).filter((card) => !westernCards.restore.includes(card));
  const cards = { ...western.cards, removed: [...removed, ...westernCards.remove] };
  const factions = { ...data.factions, western: { ...western, cards } satisfies FactionData };
  return { ...scenario, data: { ...data, markers, factions } };
}

/** Cards of which the owner removes some by choice. */
interface Discard {
  count: number;
  from: readonly string[];
  insteadOf: readonly string[];
}

interface FreeSetupData {
  warState: ScenarioData['warState'];
  posture: Readonly<Record<string, string>>;
  influence: readonly unknown[];
  germanSetup: { anyHexIn: readonly string[]; including: readonly string[] };
  cancels: readonly string[];
  axisDiscard: Discard;
  sovietDiscard: Discard;
}

const freeSetupIn = (data: Readonly<Record<string, unknown>>): FreeSetupData => ({
  warState: data.warState as FreeSetupData['warState'],
  posture: data.posture as FreeSetupData['posture'],
  influence: data.influence as FreeSetupData['influence'],
  germanSetup: data.germanSetup as FreeSetupData['germanSetup'],
  cancels: data.cancels as FreeSetupData['cancels'],
  axisDiscard: data.axisDiscard as Discard,
  sovietDiscard: data.sovietDiscard as Discard,
});

const idOf = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '-');
const HEX_LINE = /^[we]\d{4} /;
const POLISH = /^pl-/;

/** 28.5: the lines of a set-up in the variant. */
function freeLines(id: FactionId, setup: string, { germanSetup }: FreeSetupData): string {
  const lines = setup
    .trim()
    .split('\n')
    .map((line) => line.trim());
  const others = lines.filter((line) => id !== 'axis' || !HEX_LINE.test(line));
  const kept = others
    .map((line) => line.replace(/^delay-box /, 'event:outbreak-of-war '))
    .map((line) =>
      line
        .split(' ')
        .filter((item) => !POLISH.test(item))
        .join(' '),
    )
    // A place without counters.
    .filter((line) => line.includes(' '));
  if (id !== 'axis') return kept.join('\n');
  const units = lines.filter((line) => HEX_LINE.test(line)).flatMap((line) => line.split(' ').slice(1));
  const hexes = `any-hex-in=${germanSetup.anyHexIn.map(idOf)}&including=${germanSetup.including.map(idOf)}`;
  return [`{${hexes}} ${units.join(' ')}`, ...kept].join('\n');
}

/** 28.5: no Pending Card, and a choice among the cards that the scenario would have removed. */
function freeCards({ cards }: FactionData, discard: Discard | null): FactionData['cards'] {
  const { pending: _, ...rest } = cards;
  const removed = (cards.removed ?? []).filter((card) => !discard?.insteadOf.includes(card));
  return { ...rest, removed };
}

const freeSetups = new WeakMap<ScenarioData, ScenarioData>();

/** 17.1a, 28.5: the scenario before the war, with units and cards of the players' choice. */
function withFreeSetup({ data }: Scenario): Scenario | null {
  const rule = data.specialRules.find(({ id }) => id === 'free-setup-variant');
  if (!rule) return null;
  const known = freeSetups.get(data) ?? freeSetupOf(data, freeSetupIn(rule.data));
  freeSetups.set(data, known);
  return scenarioOf(known);
}

function freeSetupOf(data: ScenarioData, changes: FreeSetupData): ScenarioData {
  const { axisDiscard: axis, sovietDiscard: soviet } = changes;
  const discards: Readonly<Partial<Record<FactionId, Discard>>> = { axis, soviet };
  const boxes = Object.entries(changes.posture).map(([box, counter]) => ({ box, marker: { counter } }));
  const factions = Object.entries(data.factions).map(([name, own]) => {
    const id = name as FactionId;
    const setup = freeLines(id, own.setup, changes);
    return [id, { setup, cards: freeCards(own, discards[id] ?? null) } satisfies FactionData];
  });
  const first: SpecialRule = {
    id: 'first-discards',
    title: 'Free set-up',
    gist: 'Some cards leave the game by choice of their owner before the first turn.',
    data: { discards },
  };
  return {
    ...data,
    warState: changes.warState,
    active: { ...data.active, western: data.active.western.filter((country) => country !== 'poland') },
    neutral: [...data.neutral, 'poland'].sort(),
    markers: {
      ...data.markers,
      posture: [...((data.markers.posture ?? []) as readonly PostureRow[]), ...boxes],
      influence: changes.influence,
    },
    factions: Object.fromEntries(factions),
    specialRules: [...data.specialRules.filter(({ id }) => !changes.cancels.includes(id)), first],
  };
}

/** The scenario as the options vary it. */
export function variantOf(scenario: Scenario, options: GameOptions): Scenario {
  const free = options['free-setup'] === 'on' ? withFreeSetup(scenario) : null;
  return free ?? (options['western-guarantees'] === 'on' ? withGuarantees(scenario) : scenario);
}
