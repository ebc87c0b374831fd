import type { GameInfo } from '@sandtable/kernel';
import type { TableInfo } from '@sandtable/protocol';
import { markOf } from '../boards/boxes.js';
import { w } from '../languages/index.js';
import { to } from '../route.js';
import { freeSeats } from './lobby-filter.js';

interface LobbyRowProps {
  info: TableInfo;
  about: GameInfo;
  own: boolean;
  /** The table is no longer there; its row waits until nobody points at the list. */
  gone: boolean;
}

/** A table in the lobby: who sits where, which seats are free, its pace, and the way in. */
export function LobbyRow({ info, about, own, gone }: LobbyRowProps) {
  const free = freeSeats(info);
  const label = own ? w.lobby.goTo : free.length > 0 ? w.lobby.join : w.lobby.watch;
  const people = about.seats.flatMap(({ id, name }) => {
    const who = info.seats[id]?.who;
    return who ? [w.lobby.sits(who.name, name)] : [];
  });
  const rest = [
    ...(info.title ? [about.title] : []),
    ...(people.length > 0 ? people : info.host ? [w.lobby.by(info.host.name)] : []),
    ...(info.trouble ? [info.trouble] : []),
  ];
  return (
    <li class={gone ? 'is-gone' : ''} data-table={info.id}>
      <a class="lobby-main" href={to('play', info.id)} {...(gone ? { 'aria-disabled': true } : {})}>
        <Seats info={info} about={about} free={free} />
        <span class="lobby-words">
          <strong>
            <bdi>{info.title ?? about.title}</bdi>
          </strong>
          <span class="soft">{rest.join(' · ')}</span>
        </span>
        <span class="lobby-marks">
          {info.quick && info.status === 'open' && <span class="chip is-quick">{w.lobby.quick}</span>}
          {info.private && <span class="chip">{w.lobby.private}</span>}
          <span class="chip is-clock" title={clockWords(info)}>
            {paceWords(info)}
            <span class="unseen">{`: ${clockWords(info)}`}</span>
          </span>
          <span class={`chip status-${info.status}`}>{statusWords(info, free.length)}</span>
        </span>
        <span class={`button small ${free.length > 0 && !own && !gone ? 'is-strong' : ''}`}>
          {gone ? w.lobby.gone : label}
        </span>
      </a>
    </li>
  );
}

/** All seats as badges: those that are wanted are dashed. */
function Seats({ info, about, free }: { info: TableInfo; about: GameInfo; free: readonly string[] }) {
  const names = about.seats.filter(({ id }) => free.includes(id)).map(({ name }) => name);
  return (
    <span class="badges">
      {about.seats.map(({ id }) => {
        const mark = markOf(about, id);
        const isBot = info.seats[id]?.who === null && info.seats[id]?.bot !== null;
        const look = free.includes(id) ? 'is-free' : isBot ? `is-bot ${mark.className}` : mark.className;
        return (
          <span key={id} class={`badge ${look}`} aria-hidden="true">
            {mark.letters}
          </span>
        );
      })}
      {names.length > 0 && <span class="unseen">{w.lobby.wanted(names)}</span>}
    </span>
  );
}

function statusWords({ status }: TableInfo, free: number): string {
  return free > 0 ? w.lobby.free(free) : w.lobby.status[status];
}

function paceWords({ clock }: TableInfo): string {
  if (!clock) return w.lobby.noClock;
  return clock.kind === 'live'
    ? w.lobby.live(w.clock.minutes(Math.round(clock.seconds / 60)))
    : w.lobby.mail(w.clock.days(Math.round(clock.seconds / 86_400)));
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
