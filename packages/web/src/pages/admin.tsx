import { type Signal, useSignal } from '@preact/signals';
import type {
  AuditEntry,
  Me,
  PageOf,
  PersonFile,
  ReportFile,
  Rescue,
  Role,
  TableFile,
} from '@sandtable/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { aboutOf } from '../games.js';
import { club } from '../languages/club.js';
import { api } from '../net/api.js';
import { type Act, ActDialog } from '../online/act-dialog.js';
import { me } from '../online/me.js';
import { go, to } from '../route.js';
import { Segments } from '../shell/segments.js';
import { Lost, Opening, Page } from './page.js';
import '../styles/lobby.css';
import '../styles/setup.css';
import '../online/manners.css';

type Tab = 'reports' | 'people' | 'tables' | 'audit';

/** The page of those who look after the site. */
export function AdminPage({ tab }: { tab: string }) {
  const me = useSignal<Me | null>(null);
  useEffect(() => {
    void api<Me>('GET', 'me').then(
      (found) => (me.value = found),
      () => {},
    );
  }, []);
  if (me.value === null) return <Opening />;
  const { role } = me.value;
  if (!role) return <Lost />;
  const tabs: Tab[] =
    role === 'administrator' ? ['reports', 'people', 'tables', 'audit'] : ['reports', 'people'];
  const here = tabs.find((one) => one === tab) ?? 'reports';
  return (
    <Page>
      <h1>{club.admin.title}</h1>
      <p class="lead">{club.admin.rule}</p>
      <Segments
        quiet
        name="admin"
        legend={club.admin.title}
        choices={tabs.map((one) => [one, club.admin.tabs[one]])}
        value={here}
        change={(value) => go(to('admin', value))}
      />
      {here === 'reports' && <Reports />}
      {here === 'people' && <People role={role} />}
      {here === 'tables' && <Tables />}
      {here === 'audit' && <Audit />}
    </Page>
  );
}

/** A list in pages: what was asked for, and more of it at the press of a button. */
interface List<T> {
  items: Signal<readonly T[] | null>;
  next: Signal<string | null>;
  problem: Signal<string | null>;
  read(after: string | null): Promise<void>;
}

function useList<T>(path: string, query: Record<string, string>): List<T> {
  const items = useSignal<readonly T[] | null>(null);
  const next = useSignal<string | null>(null);
  const problem = useSignal<string | null>(null);
  const key = JSON.stringify([path, query]);
  const read = async (after: string | null) => {
    const asked = new URLSearchParams({ ...query, ...(after === null ? {} : { after }) });
    try {
      const page = await api<PageOf<T>>('GET', `admin/${path}?${asked}`);
      items.value = after === null ? page.items : [...(items.peek() ?? []), ...page.items];
      next.value = page.next;
      problem.value = null;
    } catch (error) {
      problem.value = (error as Error).message;
    }
  };
  useEffect(() => {
    void read(null);
  }, [key]);
  return { items, next, problem, read };
}

interface ListBoxProps<T> {
  list: List<T>;
  label: string;
  children: (item: T) => ComponentChildren;
}

function ListBox<T>({ list, label, children }: ListBoxProps<T>) {
  const { items, next, problem, read } = list;
  return (
    <>
      {problem.value && (
        <p class="refused" role="alert">
          {problem.value}
        </p>
      )}
      {items.value?.length === 0 && <p class="soft">{club.admin.nothing}</p>}
      <ul class="admin-list" aria-label={label}>
        {items.value?.map(children)}
      </ul>
      {next.value !== null && (
        <button type="button" class="quiet" onClick={() => void read(next.value)}>
          {club.admin.more}
        </button>
      )}
    </>
  );
}

function SearchField({ label, words }: { label: string; words: Signal<string> }) {
  const typed = useSignal(words.value);
  return (
    <form
      class="admin-search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        words.value = typed.value.trim();
      }}
    >
      <label>
        {label}
        <input
          type="search"
          maxLength={64}
          value={typed.value}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="quiet">
        {club.admin.search}
      </button>
    </form>
  );
}

const when = (time: number) =>
  new Date(time).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

function ActButtons({ acts, act }: { acts: readonly Act[]; act: Signal<Act | null> }) {
  return (
    <span class="confirm-row">
      {acts.map((one) => (
        <button key={one.label} type="button" class="quiet small" onClick={() => (act.value = one)}>
          {one.label}
        </button>
      ))}
    </span>
  );
}

// People

function People({ role }: { role: Role }) {
  const words = useSignal('');
  const act = useSignal<Act | null>(null);
  const list = useList<PersonFile>('people', { q: words.value });
  const send = (id: string, what: string) => async (body: Record<string, unknown>) => {
    await api('POST', `admin/people/${id}/${what}`, body);
    await list.read(null);
  };
  const actsFor = ({ id, name, ban, deleted, role: own }: PersonFile): Act[] => {
    // Nobody decides about themselves.
    if (deleted || id === me.value?.id) return [];
    const of = (what: keyof typeof club.admin.acts, fields: Act['fields'] = []): Act => ({
      label: club.admin.acts[what],
      title: `${club.admin.acts[what]}: ${name}`,
      fields,
      send: send(id, what),
    });
    return [
      ban ? of('unban') : of('ban', ['until']),
      of('rename', ['name']),
      of('sign-out'),
      ...(role === 'administrator' ? [{ ...of('role', ['role']), role: own }] : []),
    ];
  };
  return (
    <>
      <SearchField label={club.admin.findPerson} words={words} />
      <ListBox list={list} label={club.admin.tabs.people}>
        {(person) => (
          <li key={person.id}>
            <span>
              <strong>
                {person.guest || person.deleted ? (
                  <bdi>{person.name}</bdi>
                ) : (
                  <a href={to('people', person.id)}>
                    <bdi>{person.name}</bdi>
                  </a>
                )}
              </strong>{' '}
              {person.role && <span class="mark">{club.admin.roles[person.role]}</span>}{' '}
              {person.guest && !person.deleted && <span class="mark">{club.admin.guest}</span>}{' '}
              {person.reports > 0 && <span class="mark">{club.admin.reported(person.reports)}</span>}
              <br />
              <span class="soft">
                {club.admin.since(when(person.created))} · {person.id}
              </span>
              {person.ban && (
                <>
                  <br />
                  <span class="refused">
                    {person.ban.until === null
                      ? club.admin.banned
                      : club.admin.bannedUntil(when(person.ban.until))}
                    {`: ${person.ban.reason}`}
                  </span>
                </>
              )}
            </span>
            <ActButtons acts={actsFor(person)} act={act} />
          </li>
        )}
      </ListBox>
      <ActDialog act={act} />
    </>
  );
}

// Tables

const STATES = ['', 'open', 'running', 'paused', 'finished', 'closed'] as const;

function Tables() {
  const words = useSignal('');
  const status = useSignal('');
  const act = useSignal<Act | null>(null);
  const found = useSignal<Record<string, Rescue>>({});
  const list = useList<TableFile>('tables', { q: words.value, status: status.value });
  const send =
    (id: string, what: string, more: object = {}) =>
    async (body: Record<string, unknown>) => {
      await api('POST', `admin/tables/${id}/${what}`, { ...body, ...more });
      const { [id]: _, ...rest } = found.value;
      found.value = rest;
      await list.read(null);
    };
  const look = async (id: string) => {
    try {
      found.value = { ...found.value, [id]: await api<Rescue>('GET', `admin/tables/${id}/rescue`) };
    } catch (error) {
      list.problem.value = (error as Error).message;
    }
  };
  const actsFor = ({ info: { id, status: state } }: TableFile): Act[] => {
    const good = found.value[id]?.good;
    const title = (label: string) => `${label}: ${id}`;
    return [
      ...(state === 'finished' || state === 'closed'
        ? []
        : [{ label: club.admin.close, title: title(club.admin.close), fields: [], send: send(id, 'close') }]),
      ...(good
        ? [
            {
              label: club.admin.rescue,
              title: title(club.admin.rescue),
              fields: [],
              send: send(id, 'rescue', { seq: good.seq }),
            },
          ]
        : []),
    ];
  };
  return (
    <>
      <SearchField label={club.admin.findTable} words={words} />
      <label class="admin-filter">
        {club.admin.state}
        <select value={status.value} onChange={(event) => (status.value = event.currentTarget.value)}>
          {STATES.map((one) => (
            <option key={one} value={one}>
              {one === '' ? club.admin.any : club.lobby.status[one]}
            </option>
          ))}
        </select>
      </label>
      <ListBox list={list} label={club.admin.tabs.tables}>
        {(file) => {
          const { info, touched, seq, own } = file;
          const rescue = found.value[info.id];
          return (
            <li key={info.id}>
              <span>
                <strong>
                  <bdi>{info.title ?? aboutOf(info.game)?.title ?? info.game}</bdi>
                </strong>{' '}
                <span class={`chip status-${info.status}`}>{club.lobby.status[info.status]}</span>{' '}
                {info.private && <span class="chip">{club.lobby.private}</span>}
                <br />
                <span class="soft">
                  {Object.values(info.seats)
                    .flatMap(({ who }) => who?.name ?? [])
                    .join(', ')}
                  {` · ${club.admin.last(when(touched), seq)} · ${info.id}`}
                </span>
                {info.trouble && (
                  <>
                    <br />
                    <span class="refused">{info.trouble}</span>
                  </>
                )}
                {rescue && (
                  <>
                    <br />
                    <span role="status">
                      {rescue.good
                        ? club.admin.canRescue(rescue.good.seq, rescue.good.choices)
                        : rescue.why === null
                          ? club.admin.whole
                          : club.admin.cannotRescue}
                    </span>
                  </>
                )}
              </span>
              {own ? (
                <span class="soft">{club.admin.own}</span>
              ) : (
                <span class="confirm-row">
                  {info.status === 'stuck' && !rescue && (
                    <button type="button" class="quiet small" onClick={() => void look(info.id)}>
                      {club.admin.look}
                    </button>
                  )}
                  <ActButtons acts={actsFor(file)} act={act} />
                </span>
              )}
            </li>
          );
        }}
      </ListBox>
      <ActDialog act={act} />
    </>
  );
}

// Reports

function Reports() {
  const open = useSignal('1');
  const act = useSignal<Act | null>(null);
  const list = useList<ReportFile>('reports', { open: open.value });
  const send = (n: number, outcome: string) => async (body: Record<string, unknown>) => {
    await api('POST', `admin/reports/${n}`, { ...body, outcome });
    await list.read(null);
  };
  return (
    <>
      <Segments
        quiet
        name="open"
        legend={club.admin.tabs.reports}
        choices={[
          ['1', club.admin.openReports],
          ['0', club.admin.closedReports],
        ]}
        value={open.value}
        change={(value) => (open.value = value)}
      />
      <ListBox list={list} label={club.admin.tabs.reports}>
        {({ n, at, by, about, reason, words, evidence, table, closed, outcome }) => (
          <li key={n}>
            <span>
              <strong>
                <bdi>{about.name}</bdi>: {club.manners.reasons[reason]}
              </strong>
              <br />
              <span class="soft">
                {club.admin.reportedBy(by.name, when(at))} · {table}
              </span>
              {words !== '' && <blockquote class="reported-line">{words}</blockquote>}
              {evidence === null && <p class="soft">{club.admin.own}</p>}
              {evidence && evidence.length > 0 && (
                <ul class="evidence">
                  {evidence.map((line) => (
                    <li key={line.n} class={line.reported ? 'is-reported' : ''}>
                      <strong>{line.name}</strong> {line.text}
                    </li>
                  ))}
                </ul>
              )}
              {closed !== null && outcome !== null && (
                <span class="mark">{outcome === 'acted' ? club.admin.acted : club.admin.dismissed}</span>
              )}
            </span>
            {closed === null && evidence !== null && (
              <ActButtons
                act={act}
                acts={(['acted', 'dismissed'] as const).map((one) => ({
                  label: club.admin.outcomes[one],
                  title: `${club.admin.outcomes[one]}: ${about.name}`,
                  fields: [],
                  send: send(n, one),
                }))}
              />
            )}
          </li>
        )}
      </ListBox>
      <ActDialog act={act} />
    </>
  );
}

// The audit log

function Audit() {
  const list = useList<AuditEntry>('audit', {});
  return (
    <ListBox list={list} label={club.admin.tabs.audit}>
      {({ n, at, who, deed, about, name, why, detail, whole }) => (
        <li key={n}>
          <span>
            <strong>{club.admin.deeds[deed as keyof typeof club.admin.deeds] ?? deed}</strong>{' '}
            <bdi>{name ?? about}</bdi>
            {detail !== '' && ` (${detail})`}
            <br />
            <span class="soft">
              {when(at)} · {who?.name ?? club.admin.machine} · {why}
            </span>
            {!whole && (
              <>
                <br />
                <span class="refused">{club.admin.changed}</span>
              </>
            )}
          </span>
        </li>
      )}
    </ListBox>
  );
}
