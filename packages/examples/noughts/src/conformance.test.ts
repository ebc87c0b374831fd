import { testConformance } from '@sandtable/conformance';
import { noughts } from './index.js';

testConformance(noughts);
