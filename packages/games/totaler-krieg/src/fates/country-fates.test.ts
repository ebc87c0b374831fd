import { plain } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { setUp } from '../../test/idle-game.js';
import { turnNamed } from '../calendar/calendar.js';
import { CARDS, type Card, cardNumbered } from '../cards/deck.js';
import { pileOf } from '../cards/piles.js';
import { AXIS, FACTIONS } from '../ids.js';
import { COUNTRIES, COUNTRY, countryNamed, FRANCE, POLAND } from '../map/areas.js';
import { NO_POLICY } from '../politics/posture.js';
import {
  ACTIVE,
  AXIS_INFLUENCE,
  CONQUERED,
  LIMITED_WAR,
  NEUTRAL,
  NEUTRALITY,
  NO_MARKER,
  type U,
  WESTERN_INFLUENCE,
} from '../table.js';
import { segmentNumber } from '../turn/segments.js';
import { openCards } from './card-fates.js';
import { countryPage } from './country-page.js';
import type { Fate } from './fate.js';

const AUSTRIA = countryNamed('austria');
const TURKEY = countryNamed('turkey');

const fatesOf = (u: U, country: Parameters<typeof countryPage>[1]): readonly Fate[] =>
  countryPage(u, country).fates;
const byCard = (u: U, country: Parameters<typeof countryPage>[1], card: string): Fate | undefined =>
  fatesOf(u, country).find((fate) => fate.card === card);
/** "4/6 Austria becomes part of Germany" */
const told = (fate: Fate | undefined): string[] =>
  fate?.outcomes.map(({ text, dice, area }) => `${dice}${area ? `/${area}` : ''} ${plain(text)}`) ?? [];

describe('cards', () => {
  it('a Demand can take a Country, by the dice of its table with the modifiers of now', () => {
    const u = setUp('1937');
    u.table.influence[AUSTRIA] = NO_MARKER;
    expect(told(byCard(u, AUSTRIA, 'A10'))).toEqual([
      '2 it resists: a crisis is rolled for',
      '3 Austria becomes part of Germany',
      '1 no result',
    ]);
    // 1.1.2.1e: Axis Influence adds one.
    u.table.influence[AUSTRIA] = AXIS_INFLUENCE;
    expect(told(byCard(u, AUSTRIA, 'A10'))).toEqual([
      '1 it resists: a crisis is rolled for',
      '4 Austria becomes part of Germany',
      '1 no result',
    ]);
  });

  it('a card says what it still needs, and acts at once if it is the Current Card', () => {
    const u = setUp('1937');
    const demand = byCard(u, countryNamed('czechoslovakia'), 'A12')!;
    expect(demand.when).toBe('later');
    expect(demand.missing.map(plain)).toEqual(['at least 1 of cards 8 to 16 were played']);
    u.table.current[AXIS] = cardNumbered(AXIS, '10');
    // Before the Option Card Segment of a Seasonal Turn another card is about to take its place.
    expect(byCard(u, AUSTRIA, 'A10')).toBeUndefined();
    u.table.segment = segmentNumber('political-events');
    expect(byCard(u, AUSTRIA, 'A10')).toMatchObject({ when: 'now', missing: [] });
    u.table.segment = segmentNumber('support');
    expect(byCard(u, AUSTRIA, 'A10')).toMatchObject({ when: 'next-turn', missing: [] });
  });

  it('of the Pending Cards of a set-up, which all know, no other can act before them', () => {
    const u = setUp('1939');
    expect(byCard(u, TURKEY, 'W9')).toMatchObject({ when: 'now', missing: [] });
    expect(byCard(u, TURKEY, 'W11')!.when).not.toBe('now');
    // Later it is a secret which card was laid: any that fits may come.
    u.table.turn = turnNamed('1939-11');
    expect(byCard(u, TURKEY, 'W11')).toMatchObject({ when: 'now', missing: [] });
  });

  it('diplomacy finds its Country on an Area Table', () => {
    const u = setUp('1937');
    // Ribbentrop Diplomacy (8): the Balkans on a 4, where a 3 is Turkey; on a 6 an area of the roller's choice.
    expect(told(byCard(u, TURKEY, 'A8'))).toContain('2/1 an Influence marker of the Axis comes into Turkey');
    u.table.influence[TURKEY] = NEUTRALITY;
    expect(told(byCard(u, TURKEY, 'A8'))).toContain('2/1 the marker in Turkey goes');
  });

  it('unrest in Limited War drives an Axis Country to war, in Total War it costs its steps', () => {
    const u = setUp('1939');
    const hungary = countryNamed('hungary');
    u.table.status[hungary] = ACTIVE;
    u.table.allegiance[hungary] = AXIS;
    expect(told(byCard(u, hungary, 'A20'))).toContain(
      '1/1 Hungary attacks a neutral neighbour, which joins the Allies',
    );
    // A card of Total War acts under Total War.
    expect(told(byCard(u, hungary, 'W21'))).toContain('1/1 Hungary loses two steps');
  });

  it('in Total War no incident is risked in a neutral Country', () => {
    const u = setUp('1939');
    expect(told(byCard(u, TURKEY, 'A20')).join()).toContain('an incident may be risked in Turkey');
    expect(told(byCard(u, TURKEY, 'W21')).join()).not.toContain('an incident may be risked');
  });

  it('who is pressed, and on whom war is declared by an event, is somebody’s choice', () => {
    const u = setUp('1939');
    expect(told(byCard(u, TURKEY, 'A20'))).toEqual(
      expect.arrayContaining([
        // Neutrals Pressured, and a Political Option.
        '2 an Influence marker of the Axis comes into Turkey, if it is selected',
        expect.stringMatching(/^1 Turkey joins .*, if war is declared on it$/),
      ]),
    );
  });

  it('Further Concessions take a Region, then the Country; of others they win Influence', () => {
    const u = setUp('1940');
    const finland = countryNamed('finland');
    const concedes = (country: Parameters<typeof countryPage>[1]) => told(byCard(u, country, 'S10a')).join();
    expect(concedes(countryNamed('rumania'))).toContain('Rumania cedes Bessarabia to Russia');
    expect(concedes(finland)).toContain('Finland becomes a Dependent of Russia and leaves the game');
    expect(concedes(countryNamed('spain'))).toContain(
      'an Influence marker of the Soviet Union comes into Spain',
    );
  });

  it('Influence in Pre-War activates nobody whose Policy keeps it back, and does nothing in a civil war', () => {
    const u = setUp('1938');
    const belgium = countryNamed('belgium-holland');
    u.table.influence[belgium] = WESTERN_INFLUENCE;
    expect(told(byCard(u, belgium, 'W9')).join()).not.toContain('may join');
    u.table.policy.fill(NO_POLICY);
    expect(told(byCard(u, belgium, 'W9')).join()).toContain('Belgium-Holland may join the Western Allies');
    expect(told(byCard(u, countryNamed('spain'), 'W9')).join()).not.toContain('Influence');
  });

  it('a Spain in civil war joins nobody, by Free Passage or by a treaty', () => {
    const spain = countryNamed('spain');
    const inWar = setUp('1938');
    for (const card of ['W22', 'A28a']) {
      expect(told(byCard(inWar, spain, card)).length, card).toBeGreaterThan(0);
      expect(told(byCard(inWar, spain, card)).join(), card).not.toContain('joins');
    }
    expect(told(byCard(setUp('1939'), spain, 'W22')).join()).toContain('Spain joins the Western Allies');
  });

  it('a card that all have seen leave the game brings nothing any more, a secret one might', () => {
    const u = setUp('1937');
    const demand = cardNumbered(AXIS, '10');
    expect(openCards(u, AXIS)).toContain(demand);
    const hand = [...u.items(pileOf(AXIS, 'hand'))] as Card[];
    u.move(demand, pileOf(AXIS, 'hand'), pileOf(AXIS, 'discarded'));
    expect(openCards(u, AXIS)).toContain(demand);
    const other = hand.find((card) => card !== demand && !CARDS[card].returns)!;
    u.moveOpenly(other, pileOf(AXIS, 'hand'), pileOf(AXIS, 'removed'));
    expect(openCards(u, AXIS)).not.toContain(other);
  });
});

describe('alignment', () => {
  it.each([
    ['austria', 'western', /always belongs to the sphere of the Western Allies/],
    ['baltic-states', 'soviet', /always belongs to the sphere of the Soviet Union/],
    ['rumania', null, /borders the Soviet Union.*1 to 3 Western/],
    ['greece', 'western', /does not border the Soviet Union/],
  ])('of %s is %s', (id, to, why) => {
    const found = countryPage(setUp('1937'), countryNamed(id)).alignment!;
    expect(found.to).toBe(to);
    expect(plain(found.why)).toMatch(why);
  });
});

describe('war', () => {
  it('a declaration of war needs a War State and a way to the Country', () => {
    const u = setUp('1939');
    const by = (faction: string) =>
      fatesOf(u, TURKEY).find((fate) => fate.by === 'declaration' && fate.faction === faction)!;
    expect(by('soviet').missing.map(plain)).toEqual(['Total War has begun']);
    u.table.warState = LIMITED_WAR;
    const belgium = fatesOf(u, countryNamed('belgium-holland')).find(
      (fate) => fate.by === 'declaration' && fate.faction === 'axis',
    )!;
    expect(belgium).toMatchObject({ when: 'now', missing: [] });
    expect(told(belgium)).toEqual(['0 Belgium-Holland joins the Western Allies']);
    expect(by('axis').missing.map(plain)).toEqual(['a Border or an open Port that leads the Axis there']);
  });

  it('an Allied Country is conquered when all its Cities are taken: those still open are named', () => {
    const u = setUp('1939');
    expect(u.table.status[POLAND]).toBe(ACTIVE);
    const conquest = fatesOf(u, POLAND).find(({ anchor }) => anchor === '20.1.1')!;
    expect(conquest.when).toBe('later');
    expect(plain(conquest.missing[0])).toMatch(/^the Axis takes .*Warsaw/);
  });

  it('France can fall by Case Yellow as long as its card is not out of the game', () => {
    const u = setUp('1939');
    const fall = fatesOf(u, FRANCE).find(({ anchor }) => anchor === '20.2.1')!;
    expect(fall.card).toBe('A22a');
    expect(fall.missing.map(plain)).toEqual([
      'Case Yellow (22a) is the Current Card',
      'a supplied German unit in the Capital, or in three Cities',
    ]);
    const later = setUp('1942');
    expect(fatesOf(later, FRANCE).some(({ anchor }) => anchor === '20.2.1')).toBe(false);
  });

  it('a conquered Country can rise again, or become an ally of its conqueror', () => {
    const u = setUp('1942');
    expect(u.table.status[POLAND]).toBe(CONQUERED);
    const ways = fatesOf(u, POLAND).map(({ anchor, card }) => card ?? anchor);
    expect(ways).toContain('20.3.1');
    expect(ways).toContain('20.5.1');
  });
});

it('every Country of every campaign has a page whose fates name the faction, a rule and an outcome', () => {
  for (const scenario of ['1937', '1939', '1941b', '1944', 'fire-in-the-east']) {
    const u = setUp(scenario);
    for (const country of COUNTRY.values) {
      const page = countryPage(u, country);
      expect(page.name).not.toBe('');
      for (const { faction, outcomes, title, anchor } of page.fates) {
        expect(['axis', 'western', 'soviet']).toContain(faction);
        expect(outcomes.length, `${COUNTRIES[country].id} ${plain(title)}`).toBeGreaterThan(0);
        expect(outcomes.every(({ dice, area }) => dice >= 0 && dice <= 6 && area >= 0 && area <= 6)).toBe(
          true,
        );
        expect(anchor).toMatch(/^[\d.a-z]+$/);
      }
    }
  }
});

it('a Neutral Minor Country of 1937 has something to fear from every faction, sooner or later', () => {
  const u = setUp('1937');
  const neutral = COUNTRY.values.filter(
    (country) => u.table.status[country] === NEUTRAL && COUNTRIES[country].kind === 'minor',
  );
  expect(neutral.length).toBeGreaterThan(15);
  for (const country of neutral) {
    const factions = new Set(fatesOf(u, country).map(({ faction }) => faction));
    expect([...factions].sort()).toEqual(FACTIONS.map((one) => ['axis', 'western', 'soviet'][one]).sort());
  }
});
