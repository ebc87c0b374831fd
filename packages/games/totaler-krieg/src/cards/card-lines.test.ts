import { describe, expect, it } from 'vitest';
import { seasonNumber, setHistory, turnOfSeason } from '../../test/history.js';
import { LEGAL_CARD_ROWS } from '../../test/legal-cards.js';
import { TestPosition } from '../../test/position.js';
import { turnNamed } from '../calendar/calendar.js';
import { HISTORICAL_CARDS, HISTORICAL_DISCARDS } from '../data/cards/history.js';
import type { Faction } from '../ids.js';
import { readRows, wordsOf } from '../read-rows.js';
import { scenarioNamed } from '../scenario/all-scenarios.js';
import { FACTION_IDS } from '../scenario/scenario.js';
import { CARD } from './deck.js';
import { layCards, pendingCard, pileOf } from './piles.js';
import { optionCards } from './reveal.js';
import { selectableCards } from './selection.js';

const STARTS = ['1937', '1938', '1939', '1940', '1941a', '1941b', '1942', '1943', '1944'];
/** The season in which a scenario begins. */
const startOf = (id: string) => {
  const turn = scenarioNamed(id).data.start;
  return [...Array(40).keys()].find((season) => turnOfSeason(season) === turn)!;
};

const legalRows = readRows(LEGAL_CARD_ROWS);
/** What the oracle allows for the season after this one. */
const legalAfter = (id: string, faction: Faction, when: string) => {
  const row = legalRows.find(
    ([scenario, name, at]) => scenario === id && name === FACTION_IDS[faction] && at === when,
  );
  return row ? wordsOf(row[4]).sort() : null;
};

/** The Option Card Segments of one faction, played with the cards of history on the board of history. */
class CardLine {
  readonly position: TestPosition;

  constructor(
    readonly id: string,
    readonly faction: Faction,
  ) {
    this.position = new TestPosition(id).clearMap();
    this.position.run(layCards);
    this.position.u.table.phasing = faction;
  }

  get cards(): string[] {
    return wordsOf(HISTORICAL_CARDS[FACTION_IDS[this.faction]]);
  }

  /** The legal cards for a season, as the board was in another. */
  legal(season: number, board: number): string[] {
    const { u } = this.position;
    setHistory(u, board);
    const cards = selectableCards(u, this.faction, turnNamed(turnOfSeason(season)));
    return cards.map((card) => CARD.name(card)).sort();
  }

  /** A faction without a Pending Card lays its first one down. */
  layFirst(season: number): void {
    const { u } = this.position;
    if (pendingCard(u, this.faction) >= 0) return;
    const card = CARD.index(this.cards[season]);
    this.position.run(() => u.move(card, pileOf(this.faction, 'hand'), pileOf(this.faction, 'pending')));
  }

  /** Plays the segment of a season up to the selection of the next card. */
  play(season: number): void {
    const { position } = this;
    setHistory(position.u, Math.max(0, season - 1));
    position.u.table.turn = turnNamed(turnOfSeason(season));
    position.run((u) => u.push(optionCards, {}));
    const wanted = [...(HISTORICAL_DISCARDS[this.cards[season]] ?? [])];
    while (position.asked === 'discard-card') {
      const offered = position.options.map((option) => option.split(' ')[1] ?? '');
      const card = wanted.find((one) => offered.includes(one)) ?? offered.at(-1);
      expect(position.choose(card ? `discard ${card}` : 'none-left')).toBe('');
    }
    // What else a card asks at its reveal does not matter for the cards that follow.
    for (let n = 0; n < 9 && position.asked !== 'select-card'; n++)
      expect(position.choose(position.options[0])).toBe('');
    expect(position.asked, `${this.id} ${FACTION_IDS[this.faction]} ${season}`).toBe('select-card');
    setHistory(position.u, season);
  }
}

const SEASON_WORDS = ['spring', 'summer', 'autumn', 'winter'];
const wordsFor = (season: number) => `${SEASON_WORDS[season % 4]} ${1937 + Math.floor(season / 4)}`;

describe.each(STARTS)('the Option Cards from the start of %s', (id) => {
  it.each([0, 1, 2] as Faction[])(
    'of faction %i are those of the oracle, and history can be played out',
    (faction) => {
      const line = new CardLine(id, faction);
      const start = startOf(id);
      const first = legalAfter(id, faction, 'first');
      if (first) expect(line.legal(start, start)).toEqual(first);
      line.layFirst(start);
      const { cards, position } = line;
      for (let season = start; season < cards.length - 1; season++) {
        line.play(season);
        const when = wordsFor(season);
        expect(seasonNumber(when)).toBe(season);
        expect(CARD.name(position.u.table.current[faction] as never), when).toBe(cards[season]);
        const legal = line.legal(season + 1, season);
        const expected = legalAfter(id, faction, when);
        if (season < start + 4) expect(legal, when).toEqual(expected);
        expect(legal, when).toContain(cards[season + 1]);
        expect(position.choose(`select ${cards[season + 1]}`), when).toBe('');
      }
    },
  );
});
