import { mergeConfig } from 'vitest/config';
import browserTests from './vitest.browser.config.js';

/** Measures the page and prints what it finds: `npm run trace`. */
const merged = mergeConfig(browserTests, {});
export default { ...merged, test: { ...merged.test, include: ['e2e/**/*.trace.ts'] } };
