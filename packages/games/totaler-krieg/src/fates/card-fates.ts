import { say } from '@sandtable/kernel';
import { isSeasonal, seasonalTurnsAhead } from '../calendar/calendar.js';
import { CARDS, type Card, NO_CARD, type OptionCard } from '../cards/deck.js';
import { cardsIn } from '../cards/piles.js';
import type { CardEvent, PoliticalBox } from '../cards/political-box.js';
import { testingNow } from '../cards/removals.js';
import { cardTitle, requirementWords } from '../cards/requirement-words.js';
import { holds } from '../cards/requirements.js';
import { testingAt } from '../cards/selection.js';
import { needsOf } from '../cards/why-not.js';
import { eventWords } from '../events/event-words.js';
import { outcomeOfInfluence } from '../events/political/19-19-influence.js';
import { modified, politicalDrms } from '../events/political-drms.js';
import { isOver, targetsFor } from '../events/political-segment.js';
import { type Country, FACTIONS, type Faction, NO_COUNTRY, type Turn } from '../ids.js';
import { mayActivate } from '../politics/civil-war.js';
import { isMinor, isNeutral } from '../politics/countries.js';
import { FACTION_IDS } from '../scenario/scenario.js';
import { CONQUERED, type R } from '../table.js';
import { isAhead, isToCome } from '../turn/sequence.js';
import {
  concernsCountry,
  influenceWords,
  optionWords,
  outcomeWords,
  pressureWords,
  unrestWords,
  warWords,
} from './event-outcomes.js';
import type { Fate, Outcome } from './fate.js';

/**
 * The cards of a faction that may yet act: the Current Card, and those of which nobody has seen that they are out of the
 * game. Whether they are in the hand, pending or secretly removed makes no difference: that is their owner's secret.
 */
export function openCards(u: R, faction: Faction): Card[] {
  if (!u.facts.decks) return [];
  const seen = new Set([...cardsIn(u, faction, 'revealed'), ...cardsIn(u, faction, 'removed')]);
  const used = new Set(u.facts.decks.flatMap(({ hand, pending, removed }) => [...hand, pending, ...removed]));
  const current = u.table.current[faction] as Card;
  return CARDS.flatMap((card, n) => {
    const id = n as Card;
    if (card.faction !== faction || !used.has(id)) return [];
    return id === current || card.returns || !seen.has(id) ? [id] : [];
  });
}

/** 1.1.1: whether the Pending Card of a faction is still to be revealed in this turn. */
const isRevealedYet = (u: R, faction: Faction): boolean => isToCome(u, 'option-card', faction);

/** The turn in which the next card of a faction is revealed. */
function revealedNext(u: R, faction: Faction): Turn {
  return isRevealedYet(u, faction) ? u.table.turn : seasonalTurnsAhead(u.table.turn, 1);
}

/** The Pending Card of a faction, as long as it is that of the set-up, which all know; -1 if it is a secret. */
function knownPending({ table, facts }: R, faction: Faction): Card {
  const isFirst = table.turn === facts.scenario.start;
  return isFirst ? (facts.decks?.[faction].pending ?? NO_CARD) : NO_CARD;
}

/** 2.1b: when the Current Card of a faction acts next; "never" if another takes its place before that. */
function currentActs(u: R, faction: Faction): 'now' | 'next-turn' | 'never' {
  if (isRevealedYet(u, faction)) return 'never';
  if (isAhead(u, 'political-events', faction)) return 'now';
  return isSeasonal((u.table.turn + 1) as Turn) ? 'never' : 'next-turn';
}

/** What the cards of all factions can do to a Country. */
export function cardFates(u: R, country: Country): Fate[] {
  return FACTIONS.flatMap((faction) =>
    openCards(u, faction).flatMap((card) => {
      const { political, returns } = CARDS[card];
      const outcomes = outcomesOf(u, faction, country, CARDS[card]);
      if (outcomes.length === 0) return [];
      const acts = u.table.current[faction] === card ? currentActs(u, faction) : null;
      // A Current Card that makes room before it acts again comes back only if it returns to the hand.
      if (acts === 'never' && !returns) return [];
      const condition = political?.if ?? null;
      const isMet = condition === null || holds(u, condition, testingNow(u, faction));
      const known = isRevealedYet(u, faction) ? knownPending(u, faction) : NO_CARD;
      const isDue = known === NO_CARD || known === card;
      const next = isDue ? revealedNext(u, faction) : seasonalTurnsAhead(u.table.turn, 1);
      const missing = [
        ...(acts === 'now' || acts === 'next-turn' || known === card
          ? []
          : needsOf(u, card, testingAt(u, faction, next))),
        ...(isMet ? [] : [requirementWords(condition!)]),
      ];
      const soonest =
        acts === 'now' || acts === 'next-turn' ? acts : next === u.table.turn ? 'now' : 'next-season';
      return [
        {
          by: 'card' as const,
          faction: FACTION_IDS[faction],
          card: CARDS[card].id,
          title: cardTitle(CARDS[card]),
          when: missing.length > 0 ? ('later' as const) : soonest,
          missing,
          outcomes,
          anchor: '2.1a',
        },
      ];
    }),
  );
}

/** The outcomes of a card's Political Events that concern the Country; empty if none can. */
function outcomesOf(u: R, faction: Faction, country: Country, card: OptionCard): Outcome[] {
  const { id, political } = card;
  if (!political) return [];
  if (political.target === null) return unaimed(u, faction, country, card, political);
  if (political.target.among.includes('civil-war')) return [];
  if (isOver(u, political) || !targetsFor(u, political.target, faction).includes(country)) return [];
  if (political.mode === 'choice')
    return political.events
      .filter(concernsCountry)
      .map((event) => ({ text: outcomeWords(u, faction, country, event), dice: 0, area: 0 }));
  const results = resultsOf(u, faction, country, id, political);
  if (!results.some(concernsCountry)) return [];
  const rolled = counted(results.map((event) => outcomeWords(u, faction, country, event)));
  if (!political.instead) return rolled;
  const instead = outcomeWords(u, faction, country, { event: political.instead, about: '' });
  return [...rolled, { text: say`or without a die: ${instead}`, dice: 0, area: 0 }];
}

/** What the six results of a die mean with the modifiers of now. */
function resultsOf(
  u: R,
  faction: Faction,
  country: Country,
  card: string,
  { drms, events }: PoliticalBox,
): (CardEvent | null)[] {
  const table = u.facts.values.politicalTables.get(card) ?? events;
  const found = politicalDrms(u, faction, country, drms);
  return [1, 2, 3, 4, 5, 6].map((die) => table[modified(die, found) - 1]);
}

/** Equal outcomes are counted once; that nothing comes of it is said last. */
function counted(texts: readonly string[]): Outcome[] {
  const nothing = eventWords(null);
  const counts = new Map<string, number>();
  for (const text of [...texts.filter((one) => one !== nothing), ...texts.filter((one) => one === nothing)])
    counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, dice]) => ({ text, dice, area: 0 }));
}

/** On how many results of an Area Table the Country is meant; of several tables the best. */
function chanceOn(u: R, faction: Faction, country: Country, areas: readonly string[]): number {
  const drms = politicalDrms(u, faction, NO_COUNTRY);
  const chances = areas.map((area) => {
    const table = u.facts.values.areas.get(area) ?? [];
    return [1, 2, 3, 4, 5, 6].filter((die) => table[modified(die, drms) - 1] === country).length;
  });
  return Math.max(0, ...chances);
}

/** Events that find their Country themselves: by an Area Table, or because somebody selects it. */
function unaimed(u: R, faction: Faction, country: Country, card: OptionCard, box: PoliticalBox): Outcome[] {
  const results = box.mode === 'table' ? resultsOf(u, faction, NO_COUNTRY, card.id, box) : box.events;
  // A card of a later War State acts under it.
  const warState = Math.max(u.table.warState, card.warState);
  const found = new Map<string, { dice: number; area: number }>();
  for (const event of results) {
    if (!event) continue;
    for (const { text, area } of chancesOf(u, faction, country, event, warState)) {
      const known = found.get(text);
      found.set(text, { dice: (known?.dice ?? 0) + 1, area });
    }
  }
  return [...found].map(([text, { dice, area }]) => ({ text, dice: box.mode === 'table' ? dice : 0, area }));
}

/** 19.19: Influence does anything there. */
const changes = (u: R, faction: Faction, country: Country): boolean =>
  outcomeOfInfluence(u, faction, country) !== 'nothing';

function chancesOf(
  u: R,
  faction: Faction,
  country: Country,
  event: CardEvent,
  warState: number,
): Omit<Outcome, 'dice'>[] {
  const every = [...u.facts.values.areas.keys()];
  const neutral = isNeutral(u, country) && isMinor(country);
  const selected = (text: string | null) => (text === null ? [] : [{ text, area: 0 }]);
  const onTable = (text: string | null, areas: readonly string[]) => {
    const area = text === null ? 0 : chanceOn(u, faction, country, areas);
    return text !== null && area > 0 ? [{ text, area }] : [];
  };
  switch (event.event) {
    case '19.13': {
      const areas = every.includes(event.about) ? [event.about] : every;
      return neutral && changes(u, faction, country)
        ? onTable(influenceWords(u, faction, country, ''), areas)
        : [];
    }
    case '19.25':
      return u.table.status[country] === CONQUERED ? selected(outcomeWords(u, faction, country, event)) : [];
    case '19.26':
      return onTable(unrestWords(u, country, warState), every);
    case '19.28':
      return neutral ? selected(pressureWords(u, faction, country)) : [];
    case '19.31':
      return neutral && mayActivate(u, country)
        ? [
            ...(changes(u, faction, country) ? [optionWords(u, faction, country)] : []),
            warWords(u, faction, country),
          ].flatMap(selected)
        : [];
    case '19.37':
      return neutral && mayActivate(u, country) ? selected(warWords(u, faction, country)) : [];
    default:
      return [];
  }
}
