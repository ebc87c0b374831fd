import { useSignal } from '@preact/signals';
import type { GameInfo } from '@sandtable/kernel';
import { w } from '../languages/index.js';
import { Segments } from '../shell/segments.js';
import { seek } from './seek.js';

interface QuickMatchProps {
  games: readonly GameInfo[];
  /** The server cannot be reached just now. */
  away: boolean;
}

/** A quick match: the game, the side, now or by correspondence, and one button. */
export function QuickMatchForm({ games, away }: QuickMatchProps) {
  const game = useSignal(games[0]?.id ?? '');
  const side = useSignal('');
  const pace = useSignal<'live' | 'correspondence'>('live');
  const asking = useSignal(false);
  const about = games.find(({ id }) => id === game.value);
  if (!about) return null;
  const find = async () => {
    asking.value = true;
    await seek({ game: about.id, pace: pace.value, ...(side.value === '' ? {} : { side: side.value }) });
    asking.value = false;
  };
  return (
    <form
      class="quick-match"
      aria-labelledby="quick-match"
      onSubmit={(event) => {
        event.preventDefault();
        if (!away) void find();
      }}
    >
      <h2 id="quick-match">{w.match.title}</h2>
      <p class="soft">{w.match.hint}</p>
      <label class="field">
        <span>{w.setup.game}</span>
        <select
          value={game.value}
          onChange={(event) => {
            game.value = event.currentTarget.value;
            side.value = '';
          }}
        >
          {games.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <Segments
        name="quick-side"
        legend={w.match.side}
        choices={[['', w.match.anySide], ...about.sides.map(({ id, name }) => [id, name] as const)]}
        value={side.value}
        change={(value) => {
          side.value = value;
        }}
      />
      <Segments
        name="quick-pace"
        legend={w.match.pace}
        choices={[
          ['live', w.match.live],
          ['correspondence', w.setup.correspondence],
        ]}
        value={pace.value}
        change={(value) => {
          pace.value = value;
        }}
      />
      <button type="submit" class="primary" disabled={asking.value || away}>
        {away ? w.match.away : asking.value ? w.match.asking : w.match.find}
      </button>
    </form>
  );
}
