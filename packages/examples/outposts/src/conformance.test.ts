import { conform, eachOption } from '@sandtable/conformance';
import { outposts } from './index.js';

conform(outposts, { options: eachOption(outposts) });
