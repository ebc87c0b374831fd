import { year1937 } from './1937.js';
import { year1938 } from './1938.js';
import { year1939 } from './1939.js';
import { year1940 } from './1940.js';
import { year1941a } from './1941a.js';
import { year1941b } from './1941b.js';
import { year1942 } from './1942.js';
import { year1943 } from './1943.js';
import { year1944 } from './1944.js';
import { year1945 } from './1945.js';
import { barbarossa } from './barbarossa.js';
import { caseWhite } from './case-white.js';
import { fallOfFrance } from './fall-of-france.js';
import { fireInTheEast } from './fire-in-the-east.js';
import { greatCrusade } from './great-crusade.js';
import type { ScenarioData } from './scenario-data.js';

/** All scenarios in the order of the rulebook. */
export const SCENARIOS: readonly ScenarioData[] = [
  caseWhite,
  barbarossa,
  fallOfFrance,
  fireInTheEast,
  greatCrusade,
  year1937,
  year1938,
  year1939,
  year1940,
  year1941a,
  year1941b,
  year1942,
  year1943,
  year1944,
  year1945,
];
