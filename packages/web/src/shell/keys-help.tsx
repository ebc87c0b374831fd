import { w } from '../languages/index.js';
import { Sheet } from './sheet.js';

/** What the keys do: loaded when it is asked for. */
export function KeysHelp({ close }: { close(): void }) {
  return (
    <Sheet label={w.keys.title} close={close}>
      <div class="sheet-head">
        <h2>{w.keys.title}</h2>
        <button type="button" class="quiet" onClick={close}>
          {w.nav.close}
        </button>
      </div>
      <dl class="keys">
        {w.keys.rows.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
