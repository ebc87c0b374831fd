import { useSignal } from '@preact/signals';
import { w } from '../languages/index.js';
import { GameCard } from './game-card.js';
import type { MyGame } from './my-games.js';

/** How many games of a kind are shown at first. */
const AT_FIRST = { asked: 6, going: 6, finished: 4 } as const;

export type GameKind = keyof typeof AT_FIRST;

interface GameListProps {
  title: string;
  kind: GameKind;
  games: readonly MyGame[];
  forget(game: MyGame): Promise<void>;
}

/** Games of the person of one kind; the first of many. */
export function GameList({ title, kind, games, forget }: GameListProps) {
  const all = useSignal(false);
  const shown = all.value ? games : games.slice(0, AT_FIRST[kind]);
  return (
    <section class={`my-games is-${kind}`} aria-labelledby={`games-${kind}`}>
      <h2 id={`games-${kind}`} tabIndex={-1}>
        {title} <span class="count">{games.length}</span>
      </h2>
      <ul class="game-cards">
        {shown.map((game) => (
          <GameCard key={game.key} game={game} forget={() => void forget(game)} />
        ))}
      </ul>
      {shown.length < games.length && (
        <button
          type="button"
          class="quiet"
          onClick={() => {
            all.value = true;
          }}
        >
          {w.home.more(games.length - shown.length)}
        </button>
      )}
    </section>
  );
}
