import type { Touch, View } from '@sandtable/kernel';
import { COUNTRY_FACES, SPACE_FACES, STRAIT_FACES, supplyWords } from '@sandtable/qmg-ww2/faces';
import { t } from '../../languages/index.js';
import type { AtlasEntry, Overlay } from '../board-module.js';
import { boardOf } from './board-of.js';
import { countryName, inSpace, nameOf, spaceFace, spaceName, theCountry } from './names.js';
import { words } from './words.js';

/** All overlays, with their texts: supply of each country, threats, points. */
export function overlaysOf(view: View): Overlay[] {
  const say = words.overlay;
  const board = boardOf(view);
  const pieceName = (piece: (typeof board.pieces)[number]) =>
    words.pieceOf(countryName(piece.country), piece.kind, inSpace(piece.space));
  const threatened = board.pieces.filter(({ threats }) => threats.length > 0);
  return [
    ...COUNTRY_FACES.map(({ id: country }) => ({
      id: `supply ${country}`,
      label: `${say.supply}: ${countryName(country)}`,
      group: say.groups.supply,
      seat: country,
      says: board.pieces
        .filter((piece) => piece.country === country)
        .map((piece) => say.pieceAt(words.piece(piece.kind), inSpace(piece.space), t(supplyWords(piece)))),
    })),
    {
      id: 'threats',
      label: say.threats,
      group: say.groups.war,
      seat: null,
      says:
        threatened.length === 0
          ? [say.safe]
          : threatened.map((piece) =>
              say.threatened(pieceName(piece), words.and(piece.threats.map(theCountry))),
            ),
    },
    {
      id: 'scoring',
      label: say.scoring,
      group: say.groups.points,
      seat: null,
      brief: board.scoring.map(({ id, total }) => ({ seat: id, text: `+${total}` })),
      says: board.scoring.map(({ id: country, total, homeHeld, stars, cards }) => {
        if (homeHeld) return say.homeHeld(countryName(country));
        const from = [
          ...stars.map(({ id, points }) => say.star(spaceName(id), points)),
          ...cards.map(({ id, points }) => say.star(nameOf({ kind: 'card', id }), points)),
        ];
        const sum = say.scores(countryName(country), total);
        return from.length > 0 ? `${sum} (${from.join(', ')})` : sum;
      }),
    },
  ];
}

/** What the rules say about a space and the pieces in it. */
export function inspect(view: View, touches: readonly Touch[]): string[] {
  const at = touches.find(({ kind }) => kind === 'space')?.id;
  const face = at === undefined ? undefined : spaceFace(at);
  if (!face) return [];
  const board = boardOf(view);
  const lines: string[] = [];
  if (face.home) lines.push(words.inspect.home(theCountry(face.home)));
  if (face.star) lines.push(words.inspect.star);
  for (const { controller, seas } of STRAIT_FACES) {
    if (controller === at)
      lines.push(
        words.inspect.strait(seas.map(spaceName).join(' – '), words.sides[board.straits[controller]]),
      );
  }
  const here = board.pieces.filter(({ space }) => space === at);
  for (const piece of here) {
    const parts = [t(supplyWords(piece))];
    if (piece.threats.length > 0) parts.push(words.inspect.inReach(words.and(piece.threats.map(theCountry))));
    if (piece.guarded) parts.push(words.inspect.protected);
    lines.push(`${countryName(piece.country)}: ${words.piece(piece.kind)}, ${parts.join('; ')}`);
  }
  if (here.length === 0) lines.push(words.inspect.empty);
  return lines;
}

/** The whole board in words. */
export function atlasOf(view: View): AtlasEntry[] {
  return SPACE_FACES.map(({ id }) => {
    const touch = { kind: 'space', id };
    return { touch, name: spaceName(id), says: inspect(view, [touch]).join(' ') };
  });
}
