import { eachOption, testConformance } from '@sandtable/conformance';
import { outposts } from './index.js';

testConformance(outposts, { options: eachOption(outposts) });
