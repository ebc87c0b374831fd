import type { StackModel } from '@sandtable/east-front/board-model';
import { SIDES } from '@sandtable/east-front/faces';
import type { SpelledOption, View } from '@sandtable/kernel';
import type { Change } from '../board-module.js';
import { boardOf } from './board-of.js';
import { pieceName, placeName } from './names.js';
import { words } from './words.js';

/** The changes between two positions, maybe by a choice of the viewer: pieces, supply, control, points, cards. */
export function changesOf(before: View, after: View, by?: SpelledOption): Change[] {
  return [
    ...pieces(before, after),
    ...supply(before, after),
    ...control(before, after),
    ...points(before, after),
    ...cards(before, after, by),
  ];
}

const space = (id: string) => ({ kind: 'space', id });
const seatOf = ({ faction }: StackModel) => (faction === 'soviet' ? 'allies' : 'axis');

/** Pieces added and removed; one of each is a move. */
function pieces(before: View, after: View): Change[] {
  const [was, is] = [boardOf(before).stacks, boardOf(after).stacks];
  const gained: StackModel[] = [];
  const lost: StackModel[] = [];
  const count = (stacks: readonly StackModel[], key: string) =>
    stacks.find(({ id }) => id === key)?.count ?? 0;
  for (const stack of is) for (let i = count(was, stack.id); i < stack.count; i++) gained.push(stack);
  for (const stack of was) for (let i = count(is, stack.id); i < stack.count; i++) lost.push(stack);
  const changes: Change[] = [];
  for (const [i, stack] of gained.entries()) {
    const from = lost.findIndex((other) => other.kind === stack.kind);
    const name = pieceName(stack.kind);
    const marks = [{ touch: space(stack.space), seat: seatOf(stack), how: 'new' as const }];
    if (from >= 0) {
      const [old] = lost.splice(from, 1);
      changes.push({
        key: `moved ${stack.id} ${old.space} ${i}`,
        kind: 'gain',
        text: words.moved(name, placeName(old.space), placeName(stack.space)),
        marks: [...marks, { touch: space(old.space), seat: seatOf(old), how: 'gone' }],
        line: [old.space, stack.space],
      });
    } else
      changes.push({
        key: `new ${stack.id} ${i}`,
        kind: 'gain',
        text: words.placed(name, placeName(stack.space)),
        marks,
        line: stack.path,
      });
  }
  for (const [i, stack] of lost.entries())
    changes.push({
      key: `gone ${stack.id} ${i}`,
      kind: 'loss',
      text: words.gone(pieceName(stack.kind), placeName(stack.space)),
      marks: [{ touch: space(stack.space), seat: seatOf(stack), how: 'gone' }],
    });
  return changes;
}

function supply(before: View, after: View): Change[] {
  const was = new Map(boardOf(before).stacks.map((stack) => [stack.id, stack]));
  return boardOf(after).stacks.flatMap((stack) => {
    const old = was.get(stack.id);
    if ((old?.supplied ?? true) === stack.supplied) return [];
    const named = [pieceName(stack.kind), placeName(stack.space)] as const;
    return [
      {
        key: `${stack.supplied ? 'fed' : 'cut'} ${stack.id}`,
        kind: 'supply' as const,
        text: stack.supplied ? words.fed(...named) : words.cut(...named),
        marks: [
          {
            touch: space(stack.space),
            seat: seatOf(stack),
            how: stack.supplied ? ('fed' as const) : ('cut' as const),
          },
        ],
      },
    ];
  });
}

function control(before: View, after: View): Change[] {
  const was = boardOf(before).spaces;
  return boardOf(after).spaces.flatMap(({ id, control: side }, i) =>
    side === 'both' || was[i].control === 'both' || was[i].control === side
      ? []
      : [
          {
            key: `control ${id} ${side}`,
            kind: 'other' as const,
            text: words.taken(words.sides[side], placeName(id)),
            marks: [],
          },
        ],
  );
}

function points(before: View, after: View): Change[] {
  const [was, is] = [boardOf(before), boardOf(after)];
  return SIDES.flatMap((side, i) => {
    const changes: Change[] = [];
    const gained = is.score[i] - was.score[i];
    if (gained > 0)
      changes.push({
        key: `score ${side} ${gained}`,
        kind: 'score',
        text: words.points(words.sides[side], gained),
        marks: [],
        amount: { of: `score ${side}`, by: gained, text: (by) => words.points(words.sides[side], by) },
      });
    if (is.stars[i] !== was.stars[i])
      changes.push({
        key: `stars ${side} ${is.stars[i]}`,
        kind: 'score',
        text: words.starsMove(words.sides[side], is.stars[i]),
        marks: [],
      });
    return changes;
  });
}

/** How many cards are drawn or leave a hand; only their owner knows which. */
function cards(before: View, after: View, by?: SpelledOption): Change[] {
  // The card that one plays or answers with leaves the hand: nobody needs to be told.
  const spender = by && ['play', 'react', 'discard'].includes(by.verb) ? after.viewer : null;
  return SIDES.flatMap((side) => {
    const size = (view: View, pile: string) => view.places[`${side}.${pile}`]?.length ?? 0;
    const drawn = size(before, 'deck') - size(after, 'deck');
    const spent = side === spender ? 1 : 0;
    const less = size(before, 'hand') - size(after, 'hand') + Math.max(0, drawn) - spent;
    const changes: Change[] = [];
    const name = words.sides[side];
    if (less > 0)
      changes.push({
        key: `hand ${side} ${less}`,
        kind: 'card',
        text: words.handLess(name, less),
        marks: [],
        ...(by && side === after.viewer ? { price: true } : {}),
      });
    if (drawn > 0)
      changes.push({ key: `draw ${side} ${drawn}`, kind: 'card', text: words.draws(name, drawn), marks: [] });
    return changes;
  });
}
