import { commas, type Finding, say } from '@sandtable/kernel';
import { ALL_SPACES, IS_STAR, SPACE_NAMES, straitOpen, THE_STRAITS } from '../board/board.js';
import { ALL_COUNTRIES, AXIS, COUNTRIES, COUNTRY } from '../board/countries.js';
import { markerOf } from '../supply/supply.js';
import { bit, hasPiece, type R } from '../table.js';
import { homeIsHeld, starPoints } from '../victory/victory.js';
import { namesOf } from '../words/refusals.js';
import { type PieceModel, pieceModel } from './board-model.js';
import { supplyWords } from './supply-words.js';

/** The rules' findings on every piece, strait and star, for `sandtable show`. */
export function findings(u: R): Finding[] {
  return [...pieceFindings(u), ...straitFindings(u), ...starFindings(u)];
}

function pieceFindings(u: R): Finding[] {
  const found: Finding[] = [];
  for (const country of ALL_COUNTRIES) {
    for (const at of ALL_SPACES) {
      if (!hasPiece(u, country, at)) continue;
      const piece = pieceModel(u, country, at);
      const says = [supplyWords(piece), dangerWords(piece)];
      if (piece.guarded) says.push(say`not removed this turn (protect.turn)`);
      found.push({
        about: say`${piece.country} ${piece.kind} ${SPACE_NAMES[at]}`,
        says: says.filter((text) => text !== '').reduce((all, one) => say`${all}; ${one}`),
      });
    }
  }
  return found;
}

/** The enemies that could battle it. */
function dangerWords({ threats }: PieceModel): string {
  const set = threats.reduce((all, enemy) => all | bit(COUNTRY.index(enemy)), 0);
  return set === 0 ? '' : say`in reach of ${namesOf(set)}`;
}

function straitFindings(u: R): Finding[] {
  return THE_STRAITS.map(({ controller, seas }) => {
    const axis = straitOpen(u.table.pieces, controller, AXIS);
    const rule = axis
      ? say`an Axis Army controls it (strait.axis)`
      : say`no Axis Army controls it (strait.allies)`;
    return {
      about: say`strait at ${SPACE_NAMES[controller]}, ${SPACE_NAMES[seas[0]]} – ${SPACE_NAMES[seas[1]]}`,
      says: axis ? say`open to the Axis: ${rule}` : say`open to the Allies: ${rule}`,
    };
  });
}

function starFindings(u: R): Finding[] {
  const found: Finding[] = [];
  for (const at of ALL_SPACES) {
    if (!IS_STAR[at] && markerOf(u, at) < 0) continue;
    const scorers = ALL_COUNTRIES.flatMap((country) => {
      const points = starPoints(u, country, at);
      if (points === 0) return [];
      const id = COUNTRIES[country];
      return [
        say`${id} ${homeIsHeld(u, country) ? say`0, its Home space is held (score.home-occupied)` : points}`,
      ];
    });
    found.push({
      about: say`star ${SPACE_NAMES[at]}`,
      says: scorers.length > 0 ? say`would score: ${commas(scorers)}` : say`nobody would score it`,
    });
  }
  return found;
}
