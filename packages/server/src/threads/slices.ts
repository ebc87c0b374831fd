import { Slices } from '@sandtable/host';

/** Slices long work in a server thread, so that the event loop serves others in between. */
export const slices = new Slices(
  () => new Promise((resolve) => setImmediate(resolve)),
  () => performance.now(),
);
