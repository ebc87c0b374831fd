import type { View } from '@sandtable/kernel';
import { SHEET, type UnitView } from '@sandtable/totaler-krieg/map';
import { t } from '../../languages/index.js';
import type { Change } from '../board-module.js';
import { factionOf, kindNamed, tableOf, unitName } from './units.js';
import { words } from './words.js';

type Faced = Pick<UnitView, 'id'> & { face?: UnitView['face'] | undefined };

/** The steps of a ground unit on its present side; none of other counters. */
function stepsOf({ id, face }: Faced): number {
  const { kind, front, reduced } = kindNamed(id);
  if (kind !== 'ground') return 0;
  return (face === 'reduced' ? reduced?.steps : front?.steps) ?? 1;
}

/** The steps that the units of each Country have more than before, those that have come included. */
function stepsGained(before: readonly UnitView[], after: readonly UnitView[]): Map<number, number> {
  const was = new Map(before.map((unit) => [unit.id, stepsOf(unit)]));
  const gained = new Map<number, number>();
  for (const unit of after) {
    const { country } = kindNamed(unit.id);
    const more = Math.max(0, stepsOf(unit) - (was.get(unit.id) ?? 0));
    gained.set(country, (gained.get(country) ?? 0) + more);
  }
  return gained;
}

/** The changes between two positions, in words. */
export function changesOf(before: View, after: View): Change[] {
  const [old, now] = [tableOf(before.table), tableOf(after.table)];
  const place = (id: string) => t(SHEET.placeNames[SHEET.hexOf(id)] ?? '') || id;
  const was = new Map(old.units.map((unit) => [unit.id, unit]));
  const is = new Map(now.units.map((unit) => [unit.id, unit]));
  const changes: Change[] = [];
  const mark = (id: string, how: 'new' | 'gone' | 'cut' | 'fed') => [
    { touch: { kind: 'unit', id }, seat: factionOf(now, id) || null, how },
  ];
  const add = (kind: Change['kind'], text: string, marks: Change['marks']) =>
    changes.push({ key: text, kind, text, marks });
  for (const unit of now.units) {
    const earlier = was.get(unit.id);
    const name = unitName(unit.id);
    if (!earlier) add('gain', words.arrives(name, place(unit.hex)), mark(unit.id, 'new'));
    else if (earlier.hex !== unit.hex)
      add('other', words.movedTo(name, place(earlier.hex), place(unit.hex)), mark(unit.id, 'new'));
    if (!earlier || earlier.face === unit.face) continue;
    if (unit.face === 'reduced') add('loss', words.weaker(name), mark(unit.id, 'gone'));
    else if (earlier.face === 'reduced') add('gain', words.stronger(name), mark(unit.id, 'new'));
  }
  const grown = stepsGained(old.units, now.units);
  for (const { id, hex, face } of old.units) {
    if (is.has(id)) continue;
    const { country } = kindNamed(id);
    const steps = stepsOf({ id, face });
    const spare = grown.get(country) ?? 0;
    // Its steps are in an army now: nothing is lost.
    const isMerged = spare >= steps;
    if (isMerged) grown.set(country, spare - steps);
    const seat = factionOf(old, id) || null;
    // Aircraft and fleets come and go; of units that combine, or lose one of their stack, somebody is still there.
    const isSupport = kindNamed(id).kind === 'support';
    const isHeld = now.units.some((unit) => unit.hex === hex && factionOf(now, unit.id) === seat);
    const marks =
      isSupport || isHeld || isMerged
        ? []
        : [{ touch: { kind: 'hex', id: hex }, seat, how: 'gone' as const }];
    add(isSupport || isMerged ? 'other' : 'loss', words.gone(unitName(id)), marks);
  }
  for (const [hex, holder] of Object.entries(now.holds)) {
    if (old.holds[hex] && old.holds[hex] !== holder)
      add('score', words.takes(words.factions[holder], place(hex)), [
        { touch: { kind: 'hex', id: hex }, seat: holder, how: 'score' },
      ]);
  }
  for (const hex of now.blitz)
    if (!old.blitz.includes(hex))
      add('gain', words.blitzIn(place(hex)), [
        { touch: { kind: 'hex', id: hex }, seat: now.phasing, how: 'new' },
      ]);
  const faultOf = ({ hex, fault, excess }: (typeof now.overstacked)[number]) =>
    words.tooMuchIn(place(hex), words.lists.overstacked(words.lists.faults[fault], excess));
  const broken = new Set(old.overstacked.map(faultOf));
  for (const stack of now.overstacked) {
    const text = faultOf(stack);
    if (!broken.has(text))
      add('loss', text, [{ touch: { kind: 'hex', id: stack.hex }, seat: stack.faction, how: 'gone' }]);
  }
  const [cutBefore, cutNow] = [new Set(old.unsupplied), new Set(now.unsupplied)];
  for (const id of cutNow)
    if (!cutBefore.has(id) && was.has(id)) add('supply', words.nowUnsupplied(unitName(id)), mark(id, 'cut'));
  for (const id of cutBefore)
    if (!cutNow.has(id) && is.has(id)) add('supply', words.nowSupplied(unitName(id)), mark(id, 'fed'));
  return changes;
}
