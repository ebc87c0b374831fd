import type { GameInfo } from '@sandtable/kernel';
import { markOf } from '../boards/boxes.js';
import { forms } from '../languages/forms.js';

/** In a local game a seat is a person's or a bot's; in an online game it is the player's own, open, or a bot's. */
export const PERSON = 'person';
export const ME = 'me';
export const OPEN = 'open';

/** Who plays each seat, and the name of a person at this screen. */
export type Seating = Record<string, { who: string; name: string }>;

/** Who sits where unless somebody chooses: the first seat is the player's own. */
export interface Usual {
  online: boolean;
  ownName: string;
  /** The bot that plays the others at this screen. */
  bot: string;
}

export function usualSeating(about: GameInfo, { online, ownName, bot }: Usual): Seating {
  const name = ownName || forms.setup.usualName(1);
  return Object.fromEntries(
    about.seats.map(({ id }, i) => {
      if (online) return [id, { who: i === 0 ? ME : OPEN, name }];
      return [id, { who: i === 0 ? PERSON : bot, name }];
    }),
  );
}

/** The seating with what was chosen so far, perhaps in another scenario: somebody still plays. */
export function seatingFor(about: GameInfo, chosen: Seating, how: Usual): Seating {
  const usual = usualSeating(about, how);
  const isOwn = ({ who }: Seating[string]) => who === PERSON || who === ME;
  const kept = Object.fromEntries(about.seats.map(({ id }) => [id, chosen[id] ?? usual[id]]));
  if (Object.values(kept).some(isOwn) || !Object.values(chosen).some(isOwn)) return kept;
  const [first] = about.seats;
  return { ...kept, [first.id]: usual[first.id] };
}

/** Divides the seats among the players at this screen: one against bots, one per side, or one per seat. */
export function shared(about: GameInfo, players: number, bot: string): Seating {
  return Object.fromEntries(
    about.seats.map(({ id, side }, i) => {
      if (players === 1) return [id, { who: i === 0 ? PERSON : bot, name: forms.setup.usualName(1) }];
      const number = players === about.seats.length ? i + 1 : side + 1;
      return [id, { who: PERSON, name: forms.setup.usualName(number) }];
    }),
  );
}

/**
 * A seat that becomes a person's: that of the person who has the side already, else of a new one. People have their own
 * seats, and hide their cards from each other.
 */
export function named(
  about: GameInfo,
  seating: Seating,
  seat: string,
  place: Seating[string],
): Seating[string] {
  if (place.who !== PERSON || seating[seat]?.who === PERSON) return place;
  const sideOf = (id: string) => about.seats.find((one) => one.id === id)?.side;
  const people = Object.entries(seating).filter(([, { who }]) => who === PERSON);
  const partner = people.find(([id]) => sideOf(id) === sideOf(seat));
  if (partner) return { ...place, name: partner[1].name };
  const names = people.map(([, { name }]) => name);
  let number = new Set(names).size + 1;
  while (names.includes(forms.setup.usualName(number))) number++;
  return { ...place, name: forms.setup.usualName(number) };
}

interface SeatTableProps {
  about: GameInfo;
  bots: readonly string[];
  usual: Usual;
  seating: Seating;
  /** Told the seats that were changed. */
  change(seating: Seating): void;
}

export function SeatTable({ about, bots, usual, seating, change }: SeatTableProps) {
  const { online } = usual;
  const shares = [...new Set([1, about.sides.length, about.seats.length])].sort((a, b) => a - b);
  return (
    <fieldset>
      <legend>{forms.setup.who}</legend>
      {!online && (
        <div class="chart-row">
          <span class="soft">{forms.setup.charts}</span>
          {shares.map((players) => (
            <button
              key={players}
              type="button"
              class="quiet small"
              onClick={() => change(shared(about, players, usual.bot))}
            >
              {forms.setup.players(players)}
            </button>
          ))}
        </div>
      )}
      <ul class="seat-rows">
        {about.seats.map((seat) => (
          <SeatRow
            key={seat.id}
            about={about}
            seat={seat}
            bots={bots}
            online={online}
            place={seating[seat.id]}
            change={(place) => change({ [seat.id]: named(about, seating, seat.id, place) })}
          />
        ))}
      </ul>
    </fieldset>
  );
}

interface SeatRowProps {
  about: GameInfo;
  seat: GameInfo['seats'][number];
  bots: readonly string[];
  online: boolean;
  place: Seating[string];
  change(place: Seating[string]): void;
}

function SeatRow({ about, seat: { id, name, side }, bots, online, place, change }: SeatRowProps) {
  const mark = markOf(about, id);
  const people = online
    ? [
        [ME, forms.setup.me],
        [OPEN, forms.setup.open],
      ]
    : [[PERSON, forms.setup.person]];
  return (
    <li>
      <span class={`badge ${mark.className}`} aria-hidden="true">
        {mark.letters}
      </span>
      <span class="seat-name">
        {name} <span class="soft">{about.sides[side].name === name ? '' : about.sides[side].name}</span>
      </span>
      <select
        aria-label={name}
        value={place.who}
        onChange={(event) => change({ ...place, who: event.currentTarget.value })}
      >
        {people.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {bots.map((bot) => (
          <option key={bot} value={bot}>
            {forms.setup.bot(bot)}
          </option>
        ))}
      </select>
      {!online && place.who === PERSON && (
        <input
          type="text"
          maxLength={32}
          aria-label={forms.setup.nameOf(name)}
          value={place.name}
          onInput={(event) => change({ ...place, name: event.currentTarget.value })}
        />
      )}
    </li>
  );
}
