import { findGame, isDraft, listGames } from '@sandtable/shelf';
import { describe, expect, it } from 'vitest';
import { ExampleTable } from '../src/rules/example-table.js';
import { examplesOf } from './rule-examples.js';

const finished = listGames()
  .map(({ id }) => id)
  .filter((id) => !isDraft(id));

describe.each(finished)('the examples of %s', (id) => {
  it('can be set up, played and taken back, and end as the case says', async () => {
    const game = (await findGame(id))!;
    const { rules, examples } = await examplesOf(id);
    expect(Object.keys(rules).length).toBeGreaterThan(0);
    const wrong: string[] = [];
    for (const example of Object.values(examples)) {
      const table = new ExampleTable(game, example);
      const refused = table.demonstrate();
      if ((refused !== null) !== example.refused) wrong.push(`${example.id}: ${refused?.reason}`);
      const made = table.count.value;
      table.takeBack();
      if (table.count.value !== Math.max(0, made - 1)) wrong.push(`${example.id}: not taken back`);
    }
    expect(wrong).toEqual([]);
  });
});
