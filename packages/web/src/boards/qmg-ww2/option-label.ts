import type { SpelledOption } from '@sandtable/kernel';
import { inSpace, spaceFace, theCountry } from './names.js';

const of = (option: SpelledOption, kind: string) => option.touches.find((touch) => touch.kind === kind)?.id;

/** The label of an option about a space or a piece; null if the verb and the name are enough. */
export function optionLabel(option: SpelledOption): string | null {
  const space = of(option, 'space');
  if (space === undefined || option.label) return null;
  const country = of(option, 'country');
  const at = inSpace(space);
  const piece = spaceFace(space)?.sea ? 'Navy' : 'Army';
  const whose = country === undefined ? '' : ` of ${theCountry(country)}`;
  switch (option.verb) {
    case 'build':
      return `Build ${piece === 'Navy' ? 'a Navy' : 'an Army'} in ${at}`;
    case 'recruit':
      return `Recruit ${piece === 'Navy' ? 'a Navy' : 'an Army'}${whose} in ${at}`;
    case 'designate':
      return `Name the ${piece} in ${at} as the one built`;
    case 'battle':
      return country === undefined ? `Battle ${at}` : `Battle ${theCountry(country)} in ${at}`;
    case 'eliminate':
      return `Eliminate the ${piece}${whose} in ${at}`;
    case 'remove army':
    case 'remove navy':
      return `Take your ${piece} in ${at} off the board`;
    default:
      return null;
  }
}
