// How the water is divided. Seas are rings painted one over the other before the land, so a ring may overlap land;
// lakes and rivers are painted over the land. Corners are in degrees.

/** Unplayed water: everything that no ring below covers. */
export const REST = 'far-waters';

const HANKO = [22.95, 59.9];
const CAPE_PAKRI = [23.6, 59.2];
const OLAND = [16.2, 56.5];
const SAMBIA = [20.1, 54.9];
const CONSTANTA = [28.5, 44.55];
const OFF_EREGLI = [32, 40.8];
const FEODOSIA = [35.5, 45.1];
const OFF_SINOP = [35.4, 40.5];

// biome-ignore format: a corner is two numbers, a ring reads as a row
export const SEAS = [
  {
    to: 'west-baltic-sea',
    ring: [[10.5, 53], [10.5, 54.5], [11.3, 54.65], [12.2, 55], [12.75, 55.4], [13.5, 56.5], OLAND, SAMBIA, [20.6, 54], [18, 53]],
  },
  {
    to: 'baltic-sea',
    ring: [OLAND, [15, 57], [16, 60], [16.5, 66.5], [26.5, 66.5], [24, 61], HANKO, CAPE_PAKRI, [25.5, 58.6], [25.5, 56], [22, 54.5], SAMBIA],
  },
  { to: 'gulf-of-finland', ring: [HANKO, CAPE_PAKRI, [25, 58.8], [31, 59], [31, 61], [24, 61]] },
  { to: 'adriatic-sea', ring: [[11.5, 46], [15, 46], [20.5, 42.5], [19.3, 40.3], [18.3, 40], [15, 41], [11.5, 44]] },
  { to: 'black-sea', ring: [CONSTANTA, [27, 46.5], [30, 47.5], [33, 47], [34.4, 45.9], FEODOSIA, OFF_SINOP, OFF_EREGLI] },
  { to: 'sea-of-azov', ring: [FEODOSIA, [34.4, 45.9], [34.4, 48], [40, 48], [44, 43], [43, 40], OFF_SINOP] },
  { to: 'bosporus', ring: [CONSTANTA, [26.8, 44.6], [26.8, 42], [28.4, 41.3], [29.3, 41.15], OFF_EREGLI] },
];

/** Lakes, drawn enlarged: `grow` is a factor about the middle. */
// biome-ignore format: a corner is two numbers, a ring reads as a row
export const LAKES = [
  {
    to: 'lake-ladoga',
    grow: 1.2,
    ring: [
      [31, 59.95], [31, 60.25], [30.65, 60.55], [30.45, 60.85], [30.2, 61.05], [30.3, 61.3], [30.75, 61.5],
      [31.3, 61.65], [31.95, 61.7], [32.6, 61.55], [33.2, 61.2], [33.45, 60.8], [33.35, 60.4], [32.8, 60.15],
      [32.15, 60.05], [31.6, 59.95],
    ],
  },
  {
    to: 'lake-onega',
    grow: 1.2,
    ring: [
      [35.6, 60.85], [36.25, 61], [36.55, 61.45], [36.25, 61.9], [36.35, 62.3], [36, 62.6], [35.5, 62.9],
      [34.95, 62.85], [34.95, 62.5], [34.5, 62.2], [34.2, 61.85], [34.6, 61.5], [35, 61.2], [35.2, 60.95],
    ],
  },
  {
    to: 'lake-peipus',
    grow: 1.26,
    ring: [
      [27.3, 59.05], [27.9, 59.05], [28.25, 58.75], [28.1, 58.35], [28.3, 58.05], [28.35, 57.8], [27.95, 57.7],
      [27.5, 57.9], [27.25, 58.2], [26.95, 58.4], [26.85, 58.75],
    ],
  },
  {
    to: 'rybinsk-sea',
    grow: 1.38,
    ring: [
      [38.1, 59.3], [38.45, 59.1], [38.8, 58.9], [39.15, 58.7], [39.25, 58.35], [38.9, 58.1], [38.3, 57.95], [37.6, 58.15],
      [37.2, 58.5], [37, 58.9], [37.4, 59], [37.8, 59.05],
    ],
  },
];

/** Rivers that are spaces: points with the width there in units. */
// biome-ignore format: a point is three numbers, a course reads as a row
export const RIVERS = [
  {
    to: 'dniepr-river',
    course: [[32, 49.9, 12], [32.5, 49.5, 30], [33.2, 49.2, 52], [34, 49, 60], [34.75, 48.65, 60], [35.3, 48.3, 54], [35.4, 47.95, 42], [35.15, 47.65, 26], [34.85, 47.45, 10]],
  },
  {
    to: 'volga-river',
    course: [[48, 52.7, 12], [47.5, 52.2, 28], [46.6, 51.8, 48], [46.1, 51.3, 56], [46, 50.8, 54], [45.5, 50.4, 54], [45.3, 49.9, 48], [45.3, 49.5, 30], [45, 49.2, 14]],
  },
];

/** Channels cut through the land: water of that name, with its width in units. */
// biome-ignore format: a corner is two numbers, a line reads as a row
export const CHANNELS = [
  { to: 'sea-of-azov', width: 18, line: [[36.6, 45.7], [36.65, 45.3], [36.5, 44.8]] },
  // The White Sea Canal separates Karelia from Vologda.
  { to: 'far-waters', width: 8, line: [[35.3, 62.8], [34.9, 63.4], [35.3, 64], [35.2, 65]] },
];
