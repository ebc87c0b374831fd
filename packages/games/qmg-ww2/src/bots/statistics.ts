import {
  addTo,
  type GameStatistics,
  type GameWatch,
  type Machine,
  noTally,
  type SideTally,
  type State,
} from '@sandtable/kernel';
import { HOME, IS_STAR } from '../board/board.js';
import { ALL_COUNTRIES, COUNTRIES, TEAM_SET, teamOf } from '../board/countries.js';
import type { Facts } from '../facts.js';
import type { CardKind, Country, Space, Team } from '../ids.js';
import { refuseBuild } from '../pieces/build.js';
import { reaches } from '../supply/supply.js';
import { cardsIn, enemiesAt, HAND, hasPiece, type Table, VICTORY } from '../table.js';
import { weightsFor } from './captain.js';

/** What is counted, in the words of docs/bots.md. */
const BLUNDERS = {
  'star-not-followed':
    'star spaces cleared that the enemy entered first, with no Build Army in hand to follow or although a friend could',
  'unused-response': 'Responses laid that were never used',
  starved: 'pieces lost for want of supply',
  'open-home': 'turns that left the own Home empty within reach of an enemy',
  'empty-battle': 'battles of an empty space',
  'built-again': 'pieces built where two of the same country were shot before, with no star to score',
};
type Blunder = keyof typeof BLUNDERS;

/** So many losses in a space are a warning. */
const SHOT = 2;

/** A star space that a team has cleared and nobody has entered since. */
interface Clearing {
  team: Team;
  /** Who cleared it had no Build Army to follow with, or a friend could have entered and did not. */
  isLaughable: boolean;
}

/** Follows a game by its log. */
class Watch implements GameWatch {
  private readonly tallies: SideTally[] = [noTally(), noTally()];
  private battle: { country: Country; space: Space } | null = null;
  private readonly cleared = new Map<Space, Clearing>();
  private readonly shot = new Map<string, number>();
  /** Responses laid minus those used, by team. */
  private readonly waiting = [0, 0];
  private turn: Country | null = null;
  /** What Status cards add to the points of a Victory step. */
  private byStatus = 0;

  constructor(
    private readonly machine: Machine<Table, Facts>,
    private readonly state: State<Table>,
  ) {}

  logged(kind: string, args: readonly number[]): void {
    const [country, what] = args as [Country, number];
    switch (kind) {
      case 'turn':
        this.endTurn();
        this.turn = country;
        this.lookForOpenings(country);
        return;
      case 'plays':
      case 'lays-status':
        return this.card(country, what as CardKind);
      case 'lays-response':
        this.waiting[teamOf(country)]++;
        return;
      case 'uses':
        if (this.machine.facts.kinds[what].type === 'response') this.waiting[teamOf(country)]--;
        return this.card(country, what as CardKind);
      case 'scores-card':
        this.byStatus += what;
        return;
      case 'scores':
        return this.scored(args[0] as Team, what);
      case 'battles':
        this.battle = { country, space: what as Space };
        if (args[2] < 0) this.blunder(teamOf(country), 'empty-battle');
        return;
      case 'removed':
        return this.removed(country, what as Space);
      case 'starves':
        return this.blunder(teamOf(country), 'starved');
      case 'built':
      case 'recruited':
        return this.entered(country, what as Space, kind === 'built');
    }
  }

  tally(): SideTally[] {
    this.endTurn();
    for (const team of [0, 1]) {
      const unused = Math.max(0, this.waiting[team]);
      if (unused > 0) addTo(this.tallies[team].blunders, 'unused-response', unused);
    }
    return this.tallies;
  }

  private blunder(team: Team, which: Blunder): void {
    addTo(this.tallies[team].blunders, which);
  }

  private card(country: Country, kind: CardKind): void {
    const name = `${COUNTRIES[country]}: ${this.machine.facts.kinds[kind].name}`;
    addTo(this.tallies[teamOf(country)].cards, name);
  }

  /** Points of a Victory step are those of Status cards, and of stars; others come from cards as they are played. */
  private scored(team: Team, points: number): void {
    const { step, active } = this.state.table;
    const isVictoryStep = step === VICTORY && teamOf(active) === team && points >= 0;
    const { byStatus } = this;
    this.byStatus = 0;
    const sources = this.tallies[team].points;
    if (!isVictoryStep) return addTo(sources, points < 0 ? 'lost' : 'cards played', points);
    if (byStatus !== 0) addTo(sources, 'Status cards', byStatus);
    if (points !== byStatus) addTo(sources, 'stars', points - byStatus);
  }

  private removed(country: Country, space: Space): void {
    addShot(this.shot, country, space);
    const { battle } = this;
    if (!battle || battle.space !== space || !IS_STAR[space]) return;
    this.battle = null;
    const team = teamOf(battle.country);
    const left = this.state.table.pieces[space] & ~TEAM_SET[team];
    if (left === 0) this.cleared.set(space, { team, isLaughable: !this.canBuildArmies(battle.country) });
  }

  private canBuildArmies(country: Country): boolean {
    const { kinds, kindOf } = this.machine.facts;
    const hand = cardsIn(this.machine.read(this.state), country, HAND);
    return hand.some((item) => kinds[kindOf[item]].type === 'build-army');
  }

  /** Which cleared stars the country could enter in the turn that begins. */
  private lookForOpenings(country: Country): void {
    const u = this.machine.read(this.state);
    for (const [at, clearing] of this.cleared) {
      if (clearing.team !== teamOf(country) || !this.canBuildArmies(country)) continue;
      if (refuseBuild(u, country, false, at) === null) clearing.isLaughable = true;
    }
  }

  private entered(country: Country, space: Space, isBuilt: boolean): void {
    const team = teamOf(country);
    const clearing = this.cleared.get(space);
    if (clearing?.isLaughable && clearing.team !== team) this.blunder(clearing.team, 'star-not-followed');
    this.cleared.delete(space);
    // On a star it scores in the turn in which it is built.
    const isWarned = space !== HOME[country] && !IS_STAR[space] && isBuilt;
    if (isWarned && (this.shot.get(`${country} ${space}`) ?? 0) >= SHOT) this.blunder(team, 'built-again');
  }

  private endTurn(): void {
    const country = this.turn;
    if (country === null) return;
    this.turn = null;
    const u = this.machine.read(this.state);
    const home = HOME[country];
    if (hasPiece(u, country, home) || enemiesAt(u, country, home) !== 0) return;
    if (ALL_COUNTRIES.some((enemy) => teamOf(enemy) !== teamOf(country) && reaches(u, enemy, home)))
      this.blunder(teamOf(country), 'open-home');
  }
}

function addShot(shot: Map<string, number>, country: Country, space: Space): void {
  const key = `${country} ${space}`;
  shot.set(key, (shot.get(key) ?? 0) + 1);
}

export const statistics: GameStatistics<Table, Facts> = {
  blunders: BLUNDERS,
  watch: (machine, state) => new Watch(machine, state),
  weights: (facts) => ({ captain: weightsFor(facts) }),
};
