import { IS_SUPPORT, kindOf } from '../counters/counters.js';
import type { CounterAndHex } from '../facts.js';
import { COUNTER_AND_HEX } from '../facts.js';
import type { Counter, Faction, Hex, Zone } from '../ids.js';
import { bySubject, type GameRefusal, verb } from '../kit.js';
import { FORCE_POOL } from '../places.js';
import { isAtPeace } from '../politics/posture.js';
import { factionOf } from '../position/position.js';
import type { R, U } from '../table.js';
import * as no from './refusals.js';
import { COUNTER_AND_ZONE, type CounterAndZone } from './support-units.js';

/** Why a counter cannot be placed at all in this segment: not yours, not in the Force Pool (2.2.3a), at peace (2.2.3d). */
export function refuseFromPool(u: R, unit: Counter, seat: Faction): no.UnitReason | null {
  if (factionOf(u, unit) !== seat) return no.notYours;
  if (u.table.place[unit] !== FORCE_POOL) return no.notInPool;
  return IS_SUPPORT[unit] && isAtPeace(u, kindOf(unit).country) ? no.atPeace : null;
}

/** A way to place a unit: which units, where, and what then. */
interface Way<Where extends Hex | Zone> {
  name: string;
  inCaseWhite?: boolean;
  /** The counters of the Force Pool that it concerns. */
  units(u: R, seat: Faction): readonly Counter[];
  /** Why a counter of the own Force Pool is none of them, or none now. */
  refuseUnit(u: R, unit: Counter, seat: Faction): no.UnitReason | null;
  refuse(u: R, unit: Counter, where: Where, seat: Faction): no.Reason<Where> | null;
  /** The places worth trying; all others are refused. */
  near(u: R, unit: Counter, seat: Faction): readonly Where[];
  apply(u: U, unit: Counter, where: Where): void;
}

// A player tries counters of the own Force Pool; other refusals are told only if they are typed.
const isMoot = (u: R, unit: Counter, seat: Faction) =>
  u.table.place[unit] !== FORCE_POOL || factionOf(u, unit) !== seat || kindOf(unit).kind === 'ground';

function subjects<Where extends Hex | Zone>(way: Way<Where>) {
  // 2.2.3.1h: in Case White Air Forces go to hexes and nowhere else.
  const isClosed = (u: R) => u.facts.partialTurn && !way.inCaseWhite;
  const refuse = (u: R, unit: Counter, seat: Faction) =>
    refuseFromPool(u, unit, seat) ?? way.refuseUnit(u, unit, seat) ?? (isClosed(u) ? no.onlyInHexes : null);
  return {
    refuse,
    bySubject: bySubject<Counter, Where>({
      subjects(u, _, seat, add) {
        if (isClosed(u)) return;
        for (const unit of way.units(u, seat)) if (!way.refuseUnit(u, unit, seat)) add(unit);
      },
      targets(u, _, unit, seat, add) {
        for (const where of way.near(u, unit, seat)) if (!way.refuse(u, unit, where, seat)) add(where);
      },
      first(u, _, unit, seat) {
        for (const where of way.near(u, unit, seat)) if (!way.refuse(u, unit, where, seat)) return where;
        return -1;
      },
      refuse: (u, _, unit, seat) => no.ofUnit(refuse(u, unit, seat)),
      moot: (u, _, unit, seat) => isMoot(u, unit, seat),
    }),
  };
}

/** The verb "NAME UNIT HEX". */
export function placeInHex(way: Way<Hex>) {
  const { firstOf, secondOf } = COUNTER_AND_HEX.factors;
  const { refuse, bySubject: options } = subjects(way);
  return verb<CounterAndHex>({
    name: way.name,
    domain: COUNTER_AND_HEX,
    check(u, _, arg, seat): GameRefusal<CounterAndHex> | null {
      const unit = firstOf(arg);
      const why = refuse(u, unit, seat);
      return why ? no.unitWithHex(why) : no.ofHex(way.refuse(u, unit, secondOf(arg), seat));
    },
    bySubject: options,
    apply: (u, _, arg) => way.apply(u, firstOf(arg), secondOf(arg)),
  });
}

/** The verb "NAME UNIT ZONE". */
export function placeInZone(way: Way<Zone>) {
  const { firstOf, secondOf } = COUNTER_AND_ZONE.factors;
  const { refuse, bySubject: options } = subjects(way);
  return verb<CounterAndZone>({
    name: way.name,
    domain: COUNTER_AND_ZONE,
    check(u, _, arg, seat): GameRefusal<CounterAndZone> | null {
      const unit = firstOf(arg);
      const why = refuse(u, unit, seat);
      return why ? no.unitWithZone(why) : no.ofZone(way.refuse(u, unit, secondOf(arg), seat));
    },
    bySubject: options,
    apply: (u, _, arg) => way.apply(u, firstOf(arg), secondOf(arg)),
  });
}
