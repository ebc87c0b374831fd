import type { BoardModel } from '@sandtable/qmg-ww2/board-model';
import { words } from './words.js';

const ROUNDS = 20;
const WIN = 30;

/** The round, and who leads by how much: thirty wins. */
export function Tracks({ board }: { board: BoardModel }) {
  const lead = board.score[0] - board.score[1];
  const side = lead >= 0 ? 'axis' : 'allies';
  const shown = Math.max(-WIN, Math.min(WIN, lead));
  return (
    <div class="tracks">
      <div class="track track-round" role="img" aria-label={words.round(board.round)}>
        <span class="track-name">{words.tracks.round}</span>
        <span class="track-cells">
          {Array.from({ length: ROUNDS }, (_, i) => (
            <span key={i} class={i + 1 === board.round ? 'is-now' : i + 1 < board.round ? 'is-past' : ''}>
              {(i + 1) % 5 === 0 || i + 1 === board.round ? i + 1 : ''}
            </span>
          ))}
        </span>
      </div>
      <div
        class="track track-lead"
        role="img"
        aria-label={`${words.tracks.lead}: ${words.tracks.leadOf(words.sides[side], Math.abs(lead))}`}
        title={words.tracks.wins}
      >
        <span class="track-name">
          {words.tracks.lead} <strong>{words.tracks.leadOf(words.sides[side], Math.abs(lead))}</strong>
        </span>
        <span class="lead-bar">
          <span class="lead-end">{words.sides.axis}</span>
          <span class="lead-line">
            <span class="lead-middle" />
            <span class={`lead-mark side-${side}`} style={{ left: `${50 - (shown / WIN) * 50}%` }} />
          </span>
          <span class="lead-end">{words.sides.allies}</span>
        </span>
      </div>
    </div>
  );
}
