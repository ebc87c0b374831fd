import { useSignal } from '@preact/signals';
import type { MyTable, TableInfo } from '@sandtable/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { aboutOf, inPlay, listGames } from '../games.js';
import { club } from '../languages/club.js';
import { api } from '../net/api.js';
import { live } from '../net/live.js';
import { acquaintances, filtered, heldOrder, type LobbyFilter, NO_FILTER } from '../online/lobby-filter.js';
import { Filters, Invitation } from '../online/lobby-filters.js';
import { LobbyRow } from '../online/lobby-row.js';
import { me } from '../online/me.js';
import { MyName } from '../online/my-name.js';
import { QuickMatchForm } from '../online/quick-match-form.js';
import { problem } from '../online/try-at-server.js';
import { to } from '../route.js';
import { Page } from './page.js';
import '../styles/lobby.css';

/** How many tables are shown at first. */
const AT_FIRST = 60;

/** The server's tables, updated live. */
export function LobbyPage() {
  const tables = useSignal<ReadonlyMap<string, TableInfo> | null>(null);
  const mine = useSignal<readonly MyTable[]>([]);
  const known = useSignal<ReadonlySet<string>>(new Set());
  const filter = useSignal<LobbyFilter>(NO_FILTER);
  const wire = live().wire.value;
  useEffect(() => {
    problem.value = null;
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
    const list = (path: string) => api<MyTable[]>('GET', path).catch(() => [] as MyTable[]);
    void Promise.all([list('my/tables'), list('my/finished')]).then(([now, before]) => {
      mine.value = now;
      known.value = acquaintances([...now, ...before], me.value?.id ?? '');
    });
    return () => {
      stop();
      line.watchLobby(false);
    };
  }, []);
  const games = listGames().map(({ id }) => aboutOf(id)!);
  const toPlay = games.filter(({ id }) => listGames().some((one) => one.id === id && !one.example));
  return (
    <Page wide>
      <div class="lobby">
        <header class="lobby-head">
          <div>
            <h1>{club.lobby.title}</h1>
            <p class="lead">{club.lobby.lead}</p>
            <p class="lobby-links">
              <a href={to('tournaments')}>{club.tournaments.title}</a>
              <a href={to('ladder', toPlay[0]?.id ?? '')}>{club.profile.ladders}</a>
            </p>
          </div>
          <a
            class="button"
            href={`${to('new', toPlay[0]?.id ?? '')}?online=1`}
            {...(wire === 'lost' ? { 'aria-disabled': true } : {})}
          >
            {club.lobby.newTable}
          </a>
        </header>
        <aside class="lobby-side">
          <QuickMatchForm games={toPlay} away={wire === 'lost'} />
          <MyName />
          <Invitation />
        </aside>
        <div class="lobby-tables">
          {wire === 'lost' && (
            <p class="note" role="status">
              {club.lobby.offline}
            </p>
          )}
          {mine.value.length > 0 && (
            <section class="lobby-list" aria-labelledby="my-tables">
              <h2 id="my-tables">{club.lobby.mine}</h2>
              <Rows tables={mine.value} own gone={new Set()} />
            </section>
          )}
          <Filters
            filter={filter.value}
            games={games}
            known={known.value.size > 0}
            change={(next) => (filter.value = next)}
          />
          {tables.value === null ? (
            wire !== 'lost' && (
              <p class="lobby-empty" role="status" aria-busy="true">
                {club.lobby.connecting}
              </p>
            )
          ) : (
            <TableList
              tables={tables.value}
              mine={mine.value}
              filter={filter.value}
              known={known.value}
              all={() => (filter.value = NO_FILTER)}
            />
          )}
        </div>
      </div>
    </Page>
  );
}

interface TableListProps {
  tables: ReadonlyMap<string, TableInfo>;
  mine: readonly MyTable[];
  filter: LobbyFilter;
  known: ReadonlySet<string>;
  /** Shows all tables again. */
  all(): void;
}

/** The tables of others. Nothing moves while somebody points at one of them. */
function TableList({ tables, mine, filter, known, all }: TableListProps) {
  const held = useSignal(false);
  const more = useSignal(false);
  const before = useRef<{ order: string[]; infos: Map<string, TableInfo>; filter: LobbyFilter }>({
    order: [],
    infos: new Map(),
    filter,
  });
  const own = new Set(mine.map(({ id }) => id));
  const others = [...tables.values()].filter(({ id }) => !own.has(id));
  const fitting = filtered(others, filter, known, (game) => aboutOf(game)?.title ?? game);
  // Whoever chooses another filter wants to see its effect.
  const still = held.value && before.current.filter === filter;
  const { order, waiting } = heldOrder(
    before.current.order,
    fitting.map(({ id }) => id),
    still,
  );
  const infos = new Map([
    ...(still ? before.current.infos : []),
    ...fitting.map((info) => [info.id, info] as const),
  ]);
  before.current = { order, infos, filter };
  const shown = order.slice(0, more.value ? order.length : AT_FIRST).map((id) => infos.get(id)!);
  const gone = new Set(order.filter((id) => !tables.has(id)));
  const open = shown.filter(({ status }) => status === 'open');
  const running = shown.filter(({ status }) => status !== 'open');
  const hold = (value: boolean) => () => {
    held.value = value;
  };
  return (
    <div
      class="lobby-lists"
      // Not only on entering: a button that is pressed here and goes away takes the focus with it.
      onPointerMove={(event) => {
        if (event.pointerType === 'mouse') held.value = true;
      }}
      onPointerLeave={hold(false)}
      onFocusIn={hold(true)}
      onFocusOut={hold(false)}
    >
      <p class="lobby-news" role="status">
        {waiting > 0 && (
          <button type="button" class="quiet small" onClick={hold(false)}>
            {club.lobby.fresh(waiting)}
          </button>
        )}
      </p>
      {order.length === 0 && (
        <div class="lobby-empty">
          <p>{others.length === 0 ? club.lobby.none : club.lobby.noneFit}</p>
          {others.length > 0 && (
            <button type="button" class="quiet" onClick={all}>
              {club.lobby.showAll}
            </button>
          )}
        </div>
      )}
      <Section title={club.lobby.others} tables={open} gone={gone} />
      <Section title={club.lobby.running} tables={running} gone={gone} />
      {shown.length < order.length && (
        <button type="button" class="quiet" onClick={() => (more.value = true)}>
          {club.lobby.more(order.length - shown.length)}
        </button>
      )}
    </div>
  );
}

interface SectionProps {
  title: string;
  tables: readonly TableInfo[];
  gone: ReadonlySet<string>;
}

function Section({ title, tables, gone }: SectionProps) {
  if (tables.length === 0) return null;
  return (
    <section class="lobby-list">
      <h2>
        {title} <span class="count">{tables.length}</span>
      </h2>
      <Rows tables={tables} own={false} gone={gone} />
    </section>
  );
}

interface RowsProps {
  tables: readonly TableInfo[];
  own: boolean;
  gone: ReadonlySet<string>;
}

function Rows({ tables, own, gone }: RowsProps) {
  return (
    <ul class="lobby-rows">
      {tables.map((info) => {
        const about = aboutOf(info.game);
        return (
          about && (
            <LobbyRow
              key={info.id}
              info={info}
              about={inPlay(about, info.options)}
              own={own}
              gone={gone.has(info.id)}
            />
          )
        );
      })}
    </ul>
  );
}
