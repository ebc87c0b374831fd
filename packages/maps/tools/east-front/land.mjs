// Which land belongs to which space: whole present-day countries first, then hand-made cuts. Where the border of 1939
// or 1941 is still a border, it comes from the map; elsewhere the lines are our own.

/** Spaces as unions of countries (names as in Natural Earth); the last five are drawn but not played. */
export const COUNTRIES = {
  finland: 'Finland|Åland',
  'baltic-states': 'Estonia|Latvia|Lithuania',
  warsaw: 'Poland',
  brest: 'Belarus',
  kiev: 'Ukraine',
  bessarabia: 'Moldova',
  berlin: 'Germany|Czechia',
  vienna: 'Austria|Liechtenstein',
  hungary: 'Hungary|Slovakia',
  yugoslavia: 'Slovenia|Croatia|Bosnia and Herz.|Serbia|Montenegro|Kosovo|Macedonia',
  romania: 'Romania',
  bulgaria: 'Bulgaria',
  moscow: 'Russia',
  caucasus: 'Georgia|Armenia|Azerbaijan',
  stalingrad: 'Kazakhstan',
  scandinavia: 'Sweden|Norway',
  denmark: 'Denmark',
  italy: 'Italy|San Marino|Vatican',
  greece: 'Greece|Albania',
  turkey: 'Turkey|Iran|Syria|Iraq|Turkmenistan|Uzbekistan',
};

// Corners where three spaces meet.
const NOVGOROD_SMOLENSK_MOSCOW = [33.6, 56.7];
const VOLOGDA_MOSCOW_GORKI = [41.3, 57.8];
const MOSCOW_GORKI_VORONEZH = [41.2, 54.3];
const MOSCOW_KURSK_VORONEZH = [37.5, 54.1];
const MOSCOW_SMOLENSK_KURSK = [34.7, 54.3];
const SMOLENSK_KURSK_MOGILEV = [32.8, 53.7];
const SMOLENSK_MOGILEV_BREST = [27.9, 54.4];
const MOGILEV_KURSK_KHARKOV = [33.2, 52.1];
const MOGILEV_KIEV_KHARKOV = [31.7, 50.9];
const LWOW_MOGILEV_KIEV = [27.1, 50.8];
const KURSK_VORONEZH_KHARKOV = [37.9, 51.3];
const VORONEZH_KHARKOV_ROSTOV = [39.4, 49.9];
const VORONEZH_ROSTOV_GORKI = [43.1, 51.1];
const KIEV_ROSTOV_SEVASTOPOL = [34.1, 47.2];
const KIEV_SEVASTOPOL_BESSARABIA = [29.9, 47.9];
const ROSTOV_STALINGRAD_CAUCASUS = [43.3, 46.8];

// Lines from corner to corner, or into water.
const SMOLENSK_NOVGOROD = [NOVGOROD_SMOLENSK_MOSCOW, [31.6, 56.8], [29.6, 57.3], [28, 57.75]];
const NOVGOROD_MOSCOW = [NOVGOROD_SMOLENSK_MOSCOW, [35.5, 57.4], [37.2, 58.1], [38.2, 58.4]];
const MOSCOW_VOLOGDA = [[38.4, 58.4], [39.8, 57.9], VOLOGDA_MOSCOW_GORKI];
const MOSCOW_GORKI = [VOLOGDA_MOSCOW_GORKI, [41.1, 56.4], [41.6, 55.2], MOSCOW_GORKI_VORONEZH];
const MOSCOW_VORONEZH = [MOSCOW_GORKI_VORONEZH, [39.2, 53.9], MOSCOW_KURSK_VORONEZH];
const MOSCOW_KURSK = [MOSCOW_KURSK_VORONEZH, [36, 54.4], MOSCOW_SMOLENSK_KURSK];
const MOSCOW_SMOLENSK = [MOSCOW_SMOLENSK_KURSK, [35.1, 55.3], NOVGOROD_SMOLENSK_MOSCOW];
const SMOLENSK_KURSK = [MOSCOW_SMOLENSK_KURSK, [33.6, 54.1], SMOLENSK_KURSK_MOGILEV];
const SMOLENSK_MOGILEV = [SMOLENSK_KURSK_MOGILEV, [31, 54.1], [29, 54], SMOLENSK_MOGILEV_BREST];
const KURSK_MOGILEV = [SMOLENSK_KURSK_MOGILEV, [33.2, 52.9], MOGILEV_KURSK_KHARKOV];
const KURSK_KHARKOV = [MOGILEV_KURSK_KHARKOV, [34.6, 51.8], [36.3, 51.5], KURSK_VORONEZH_KHARKOV];
const KURSK_VORONEZH = [KURSK_VORONEZH_KHARKOV, [37.7, 52.6], MOSCOW_KURSK_VORONEZH];
const VORONEZH_KHARKOV = [KURSK_VORONEZH_KHARKOV, [38.9, 50.6], VORONEZH_KHARKOV_ROSTOV];
const VORONEZH_ROSTOV = [VORONEZH_KHARKOV_ROSTOV, [41.4, 50.2], VORONEZH_ROSTOV_GORKI];
const VORONEZH_GORKI = [VORONEZH_ROSTOV_GORKI, [42.9, 52.6], MOSCOW_GORKI_VORONEZH];
const GORKI_ROSTOV = [VORONEZH_ROSTOV_GORKI, [44.4, 51.5], [46, 51.4]];
const ROSTOV_STALINGRAD = [[45.1, 49.3], [43.9, 48.6], [43, 47.7], ROSTOV_STALINGRAD_CAUCASUS];
const ROSTOV_CAUCASUS = [ROSTOV_STALINGRAD_CAUCASUS, [41.4, 46.5], [39.8, 46.7], [37.6, 46.5]];
const ROSTOV_KHARKOV = [VORONEZH_KHARKOV_ROSTOV, [38, 49], [36.4, 48.6], [34.6, 48.4]];
const KIEV_KHARKOV = [[32.9, 49.3], [32.1, 50], MOGILEV_KIEV_KHARKOV];
const KHARKOV_MOGILEV = [MOGILEV_KIEV_KHARKOV, [32.6, 51.4], MOGILEV_KURSK_KHARKOV];
const KIEV_MOGILEV = [LWOW_MOGILEV_KIEV, [29.3, 51], MOGILEV_KIEV_KHARKOV];
const KIEV_ROSTOV = [[35, 47.55], KIEV_ROSTOV_SEVASTOPOL];
const KIEV_SEVASTOPOL = [KIEV_ROSTOV_SEVASTOPOL, [32.9, 47.5], [31.2, 47.75], KIEV_SEVASTOPOL_BESSARABIA];
const ROSTOV_SEVASTOPOL = [KIEV_ROSTOV_SEVASTOPOL, [35, 46.9], [35.3, 46.2]];
/** The border of 1939 between the Soviet Union and Poland, from Latvia to the Dniester. */
const BORDER_1939 = [
  [28.3, 56.6],
  [28, 55.4],
  SMOLENSK_MOGILEV_BREST,
  [27.4, 53.4],
  [27.8, 52.4],
  [27.5, 51.6],
  LWOW_MOGILEV_KIEV,
  [26.4, 50],
  [26.2, 49.2],
  [26.5, 48.5],
];

const back = (line) => [...line].reverse();

/** Islands left out to keep a sea clear: west, south, east, north. */
export const LEFT_OUT = [[14.5, 54.8, 15.3, 55.4]];

/**
 * Cuts, applied in order: the land of the `of` spaces inside the ring goes to the `to` space. Corners are in degrees.
 */
// biome-ignore format: a corner is two numbers, a ring reads as a row
export const CUTS = [
  // The Axis side.
  { to: 'east-prussia', of: ['moscow'], ring: [[19, 53.5], [23.5, 53.5], [23.5, 56], [19, 56]] },
  {
    to: 'east-prussia',
    of: ['warsaw'],
    ring: [[18.9, 55], [18.8, 54.2], [18.7, 53.5], [20, 52.9], [22, 52.7], [24.5, 52.7], [24.5, 55]],
  },
  {
    to: 'berlin',
    of: ['warsaw'],
    ring: [[17.2, 55.5], [17, 54.2], [16.2, 53.2], [16.1, 52.2], [17.1, 51.3], [18.5, 50.6], [18.8, 49.2], [12, 49], [12, 55.5]],
  },
  { to: 'vienna', of: ['berlin'], ring: [[5, 50.1], [11, 49.8], [12.7, 49.3], [14.5, 49.1], [16.4, 49.2], [17.3, 48.9], [17.3, 46], [5, 46]] },
  {
    to: 'trieste',
    of: ['italy', 'yugoslavia', 'vienna'],
    ring: [[8, 47], [12, 46.95], [13.4, 46.7], [13.9, 46.3], [14.3, 45.8], [14.55, 45.3], [14.2, 44.6], [12, 44], [10, 44.2], [8, 44]],
  },
  // Bialystok was Soviet in 1941.
  { to: 'brest', of: ['warsaw', 'east-prussia'], ring: [[24.5, 53.9], [23.2, 53.75], [22.5, 53.5], [22.4, 52.8], [22.7, 52.5], [23.6, 52.2], [24.5, 52.2]] },
  { to: 'hungary', of: ['kiev'], ring: [[21.8, 49.3], [22.6, 49.1], [23.5, 48.6], [24.6, 48], [24.6, 47], [21.8, 47]] },
  // Between the two borders.
  {
    to: 'lwow',
    of: ['kiev'],
    ring: [...BORDER_1939.slice(5), [26.2, 47.5], [20, 47], [20, 53], [26, 53]],
  },
  {
    to: 'bessarabia',
    of: ['kiev'],
    ring: [[26.6, 48.7], [28.2, 48.6], [29.2, 48.3], [29.9, 47.9], [30.2, 47.2], [30.6, 46.5], [31, 44], [26, 44], [26.5, 47.8]],
  },
  { to: 'bessarabia', of: ['lwow', 'kiev'], ring: [[26.6, 48.7], [26, 48.6], [25.8, 47.8], [27.6, 47.8], [27.6, 48.4]] },
  { to: 'smolensk', of: ['brest'], ring: [...BORDER_1939.slice(0, 3), [28, 50], [35, 50], [35, 57]] },
  { to: 'mogilev', of: ['brest', 'smolensk'], ring: [...BORDER_1939.slice(2, 7), [28, 47], [35, 47], ...back(KURSK_MOGILEV), ...SMOLENSK_MOGILEV] },
  { to: 'karelia', of: ['moscow'], ring: [[26, 70], [26, 60], [29, 59.9], [29.9, 60.15], [30.6, 60.5], [31.5, 60.9], [33.4, 61.2], [34.1, 61.9], [35, 62.3], [35.6, 62.6], [36.2, 64], [36, 70]] },
  {
    to: 'leningrad',
    of: ['moscow'],
    ring: [[26, 60.5], [31, 61.2], [31.9, 60.4], [32.6, 59.9], [32.3, 58.9], [31, 58.2], [29.2, 58.15], [27, 58.3]],
  },
  {
    to: 'petrozavodsk',
    of: ['moscow'],
    ring: [[31.5, 60.9], [33, 60.1], [34.2, 59.1], [36, 58.9], [37.6, 58.6], [38.4, 58.6], [38.4, 59.3], [37.9, 60], [37.1, 60.6], [36, 61.3], [35.6, 63], [31, 63]],
  },
  { to: 'vologda', of: ['moscow'], ring: [[35, 62], [34, 59.6], [38.4, 58.9], ...MOSCOW_VOLOGDA, [44, 58.3], [47, 58.6], [60, 59], [60, 72], [36, 72]] },
  {
    to: 'novgorod',
    of: ['moscow'],
    ring: [[26, 60], [31, 61], [34, 61], [38, 60], [38.4, 58.9], ...back(NOVGOROD_MOSCOW), ...SMOLENSK_NOVGOROD, [26, 57.9]],
  },
  { to: 'smolensk', of: ['moscow'], ring: [[26, 58.2], ...back(SMOLENSK_NOVGOROD), ...back(MOSCOW_SMOLENSK), ...SMOLENSK_KURSK, [30, 52], [26, 53]] },
  { to: 'mogilev', of: ['kiev'], ring: [LWOW_MOGILEV_KIEV, ...KIEV_MOGILEV, ...KHARKOV_MOGILEV, [33, 53], [26, 53], [27.5, 51.6]] },
  { to: 'mogilev', of: ['smolensk', 'moscow'], ring: [...back(SMOLENSK_MOGILEV), ...KURSK_MOGILEV, [28, 50]] },
  {
    to: 'gorki',
    of: ['moscow'],
    ring: [...MOSCOW_GORKI, ...back(VORONEZH_GORKI), ...GORKI_ROSTOV, [46.6, 51.6], [48, 51.5], [60, 51.5], [60, 60], [47, 62], [42, 61]],
  },
  {
    to: 'kursk',
    of: ['moscow', 'kiev'],
    ring: [...back(MOSCOW_KURSK), ...back(KURSK_VORONEZH), ...back(KURSK_KHARKOV), ...back(KURSK_MOGILEV), ...back(SMOLENSK_KURSK)],
  },
  {
    to: 'voronezh',
    of: ['moscow', 'kiev'],
    ring: [...back(MOSCOW_VORONEZH), ...back(VORONEZH_GORKI), ...back(VORONEZH_ROSTOV), ...back(VORONEZH_KHARKOV), ...KURSK_VORONEZH],
  },
  {
    to: 'kharkov',
    of: ['moscow', 'kiev', 'mogilev', 'smolensk'],
    ring: [...KURSK_KHARKOV, ...VORONEZH_KHARKOV, ...ROSTOV_KHARKOV, ...KIEV_KHARKOV, ...KHARKOV_MOGILEV],
  },
  {
    to: 'rostov',
    of: ['moscow', 'kiev', 'gorki'],
    ring: [...back(ROSTOV_KHARKOV), ...VORONEZH_ROSTOV, ...GORKI_ROSTOV, ...ROSTOV_STALINGRAD, ...ROSTOV_CAUCASUS, ...back(ROSTOV_SEVASTOPOL), ...back(KIEV_ROSTOV)],
  },
  { to: 'sevastopol', of: ['kiev', 'moscow'], ring: [...KIEV_SEVASTOPOL, [29.5, 43], [36.75, 43.5], [36.75, 46.2], ...back(ROSTOV_SEVASTOPOL)] },
  { to: 'caucasus', of: ['moscow'], ring: [...ROSTOV_CAUCASUS, [36.5, 45], [36.5, 40], [50, 40], [49, 45.2], [46.5, 45.7]] },
  { to: 'stalingrad', of: ['moscow'], ring: [[40, 56], [60, 56], [60, 44], [40, 44]] },
];
