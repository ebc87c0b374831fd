/** The colours of a hex map in one theme. */
export interface Palette {
  night: boolean;
  paper: string;
  gridLand: string;
  gridSea: string;
  river: string;
  riverCasing: string;
  road: string;
  roadCasing: string;
  rail: string;
  coast: string;
  /** The sea, from the shore to the deep. */
  sea: readonly string[];
  /** The light along the coast. */
  shore: string;
  border: string;
  ridge: string;
  seaName: string;
  countryName: string;
  capital: string;
  place: string;
  label: string;
  halo: string;
  number: string;
  tree: string;
  treeShade: string;
  tuft: string;
  hill: string;
  dot: string;
  star: string;
  reach: string;
  reachEdge: string;
  reachCasing: string;
  cost: string;
  costInk: string;
  zone: string;
  attack: string;
  attackRim: string;
  /** The dark dashes of the front. */
  front: string;
  supply: string;
  supplyCasing: string;
  select: string;
  selectRim: string;
  badge: string;
  badgeInk: string;
  good: string;
}

export const DAY: Palette = {
  night: false,
  paper: '#e9e1c9',
  gridLand: '#3a3223',
  gridSea: '#ffffff',
  river: '#5f93ad',
  riverCasing: '#f3ecd9',
  road: '#8a5f3c',
  roadCasing: '#f3ecd9',
  rail: '#4a4438',
  coast: '#4f6a75',
  sea: ['#cfdfe3', '#c3d6dc', '#b5ccd5', '#a7c1cc', '#9bb7c4'],
  shore: '#f6fafa',
  border: '#6d5f46',
  ridge: '#7d6a49',
  seaName: '#2a566f',
  countryName: '#4d402a',
  capital: '#b23a2b',
  place: '#1f2a33',
  label: '#1f2a33',
  halo: '#f6f0df',
  number: '#5d5237',
  tree: '#6f8a58',
  treeShade: '#4e6a40',
  tuft: '#4a8078',
  hill: '#7d6546',
  dot: '#a67f41',
  star: '#b5892e',
  reach: '#f0b93a',
  reachEdge: '#a87400',
  reachCasing: '#fff4d2',
  cost: '#ffd76a',
  costInk: '#3b2a05',
  zone: '#c8452f',
  attack: '#c8452f',
  attackRim: '#fff6e8',
  front: '#39424a',
  supply: '#3d7a5d',
  supplyCasing: '#f7fbf3',
  select: '#f7c948',
  selectRim: '#5d430b',
  badge: '#fffaf0',
  badgeInk: '#1f2a33',
  good: '#2f6b4a',
};

export const NIGHT: Palette = {
  night: true,
  paper: '#33362f',
  gridLand: '#f2ead2',
  gridSea: '#cfe2ea',
  river: '#4d8bab',
  riverCasing: '#22281f',
  road: '#b0865a',
  roadCasing: '#22251f',
  rail: '#b8ae98',
  coast: '#6d8c99',
  sea: ['#26394a', '#223442', '#1e2e3a', '#192731', '#152129'],
  shore: '#0e1418',
  border: '#a8977a',
  ridge: '#9a8968',
  seaName: '#7fa6bb',
  countryName: '#c9bea4',
  capital: '#d9604c',
  place: '#efe8d6',
  label: '#efe8d6',
  halo: '#171d1f',
  number: '#b3aa90',
  tree: '#5d7a54',
  treeShade: '#40583c',
  tuft: '#5fa097',
  hill: '#a08a66',
  dot: '#b49354',
  star: '#d3a13a',
  reach: '#d9a32c',
  reachEdge: '#f2c766',
  reachCasing: '#3a2f14',
  cost: '#e3b64a',
  costInk: '#241a04',
  zone: '#e0664f',
  attack: '#dd5a43',
  attackRim: '#2a1511',
  front: '#cfd6da',
  supply: '#63b48c',
  supplyCasing: '#15231b',
  select: '#ffd45c',
  selectRim: '#2b2006',
  badge: '#20282d',
  badgeInk: '#ece5d5',
  good: '#7fc29b',
};

/** The palette of the current theme, which the style sheet tells by its colour scheme. */
export function paletteNow(): Palette {
  return getComputedStyle(document.documentElement).colorScheme.includes('dark') ? NIGHT : DAY;
}
