import { w } from '../languages/index.js';
import { pages } from '../languages/pages.js';
import { Sheet } from './sheet.js';

/** What the keys do: loaded when it is asked for. */
export function KeysHelp({ close }: { close(): void }) {
  return (
    <Sheet label={pages.keys.title} close={close}>
      <div class="sheet-head">
        <h2>{pages.keys.title}</h2>
        <button type="button" class="quiet" onClick={close}>
          {w.nav.close}
        </button>
      </div>
      <dl class="keys">
        {pages.keys.rows.map(([key, does]) => (
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
