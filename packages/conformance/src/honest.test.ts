import { skirmish } from '../test/skirmish.js';
import { eachOption } from './check.js';
import { testConformance } from './index.js';

const honest = skirmish();
testConformance(honest, { options: eachOption(honest) });
