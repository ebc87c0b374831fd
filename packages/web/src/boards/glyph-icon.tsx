import type { Glyph } from './board-module.js';

/** A glyph in the colour of the text, as large as `.glyph` says (1em). Words beside it say the same. */
export function GlyphIcon({ glyph, className = '' }: { glyph: Glyph; className?: string }) {
  return (
    <svg class={`glyph ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={glyph} fill-rule="evenodd" />
    </svg>
  );
}
