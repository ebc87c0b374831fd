import { crossing } from './crossing.js';
import { ford } from './ford.js';
import { campaign, front } from './front.js';
import type { Scenario } from './scenario.js';

export const SCENARIOS: Readonly<Record<string, Scenario>> = { ford, crossing, front, campaign };
