import type { SpelledOption, View } from '@sandtable/kernel';
import type { Change } from '../board-module.js';
import { boardOf } from './board-of.js';
import { deckOf } from './deck.js';
import { inSpace, theCountry } from './names.js';
import { words } from './words.js';

/** The changes between two positions, maybe by a choice of the viewer: pieces, supply, points, revealed cards. */
export function changesOf(before: View, after: View, by?: SpelledOption): Change[] {
  return [
    ...pieces(before, after),
    ...points(before, after),
    ...cards(before, after, by),
    ...straits(before, after),
  ];
}

const space = (id: string) => ({ kind: 'space', id });

function pieces(before: View, after: View): Change[] {
  const [was, is] = [boardOf(before).pieces, boardOf(after).pieces];
  const key = (piece: { country: string; space: string }) => `${piece.country} ${piece.space}`;
  const old = new Map(was.map((piece) => [key(piece), piece]));
  const now = new Map(is.map((piece) => [key(piece), piece]));
  const changes: Change[] = [];
  for (const [id, { country, kind, space: at, supplied, line }] of now) {
    const named = [theCountry(country), kind, inSpace(at)] as const;
    const mark = (how: 'new' | 'cut' | 'fed') => [{ touch: space(at), seat: country, how }];
    const earlier = old.get(id);
    if (!earlier) {
      changes.push({
        key: `new ${id}`,
        kind: 'gain',
        text: words.placed(...named),
        marks: mark('new'),
        line,
      });
      if (!supplied)
        changes.push({ key: `cut ${id}`, kind: 'supply', text: words.cut(...named), marks: mark('cut') });
    } else if (earlier.supplied && !supplied)
      changes.push({ key: `cut ${id}`, kind: 'supply', text: words.cut(...named), marks: mark('cut') });
    else if (!earlier.supplied && supplied)
      changes.push({ key: `fed ${id}`, kind: 'supply', text: words.fed(...named), marks: mark('fed') });
  }
  for (const [id, { country, kind, space: at }] of old) {
    if (now.has(id)) continue;
    changes.push({
      key: `gone ${id}`,
      kind: 'loss',
      text: words.removed(theCountry(country), kind, inSpace(at)),
      marks: [{ touch: space(at), seat: country, how: 'gone' }],
    });
  }
  return changes;
}

function points(before: View, after: View): Change[] {
  const [was, is] = [boardOf(before), boardOf(after)];
  const changes: Change[] = [];
  (['axis', 'allies'] as const).forEach((side, i) => {
    const gained = is.score[i] - was.score[i];
    if (gained !== 0)
      changes.push({
        key: `score ${side} ${gained}`,
        kind: 'score',
        text: words.points(words.sides[side], gained),
        marks: [],
        amount: { of: `score ${side}`, by: gained, text: (by) => words.points(words.sides[side], by) },
      });
  });
  was.scoring.forEach((old, i) => {
    const now = is.scoring[i];
    if (old.total === now.total || is.score.some((score, side) => score !== was.score[side])) return;
    const starred = now.stars
      .map(({ id, points: worth }) => ({
        id,
        by: worth - (old.stars.find((star) => star.id === id)?.points ?? 0),
      }))
      .filter(({ by }) => by > 0);
    changes.push({
      key: `scoring ${now.id} ${now.total}`,
      kind: 'score',
      text: words.scoring(theCountry(now.id), old.total, now.total),
      marks: starred.map(({ id, by }) => ({ touch: space(id), seat: now.id, how: 'score' as const, by })),
    });
  });
  return changes;
}

/** Public cards that come and go, and how many cards leave a deck or a hand. */
function cards(before: View, after: View, by?: SpelledOption): Change[] {
  const changes: Change[] = [];
  // The card that one plays or discards leaves the hand: nobody needs to be told.
  const spent = by && ['play', 'discard'].includes(by.verb) ? `${after.viewer}.hand` : null;
  const deck = deckOf(after);
  const cardName = (country: string, id: string) => deck.get(`${country} ${id}`)?.name ?? id;
  for (const place of Object.keys(after.places)) {
    const [country, pile] = place.split('.');
    const name = theCountry(country);
    const [was, is] = [before.places[place] ?? [], after.places[place]];
    const push = (key: string, text: string, price = false) =>
      changes.push({ key: `${place} ${key}`, kind: 'card', text, marks: [], ...(price ? { price } : {}) });
    if (pile === 'status') {
      for (const id of minus(is, was)) push(`on ${id}`, words.status(name, cardName(country, id)));
      for (const id of minus(was, is)) push(`off ${id}`, words.statusGone(name, cardName(country, id)));
    } else if (pile === 'response' && is.length > was.length) push('laid', words.faceDown(name));
    else if (pile === 'deck' && is.length < was.length && !grew(before, after, `${country}.hand`))
      push(`milled ${was.length - is.length}`, words.milled(name, was.length - is.length));
    else if (pile === 'hand') {
      const less = was.length - is.length - (place === spent ? 1 : 0);
      if (less > 0) push(`less ${less}`, words.handLess(name, less), !!by && country === after.viewer);
    }
  }
  return changes;
}

function grew(before: View, after: View, place: string): boolean {
  return (after.places[place]?.length ?? 0) > (before.places[place]?.length ?? 0);
}

/** The names that are in one list more often than in another. */
export function minus(a: readonly (string | null)[], b: readonly (string | null)[]): string[] {
  const left = b.slice();
  const more: string[] = [];
  for (const name of a) {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    else if (name !== null) more.push(name);
  }
  return more;
}

function straits(before: View, after: View): Change[] {
  const was = boardOf(before).straits;
  return Object.entries(boardOf(after).straits).flatMap(([controller, openTo]) =>
    was[controller] === openTo
      ? []
      : [
          {
            key: `strait ${controller} ${openTo}`,
            kind: 'other' as const,
            text: words.straitTo(inSpace(controller), words.sides[openTo]),
            marks: [],
          },
        ],
  );
}
