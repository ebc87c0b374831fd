import { type Look, ROUND_FACES } from '@sandtable/east-front/look';
import { words } from './words.js';

/** The sixteen rounds with their seasons and scorings, and who leads by how much. */
export function Tracks({ look }: { look: Look }) {
  const lead = look.score[0] - look.score[1];
  const side = words.sides[lead >= 0 ? 'axis' : 'allies'];
  return (
    <div class="tracks ef-tracks">
      <div class="track track-round" role="img" aria-label={words.round(look.round, look.roundName)}>
        <span class="track-name">{words.tracks.round}</span>
        <span class="track-cells">
          {ROUND_FACES.map(({ round, name, season, scoring }) => (
            <span
              key={round}
              class={`ef-round season-${season} ${round === look.round ? 'is-now' : round < look.round ? 'is-past' : ''} ${scoring ? 'is-scoring' : ''}`}
              title={scoring ? `${name}. ${words.tracks.scoring}` : name}
            >
              {words.seasonLetters[season]}
            </span>
          ))}
        </span>
      </div>
      <div class="track" title={words.tracks.wins}>
        <span class="track-name">
          {words.tracks.points}{' '}
          <strong>{`${words.sides.axis} ${look.score[0]}, ${words.sides.allies} ${look.score[1]}`}</strong>
        </span>
      </div>
      <div class="track ef-lead">
        <span class="track-name">
          <strong>{words.tracks.lead(side, Math.abs(lead))}</strong>
        </span>
      </div>
    </div>
  );
}
