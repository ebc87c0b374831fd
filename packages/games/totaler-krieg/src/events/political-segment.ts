import { say } from '@sandtable/kernel';
import { currentCard } from '../cards/current-card.js';
import { type CardEvent, demandedArea, type PoliticalBox, type Target } from '../cards/political-box.js';
import { testingNow } from '../cards/removals.js';
import { holds } from '../cards/requirements.js';
import { type Country, type Faction, NO_COUNTRY, NO_FACTION } from '../ids.js';
import { process, question, refusal, verb } from '../kit.js';
import { luckyDie } from '../luck/luck.js';
import { COUNTRY, countryNamed, GERMANY, REGION } from '../map/areas.js';
import { isCeded } from '../politics/ceded-land.js';
import {
  hexesTouch,
  hexesWithDependents,
  isNeutral,
  lordOf,
  meantBy,
  nameInPlay,
  neutralMinors,
} from '../politics/countries.js';
import { ownershipOf } from '../position/ownership.js';
import { GONE, type R, type U } from '../table.js';
import { notAskedInSegment } from '../turn/not-asked.js';
import { countryName } from '../words/names.js';
import { POLITICAL_EVENT_IDS, POLITICAL_EVENT_NAMES } from './event-names.js';
import { modified, politicalDrms } from './political-drms.js';
import { politicalEvent } from './political-events.js';

/** 2.1: the Political Events Segment box of the phasing faction's Current Card, every turn (2.1b). */
export const politicalEvents = process('political-events-segment', (u) => {
  u.done();
  const faction = u.table.phasing;
  const box = currentCard(u, faction)?.political;
  if (!box || (box.if && !holds(u, box.if, testingNow(u, faction)))) return;
  if (box.target === null || box.target.among.includes('civil-war')) {
    if (box.mode === 'table') politicalDie.roll(u, { faction, country: NO_COUNTRY });
  } else if (!isOver(u, box) && targetsFor(u, box.target, faction).length > 0)
    u.push(selectTarget, { faction });
});

/** 1.1.2r: a Demand is over once its Region is ceded. */
export function isOver(u: R, box: PoliticalBox): boolean {
  return box.untilCeded && isCeded(u, demandedArea(box));
}

/** 2.1a */
export function noPoliticalEvents(u: R, faction: Faction): string | null {
  return currentCard(u, faction)?.political ? null : 'the Current Card has no Political Events';
}

export const boxOf = (u: R, faction: Faction): PoliticalBox => currentCard(u, faction)!.political!;

/** 1.1.2m: the sets of cards for a Partnership Country. */
const isPartnership = (set: string): boolean => set.endsWith('-partnership-country');

/** 1.1.2r: Eastern Poland alone is demanded of a Poland at war or conquered, too. */
const EASTERN_POLAND = REGION.index('eastern-poland');

/** 2.1e: the Countries that a card lets its owner select: Neutral ones, or the Partnership Country. */
export function targetsFor(u: R, { country, region, among, borders }: Target, faction: Faction): Country[] {
  if (region === EASTERN_POLAND && u.table.status[country] !== GONE) return [country];
  if (among.some(isPartnership)) return u.table.partner[faction] >= 0 ? [u.table.partner[faction]] : [];
  const named =
    country >= 0
      ? [country]
      : among.flatMap((one) =>
          one === 'neutral-minor-country' ? neutralMinors(u) : [meantBy(COUNTRY.index(one))],
        );
  return named.filter(
    (one) => one >= 0 && isNeutral(u, one) && (borders.length === 0 || bordersAny(u, one, borders)),
  );
}

/** G.border, as owned now. */
function bordersAny(u: R, country: Country, areas: readonly string[]): boolean {
  const { country: owner, home } = ownershipOf(u);
  const wanted = areas.filter((area) => area !== 'german-dependent').map(countryNamed);
  return hexesTouch(hexesWithDependents(u, country), (hex) => {
    if (owner[hex] < 0 || lordOf(u, hex) === country) return false;
    if (home[hex] && wanted.includes(owner[hex])) return true;
    return areas.includes('german-dependent') && !home[hex] && lordOf(u, hex) === GERMANY;
  });
}

/** 2.1e: the target, before a die is rolled; a card that offers a choice may be left alone. */
export const selectTarget = question<{ faction: Faction }>('political-target', {
  seats: (_, f) => 1 << f.faction,
  prompt(u, f) {
    const { mode, events } = boxOf(u, f.faction);
    return mode === 'choice'
      ? say`To which Country does ${events[0] ? POLITICAL_EVENT_NAMES[events[0].event] : ''} apply?`
      : say`For which Country is the die rolled?`;
  },
  anchor: '2.1e',
  standingOrder: notAskedInSegment('pass'),
  verbs: [
    verb<Country, { faction: Faction }>({
      name: 'select',
      domain: COUNTRY,
      check(u, f, name) {
        if (choices(u, f.faction).includes(name)) return null;
        const isNow = name === nameInPlay(u, meantBy(name)) && isNeutral(u, meantBy(name));
        return isNow ? outOfReach : notNeutral;
      },
      list: (u, f, _, add) => choices(u, f.faction).forEach(add),
      moot: (u, _, name) => !isNeutral(u, meantBy(name)),
      apply(u, f, name) {
        const box = boxOf(u, f.faction);
        if (box.instead) u.push(insteadOfRolling, { faction: f.faction, country: meantBy(name) });
        else if (box.mode === 'table') politicalDie.roll(u, { faction: f.faction, country: meantBy(name) });
        else applyChosen(u, f.faction, box.events[0], meantBy(name));
      },
    }),
    {
      name: 'pass',
      check: (u, f) => (boxOf(u, f.faction).mode === 'choice' ? null : mustSelect),
      apply() {},
    },
  ],
});

const choices = (u: R, faction: Faction): Country[] =>
  targetsFor(u, boxOf(u, faction).target!, faction).map((country) => nameInPlay(u, country));

/** 1.1.2n: the Country may be made to resist, without a die. */
export const insteadOfRolling = question<{ faction: Faction; country: Country }>('roll-or-resist', {
  seats: (_, f) => 1 << f.faction,
  prompt: (u, f) => say`Is the die rolled, or does ${countryName(nameInPlay(u, f.country))} resist at once?`,
  anchor: '1.1.2n',
  verbs: [
    {
      name: 'roll',
      check: () => null,
      rolls: true,
      apply(u, f) {
        politicalDie.roll(u, { faction: f.faction, country: f.country });
      },
    },
    {
      name: 'resist',
      check: () => null,
      apply(u, f) {
        const event = boxOf(u, f.faction).instead;
        if (event) applyChosen(u, f.faction, { event, about: '' }, f.country);
      },
    },
  ],
});

/** 2.1c: one die, the modifiers of the card, the result on its table. */
const politicalDie = luckyDie<{ faction: Faction; country: Country }>('political-die', {
  about: 'politics',
  rolling: (_, f) => ({ roller: f.faction, against: NO_FACTION }),
  settle(u, { faction, country }, die) {
    const found = politicalDrms(u, faction, country, boxOf(u, faction).drms);
    const result = modified(die, found);
    u.log(
      'political-roll',
      faction,
      u.table.current[faction],
      die,
      found.tide,
      found.uscl,
      found.marker,
      result,
    );
    const events = u.facts.values.politicalTables.get(currentCard(u, faction)!.id)!;
    apply(u, faction, events[result - 1], country);
  },
});

/** An event that its owner has chosen for a Country: no die tells of it. */
function applyChosen(u: U, faction: Faction, event: CardEvent | null, country: Country): void {
  if (event) u.log('event-chosen', faction, POLITICAL_EVENT_IDS.indexOf(event.event), nameInPlay(u, country));
  apply(u, faction, event, country);
}

/** 2.1d */
function apply(u: U, faction: Faction, event: CardEvent | null, country: Country): void {
  if (event) politicalEvent(event.event)(u, { faction, country, about: event.about });
}

const notNeutral = refusal<Country>(
  '2.1e',
  (_, name) => say`${countryName(name)} is no Neutral Minor Country`,
);
const outOfReach = refusal<Country>('2.1e', (_, name) => say`your card does not name ${countryName(name)}`);
const mustSelect = refusal('2.1e', () => say`your card asks for a Country`);

export const politicalSegmentRules = [politicalEvents, politicalDie.rule, selectTarget, insteadOfRolling];
