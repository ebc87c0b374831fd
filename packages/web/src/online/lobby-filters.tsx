import { useSignal } from '@preact/signals';
import type { GameInfo } from '@sandtable/kernel';
import { club } from '../languages/club.js';
import { forms } from '../languages/forms.js';
import { w } from '../languages/index.js';
import { go } from '../route.js';
import { GameField } from '../setup/game-field.js';
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
    <search class="lobby-filters" aria-label={club.lobby.filters}>
      <label class="field is-search">
        <span class="unseen">{club.lobby.search}</span>
        <input
          type="search"
          placeholder={club.lobby.search}
          value={filter.words}
          onInput={(event) => change({ ...filter, words: event.currentTarget.value })}
        />
      </label>
      <GameField
        games={games}
        value={filter.game}
        change={(game) => change({ ...filter, game })}
        all={club.lobby.allGames}
        unlabelled
      />
      <Segments
        name="lobby-pace"
        legend={club.match.pace}
        quiet
        choices={[
          ['any', club.lobby.anyPace],
          ['live', forms.setup.live],
          ['correspondence', club.lobby.correspondence],
          ['none', forms.setup.noClock],
        ]}
        value={filter.pace}
        change={(pace) => change({ ...filter, pace })}
      />
      <Switch
        label={club.lobby.joinable}
        value={filter.joinable}
        change={(joinable) => change({ ...filter, joinable })}
      />
      {known && (
        <Switch
          label={club.lobby.known}
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
        <span>{club.lobby.invitation}</span>
        <input
          type="text"
          placeholder={club.lobby.invitationHint}
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
          {club.lobby.noInvitation}
        </p>
      )}
    </form>
  );
}
