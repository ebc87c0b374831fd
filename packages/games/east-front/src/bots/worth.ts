import {
  BIT,
  FIRST_SPACE,
  firstLand,
  LAND_COUNT,
  LAND_NEXT,
  NEIGHBOURS,
  NO_SPACE,
  type Space,
} from '../board/board.js';
import type { Combat } from '../combat/frame.js';
import {
  ALLIES,
  AXIS,
  enemyOf,
  type Faction,
  FIRST_OF_ALL,
  FLEET,
  INFANTRY,
  KIND_SIDE,
  KIND_TYPE,
  type Kind,
  PIECE_COUNT,
  PIECE_FACTION,
  PIECE_SIDE,
  PIECE_TYPE,
  type Side,
  sideOf,
  TANK,
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
  type R,
  SECOND_ACTION,
  SECOND_MOVEMENT,
  SUPPLY,
  starsIn,
  type Table,
} from '../table.js';
import { SCORING_ROUNDS } from '../victory/scoring.js';
import { type Clash, PIECE_WORTH } from './clash.js';
import { FACTIONS_OF, LAND_DISTANCE, Survey } from './survey.js';

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

/** The probability that a side does what it could do. */
const SURE = 0.95;
const ENEMY_WALKS_IN = 0.85;
const NEXT_TURN = 0.25;
const ENEMY_ATTACKS = [0.65, 0.35];
const OWN_ATTACKS = [0.6, 0.3];
const LATER_ATTACKS = [0.2, 0.1];
const NO_ATTACKS = [0, 0];
/** The probability that a piece enters a space that was emptied. */
const TANK_FOLLOWS = 0.85;
const INFANTRY_FOLLOWS = 0.35;
const IN_MUD = 0.3;

const CARD = 2.2;
/** A card not needed before the next draw still makes the deck last longer. */
const CARD_SPARED = 0.5;
const CONTINGENCY_LEFT = 1.2;

/** What a side can still do before the other side moves, or in its next turn. */
interface Tempo {
  infantryWalks: number;
  tankWalks: number;
  attacks: readonly number[];
  tankFollows: number;
  infantryFollows: number;
}

/** Evaluates positions. The pull of the front is computed once per decision, not once per option. */
export class Judge {
  readonly survey = new Survey();
  /** For each side the value of having a piece in a land space. */
  private readonly pull: readonly number[][] = [new Array(LAND_COUNT).fill(0), new Array(LAND_COUNT).fill(0)];
  private readonly tempo: Tempo = {
    infantryWalks: 0,
    tankWalks: 0,
    attacks: NO_ATTACKS,
    tankFollows: 0,
    infantryFollows: 0,
  };
  /** The value of a star from here to the end of the game, and the share of a piece's value that is left. */
  private star = 0;
  private future = 1;

  /** Prepares for a decision in this position. */
  prepare(u: R): void {
    this.setRound(u.table);
    const { survey } = this;
    survey.of(u.table.board);
    for (const side of [AXIS, ALLIES]) {
      const pull = this.pull[side];
      pull.fill(0);
      const enemies = survey.landHeld[enemyOf(side)];
      for (let to = FIRST_SPACE; to < LAND_COUNT; to++) {
        const stars = starsIn(u.table, to);
        if (stars <= 0) continue;
        const own = (survey.land[side] & BIT[to]) !== 0;
        const drawn = PULL * stars * this.star * (own ? nearness(to, enemies) : 1);
        if (drawn === 0) continue;
        for (let from = FIRST_SPACE; from < LAND_COUNT; from++)
          pull[from] += drawn * PULL_FADES ** LAND_DISTANCE[from][to];
      }
    }
  }

  private setRound({ round }: Table): void {
    this.star = 0;
    for (const scoring of SCORING_ROUNDS)
      if (scoring >= round) this.star += POINT * LASTING ** (scoring - round);
    this.future = Math.min(1, (LAST_ROUND + 1 - round) / 4);
  }

  /** How good the position is for a side, when the active side's turn has come to this step. */
  worth(u: R, side: Side, step: number): number {
    const { score } = u.table;
    this.setRound(u.table);
    this.survey.of(u.table.board);
    const axis = this.sideWorth(u, AXIS, step) + POINT * score[AXIS];
    const allies = this.sideWorth(u, ALLIES, step) + POINT * score[ALLIES];
    return side === AXIS ? axis - allies : allies - axis;
  }

  /** The value of this space to the side that takes it. */
  prize(table: Table, side: Side, at: Space): number {
    let worth = LAND + LAND + 2 * this.star * starsIn(table, at);
    for (const enemy of FACTIONS_OF[enemyOf(side)]) if (FLAGS[enemy] & BIT[at]) worth += FLAG;
    return worth;
  }

  private sideWorth(u: R, side: Side, step: number): number {
    return (
      this.landWorth(u.table, side) +
      this.pieceWorth(u.table, side, step) +
      this.cardWorth(u, side, step) +
      this.threat(u.table, side, step)
    );
  }

  private landWorth(table: Table, side: Side): number {
    let worth = 0;
    for (let rest = this.survey.land[side]; rest !== 0; rest &= rest - 1) {
      const at = firstLand(rest);
      worth += LAND + this.star * starsIn(table, at);
      for (const enemy of FACTIONS_OF[enemyOf(side)]) if (FLAGS[enemy] & BIT[at]) worth += FLAG;
    }
    return worth;
  }

  private pieceWorth(table: Table, side: Side, step: number): number {
    const { at, sheltered } = table.board;
    const { reach } = this.survey;
    const cut = side !== table.active ? CUT_BEFORE : step >= SUPPLY ? CUT_AT_THE_END : CUT_NOW;
    const pull = this.pull[side];
    let worth = 0;
    for (let piece = FIRST_OF_ALL; piece < PIECE_COUNT; piece++) {
      const here = at[piece];
      if (here < 0 || PIECE_SIDE[piece] !== side) continue;
      const type = PIECE_TYPE[piece];
      const { land, water } = reach[PIECE_FACTION[piece]];
      const fed = ((here < LAND_COUNT ? land : water) & BIT[here]) !== 0 || sheltered.includes(piece);
      const whole =
        PIECE_WORTH[type] * this.future +
        (type === FLEET ? fleetPull(pull, here) : PULL_ON[type] * pull[here]);
      worth += fed ? whole : whole * cut;
    }
    return worth;
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
    const { tempo } = this;
    const mud = side === AXIS && table.mud;
    tempo.tankFollows = mud ? IN_MUD : TANK_FOLLOWS;
    tempo.infantryFollows = mud ? INFANTRY_FOLLOWS / 2 : INFANTRY_FOLLOWS;
    if (side !== table.active) {
      // In the last round no turn follows the Allied one.
      const over = side === AXIS && table.round === LAST_ROUND;
      tempo.infantryWalks = tempo.tankWalks = over ? 0 : ENEMY_WALKS_IN;
      tempo.attacks = over ? NO_ATTACKS : ENEMY_ATTACKS;
      return;
    }
    const later = table.round === LAST_ROUND ? 0 : NEXT_TURN;
    tempo.infantryWalks = step <= FIRST_MOVEMENT ? SURE : later;
    tempo.tankWalks = step <= SECOND_MOVEMENT && !(mud && step > FIRST_MOVEMENT) ? SURE : later;
    if (step <= FIRST_ACTION) tempo.attacks = OWN_ATTACKS;
    else if (step <= SECOND_ACTION) tempo.attacks = [OWN_ATTACKS[0], 0];
    else tempo.attacks = later === 0 ? NO_ATTACKS : LATER_ATTACKS;
  }

  /** The value of what a side could take by moving in and by attacking. */
  private threat(table: Table, side: Side, step: number): number {
    this.setTempo(table, side, step);
    const { tempo, survey } = this;
    const enemy = enemyOf(side);
    const empty = survey.land[enemy] & ~survey.landHeld[enemy];
    const held = survey.land[enemy] & survey.landHeld[enemy];
    let taken = 0;
    let walking = 0;
    let first = 0;
    let second = 0;
    for (const faction of FACTIONS_OF[side]) {
      for (let rest = survey.forces[faction]; rest !== 0; rest &= rest - 1) {
        const from = firstLand(rest);
        let open = LAND_NEXT[from] & empty & survey.reach[faction].nearLand & ~taken;
        let tanks = survey.countOf(faction, TANK, from);
        let infantry = survey.countOf(faction, INFANTRY, from);
        // Each piece enters only one space, and each space needs only one piece.
        while (open !== 0 && tanks + infantry > 0) {
          const best = this.bestOf(table, side, open);
          const chance =
            tanks > 0
              ? Math.max(tempo.tankWalks, infantry > 0 ? tempo.infantryWalks : 0)
              : tempo.infantryWalks;
          if (tanks > 0 && chance === tempo.tankWalks) tanks--;
          else infantry--;
          taken |= BIT[best];
          open &= ~BIT[best];
          walking += chance * this.prize(table, side, best);
        }
        const targets = LAND_NEXT[from] & held;
        if (targets === 0 || !survey.supplied(faction, from)) continue;
        for (let left = targets; left !== 0; left &= left - 1) {
          const to = firstLand(left);
          const prize = this.prize(table, side, to);
          const worth = survey.attackWorth(
            faction,
            from,
            to,
            tempo.tankFollows * prize,
            tempo.infantryFollows * prize,
          );
          if (worth > first) {
            second = first;
            first = worth;
          } else if (worth > second) second = worth;
        }
      }
    }
    return walking + tempo.attacks[0] * first + tempo.attacks[1] * second;
  }

  /** The expected gain of the attacks a side could make now. */
  attackNow(u: R, faction: Faction, from: Space, to: Space): number {
    this.survey.of(u.table.board);
    const side = sideOf(faction);
    this.setTempo(u.table, side, u.table.step);
    const prize = this.prize(u.table, side, to);
    if ((this.survey.landHeld[enemyOf(side)] & BIT[to]) === 0) return this.tempo.infantryFollows * prize;
    return this.survey.attackWorth(
      faction,
      from,
      to,
      this.tempo.tankFollows * prize,
      this.tempo.infantryFollows * prize,
    );
  }

  /** The current combat with one piece fewer. */
  clashWithout(u: R, f: Combat, kind: Kind, at: Space, prize: number): Clash {
    const side = sideOf(f.faction);
    this.survey.of(u.table.board);
    this.setTempo(u.table, side, u.table.step);
    const clash = this.survey.clashOf(
      f.faction,
      f.from,
      f.to,
      this.tempo.tankFollows * prize,
      this.tempo.infantryFollows * prize,
    );
    const type = KIND_TYPE[kind];
    if (KIND_SIDE[kind] === side) {
      if (type === INFANTRY) clash.infantry--;
      else if (type === TANK) clash.tanks--;
      else clash.support--;
    } else if (at !== f.to) clash.defenceSupport--;
    else if (type === INFANTRY) clash.heldByInfantry--;
    else if (type === TANK) clash.heldByTanks--;
    else clash.heldByAirplanes--;
    return clash;
  }

  private bestOf(table: Table, side: Side, spaces: number): Space {
    let best = NO_SPACE;
    let most = -1;
    for (let rest = spaces; rest !== 0; rest &= rest - 1) {
      const at = firstLand(rest);
      const prize = this.prize(table, side, at);
      if (prize > most) {
        most = prize;
        best = at;
      }
    }
    return best;
  }
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
