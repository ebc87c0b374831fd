import { useSignal } from '@preact/signals';
import { RematchButton } from '../online/rematch.js';
import { go, to } from '../route.js';
import { newId, newSeed } from '../table/random-ids.js';
import { RemoteTable } from '../table/remote.js';
import { keepGame, type SavedGame } from '../table/saved.js';
import { w } from '../words/index.js';
import { RuleLink } from './rule-link.js';
import { Sheet } from './sheet.js';
import type { TableSession } from './table-session.js';

/** The end of the game: the winner, by which rule, and what to do next. */
export function Ending({ session, saved }: { session: TableSession; saved: SavedGame | null }) {
  const closed = useSignal(false);
  const outcome = session.shown.value?.info.result;
  if (!outcome || closed.value || session.film.running.value) return null;
  const side = session.about.sides.find(({ id }) => id === outcome.winner);
  const close = () => {
    closed.value = true;
  };
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
    <Sheet className="ending" labelledBy="ending-title" close={close}>
      <p class="soft">{w.table.finished}</p>
      <h2 id="ending-title">{side ? w.table.wins(side.name) : w.table.draw}</h2>
      <p class="final-score">
        {session.about.sides.map(({ id, name }, i) => (
          <span key={id} class={`score side-${id}`}>
            {name} <strong>{outcome.scores[i]}</strong>
          </span>
        ))}
      </p>
      <p>
        {outcome.how === 'resigned' ? w.table.byResigning : null}
        {outcome.why && (
          <>
            {w.table.because} <RuleLink game={session.about.id} anchor={outcome.why} />
          </>
        )}
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
        {session.client instanceof RemoteTable && (
          <>
            <a class="button primary" href={to('watch', session.client.id)}>
              {w.table.replay}
            </a>
            {session.mine.value.length > 0 && <RematchButton client={session.client} />}
          </>
        )}
        <button type="button" class="quiet" onClick={close}>
          {w.nav.close}
        </button>
      </div>
    </Sheet>
  );
}
