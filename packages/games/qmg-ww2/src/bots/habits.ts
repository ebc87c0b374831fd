import type { By, LogEntry } from '@sandtable/kernel';
import { ALL_SPACES, HOME, IS_STAR, SPACE_COUNT } from '../board/board.js';
import { ALL_COUNTRIES, COUNTRIES, countryAfter, otherTeam, TEAM_SET, teamOf } from '../board/countries.js';
import type { CardKind, Countries, Country, Space } from '../ids.js';
import { reaches, spacesOf, suppliedSet } from '../supply/supply.js';
import { bit, cardsIn, enemiesAt, HAND, hasPiece, piecesChanged, type R } from '../table.js';

// What a good player would laugh at, as the reports count it (`statistics.ts`), in Victory Points that it seems to
// cost. The weights do not see it: they count a position, not how it came about or who moves next.

const STAR_LEFT_TO_THE_ENEMY = 1.5;
const EMPTY_BATTLE = 2;
const OPEN_HOME = 2.5;
const BUILT_AGAIN = 3;
const OUT_OF_SUPPLY = 0.5;
const STARVED = 3;
const HANGING = 1;
/** So many losses in a space are a warning. */
const SHOT = 2;

/** Watches what a turn leads to, for a country that does not want to be laughed at. */
export class Habits {
  private before: readonly Countries[] = [];
  private battles = 0;
  private question = '';
  /** How often each country lost a piece in each space. */
  private readonly shot = new Uint8Array(COUNTRIES.length * SPACE_COUNT);

  /** The losses that the log tells of. */
  read(history: readonly LogEntry[]): void {
    this.shot.fill(0);
    for (const { kind, args } of history)
      if (kind === 'removed') this.shot[args[0] * SPACE_COUNT + args[1]]++;
  }

  /** A choice begins here. */
  begin(u: R, country: Country, question: string): void {
    this.before = u.table.pieces.slice();
    this.battles = battlesInHand(u, country);
    this.question = question;
  }

  /** What was taken for an empty battle although the country only discards the card, or battles nobody. */
  forgiven(u: R, verb: string, kind: CardKind): number {
    if (verb === 'skip') return this.question === 'battle-where' ? EMPTY_BATTLE : 0;
    return this.question === 'play-step' && verb === 'discard' && isBattle(u, kind) ? EMPTY_BATTLE : 0;
  }

  /** What is laughable about what has come of it, and of the pieces that starved on the way. */
  faults(u: R, country: Country, starved: number): number {
    const { pieces } = u.table;
    const { before } = this;
    const enemies = TEAM_SET[otherTeam(teamOf(country))];
    let faults = 0;
    let isHit = false;
    for (const at of ALL_SPACES) {
      if (before[at] === pieces[at]) continue;
      if ((before[at] & ~pieces[at] & enemies) !== 0) {
        isHit = true;
        if (IS_STAR[at] && pieces[at] === 0 && isLeftToEnemy(u, country, at))
          faults += STAR_LEFT_TO_THE_ENEMY;
      }
      // A piece on a star scores in the turn in which it is built: that is worth the next shot.
      const isNew = at !== HOME[country] && !IS_STAR[at] && (pieces[at] & ~before[at] & bit(country)) !== 0;
      if (isNew && this.shot[country * SPACE_COUNT + at] >= SHOT) faults += BUILT_AGAIN;
    }
    if (!isHit && (this.question === 'battle-where' || battlesInHand(u, country) < this.battles))
      faults += EMPTY_BATTLE;
    if (isOpen(u, country)) faults += OPEN_HOME;
    return faults + STARVED * starved + OUT_OF_SUPPLY * cutOff(u, country) + HANGING * hanging(u, country);
  }
}

function battlesInHand(u: R, country: Country): number {
  let count = 0;
  for (const item of cardsIn(u, country, HAND)) if (isBattle(u, u.facts.kindOf[item])) count++;
  return count;
}

function isBattle(u: R, kind: CardKind): boolean {
  const { type } = u.facts.kinds[kind];
  return type === 'land-battle' || type === 'sea-battle';
}

/** Is an enemy the next who could enter this space? */
function isLeftToEnemy(u: R, country: Country, at: Space): boolean {
  for (let turns = 1; turns <= ALL_COUNTRIES.length; turns++) {
    const next = countryAfter(country, turns);
    if (reaches(u, next, at) || HOME[next] === at) return teamOf(next) !== teamOf(country);
  }
  return false;
}

/** Is its own Home empty and within reach of an enemy? */
function isOpen(u: R, country: Country): boolean {
  const home = HOME[country];
  return !hasPiece(u, country, home) && enemiesAt(u, country, home) === 0 && isInReach(u, country, home);
}

/** Could an enemy battle or enter this space? */
function isInReach(u: R, country: Country, at: Space): boolean {
  return ALL_COUNTRIES.some((enemy) => teamOf(enemy) !== teamOf(country) && reaches(u, enemy, at));
}

/** How many pieces of its team have no supply. */
function cutOff(u: R, country: Country): number {
  let count = 0;
  for (const friend of ALL_COUNTRIES) if (teamOf(friend) === teamOf(country)) count += unfed(u, friend);
  return count;
}

/** How many pieces of a country have no supply. */
function unfed(u: R, country: Country): number {
  const supplied: By<Space, number> = suppliedSet(u, country);
  let count = 0;
  for (const at of spacesOf(u, country)) if (supplied[at] === 0) count++;
  return count;
}

/** How many pieces of its team one battle against the country could cut off, at the worst. */
function hanging(u: R, country: Country): number {
  const spaces = spacesOf(u, country);
  if (spaces.length < 2) return 0;
  const { pieces } = u.table;
  const own = bit(country);
  const links = spaces.filter((at) => isInReach(u, country, at));
  const before = cutOff(u, country);
  let worst = 0;
  for (const at of links) {
    pieces[at] &= ~own;
    piecesChanged(u);
    worst = Math.max(worst, cutOff(u, country) - before);
    pieces[at] |= own;
  }
  if (links.length > 0) piecesChanged(u);
  return worst;
}
