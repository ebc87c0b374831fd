import type { Plain, View } from '@sandtable/kernel';
import {
  COUNTER,
  COUNTRIES,
  type CounterKind,
  countersOf,
  KIND,
  kindOf,
  unitName as nameInRules,
  SHEET,
  type TotalerKriegView,
  type UnitView,
} from '@sandtable/totaler-krieg/map';
import type {
  Control,
  CounterFace,
  HexPosition,
  HexUnit,
  PlateShape,
  PlateStyle,
  UnitMark,
} from '../../board/hex/model.js';
import { SYMBOLS as DRAWN } from '../../board/hex/symbols.js';
import { t } from '../../languages/index.js';
import { frontOf } from './front.js';
import { facesOf } from './printed.js';
import { words } from './words.js';

export function tableOf(table: Plain): TotalerKriegView {
  return table as TotalerKriegView;
}

/** Each faction has its own shape, so that nobody depends on hues. */
const SHAPES: Readonly<Record<string, PlateShape>> = {
  axis: 'square',
  western: 'rounded',
  soviet: 'chamfered',
};

const LIGHT = '#f6f2e6';
const DARK = '#241d10';

/** Plate, ink, frame, rim of a nation's counters. */
const NATIONS: Readonly<Record<string, readonly [string, string, string, string]>> = {
  germany: ['#4d565c', LIGHT, '#6d777d', '#2b3237'],
  italy: ['#5d7344', LIGHT, '#8198654d', '#3b4a2a'],
  hungary: ['#766a51', LIGHT, '#a3967a', '#4f4735'],
  rumania: ['#737039', LIGHT, '#a9a66b', '#54522a'],
  finland: ['#aebdc4', DARK, '#cad6db', '#647178'],
  bulgaria: ['#64705d', LIGHT, '#95a18d', '#454d40'],
  russia: ['#a63f2f', LIGHT, '#c05f4f', '#65241a'],
  britain: ['#c9a860', DARK, '#dfc58d', '#7d6330'],
  'united-states': ['#66703f', LIGHT, '#858f5e', '#3b4222'],
  france: ['#527090', LIGHT, '#7e9ab5', '#374c62'],
  poland: ['#b98a8f', DARK, '#d3adb1', '#74494e'],
};
/** Those of other nations, by faction. */
const OTHERS: Readonly<Record<string, readonly [string, string, string, string]>> = {
  axis: ['#726a64', LIGHT, '#948c86', '#443e39'],
  western: ['#9aa58a', DARK, '#b7c0aa', '#5a634c'],
  soviet: ['#9a5c49', LIGHT, '#c78f7e', '#6d3f30'],
};

const styles = new Map<string, PlateStyle>();

export function styleOf(faction: string, nation: string): PlateStyle {
  const id = `${faction} ${nation}`;
  const [plate, ink, frame, rim] = NATIONS[nation] ?? OTHERS[faction] ?? OTHERS.axis;
  const style = styles.get(id) ?? { id, shape: SHAPES[faction] ?? 'square', plate, ink, frame, rim };
  styles.set(id, style);
  return style;
}

/** The colour of a faction: that of its leading nation. */
const LEADERS: Readonly<Record<string, string>> = { axis: 'germany', western: 'britain', soviet: 'russia' };
export const factionStyle = (faction: string): PlateStyle => styleOf(faction, LEADERS[faction] ?? 'germany');

const SYMBOLS: Readonly<Record<string, string>> = {
  airborne: 'parachute',
  armor: 'armour',
  mechanized: 'mechanised',
  'cav-mech': 'mechanised-cavalry',
  'port-a-fort': 'port-fortress',
  'air-force': 'air',
  interceptor: 'fighter',
  'surface-fleet': 'fleet',
  'cv-fleet': 'carrier',
  'sub-fleet': 'submarine',
  detachment: 'garrison',
  logistics: 'supply',
  'partisan-base': 'partisans',
  airdrop: 'parachute',
};

const symbolFor = ({ type }: CounterKind) => SYMBOLS[type] ?? type;

/** A marker that has no picture of its own, only its words: Ceded Lands, production, Policies. */
export function isInWords(id: string): boolean {
  const kind = kindNamed(id);
  return kind.kind === 'marker' && !Object.hasOwn(DRAWN, symbolFor(kind));
}

const FACTION_IDS = ['axis', 'western', 'soviet'] as const;

/** The faction of a counter now: printed on it, or that of its Country. */
export function factionOf(table: TotalerKriegView, id: string): string {
  const { faction, country } = kindNamed(id);
  if (faction >= 0) return FACTION_IDS[faction];
  const status = country >= 0 ? (table.countries[COUNTRIES[country].id] ?? '') : '';
  return status.split(' ')[1] ?? '';
}

export function kindNamed(id: string): CounterKind {
  return kindOf(COUNTER.index(id));
}

export const unitName = (id: string): string => t(nameInRules(COUNTER.index(id)));

/** A counter of this kind: options name the kind where its counters are all alike. */
export function counterOfKind(kind: string): string | null {
  const [first] = countersOf(KIND.index(kind));
  return first === undefined ? null : COUNTER.name(first);
}

/** The face of a counter, with the side that is up. */
export function faceOf(table: TotalerKriegView, { id, face }: Pick<UnitView, 'id' | 'face'>): CounterFace {
  const kind = kindNamed(id);
  const nation = kind.country >= 0 ? COUNTRIES[kind.country] : null;
  const { front, reduced, fortress } = facesOf(table, kind.id);
  const printed = face === 'reduced' ? reduced : face === 'fortress' ? fortress : front;
  const full = front?.steps ?? 1;
  return {
    style: styleOf(factionOf(table, id), nation?.id ?? ''),
    symbol: face === 'fortress' ? 'fortress' : face === 'airdrop' ? 'parachute' : symbolFor(kind),
    strengths: printed && face !== 'airdrop' ? [printed.attack, printed.defense, printed.move] : [],
    // What is written on a marker is its name, which is too long for its corner.
    designation: kind.kind === 'marker' ? '' : kind.label,
    code: nation ? nation.adjective.slice(0, 2).toUpperCase() : '',
    ...(full > 1 || reduced ? { steps: printed?.steps ?? 1, fullSteps: full } : {}),
    reduced: face === 'reduced',
  };
}

function saysOf(table: TotalerKriegView, unit: UnitView, cut: boolean): string {
  const { front, reduced, fortress } = facesOf(table, kindNamed(unit.id).id);
  const printed = unit.face === 'reduced' ? reduced : unit.face === 'fortress' ? fortress : front;
  return [
    ...(printed
      ? [
          words.strength(printed.attack, printed.defense, printed.move),
          words.steps(printed.steps, front?.steps ?? 1),
        ]
      : []),
    ...(unit.face && words.faces[unit.face] ? [words.faces[unit.face]] : []),
    ...(unit.holding ? [words.holding(unitName(unit.holding))] : []),
    ...(cut ? [words.unsupplied] : []),
    ...(unit.moved ? [words.moved] : []),
    ...(unit.attacked ? [words.attacked] : []),
    ...(factionOf(table, unit.id) === '' ? [words.neutral] : []),
  ].join(', ');
}

const isMovement = (segment: string) => segment === 'movement' || segment === 'reserve-movement';

/** The counters and markers on the map, and whose land it is. */
export function positionOf(view: View): HexPosition {
  const table = tableOf(view.table);
  const cut = new Set(table.unsupplied);
  const units = table.units.map((unit): HexUnit => {
    const { front } = kindNamed(unit.id);
    const marks: UnitMark[] = [];
    if (isMovement(table.segment) ? unit.moved : unit.attacked) marks.push('done');
    if (cut.has(unit.id)) marks.push('unsupplied');
    return {
      touch: { kind: 'unit', id: unit.id },
      hex: SHEET.hexOf(unit.hex),
      face: faceOf(table, unit),
      name: unitName(unit.id),
      says: saysOf(table, unit, cut.has(unit.id)),
      weight: front ? front.attack * 10 + front.defense : 0,
      marks,
    };
  });
  return { units: [...markersOf(table), ...units], ...landOf(table) };
}

const MARKER_STYLE: PlateStyle = {
  id: 'marker',
  shape: 'square',
  plate: '#e9c46a',
  ink: '#3b2a05',
  frame: '#f3dca0',
  rim: '#8a6a1d',
};

/** Blitz, Beachhead and Failure markers lie under the units. */
function markersOf(table: TotalerKriegView): HexUnit[] {
  const marker = (id: string, hex: string, symbol: string, name: string): HexUnit => ({
    touch: { kind: 'marker', id },
    hex: SHEET.hexOf(hex),
    face: { style: MARKER_STYLE, symbol, strengths: [] },
    name,
    says: '',
    weight: -1,
    marks: [],
  });
  return [
    ...table.blitz.map((hex) => marker(`blitz-${hex}`, hex, 'blitz', words.blitz)),
    ...table.beachheads.map(({ hex, faction }) =>
      marker(`beachhead-${hex}`, hex, 'beachhead', words.beachhead(words.factions[faction])),
    ),
    ...table.failures.map(({ hex, supply }) =>
      marker(`failure-${hex}`, hex, 'failure', supply ? words.failure.supply : words.failure.command),
    ),
  ];
}

const FACTION_OF_LETTER: Readonly<Record<string, string>> = { a: 'axis', w: 'western', s: 'soviet' };

/** Whose land each hex is, drawn: control, and the front between enemies. */
type Land = Pick<HexPosition, 'control' | 'front'>;
let drawn: { key: string; land: Land } = { key: '', land: { control: [] } };

/** Whose land it is; a hex with units, and a held City, is theirs who are there. The lists stay the same while nothing changes. */
function landOf(table: TotalerKriegView): Land {
  const owner = new Map<number, string>();
  SHEET.landHexes.forEach((hex, i) => {
    const faction = FACTION_OF_LETTER[table.land[i]];
    if (faction) owner.set(hex, faction);
  });
  for (const [hex, faction] of Object.entries(table.holds)) owner.set(SHEET.hexOf(hex), faction);
  const units = new Map<number, string>();
  for (const { id, hex } of table.units) {
    const faction = factionOf(table, id);
    if (faction && kindNamed(id).kind === 'ground' && SHEET.isLand[SHEET.hexOf(hex)])
      units.set(SHEET.hexOf(hex), faction);
  }
  for (const [hex, faction] of units) owner.set(hex, faction);
  const key = [table.warState, ...[...owner].map(([hex, faction]) => `${hex}${faction[0]}`)].join(' ');
  if (drawn.key !== key) {
    const of = (faction: string) => [...owner].filter(([, one]) => one === faction).map(([hex]) => hex);
    const control = table.factions.map(
      (faction): Control => ({ style: factionStyle(faction), hexes: of(faction) }),
    );
    drawn = { key, land: { control, front: frontOf(table, owner, units) } };
  }
  return drawn.land;
}
