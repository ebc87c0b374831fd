import {
  below,
  clone,
  Machine,
  needLegal,
  plain,
  type State,
  seedGenerator,
  spellOption,
} from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { currentCard } from '../cards/current-card.js';
import type { Facts } from '../facts.js';
import { totalerKrieg } from '../game.js';
import type { Country, Faction } from '../ids.js';
import { COUNTRIES, COUNTRY } from '../map/areas.js';
import { nameInPlay } from '../politics/countries.js';
import { FACTION_IDS } from '../scenario/scenario.js';
import { ACTIVE, CONQUERED, GONE, NEUTRAL, type R, type Table } from '../table.js';
import { factionName } from '../words/names.js';
import { countryPage } from './country-page.js';
import { concernsCountry } from './event-outcomes.js';
import type { Fate } from './fate.js';

/** Games of each scenario; SANDTABLE_RANDOM_GAMES=20 for a long run. */
const GAMES = Number(process.env.SANDTABLE_RANDOM_GAMES ?? 1);
/** How many choices of each are made: about four years of a war without battles. */
const CHOICES = 900;

const MINORS = COUNTRY.values.filter((country) => COUNTRIES[country].kind !== 'major');
const nameOf = (u: R, country: Country) => COUNTRIES[nameInPlay(u, country)].id;

/** The Countries on whose page something is said to be possible in this turn. */
function said(u: R, test: (fate: Fate) => boolean): string[] {
  return MINORS.filter((country) =>
    countryPage(u, country).fates.some((fate) => fate.when === 'now' && test(fate)),
  ).map((country) => nameOf(u, country));
}

/** 6.1.1, 2.1e: who can be attacked or selected, by the pages; null if the question is about something else. */
function foretold(u: R, asked: string, faction: Faction): string[] | null {
  const of = FACTION_IDS[faction];
  if (asked === 'declare-war') return said(u, (fate) => fate.by === 'declaration' && fate.faction === of);
  const card = currentCard(u, faction);
  // What does nothing to the Country itself is not on its page.
  const concerns = card?.political?.events.some(concernsCountry) || card?.political?.instead;
  if (asked !== 'political-target' || !card || !concerns) return null;
  return said(u, (fate) => fate.by === 'card' && fate.card === card.id);
}

const outcomes = (u: R, country: Country): string[] =>
  countryPage(u, country).fates.flatMap((fate) => fate.outcomes.map(({ text }) => plain(text)));

interface Standing {
  status: number;
  allegiance: number;
  influence: number;
}
const standing = ({ table }: R, country: Country): Standing => ({
  status: table.status[country],
  allegiance: table.allegiance[country],
  influence: table.influence[country],
});

/** What the page must have said before a Country came to stand differently; null if nothing is to be said. */
function sentence(before: Standing, after: Standing): RegExp | null {
  if (after.status === ACTIVE && (before.status !== ACTIVE || before.allegiance !== after.allegiance))
    return new RegExp(
      `(joins?|rises again for|becomes an).*${plain(factionName(after.allegiance as Faction)).replace('the ', '')}`,
    );
  if (after.status === CONQUERED && before.status === ACTIVE) return /is conquered|falls|overrun/;
  if (after.status === GONE && before.status !== GONE) return /becomes (part|a Dependent) of/;
  if (after.status === NEUTRAL && before.status === NEUTRAL && before.influence !== after.influence)
    return /[Mm]arker/;
  return null;
}

it.each(['1937', '1939', '1941a', '1943'])(
  '%s: what pages of Countries say is what then happens',
  { timeout: 0 },
  (scenario) => {
    const machine = new Machine<Table, Facts>(totalerKrieg, { scenario });
    const found: string[] = [];
    let compared = 0;
    for (let game = 0; game < GAMES; game++) {
      const random = seedGenerator(`pages ${scenario} ${game}`);
      const state: State<Table> = machine.setup(`pages ${game}`);
      for (let n = 0; n < CHOICES; n++) {
        const seat = machine.nextSeat(state);
        if (seat < 0) break;
        const u = machine.read(state);
        const { rule } = machine.question(state)!;
        const options = needLegal(machine, state, seat);
        const texts = options.map((option) => spellOption(machine, state, seat, option).text);
        const expected = foretold(u, rule.name, seat as Faction);
        if (expected) {
          compared++;
          const offered = texts.filter((text) => text.includes(' ')).map((text) => text.split(' ')[1]);
          const only = (some: string[], others: string[]) => some.filter((one) => !others.includes(one));
          const [unsaid, untrue] = [only(offered, expected), only(expected, offered)];
          if (unsaid.length + untrue.length > 0)
            found.push(
              `${rule.name} ${currentCard(u, seat as Faction)?.id}: unsaid ${unsaid}, untrue ${untrue}`,
            );
        }
        // Peace on the map, so that there is time for politics.
        const end = texts.indexOf('done');
        const at = end >= 0 && below(random, 10) > 0 ? end : below(random, options.length);
        const earlier = clone(state);
        const was = MINORS.map((country) => standing(u, country));
        machine.choose(state, seat, options[at]);
        const now = machine.read(state);
        MINORS.forEach((country, i) => {
          const wanted = sentence(was[i], standing(now, country));
          if (!wanted) return;
          compared++;
          const page = outcomes(machine.read(earlier), country);
          if (!page.some((text) => wanted.test(text)))
            found.push(
              `${texts[at]} (${rule.name}) ${nameOf(now, country)} ${JSON.stringify(was[i])} -> ${JSON.stringify(standing(now, country))}: ${wanted}`,
            );
        });
      }
    }
    expect(found).toEqual([]);
    expect(compared).toBeGreaterThan(10);
  },
);
