import type { GameInfo } from '@sandtable/kernel';
import type { Person, TableInfo } from '@sandtable/protocol';
import { markOf } from '../boards/boxes.js';
import { club } from '../languages/club.js';
import { forms } from '../languages/forms.js';
import { w } from '../languages/index.js';
import { to } from '../route.js';
import { PlayedInRow } from '../setup/what-is-played.js';
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
  const label = own ? club.lobby.goTo : free.length > 0 ? club.lobby.join : club.lobby.watch;
  const people = about.seats.flatMap(({ id, name }) => {
    const who = info.seats[id]?.who;
    return who ? [{ who, seat: name }] : [];
  });
  return (
    <li class={gone ? 'is-gone' : ''} data-table={info.id}>
      <div class="lobby-main">
        <Seats info={info} about={about} free={free} />
        <span class="lobby-words">
          <a class="lobby-way" href={to('play', info.id)} {...(gone ? { 'aria-disabled': true } : {})}>
            <strong>
              <bdi>{info.title ?? about.title}</bdi>
            </strong>
            <span class="unseen">{`: ${label}`}</span>
          </a>
          <span class="soft lobby-rest">
            {info.title && <span>{about.title}</span>}
            <PlayedInRow info={info} />
            {people.map(({ who, seat }) => (
              <span key={seat}>
                <Name who={who} /> ({seat})
              </span>
            ))}
            {people.length === 0 && info.host && (
              <span>
                {club.lobby.by} <Name who={info.host} />
              </span>
            )}
            {info.trouble && <span>{info.trouble}</span>}
          </span>
        </span>
        <span class="lobby-marks">
          {info.quick && info.status === 'open' && <span class="chip is-quick">{club.lobby.quick}</span>}
          {info.tournament && <span class="chip">{club.tournaments.one}</span>}
          {info.rated && <span class="chip">{club.profile.rated}</span>}
          {info.private && <span class="chip">{club.lobby.private}</span>}
          <span class="chip is-clock" title={clockWords(info)}>
            {paceWords(info)}
            <span class="unseen">{`: ${clockWords(info)}`}</span>
          </span>
          <span class={`chip status-${info.status}`}>{statusWords(info, free.length)}</span>
        </span>
        <span
          class={`button small ${free.length > 0 && !own && !gone ? 'is-strong' : ''}`}
          aria-hidden={gone ? undefined : 'true'}
        >
          {gone ? club.lobby.gone : label}
        </span>
      </div>
    </li>
  );
}

/** A name that leads to its profile; the rest of the row leads to the table. */
function Name({ who }: { who: Person }) {
  return (
    <a class="lobby-name" href={to('people', who.id)}>
      <bdi>{who.name}</bdi>
    </a>
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
      {names.length > 0 && <span class="unseen">{club.lobby.wanted(names)}</span>}
    </span>
  );
}

function statusWords({ status }: TableInfo, free: number): string {
  return free > 0 ? club.lobby.free(free) : club.lobby.status[status];
}

function paceWords({ clock }: TableInfo): string {
  if (!clock) return club.lobby.noClock;
  return clock.kind === 'live'
    ? club.lobby.live(w.clock.minutes(Math.round(clock.seconds / 60)))
    : club.lobby.mail(w.clock.days(Math.round(clock.seconds / 86_400)));
}

function clockWords({ clock }: TableInfo): string {
  if (!clock) return club.lobby.noClock;
  const live = clock.kind === 'live';
  const each = live
    ? w.clock.minutes(Math.round(clock.seconds / 60))
    : w.clock.days(Math.round(clock.seconds / 86_400));
  const back = live ? w.clock.seconds(clock.refill) : w.clock.hours(Math.round(clock.refill / 3600));
  return club.lobby.clock(live ? forms.setup.live : forms.setup.correspondence, each, back);
}
