import { readFileSync } from 'node:fs';

const known = new Map<string, ReadonlySet<string> | null>();

/** The anchors of docs/rules of a game; null where there is no such page. */
export function anchorsOf(game: string): ReadonlySet<string> | null {
  const before = known.get(game);
  if (before !== undefined) return before;
  const anchors = readAnchors(new URL(`../../../../docs/rules/${game}.md`, import.meta.url));
  known.set(game, anchors);
  return anchors;
}

function readAnchors(page: URL): ReadonlySet<string> | null {
  try {
    const text = readFileSync(page, 'utf8');
    return new Set([...text.matchAll(/<a id="([^"]+)"><\/a>/g)].map(([, anchor]) => anchor));
  } catch {
    return null;
  }
}
