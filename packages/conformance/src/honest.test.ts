import { skirmish } from '../test/skirmish.js';
import { eachOption } from './check.js';
import { conform } from './index.js';

const honest = skirmish();
conform(honest, { options: eachOption(honest) });
