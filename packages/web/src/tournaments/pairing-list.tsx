import type { Pairing, Tournament } from '@sandtable/protocol';
import type { ComponentChildren } from 'preact';
import { club } from '../languages/club.js';
import { me } from '../online/me.js';
import { sideOf } from '../pages/profile.js';
import { to } from '../route.js';
import { EntrantName } from './entrant-name.js';
import { scoresOf } from './words.js';

interface PairingListProps {
  tournament: Tournament;
  pairings: readonly Pairing[];
  label: string;
  /** What the organizer may do with a pairing. */
  act?: (pairing: Pairing) => ComponentChildren;
}

/** The games of a round: who plays whom with which side, the result, and the way to the table. */
export function PairingList({ tournament, pairings, label, act }: PairingListProps) {
  // All games of a league are played at once: the numbers of boards say nothing there.
  const numbered = tournament.format !== 'league';
  return (
    <ul class={`pairings ${numbered ? '' : 'is-unnumbered'}`} aria-label={label}>
      {pairings.map((pairing) => (
        <li key={`${pairing.round} ${pairing.board}`}>
          <span class="pairing-board">{numbered && pairing.board}</span>
          <Players tournament={tournament} pairing={pairing} />
          <TableLink pairing={pairing} />
          {act?.(pairing)}
          {pairing.why !== null && (
            <span class="pairing-why">{club.tournaments.decidedBecause(pairing.why)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Players({ tournament, pairing }: { tournament: Tournament; pairing: Pairing }) {
  const { one, other, outcome } = pairing;
  const [first, second] = tournament.sides.map((side) => sideOf(tournament.game, side));
  if (other === null)
    return (
      <span class="pairing-players">
        <EntrantName tournament={tournament} id={one} /> <span class="chip">{club.tournaments.bye}</span>
      </span>
    );
  const [scoreOne, scoreOther] = scoresOf(outcome);
  const player = (id: string, side: string, score: string) => (
    <span class={`pairing-player ${score === '1' ? 'is-winner' : ''}`}>
      <span class="pairing-name">
        <EntrantName tournament={tournament} id={id} />
        <span class="soft">{side}</span>
      </span>
      <strong class="pairing-score">{score}</strong>
    </span>
  );
  return (
    <span class="pairing-players">
      {player(one, first, scoreOne)}
      {player(other, second, scoreOther)}
    </span>
  );
}

/** To the table: to play, to watch, or to see it again. */
function TableLink({ pairing: { table, outcome, how, one, other } }: { pairing: Pairing }) {
  if (outcome === 'void') return <span class="chip">{club.tournaments.void}</span>;
  if (how === 'forfeit') return <span class="chip">{club.tournaments.forfeit}</span>;
  if (how === 'bye') return null;
  if (table === null) return <span class="soft">{club.tournaments.opening}</span>;
  if (outcome !== null)
    return (
      <a class="button quiet small" href={to('watch', table)}>
        {club.profile.replay}
      </a>
    );
  const own = me.value !== null && (me.value.id === one || me.value.id === other);
  return (
    <a class={`button small ${own ? 'is-strong' : 'quiet'}`} href={to('play', table)}>
      {own ? club.tournaments.play : club.lobby.watch}
    </a>
  );
}
