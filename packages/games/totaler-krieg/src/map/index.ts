/**
 * The printed map, the counters and the shape of the table in a view: what a board needs to draw a position. No rules
 * are loaded with it.
 */
export { isSeasonal, seasonOf, TURNS_A_YEAR, turnLabel, turnNamed } from '../calendar/calendar.js';
export { COLUMNS } from '../combat/results-table.js';
export { COUNTER, COUNTER_KIND, countersOf, IS_ARMOR, kindOf } from '../counters/counters.js';
export { type CounterKind, KIND, KINDS, type UnitFace } from '../counters/kinds.js';
export type { CountryPage, Fate, Outcome } from '../fates/fate.js';
export type { Counter, Hex } from '../ids.js';
export type { AlignmentReason } from '../politics/alignment.js';
export { MOST_STEPS, MOST_UNITS } from '../steps/most.js';
export { SEGMENTS } from '../turn/segments.js';
export { type Faces, facesIn, starsIn } from '../values/printed.js';
export { FACE_DOWN } from '../view/faces.js';
export type {
  AlignmentView,
  AttackView,
  BoxView,
  CampaignView,
  CountryMarker,
  FaceName,
  FactionView,
  ForecastView,
  PoliticsView,
  TotalerKriegView,
  UnitView,
  ZoneView,
} from '../view/view-types.js';
export { type BattleReport, type BattleRoll, lastBattle } from '../words/battle-report.js';
export { unitName } from '../words/names.js';
export { COUNTRIES, type CountryRow, REGIONS, ZONES } from './areas.js';
export { nearestPlace } from './nearest-place.js';
export { RIVERS } from './rivers.js';
export {
  ALL_SEA,
  BORDER,
  isConnectedStrait,
  LAKE,
  letsZoneThrough,
  MOUNTAIN,
  RAIL,
  REGION_BORDER,
  RIVER,
  ROAD,
  SHEET,
  STRAIT,
} from './sheet.js';
