import { useSignal } from '@preact/signals';
import type { GameInfo } from '@sandtable/kernel';
import { w } from '../languages/index.js';
import { GameField } from '../setup/game-field.js';
import { Segments, Switch } from '../shell/segments.js';
import { me } from './me.js';
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
  const rated = useSignal(false);
  const asking = useSignal(false);
  const about = games.find(({ id }) => id === game.value);
  if (!about) return null;
  const account = me.value?.guest === false;
  const find = async () => {
    asking.value = true;
    await seek({
      game: about.id,
      pace: pace.value,
      ...(side.value === '' ? {} : { side: side.value }),
      ...(account && rated.value ? { rated: true } : {}),
    });
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
      <GameField
        games={games}
        value={game.value}
        change={(id) => {
          game.value = id;
          side.value = '';
        }}
      />
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
      {account && (
        <Switch label={w.setup.ratedSwitch} value={rated.value} change={(value) => (rated.value = value)} />
      )}
      <button type="submit" class="primary" disabled={asking.value || away}>
        {away ? w.match.away : asking.value ? w.match.asking : w.match.find}
      </button>
    </form>
  );
}
