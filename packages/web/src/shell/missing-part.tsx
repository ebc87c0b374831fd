import { signal } from '@preact/signals';
import { w } from '../languages/index.js';
import { isMissingPart } from '../missing-file.js';

/** Why a part of the page is missing: the server has a newer build by now, or cannot be reached. */
const missing = signal<'updated' | 'unreachable' | null>(null);

/** Parts are loaded when they are needed; a page that is older than its server asks for files that are gone. */
export function listenForMissing(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (isMissingPart(payload)) void tellMissing();
  });
}

/**
 * Says so, with a button that loads the page again. A page that was just asked for is loaded again by itself, but not
 * twice by the same build.
 */
export async function tellMissing(isPage = false): Promise<void> {
  const updated = await isUpdated();
  if (updated && isPage && isFirstTime()) location.reload();
  else missing.value = updated ? 'updated' : 'unreachable';
}

const ownScript = () => document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';

async function isUpdated(): Promise<boolean> {
  try {
    const answer = await fetch('./', { cache: 'no-store' });
    return answer.ok && !(await answer.text()).includes(ownScript());
  } catch {
    return false;
  }
}

function isFirstTime(): boolean {
  const key = 'sandtable.loaded-again';
  try {
    if (sessionStorage.getItem(key) === ownScript()) return false;
    sessionStorage.setItem(key, ownScript());
    return true;
  } catch {
    return false;
  }
}

/** What is missing, over everything else, and the way out. Nothing is lost: games and choices in progress are kept. */
export function MissingPart() {
  if (missing.value === null) return null;
  return (
    <div class="missing-part" role="alert">
      <span>{w.trouble[missing.value]}</span>
      <button type="button" class="primary" onClick={() => location.reload()}>
        {w.trouble.reload}
      </button>
      <button type="button" class="quiet" onClick={() => (missing.value = null)}>
        {w.trouble.later}
      </button>
    </div>
  );
}
