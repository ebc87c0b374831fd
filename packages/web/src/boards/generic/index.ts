import type { GameInfo, Plain, Touch, View } from '@sandtable/kernel';
import { t, w } from '../../languages/index.js';
import type { BoardMaker, CardRow, Change, Pile } from '../board-module.js';
import { pretty } from '../pretty.js';
import { GenericBoard } from './board.js';
import { placeName } from './place-name.js';
import { seatMark } from './seat-mark.js';

/** A board for any game, made from its view alone: places as piles, and everything that options touch as buttons. */
export const makeBoard: BoardMaker = (about) => ({
  Board: GenericBoard,
  inWords: true,
  seatMark: (seat) => seatMark(about, seat),
  nameOf: (touch) => t(pretty(touch.id)),
  card: (_, id, seat) => ({
    id,
    name: t(pretty(id)),
    type: '',
    text: '',
    provenance: null,
    disputed: false,
    seat,
  }),
  piles: (view, seat) => pilesOf(view, seat),
  headline: (view) => ({
    round: roundOf(view.table),
    brief: roundOf(view.table),
    step: null,
    order: about.seats.map(({ id }) => id),
    active: view.decisions[0]?.seat ?? null,
    scores: about.sides.map(({ id, name }, side) => ({ side: id, name, points: view.scores[side] ?? 0 })),
  }),
  moment: (table) => {
    const round = roundOf(table);
    return { key: round, round, label: round || w.table.position, seat: null };
  },
  overlays: () => [],
  changes: (before, after) => changesOf(about, before, after),
  tellsPartly: true,
  inspect: () => [],
  cards: (view) => rowsOf(view),
});

function pilesOf(view: View, seat: string): Pile[] {
  const own = Object.entries(view.places).filter(([name]) => name.startsWith(`${seat}.`));
  return own.map(([place, cards]) => ({
    place,
    title: t(pretty(place.slice(seat.length + 1))),
    cards,
    spread: cards.some((card) => card !== null),
    touch: (id: string): Touch => ({ kind: 'card', id }),
  }));
}

/** The number of the round or turn, if the game counts one. */
function roundOf(table: Plain): string {
  const round = (table as Record<string, Plain> | null)?.round;
  return typeof round === 'number' ? w.table.round(round) : '';
}

function changesOf(about: GameInfo, before: View, after: View): Change[] {
  const changes: Change[] = [];
  about.sides.forEach(({ id, name }, side) => {
    const gained = (after.scores[side] ?? 0) - (before.scores[side] ?? 0);
    if (gained !== 0)
      changes.push({
        key: `score ${id} ${gained}`,
        kind: 'score',
        text: w.changes.score(name, gained),
        marks: [],
      });
  });
  for (const [place, cards] of Object.entries(after.places)) {
    const more = cards.length - (before.places[place]?.length ?? 0);
    if (more !== 0)
      changes.push({
        key: `${place} ${more}`,
        kind: 'card',
        text: w.changes.pile(placeName(place), more),
        marks: [],
      });
  }
  return changes;
}

function rowsOf(view: View): CardRow[] {
  const rows = new Map<string, { name: string; count: number; where: Set<string> }>();
  for (const [place, cards] of Object.entries(view.places)) {
    for (const card of cards) {
      if (card === null) continue;
      const row = rows.get(card) ?? { name: t(pretty(card)), count: 0, where: new Set<string>() };
      row.count++;
      row.where.add(placeName(place));
      rows.set(card, row);
    }
  }
  return [...rows.entries()].map(([id, { name, count, where }]) => ({
    face: { id, name, type: '', text: '', provenance: null, disputed: false, seat: null },
    count,
    where: [...where].join(', '),
    seen: 0,
  }));
}
