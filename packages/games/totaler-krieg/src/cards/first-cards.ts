import { process } from '../kit.js';
import { discardCard, FIRST_DISCARDS } from './removals.js';
import { selectCard } from './selection.js';

/**
 * What is decided about cards before the first turn. 28.5: some leave the game by choice. 1.1.1g: factions for which
 * the scenario names no Pending Card select one, all at the same time.
 */
export const firstCards = process('first-cards', (u, f) => {
  const { scenario, special, decks } = u.facts;
  const discards = special.firstDiscards.flatMap(({ faction, choose }) =>
    new Array<typeof faction>(choose).fill(faction),
  );
  if (f.step < discards.length)
    return u.push(discardCard, { faction: discards[f.step++], line: FIRST_DISCARDS });
  u.done();
  const left = scenario.factions.filter((faction) => decks?.[faction].pending === -1);
  if (left.length > 0)
    u.push(selectCard, { left: left.reduce((all, one) => all | (1 << one), 0), turn: scenario.start });
});
