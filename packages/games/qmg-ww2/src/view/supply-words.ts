import { commas, listed, say } from '@sandtable/kernel';
import type { PieceModel } from './board-model.js';
import { COUNTRY_FACES, SPACE_FACES } from './faces.constants.js';

type Fed = Pick<PieceModel, 'country' | 'kind' | 'byCard' | 'line' | 'ports'>;

/** The supply line if supplied; otherwise what is missing. */
export function supplyWords({ country, kind, byCard, line, ports }: Fed): string {
  if (byCard) return say`supplied by a card (supply.by-card)`;
  const missing: string[] = [];
  if (line.length === 0)
    missing.push(
      say`no line of own pieces leads to a Supply space with an Army of ${countryInText(country)} (supply.line)`,
    );
  if (kind === 'navy' && ports.length === 0)
    missing.push(say`no port: no Army of its team is adjacent (supply.navy-port)`);
  if (missing.length > 0) return say`not supplied: ${listed('and', missing)}`;
  const via =
    line.length === 1
      ? say`its own space is a Supply space`
      : say`line ${line.map(named).reduce((way, next) => say`${way} – ${next}`)}`;
  return kind === 'navy' ? say`supplied: ${via}; port ${commas(ports.map(named))}` : say`supplied: ${via}`;
}

function named(id: string): string {
  return SPACE_FACES.find((face) => face.id === id)!.name;
}

function countryInText(id: string): string {
  return COUNTRY_FACES.find((face) => face.id === id)!.inText;
}
