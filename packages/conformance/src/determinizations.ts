import {
  clone,
  domainOf,
  type Machine,
  type Option,
  type Refused,
  readOption,
  SPECTATOR,
  type State,
  view,
  viewerBits,
  viewerName,
} from '@sandtable/kernel';
import type { ChoiceEffects } from './carry-out.js';
import { logSeenBy } from './carry-out.js';
import type { Dice } from './dice.js';

/** All viewers of a game: each seat, and the public. */
function viewersOf<T, C>(machine: Machine<T, C>): number[] {
  return [...machine.game.seats.keys(), SPECTATOR];
}

/** Not all viewers are checked in each position: the seat that decides, and some others. */
export function someViewers<T, C>(machine: Machine<T, C>, state: State<T>, dice: Dice): number[] {
  const deciding = machine.nextSeat(state);
  const others = viewersOf(machine).filter((viewer) => viewer !== deciding);
  return deciding < 0 ? dice.some(others, 3) : [deciding, ...dice.some(others, 2)];
}

export function nameOf<T, C>(machine: Machine<T, C>, viewer: number): string {
  return viewer === SPECTATOR ? 'a spectator' : viewerName(machine, viewer);
}

/** A verb may range over thousands of members; this many are enough to compare. */
const MEMBERS_COMPARED = 40;

/** The refused choices of a seat that is asked, verb by verb: what a client greys out. */
function greyed<T, C>(machine: Machine<T, C>, state: State<T>, seat: number): Refused[] {
  const open = machine.question(state);
  if (!open || !machine.isAsked(open, seat)) return [];
  const { u } = open;
  return open.rule.verbs.flatMap((verb) => {
    const members = domainOf(u, open.frame, seat, verb.domain)?.values ?? [0];
    const apart = Math.ceil(members.length / MEMBERS_COMPARED);
    return members
      .filter((_, i) => i % apart === 0)
      .flatMap((arg) => {
        const refusal = verb.check(u, open.frame, arg, seat);
        return refusal ? [{ reason: refusal.say(u, open.frame, arg, seat), anchor: refusal.anchor }] : [];
      });
  });
}

/** Everything that a viewer is shown of a position, in any form. */
export function everythingShown<T, C>(machine: Machine<T, C>, state: State<T>, viewer: number) {
  const { game } = machine;
  const position = clone(state);
  const seen = view(machine, position, viewer);
  const refused = greyed(machine, position, viewer);
  const u = machine.read(position);
  return {
    view: seen,
    refused,
    drawing: game.drawText(u, viewer),
    findings: game.findings(u, viewer),
  };
}

/** What a viewer sees of a choice: the view after it and the new log lines. */
export function effectsSeenBy<T, C>(machine: Machine<T, C>, effects: ChoiceEffects<T>, viewer: number) {
  return {
    view: view(machine, effects.after, viewer),
    log: logSeenBy(machine, effects, viewerBits(viewer)),
    asked: machine.askedSeats(effects.after),
    chance: effects.chance,
  };
}

/** The option that the same notation means in another position, if it is legal there. */
export function legalThere<T, C>(
  machine: Machine<T, C>,
  state: State<T>,
  seat: number,
  text: string,
): Option | null {
  const meaning = readOption(machine, state, seat, text);
  if ('refused' in meaning) return null;
  const legal = [...machine.legal(state, seat), ...machine.anytimeOptions(state, seat)];
  return legal.includes(meaning.option) ? meaning.option : null;
}
