import { w } from '../languages/index.js';
import { parts } from '../parts.js';

/** What is missing, over everything else, and the way out. Nothing is lost: games and choices in progress are kept. */
export function MissingPart() {
  const why = parts.missing.value;
  if (why === null) return null;
  return (
    <div class="missing-part" role="alert">
      <span>{w.trouble[why]}</span>
      <button type="button" class="primary" onClick={() => location.reload()}>
        {w.trouble.reload}
      </button>
      <button type="button" class="quiet" onClick={() => (parts.missing.value = null)}>
        {w.trouble.later}
      </button>
    </div>
  );
}
