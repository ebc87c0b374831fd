import type { Tournament } from '@sandtable/protocol';
import { club } from '../languages/club.js';
import { me } from '../online/me.js';
import { to } from '../route.js';

/** The name of an entrant, with a link to their profile; crossed out if they have left. */
export function EntrantName({ tournament, id }: { tournament: Tournament; id: string }) {
  const entrant = tournament.entries.find(({ who }) => who.id === id);
  if (!entrant) return null;
  const gone = entrant.status !== 'in';
  return (
    <span class={`entrant ${gone ? 'is-gone' : ''} ${me.value?.id === id ? 'is-me' : ''}`}>
      <a href={to('people', id)}>
        <bdi>{entrant.who.name}</bdi>
      </a>
      {gone && <span class="unseen">{` (${club.tournaments.entryStatus[entrant.status]})`}</span>}
    </span>
  );
}
