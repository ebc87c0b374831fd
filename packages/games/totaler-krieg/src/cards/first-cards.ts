import { process } from '../kit.js';
import { selectCard } from './selection.js';

/** 1.1.1g: factions for which the scenario names no Pending Card select one, all at the same time. */
export const firstCards = process('first-cards', (u) => {
  u.done();
  const { factions, start } = u.facts.scenario;
  const left = factions.filter((faction) => u.facts.decks?.[faction].pending === -1);
  if (left.length > 0)
    u.push(selectCard, { left: left.reduce((all, one) => all | (1 << one), 0), turn: start });
});
