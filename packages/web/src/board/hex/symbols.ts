// Unit symbols, as our own drawings: a plate of 100 by 100, a frame of 52 by 32 around (50, 45).

export interface UnitSymbol {
  name: string;
  /** Whether the symbol is inside the usual rectangular frame. */
  framed: boolean;
  /** Stroked paths. */
  lines: string;
  /** Filled paths. */
  fills: string;
}

export const FRAME = 'M24 29H76V61H24Z';
const CROSS = 'M24 29L76 61M24 61L76 29';
const SLASH = 'M24 61L76 29';
const TRACK = 'M37 37H63A8 8 0 0 1 63 53H37A8 8 0 0 1 37 37Z';
const BOW = 'M30 36C42 36 58 54 70 54A9 9 0 0 0 70 36C58 36 42 54 30 54A9 9 0 0 1 30 36Z';
const WALLS = 'M24 61V35H32V29H42V35H58V29H68V35H76V61Z';

const framed = (name: string, lines: string, fills = ''): UnitSymbol => ({
  name,
  framed: true,
  lines,
  fills,
});
const bare = (name: string, lines: string, fills = ''): UnitSymbol => ({ name, framed: false, lines, fills });

export const SYMBOLS: Readonly<Record<string, UnitSymbol>> = {
  infantry: framed('infantry', CROSS),
  garrison: framed('garrison', CROSS, 'M24 29H32V34H24ZM46 29H54V34H46ZM68 29H76V34H68Z'),
  armour: framed('armour', TRACK),
  mechanised: framed('mechanised infantry', CROSS + TRACK),
  cavalry: framed('cavalry', SLASH),
  'mechanised-cavalry': framed('mechanised cavalry', SLASH + TRACK),
  mountain: framed('mountain infantry', CROSS, 'M50 46L60 61H40Z'),
  parachute: framed('parachute infantry', `${CROSS}M40 58Q45 51 50 58Q55 51 60 58`),
  ski: framed('ski infantry', `${CROSS}M38 60H62L66 56`),
  marine: framed('marines', `${CROSS}M50 34V57M43 52Q50 61 57 52`),
  artillery: framed('artillery', '', 'M50 38A7 7 0 1 1 50 52A7 7 0 1 1 50 38Z'),
  rocket: framed(
    'rocket artillery',
    'M43 42L50 36L57 42M43 48L50 42L57 48',
    'M50 48A5 5 0 1 1 50 58A5 5 0 1 1 50 48Z',
  ),
  'anti-tank': framed('anti-tank', 'M24 61L50 31L76 61'),
  engineer: framed('engineers', 'M36 54V38H64V54M50 38V50'),
  reconnaissance: framed('reconnaissance', `${SLASH}M43 45A7 7 0 1 1 57 45A7 7 0 1 1 43 45Z`),
  supply: framed('supply', 'M24 54H76'),
  hq: framed('headquarters', 'M24 61V69', 'M24 29H76V40H24Z'),
  fortress: bare('fortress', WALLS),
  'port-fortress': bare('port fortress', `${WALLS}M50 40V56M44 52Q50 59 56 52`),
  air: framed('air', BOW),
  bomber: framed('bombers', '', BOW),
  fighter: framed('fighters', `${BOW}M50 33V57M45 38L50 32L55 38`),
  helicopter: framed('helicopters', '', 'M36 39L64 51V39L36 51Z'),
  fleet: bare('fleet', '', 'M20 50H80L72 62H29ZM34 48V42H44V34H49V42H60V48ZM60 46H70V44H60Z'),
  carrier: bare('carriers', '', 'M18 44H82L74 52V60H28ZM54 42V33H64V42Z'),
  convoy: bare('convoy', '', 'M16 52H84L76 62H26ZM30 50V40H38V50ZM44 50V44H56V50ZM62 50V34H70V50Z'),
  partisans: bare('partisans', '', 'M50 22L57 40H76L61 52L66 70L50 59L34 70L39 52L24 40H43Z'),
  blitz: bare('blitz', '', 'M56 12L26 54H47L40 88L74 42H52Z'),
  beachhead: bare('beachhead', 'M18 70Q30 58 42 70Q54 82 66 70Q78 58 90 70', 'M50 18L74 50H58V62H42V50H26Z'),
  failure: bare('failure', 'M30 30L70 70M70 30L30 70'),
  submarine: bare('submarines', '', 'M18 53C26 46 74 46 82 53C74 61 26 61 18 53ZM46 47V38H56V47Z'),
};

export function symbolOf(id: string): UnitSymbol {
  return Object.hasOwn(SYMBOLS, id) ? SYMBOLS[id] : SYMBOLS.infantry;
}

/** The simplified symbols of chips, for low zoom. */
export function chipSign(id: string): { lines: string; fills: string } {
  const { lines, fills } = symbolOf(id);
  if (lines.includes(TRACK)) return { lines: 'M36 37H64A13 13 0 0 1 64 63H36A13 13 0 0 1 36 37Z', fills: '' };
  if (id === 'hq') return { lines: '', fills: 'M26 32H74V48H26Z' };
  if (id === 'artillery') return { lines: '', fills: 'M50 35A15 15 0 1 1 50 65A15 15 0 1 1 50 35Z' };
  if (lines.includes(CROSS)) return { lines: 'M30 34L70 66M30 66L70 34', fills: '' };
  if (lines.includes(SLASH)) return { lines: 'M30 66L70 34', fills: '' };
  if (fills !== '' && lines === '') return { lines: 'M28 50H72', fills: '' };
  return { lines: 'M30 64V42H42V36H58V42H70V64Z', fills: '' };
}
