/** Something that is done later, once, however often it is asked for until then. */
export interface Later {
  ask(): void;
  stop(): void;
}

/**
 * Does something just before the next paint: what measures the page waits until all changes are made, so that the browser
 * lays it out once and not after each of them.
 */
export function beforePaint(act: () => void): Later {
  let frame = 0;
  return {
    ask: () => {
      if (frame !== 0) return;
      frame = requestAnimationFrame(() => {
        frame = 0;
        act();
      });
    },
    stop: () => {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}

/** Does something after the next paint: the answer to a press is painted first. */
export function afterPaint(act: () => void): Later {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const painting = beforePaint(() => {
    timer = setTimeout(() => {
      timer = null;
      act();
    });
  });
  return {
    ask: () => {
      if (timer === null) painting.ask();
    },
    stop: () => {
      painting.stop();
      if (timer !== null) clearTimeout(timer);
      timer = null;
    },
  };
}
