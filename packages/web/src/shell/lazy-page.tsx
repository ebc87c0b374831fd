import { useSignal } from '@preact/signals';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { isMissingPart } from '../missing-file.js';
import { loadAgainIfUpdated, part } from '../parts.js';

/**
 * A component that is loaded when first shown, so that play does not wait for it. Until then `meanwhile` is shown, and for
 * good if its files are gone.
 */
export function lazyPage<P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  meanwhile: () => ComponentChildren,
  /** Whether it is all that is shown: then nothing is lost if the page is loaded again by itself. */
  isPage = false,
): FunctionComponent<P> {
  let known: FunctionComponent<P> | null = null;
  return function Later(props: P) {
    const ready = useSignal(known !== null);
    const failed = useSignal<Error | null>(null);
    useEffect(() => {
      if (known !== null) return;
      part(load).then(
        (found) => {
          known = found;
          ready.value = true;
        },
        (error: Error) => {
          if (!isMissingPart(error)) failed.value = error;
          else if (isPage) loadAgainIfUpdated();
        },
      );
    }, []);
    if (failed.value) throw failed.value;
    const Found = known;
    return ready.value && Found ? <Found {...props} /> : meanwhile();
  };
}
