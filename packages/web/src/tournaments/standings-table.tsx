import type { Standing, Tournament } from '@sandtable/protocol';
import { club } from '../languages/club.js';
import { SwipeRow } from '../shell/swipe-row.js';
import { EntrantName } from './entrant-name.js';
import { pointsWords } from './words.js';

interface StandingsTableProps {
  tournament: Tournament;
  standings: readonly Standing[];
  label: string;
  /** How many go up to the division above, and down to the one below. */
  up: number;
  down: number;
}

/** Places, points, and what decides between equal points. */
export function StandingsTable({ tournament, standings, label, up, down }: StandingsTableProps) {
  const { tieBreaks } = tournament;
  const number = (text: string, title?: string) => (
    <th scope="col" class="is-number" {...(title ? { title } : {})}>
      {text}
    </th>
  );
  return (
    <SwipeRow uncounted>
      <div class="club-scroll">
        <table class="club-table standings" aria-label={label}>
          <thead>
            <tr>
              {number(club.profile.place)}
              <th scope="col">{club.profile.player}</th>
              {number(club.tournaments.points)}
              {number(club.tournaments.games)}
              {number(club.profile.won)}
              {number(club.profile.drawn)}
              {number(club.profile.lost)}
              {tieBreaks.map((one) => (
                <th
                  key={one}
                  scope="col"
                  class="is-number is-broken"
                  title={club.tournaments.tieBreakHints[one]}
                >
                  {club.tournaments.tieBreaks[one]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {standings.map(({ person, place, points, games, won, drawn, lost, broken }, i) => (
              <tr key={person} class={i < up ? 'goes-up' : i >= standings.length - down ? 'goes-down' : ''}>
                <td class="is-number">{place}</td>
                <th scope="row">
                  <EntrantName tournament={tournament} id={person} />
                  {i < up && <span class="unseen">{` (${club.tournaments.goesUp})`}</span>}
                  {i >= standings.length - down && (
                    <span class="unseen">{` (${club.tournaments.goesDown})`}</span>
                  )}
                </th>
                <td class="is-number is-points">{pointsWords(points)}</td>
                <td class="is-number">{games}</td>
                <td class="is-number">{won}</td>
                <td class="is-number">{drawn}</td>
                <td class="is-number">{lost}</td>
                {broken.map((value, n) => (
                  <td key={tieBreaks[n]} class="is-number is-broken">
                    {pointsWords(value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </SwipeRow>
  );
}
