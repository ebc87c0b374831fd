import {
  Machine,
  Match,
  pickOption,
  plain,
  redactedLog,
  seedGenerator,
  spellOption,
} from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { totalerKrieg } from '../game.js';
import { viewAll } from './campaign-view.js';
import type { ForecastView } from './view-types.js';

/** The questions whose choice rolls a die at once, and the line of the log that tells of it. */
const ROLLS: Readonly<Record<string, RegExp>> = {
  'political-target': /^Politics of .*?: a (\d)(?:, .*?, makes \d)?; (.+)$/,
  'roll-or-resist': /^Politics of .*?: a (\d)(?:, .*?, makes \d)?; (.+)$/,
  'diplomatic-incident': /^Diplomatic Incident: a (\d)(?:, .*?, makes \d)?; (.+)$/,
  area: /^An Area Table, .*?: a (\d)(?:, .*?, makes \d)?; (.+)$/,
  'success-area': /^An Area Table, .*?: a (\d)(?:, .*?, makes \d)?; (.+)$/,
};

/** What the forecast says of a die. */
function saidOf(tables: ForecastView, choice: string, die: number): string {
  const table = tables.find((one) => one.choice === choice) ?? tables[0];
  return plain(table.rows.find(({ dice }) => dice.includes(die))?.says ?? '');
}

it.each([
  ['1937', 8],
  ['1939', 8],
])('what the die may bring is what it brings, in campaigns from %s', (scenario, least) => {
  const machine = new Machine(totalerKrieg, { scenario });
  let compared = 0;
  for (const seed of ['a', 'b']) {
    const match = Match.open(machine, seed);
    const random = seedGenerator(seed);
    for (let left = 1200; left > 0; left--) {
      const seat = machine.nextSeat(match.state);
      if (seat < 0) break;
      const question = machine.question(match.state)!.rule.name;
      const option = pickOption(machine, match.state, seat, random);
      const pattern = ROLLS[question];
      const tables = pattern ? viewAll(machine.read(match.state)).campaign?.forecast : undefined;
      const { text } = spellOption(machine, match.state, seat, option);
      const told = match.log.length;
      match.chooseOption(seat, option);
      // A card that lets its owner choose the event rolls no die.
      if (!tables) continue;
      const lines = redactedLog(machine, match.log.slice(told), seat).map((one) => plain(one.text));
      const line = lines.map((one) => pattern.exec(one)).find((found) => found !== null);
      // Before the Country is selected nobody knows what its marker adds.
      if (!line || /for the marker in the Country/.test(line[0])) continue;
      const [, die, name] = line;
      const said = saidOf(tables, text, Number(die));
      const isIt = said.startsWith(name) || (name === 'Country Resists' && /^it resists/.test(said));
      expect(isIt, `${question} ${text}: ${line[0]}, not ${said}`).toBe(true);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(least);
});
