import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseJournal, playsRuleset, printJournal, replay } from '@sandtable/kernel';
import { findGame } from '@sandtable/shelf';
import { describe, expect, it } from 'vitest';

// Recorded games must always replay exactly: see golden/README.md.

const folder = fileURLToPath(new URL('../../../golden/', import.meta.url));
const games = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const journals = games.flatMap(({ name }) =>
  readdirSync(`${folder}${name}`).map((file) => [
    name,
    file,
    readFileSync(`${folder}${name}/${file}`, 'utf8'),
  ]),
);

describe('golden journals', () => {
  it.each(journals)('%s %s', async (id, _, text) => {
    const game = await findGame(id);
    if (!game) throw new Error(`there is no game '${id}'`);
    const journal = parseJournal(text);
    expect(playsRuleset(game, journal.header.ruleset)).toBe(true);
    const match = replay(game, journal, { strict: true });
    expect(match.state.outcome).not.toBeNull();
    expect(match.entries.filter(({ kind }) => kind === 'mark').length).toBeGreaterThan(0);
    expect(printJournal(match.journal())).toBe(text);
  });

  it('exist for every game and every supported ruleset', async () => {
    for (const id of ['qmg-ww2', 'east-front']) {
      const game = (await findGame(id))!;
      const own = journals.filter(([name]) => name === id);
      const rulesets = new Set(own.map(([, , text]) => parseJournal(text).header.ruleset));
      expect(own.length).toBeGreaterThanOrEqual(15);
      expect([...rulesets].sort()).toEqual([...(game.olderRulesets ?? []), game.ruleset].sort());
    }
  });
});
