// Formats numbers, points and arcs for a map's module.
export const num = (v) => String(Math.round(v * 10) / 10);
export const point = ([x, y]) => `[${num(x)}, ${num(y)}]`;
export const quote = (s) => `'${s}'`;

export const ringText = (rings) => rings.map((ring) => ring.join(' ')).join(',');
