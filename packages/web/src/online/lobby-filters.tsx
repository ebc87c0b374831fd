import { useSignal } from '@preact/signals';
import type { GameInfo } from '@sandtable/kernel';
import { w } from '../languages/index.js';
import { go } from '../route.js';
import { Segments, Switch } from '../shell/segments.js';
import { invitedTo, type LobbyFilter } from './lobby-filter.js';

interface FiltersProps {
  filter: LobbyFilter;
  games: readonly GameInfo[];
  /** Whether the person has played with anybody yet. */
  known: boolean;
  change(filter: LobbyFilter): void;
}

/** What a person looks for in the lobby. */
export function Filters({ filter, games, known, change }: FiltersProps) {
  return (
    <search class="lobby-filters" aria-label={w.lobby.filters}>
      <label class="field is-search">
        <span class="unseen">{w.lobby.search}</span>
        <input
          type="search"
          placeholder={w.lobby.search}
          value={filter.words}
          onInput={(event) => change({ ...filter, words: event.currentTarget.value })}
        />
      </label>
      <label class="field">
        <span class="unseen">{w.setup.game}</span>
        <select
          value={filter.game}
          onChange={(event) => change({ ...filter, game: event.currentTarget.value })}
        >
          <option value="">{w.lobby.allGames}</option>
          {games.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <Segments
        name="lobby-pace"
        legend={w.match.pace}
        quiet
        choices={[
          ['any', w.lobby.anyPace],
          ['live', w.setup.live],
          ['correspondence', w.lobby.correspondence],
          ['none', w.setup.noClock],
        ]}
        value={filter.pace}
        change={(pace) => change({ ...filter, pace })}
      />
      <Switch
        label={w.lobby.joinable}
        value={filter.joinable}
        change={(joinable) => change({ ...filter, joinable })}
      />
      {known && (
        <Switch
          label={w.lobby.known}
          value={filter.known}
          change={(value) => change({ ...filter, known: value })}
        />
      )}
    </search>
  );
}

/** Private tables are found by their invitation only. */
export function Invitation() {
  const text = useSignal('');
  const wrong = useSignal(false);
  return (
    <form
      class="invitation"
      onSubmit={(event) => {
        event.preventDefault();
        const page = invitedTo(text.value);
        wrong.value = page === null;
        if (page) go(page);
      }}
    >
      <label class="field">
        <span>{w.lobby.invitation}</span>
        <input
          type="text"
          placeholder={w.lobby.invitationHint}
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
            wrong.value = false;
          }}
        />
      </label>
      <button type="submit" class="quiet">
        {w.home.open}
      </button>
      {wrong.value && (
        <p class="refused" role="alert">
          {w.lobby.noInvitation}
        </p>
      )}
    </form>
  );
}
