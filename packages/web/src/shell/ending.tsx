import { useSignal } from '@preact/signals';
import { go, to } from '../route.js';
import { keepGame, newId, newSeed, type SavedGame } from '../table/saved.js';
import { w } from '../words/index.js';
import { RuleLink } from './rule-link.js';
import type { Sitting } from './sitting.js';

/** The game is over: who won, by which rule, and what one can do now. */
export function Ending({ sitting, saved }: { sitting: Sitting; saved: SavedGame | null }) {
  const closed = useSignal(false);
  const outcome = sitting.view.value?.outcome;
  if (!outcome || closed.value || sitting.film.running.value) return null;
  const side = sitting.about.sides.find(({ id }) => id === outcome.winner);
  const again = async () => {
    if (!saved) return;
    const next: SavedGame = {
      ...saved,
      id: newId(),
      seed: newSeed(),
      journal: null,
      finished: false,
      guided: false,
      touched: Date.now(),
    };
    await keepGame(next);
    go(to('table', next.id));
  };
  return (
    <div class="sheet ending" role="dialog" aria-labelledby="ending-title">
      <p class="soft">{w.table.finished}</p>
      <h2 id="ending-title">{side ? w.table.wins(side.name) : w.table.draw}</h2>
      <p class="final-score">
        {sitting.about.sides.map(({ id, name }, i) => (
          <span key={id} class={`score side-${id}`}>
            {name} <strong>{outcome.scores[i]}</strong>
          </span>
        ))}
      </p>
      <p>
        {w.table.because} <RuleLink game={sitting.about.id} anchor={outcome.why} />
      </p>
      <div class="confirm-row">
        {saved && (
          <a class="button primary" href={to('replay', saved.id)}>
            {w.table.replay}
          </a>
        )}
        {saved && (
          <button type="button" class="quiet" onClick={() => void again()}>
            {w.table.again}
          </button>
        )}
        <button
          type="button"
          class="quiet"
          onClick={() => {
            closed.value = true;
          }}
        >
          {w.nav.close}
        </button>
      </div>
    </div>
  );
}
