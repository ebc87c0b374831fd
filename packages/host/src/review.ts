import {
  ALL_KNOWING,
  type AnyGame,
  type AnyProspect,
  clone,
  type Journal,
  type Machine,
  SPECTATOR,
  seedGenerator,
  Timeline,
  turnOf,
} from '@sandtable/kernel';
import type { ReviewedTurn, ToldReason } from '@sandtable/protocol';
import type { Decision } from './bot-thoughts.js';
import { reasonFor } from './prospects.js';
import type { Slices } from './slices.js';

/** How many turns are looked at closely, and how little a turn may move the chance to be one of them. */
const MOST = 4;
const LEAST = 0.04;

/** The turns that moved the first side's chance to win most, in order. */
export function largestSwings(turns: readonly ReviewedTurn[]): ReviewedTurn[] {
  const size = ({ before, after }: ReviewedTurn) => Math.abs(after - before);
  return turns
    .filter((turn) => size(turn) >= LEAST)
    .sort((a, b) => size(b) - size(a))
    .slice(0, MOST)
    .sort((a, b) => a.from - b.from);
}

/** How many positions are looked at in one step. */
const STEP = 4;

/** Looks back at a game: chances, turns, reasons. It belongs to whoever may know everything of it. */
export class Review {
  readonly timeline: Timeline<unknown, unknown>;

  constructor(
    game: AnyGame,
    { header, entries }: Journal,
    private readonly prospect: AnyProspect,
  ) {
    this.timeline = new Timeline<unknown, unknown>(game, header, entries);
  }

  get machine(): Machine<unknown, unknown> {
    return this.timeline.match.machine;
  }

  async play(slices: Slices): Promise<void> {
    await slices.run(() => this.timeline.play(STEP));
  }

  /** The first side's chance to win, turn by turn. */
  async turns(slices: Slices): Promise<ReviewedTurn[]> {
    const { timeline, machine, prospect } = this;
    const turns: ReviewedTurn[] = [];
    const { seats } = machine.game;
    let name = '';
    let at = 0;
    await slices.run(() => {
      const { state } = timeline.at(at);
      const turn = state.outcome ? name : turnOf(machine, state);
      const last = turns.at(-1);
      const over = at === timeline.length;
      if (last && (turn !== name || over))
        Object.assign(last, { to: at, after: prospect.chance(machine.read(state)) });
      const seat = machine.nextSeat(state);
      if (turn !== name && !over && seat >= 0) {
        const before = prospect.chance(machine.read(state));
        const chosen = timeline.line(at + 1, ALL_KNOWING)?.text ?? '';
        const round = machine.game.round?.(machine.read(state))?.now ?? null;
        turns.push({ from: at, to: at, seat: seats[seat].id, chosen, round, before, after: before });
        name = turn;
      }
      return ++at > timeline.length;
    });
    return turns;
  }

  /** What a bot is to decide to say what it would have done at a position, knowing what the seat asked there knew. */
  decisionAt(at: number, budget: Decision['budget']): Decision | null {
    const { machine } = this;
    const { state } = this.timeline.at(at);
    const seat = machine.nextSeat(state);
    if (seat < 0) return null;
    const random = seedGenerator(`advice ${at}`);
    const legal = machine.legal(state, seat).slice();
    const guess = machine.determinize(state, seat, random);
    return { seat, legal, random, guess, notes: {}, history: [], budget, explain: true };
  }

  /** What a choice was good for, by the number that its lines in the log have, as a viewer may know it. */
  reason(count: number, viewer: number = SPECTATOR): ToldReason | null {
    return reasonIn(this.timeline, this.prospect, count, viewer);
  }
}

/**
 * What a choice was good for, with what the same seat did from there until it was asked the same again or its turn
 * ended, as a viewer may know it. Null for a choice that is not there. What the viewer cannot see is guessed; where
 * others ask, the chance of the guess has to be a secret.
 */
export function reasonIn(
  timeline: Timeline<unknown, unknown>,
  prospect: AnyProspect,
  count: number,
  viewer: number,
  chance?: string,
): ToldReason | null {
  const { machine } = timeline.match;
  let at = timeline.afterStanding(count);
  if (at === null || at === 0) return null;
  const line = timeline.line(at, viewer);
  const seat = machine.game.seats.findIndex(({ id }) => id === line?.seat);
  if (seat < 0) return null;
  const before = clone(timeline.at(at - 1).state);
  const turn = turnOf(machine, before);
  const rule = machine.question(before)?.rule.name;
  let { state } = timeline.at(at);
  while (at < timeline.length && state.outcome === null && turnOf(machine, state) === turn) {
    if (machine.nextSeat(state) === seat && machine.question(state)?.rule.name === rule) break;
    state = timeline.at(++at).state;
  }
  const reason = reasonFor(machine, prospect, [before, clone(state)], seat, viewer, chance);
  return { seat: machine.game.seats[seat].id, reason };
}
