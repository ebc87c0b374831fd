import { type Refusal, say } from '@sandtable/kernel';
import { SIDES } from '../about.js';
import { deploymentOf } from '../deployment.js';
import { type Facts, placeName, STACK } from '../facts.js';
import { FIRST_UNIT, type Hex, type HexAndHex, type Side, type UnitNumber } from '../numbers.js';
import { bySubject, type Reader, refusal, type Table, unitsIn, verb } from '../table.js';
import { moveTo, moveUnit } from './moves.js';
import { reachOf } from './reach.js';

type No = Refusal<Table, Facts> | null;

/** The units of a side in a hex that may still move. */
function stackIn(u: Reader, hex: Hex, seat: Side): UnitNumber[] {
  return unitsIn(u, hex).filter((unit) => u.facts.sideOf[unit] === seat && !u.table.moved[unit]);
}

const ownIn = (u: Reader, hex: Hex, seat: Side) =>
  unitsIn(u, hex).filter((unit) => u.facts.sideOf[unit] === seat);

/** Why no stack can move. `arg` is a hex for subjects, and two hexes for choices. */
function stackRefusals<A extends number>(from: (u: Reader, arg: A) => Hex) {
  return {
    noStack: refusal('move.stack', (u, _, arg: A, seat) => {
      const hex = placeName(u.facts, from(u, arg));
      return say`there are no two units of the ${SIDES[seat].name} in ${hex} that could move together`;
    }),
    movedAlready: refusal('move.once', (u, _, arg: A, seat) => {
      const unit = ownIn(u, from(u, arg), seat).find((one) => u.table.moved[one])!;
      return say`${u.facts.units[unit].name} has already moved or entered this turn`;
    }),
  };
}
const ofSubject = stackRefusals<Hex>((_, hex) => hex);
const ofChoice = stackRefusals<HexAndHex>((u, arg) => u.facts.hexAndHex.factors.firstOf(arg));

function stackRefusal(u: Reader, hex: Hex, seat: Side, no: typeof ofSubject | typeof ofChoice): No {
  if (stackIn(u, hex, seat).length > 1) return null;
  return ownIn(u, hex, seat).length > 1 ? no.movedAlready : no.noStack;
}

const noRoom = refusal('stack.limit', (u, _, arg: HexAndHex, seat) => {
  const { firstOf, secondOf } = u.facts.hexAndHex.factors;
  const [stack, hex] = [stackIn(u, firstOf(arg), seat), placeName(u.facts, secondOf(arg))];
  return say`there is no room for ${stack.length} more units in ${hex}: at most ${STACK} may be in a hex`;
});

/** move.stack: units in one hex move together, by one choice. */
export const march = verb<HexAndHex>({
  name: 'march',
  domain: (u) => u.facts.hexAndHex,
  check(u, f, arg, seat) {
    const { firstOf, secondOf } = u.facts.hexAndHex.factors;
    const [from, to] = [firstOf(arg), secondOf(arg)];
    const none = stackRefusal(u, from, seat, ofChoice);
    if (none) return none;
    const stack = stackIn(u, from, seat);
    for (const unit of stack) {
      // Each unit must be able to move there on its own.
      const alone = u.facts.unitAndHex.of(unit, to);
      const no = moveUnit.check(u, f, alone, seat);
      if (no) return { anchor: no.anchor, say: (reader, frame) => no.say(reader, frame, alone, seat) };
    }
    return deploymentOf(u).units[seat][to] + stack.length <= STACK ? null : noRoom;
  },
  bySubject: bySubject<Hex, Hex>({
    subjects(u, _, seat, add) {
      const { sideOf, map } = u.facts;
      const { hex, moved } = u.table;
      const waiting = new Uint8Array(map.grid.size);
      for (let unit = FIRST_UNIT; unit < hex.length; unit++) {
        if (hex[unit] >= 0 && !moved[unit] && sideOf[unit] === seat && ++waiting[hex[unit]] === 2)
          add(hex[unit]);
      }
    },
    targets(u, _, from, seat, add) {
      const deployment = deploymentOf(u);
      const own = deployment.units[seat];
      const stack = stackIn(u, from, seat);
      const [first, ...others] = stack.map((unit) => reachOf(u, unit, deployment));
      for (const hex of first.reached) {
        const fits = hex !== from && own[hex] + stack.length <= STACK;
        if (fits && others.every(({ cost }) => cost[hex] >= 0)) add(hex);
      }
    },
    refuse: (u, _, hex, seat) => stackRefusal(u, hex, seat, ofSubject),
    moot: (u, _, hex, seat) => ownIn(u, hex, seat).length < 2,
  }),
  apply(u, _, arg, seat) {
    const { firstOf, secondOf } = u.facts.hexAndHex.factors;
    for (const unit of stackIn(u, firstOf(arg), seat)) moveTo(u, unit, secondOf(arg));
  },
});
