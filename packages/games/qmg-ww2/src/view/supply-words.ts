import { SPACE, SPACE_NAMES } from '../board/board.js';
import { COUNTRY, COUNTRY_IN_TEXT } from '../board/countries.js';
import type { PieceModel } from './board-model.js';

type Fed = Pick<PieceModel, 'country' | 'kind' | 'byCard' | 'line' | 'ports'>;

/** The supply line if supplied; otherwise what is missing. */
export function supplyWords({ country, kind, byCard, line, ports }: Fed): string {
  if (byCard) return 'supplied by a card (supply.by-card)';
  const missing: string[] = [];
  if (line.length === 0)
    missing.push(
      `no line of own pieces leads to a Supply space with an Army of ${COUNTRY_IN_TEXT[COUNTRY.index(country)]} (supply.line)`,
    );
  if (kind === 'navy' && ports.length === 0)
    missing.push('no port: no Army of its team is adjacent (supply.navy-port)');
  if (missing.length > 0) return `not supplied: ${missing.join(' and ')}`;
  const via = line.length === 1 ? 'its own space is a Supply space' : `line ${line.map(named).join(' – ')}`;
  return `supplied: ${via}${kind === 'navy' ? `; port ${ports.map(named).join(', ')}` : ''}`;
}

function named(id: string): string {
  return SPACE_NAMES[SPACE.index(id)];
}
