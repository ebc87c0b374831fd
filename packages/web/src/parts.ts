import { signal } from '@preact/signals';
import { isMissingPart } from './missing-file.js';

/** Whether the server has this page's build, another one, or does not answer. */
export type Answer = 'same' | 'newer' | null;

/** What parts need of the browser. */
export interface Around {
  ask(): Promise<Answer>;
  /** Waits, and shorter if the network comes back meanwhile. */
  wait(milliseconds: number): Promise<void>;
  /** Has the browser ask again for styles that it did not get. */
  mendStyles(): Promise<void>;
}

/** How long to wait until the server is asked again, in milliseconds: the last one over and over. */
const PAUSES = [500, 1_000, 2_000, 4_000, 8_000];
/** After so many of them the reader is told: an outage that is over by then is none of theirs. */
const UNTOLD = 3;
/** How often a part is asked for while the server answers. Some browsers never ask twice for a script that was missing. */
const TRIES = 3;

/** Loads parts of the page, which come when they are needed: again after an outage. */
export class Parts {
  /** Why a part is missing: the server has a newer build by now, or could not be reached yet. */
  readonly missing = signal<'updated' | 'unreachable' | null>(null);
  private answer: Promise<Answer> | null = null;

  constructor(private readonly around: Around) {}

  async load<T>(part: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await part();
      } catch (error) {
        if (!isMissingPart(error)) throw error;
        seen.add(error as Error);
        const answer = await this.answered();
        // An older page may still find its files beside the newer ones.
        if (tries === TRIES || (tries > 1 && answer === 'newer')) {
          this.missing.value = answer === 'newer' ? 'updated' : 'unreachable';
          throw error;
        }
        await this.around.mendStyles();
      }
    }
  }

  /** Says while the server is away, or if it has a newer build, that a part is missing which nobody asks for again. */
  async tell(error: unknown): Promise<void> {
    if (!isMissingPart(error) || seen.has(error as Error)) return;
    if ((await this.answered()) === 'newer') this.missing.value = 'updated';
  }

  /** All parts wait for the same answer. */
  private answered(): Promise<Answer> {
    this.answer ??= this.untilAnswered();
    return this.answer;
  }

  private async untilAnswered(): Promise<Answer> {
    let told = false;
    for (let i = 0; ; i++) {
      const answer = await this.around.ask();
      if (answer !== null) {
        this.answer = null;
        if (told && this.missing.value === 'unreachable') this.missing.value = null;
        return answer;
      }
      if (i === UNTOLD) {
        told = true;
        this.missing.value ??= 'unreachable';
      }
      await this.around.wait(PAUSES[Math.min(i, PAUSES.length - 1)]);
    }
  }
}

/** Failures that are being looked after. */
const seen = new WeakSet<Error>();

/** Links to styles that did not come: the build's loader does not ask for them again. */
const lostStyles = new Set<HTMLLinkElement>();

/** Says what is missing also of parts that nobody waits for, and remembers lost styles. */
export function listenForMissing(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // Whoever waits for it has seen it a moment later.
    setTimeout(() => void parts.tell(payload));
  });
  const lost = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lostStyles.add(target);
  };
  // Such events do not bubble.
  document.addEventListener('error', lost, true);
}

/** How long a server may take to say which build it has, in milliseconds. */
const PATIENCE = 5_000;

const ownScript = () => document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';

const browser: Around = {
  async ask() {
    try {
      const answer = await fetch('./', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
      if (!answer.ok) return null;
      return (await answer.text()).includes(ownScript()) ? 'same' : 'newer';
    } catch {
      return null;
    }
  },

  wait(milliseconds) {
    return new Promise((done) => {
      const end = () => {
        clearTimeout(later);
        removeEventListener('online', end);
        done();
      };
      // Not all pages at the same moment.
      const later = setTimeout(end, milliseconds * (0.75 + Math.random() / 2));
      addEventListener('online', end);
    });
  },

  async mendStyles() {
    const again = [...lostStyles].map((link) => {
      const copy = link.cloneNode() as HTMLLinkElement;
      const settled = new Promise((done) => {
        copy.onload = done;
        copy.onerror = done;
      });
      link.replaceWith(copy);
      return settled;
    });
    lostStyles.clear();
    await Promise.all(again);
  },
};

export const parts = new Parts(browser);

/** Loads a part of the page; if the server is away, as soon as it answers again. */
export function part<T>(load: () => Promise<T>): Promise<T> {
  return parts.load(load);
}

/**
 * Loads the page again if the server has a newer one, but not twice by the same build. For pages that were just asked for:
 * nothing is lost.
 */
export function loadAgainIfUpdated(): void {
  if (parts.missing.peek() === 'updated' && isFirstTime()) location.reload();
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
