import type { CardFace } from '../../boards/board-module.js';
import { GlyphIcon } from '../../boards/glyph-icon.js';
import { hyphenated } from '../../languages/index.js';
import { cardKey } from './card-names.js';

interface WrittenCardProps {
  face: CardFace;
  /** What its large view shows, if not the side that is up. */
  opens?: string;
}

/** A card as a row of a list: its name and all that is written on it, but no picture. A longer look shows it large. */
export function WrittenCard({ face, opens = face.id }: WrittenCardProps) {
  const { seat, name, text, note, glyph, reaction } = face;
  return (
    <span class="written" data-card={cardKey(opens, seat)} data-card-late>
      <span class="written-head">
        <span class="written-name">
          {glyph && <GlyphIcon glyph={glyph} />}
          {hyphenated(name)}
        </span>
        {reaction?.line && (
          <span class="written-reaction">
            <GlyphIcon glyph={reaction.glyph} />
            <span>{reaction.line}</span>
          </span>
        )}
      </span>
      {text && <span class="card-text">{text}</span>}
      {note && <span class="card-note">{note}</span>}
    </span>
  );
}
