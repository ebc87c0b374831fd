import { useSignal } from '@preact/signals';
import type { TableView } from '@sandtable/protocol';
import { usualBotOf } from '@sandtable/shelf';
import { useEffect } from 'preact/hooks';
import { club } from '../languages/club.js';
import { w } from '../languages/index.js';
import { Page } from '../pages/page.js';
import { go, to } from '../route.js';
import { HostRulesWords } from '../setup/host-rules.js';
import { WhatIsPlayed } from '../setup/what-is-played.js';
import { SeatBadge } from '../shell/seat-badge.js';
import { isFree, occupantWords } from '../shell/seat-words.js';
import { personAt, type TableSession } from '../shell/table-session.js';
import type { RemoteTable } from '../table/remote.js';
import { ChanceFacts } from './chance-sheet.js';
import { Chat } from './chat.js';
import { inviteAddress } from './invite.js';
import { me } from './me.js';
import { MyName } from './my-name.js';
import { PersonDots } from './person-name.js';
import { isWrong } from './seed-part.js';
import { TableHook } from './table-hook.js';
import { copyText, problem, tryAtServer } from './try-at-server.js';
import '../styles/lobby.css';
import '../styles/setup.css';

/** A table that has not begun: its seats, the invitation, and the start button. */
export function WaitingRoom({ session, remote }: { session: TableSession; remote: RemoteTable }) {
  const you = remote.you.value;
  const table = session.shown.value;
  useEffect(() => {
    problem.value = null;
  }, []);
  if (!you || !table) return null;
  if (table.info.quick && isAlone(table)) return <Seeking session={session} remote={remote} />;
  const ready = !Object.values(table.info.seats).some(isFree);
  const beginning = remote.chance.value?.until != null;
  const act = (what: string, body: unknown = {}) => void tryAtServer(() => remote.act(what, body));
  return (
    <Page>
      <header class="waiting-head">
        <h1>{table.info.title ? <bdi>{table.info.title}</bdi> : session.about.title}</h1>
        <p class="lead">
          {table.info.title ? `${session.about.title} · ${w.online.waitingFor}` : w.online.waitingFor}
        </p>
      </header>
      <WhatIsPlayed info={table.info} />
      {you.invite && <InviteLink id={remote.id} invite={you.invite} />}
      <ul class="seat-rows waiting-seats">
        {session.about.seats.map(({ id, name }) => (
          <WaitingSeat key={id} session={session} remote={remote} table={table} seat={id} name={name} />
        ))}
      </ul>
      <HostRulesWords info={table.info} />
      {problem.value && (
        <p class="refused" role="alert">
          {problem.value}
        </p>
      )}
      {beginning && <Beginning session={session} remote={remote} />}
      {you.host && !beginning && (
        <p class="confirm-row waiting-begin">
          <button type="button" class="primary" disabled={!ready} onClick={() => act('start')}>
            {w.online.start}
          </button>
          {!ready && <span class="soft">{w.online.startHint}</span>}
        </p>
      )}
      <section class="waiting-chat" aria-label={w.table.chat}>
        <Chat remote={remote} />
      </section>
      <MyName nameOnly />
      {you.host && me.value?.guest === false && table.info.clock?.kind !== 'live' && (
        <TableHook table={remote.id} />
      )}
      <details class="plain-details">
        <summary>{club.chance.title}</summary>
        <ChanceFacts session={session} client={remote} />
      </details>
    </Page>
  );
}

/** Is the person the only one at the table? */
function isAlone({ info, you }: TableView): boolean {
  const people = new Set(Object.values(info.seats).flatMap(({ who }) => who?.id ?? []));
  return you.seats.length > 0 && people.size === 1;
}

/** A quick match that nobody else has come to yet. */
function Seeking({ session, remote }: { session: TableSession; remote: RemoteTable }) {
  const info = remote.info.value;
  const invite = remote.you.value?.invite;
  const live = info?.clock?.kind === 'live';
  const stop = () =>
    void tryAtServer(async () => {
      await remote.act('leave', {});
      go(to('lobby'));
    });
  return (
    <Page>
      <section class="seeking">
        <span class="seeking-mark" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        <p class="label">{session.about.title}</p>
        <h1>{club.match.waiting}</h1>
        <p class="lead">{live ? club.match.waitingHint : club.match.waitingMail}</p>
        <button type="button" class="quiet" onClick={stop}>
          {club.match.cancel}
        </button>
        {problem.value && (
          <p class="refused" role="alert">
            {problem.value}
          </p>
        )}
        {invite && <InviteLink id={remote.id} invite={invite} />}
      </section>
    </Page>
  );
}

interface WaitingSeatProps {
  session: TableSession;
  remote: RemoteTable;
  table: TableView;
  seat: string;
  name: string;
}

/** A seat of a table that has not begun: its player, and buttons to take or leave it. */
function WaitingSeat({ session, remote, table, seat, name }: WaitingSeatProps) {
  const { info, you, chance } = table;
  const sits = info.seats[seat];
  const mine = you.seats.includes(seat);
  const settled = chance.until === null;
  const there = remote.presence.value.seats.includes(seat) ? w.online.present : w.online.absent;
  const button = (label: string, act: () => Promise<unknown>) => (
    <button type="button" class="quiet small" onClick={() => void tryAtServer(act)}>
      {label}
    </button>
  );
  const give = (bot: string) => () => remote.act('seat', { seat, bot });
  return (
    <li>
      <SeatBadge board={session.board} seat={seat} />
      <span class="seat-name">{name}</span>
      <span class="soft">
        {occupantWords(sits)}
        {mine ? ` (${w.table.you})` : ''}
        {personAt(table, seat) && !mine ? ` · ${there}` : ''}
      </span>
      <span class="confirm-row">
        {isFree(sits) && button(w.online.sit(name), () => remote.sit([seat]))}
        {mine && settled && button(w.online.stand, () => remote.act('leave', { seats: [seat] }))}
        {you.host &&
          settled &&
          isFree(sits) &&
          button(w.online.addBot, give(usualBotOf(info.game, info.options)))}
        {you.host && settled && sits.bot !== null && button(w.online.free, give('open'))}
        {sits.who && !mine && <PersonDots who={sits.who} at={remote} seat={seat} />}
      </span>
    </li>
  );
}

/** The host has started the game: the players' seed values are being collected. */
function Beginning({ session, remote }: { session: TableSession; remote: RemoteTable }) {
  const contributions = remote.chance.value?.contributions ?? {};
  const missing = session.about.seats.filter(({ id }) => {
    const one = contributions[id];
    return one && one.commit !== null && one.value === null;
  });
  const { standing } = remote.own.value;
  return (
    <div class="beginning">
      <p role="status">{club.chance.collecting(missing.map(({ name }) => name))}</p>
      {isWrong(standing) && (
        <p class="refused" role="alert">
          {club.chance.standing[standing]}
        </p>
      )}
      {remote.you.value?.host && remote.info.value?.clock?.kind === 'correspondence' && (
        <button
          type="button"
          class="quiet"
          onClick={() => void tryAtServer(() => remote.act('start', { anyway: true }))}
        >
          {club.chance.anyway}
        </button>
      )}
    </div>
  );
}

/** The link by which others join the table. */
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
