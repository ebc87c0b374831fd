import { t } from '../../languages/index.js';
import { pretty } from '../pretty.js';

/** A place in words, part by part: "amber.hand" → "Amber Hand". */
export function placeName(place: string): string {
  return place
    .split('.')
    .map((part) => t(pretty(part)))
    .join(' ');
}
