import {
  addTo,
  type GameStatistics,
  type GameWatch,
  type Machine,
  noTally,
  type SideTally,
  type State,
} from '@sandtable/kernel';
import { BIT, eachLand, FIRST_SPACE, LAND_COUNT, LAND_NEXT, type Space } from '../board/board.js';
import type { CardNumber } from '../cards/card.js';
import type { Facts } from '../facts.js';
import {
  AIRPLANE,
  enemyOf,
  FACTION,
  type Faction,
  INFANTRY,
  KIND_SIDE,
  type Kind,
  type Side,
  sideOf,
  TANK,
} from '../pieces/pieces.js';
import { positionOf, type R, starsIn, type Table } from '../table.js';

/** What is counted, in the words of docs/bots.md. */
const BLUNDERS = {
  'star-walked-into': 'star spaces lost to a piece that just walked in',
  'star-left-open': 'star spaces left empty next to an enemy force at the end of a turn',
  'star-not-entered': 'star spaces attacked and emptied, but not entered in that turn',
  starved: 'pieces lost for want of supply',
  'there-and-back': 'moves that take back a move of this or the last turn',
  'lone-tank': 'tanks alone next to an enemy force at the end of a turn',
  'stacked-airplanes': 'airplanes beyond the second in a space at the end of a turn',
};
type Blunder = keyof typeof BLUNDERS;

/** More airplanes than these in one space are too many. */
const AIRPLANES = 2;

type Step = readonly [kind: Kind, from: Space, to: Space];

/** Follows a game by its log. */
class Watch implements GameWatch {
  private readonly tallies: SideTally[] = [noTally(), noTally()];
  /** Star spaces that were attacked in this turn. */
  private attacked: Space[] = [];
  /** The moves of each side in this turn and in its last one. */
  private readonly moves: Step[][] = [[], []];
  private readonly lastMoves: Step[][] = [[], []];
  private isScoring = false;
  private turn: Side | null = null;

  constructor(
    private readonly machine: Machine<Table, Facts>,
    private readonly state: State<Table>,
  ) {}

  logged(kind: string, args: readonly number[]): void {
    switch (kind) {
      case 'turn':
        this.endTurn();
        this.turn = args[0] as Side;
        this.isScoring = false;
        return;
      case 'scoring':
        this.isScoring = true;
        return;
      case 'scores':
        return addTo(this.tallies[args[0]].points, this.isScoring ? 'stars' : 'cards', args[1]);
      case 'plays':
      case 'uses':
        return this.card(args[0] as Side, args[1] as CardNumber, '');
      case 'reacts':
        return this.card(args[0] as Side, args[1] as CardNumber, ' (reaction)');
      case 'starves':
        return this.blunder(KIND_SIDE[args[0] as Kind], 'starved');
      case 'attacks':
        if (this.stars(args[2] as Space) > 0) this.attacked.push(args[2] as Space);
        return;
      case 'moves':
        return this.moved([args[0] as Kind, args[1] as Space, args[2] as Space]);
    }
  }

  tally(): SideTally[] {
    this.endTurn();
    return this.tallies;
  }

  private get u(): R {
    return this.machine.read(this.state);
  }

  private stars(at: Space): number {
    return starsIn(this.state.table, at);
  }

  private blunder(side: Side, which: Blunder, count = 1): void {
    addTo(this.tallies[side].blunders, which, count);
  }

  private card(side: Side, card: CardNumber, how: string): void {
    addTo(this.tallies[side].cards, this.u.facts.cards[card].name + how);
  }

  /** It is told before the piece stands there. */
  private moved(step: Step): void {
    const [kind, from, to] = step;
    const side = KIND_SIDE[kind];
    const position = positionOf(this.u);
    const enemys = to < LAND_COUNT && (position.land(enemyOf(side)) & BIT[to]) !== 0;
    if (enemys && this.stars(to) > 0) this.blunder(enemyOf(side), 'star-walked-into');
    const isBack = (one: Step) => one[0] === kind && one[1] === to && one[2] === from;
    if (this.moves[side].some(isBack) || this.lastMoves[side].some(isBack))
      this.blunder(side, 'there-and-back');
    this.moves[side].push(step);
  }

  /** Looks at the board as a side leaves it to the enemy. */
  private endTurn(): void {
    const side = this.turn;
    if (side === null) return;
    this.turn = null;
    const enemy = enemyOf(side);
    const position = positionOf(this.u);
    const own = position.land(side);
    const held = position.landWith(side);
    const threatened = this.nextToForces(enemy);
    for (const at of new Set(this.attacked))
      if ((own & BIT[at]) === 0 && (position.landWith(enemy) & BIT[at]) === 0)
        this.blunder(side, 'star-not-entered');
    this.attacked = [];
    for (let at = FIRST_SPACE; at < LAND_COUNT; at++) {
      const isNear = (threatened & BIT[at]) !== 0;
      if (isNear && (own & ~held & BIT[at]) !== 0 && this.stars(at) > 0) this.blunder(side, 'star-left-open');
      const [infantry, tanks, airplanes] = [INFANTRY, TANK, AIRPLANE].map((type) =>
        factionsOf(side).reduce((sum, faction) => sum + position.count(faction, type, at), 0),
      );
      if (isNear && tanks === 1 && infantry === 0) this.blunder(side, 'lone-tank');
      if (airplanes > AIRPLANES) this.blunder(side, 'stacked-airplanes', airplanes - AIRPLANES);
    }
    this.lastMoves[side] = this.moves[side];
    this.moves[side] = [];
  }

  /** The land next to infantry and tanks of a side. */
  private nextToForces(side: Side): number {
    const position = positionOf(this.u);
    let near = 0;
    for (const faction of factionsOf(side))
      eachLand(position.forceLand(faction), (at) => {
        near |= LAND_NEXT[at];
      });
    return near;
  }
}

function factionsOf(side: Side): Faction[] {
  return FACTION.values.filter((faction) => sideOf(faction) === side);
}

export const statistics: GameStatistics<Table, Facts> = {
  blunders: BLUNDERS,
  watch: (machine, state) => new Watch(machine, state),
};
