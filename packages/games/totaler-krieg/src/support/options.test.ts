import { below, Machine, type Option, optionOf, type State, seedGenerator } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { IS_GROUND } from '../counters/counters.js';
import type { Facts } from '../facts.js';
import { totalerKrieg } from '../game.js';
import type { Counter } from '../ids.js';
import { FORCE_POOL } from '../places.js';
import { factionOf } from '../position/position.js';
import type { R, Table } from '../table.js';

const OF_SUPPORT = ['support', 'contest', 'upkeep', 'point', 'fly', 'blitz-markers', 'stay-or-return'];

type Look = (machine: Machine<Table, Facts>, state: State<Table>, seat: number, legal: Option[]) => void;

/** Plays games in which only support is chosen at random; elsewhere, the last choice, which mostly ends a segment. */
function walk(scenario: string, games: number, look: Look): number {
  const machine = new Machine(totalerKrieg, { scenario });
  const random = seedGenerator(`support/${scenario}`);
  let looks = 0;
  for (let game = 0; game < games; game++) {
    const state = machine.setup(`support/${game}`);
    for (let seat = machine.nextSeat(state); seat >= 0; seat = machine.nextSeat(state)) {
      const legal = machine.legal(state, seat);
      const ours = OF_SUPPORT.includes(state.frames.at(-1)!.rule);
      if (ours) {
        look(machine, state, seat, legal);
        looks++;
      }
      machine.choose(state, seat, ours ? legal[below(random, legal.length)] : legal.at(-1)!);
    }
  }
  return looks;
}

/** The choices of all verbs by their own judgement: every support unit and marker of the seat's Force Pool with every target. */
function judged(machine: Machine<Table, Facts>, state: State<Table>, seat: number): Set<Option> {
  const open = machine.question(state)!;
  const found = new Set<Option>();
  const u: R = open.u;
  const own = u.table.place.flatMap((place, counter) =>
    place === FORCE_POOL && !IS_GROUND[counter] && factionOf(u, counter as Counter) === seat ? [counter] : [],
  );
  open.rule.verbs.forEach((verb, index) => {
    const allow = (arg: number) => {
      if (!verb.check(u, open.frame, arg, seat)) found.add(optionOf(index, arg));
    };
    const { domain } = verb;
    if (!domain || typeof domain === 'function') allow(0);
    else if (domain.factors) {
      const { second, of } = domain.factors;
      for (const counter of own) for (const target of second.values) allow(of(counter, target));
    } else domain.values.forEach(allow);
  });
  return found;
}

describe('the choices of the Support Segment', () => {
  it.each(['case-white', 'barbarossa', 'fall-of-france'])('are what the rules allow in %s', (scenario) => {
    let n = 0;
    const looks = walk(scenario, 2, (machine, state, seat, legal) => {
      if (n++ % 9 > 0) return;
      expect(new Set(legal)).toEqual(judged(machine, state, seat));
    });
    expect(looks).toBeGreaterThan(3);
  });

  it.each(['barbarossa', 'fall-of-france'])('do not rest on what was true before in %s', (scenario) => {
    const fresh = new Machine(totalerKrieg, { scenario });
    const looks = walk(scenario, 2, (_, state, seat, legal) => {
      expect(fresh.legal(structuredClone(state), seat)).toEqual(legal);
    });
    expect(looks).toBeGreaterThan(20);
  });
});
