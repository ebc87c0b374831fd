import { type BridgeheadView, UNIT_KINDS, type UnitKind } from '@sandtable/bridgehead/map';
import type { Plain, View } from '@sandtable/kernel';
import type { CounterFace, HexPosition, HexUnit, PlateStyle, UnitMark } from '../../board/hex/model.js';
import { t } from '../../languages/index.js';
import { capital } from '../pretty.js';
import { sheetOf } from './map-model.js';
import { words } from './words.js';

/** The sides differ in lightness and shape, not only in hue. */
export const STYLES: Record<string, PlateStyle> = {
  south: {
    id: 'south',
    shape: 'square',
    plate: '#4d565c',
    ink: '#f6f2e6',
    frame: '#6d777d',
    rim: '#2b3237',
  },
  north: {
    id: 'north',
    shape: 'rounded',
    plate: '#c9a24b',
    ink: '#2a2010',
    frame: '#e2cb93',
    rim: '#7d6120',
  },
};

export function tableOf(table: Plain): BridgeheadView {
  return table as BridgeheadView;
}

/** "south-infantry-3", split into its parts. */
export interface UnitId {
  side: string;
  kind: UnitKind;
  number: string;
}

export function readId(id: string): UnitId {
  const [side, kind, number] = id.split('-');
  return { side, kind: UNIT_KINDS.find((one) => one.id === kind) ?? UNIT_KINDS[0], number };
}

/** "South infantry 3": shorter than "South 3rd infantry". */
export function unitName(id: string): string {
  const { side, kind, number } = readId(id);
  return words.unit(words.sides[side] ?? capital(side), t(kind.name), number);
}

export function faceOf(id: string, steps: number): CounterFace {
  const { side, kind, number } = readId(id);
  const full = kind.attack.length;
  const at = Math.min(full, Math.max(1, steps)) - 1;
  return {
    style: STYLES[side],
    symbol: kind.id,
    strengths: [kind.attack[at], kind.defence[at], kind.movement],
    designation: number,
    echelon: 'XX',
    code: side.slice(0, 1).toUpperCase(),
    steps,
    fullSteps: full,
    reduced: steps < full,
  };
}

/** The units on the map, and who controls which towns. */
export function positionOf(view: View): HexPosition {
  const table = tableOf(view.table);
  const { hexNamed } = sheetOf(table.scenario);
  const cut = new Set(table.unsupplied);
  const units = table.units.map((unit): HexUnit => {
    const { id, hex, steps, moved, attacked } = unit;
    const { kind } = readId(id);
    const at = Math.min(kind.attack.length, steps) - 1;
    const done = table.phase === 'movement' ? moved : attacked;
    const marks: UnitMark[] = [];
    if (done) marks.push('done');
    if (cut.has(id)) marks.push('unsupplied');
    return {
      touch: { kind: 'unit', id },
      hex: hexNamed(hex),
      face: faceOf(id, steps),
      name: unitName(id),
      says: [
        words.strength(kind.attack[at], kind.defence[at], kind.movement),
        words.steps(steps, kind.attack.length),
        ...(cut.has(id) ? [words.unsupplied] : []),
        ...(moved ? [words.moved] : []),
        ...(attacked ? [words.attacked] : []),
      ].join(', '),
      weight: kind.attack[at] * 10 + kind.defence[at],
      marks,
    };
  });
  const held = (side: string) =>
    Object.entries(table.towns)
      .filter(([, holder]) => holder === side)
      .map(([town]) => hexNamed(town));
  return { units, control: Object.values(STYLES).map((style) => ({ style, hexes: held(style.id) })) };
}
