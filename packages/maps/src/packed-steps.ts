/**
 * Lines as text: whole numbers, small ones as one character. Written as figures they would be half as long again when
 * they are sent.
 */
const DIGITS = '!#%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~';
const BASE = DIGITS.length;
/** Digits up to here are a number by themselves, up to the next they begin a pair, from there on three characters. */
const PAIRS = BASE - 10;
const THREES = BASE - 6;
const FIRST_THREE = PAIRS + (THREES - PAIRS) * BASE;

const DIGIT_OF = new Map([...DIGITS].map((digit, value) => [digit, value]));

export function packSteps(steps: readonly number[]): string {
  return steps.map(pack).join('');
}

function pack(step: number): string {
  // The sign is the last bit: small steps in any direction are small numbers.
  const value = step < 0 ? -2 * step - 1 : 2 * step;
  if (value < PAIRS) return DIGITS[value]!;
  const [rest, from, length] =
    value < FIRST_THREE ? [value - PAIRS, PAIRS, 1] : [value - FIRST_THREE, THREES, 2];
  const lead = DIGITS[from + Math.floor(rest / BASE ** length)];
  if (lead === undefined) throw new RangeError(`a step of ${step} is too long`);
  const low = DIGITS[rest % BASE]!;
  return length === 1 ? lead + low : lead + DIGITS[Math.floor(rest / BASE) % BASE] + low;
}

export function unpackSteps(text: string): number[] {
  const steps: number[] = [];
  let at = 0;
  const next = () => DIGIT_OF.get(text[at++]!)!;
  while (at < text.length) {
    let value = next();
    if (value >= THREES) value = FIRST_THREE + ((value - THREES) * BASE + next()) * BASE + next();
    else if (value >= PAIRS) value = PAIRS + (value - PAIRS) * BASE + next();
    steps.push(value % 2 ? -(value + 1) / 2 : value / 2);
  }
  return steps;
}

/** The points that are reached by steps from the origin, with so many parts to a unit. */
export function pointsOf(text: string, parts: number): [x: number, y: number][] {
  const steps = unpackSteps(text);
  const points: [x: number, y: number][] = [];
  let x = 0;
  let y = 0;
  for (let i = 0; i + 1 < steps.length; i += 2) {
    x += steps[i]!;
    y += steps[i + 1]!;
    points.push([x / parts, y / parts]);
  }
  return points;
}

/** Points given in parts of a unit, as the steps that lead to them. */
export function packPoints(points: readonly (readonly [x: number, y: number])[]): string {
  return packSteps(
    points.flatMap(([x, y], i) => {
      const [fromX, fromY] = i === 0 ? [0, 0] : points[i - 1]!;
      return [x - fromX, y - fromY];
    }),
  );
}
