import type { Pairing, Tournament } from '@sandtable/protocol';
import { club } from '../languages/club.js';
import { SwipeRow } from '../shell/swipe-row.js';
import { EntrantName } from './entrant-name.js';
import { pointsWords, rowsByPerson, scoresOf } from './words.js';

type Division = Tournament['divisions'][number];

/** One game of somebody: what it brought, and against whom. */
interface Cell {
  score: string;
  opponent: string | null;
  pairing: Pairing;
}

function cellsOf(person: string, pairings: readonly Pairing[]): Cell[] {
  return pairings.flatMap((pairing): Cell[] => {
    const [one, other] = scoresOf(pairing.outcome);
    if (pairing.one === person) return [{ score: one, opponent: pairing.other, pairing }];
    return pairing.other === person ? [{ score: other, opponent: pairing.one, pairing }] : [];
  });
}

/** Who met whom with what result: by opponents, or, in a Swiss tournament, by rounds. */
export function Crosstable({ tournament, division }: { tournament: Tournament; division: Division }) {
  const { standings, pairings } = division;
  const rows = rowsByPerson(standings);
  const swiss = tournament.format === 'swiss';
  const rounds = Array.from({ length: tournament.round }, (_, i) => i + 1);
  return (
    <SwipeRow uncounted>
      <div class="club-scroll">
        <table class="club-table crosstable" aria-label={club.tournaments.crosstable}>
          <thead>
            <tr>
              <th scope="col" class="is-number">
                {club.tournaments.number}
              </th>
              <th scope="col">{club.profile.player}</th>
              {swiss
                ? rounds.map((round) => (
                    <th key={round} scope="col" title={club.tournaments.round(round)}>
                      {club.tournaments.roundShort(round)}
                    </th>
                  ))
                : standings.map(({ person }, i) => (
                    <th key={person} scope="col">
                      {i + 1}
                    </th>
                  ))}
              <th scope="col" class="is-number">
                {club.tournaments.points}
              </th>
            </tr>
          </thead>
          <tbody>
            {standings.map(({ person, points }, i) => {
              const cells = cellsOf(person, pairings);
              return (
                <tr key={person}>
                  <td class="is-number">{i + 1}</td>
                  <th scope="row">
                    <EntrantName tournament={tournament} id={person} />
                  </th>
                  {swiss
                    ? rounds.map((round) => (
                        <td key={round}>
                          <RoundCell cell={cells.find((one) => one.pairing.round === round)} rows={rows} />
                        </td>
                      ))
                    : standings.map(({ person: opponent }) => (
                        <td key={opponent} class={opponent === person ? 'is-self' : ''}>
                          {cells
                            .filter((one) => one.opponent === opponent)
                            .map(({ score, pairing }) => score || (pairing.outcome === 'void' ? '–' : '·'))
                            .join(' ')}
                        </td>
                      ))}
                  <td class="is-number is-points">{pointsWords(points)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </SwipeRow>
  );
}

/** The result of a round and the number of the opponent. */
function RoundCell({ cell, rows }: { cell: Cell | undefined; rows: ReadonlyMap<string, number> }) {
  if (!cell) return null;
  const { score, opponent } = cell;
  if (opponent === null) return <span class="soft">{club.tournaments.bye}</span>;
  return (
    <>
      <strong>{score || '·'}</strong> <span class="soft">{rows.get(opponent)}</span>
    </>
  );
}
