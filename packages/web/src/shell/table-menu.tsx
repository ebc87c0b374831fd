import { useSignal } from '@preact/signals';
import { go, to } from '../route.js';
import { replayLink } from '../table/share.js';
import { w } from '../words/index.js';
import { saveText } from './files.js';
import { Menu } from './menu.js';
import type { Sitting } from './sitting.js';

/** What one can do with a table besides playing at it. */
export function TableMenu({ sitting }: { sitting: Sitting }) {
  const copied = useSignal(false);
  const download = async () => {
    const day = new Date().toISOString().slice(0, 10);
    saveText(w.files.name(sitting.about.id, day), await sitting.client.journal());
  };
  const share = async () => {
    await navigator.clipboard?.writeText(await replayLink(await sitting.client.journal()));
    copied.value = true;
  };
  return (
    <Menu label={w.nav.menu} face={<DotsIcon />}>
      {(open) => (
        <div class="menu-list">
          <button type="button" onClick={() => void download()}>
            {w.table.download}
          </button>
          {sitting.shown.value?.status === 'finished' && (
            <button type="button" onClick={() => void share()}>
              {copied.value ? w.table.copied : w.table.share}
            </button>
          )}
          <a href={to('rules', sitting.about.id)} target="_blank" rel="noopener">
            {w.start.read}
          </a>
          {sitting.client.kind === 'local' && (
            <a href={to('replay', sitting.shown.value?.id ?? '')}>{w.table.replay}</a>
          )}
          <button
            type="button"
            onClick={() => {
              open.value = false;
              go(to());
            }}
          >
            {w.table.leave}
          </button>
        </div>
      )}
    </Menu>
  );
}

function DotsIcon() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="currentColor">
      <circle cx="5" cy="12" r="2" />
      <circle cx="12" cy="12" r="2" />
      <circle cx="19" cy="12" r="2" />
    </svg>
  );
}
