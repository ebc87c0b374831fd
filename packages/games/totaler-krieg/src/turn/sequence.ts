import { type Process, say } from '@sandtable/kernel';
import { isSeasonal } from '../calendar/calendar.js';
import type { Facts } from '../facts.js';
import { AXIS, FACTIONS, type Faction } from '../ids.js';
import { process } from '../kit.js';
import type { R, Table, U } from '../table.js';
import { SEGMENTS, type SegmentId, segmentNumber } from './segments.js';

/** What is done in a segment, and when it is skipped. */
export interface SegmentRule {
  /** Runs the segment for the phasing faction. */
  rule: Process<Table, Facts>;
  /** Why the segment has nothing to do now, in a few words; null if it has. */
  skipped?(u: R, faction: Faction): string | null;
}

/** One segment of one faction, or of the turn. */
interface Slot {
  id: SegmentId;
  /** The index of the segment. */
  segment: number;
  faction: Faction;
  seasonal: boolean;
}

const of = (id: SegmentId, faction: Faction): Slot => {
  const segment = segmentNumber(id);
  return { id, segment, faction, seasonal: SEGMENTS[segment].seasonal };
};
const ofFaction = SEGMENTS.filter(({ whose }) => whose === 'faction').map(({ id }) => id);

/** S.a: the turn, slot by slot. */
export const SLOTS: readonly Slot[] = [
  of('victory-check', AXIS),
  ...FACTIONS.flatMap((faction) => ofFaction.map((id) => of(id, faction))),
  of('delay', AXIS),
  of('turn-marker', AXIS),
];

export function slotNumber(id: SegmentId, faction: Faction): number {
  return SLOTS.findIndex((slot) => slot.id === id && slot.faction === faction);
}

/** The slot that is being played. */
export function slotNow({ table }: R): number {
  return slotNumber(SEGMENTS[table.segment].id, table.phasing);
}

/** Whether a segment of a faction is being played, or is still to come in this turn. */
export function isAhead(u: R, id: SegmentId, faction: Faction): boolean {
  const slot = slotNumber(id, faction);
  if (SLOTS[slot].seasonal && !isSeasonal(u.table.turn)) return false;
  return slot >= slotNow(u) && !isSkippedFirst(u, id, faction);
}

/** Whether a segment of a faction is still to come in this turn. */
export function isToCome(u: R, id: SegmentId, faction: Faction): boolean {
  return isAhead(u, id, faction) && slotNumber(id, faction) > slotNow(u);
}

/** The segments that a game has loaded: what its scenario plays. */
export type Segments = Readonly<Partial<Record<SegmentId, SegmentRule>>>;

function ruleOf(segments: Segments, id: SegmentId): SegmentRule {
  const rule = segments[id];
  if (!rule) throw new Error(`the ${id} segment is not loaded`);
  return rule;
}

/**
 * The process that plays a turn from one of its slots on. `endSegment` is called after each segment (9.2d: stacking);
 * `isLast` ends the turn early.
 */
export function turnOf(
  segments: Segments,
  hooks: { endSegment(u: U): void; isLast(u: U, id: SegmentId): boolean },
): Process<Table, Facts, { slot: number; ending: boolean }> {
  return process<{ slot: number; ending: boolean }>(
    'turn',
    (u, f) => {
      const isFirst = !f.ending;
      if (f.ending) {
        f.ending = false;
        if (hooks.isLast(u, SLOTS[f.slot].id)) return u.done();
        f.slot++;
      }
      for (; f.slot < SLOTS.length; f.slot++) {
        const slot = SLOTS[f.slot];
        if (!isPlayed(u, segments, slot)) continue;
        tellHeading(u, slot, isFirst);
        u.table.segment = slot.segment;
        u.table.phasing = slot.faction;
        f.ending = true;
        // Pushed first, so that it runs after the segment.
        hooks.endSegment(u);
        u.push(ruleOf(segments, slot.id).rule, {});
        return;
      }
      u.done();
    },
    (u) => say`${FACTION_NAMES[u.table.phasing]} turn, ${SEGMENTS[u.table.segment].name}`,
  );
}

/** A heading in the log where another faction begins, or what concerns all. */
function tellHeading(u: U, { id, segment, faction }: Slot, isFirst: boolean): void {
  if (id === 'turn-marker') return;
  if (SEGMENTS[segment].whose === 'turn') return void u.log('turn-segment', u.table.turn, segment);
  const isSame = u.table.phasing === faction && SEGMENTS[u.table.segment].whose === 'faction';
  if (isFirst || !isSame) u.log('faction-turn', u.table.turn, faction);
}

export const FACTION_NAMES = ['Axis', 'Western', 'Soviet'] as const;

/** 28.5: the scenario leaves the segment out on its first turn. */
function isSkippedFirst({ table, facts }: R, id: SegmentId, faction: Faction): boolean {
  if (table.turn !== facts.scenario.start) return false;
  return facts.special.skippedFirst.some((one) => one.segment === id && one.faction === faction);
}

/** S.b, S.d: only on its turns, only by factions in play, and only if there is something to do. */
function isPlayed(u: R, segments: Segments, { id, faction, seasonal }: Slot): boolean {
  if (seasonal && !isSeasonal(u.table.turn)) return false;
  if (isSkippedFirst(u, id, faction)) return false;
  if (SEGMENTS[segmentNumber(id)].whose === 'faction' && !u.facts.scenario.factions.includes(faction))
    return false;
  return (ruleOf(segments, id).skipped?.(u, faction) ?? null) === null;
}
