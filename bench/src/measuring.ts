import type { Orders } from './alone.js';
import { SUBJECTS } from './rows/index.js';

/** Measures one subject in this process; see alone.ts. */
process.once('message', async ({ subject, effort }: Orders) => {
  process.send?.(await SUBJECTS[subject].measure(effort), () => process.disconnect());
});
