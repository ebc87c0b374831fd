import { say } from '@sandtable/kernel';
import { anotherStandsForIt, isFirstAlike } from '../counters/alike.js';
import { COUNTER, IS_GROUND, IS_PARTISAN } from '../counters/counters.js';
import { stepsOf } from '../counters/units.js';
import type { Counter, Faction } from '../ids.js';
import { question, refusal, verb } from '../kit.js';
import { hexOf } from '../places.js';
import { factionOf, positionOf } from '../position/position.js';
import { leaveMap } from '../steps/leave-map.js';
import { loseStep } from '../steps/losses.js';
import type { R } from '../table.js';
import { unitName } from '../words/names.js';
import { ELIMINATION, nowAt, type Stage, stageIsPast } from './stages.js';

const tooLate = stageIsPast(ELIMINATION);

/** 2.3.3a: units, Detachments and Logistics markers on the map. */
function piecesOf(u: R, faction: Faction): Counter[] {
  const { onMap, markers, filled } = positionOf(u);
  const pieces = onMap[faction].slice();
  for (const hex of filled)
    for (const marker of markers[hex])
      if (!IS_PARTISAN[marker] && factionOf(u, marker) === faction) pieces.push(marker);
  return pieces;
}

/** 2.3.3: "eliminate, unit de-inf-3": in two parts, since nobody does that by mistake twice. */
export const eliminate = verb<number, Stage>({
  name: 'eliminate',
  check(u, f, _, seat) {
    if (f.stage > ELIMINATION) return tooLate;
    return piecesOf(u, seat).length > 0 ? null : nothingThere;
  },
  apply(u) {
    nowAt(u, ELIMINATION);
    u.push(eliminating, {});
  },
});

const isMultiStep = (u: R, piece: Counter) => IS_GROUND[piece] && stepsOf(u, piece) > 1;

function refusePiece(u: R, piece: Counter, seat: Faction) {
  if (!piecesOf(u, seat).includes(piece)) return factionOf(u, piece) === seat ? notOnMap : notYours;
  return isFirstAlike(u, piece) ? null : anotherStandsForIt;
}

export const eliminating = question('eliminating', {
  seats: (u) => 1 << u.table.phasing,
  prompt: () => say`Which of your units is eliminated?`,
  continuesChoice: true,
  anchor: '2.3.3a',
  verbs: [
    verb<Counter>({
      name: 'unit',
      domain: COUNTER,
      check: (u, _, piece, seat) => refusePiece(u, piece, seat),
      moot: (u, _, piece) => hexOf(u.table.place[piece]) < 0,
      list(u, _, seat, add) {
        for (const piece of piecesOf(u, seat)) if (isFirstAlike(u, piece)) add(piece);
      },
      apply: (u, _, piece) => leaveMap(u, piece),
    }),
    verb<Counter>({
      name: 'step',
      domain: COUNTER,
      check(u, _, piece, seat) {
        return refusePiece(u, piece, seat) ?? (isMultiStep(u, piece) ? null : oneStep);
      },
      moot: (u, _, piece) => hexOf(u.table.place[piece]) < 0,
      list(u, _, seat, add) {
        for (const piece of piecesOf(u, seat))
          if (isFirstAlike(u, piece) && isMultiStep(u, piece)) add(piece);
      },
      apply: (u, _, piece) => loseStep(u, piece),
    }),
  ],
});

const nothingThere = refusal('2.3.3a', () => say`there is nothing to eliminate`);
const notYours = refusal<Counter>('2.3.3a', (_, unit) => say`${unitName(unit)} is not yours`);
const notOnMap = refusal<Counter>(
  '2.3.3a',
  (_, unit) => say`${unitName(unit)} is no unit, Detachment or Logistics marker on the map`,
);
const oneStep = refusal<Counter>(
  '2.3.3a',
  (_, unit) => say`${unitName(unit)} has no step to spare: eliminate the unit`,
);
