import {
  argOf,
  clone,
  type Machine,
  type Option,
  type State,
  spellOption,
  verbOf,
  viewerBits,
} from '@sandtable/kernel';
import { type ChoiceEffects, carryOut, logSeenBy } from '../carry-out.js';
import { type Check, Failure } from '../check-definition.js';
import { effectsSeenBy, everythingShown, legalThere, nameOf, someViewers } from '../determinizations.js';
import type { Dice } from '../dice.js';
import { differ } from '../differ.js';
import { anyChoice, type Playthrough, positionAt, reasonOf } from '../playthrough.js';
import { guessProblem } from './guess-problem.js';

/** How many guesses are made for each viewer of a position, and how far one of them is played. */
const WORLDS = 2;
const PLAYED_ON = 6;

export const secrets: Check = {
  name: 'secrets',
  says: 'states that differ in what a viewer may not know look the same to it, and go on looking the same',
  looks: 6,
  at(line, step, dice) {
    const { machine } = line;
    const truth = positionAt(line, step);
    const choices = choicesAt(line, step, dice);
    for (const viewer of someViewers(machine, truth, dice)) {
      const who = nameOf(machine, viewer);
      const seen = everythingShown(machine, truth, viewer);
      noChanceIn(line, truth, seen, who);
      for (let i = 0; i < WORLDS; i++) {
        const world = machine.determinize(truth, viewer, dice.generator);
        const unfair = guessProblem(machine, truth, world, viewer);
        if (unfair !== null) throw new Failure(`in a guess for ${who}, ${unfair}`);
        const told = differ(seen, everythingShown(machine, world, viewer));
        if (told !== null) throw new Failure(`${who} can see what it may not know: ${told}`);
        for (const choice of choices) inBothWorlds(machine, truth, world, viewer, choice);
      }
      for (const choice of choices) {
        noChanceIn(line, choice.here.after, logSeenBy(machine, choice.here, viewerBits(viewer)), who);
        secretly(machine, truth, viewer, choice, dice);
      }
      playOn(machine, machine.determinize(truth, viewer, dice.generator), who, dice);
    }
  },
};

interface Choice<T> {
  seat: number;
  option: Option;
  text: string;
  /** Its effects in the true world. */
  here: ChoiceEffects<T>;
}

/** The choice that was made, and another legal one. */
function choicesAt<T, C>({ machine, steps }: Playthrough<T, C>, step: number, dice: Dice): Choice<T>[] {
  if (step === steps.length) return [];
  const { before, ...made } = steps[step];
  const state = clone(before);
  const other = anyChoice(machine, state, dice);
  const choices =
    other && (other.seat !== made.seat || other.option !== made.option) ? [made, other] : [made];
  return choices.map(({ seat, option }) => ({
    seat,
    option,
    text: spellOption(machine, state, seat, option).text,
    here: carryOut(machine, before, seat, option),
  }));
}

/** Neither the seed nor the generator may be visible. */
function noChanceIn<T, C>(line: Playthrough<T, C>, { chance }: State<T>, seen: unknown, who: string): void {
  const text = JSON.stringify(seen);
  if (text.includes(line.seed)) throw new Failure(`${who} can see the seed`);
  // Short numbers may occur by accident.
  const words = chance.map(String).filter((word) => word.length >= 8);
  if (words.some((word) => text.includes(word))) throw new Failure(`${who} can see the generator`);
}

/** The same choice in the true world and in a guess. */
function inBothWorlds<T, C>(
  machine: Machine<T, C>,
  truth: State<T>,
  world: State<T>,
  viewer: number,
  choice: Choice<T>,
): void {
  const { seat, text, here } = choice;
  const thereOption = legalThere(machine, world, seat, text);
  if (thereOption === null) return namesNothingHidden(machine, truth, viewer, choice);
  // Both worlds use the same dice.
  const there = carryOut(machine, { ...world, chance: truth.chance.slice() }, seat, thereOption);
  const told = tells(machine, here, there, viewer);
  if (told !== null)
    throw new Failure(`'${text}' tells ${nameOf(machine, viewer)} something hidden: ${told}`);
}

/** Two secret choices with the same verb must look the same to every other viewer. */
function secretly<T, C>(
  machine: Machine<T, C>,
  truth: State<T>,
  viewer: number,
  choice: Choice<T>,
  dice: Dice,
): void {
  const { seat, option, text, here } = choice;
  if (viewer === seat || !isSecret(machine, truth, seat, option)) return;
  const state = clone(truth);
  const others = [...machine.legal(state, seat)].filter(
    (other) => verbOf(other) === verbOf(option) && other !== option && isSecret(machine, truth, seat, other),
  );
  if (others.length === 0) return;
  const other = dice.one(others);
  const told = tells(machine, here, carryOut(machine, truth, seat, other), viewer);
  if (told === null) return;
  const instead = spellOption(machine, state, seat, other).text;
  throw new Failure(
    `${nameOf(machine, viewer)} can tell the secret choice '${text}' from '${instead}': ${told}`,
  );
}

/**
 * How a viewer could tell two events apart other than by what was revealed to it; null if it cannot. Once different
 * things were revealed, everything may differ. Until then, nothing may.
 */
function tells<T, C>(
  machine: Machine<T, C>,
  here: ChoiceEffects<T>,
  there: ChoiceEffects<T>,
  viewer: number,
): string | null {
  const [a, b] = [learned(machine, here, viewer), learned(machine, there, viewer)];
  if (a.includes(null) || b.includes(null)) return null;
  const shorter = Math.min(a.length, b.length);
  if (differ(a.slice(0, shorter), b.slice(0, shorter)) !== null) return null;
  if (a.length !== b.length) {
    return `${a[shorter] ?? b[shorter]} comes to light only ${a.length > shorter ? 'here' : 'there'}`;
  }
  const [left, right] = [effectsSeenBy(machine, here, viewer), effectsSeenBy(machine, there, viewer)];
  // A revealed card leaves a gap, which was not in the same place in both worlds.
  return a.length === 0 ? differ(left, right) : differ(unordered(left), unordered(right));
}

/** What was revealed to a viewer, by name, in order; null for something without a name. */
function learned<T, C>(
  machine: Machine<T, C>,
  { revealed }: ChoiceEffects<T>,
  viewer: number,
): (string | null)[] {
  const { spec } = machine;
  return revealed
    .filter(({ to }) => to & viewerBits(viewer))
    .map(({ item }) => (item < 0 || !spec ? null : spec.itemName(item)));
}

function unordered<S extends { view: { places: Record<string, (string | null)[]> } }>(seen: S): S {
  const places = Object.entries(seen.view.places).map(([name, items]) => [name, items.map(String).sort()]);
  return { ...seen, view: { ...seen.view, places: Object.fromEntries(places) } };
}

/** A choice whose notation names something hidden must be secret. */
function namesNothingHidden<T, C>(
  machine: Machine<T, C>,
  truth: State<T>,
  viewer: number,
  { seat, option, text, here: { after, revealed } }: Choice<T>,
): void {
  const { spec } = machine;
  if (!spec || viewer === seat || revealed.some(({ to }) => to & viewerBits(viewer))) return;
  if (isSecret(machine, truth, seat, option)) return;
  const named = [...after.known.keys()].filter((item) => ` ${text} `.includes(` ${spec.itemName(item)} `));
  if (named.length === 0 || named.some((item) => after.known[item] & viewerBits(viewer))) return;
  throw new Failure(
    `'${text}' names what ${nameOf(machine, viewer)} may not know, and its verb is not secret`,
  );
}

function isSecret<T, C>(machine: Machine<T, C>, state: State<T>, seat: number, option: Option): boolean {
  const open = machine.question(clone(state));
  if (!open) return false;
  const { secret } = machine.verb(open.rule, option);
  if (typeof secret !== 'function') return secret === true;
  return secret(open.u, open.frame, argOf(option), seat);
}

/** A guess is a position like any other: it can be played. */
function playOn<T, C>(machine: Machine<T, C>, world: State<T>, who: string, dice: Dice): void {
  try {
    for (let i = 0; i < PLAYED_ON && world.outcome === null; i++) {
      const choice = anyChoice(machine, world, dice);
      if (choice === null) throw new Failure(`a guess for ${who} leads to a question without legal choices`);
      machine.choose(world, choice.seat, choice.option);
    }
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(`a guess for ${who} cannot be played on: ${reasonOf(error)}`);
  }
}
