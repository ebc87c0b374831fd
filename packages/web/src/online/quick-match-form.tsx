import { useSignal } from '@preact/signals';
import type { GameInfo } from '@sandtable/kernel';
import { club } from '../languages/club.js';
import { forms } from '../languages/forms.js';
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
      <h2 id="quick-match">{club.match.title}</h2>
      <p class="soft">{club.match.hint}</p>
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
        legend={club.match.side}
        choices={[['', club.match.anySide], ...about.sides.map(({ id, name }) => [id, name] as const)]}
        value={side.value}
        change={(value) => {
          side.value = value;
        }}
      />
      <Segments
        name="quick-pace"
        legend={club.match.pace}
        choices={[
          ['live', club.match.live],
          ['correspondence', forms.setup.correspondence],
        ]}
        value={pace.value}
        change={(value) => {
          pace.value = value;
        }}
      />
      {account && (
        <Switch
          label={forms.setup.ratedSwitch}
          value={rated.value}
          change={(value) => (rated.value = value)}
        />
      )}
      <button type="submit" class="primary" disabled={asking.value || away}>
        {away ? club.match.away : asking.value ? club.match.asking : club.match.find}
      </button>
    </form>
  );
}
