import { type Signal, useSignal } from '@preact/signals';
import { w } from '../languages/index.js';
import { inviteAddress } from '../online/invite.js';
import { RematchButton } from '../online/rematch.js';
import { copyText, tryAtServer } from '../online/try-at-server.js';
import { go, to } from '../route.js';
import { isRemote } from '../table/is-remote.js';
import type { RemoteTable } from '../table/remote.js';
import { replayLink } from '../table/share.js';
import { askToConfirm } from './dialog.js';
import { saveText } from './files.js';
import { DotsIcon, Menu } from './menu.js';
import { pauseAct } from './pause.js';
import { isOver, type TableSession } from './table-session.js';

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

interface RemoteMenuProps {
  session: TableSession;
  client: RemoteTable;
  open: Signal<boolean>;
}

/** The menu of an online table: invite, pause, go back, resign, rematch. */
function RemoteMenu({ session, client, open }: RemoteMenuProps) {
  const copied = useSignal(false);
  const info = client.info.value;
  const you = client.you.value;
  if (!info || !you) return null;
  const seated = you.seats.length > 0;
  const finished = info.status === 'finished';
  const pause = pauseAct(client, info);
  return (
    <>
      {you.invite && (
        <button
          type="button"
          onClick={async () => {
            copied.value = await copyText(inviteAddress(client.id, you.invite!));
          }}
        >
          {copied.value ? w.table.copied : `${w.online.copy}: ${w.online.invite}`}
        </button>
      )}
      <button
        type="button"
        onClick={() => {
          open.value = false;
          client.showsChance.value = true;
        }}
      >
        {w.chance.title}
      </button>
      {(finished || seated) && <a href={to('watch', client.id)}>{w.table.replay}</a>}
      {seated && !finished && (
        <>
          <button
            type="button"
            onClick={() => {
              open.value = false;
              pause.act();
            }}
          >
            {pause.label}
          </button>
          <button
            type="button"
            onClick={() => {
              open.value = false;
              client.choosesBack.value = true;
            }}
          >
            {w.back.menu}
          </button>
          <button
            type="button"
            onClick={() => {
              open.value = false;
              void resign(client);
            }}
          >
            {w.online.resign}
          </button>
        </>
      )}
      {finished && seated && <RematchButton client={client} />}
      {session.client.link.value === 'reconnecting' && <span class="soft">{w.online.reconnecting}</span>}
    </>
  );
}

async function resign(client: RemoteTable): Promise<void> {
  const { resignAsk: title, resignHint: text, resign: yes } = w.online;
  if (await askToConfirm({ title, text, yes, grave: true })) await tryAtServer(() => client.act('resign'));
}
