/** How this language counts and lists. */

export const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;
export const list = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
