import type { View } from '@sandtable/kernel';
import type { TableView } from '@sandtable/protocol';

// Empty tables for tests, which add what they need.

/** An empty view of a game. */
export function blankView(seen: Partial<View> = {}): View {
  return {
    game: 'raid',
    ruleset: 1,
    options: {},
    viewer: 'spectator',
    count: 0,
    table: null,
    places: {},
    decisions: [],
    anytime: [],
    chain: [],
    scores: [],
    outcome: null,
    ...seen,
  };
}

type Parts = Partial<Omit<TableView, 'info' | 'you'>> & {
  info?: Partial<TableView['info']>;
  you?: Partial<TableView['you']>;
};

export function blankTable({ info, you, ...rest }: Parts = {}): TableView {
  return {
    info: {
      id: 'blank',
      game: 'raid',
      options: {},
      status: 'open',
      private: false,
      host: null,
      seats: {},
      clock: null,
      created: 0,
      started: null,
      finished: null,
      commit: '',
      seed: null,
      result: null,
      rematch: null,
      ...info,
    },
    you: { seats: [], host: false, invite: null, barred: [], ...you },
    views: {},
    log: {},
    lines: {},
    earlier: {},
    chance: { generator: 'chacha20', until: null, contributions: {} },
    clocks: {},
    undo: [],
    orders: {},
    ...rest,
  };
}
