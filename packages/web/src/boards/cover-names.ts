import type { LabelPlace } from '@sandtable/maps';
import { labelFor, type NameLabel } from '../board/label-lines.js';
import { language } from '../languages/index.js';
import { COVER_NAMES } from './cover-names.constants.js';

/** A name on a cover, in the page's language. */
export function coverName(english: string): string {
  return COVER_NAMES[language]?.[english] ?? english;
}

/** The same for a name that a map has in lines. */
export function coverLabel({ label }: { label: LabelPlace }): NameLabel {
  const english = label.lines.join(' ');
  return labelFor(label, english, coverName(english));
}
