import { useSignal } from '@preact/signals';
import { w } from '../languages/index.js';
import { go, to } from '../route.js';
import { isRemote } from '../table/is-remote.js';
import { replayLink } from '../table/share.js';
import { saveText } from './files.js';
import { lazyPage } from './lazy-page.js';
import { DotsIcon, Menu } from './menu.js';
import { isOver, type TableSession } from './table-session.js';

/** Loaded when the menu of an online table is opened. */
const RemoteMenu = lazyPage(
  async () => (await import('../online/remote-menu.js')).RemoteMenu,
  () => null,
);

/** The menu of the table. */
export function TableMenu({ session }: { session: TableSession }) {
  const copied = useSignal(false);
  const download = async () => {
    const day = new Date().toISOString().slice(0, 10);
    saveText(w.files.name(session.about.id, day), await session.client.journal());
  };
  const share = async () => {
    await navigator.clipboard?.writeText(await replayLink(await session.client.journal()));
    copied.value = true;
  };
  return (
    <Menu label={w.nav.menu} face={<DotsIcon />}>
      {(open) => (
        <div class="menu-list">
          <button
            type="button"
            onClick={() => {
              open.value = false;
              void download();
            }}
          >
            {w.table.download}
          </button>
          {isOver(session.shown.value) && (
            <button type="button" onClick={() => void share()}>
              {copied.value ? w.table.copied : w.table.share}
            </button>
          )}
          <a href={to('about', session.about.id)} target="_blank" rel="noopener">
            {w.rules.twoMinutes}
          </a>
          <a href={to('rules', session.about.id)} target="_blank" rel="noopener">
            {w.start.read}
          </a>
          {isRemote(session.client) && <RemoteMenu session={session} client={session.client} open={open} />}
          {session.client.kind === 'local' && (
            <a href={to('replay', session.shown.value?.info.id ?? '')}>{w.table.replay}</a>
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
