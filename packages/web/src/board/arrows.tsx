import type { Point } from './pan-zoom.js';

/** How far an arrow bends, relative to its length. */
const BEND = 0.16;

/**
 * A bent line between two places that leaves room for the counters at its ends, the same or for each end its own; the
 * second end may have a head.
 */
export function bentLine(
  [ax, ay]: Point,
  [bx, by]: Point,
  room: number | readonly [number, number],
  head = 0,
): string {
  const [roomA, roomB] = typeof room === 'number' ? [room, room] : room;
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy);
  if (length < (roomA + roomB) * 1.1) return '';
  const [ux, uy] = [dx / length, dy / length];
  const [mx, my] = [(ax + bx) / 2 + uy * length * BEND, (ay + by) / 2 - ux * length * BEND];
  const towards = (x: number, y: number, left: number): Point => {
    const far = Math.hypot(mx - x, my - y);
    return [x + ((mx - x) / far) * left, y + ((my - y) / far) * left];
  };
  const [fx, fy] = towards(ax, ay, roomA);
  const [tx, ty] = towards(bx, by, roomB);
  const line = `M${fx.toFixed(1)} ${fy.toFixed(1)}Q${mx.toFixed(1)} ${my.toFixed(1)} ${tx.toFixed(1)} ${ty.toFixed(1)}`;
  if (head === 0) return line;
  const angle = Math.atan2(ty - my, tx - mx);
  const barb = (turn: number) =>
    `${(tx - Math.cos(angle + turn) * head).toFixed(1)} ${(ty - Math.sin(angle + turn) * head).toFixed(1)}`;
  return `${line}M${barb(0.6)}L${tx.toFixed(1)} ${ty.toFixed(1)}L${barb(-0.6)}`;
}

/** From where an attack or a move would come. */
export function PreviewArrow({ d, kind }: { d: string; kind: 'attack' | 'move' }) {
  if (d === '') return null;
  return (
    <g class={`preview-arrow is-${kind}`}>
      <path class="arrow-case" d={d} />
      <path class="arrow-line" d={d} />
    </g>
  );
}

/** How supply would come. */
export function SupplyLine({ d }: { d: string }) {
  if (d === '') return null;
  return (
    <g class="would-supply">
      <path class="would-supply-case" d={d} />
      <path class="would-supply-line" d={d} />
    </g>
  );
}
