import { Slices } from '@sandtable/host';

/** Long work in a thread of the server: between two pieces, everybody else has their turn. */
export const slices = new Slices(
  () => new Promise((resolve) => setImmediate(resolve)),
  () => performance.now(),
);
