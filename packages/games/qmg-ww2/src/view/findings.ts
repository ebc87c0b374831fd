import type { Finding } from '@sandtable/kernel';
import { ALL_SPACES, IS_SEA, IS_STAR, SPACE_NAMES, straitOpen, THE_STRAITS } from '../board/board.js';
import { ALL_COUNTRIES, AXIS, COUNTRIES, COUNTRY_IN_TEXT, teamOf } from '../board/countries.js';
import type { Country, Space } from '../ids.js';
import { hasPort, markerOf, portsOf, reaches, suppliedByCard, supplyLine } from '../supply/supply.js';
import { bit, hasPiece, isGuarded, type R } from '../table.js';
import { homeIsHeld, starPoints } from '../victory/victory.js';
import { namesOf } from '../words/refusals.js';
import { pieceWord } from '../words/words.js';

/** What the rules say of every piece, every strait and every star: for `sandtable show`. */
export function findings(u: R): Finding[] {
  return [...pieceFindings(u), ...straitFindings(u), ...starFindings(u)];
}

function pieceFindings(u: R): Finding[] {
  const found: Finding[] = [];
  for (const country of ALL_COUNTRIES) {
    for (const at of ALL_SPACES) {
      if (!hasPiece(u, country, at)) continue;
      const says = [supplyWords(u, country, at), dangerWords(u, country, at)];
      if (isGuarded(u, country, at)) says.push('not removed this turn (protect.turn)');
      found.push({
        about: `${COUNTRIES[country]} ${pieceWord(at).toLowerCase()} ${SPACE_NAMES[at]}`,
        says: says.filter((text) => text !== '').join('; '),
      });
    }
  }
  return found;
}

/** Supplied, and along which line; or what is missing. */
export function supplyWords(u: R, country: Country, at: Space): string {
  if (suppliedByCard(u, country, at)) return 'supplied by a card (supply.by-card)';
  const line = supplyLine(u, country, at);
  const missing: string[] = [];
  if (line.length === 0)
    missing.push(
      `no line of own pieces leads to a Supply space with an Army of ${COUNTRY_IN_TEXT[country]} (supply.line)`,
    );
  if (IS_SEA[at] && !hasPort(u, country, at))
    missing.push('no port: no Army of its team is adjacent (supply.navy-port)');
  if (missing.length > 0) return `not supplied: ${missing.join(' and ')}`;
  const via =
    line.length === 1
      ? 'its own space is a Supply space'
      : `line ${line.map((space) => SPACE_NAMES[space]).join(' – ')}`;
  return `supplied: ${via}${
    IS_SEA[at]
      ? `; port ${portsOf(u, country, at)
          .map((space) => SPACE_NAMES[space])
          .join(', ')}`
      : ''
  }`;
}

/** Which enemies could battle it: those with a supplied piece adjacent. */
function dangerWords(u: R, country: Country, at: Space): string {
  let set = 0;
  ALL_COUNTRIES.forEach((enemy) => {
    if (teamOf(enemy) !== teamOf(country) && reaches(u, enemy, at)) set |= bit(enemy);
  });
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
