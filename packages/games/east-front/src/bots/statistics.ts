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
import { goalsOf } from '../movement/movement.js';
import {
  AIRPLANE,
  enemyOf,
  FACTION,
  type Faction,
  INFANTRY,
  KIND_SIDE,
  type Kind,
  PIECE_TYPE,
  type Piece,
  SIDE_END,
  SIDE_FIRST,
  type Side,
  sideOf,
  TANK,
} from '../pieces/pieces.js';
import { positionOf, type R, SECOND_MOVEMENT, starsIn, type Table } from '../table.js';

/** What is counted, in the words of docs/bots.md. */
const BLUNDERS = {
  'star-walked-into': 'star spaces left empty that the enemy just walked into',
  'star-left-open': 'star spaces left empty next to an enemy force although a piece could have moved there',
  'star-not-entered': 'star spaces attacked and emptied, but not entered in that turn',
  starved: 'pieces lost for want of supply',
  'there-and-back': 'moves that take back a move of this or the last turn',
  'lone-tank': 'tanks alone next to an enemy force at the end of a turn, with no star to hold',
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
  /** The land that each side left without a piece at the end of its last turn. */
  private readonly left = [0, 0];
  /** The land that infantry and tanks could have entered in this turn, and where tanks came in the second movement. */
  private inReach = 0;
  private arrived = 0;

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
        this.arrived = 0;
        this.inReach = this.goals(this.turn, () => true);
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
    const enemy = enemyOf(side);
    // What was cleared in combat was fought for; what was left empty was not.
    const isLeft = to < LAND_COUNT && (position.land(enemy) & this.left[enemy] & BIT[to]) !== 0;
    if (isLeft && this.stars(to) > 0) this.blunder(enemy, 'star-walked-into');
    if (to < LAND_COUNT && this.state.table.step === SECOND_MOVEMENT) this.arrived |= BIT[to];
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
    this.left[side] = own & ~held;
    // A tank that stood still in the second movement could have moved then.
    const stood = (piece: Piece, at: Space) => PIECE_TYPE[piece] === TANK && (this.arrived & BIT[at]) === 0;
    const inReach = this.inReach | this.goals(side, stood);
    for (let at = FIRST_SPACE; at < LAND_COUNT; at++) {
      const isNear = (threatened & BIT[at]) !== 0;
      const isStar = this.stars(at) > 0;
      if (isNear && isStar && (own & ~held & inReach & BIT[at]) !== 0) this.blunder(side, 'star-left-open');
      const [infantry, tanks, airplanes] = [INFANTRY, TANK, AIRPLANE].map((type) =>
        factionsOf(side).reduce((sum, faction) => sum + position.count(faction, type, at), 0),
      );
      if (isNear && !isStar && tanks === 1 && infantry === 0) this.blunder(side, 'lone-tank');
      if (airplanes > AIRPLANES) this.blunder(side, 'stacked-airplanes', airplanes - AIRPLANES);
    }
    this.lastMoves[side] = this.moves[side];
    this.moves[side] = [];
  }

  /** Where infantry and tanks of a side could move to. */
  private goals(side: Side, may: (piece: Piece, at: Space) => boolean): number {
    const position = positionOf(this.u);
    const { at } = this.state.table.board;
    let land = 0;
    for (let piece = SIDE_FIRST[side]; piece < SIDE_END[side]; piece++)
      if (at[piece] >= 0 && PIECE_TYPE[piece] <= TANK && may(piece, at[piece]))
        land |= goalsOf(position, piece, 0).land;
    return land;
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
