import {
  ALL_KNOWING,
  type AnyProspect,
  type Bot,
  clone,
  type Machine,
  type Option,
  reasonFrom,
  type State,
  seedGenerator,
  standingOption,
  turnOf,
} from '@sandtable/kernel';

/**
 * What choices were good for, as a viewer may know it: both positions are guesses at what the viewer cannot see. A marked
 * sentence; null if there is nothing to say.
 */
export function reasonFor(
  machine: Machine<unknown, unknown>,
  prospect: AnyProspect,
  [before, after]: readonly [State<unknown>, State<unknown>],
  seat: number,
  viewer: number,
  chance = 'reason',
): string | null {
  // What is unknown before and after is guessed alike.
  const guess = (state: State<unknown>) =>
    machine.read(viewer === ALL_KNOWING ? state : machine.determinize(state, viewer, seedGenerator(chance)));
  return reasonFrom(prospect.gains(guess(before), guess(after), seat));
}

/** How many choices of its own a seat's intention is followed. */
const FOLLOWED = 8;

/** Where a choice leads if the seat carries on with it in this turn, and the others let everything pass. */
export function carriedOn(
  machine: Machine<unknown, unknown>,
  quick: Bot<unknown, unknown>,
  state: State<unknown>,
  seat: number,
  first: Option,
): State<unknown> {
  const after = clone(state);
  const turn = turnOf(machine, after);
  const asked = machine.question(after)!.rule.name;
  const random = seedGenerator('carried on');
  machine.chooseListed(after, seat, first);
  for (let own = 0; own < FOLLOWED && turnOf(machine, after) === turn; ) {
    const next = machine.nextSeat(after);
    if (next < 0) break;
    const options = machine.legal(after, next).slice();
    let option = standingOption(machine, after, options);
    if (next === seat && option === null) {
      if (quick.blind || machine.question(after)!.rule.name === asked) break;
      own++;
      option = quick.choose({ machine, state: clone(after), seat, options, random, notes: {}, history: [] });
    }
    if (option === null) break;
    machine.chooseListed(after, next, option);
  }
  return after;
}
