import type { SpelledOption, View } from '@sandtable/kernel';
import {
  type BoxView,
  COUNTRIES,
  FACE_DOWN,
  type TotalerKriegView,
  ZONES,
} from '@sandtable/totaler-krieg/map';
import { t } from '../../languages/index.js';
import type { Change } from '../board-module.js';
import { statusWords } from './country-words.js';
import { labelOfTurn } from './turns.js';
import { counterOfKind, kindNamed, tableOf, unitName } from './units.js';
import { words } from './words.js';

/**
 * The changes beside the units on the map: Naval Zones, boxes, Countries. Of a choice also who may still
 * object to it, and when counters return: of everybody's turn that would be a long list.
 */
export function besideMap(before: View, after: View, by?: SpelledOption): Change[] {
  const [old, now] = [tableOf(before.table), tableOf(after.table)];
  return [
    ...newIn(inZones(old), inZones(now)),
    ...moreIn(inBoxes(old), inBoxes(now)),
    ...newIn(countryLines(old), countryLines(now)),
    ...(by ? [...moreIn(onTrack(old), onTrack(now)), ...contested(before, after)] : []),
  ];
}

export const told = (kind: Change['kind'], text: string): Change => ({ key: text, kind, text, marks: [] });

/** What is said now and was not said before. */
function newIn(before: readonly string[], now: readonly string[]): Change[] {
  const said = new Set(before);
  return now.filter((text) => !said.has(text)).map((text) => told('other', text));
}

/** "German Convoy: Supply Convoy, Baltic Sea" */
function inZones({ zones }: TotalerKriegView): string[] {
  const { displays: say, verbs } = words;
  return Object.entries(zones).flatMap(([id, { onStation, convoys, used }]) => {
    const zone = t(ZONES.find((one) => one.id === id)?.name ?? id);
    const line = (counter: string, as: string) => words.inZone(unitName(counter.split('/')[0]), as, zone);
    return [
      ...onStation.map((counter) => line(counter, say.onStation)),
      // A convoy of supply has its front up.
      ...convoys.map((counter) =>
        line(counter, counter.includes('/') ? verbs['troop-convoy'] : verbs['supply-convoy']),
      ),
      ...used.map((counter) => line(counter, say.used)),
    ];
  });
}

/** Counters of one kind in a box. */
interface Pile {
  box: string;
  unit: string;
  count: number;
}

/** Boxes to which something came: "Strategic Warfare Box: German Sub Fleet Type VII". */
function moreIn(before: readonly Pile[], now: readonly Pile[]): Change[] {
  const had = ({ box, unit }: Pile) => before.find((one) => one.box === box && one.unit === unit)?.count ?? 0;
  return now
    .filter((pile) => pile.count > had(pile))
    .map(({ box, unit, count }) => told('other', words.inBox(unit, box, count)));
}

function inBoxes({ sides }: TotalerKriegView): Pile[] {
  return Object.values(sides).flatMap(({ boxes, delayBox }) => [
    ...Object.entries(boxes).flatMap(([box, counters]) => pilesIn(words.displays.boxes[box], counters)),
    // Of ground units it is told that they leave the map.
    ...pilesIn(words.displays.delay, delayBox, isSupport),
  ]);
}

const isSupport = (id: string) => kindNamed(id).kind === 'support';

function pilesIn(box: string | undefined, counters: BoxView, isTold = (_: string) => true): Pile[] {
  if (box === undefined) return [];
  return Object.entries(counters).flatMap(([name, count]) => {
    const id = counterIn(name);
    return id === null || !isTold(id) ? [] : [{ box, unit: unitName(id), count }];
  });
}

/** One of the counters that a box names by their kind: "de-army-3/reduced"; null if they lie face down. */
function counterIn(name: string): string | null {
  return name === FACE_DOWN ? null : counterOfKind(name.split('/')[0]);
}

/** By the turn in which they return: "returns in July 1941: Russian HQ 1Uk". */
function onTrack({ sides }: TotalerKriegView): Pile[] {
  return Object.values(sides).flatMap(({ turnTrack }) =>
    Object.entries(turnTrack).flatMap(([turn, counters]) =>
      pilesIn(words.returnsIn(labelOfTurn(turn)), counters),
    ),
  );
}

/** "Belgium: active, Western Allies", and what lies there: "Spain: Axis Influence". */
function countryLines({ countries, politics: { markers, called } }: TotalerKriegView): string[] {
  return COUNTRIES.filter(({ id, kind }) => kind !== 'major' && id in countries).flatMap(({ id, name }) => {
    const shown = t(COUNTRIES.find((one) => one.id === called[id])?.name ?? name);
    const all = [
      statusWords(countries[id]),
      ...(markers[id] ?? []).map((one) => words.politics.markers[one]),
    ];
    return all.map((what) => words.nowIs(shown, what));
  });
}

/** The rule by which others are asked whether they contest what is placed. */
const CONTEST = '2.2.3.2a';

/** Others decide first whether a unit comes where it is sent. */
function contested(before: View, after: View): Change[] {
  return after.decisions
    .filter(({ anchor, seat }) => anchor === CONTEST && seat !== before.viewer)
    .map(({ seat }) => told('foreseen', words.mayContest(words.factions[seat])));
}
