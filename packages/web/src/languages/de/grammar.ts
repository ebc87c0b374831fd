/** Wie gezählt und aufgezählt wird. */

export const many = (count: number, one: string, more = `${one}n`) => `${count} ${count === 1 ? one : more}`;
export const list = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`;

/** Was in keinem Text steht: gerade Anführungszeichen und Apostrophe, englische oder französische Anführungszeichen. */
export const misprints = /"|\p{L}'\p{L}|(?<=^|[\s(])“(?=\p{L})|[”«»]|\.\.\./u;
