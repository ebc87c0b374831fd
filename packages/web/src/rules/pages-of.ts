/** What is loaded for a game on first use. */
export function once<V>(known: Map<string, Promise<V>>, game: string, load: () => Promise<V>): Promise<V> {
  const found = known.get(game) ?? load();
  known.set(game, found);
  // A lost connection is no reason to fail for ever.
  found.catch(() => known.delete(game));
  return found;
}

/** The page of a game, or the pages of its folder in order. */
export function pagesOf<V>(files: Record<string, () => Promise<V>>, game: string): Promise<V[]> {
  const paths = Object.keys(files).filter(
    (path) => path.endsWith(`/rules/${game}.md`) || path.includes(`/rules/${game}/`),
  );
  return Promise.all(paths.sort().map((path) => files[path]()));
}
