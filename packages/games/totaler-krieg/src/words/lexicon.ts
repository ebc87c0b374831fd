import type { Lexicon } from '@sandtable/kernel';
import { turnLabel, turnNamed } from '../calendar/calendar.js';
import { CARDS } from '../cards/deck.js';
import { WAR_STATE_WORDS } from '../cards/requirement-words.js';
import { SEASON_NAMES } from '../cards/why-not.js';
import { RETREAT_PARTS } from '../combat/results-table.js';
import { KINDS } from '../counters/kinds.js';
import { SCENARIOS } from '../data/scenarios/index.js';
import { DELAY_MODIFIERS } from '../delay/modifiers.js';
import { CONDITIONAL_EVENT_NAMES, POLITICAL_EVENT_NAMES } from '../events/event-names.js';
import type { Turn } from '../ids.js';
import { COUNTRIES, REGIONS, ZONES } from '../map/areas.js';
import { RIVERS } from '../map/rivers.js';
import { SHEET } from '../map/sheet.js';
import { POSTURE_BOX_NAMES } from '../politics/posture.js';
import { SEGMENTS } from '../turn/segments.js';
import { FACTION_NAMES } from '../turn/sequence.js';
import { FACTION_WORDS, TYPE_WORDS } from './names.js';
import { BOX_WORDS, MARKER_NAMES } from './politics-log.js';

/** A designation such as "4" or "19" is the same in every language. */
const isNumber = (text: string) => /^\d+$/.test(text);

/** The turns that some scenario reaches. */
function turnLabels(): string[] {
  const first = Math.min(...SCENARIOS.map(({ start }) => turnNamed(start)));
  const last = Math.max(...SCENARIOS.flatMap(({ end }) => (end ? [turnNamed(end)] : [])));
  return Array.from({ length: last - first + 1 }, (_, i) => turnLabel((first + i) as Turn));
}

/** The names on the map, counters, cards and tables, for translators. */
export function lexicon(): Lexicon {
  const names = [
    ...SHEET.placeNames,
    ...COUNTRIES.flatMap(({ name, adjective }) => [name, adjective]),
    ...ZONES.map(({ name }) => name),
    ...RIVERS.map(({ name }) => name),
    ...Object.values(TYPE_WORDS),
    ...KINDS.map(({ label }) => label),
    ...CARDS.map(({ name }) => name),
    ...Object.values(POLITICAL_EVENT_NAMES),
    ...SEGMENTS.map(({ name }) => name),
    ...FACTION_NAMES,
    ...FACTION_WORDS,
    ...Object.values(MARKER_NAMES),
    ...BOX_WORDS.values(),
    ...WAR_STATE_WORDS,
    ...POSTURE_BOX_NAMES,
    ...REGIONS.map(({ name }) => name),
    ...Object.values(CONDITIONAL_EVENT_NAMES),
    ...Object.values(SEASON_NAMES),
    ...DELAY_MODIFIERS.map(({ name }) => name),
    ...RETREAT_PARTS,
    ...turnLabels(),
  ];
  return { names: [...new Set(names)].filter((name) => name !== '' && !isNumber(name)), cards: {} };
}
