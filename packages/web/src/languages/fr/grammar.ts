/** Comment on compte et énumère. */

export const many = (count: number, one: string, more = `${one}s`) => `${count} ${count < 2 ? one : more}`;
export const list = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;

/** Ce qu’aucun texte n’a : une espace sécable avant « : » ou dans les guillemets, des guillemets ou apostrophes droits. */
export const misprints = / [;:!?»](?=[\s).,…]|$)|« |"|\p{L}'\p{L}|[“”„]/u;
