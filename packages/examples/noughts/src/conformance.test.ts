import { conform } from '@sandtable/conformance';
import { noughts } from './index.js';

conform(noughts);
