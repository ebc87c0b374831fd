import type { LabelPlace } from '@sandtable/maps';

// Names on a map have their lines and sizes from the map, in English. In another language they are broken and sized so
// that they keep to about the same room.

/** A name may be this much wider than the English one. */
const WIDER = 1.15;
/** Names are not made smaller than this part of their size. */
const LEAST = 0.62;
const MOST_LINES = 3;
const MUCH = 0.15;

export interface NameLabel extends LabelPlace {
  /** It is not the name that the map was drawn for: it may lie over others if they do not make room. */
  translated?: boolean;
}

/** A name on the place of the English one. `most`: how many letters of the usual size fit, where that is known. */
export function labelFor(label: LabelPlace, english: string, name: string, most?: number): NameLabel {
  if (name === english) return label;
  const width = most ?? Math.max(...label.lines.map((line) => line.length)) * WIDER;
  const height = most === undefined ? label.lines.length + 1 : label.lines.length;
  const tries = Array.from({ length: MOST_LINES }, (_, i) => brokenInto(name, i + 1)).map((lines) => ({
    lines,
    part: Math.min(1, width / Math.max(...lines.map((line) => line.length)), height / lines.length),
  }));
  // As many lines as the map has, unless that makes it much smaller.
  const own = (lines: readonly string[]) => Math.abs(lines.length - label.lines.length);
  const best = tries
    .sort((a, b) => own(a.lines) - own(b.lines))
    .reduce((a, b) => (b.part > a.part + MUCH ? b : a));
  return {
    ...label,
    lines: best.lines,
    size: label.size * Math.max(LEAST, best.part),
    translated: true,
  };
}

/** A name in at most this many lines, the longest of them as short as possible. Lines end at blanks and hyphens. */
export function brokenInto(name: string, count: number): string[] {
  const parts = name.split(/(?<=[\s-])/);
  let best: string[] = [name];
  const go = (from: number, left: number, done: readonly string[]) => {
    if (left === 1 || from === parts.length - 1) {
      const lines = [...done, parts.slice(from).join('').trim()];
      if (longest(lines) < longest(best)) best = lines;
      return;
    }
    for (let until = from + 1; until < parts.length; until++)
      go(until, left - 1, [...done, parts.slice(from, until).join('').trim()]);
  };
  // A break that does not make it narrower is not made.
  for (let most = 1; most <= count; most++) go(0, most, []);
  return best;
}

function longest(lines: readonly string[]): number {
  return Math.max(...lines.map((line) => line.length));
}
