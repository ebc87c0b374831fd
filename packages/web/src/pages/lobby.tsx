import { useSignal } from '@preact/signals';
import type { TableInfo } from '@sandtable/protocol';
import { aboutOf, listGames } from '@sandtable/shelf';
import { useEffect } from 'preact/hooks';
import { markOf } from '../boards/boxes.js';
import { api } from '../net/api.js';
import { live } from '../net/live.js';
import { MyName } from '../online/my-name.js';
import { to } from '../route.js';
import { w } from '../words/index.js';
import { Page } from './page.js';

/** The server's tables, updated live. */
export function LobbyPage() {
  const tables = useSignal<ReadonlyMap<string, TableInfo> | null>(null);
  const mine = useSignal<TableInfo[]>([]);
  const wire = live().wire.value;
  useEffect(() => {
    const line = live();
    const stop = line.listen((message) => {
      if (message.t === 'lobby') tables.value = new Map(message.tables.map((info) => [info.id, info]));
      else if (message.t === 'lobby-delta') {
        const next = new Map(tables.value ?? []);
        for (const info of message.changed) next.set(info.id, info);
        for (const id of message.gone) next.delete(id);
        tables.value = next;
      }
    });
    line.watchLobby(true);
    void api<TableInfo[]>('GET', 'my/tables').then(
      (list) => {
        mine.value = list;
      },
      () => {},
    );
    return () => {
      stop();
      line.watchLobby(false);
    };
  }, []);
  const own = new Set(mine.value.map(({ id }) => id));
  const all = [...(tables.value?.values() ?? [])].filter(({ id }) => !own.has(id));
  const open = all.filter(({ status }) => status === 'open');
  const running = all.filter(({ status }) => status !== 'open');
  return (
    <Page>
      <section class="lobby-head">
        <h1>{w.lobby.title}</h1>
        <p class="lead">{w.lobby.lead}</p>
        <MyName />
        <p>
          <a class="button primary" href={`${to('new', usualGame())}?online=1`}>
            {w.lobby.newTable}
          </a>
        </p>
      </section>
      {wire === 'lost' && (
        <p class="refused" role="status">
          {w.lobby.offline}
        </p>
      )}
      {tables.value === null && wire !== 'lost' && <p role="status">{w.lobby.connecting}</p>}
      <TableList title={w.lobby.mine} tables={mine.value} own />
      <TableList title={w.lobby.others} tables={open} empty={tables.value ? w.lobby.none : null} />
      <TableList title={w.lobby.running} tables={running} />
    </Page>
  );
}

interface TableListProps {
  title: string;
  tables: readonly TableInfo[];
  own?: boolean;
  empty?: string | null;
}

function TableList({ title, tables, own, empty }: TableListProps) {
  if (tables.length === 0 && !empty) return null;
  return (
    <section class="lobby-list">
      <h2>{title}</h2>
      {tables.length === 0 ? (
        <p class="soft">{empty}</p>
      ) : (
        <ul class="rows">
          {tables.map((info) => (
            <LobbyRow key={info.id} info={info} own={own ?? false} />
          ))}
        </ul>
      )}
    </section>
  );
}

function LobbyRow({ info, own }: { info: TableInfo; own: boolean }) {
  const about = aboutOf(info.game);
  if (!about) return null;
  const people = about.seats.flatMap(({ id, name }) => {
    const seat = info.seats[id];
    return seat?.who ? [`${seat.who.name} (${name})`] : [];
  });
  const free = about.seats.filter(({ id }) => info.seats[id]?.open);
  const label = own ? w.lobby.goTo : free.length > 0 && info.status === 'open' ? w.lobby.join : w.lobby.watch;
  return (
    <li>
      <a class="row-main" href={to('play', info.id)}>
        <span class="badges">
          {about.seats.map(({ id }) => {
            const mark = markOf(about, id);
            const taken = !info.seats[id]?.open;
            return (
              <span key={id} class={`badge ${taken ? mark.className : 'is-free'}`} aria-hidden="true">
                {mark.letters}
              </span>
            );
          })}
        </span>
        <strong>{about.title}</strong>
        <span class="soft">
          {[
            w.lobby.status[info.status],
            ...(info.trouble ? [info.trouble] : []),
            ...(people.length > 0 ? [people.join(', ')] : []),
            ...(info.private ? [w.lobby.private] : []),
            clockWords(info),
          ].join(' · ')}
        </span>
      </a>
      <a class="button small" href={to('play', info.id)}>
        {label}
      </a>
    </li>
  );
}

function clockWords({ clock }: TableInfo): string {
  if (!clock) return w.lobby.noClock;
  const live = clock.kind === 'live';
  const each = live
    ? w.clock.minutes(Math.round(clock.seconds / 60))
    : w.clock.days(Math.round(clock.seconds / 86_400));
  const back = live ? w.clock.seconds(clock.refill) : w.clock.hours(Math.round(clock.refill / 3600));
  return w.lobby.clock(live ? w.setup.live : w.setup.correspondence, each, back);
}

/** The first game on the shelf that is meant for players. */
function usualGame(): string {
  return listGames().find(({ example }) => !example)?.id ?? '';
}
