import type { Finding } from '@sandtable/kernel';
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
      if (piece.guarded) says.push('not removed this turn (protect.turn)');
      found.push({
        about: `${piece.country} ${piece.kind} ${SPACE_NAMES[at]}`,
        says: says.filter((text) => text !== '').join('; '),
      });
    }
  }
  return found;
}

/** The enemies that could battle it. */
function dangerWords({ threats }: PieceModel): string {
  const set = threats.reduce((all, enemy) => all | bit(COUNTRY.index(enemy)), 0);
  return set === 0 ? '' : `in reach of ${namesOf(set)}`;
}

function straitFindings(u: R): Finding[] {
  return THE_STRAITS.map(({ controller, seas }) => {
    const axis = straitOpen(u.table.pieces, controller, AXIS);
    const rule = axis ? 'an Axis Army controls it (strait.axis)' : 'no Axis Army controls it (strait.allies)';
    return {
      about: `strait at ${SPACE_NAMES[controller]}, ${SPACE_NAMES[seas[0]]} – ${SPACE_NAMES[seas[1]]}`,
      says: `open to the ${axis ? 'Axis' : 'Allies'}: ${rule}`,
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
      return [`${id} ${homeIsHeld(u, country) ? '0, its Home space is held (score.home-occupied)' : points}`];
    });
    found.push({
      about: `star ${SPACE_NAMES[at]}`,
      says: scorers.length > 0 ? `would score: ${scorers.join(', ')}` : 'nobody would score it',
    });
  }
  return found;
}
