import type { LogText } from '@sandtable/kernel';
import type { Facts } from '../facts.js';
import { COMBAT_LOG } from './combat-log.js';
import { FORCES_LOG } from './forces-log.js';
import { MOVEMENT_LOG } from './movement-log.js';
import { POLITICS_LOG } from './politics-log.js';
import { SUPPORT_LOG } from './support-log.js';

/** The log. */
export const LOG_TEXTS: Record<string, LogText<Facts>> = {
  ...POLITICS_LOG,
  ...SUPPORT_LOG,
  ...COMBAT_LOG,
  ...MOVEMENT_LOG,
  ...FORCES_LOG,
};
