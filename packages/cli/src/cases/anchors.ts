import { readdirSync, readFileSync } from 'node:fs';
import { unknownName } from './input-reader.js';

/** The syntax of a rule anchor: supply.navy-port, or the number of a printed rule, 4.2.5.1b. */
export const ANCHOR = /^([a-z-]+(\.[a-z0-9-]+)+|([a-z]-)?\d+(\.\d+)*[a-z]{0,2}\d?)$/;

const known = new Map<string, ReadonlySet<string> | null>();

/** The anchors in a game's page of docs/rules, or in its folder there; null if there is neither. */
export function anchorsOf(game: string): ReadonlySet<string> | null {
  const before = known.get(game);
  if (before !== undefined) return before;
  const anchors = readAnchors(game);
  known.set(game, anchors);
  return anchors;
}

/** "there is no rule 'play.one-crad'; did you mean 'play.one-card'?" */
export function noSuchRule(anchor: string, anchors: ReadonlySet<string>): string {
  return unknownName('there is no rule', anchor, [...anchors]);
}

function readAnchors(game: string): ReadonlySet<string> | null {
  const pages = readPages(game);
  if (pages === null) return null;
  return new Set(
    pages.flatMap((text) => [...text.matchAll(/<a id="([^"]+)"><\/a>/g)].map(([, anchor]) => anchor)),
  );
}

const RULES = new URL('../../../../docs/rules/', import.meta.url);

function readPages(game: string): string[] | null {
  try {
    return [readFileSync(new URL(`${game}.md`, RULES), 'utf8')];
  } catch {
    // It may be a folder.
  }
  try {
    const folder = new URL(`${game}/`, RULES);
    return readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
  } catch {
    return null;
  }
}
