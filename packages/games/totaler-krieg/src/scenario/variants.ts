import type { GameOptions } from '@sandtable/kernel';
import type { FactionData } from '../data/scenarios/scenario-data.js';
import type { Scenario } from './scenario.js';

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

/** The scenario as the options vary it. */
export function variantOf(scenario: Scenario, options: GameOptions): Scenario {
  return options['western-guarantees'] === 'on' ? withGuarantees(scenario) : scenario;
}
