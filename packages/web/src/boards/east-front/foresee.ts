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
  // The last piece of the force cannot be given up (combat.last-piece).
  const most = own + support;
  const cards = view.places[`${defender}.hand`]?.length ?? 0;
  const side = words.sides[defender];
  return [
    say.force(own, support),
    say.defence(placeName(space.id), there, besides),
    there === 1 && besides === 0 ? say.oneRound : say.rounds(there, there + besides),
    ...(there + besides > most ? [say.tooMany(most)] : [say.left(most - (there + besides - 1))]),
    cards > 0 ? say.answers(side, cards) : say.noAnswers(side),
  ];
}

/** How a card answers. */
function reaction(view: View, { touches }: SpelledOption): string[] {
  const card = touches.find(({ kind }) => kind === 'card');
  const answers = card && cardOf(view, card.id)?.reaction;
  return answers ? [words.foresee.reacts(answers.line ?? answers.name)] : [];
}
