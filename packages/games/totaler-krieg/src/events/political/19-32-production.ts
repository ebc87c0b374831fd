import { say } from '@sandtable/kernel';
import { CARD, CARDS, type Card } from '../../cards/deck.js';
import { isPlayed } from '../../cards/requirements.js';
import { firstLike, nameInstead, unlikeOnes } from '../../counters/alike.js';
import { COUNTER, COUNTER_COUNT, FULL, IS_SUPPORT, kindOf } from '../../counters/counters.js';
import { AXIS, type Counter, type Faction, type Hex, SOVIET, WESTERN } from '../../ids.js';
import { question, refusal, verb } from '../../kit.js';
import { GERMANY } from '../../map/areas.js';
import { HEX } from '../../map/sheet.js';
import { DELAY_BOX, FORCE_POOL, hexOf, REMOVED, STRATEGIC_BOX, turnOf, zoneOf } from '../../places.js';
import { isOutOfGame } from '../../position/out-of-game.js';
import { factionOf, positionOf, put } from '../../position/position.js';
import { pushLosses } from '../../steps/losses.js';
import type { R, U } from '../../table.js';
import { hexName, unitName } from '../../words/names.js';
import { pushUnitToPlace } from '../place-unit.js';
import type { Occurrence } from '../political-event.js';
import { colonialRecruits, volksgrenadiers } from '../recruits.js';
import { hasBomb, projectSuccess } from './19-33-a-bomb.js';

/** 19.32: what each Production Directive brings, the unit first, the marker second. */
const PRODUCTS: Readonly<Record<string, readonly [string, string]>> = {
  helicopters: ['de-heli-2f', 'mk-airmobile-doctrine'],
  'jet-fighters': ['de-int-reich', 'mk-jet-fighter-production'],
  'kriegsmarine-z-plan': ['de-sf-km', 'mk-surface-raiders'],
  'type-xxi-u-boats': ['de-sub-xxi', 'mk-type-xxi-production'],
  'ural-bombers': ['de-bmb-ost', 'mk-ural-bomber-production'],
};

/** The next counter of a Directive that is not in play; -1 if both have come (V.q). */
function nextProduct(u: R, about: string): Counter {
  const found = (PRODUCTS[about] ?? []).map((id) => COUNTER.index(id) as Counter);
  return (
    found.find((counter) => u.table.place[counter] === REMOVED && !isOutOfGame(u, counter)) ?? (-1 as Counter)
  );
}

/** 19.32 Production Success. */
export function productionSuccess(u: U, { about }: Occurrence): void {
  const counter = nextProduct(u, about);
  if (counter < 0) return;
  put(u, counter, DELAY_BOX, FULL);
  u.log('to-delay-box', counter);
}

/** 19.36 Special Weapons Success. */
export function specialWeapons(u: U, _: Occurrence): void {
  u.push(weapons, {});
}

const ALLIES: readonly Faction[] = [WESTERN, SOVIET];

/** Allied support units that are anywhere in play but delayed already. */
function alliedSupport(u: R): Counter[] {
  const found: Counter[] = [];
  for (let unit = 0 as Counter; unit < COUNTER_COUNT; unit++) {
    const place = u.table.place[unit];
    const isInPlay =
      [FORCE_POOL, STRATEGIC_BOX].includes(place) ||
      hexOf(place) >= 0 ||
      zoneOf(place) >= 0 ||
      turnOf(place) >= 0;
    if (IS_SUPPORT[unit] && isInPlay && ALLIES.includes(factionOf(u, unit))) found.push(unit);
  }
  return found;
}

const alliesIn = (u: R, hex: Hex): Counter[] =>
  positionOf(u).ground[hex].filter((unit) => ALLIES.includes(factionOf(u, unit)));

/** What a played Directive card names. */
const productOf = (card: Card): string =>
  CARDS[card].political?.events.find((event) => event?.event === '19.32')?.about ?? '';
const isBomb = (card: Card): boolean =>
  CARDS[card].political?.events.some((event) => event?.event === '19.33') ?? false;

/** 24.4: one Directive stands for all, and its only product are jet fighters. */
const isGeneric = (u: R): boolean => u.facts.special.ids.has('generic-directive');
const JET_FIGHTERS = COUNTER.index('mk-jet-fighter-production');

/** Played Directives, not the Current Card, that still have something to bring. */
const directives = (u: R): Card[] =>
  CARD.values.filter(
    (card) =>
      !isGeneric(u) &&
      CARDS[card].faction === AXIS &&
      CARDS[card].groups.includes('directive') &&
      card !== u.table.current[AXIS] &&
      isPlayed(u, AXIS, card) &&
      (isBomb(card) ? hasBomb(u, AXIS) : nextProduct(u, productOf(card)) >= 0),
  );

const weapons = question('special-weapons', {
  seats: () => 1 << AXIS,
  prompt: () => say`What do the special weapons do?`,
  anchor: '19.36',
  verbs: [
    verb<Counter>({
      name: 'delay',
      domain: COUNTER,
      check(u, _, unit) {
        const may = alliedSupport(u);
        if (!may.includes(unit)) return notSupport;
        const like = firstLike(u, may, unit);
        return like === unit ? null : nameInstead(like);
      },
      list: (u, _, __, add) => unlikeOnes(u, alliedSupport(u)).forEach(add),
      moot: (_, __, unit) => !IS_SUPPORT[unit],
      apply(u, _, unit) {
        put(u, unit, DELAY_BOX, FULL);
        u.log('to-delay-box', unit);
      },
    }),
    verb<Hex>({
      name: 'hit',
      domain: HEX,
      check: (u, _, hex) => (alliesIn(u, hex).length > 0 ? null : nobodyThere),
      list(u, _, __, add) {
        for (const hex of new Set(positionOf(u).filled)) if (alliesIn(u, hex).length > 0) add(hex);
      },
      moot: (u, _, hex) => alliesIn(u, hex).length === 0,
      apply(u, _, hex) {
        // The Axis selects the step.
        pushLosses(u, { units: alliesIn(u, hex), left: 1, owner: AXIS });
      },
    }),
    verb<Card>({
      name: 'directive',
      domain: CARD,
      check: (u, _, card) => (directives(u).includes(card) ? null : notPlayed),
      list: (u, _, __, add) => directives(u).forEach(add),
      moot: (u, _, card) => !directives(u).includes(card),
      label: (_, __, card) => CARDS[card].name,
      apply(u, _, card) {
        const occurrence = { faction: AXIS, country: -1 as never, about: productOf(card) };
        if (isBomb(card)) projectSuccess(u, occurrence);
        else productionSuccess(u, occurrence);
      },
    }),
    {
      name: 'jet-fighters',
      check: (u) => (isGeneric(u) && u.table.place[JET_FIGHTERS] === REMOVED ? null : noJets),
      apply(u) {
        put(u, JET_FIGHTERS, DELAY_BOX);
        u.log('to-delay-box', JET_FIGHTERS);
      },
    },
    { name: 'pass', check: () => null, apply() {} },
  ],
});

/** 19.40 Volkssturm: a Volksgrenadier or German colonial unit as a replacement. */
export function volkssturm(u: U, _: Occurrence): void {
  const germans = colonialRecruits(u, AXIS).filter((unit) => kindOf(unit).country === GERMANY);
  pushUnitToPlace(u, AXIS, [...volksgrenadiers(u, AXIS), ...germans]);
}

const notSupport = refusal<Counter>(
  '19.36',
  (_, unit) => say`${unitName(unit)} is no Allied support unit in play`,
);
const nobodyThere = refusal<Hex>('19.36', (_, hex) => say`no Allied ground unit is in ${hexName(hex)}`);
const noJets = refusal('24.4', () => say`Jet Fighter Production cannot be taken now`);
const notPlayed = refusal<Card>('19.36', (_, card) => say`${CARDS[card].name} has nothing more to bring`);

export const productionRules = [weapons];
