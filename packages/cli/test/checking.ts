import { noughts } from '@sandtable/example-noughts';
import { type CaseResult, checkText, type Library } from '../src/cases/index.js';
import { raid } from './raid.js';

const RAID_ANCHORS = new Set(['play.one-card', 'play.from-hand', 'end.three-points', 'end.nobody', 'a.b']);

/** The games of these tests. */
export const LIBRARY: Library = {
  find: async (id) => [raid, noughts].find((game) => game.id === id) ?? null,
  missing: (id) => `there is no game '${id}'`,
  anchors: (id) => (id === 'raid' ? RAID_ANCHORS : null),
};

/** Checks a text of cases. */
export async function check(text: string): Promise<CaseResult[]> {
  const results: CaseResult[] = [];
  for await (const result of checkText('case.yaml', text, LIBRARY)) results.push(result);
  return results;
}

/** Checks a text of one case and returns its reasons as "line key: message". */
export async function reasons(text: string): Promise<string[]> {
  const results = await check(text);
  if (results.length !== 1) throw new Error(`expected one case, not ${results.length}`);
  return results[0].reasons.map(({ line, key, message }) => `${line} ${key}: ${message}`);
}

/** A case of Raid, from its line 5 on: given, when, then. */
export function raidCase(body: string): string {
  return `game: raid\nrule: [play.one-card]\ntitle: A test\nseed: 7\n${body}`;
}
