import type { Check } from '../check-definition.js';
import { asked } from './asked.js';
import { clone } from './clone.js';
import { conservation } from './conservation.js';
import { deterministic } from './deterministic.js';
import { ends } from './ends.js';
import { journal } from './journal.js';
import { options } from './options.js';
import { plain } from './plain.js';
import { secrets } from './secrets.js';
import { undo } from './undo.js';

/** All promises, in the order of the architecture document. */
export const promises: readonly Check[] = [
  deterministic,
  plain,
  clone,
  options,
  journal,
  secrets,
  asked,
  conservation,
  undo,
  ends,
];
