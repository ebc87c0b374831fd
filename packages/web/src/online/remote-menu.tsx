import { type Signal, useSignal } from '@preact/signals';
import { club } from '../languages/club.js';
import { w } from '../languages/index.js';
import { to } from '../route.js';
import { askToConfirm } from '../shell/dialog.js';
import { pauseAct } from '../shell/pause.js';
import type { TableSession } from '../shell/table-session.js';
import type { RemoteTable } from '../table/remote.js';
import { inviteAddress } from './invite.js';
import { RematchButton } from './rematch.js';
import { copyText, tryAtServer } from './try-at-server.js';

interface RemoteMenuProps {
  session: TableSession;
  client: RemoteTable;
  open: Signal<boolean>;
}

/** What the menu of an online table has besides: invite, pause, go back, resign, rematch. */
export function RemoteMenu({ session, client, open }: RemoteMenuProps) {
  const copied = useSignal(false);
  const info = client.info.value;
  const you = client.you.value;
  if (!info || !you) return null;
  const seated = you.seats.length > 0;
  const finished = info.status === 'finished';
  const pause = pauseAct(client, info);
  return (
    <>
      {info.tournament && (
        <a href={to('tournament', info.tournament.id)}>{w.table.toTournament(info.tournament.round)}</a>
      )}
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
        {club.chance.title}
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
            {club.back.menu}
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
