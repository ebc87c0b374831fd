import type { By } from '@sandtable/kernel';
import {
  BIT,
  FIRST_SPACE,
  firstLand,
  firstWater,
  LAND_COUNT,
  LAND_NEXT,
  LAND_WITHIN_TWO,
  NEIGHBOURS,
  NO_SPACE,
  SPACE_COUNT,
  type Space,
} from '../board/board.js';
import type { Combat } from '../combat/frame.js';
import {
  AIRPLANE,
  ALLIES,
  AXIS,
  BOX_KINDS,
  enemyOf,
  FACTIONS_OF,
  type Faction,
  FIRST_OF_ALL,
  FLEET,
  GERMAN,
  INFANTRY,
  KIND_FACTION,
  KIND_SIDE,
  KIND_TYPE,
  type Kind,
  kindOf,
  PIECE_COUNT,
  PIECE_FACTION,
  PIECE_KIND,
  PIECE_SIDE,
  PIECE_TYPE,
  type Piece,
  SIDE,
  type Side,
  SOVIET,
  sideOf,
  TANK,
  type Type,
} from '../pieces/pieces.js';
import { FLAGS } from '../supply/supply.js';
import {
  CONTINGENCY,
  DECK,
  FIRST_ACTION,
  FIRST_MOVEMENT,
  FLIPPED,
  HAND,
  LAST_ROUND,
  LATE,
  pile,
  positionOf,
  type R,
  SECOND_ACTION,
  SECOND_MOVEMENT,
  SUPPLY,
  starsIn,
  type Table,
} from '../table.js';
import { SCORING_ROUNDS } from '../victory/scoring.js';
import { CARELESS, type Care } from './care.js';
import { type Clash, PIECE_WORTH, type Prize, prizeOf } from './clash.js';
import { LAND_DISTANCE, Survey } from './survey.js';

/** The value of a Victory Point, the unit of all other values. */
const POINT = 10;
/** The probability that a space held now is still held a round later. */
const LASTING = 0.88;
const LAND = 0.7;
const FLAG = 2.5;

/** The share of a piece's value left when it is out of supply: in its own turn, at the end of it, before it. */
const CUT_NOW = 0.4;
const CUT_AT_THE_END = 0;
const CUT_BEFORE = 0.6;

/** How strongly stars attract pieces, and how that decays with distance. */
const PULL = 0.045;
const PULL_FADES = 0.6;
const PULL_ON: readonly number[] = [1, 1.3, 0.8, 0];
/** How much of its pull a star has from one land space to another. */
const FADING = Float64Array.from(
  { length: LAND_COUNT * LAND_COUNT },
  (_, i) => PULL_FADES ** LAND_DISTANCE[Math.floor(i / LAND_COUNT) as Space][(i % LAND_COUNT) as Space],
);

/** The probability that a side does what it could do. */
const SURE = 0.95;
const ENEMY_WALKS_IN = 0.85;
const NEXT_TURN = 0.25;
const ENEMY_ATTACKS = [0.65, 0.35];
const OWN_ATTACKS = [0.6, 0.3];
const LATER_ATTACKS = [0.2, 0.1];
const OWN_LAST_ATTACK = [OWN_ATTACKS[0], 0];
const NO_ATTACKS = [0, 0];
/** The probability that a piece enters a space that was emptied. */
const TANK_FOLLOWS = 0.85;
const INFANTRY_FOLLOWS = 0.35;
const IN_MUD = 0.3;

/**
 * How much of what a position shows comes true, at the beginning of a turn: land changes hands again, pieces take more of
 * it, and whoever moves takes what he can. Fitted to the final lead in games of greedy (docs/bots.md).
 */
const LAND_TELLS = 0.5;
const PIECES_TELL = 1.6;
const MOVER_TELLS = 0.85;

const CARD = 2.2;
/** A card not needed before the next draw still makes the deck last longer. */
const CARD_SPARED = 0.5;
const CONTINGENCY_LEFT = 1.2;

/** The kinds of each side: from the first, to the one after the last. */
const FIRST_KIND: By<Side, Kind> = [kindOf(GERMAN, INFANTRY), kindOf(SOVIET, INFANTRY)];
const END_KIND: By<Side, number> = [kindOf(SOVIET, INFANTRY), BOX_KINDS.length];

/** What a side can still do before the other side moves, or in its next turn. */
interface Tempo {
  infantryWalks: number;
  tankWalks: number;
  attacks: readonly number[];
  tankFollows: number;
  infantryFollows: number;
}

const newTempo = (): Tempo => ({
  infantryWalks: 0,
  tankWalks: 0,
  attacks: NO_ATTACKS,
  tankFollows: 0,
  infantryFollows: 0,
});

/**
 * Evaluates positions: `look` at one, then ask what it is worth, and what it would be worth with one piece elsewhere.
 * The pull of the front is computed once per decision (`prepare`), not once per position.
 */
export class Judge {
  readonly survey = new Survey();
  /** For each side the value of having a piece in a land space. */
  private readonly pull: readonly number[][] = [new Array(LAND_COUNT).fill(0), new Array(LAND_COUNT).fill(0)];
  /** The round, the markers and the land that the pull is for. */
  private readonly pulledFor = [-1, 0, 0, 0];
  private readonly tempos = [newTempo(), newTempo()];
  /** The value of a star from here to the end of the game, and the share of a piece's value that is left. */
  private star = 0;
  private future = 1;
  /** What the pull adds to a piece, by its kind and space. */
  private readonly pulled = new Float64Array(BOX_KINDS.length * SPACE_COUNT);
  /** The value of each land space to each side that has it, and that takes it. */
  private readonly landWorths = [new Float64Array(LAND_COUNT), new Float64Array(LAND_COUNT)];
  private readonly prizes = [new Float64Array(LAND_COUNT), new Float64Array(LAND_COUNT)];
  /** The combats for each land space, by the side that attacks it. */
  private readonly combats: Prize[][] = [[], []];
  /** The round and the markers that the values above are for, and for the combats the mud as well. */
  private valuedFor = -1;
  private readonly combatsFor = [-1, -1];
  /** The position looked at, how much of a piece out of supply counts, and what does not depend on the pieces. */
  private table: Table | null = null;
  private readonly cut = [0, 0];
  private steady = 0;
  private axisLand = 0;
  private landLead = 0;
  private pieceLead = 0;
  private lead = 0;

  private readonly enemyAttacks: readonly number[];

  constructor(private readonly care: Care = CARELESS) {
    this.enemyAttacks = ENEMY_ATTACKS.map((chance) => chance * care.fear);
  }

  /** Prepares for a decision in this position. */
  prepare(u: R): void {
    this.setRound(u.table);
    const position = positionOf(u);
    const axis = position.land(AXIS);
    const held = [position.landWith(AXIS), position.landWith(ALLIES)];
    const { pulledFor } = this;
    if (
      pulledFor[0] === this.valuedFor &&
      pulledFor[1] === axis &&
      pulledFor[2] === held[AXIS] &&
      pulledFor[3] === held[ALLIES]
    )
      return;
    pulledFor[0] = this.valuedFor;
    pulledFor[1] = axis;
    pulledFor[2] = held[AXIS];
    pulledFor[3] = held[ALLIES];
    for (const side of [AXIS, ALLIES]) {
      const pull = this.pull[side];
      pull.fill(0);
      const land = position.land(side);
      const enemies = held[enemyOf(side)];
      for (let to = FIRST_SPACE; to < LAND_COUNT; to++) {
        const stars = starsIn(u.table, to);
        if (stars <= 0) continue;
        const own = (land & BIT[to]) !== 0;
        const drawn = PULL * stars * this.star * (own ? nearness(to, enemies) : 1);
        if (drawn === 0) continue;
        for (let from = FIRST_SPACE; from < LAND_COUNT; from++)
          pull[from] += drawn * FADING[from * LAND_COUNT + to];
      }
    }
    for (const kind of BOX_KINDS) {
      const type = KIND_TYPE[kind];
      const pull = this.pull[KIND_SIDE[kind]];
      for (let at = FIRST_SPACE; at < SPACE_COUNT; at++)
        this.pulled[kind * SPACE_COUNT + at] =
          type === FLEET ? fleetPull(pull, at) : at < LAND_COUNT ? PULL_ON[type] * pull[at] : 0;
    }
  }

  /** What stars and land are worth in this round, with these markers. */
  private setRound(table: Table): void {
    const { round, gorki, scorched } = table;
    const key = (round * (SPACE_COUNT + 1) + scorched + 1) * 2 + (gorki ? 1 : 0);
    if (this.valuedFor === key) return;
    this.valuedFor = key;
    this.star = 0;
    for (const scoring of SCORING_ROUNDS)
      if (scoring >= round) this.star += POINT * LASTING ** (scoring - round);
    this.future = Math.min(1, (LAST_ROUND + 1 - round) / 4);
    for (const side of [AXIS, ALLIES])
      for (let at = FIRST_SPACE; at < LAND_COUNT; at++) {
        const stars = this.star * starsIn(table, at);
        let flags = 0;
        for (const enemy of FACTIONS_OF[enemyOf(side)]) if (FLAGS[enemy] & BIT[at]) flags += FLAG;
        this.landWorths[side][at] = LAND + stars + flags;
        this.prizes[side][at] = LAND + LAND + 2 * stars + flags;
      }
  }

  /** Looks at a position, when the active side's turn has come to this step. */
  look(u: R, step: number): this {
    const { table } = u;
    const { board, score, active } = table;
    this.table = table;
    this.setRound(table);
    this.survey.of(board);
    for (const side of SIDE.values) {
      this.setTempo(table, side, step);
      this.cut[side] = 1 - (side !== active ? CUT_BEFORE : step >= SUPPLY ? CUT_AT_THE_END : CUT_NOW);
    }
    this.steady =
      this.cardWorth(u, AXIS, step) - this.cardWorth(u, ALLIES, step) + POINT * (score[AXIS] - score[ALLIES]);
    this.axisLand = board.axis;
    this.landLead = this.landWorth(AXIS) - this.landWorth(ALLIES);
    this.pieceLead = 0;
    for (let piece = FIRST_OF_ALL; piece < PIECE_COUNT; piece++)
      if (board.at[piece] >= 0) this.pieceLead += this.pieceWorth(PIECE_KIND[piece], board.at[piece]);
    this.lead = this.leadNow(board.axis, this.pieceLead);
    return this;
  }

  /** How good the position looked at is for a side. */
  worth(side: Side): number {
    return side === AXIS ? this.lead : -this.lead;
  }

  /** By how much a side can be expected to lead in the end, if a turn begins in the position looked at. */
  outlook(side: Side): number {
    const { active } = this.table!;
    const pieces = this.pieceLead + this.lost(ALLIES) - this.lost(AXIS);
    const threat = active === AXIS ? this.threat(AXIS) : -this.threat(ALLIES);
    const lead = this.steady + LAND_TELLS * this.landLead + PIECES_TELL * pieces + MOVER_TELLS * threat;
    return side === AXIS ? lead : -lead;
  }

  /** How good it would be with one piece somewhere else, or gone, or new. */
  worthMoved(piece: Piece, from: Space, to: Space, side: Side): number {
    const kind = PIECE_KIND[piece];
    let axis = this.axisLand;
    if (to >= 0 && to < LAND_COUNT && PIECE_TYPE[piece] <= TANK)
      axis = PIECE_SIDE[piece] === AXIS ? axis | BIT[to] : axis & ~BIT[to];
    const pieceLead = this.pieceLead + this.pieceWorth(kind, to) - this.pieceWorth(kind, from);
    this.survey.move(kind, from, to, axis);
    const lead = this.leadNow(axis, pieceLead);
    this.survey.takeBack(kind, from, to);
    return side === AXIS ? lead : -lead;
  }

  /** The Axis' lead by what the survey shows now. */
  private leadNow(axis: number, pieceLead: number): number {
    let lead = this.steady + this.landLead + pieceLead;
    for (let rest = axis ^ this.axisLand; rest !== 0; rest &= rest - 1) {
      const at = firstLand(rest);
      const worth = this.landWorths[AXIS][at] + this.landWorths[ALLIES][at];
      lead += axis & BIT[at] ? worth : -worth;
    }
    lead += this.lost(ALLIES) - this.lost(AXIS) + this.threat(AXIS) - this.threat(ALLIES);
    return lead + this.untidy(ALLIES) - this.untidy(AXIS);
  }

  /** What a side's tanks and airplanes are worth less because of the company that they keep, or lack. */
  untidy(side: Side): number {
    const { loneTank, stackedAirplane, openStar } = this.care;
    if (loneTank === 0 && stackedAirplane === 0) return 0;
    const { survey } = this;
    const factions = FACTIONS_OF[side];
    const near = survey.nextToForces(enemyOf(side));
    let tanks = 0;
    let infantry = 0;
    let airplanes = 0;
    for (let i = 0; i < factions.length; i++) {
      tanks |= survey.landOf[kindOf(factions[i], TANK)];
      infantry |= survey.landOf[kindOf(factions[i], INFANTRY)];
      airplanes |= survey.landOf[kindOf(factions[i], AIRPLANE)];
    }
    let cost = 0;
    for (let rest = tanks & ~infantry & near; rest !== 0; rest &= rest - 1)
      if (this.countAll(factions, TANK, firstLand(rest)) === 1 && !this.isStar(firstLand(rest)))
        cost += loneTank;
    for (let rest = airplanes; rest !== 0; rest &= rest - 1)
      cost += stackedAirplane * Math.max(0, this.countAll(factions, AIRPLANE, firstLand(rest)) - 2);
    if (openStar > 0) cost += openStar * this.openStars(side, near);
    return cost;
  }

  /** Empty stars of a side next to an enemy force, and half as much those that his tanks reach in two steps. */
  private openStars(side: Side, near: number): number {
    const { survey } = this;
    let tanks = 0;
    for (const faction of FACTIONS_OF[enemyOf(side)]) tanks |= survey.landOf[kindOf(faction, TANK)];
    let count = 0;
    for (let rest = survey.land[side] & ~survey.landHeld[side]; rest !== 0; rest &= rest - 1) {
      const at = firstLand(rest);
      if (!this.isStar(at)) continue;
      if (near & BIT[at]) count++;
      else if (LAND_WITHIN_TWO[at] & tanks) count += 0.5;
    }
    return count;
  }

  private isStar(at: Space): boolean {
    return starsIn(this.table!, at) > 0;
  }

  private countAll(factions: readonly Faction[], type: Type, at: Space): number {
    let count = 0;
    for (let i = 0; i < factions.length; i++) count += this.survey.countOf(factions[i], type, at);
    return count;
  }

  /** The value of this space to the side that takes it. */
  prize(side: Side, at: Space): number {
    return this.prizes[side][at];
  }

  private landWorth(side: Side): number {
    const values = this.landWorths[side];
    let worth = 0;
    for (let rest = this.survey.land[side]; rest !== 0; rest &= rest - 1) worth += values[firstLand(rest)];
    return worth;
  }

  /** The value of a supplied piece to the Axis: below zero if it is an enemy. */
  private pieceWorth(kind: Kind, at: Space): number {
    if (at < 0) return 0;
    const worth = PIECE_WORTH[KIND_TYPE[kind]] * this.future + this.pulled[kind * SPACE_COUNT + at];
    return KIND_SIDE[kind] === AXIS ? worth : -worth;
  }

  /** What a side's pieces are worth less because they are out of supply. */
  private lost(side: Side): number {
    const { count, landOf, waterOf, reach } = this.survey;
    const { sheltered, at } = this.table!.board;
    let lost = 0;
    for (let kind = FIRST_KIND[side]; kind < END_KIND[side]; kind++) {
      const { land, water } = reach[KIND_FACTION[kind]];
      for (let rest = landOf[kind] & ~land; rest !== 0; rest &= rest - 1) {
        const here = firstLand(rest);
        lost += count[kind * SPACE_COUNT + here] * Math.abs(this.pieceWorth(kind, here));
      }
      for (let rest = waterOf[kind] & ~water; rest !== 0; rest &= rest - 1) {
        const here = firstWater(rest);
        lost += count[kind * SPACE_COUNT + here] * Math.abs(this.pieceWorth(kind, here));
      }
    }
    if (lost === 0) return 0;
    for (const piece of sheltered) {
      const here = at[piece];
      if (PIECE_SIDE[piece] !== side || here < 0) continue;
      const kind = PIECE_KIND[piece];
      if (count[kind * SPACE_COUNT + here] > 0 && !this.survey.supplied(PIECE_FACTION[piece], here))
        lost -= Math.abs(this.pieceWorth(kind, here));
    }
    return lost * this.cut[side];
  }

  private cardWorth(u: R, side: Side, step: number): number {
    const { active, round } = u.table;
    const hand = u.items(pile(side, HAND)).length;
    const deck = u.items(pile(side, DECK)).length + u.items(pile(side, LATE)).length;
    const open = 2 * u.items(pile(side, CONTINGENCY)).length + u.items(pile(side, FLIPPED)).length;
    let cards = hand;
    if (side === active) {
      if (step === SECOND_ACTION || step === FIRST_ACTION) cards = Math.max(0, cards - 1);
      cards = Math.max(cards, Math.min(cards + Math.min(3, deck), 5));
    }
    const turns = LAST_ROUND + 1 - round;
    const spared = (hand + deck < 3 * turns ? 2 : 1) * CARD_SPARED * (hand + deck);
    return this.future * (CARD * handWorth(cards) + spared * 0.5 + CONTINGENCY_LEFT * open);
  }

  private setTempo(table: Table, side: Side, step: number): void {
    const tempo = this.tempos[side];
    const mud = side === AXIS && table.mud;
    tempo.tankFollows = mud ? IN_MUD : TANK_FOLLOWS;
    tempo.infantryFollows = mud ? INFANTRY_FOLLOWS / 2 : INFANTRY_FOLLOWS;
    const key = this.valuedFor * 2 + (mud ? 1 : 0);
    if (this.combatsFor[side] !== key) {
      this.combatsFor[side] = key;
      for (let at = FIRST_SPACE; at < LAND_COUNT; at++)
        this.combats[side][at] = this.combatFor(side, this.prizes[side][at]);
    }
    if (side !== table.active) {
      // In the last round no turn follows the Allied one.
      const over = side === AXIS && table.round === LAST_ROUND;
      tempo.infantryWalks = tempo.tankWalks = over ? 0 : ENEMY_WALKS_IN * this.care.fear;
      tempo.attacks = over ? NO_ATTACKS : this.enemyAttacks;
      return;
    }
    const later = table.round === LAST_ROUND ? 0 : NEXT_TURN;
    tempo.infantryWalks = step <= FIRST_MOVEMENT ? SURE : later;
    tempo.tankWalks = step <= SECOND_MOVEMENT && !(mud && step > FIRST_MOVEMENT) ? SURE : later;
    if (step <= FIRST_ACTION) tempo.attacks = OWN_ATTACKS;
    else if (step <= SECOND_ACTION) tempo.attacks = OWN_LAST_ATTACK;
    else tempo.attacks = later === 0 ? NO_ATTACKS : LATER_ATTACKS;
  }

  private combatFor(side: Side, prize: number): Prize {
    const { tankFollows, infantryFollows } = this.tempos[side];
    return prizeOf(tankFollows * prize, infantryFollows * prize);
  }

  /** What a side could take from here on. */
  threatOf(u: R, side: Side): number {
    this.look(u, u.table.step);
    return this.threat(side);
  }

  /** The value of what a side could take by moving in and by attacking. */
  private threat(side: Side): number {
    const { survey } = this;
    const { infantryWalks, tankWalks, attacks } = this.tempos[side];
    const prizes = this.prizes[side];
    const combats = this.combats[side];
    const enemy = enemyOf(side);
    const empty = survey.land[enemy] & ~survey.landHeld[enemy];
    const held = survey.land[enemy] & survey.landHeld[enemy];
    const factions = FACTIONS_OF[side];
    let taken = 0;
    let walking = 0;
    let first = 0;
    let second = 0;
    for (let i = 0; i < factions.length; i++) {
      const faction = factions[i];
      const { land, nearLand } = survey.reach[faction];
      for (let rest = survey.forces[faction]; rest !== 0; rest &= rest - 1) {
        const from = firstLand(rest);
        let open = LAND_NEXT[from] & empty & nearLand & ~taken;
        if (open !== 0) {
          let tanks = survey.countOf(faction, TANK, from);
          let infantry = survey.countOf(faction, INFANTRY, from);
          // Each piece enters only one space, and each space needs only one piece.
          while (open !== 0 && tanks + infantry > 0) {
            const best = bestOf(prizes, open);
            const chance = tanks > 0 ? Math.max(tankWalks, infantry > 0 ? infantryWalks : 0) : infantryWalks;
            if (tanks > 0 && chance === tankWalks) tanks--;
            else infantry--;
            taken |= BIT[best];
            open &= ~BIT[best];
            walking += chance * prizes[best];
          }
        }
        if ((land & BIT[from]) === 0) continue;
        for (let left = LAND_NEXT[from] & held; left !== 0; left &= left - 1) {
          const to = firstLand(left);
          const worth = survey.attackWorth(faction, from, to, combats[to]);
          if (worth > first) {
            second = first;
            first = worth;
          } else if (worth > second) second = worth;
        }
      }
    }
    return walking + attacks[0] * first + attacks[1] * second;
  }

  /** The expected gain of an attack in the position looked at. */
  attackWorth(faction: Faction, from: Space, to: Space): number {
    const side = sideOf(faction);
    if ((this.survey.landHeld[enemyOf(side)] & BIT[to]) === 0)
      return this.tempos[side].infantryFollows * this.prizes[side][to];
    return this.survey.attackWorth(faction, from, to, this.combats[side][to]);
  }

  /** The combats for the space that is attacked, and the current one with one piece fewer. */
  clashWithout(f: Combat, kind: Kind, at: Space): { prize: Prize; clash: Clash } {
    const side = sideOf(f.faction);
    const clash = this.survey.clashOf(f.faction, f.from, f.to);
    const type = KIND_TYPE[kind];
    if (KIND_SIDE[kind] === side) {
      if (type === INFANTRY) clash.infantry--;
      else if (type === TANK) clash.tanks--;
      else clash.support--;
    } else if (at !== f.to) clash.defenceSupport--;
    else if (type === INFANTRY) clash.heldByInfantry--;
    else if (type === TANK) clash.heldByTanks--;
    else clash.heldByAirplanes--;
    return { prize: this.combats[side][f.to], clash };
  }
}

/** The most valuable of some land spaces. */
function bestOf(prizes: Float64Array, spaces: number): Space {
  let best = NO_SPACE;
  let most = -1;
  for (let rest = spaces; rest !== 0; rest &= rest - 1) {
    const at = firstLand(rest);
    if (prizes[at] > most) {
      most = prizes[at];
      best = at;
    }
  }
  return best;
}

/** The first cards of a hand supply the actions of a turn; beyond five they are a reserve. */
function handWorth(cards: number): number {
  return Math.min(cards, 3) + 0.7 * Math.min(Math.max(cards - 3, 0), 2) + 0.4 * Math.max(cards - 5, 0);
}

/** How close the nearest enemy is: 1 if adjacent, less if farther away. */
function nearness(at: Space, enemies: number): number {
  if (enemies & LAND_NEXT[at]) return 1;
  for (let rest = LAND_NEXT[at]; rest !== 0; rest &= rest - 1)
    if (LAND_NEXT[firstLand(rest)] & enemies) return 0.6;
  return 0.1;
}

/** A fleet supports the land next to it. */
function fleetPull(pull: readonly number[], at: Space): number {
  let most = 0;
  for (const near of NEIGHBOURS[at]) if (near < LAND_COUNT) most = Math.max(most, pull[near]);
  return most * 0.5;
}
