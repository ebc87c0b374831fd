import type { GameView } from '@sandtable/host';
import { type GameInfo, type GameOptions, playedSeats, SPECTATOR_NAME } from '@sandtable/kernel';
import type { TableView } from '@sandtable/protocol';
import { type LocalSeat, seatInfo } from '../engine/seat-tags.js';

/**
 * How a game begins, where that does not depend on chance: what every seat and a spectator see. Computed when the client
 * is built (`build/openings.ts`).
 */
export interface Opening extends Pick<GameView, 'views' | 'log' | 'lines' | 'earlier'> {
  /** All options of the game. */
  options: GameOptions;
}

/** Whether a game with these options begins so; what is not chosen is as usual. */
export function beginsSo(opening: Opening, chosen: GameOptions): boolean {
  return Object.entries(chosen).every(([name, value]) => value === (opening.options[name] ?? ''));
}

/** The table that the engine will open, without the commitment to its seed. */
export function tableAt(
  { options, ...seen }: Opening,
  about: GameInfo,
  { id, seats }: { id: string; seats: Readonly<Record<string, LocalSeat>> },
): TableView {
  const people = about.seats.map((seat) => seat.id).filter((seat) => seats[seat]?.kind === 'person');
  const viewers = people.length === 1 ? people : [...people, SPECTATOR_NAME];
  const of = <T>(all: Readonly<Record<string, T>>) =>
    Object.fromEntries(viewers.map((viewer) => [viewer, all[viewer]]));
  return {
    info: {
      id,
      game: about.id,
      options: { ...options },
      status: 'running',
      private: true,
      host: null,
      seats: Object.fromEntries(
        playedSeats(about, options).map((seat) => [seat.id, seatInfo(seats[seat.id])]),
      ),
      clock: null,
      created: 0,
      started: 0,
      finished: null,
      commit: '',
      seed: null,
      result: null,
      rematch: null,
    },
    you: { seats: people, host: true, invite: null, barred: [] },
    views: of(seen.views),
    log: of(seen.log),
    lines: of(seen.lines),
    earlier: of(seen.earlier),
    undo: [],
    orders: {},
    chance: { generator: 'sfc32', until: null, contributions: {} },
    clocks: {},
  };
}
