import { seenIn } from '@sandtable/kernel';
import { IS_STAR, SPACE_NAMES, space, straitOpen, THE_STRAITS } from '../board/board.js';
import { ALL_COUNTRIES, ALLIES, AXIS, COUNTRY_NAMES, TEAM_NAMES } from '../board/countries.js';
import type { CardItem, Country, Space } from '../ids.js';
import { isSupplied } from '../supply/supply.js';
import {
  cardsIn,
  DECK,
  DISCARD_PILE,
  HAND,
  hasPiece,
  isGuarded,
  pile,
  type R,
  RESPONSE,
  STATUS,
  STEPS,
} from '../table.js';
import { Who } from '../words/words.js';

/** The spaces grouped by theatre, for the text display. */
const THEATRES: readonly (readonly [string, readonly string[]])[] = [
  [
    'Europe',
    [
      'united-kingdom',
      'iceland',
      'scandinavia',
      'western-europe',
      'germany',
      'italy',
      'balkans',
      'eastern-europe',
    ],
  ],
  ['The East', ['ukraine', 'russia', 'moscow', 'siberia', 'kazakhstan', 'vladivostok', 'mongolia']],
  ['Africa', ['north-africa', 'africa', 'madagascar', 'middle-east']],
  ['Asia', ['india', 'szechuan', 'china', 'southeast-asia', 'japan']],
  ['Islands', ['iwo-jima', 'philippines', 'indonesia', 'new-guinea', 'australia', 'new-zealand', 'hawaii']],
  [
    'Americas',
    ['canada', 'eastern-united-states', 'western-united-states', 'pacific-northwest', 'latin-america'],
  ],
  [
    'Atlantic',
    [
      'north-atlantic',
      'south-atlantic',
      'southern-ocean',
      'north-sea',
      'baltic-sea',
      'mediterranean-sea',
      'black-sea',
      'caspian-sea',
    ],
  ],
  [
    'Pacific',
    [
      'sea-of-japan',
      'north-pacific',
      'central-pacific',
      'south-pacific',
      'east-pacific',
      'southeast-pacific',
      'south-china-sea',
      'bay-of-bengal',
      'indian-ocean',
    ],
  ],
];

const LETTERS = ['GE', 'UK', 'JP', 'SU', 'IT', 'US'];
const COLUMNS = 3;
const WIDTH = 34;

/** The position as text, as far as the viewer may see it. */
export function drawText(u: R, viewer: number): string {
  const { round, active, step, score } = u.table;
  const now = round === 0 ? 'setting up' : `round ${round} of 20, ${Who(active)}: ${STEPS[step]}`;
  return [
    `${now}    ${TEAM_NAMES[AXIS]} ${score[AXIS]} : ${score[ALLIES]} ${TEAM_NAMES[ALLIES]}`,
    '* a star; ? not supplied; ! protected this turn',
    '',
    ...THEATRES.flatMap(([name, ids]) => theatre(u, name, ids.map(space))),
    '',
    `straits open to the Axis: ${straits(u)}`,
    '',
    ...ALL_COUNTRIES.map((country) => drawCountry(u, country, viewer)),
  ].join('\n');
}

function theatre(u: R, name: string, spaces: readonly Space[]): string[] {
  const cells = spaces.map((at) => cell(u, at).padEnd(WIDTH));
  const lines: string[] = [];
  for (let i = 0; i < cells.length; i += COLUMNS) {
    const head = i === 0 ? name : '';
    lines.push(`${head.padEnd(10)}${cells.slice(i, i + COLUMNS).join('')}`.trimEnd());
  }
  return lines;
}

function cell(u: R, at: Space): string {
  const pieces = ALL_COUNTRIES.flatMap((country) => {
    if (!hasPiece(u, country, at)) return [];
    const marks = (isSupplied(u, country, at) ? '' : '?') + (isGuarded(u, country, at) ? '!' : '');
    return [`${LETTERS[country]}${marks}`];
  });
  return `${SPACE_NAMES[at]}${IS_STAR[at] ? '*' : ''} ${pieces.join(' ') || '·'}`;
}

function straits(u: R): string {
  const open = THE_STRAITS.filter(({ controller }) => straitOpen(u.table.pieces, controller, AXIS));
  return open.map(({ controller }) => SPACE_NAMES[controller]).join(', ') || 'none';
}

function drawCountry(u: R, country: Country, viewer: number): string {
  const names = (which: number) =>
    seenIn(u.state, pile(country, which), viewer).flatMap((item) =>
      item === null ? [] : [u.facts.kinds[u.facts.kindOf[item as CardItem]].id],
    );
  const size = (which: number) => cardsIn(u, country, which).length;
  const list = (label: string, which: number) => {
    const known = names(which);
    return `${label} ${size(which)}${known.length > 0 ? ` (${known.join(', ')})` : ''}`;
  };
  const top = names(DISCARD_PILE).at(-1);
  const parts = [
    list('hand', HAND),
    `deck ${size(DECK)}`,
    `discards ${size(DISCARD_PILE)}${top ? ` (top ${top})` : ''}`,
  ];
  if (size(STATUS) > 0) parts.push(list('status', STATUS));
  if (size(RESPONSE) > 0) parts.push(list('face-down', RESPONSE));
  return `${LETTERS[country]} ${COUNTRY_NAMES[country].padEnd(15)} ${parts.join('; ')}`;
}
