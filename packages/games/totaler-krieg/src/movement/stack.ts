import type { Brand } from '@sandtable/kernel';
import { type Pair, pair, say } from '@sandtable/kernel';
import { COUNTER_AND_HEX } from '../facts.js';
import { type Counter, type Faction, type Hex, NO_COUNTER } from '../ids.js';
import { bySubject, type GameRefusal, refusal, verb } from '../kit.js';
import { HEX, SHEET } from '../map/sheet.js';
import { factionOf, positionOf } from '../position/position.js';
import type { R } from '../table.js';
import { factionName, hexName } from '../words/names.js';
import { eachMover, move, moveTo, type Phase, presentHexes, presentReach, refuseMover } from './move.js';
import { movedAlready } from './refusals.js';

/** Two hexes, as one number: where a stack is, and where it goes. */
type HexAndHex = Brand<'hex and hex'>;
const HEX_AND_HEX: Pair<Hex, Hex, HexAndHex> = pair<Hex, Hex, HexAndHex>(HEX, HEX);
const { firstOf, secondOf } = HEX_AND_HEX.factors;

const ownIn = (u: R, hex: Hex, seat: Faction) =>
  positionOf(u).ground[hex].filter((unit) => factionOf(u, unit) === seat);

/** The units of a stack that may still move. */
function stackIn(u: R, hex: Hex, seat: Faction, reserve: boolean): Counter[] {
  return ownIn(u, hex, seat).filter((unit) => refuseMover(u, unit, seat, reserve) === null);
}

/** Why no stack can move, for a hex, or for the first of two hexes. */
function stackRefusals<A extends number>(from: (arg: A) => Hex) {
  return {
    noStack: refusal<A>(
      '3.1.1f',
      (_, arg, seat) =>
        say`no two units of ${factionName(seat)} in ${hexName(from(arg))} could move together`,
    ),
    held: (unit: Counter, no: GameRefusal<Counter>) =>
      refusal<A>(no.anchor, (u, _, seat, f) => no.say(u, f, unit, seat).replace(/; see [^;]*$/, '')),
  };
}
const ofHex = stackRefusals<Hex>((hex) => hex);
const ofHexes = stackRefusals<HexAndHex>((arg) => firstOf(arg));

function refuseStack<A extends number>(
  u: R,
  hex: Hex,
  seat: Faction,
  reserve: boolean,
  no: ReturnType<typeof stackRefusals<A>>,
): GameRefusal<A> | null {
  if (stackIn(u, hex, seat, reserve).length > 1) return null;
  const own = ownIn(u, hex, seat);
  if (own.length < 2) return no.noStack;
  // The reason of a unit that could come along; if all have moved, that they have.
  for (const unit of own) {
    const why = refuseMover(u, unit, seat, reserve);
    if (why && why !== movedAlready) return no.held(unit, why);
  }
  return no.held(own.find((unit) => u.table.moved.includes(unit)) ?? NO_COUNTER, movedAlready);
}

/** Where the stack of a hex could go together: what it costs the slowest, and whether one of them has to stop. */
export function marchReach(
  u: R,
  from: Hex,
  seat: Faction,
  reserve: boolean,
): { to: Hex; cost: number; before: Hex; stops: boolean }[] {
  const reaches = stackIn(u, from, seat, reserve).map((unit) => presentReach(u, unit, reserve));
  const [first, ...others] = reaches;
  if (!first) return [];
  return first.hexes.flatMap((to, i) => {
    const places = others.map(({ hexes }) => hexes.indexOf(to));
    if (places.includes(-1)) return [];
    const cost = Math.max(first.cost[i], ...others.map((reach, n) => reach.cost[places[n]]));
    const stops = !first.goesOn[i] || others.some((reach, n) => !reach.goesOn[places[n]]);
    return [{ to, cost, before: first.before[i], stops }];
  });
}

/** By hex, the units that may still move. Reused by march. */
const waiting = new Uint8Array(SHEET.size);

/** All units of a hex that may still move go to another hex together: the same as moving them one after the other. */
export const march = verb<HexAndHex, Phase>({
  name: 'march',
  domain: HEX_AND_HEX,
  check(u, f, arg, seat) {
    const [from, to] = [firstOf(arg), secondOf(arg)];
    const none = refuseStack(u, from, seat, f.reserve, ofHexes);
    if (none) return none;
    for (const unit of stackIn(u, from, seat, f.reserve)) {
      const alone = COUNTER_AND_HEX.of(unit, to);
      const no = move.check(u, f, alone, seat);
      if (no) return { anchor: no.anchor, say: (reader, frame) => no.say(reader, frame, alone, seat) };
    }
    return null;
  },
  bySubject: bySubject<Hex, Hex, Phase>({
    subjects(u, { reserve }, seat, add) {
      if (u.table.onTheWay >= 0) return;
      const { place } = u.table;
      waiting.fill(0);
      eachMover(u, seat, reserve, (unit) => {
        const hex = place[unit] as number as Hex;
        if (++waiting[hex] === 2) add(hex);
      });
    },
    loose: true,
    targets(u, { reserve }, from, seat, add) {
      const reaches = stackIn(u, from, seat, reserve).map((unit) => presentHexes(u, unit, reserve));
      const [first, ...others] = reaches;
      for (const hex of first) if (others.every((hexes) => hexes.includes(hex))) add(hex);
    },
    refuse: (u, { reserve }, hex, seat) => refuseStack(u, hex, seat, reserve, ofHex),
    moot: (u, _, hex, seat) => ownIn(u, hex, seat).length < 2,
  }),
  apply(u, { reserve }, arg, seat) {
    for (const unit of stackIn(u, firstOf(arg), seat, reserve)) moveTo(u, unit, secondOf(arg));
  },
});
