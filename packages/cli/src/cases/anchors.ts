import { readFileSync } from 'node:fs';
import { unknownName } from './input-reader.js';

/** The syntax of a rule anchor: supply.navy-port. */
export const ANCHOR = /^[a-z-]+(\.[a-z0-9-]+)+$/;

const known = new Map<string, ReadonlySet<string> | null>();

/** The anchors in a game's page of docs/rules; null if there is no such page. */
export function anchorsOf(game: string): ReadonlySet<string> | null {
  const before = known.get(game);
  if (before !== undefined) return before;
  const anchors = readAnchors(new URL(`../../../../docs/rules/${game}.md`, import.meta.url));
  known.set(game, anchors);
  return anchors;
}

/** "there is no rule 'play.one-crad'; did you mean 'play.one-card'?" */
export function noSuchRule(anchor: string, anchors: ReadonlySet<string>): string {
  return unknownName('there is no rule', anchor, [...anchors]);
}

function readAnchors(page: URL): ReadonlySet<string> | null {
  try {
    const text = readFileSync(page, 'utf8');
    return new Set([...text.matchAll(/<a id="([^"]+)"><\/a>/g)].map(([, anchor]) => anchor));
  } catch {
    return null;
  }
}
