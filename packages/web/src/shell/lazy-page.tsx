import { useSignal } from '@preact/signals';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';

/** A component that is loaded when first shown, so that play does not wait for it. Until then `meanwhile` is shown. */
export function lazyPage<P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  meanwhile: () => ComponentChildren,
): FunctionComponent<P> {
  let known: FunctionComponent<P> | null = null;
  return function Later(props: P) {
    const ready = useSignal(known !== null);
    const failed = useSignal<Error | null>(null);
    useEffect(() => {
      if (known !== null) return;
      load().then(
        (found) => {
          known = found;
          ready.value = true;
        },
        (error: Error) => {
          failed.value = error;
        },
      );
    }, []);
    if (failed.value) throw failed.value;
    const Found = known;
    return ready.value && Found ? <Found {...props} /> : meanwhile();
  };
}
