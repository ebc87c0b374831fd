import type { BoardModel } from '@sandtable/east-front/board-model';
import { ROUND_FACES, type RoundFace } from '@sandtable/east-front/faces';
import { words } from './words.js';

/** A lead of this many points after a scoring wins. */
const WIN = 10;

const YEARS = [...new Set(ROUND_FACES.map(({ year }) => year))];

/** The sixteen rounds with their seasons and scorings, the points, and who leads by how much. */
export function Tracks({ board }: { board: BoardModel }) {
  const lead = board.score[0] - board.score[1];
  const side = lead >= 0 ? 'axis' : 'allies';
  const said = words.tracks.lead(words.sides[side], Math.abs(lead));
  const shown = Math.max(-WIN, Math.min(WIN, lead));
  return (
    <div class="tracks ef-tracks">
      <div class="track track-round" role="img" aria-label={words.round(board.round, board.roundName)}>
        {YEARS.map((year) => (
          <span key={year} class="ef-year-group">
            <span class="track-name">{`’${year % 100}`}</span>
            <span class="track-cells">
              {ROUND_FACES.filter((face) => face.year === year).map((face) => (
                <RoundCell key={face.round} face={face} now={board.round} />
              ))}
            </span>
          </span>
        ))}
      </div>
      <div class="track ef-lead" role="img" aria-label={pointsSaid(board, said)} title={words.tracks.wins}>
        <span class="ef-points seat-axis">{board.score[0]}</span>
        <span class="ef-lead-line">
          <span class="ef-lead-middle" />
          <span class="ef-lead-mark" style={{ left: `${50 - (shown / WIN) * 50}%` }} />
        </span>
        <span class="ef-points seat-allies">{board.score[1]}</span>
        <strong class="track-name">{said}</strong>
      </div>
    </div>
  );
}

const pointsSaid = ({ score }: BoardModel, lead: string) =>
  `${words.tracks.points}: ${words.sides.axis} ${score[0]}, ${words.sides.allies} ${score[1]}, ${lead}`;

/** A season: past, current or future; with a star if it ends with a scoring. */
function RoundCell({ face: { round, name, season, scoring }, now }: { face: RoundFace; now: number }) {
  const when = round === now ? 'is-now' : round < now ? 'is-past' : '';
  return (
    <span
      class={`ef-round season-${season} ${when} ${scoring ? 'is-scoring' : ''}`}
      title={scoring ? `${name}. ${words.tracks.scoring}` : name}
    >
      {words.seasonLetters[season]}
    </span>
  );
}
