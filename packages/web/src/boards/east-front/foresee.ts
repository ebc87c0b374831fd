import type { StackModel } from '@sandtable/east-front/board-model';
import type { SpelledOption, View } from '@sandtable/kernel';
import { boardOf } from './board-of.js';
import { cardOf } from './cards.js';
import { placeName, splitPlace } from './names.js';
import { partiesOf } from './stage.js';
import { words } from './words.js';

/** What can be foreseen of an attack: who takes part, how many rounds it needs, what would be left, what may answer. */
export function foresee(view: View, option: SpelledOption): string[] {
  if (option.verb === 'react') return reaction(view, option);
  const force = option.touches.find(({ kind }) => kind === 'force');
  const space = option.touches.find(({ kind }) => kind === 'space');
  if (!force || !space) return [];
  const board = boardOf(view);
  const { what: faction, space: from } = splitPlace(force.id);
  const attacker = faction === 'soviet' ? 'allies' : 'axis';
  const defender = attacker === 'axis' ? 'allies' : 'axis';
  const parties = partiesOf(board, { faction, attacker, from, to: space.id });
  const sum = (stacks: readonly { count: number }[]) => stacks.reduce((all, { count }) => all + count, 0);
  const support = sum(parties.attackersSupport.filter(({ supplied }) => supplied));
  const [own, there, besides] = [sum(parties.force), sum(parties.defence), sum(parties.defendersSupport)];
  const say = words.foresee;
  if (there === 0) return [say.empty(placeName(space.id))];
  const rounds = there + besides;
  const sure = roundsFor(
    ranksOf([...parties.defence, ...parties.defendersSupport]),
    ranksOf(parties.force),
    ranksOf(parties.attackersSupport.filter(({ supplied }) => supplied)),
  );
  const cards = view.places[`${defender}.hand`]?.length ?? 0;
  const side = words.sides[defender];
  return [
    say.force(own, support),
    say.defence(placeName(space.id), there, besides),
    rounds === 1 ? say.oneRound : say.rounds(there, rounds),
    sure < rounds ? say.tooMany(sure) : say.left(own + support - (rounds - 1)),
    cards > 0 ? say.answers(side, cards) : say.noAnswers(side),
  ];
}

/** From the lowest (combat.rank). */
const RANKS: Record<StackModel['type'], number> = { infantry: 0, tank: 1, airplane: 2, fleet: 2 };

function ranksOf(stacks: readonly StackModel[]): number[] {
  return stacks
    .flatMap(({ type, count }) => new Array<number>(count).fill(RANKS[type]))
    .sort((a, b) => a - b);
}

/**
 * The rounds that the attacker can open if nobody answers and the defender gives up the highest ranks first: each further
 * one costs a piece of at least that rank, and the last piece of the force cannot be given up (combat.last-piece).
 */
function roundsFor(defence: readonly number[], force: readonly number[], support: readonly number[]): number {
  const payers = [...force.slice(1), ...support].sort((a, b) => a - b);
  let rounds = 1;
  for (const rank of [...defence].reverse().slice(0, -1)) {
    const at = payers.findIndex((one) => one >= rank);
    if (at < 0) return rounds;
    payers.splice(at, 1);
    rounds++;
  }
  return rounds;
}

/** How a card answers. */
function reaction(view: View, { touches }: SpelledOption): string[] {
  const card = touches.find(({ kind }) => kind === 'card');
  const answers = card && cardOf(view, card.id)?.reaction;
  return answers ? [words.foresee.reacts(answers.line ?? answers.name)] : [];
}
