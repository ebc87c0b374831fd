import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Page } from '../pages/page.js';
import { SeatBadge } from '../shell/seat-badge.js';
import { occupantWords } from '../shell/seat-list.js';
import type { TableSession } from '../shell/table-session.js';
import { USUAL_BOT } from '../table/begin.js';
import type { RemoteTable } from '../table/remote.js';
import { w } from '../words/index.js';
import { attempt, copyText, problem } from './acting.js';
import { ChanceFacts } from './chance-sheet.js';
import { Chat } from './chat.js';
import { inviteAddress } from './invite.js';
import { MyName } from './my-name.js';
import { isWrong } from './seed-part.js';

/** A table that has not begun: who sits where, the invitation, and the button that begins. */
export function WaitingRoom({ session, remote }: { session: TableSession; remote: RemoteTable }) {
  const info = remote.info.value;
  const you = remote.you.value;
  const table = session.shown.value;
  useEffect(() => {
    problem.value = null;
  }, []);
  if (!info || !you || !table) return null;
  const ready = table.seats.every(({ occupant }) => occupant.kind !== 'open');
  const beginning = remote.chance.value?.until != null;
  const act = (what: string, body: unknown = {}) => void attempt(() => remote.act(what, body));
  return (
    <Page>
      <h1>{session.about.title}</h1>
      <p class="lead">{w.online.waitingFor}</p>
      <MyName />
      {you.invite && <InviteLink id={remote.id} invite={you.invite} />}
      <ul class="seat-rows waiting-seats">
        {table.seats.map(({ id, name, occupant, mine }) => (
          <li key={id}>
            <SeatBadge board={session.board} seat={id} />
            <span class="seat-name">{name}</span>
            <span class="soft">
              {occupantWords(occupant)}
              {mine ? ` (${w.table.you})` : ''}
              {occupant.kind === 'person' && !mine
                ? ` · ${occupant.present ? w.online.present : w.online.absent}`
                : ''}
            </span>
            <span class="confirm-row">
              {occupant.kind === 'open' && (
                <button
                  type="button"
                  class="quiet small"
                  onClick={() => void attempt(() => remote.sit([id]))}
                >
                  {w.online.sit(name)}
                </button>
              )}
              {mine && !beginning && (
                <button type="button" class="quiet small" onClick={() => act('leave', { seats: [id] })}>
                  {w.online.stand}
                </button>
              )}
              {you.host && !beginning && occupant.kind === 'open' && (
                <button
                  type="button"
                  class="quiet small"
                  onClick={() => act('seat', { seat: id, bot: USUAL_BOT })}
                >
                  {w.online.addBot}
                </button>
              )}
              {you.host && !beginning && occupant.kind === 'bot' && (
                <button
                  type="button"
                  class="quiet small"
                  onClick={() => act('seat', { seat: id, bot: 'open' })}
                >
                  {w.online.free}
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {problem.value && (
        <p class="refused" role="alert">
          {problem.value}
        </p>
      )}
      {beginning && <Beginning session={session} remote={remote} />}
      {you.host && !beginning && (
        <p class="confirm-row">
          <button type="button" class="primary" disabled={!ready} onClick={() => act('start')}>
            {w.online.start}
          </button>
          {!ready && <span class="soft">{w.online.startHint}</span>}
        </p>
      )}
      <details>
        <summary>{w.chance.title}</summary>
        <ChanceFacts session={session} client={remote} />
      </details>
      <section class="waiting-chat" aria-label={w.table.chat}>
        <Chat remote={remote} />
      </section>
    </Page>
  );
}

/** The host has begun: the values of those who are there are collected. */
function Beginning({ session, remote }: { session: TableSession; remote: RemoteTable }) {
  const contributions = remote.chance.value?.contributions ?? {};
  const missing = session.about.seats.filter(({ id }) => {
    const one = contributions[id];
    return one && one.commit !== null && one.value === null;
  });
  const { standing } = remote.own.value;
  return (
    <div class="beginning">
      <p role="status">{w.chance.collecting(missing.map(({ name }) => name))}</p>
      {isWrong(standing) && (
        <p class="refused" role="alert">
          {w.chance.standing[standing]}
        </p>
      )}
      {remote.you.value?.host && remote.info.value?.clock?.kind === 'correspondence' && (
        <button
          type="button"
          class="quiet"
          onClick={() => void attempt(() => remote.act('start', { anyway: true }))}
        >
          {w.chance.anyway}
        </button>
      )}
    </div>
  );
}

/** The address that others sit down by. */
export function InviteLink({ id, invite }: { id: string; invite: string }) {
  const copied = useSignal(false);
  const link = inviteAddress(id, invite);
  return (
    <div class="invite">
      <label>
        <strong>{w.online.invite}</strong> <span class="soft">{w.online.inviteHint}</span>
        <input type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button
        type="button"
        class="quiet"
        onClick={async () => {
          copied.value = await copyText(link);
        }}
      >
        {copied.value ? w.table.copied : w.online.copy}
      </button>
    </div>
  );
}
