import { useSignal } from '@preact/signals';
import type { TournamentInfo, TournamentList } from '@sandtable/protocol';
import { useEffect } from 'preact/hooks';
import { aboutOf } from '../games.js';
import { club } from '../languages/club.js';
import { forms } from '../languages/forms.js';
import { api } from '../net/api.js';
import { to } from '../route.js';
import { clockWords, formatWords, momentOf, nameOf } from '../tournaments/words.js';
import { Page } from './page.js';
import '../styles/club.css';
import '../styles/lobby.css';
import '../tournaments/tournaments.css';

const WHICH = ['coming', 'running', 'over', 'mine'] as const;

/** All tournaments and leagues: those one can enter, those being played, those that are over, and one's own. */
export function TournamentsPage({ tab }: { tab: string }) {
  const which = WHICH.find((one) => one === tab) ?? 'coming';
  const items = useSignal<readonly TournamentInfo[] | null>(null);
  const next = useSignal<string | null>(null);
  const problem = useSignal<string | null>(null);
  const load = async (after: string | null) => {
    try {
      const more = after === null ? '' : `&after=${after}`;
      const page = await api<TournamentList>('GET', `tournaments?which=${which}${more}`);
      items.value = after === null ? page.items : [...(items.peek() ?? []), ...page.items];
      next.value = page.next;
      problem.value = null;
    } catch (error) {
      problem.value = (error as Error).message;
    }
  };
  useEffect(() => {
    items.value = null;
    void load(null);
  }, [which]);
  return (
    <Page>
      <div class="club">
        <header class="tournaments-head">
          <div>
            <h1>{club.tournaments.title}</h1>
            <p class="lead">{club.tournaments.lead}</p>
          </div>
          <a class="button" href={to('tournaments', 'new')}>
            {club.tournaments.announce}
          </a>
        </header>
        <nav class="club-choice" aria-label={club.tournaments.title}>
          {WHICH.map((one) => (
            <a
              key={one}
              href={to('tournaments', one)}
              {...(one === which ? { 'aria-current': 'page' as const } : {})}
            >
              {club.tournaments.which[one]}
            </a>
          ))}
        </nav>
        {problem.value && (
          <p class="refused" role="alert">
            {problem.value}
          </p>
        )}
        {items.value?.length === 0 && <p class="lobby-empty">{club.tournaments.none[which]}</p>}
        {items.value !== null && items.value.length > 0 && (
          <ul class="tournament-list">
            {items.value.map((one) => (
              <Row key={one.id} tournament={one} />
            ))}
          </ul>
        )}
        {next.value !== null && (
          <button type="button" class="quiet" onClick={() => void load(next.value)}>
            {club.profile.more}
          </button>
        )}
      </div>
    </Page>
  );
}

function Row({ tournament }: { tournament: TournamentInfo }) {
  const { id, game, status, entrants, places, rated, access, clock, starts, round, of, format } = tournament;
  const how = [aboutOf(game)?.title ?? game, formatWords(tournament), clockWords(clock)].join(' · ');
  const when =
    status === 'announced' && starts !== null
      ? club.tournaments.startsAt(momentOf(starts))
      : status === 'running' && format !== 'league'
        ? club.tournaments.roundOf(round, of)
        : club.tournaments.status[status];
  return (
    <li>
      <a href={to('tournament', id)}>
        <span class="club-words">
          <strong>
            <bdi>{nameOf(tournament)}</bdi>
          </strong>
          <span class="soft">{how}</span>
        </span>
        <span class="tournament-chips">
          {rated && <span class="chip">{club.profile.rated}</span>}
          {access === 'invited' && <span class="chip">{club.tournaments.invited}</span>}
          <span class="chip">
            {status === 'announced'
              ? club.tournaments.placesTaken(entrants, places)
              : forms.setup.players(entrants)}
          </span>
          <span class={`chip status-${status === 'announced' ? 'open' : status}`}>{when}</span>
        </span>
      </a>
    </li>
  );
}
