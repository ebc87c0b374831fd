import { say } from '@sandtable/kernel';
import { COUNTRY_IN_TEXT, teamOf } from '../board/countries.js';
import type { CardKind, Country } from '../ids.js';
import { process, question, refusal, verb } from '../kit.js';
import * as event from '../reactions/events.js';
import { openWindow, someoneMayAnswer } from '../reactions/window.js';
import { bit, type R, STATUS, type U } from '../table.js';
import { eachKind } from '../turn/discard.js';
import { Who } from '../words/words.js';
import { addScore, allStarPoints, homeIsHeld } from './victory.js';

interface Victory {
  country: Country;
  /** Status cards that the country declines to use. */
  forgone: CardKind[];
  /** Status cards that have scored and whose use can still be answered. */
  scored: CardKind[];
}

/** The Victory step. Without Status cards that score there is nothing to decide or to answer: it is over at once. */
export function takeVictoryStep(u: U, country: Country): void {
  if (homeIsHeld(u, country)) u.log('home-held', country);
  else if (scoringCards(u, country).length > 0) u.push(victoryStep, { country, forgone: [], scored: [] });
  else addScore(u, teamOf(country), allStarPoints(u, country));
}

/** score.star, score.status, score.home-occupied */
const victoryStep = process<Victory>('victory-step', (u, f) => {
  const { country } = f;
  switch (f.step) {
    case 0:
      f.step = 1;
      if (mayForgo(u, country)) u.push(forgo, { country });
      return;
    case 1: {
      f.step = 2;
      let points = allStarPoints(u, country);
      for (const kind of scoringCards(u, country)) {
        if (f.forgone.includes(kind)) continue;
        const gained = u.facts.kinds[kind].rules.victory!(u, country);
        u.log('scores-card', kind, gained);
        points += gained;
        f.scored.push(kind);
      }
      return addScore(u, teamOf(country), points);
    }
    default: {
      // reaction.status-used: scoring VP in the Victory step is also a use, though one that does not change the board.
      const kind = f.scored.shift();
      if (kind === undefined || u.facts.rules.enigmaActiveOnly) return u.done();
      f.step++;
      openWindow(u, event.statusUsed(country, kind));
    }
  }
});

/** Status cards that would give VP now. */
export function scoringCards(u: R, country: Country): CardKind[] {
  const scoring: CardKind[] = [];
  eachKind(u, country, STATUS, (kind) => {
    const { victory } = u.facts.kinds[kind].rules;
    if (victory && victory(u, country) > 0) scoring.push(kind);
  });
  return scoring;
}

const nothingToForgo = refusal(
  'score.status',
  (u, kind: CardKind, seat) =>
    say`${u.facts.kinds[kind].name} scores nothing for ${COUNTRY_IN_TEXT[seat]} now`,
);

/** Declining VP makes sense only if the use of the card could be answered: only then is the owner asked. */
function mayForgo(u: R, country: Country): boolean {
  if (u.facts.rules.enigmaActiveOnly) return false;
  for (const card of open(u, country)) if (someoneMayAnswer(u, event.statusUsed(country, card))) return true;
  return false;
}

const forgo = question<{ country: Country }>('forgo', {
  seats: (u, f) => (mayForgo(u, f.country) ? bit(f.country) : 0),
  prompt: (_, f) => say`${Who(f.country)} may leave Status cards unused before it scores`,
  anchor: 'score.status',
  verbs: [
    verb({
      name: 'forgo',
      domain: (u, f) => u.facts.cardsOf[f.country],
      check: (u, f, kind) => (open(u, f.country).includes(kind) ? null : nothingToForgo),
      apply(u, f, kind) {
        u.findFrame(victoryStep)!.forgone.push(kind);
        u.log('forgoes', f.country, kind);
        u.push(forgo, { country: f.country });
      },
    }),
    { name: 'done', check: () => null, apply: () => {} },
  ],
});

function open(u: R, country: Country): CardKind[] {
  const forgone = u.findFrame(victoryStep)?.forgone ?? [];
  return scoringCards(u, country).filter((kind) => !forgone.includes(kind));
}

export const victoryRules = [victoryStep, forgo];
