import { type SpelledOption, say } from '@sandtable/kernel';
import { t } from '../../languages/index.js';
import { englishCountry, englishPlace, spaceFace } from './names.js';

const of = (option: SpelledOption, kind: string) => option.touches.find((touch) => touch.kind === kind)?.id;

/** The label of an option about a space or a piece; null if the verb and the name are enough. */
export function optionLabel(option: SpelledOption): string | null {
  const space = of(option, 'space');
  if (space === undefined || option.label) return null;
  const country = of(option, 'country');
  const at = englishPlace(space);
  const sea = spaceFace(space)?.sea;
  const [piece, aPiece] = sea ? [say`Navy`, say`a Navy`] : [say`Army`, say`an Army`];
  const whose = country === undefined ? null : englishCountry(country);
  const label = labelOf(option.verb, at, piece, aPiece, whose);
  return label && t(label);
}

function labelOf(
  verb: string,
  at: string,
  piece: string,
  aPiece: string,
  whose: string | null,
): string | null {
  switch (verb) {
    case 'build':
      return say`Build ${aPiece} in ${at}`;
    case 'recruit':
      return whose === null ? say`Recruit ${aPiece} in ${at}` : say`Recruit ${aPiece} of ${whose} in ${at}`;
    case 'designate':
      return say`Name the ${piece} in ${at} as the one built`;
    case 'battle':
      return whose === null ? say`Battle ${at}` : say`Battle ${whose} in ${at}`;
    case 'eliminate':
      return whose === null
        ? say`Eliminate the ${piece} in ${at}`
        : say`Eliminate the ${piece} of ${whose} in ${at}`;
    case 'remove army':
    case 'remove navy':
      return say`Take your ${piece} in ${at} off the board`;
    default:
      return null;
  }
}
