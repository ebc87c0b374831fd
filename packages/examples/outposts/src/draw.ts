import { commas, type Finding, say, seenIn } from '@sandtable/kernel';
import { CARD_NAMES, HILL_POINTS, HILLS, hillName, NEXT_TO, SEATS, SIDES } from './facts.js';
import { enemiesOf, hasCamp, kindOf, membersOf, PILES, type Pile, pileOf, type Reader } from './table.js';

/** The hills, the score and the cards the viewer may know, as text. */
export function drawText(u: Reader, viewer: number): string {
  const { round, turn, points } = u.table;
  const [summit, alder, birch, cedar, dogwood, elm, fir] = HILLS.values.map((hill) => drawHill(u, hill));
  const score = SIDES.map((side, i) => `${side.name} ${points[i]}`).join(', ');
  return [
    `round ${round} of ${u.facts.rounds}, turn of ${SEATS[turn].name}; ${score}`,
    '',
    `        ${alder}${birch}`,
    `${fir}${summit}${cedar}`,
    `        ${elm}${dogwood}`,
    '',
    ...SEATS.map(
      (seat, i) => `${seat.name.padEnd(8)} ${PILES.map((pile) => drawPile(u, i, pile, viewer)).join('  ')}`,
    ),
  ]
    .map((line) => line.trimEnd())
    .join('\n');
}

/** "alder A!J": camps by the first letter of their seat, with a ! if it cannot be removed this turn. */
function drawHill(u: Reader, hill: number): string {
  const camps = membersOf(u.table.camps[hill]).map((seat) => {
    return SEATS[seat].name[0] + (u.table.safe[hill] & (1 << seat) ? '!' : '');
  });
  return `${HILLS.name(hill)} ${camps.join('') || '.'}`.padEnd(16);
}

function drawPile(u: Reader, seat: number, pile: Pile, viewer: number): string {
  const seen = seenIn(u.state, pileOf(seat, pile), viewer);
  const known = seen.filter((card) => card !== null).map((card) => CARD_NAMES.name(kindOf(card)));
  const names = pile === 'deck' || known.length === 0 ? '' : ` (${known.join(' ')})`;
  return `${pile} ${seen.length}${names}`;
}

/** The rules' findings on each camp. */
export function findings(u: Reader): Finding[] {
  return SEATS.flatMap((seat, i) =>
    HILLS.values
      .filter((hill) => hasCamp(u, i, hill))
      .map((hill) => ({
        about: say`camp of ${seat.name} on ${hillName(hill)}`,
        says: commas([
          say`scores ${HILL_POINTS[hill]}`,
          u.table.safe[hill] & (1 << i) ? say`cannot be removed this turn` : exposure(u, i, hill),
        ]),
      })),
  );
}

function exposure(u: Reader, seat: number, hill: number): string {
  const raiders = membersOf(enemiesOf(seat)).filter((enemy) =>
    NEXT_TO[hill].some((near) => hasCamp(u, enemy, near)),
  );
  if (raiders.length === 0) return say`no enemy camp is next to it`;
  const names: string[] = raiders.map((enemy) => SEATS[enemy].name);
  return say`can be raided by ${names.reduce((all, one) => say`${all} and ${one}`)}`;
}
