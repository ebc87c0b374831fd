import { ALL_KNOWING, below, Machine, type State, seedGenerator, spellOption } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { PlainCombat } from '../test/plain-combat.js';
import {
  fights,
  idOf,
  nameOf,
  type Piece,
  PlainFront,
  SIDES,
  type Side,
  sideOf,
} from '../test/plain-front.js';
import { SPACE } from './board/board.js';
import type { CardId } from './cards/decks.js';
import { SPACES } from './data/board.js';
import { eastFront } from './game.js';
import { FACTIONS, PIECES, SIDE, TYPES } from './pieces/pieces.js';
import { DECK, HAND, pile, positionOf, STEPS, starsIn, type Table } from './table.js';

// The engine is optimised: bit masks for supply, reachability for moves, cached attacks. This test plays games and at
// every decision compares the engine with a slow, plain implementation of the rules. The first difference is a bug.

/** How many games; use SANDTABLE_ORACLE_GAMES=2000 for a nightly run. */
const GAMES = Number(process.env.SANDTABLE_ORACLE_GAMES ?? 24);
const FIRST = Number(process.env.SANDTABLE_ORACLE_FIRST ?? 0);

const LIMITS: Record<string, readonly number[]> = {
  german: [7, 5, 5, 2],
  pact: [6, 1, 2, 1],
  soviet: [14, 5, 4, 3],
};
const SCORING = [3, 7, 11, 16];
/** Choices that are mostly avoided, so that games have more combat. */
const DULL = ['move', 'conscript', 'contingency', 'pass', 'initiative', 'forced-march', 'stop', 'skip'];

class Oracle {
  private readonly machine = new Machine(eastFront, {}, { asksAll: true });
  private state: State<Table>;
  private readonly chance: number[];
  /** How many pieces of each kind in each space have moved in this step. */
  private moved = new Map<string, number>();
  private stepKey = '';
  private landing: boolean[] = [];
  private combat: PlainCombat | null = null;
  private action = '';
  looked = new Map<string, number>();

  constructor(readonly seed: string) {
    this.state = this.machine.setup(seed);
    this.chance = seedGenerator(`oracle ${seed}`);
  }

  play(): void {
    for (let seat = this.machine.nextSeat(this.state); seat >= 0; seat = this.machine.nextSeat(this.state)) {
      const { rule } = this.machine.question(this.state)!;
      const options = this.machine.legal(this.state, seat).slice();
      const texts = options.map((option) => spellOption(this.machine, this.state, seat, option).text);
      const front = PlainFront.of(this.state.table);
      if (this.state.table.round > 0) this.look(rule.name, SIDES[seat], texts, front);
      const lively = texts.flatMap((text, i) => (DULL.includes(text.split(' ')[0]) ? [] : [i]));
      const some = lively.length > 0 && below(this.chance, 10) < 7 ? lively : texts.map((_, i) => i);
      const at = some[below(this.chance, some.length)];
      this.choose(rule.name, seat, options[at], texts[at], front);
    }
  }

  private choose(question: string, seat: number, option: number, text: string, before: PlainFront): void {
    const { table } = this.state;
    const then = {
      round: table.round,
      step: table.step,
      side: SIDES[table.active],
      score: table.score.slice(),
    };
    const [hand, deck] = [HAND, DECK].map((which) => this.state.places[pile(table.active, which)].length);
    const stars = this.starsOf(before);
    const refused = this.machine.choose(this.state, seat, option);
    this.same('a legal choice', refused?.reason ?? 'accepted', 'accepted', text);
    const after = PlainFront.of(this.state.table);
    if (question === 'action') this.action = text;
    if (question === 'movement-step' && text.startsWith('move ')) this.count(text);
    if (text.startsWith('attack ')) this.combat = this.combatOf(text);
    this.combat?.follow(text, before, after);
    this.control(before, after, text);
    if (text !== 'done' || then.step !== STEPS.indexOf('second-movement')) return;
    // Supply, Draw and the end of the round follow by themselves.
    const starved = before.pieces.filter(
      (piece) => sideOf(piece.faction) !== then.side || before.isSupplied(piece),
    );
    this.same('what the Supply step leaves', names(after.pieces), names(starved), text);
    const drawn = Math.max(0, Math.min(3, 5 - hand, deck));
    const now = this.state.places[pile(SIDE.index(then.side), HAND)].length;
    this.same('cards in hand after the Draw step', now, hand + drawn, text);
    const scores = then.side === 'allies' && SCORING.includes(then.round);
    const points = then.score.map((score, side) => score + (scores ? stars[side] : 0));
    this.same('points at the end of the turn', table.score.join(' '), points.join(' '), text);
  }

  private look(question: string, side: Side, texts: readonly string[], front: PlainFront): void {
    const { table } = this.state;
    const key = `${table.round} ${table.active} ${table.step}`;
    if (key !== this.stepKey) {
      this.stepKey = key;
      this.moved.clear();
      this.landing = front.land(SIDES[table.active]);
    }
    this.looked.set(question, (this.looked.get(question) ?? 0) + 1);
    this.supply(front);
    this.same('choices that are offered twice', texts.length - new Set(texts).size, 0, question);
    // The longest lists are checked only every other time.
    if (['movement-step', 'action'].includes(question) && below(this.chance, 2) === 0) return;
    const hand = this.state.places[pile(SIDE.index(side), HAND)];
    const winter = table.round % 4 === 3;
    const whole =
      this.expected(question, side, front) ?? this.combat?.expected(question, { front, hand, winter });
    if (whole) this.sameChoices(`choices in '${question}'`, texts, whole);
    else if (question === 'retreat') this.retreats(texts, front);
    else if (question === 'action') this.actions(texts, side, front, hand.length);
    else this.sound(texts, front);
  }

  /** Questions decided by the rules alone, independent of card texts. */
  private expected(question: string, side: Side, front: PlainFront): string[] | null {
    const orSkip = (list: string[]) => (list.length > 0 ? list : ['skip']);
    switch (question) {
      case 'movement-step': {
        const second = this.state.table.step === STEPS.indexOf('second-movement');
        const free = front.pieces.filter((piece) => {
          if (second && piece.type !== 'tank' && piece.type !== 'fleet') return false;
          const like = front.pieces.filter(
            (other) => nameOf(other) === nameOf(piece) && other.at === piece.at,
          );
          return like.length > (this.moved.get(`${nameOf(piece)} ${idOf(piece.at)}`) ?? 0);
        });
        return [...this.moves(free, side, front), 'done'];
      }
      case 'march-move':
        return orSkip(this.moves(front.pieces, side, front));
      case 'desperate-target':
        return orSkip(this.attacks(side, front).map((attack) => `attack ${attack}`));
      default:
        return null;
    }
  }

  private moves(pieces: readonly Piece[], side: Side, front: PlainFront): string[] {
    const own = new Map(
      pieces
        .filter(({ faction }) => sideOf(faction) === side)
        .map((piece) => [`${nameOf(piece)} ${idOf(piece.at)}`, piece]),
    );
    return [...own].flatMap(([name, piece]) =>
      SPACES.flatMap((_, to) => (front.canMove(piece, to, this.landing) ? [`move ${name} ${idOf(to)}`] : [])),
    );
  }

  private attacks(side: Side, front: PlainFront): string[] {
    return FACTIONS.filter((faction) => sideOf(faction) === side).flatMap((faction) =>
      front.attacks(faction),
    );
  }

  /** The options of an Action step other than cards. */
  private actions(texts: readonly string[], side: Side, front: PlainFront, hand: number): void {
    const deck = this.state.places[pile(SIDE.index(side), DECK)].length;
    const expected = ['pass'];
    if (deck > 0) expected.push('initiative');
    if (hand >= 1 && this.moves(front.pieces, side, front).length > 0) expected.push('forced-march');
    if (hand >= 2 && this.attacks(side, front).length > 0) expected.push('desperate-attack');
    for (const faction of FACTIONS.filter((one) => sideOf(one) === side)) {
      TYPES.forEach((type, i) => {
        const out = front.pieces.filter((piece) => piece.faction === faction && piece.type === type).length;
        if (out >= LIMITS[faction][i] || hand < (type === 'infantry' ? 1 : 2)) return;
        SPACES.forEach(({ id, flags, adjacent }, at) => {
          const near = SPACES.some(
            (space) => space.flags.includes(faction) && (space.id === id || adjacent.includes(space.id)),
          );
          if ((flags.includes(faction) || near) && front.canDeploy(faction, type, at))
            expected.push(`conscript ${faction} ${type} ${id}`);
        });
      });
    }
    const cards = (text: string) => text.startsWith('play ') || text.startsWith('contingency ');
    this.sameChoices(
      'actions without a card',
      texts.filter((text) => !cards(text)),
      expected,
    );
  }

  private retreats(texts: readonly string[], front: PlainFront): void {
    const factions = FACTIONS.filter((faction) => texts.some((text) => text.includes(` ${faction} `)));
    const expected = factions.flatMap((faction) => this.combat!.retreats(front, faction));
    this.sameChoices('retreats', texts, expected);
  }

  /** Everything a card offers obeys the rules of moving, deploying, recruiting and attacking. */
  private sound(texts: readonly string[], front: PlainFront): void {
    // These two texts have movement rules of their own.
    const special = this.plays('sonderkraftfahrzeug') || this.plays('railroad-gauge-conversion');
    for (const text of texts) {
      const [verb, ...words] = text.split(' ');
      const spaces = words.filter((word) => SPACES.some(({ id }) => id === word));
      const [from, to] = spaces.map((id) => SPACES.findIndex((space) => space.id === id));
      const name = words.slice(0, words.length - spaces.length).join(' ');
      const [faction, type] = name.split(' ').slice(-2);
      if (verb === 'attack')
        this.same('an attack by text', front.attacks(words[0]).includes(words.join(' ')), true, text);
      if (verb === 'deploy') this.same('a deployment', front.canDeploy(faction, type, from), true, text);
      if (verb === 'recruit')
        this.same(
          'a recruitment among enemies',
          front.holds(sideOf(faction) === 'axis' ? 'allies' : 'axis', from),
          false,
          text,
        );
      if (verb === 'move' && !special) {
        const piece = front.pieces.find((one) => nameOf(one) === name && one.at === from)!;
        this.same('a move by text', front.canMove(piece, to, this.landing), true, text);
      }
    }
  }

  private supply(front: PlainFront): void {
    const { table } = this.state;
    const position = positionOf(this.machine.read(this.state));
    const fast = PIECES.flatMap((piece) =>
      table.board.at[piece] < 0 ? [] : [position.pieceSupplied(piece)],
    );
    front.pieces.forEach((piece, i) => {
      this.same('supply', fast[i], front.isSupplied(piece), `${nameOf(piece)} in ${idOf(piece.at)}`);
    });
    for (const side of SIDES)
      for (const at of SPACE.values)
        this.same(
          'control',
          position.controls(SIDE.index(side), at),
          front.controls(side, at),
          `${side} ${idOf(at)}`,
        );
  }

  /** Infantry or a tank gives its side control of its space; otherwise control does not change. */
  private control(before: PlainFront, after: PlainFront, text: string): void {
    SPACES.forEach(({ water, id }, at) => {
      if (water) return;
      const holder = after.pieces.find((piece) => piece.at === at && fights(piece));
      const expected = holder ? sideOf(holder.faction) === 'axis' : before.axis[at];
      this.same(`control of ${id}`, after.axis[at], expected, text);
    });
  }

  private starsOf(front: PlainFront): number[] {
    const { table } = this.state;
    const stars = [0, 0];
    SPACE.values.forEach((at) => {
      const { id, stars: printed } = SPACES[at];
      const counting = printed + (id === 'gorki' && table.gorki ? 1 : 0) - (table.scorched === at ? 1 : 0);
      this.same('stars', starsIn(table, at), counting, id);
      stars[front.controls('axis', at) ? 0 : 1] += counting;
    });
    return stars;
  }

  /** Counts the moved piece in its new space. */
  private count(text: string): void {
    const words = text.split(' ').slice(1);
    const to = words.pop()!;
    const there = `${words.slice(0, -1).join(' ')} ${to}`;
    this.moved.set(there, (this.moved.get(there) ?? 0) + 1);
  }

  private plays(card: CardId): boolean {
    return this.action === `play ${card}`;
  }

  private combatOf(text: string): PlainCombat {
    const [faction, from, to] = text.split(' ').slice(1);
    const at = (id: string) => SPACES.findIndex((space) => space.id === id);
    const withPact = this.plays('integrated-command');
    return new PlainCombat({ faction, from: at(from), to: at(to), withPact });
  }

  private sameChoices(what: string, fast: readonly string[], slow: readonly string[]): void {
    const only = (these: readonly string[], others: readonly string[]) =>
      [...new Set(these)].filter((text) => !others.includes(text)).join(', ');
    const [more, less] = [only(fast, slow), only(slow, fast)];
    this.same(what, `also: ${more}`, `also: ${less}`, 'what only one of them offers');
  }

  /** The engine's answer and the slow one. */
  private same<V>(what: string, fast: V, slow: V, about: string): void {
    if (fast === slow) return;
    const position = eastFront.drawText?.(this.machine.read(this.state), ALL_KNOWING);
    throw new Error(
      `seed ${this.seed}, after ${this.state.count} choices, ${what} (${about}):\nthe engine says ${fast}\nthe rules say  ${slow}\n${position}`,
    );
  }
}

/** Pieces and their spaces; protection may have ended with the turn. */
function names(pieces: readonly Piece[]): string {
  return pieces
    .map(({ faction, type, at }) => `${faction} ${type} ${idOf(at)}`)
    .sort()
    .join(', ');
}

describe('the engine and the rules', () => {
  it(`agree on supply, moves, attacks, combat and scoring in ${GAMES} games`, { timeout: 0 }, () => {
    const looked = new Map<string, number>();
    for (let i = FIRST; i < FIRST + GAMES; i++) {
      const oracle = new Oracle(`${i}`);
      oracle.play();
      for (const [question, times] of oracle.looked)
        looked.set(question, (looked.get(question) ?? 0) + times);
    }
    // The games together covered everything that is compared.
    for (const question of [
      'movement-step',
      'march-move',
      'desperate-target',
      'action',
      'defend',
      'retreat',
      'continue',
      'advance',
    ])
      expect(looked.get(question) ?? 0, question).toBeGreaterThan(0);
  });
});
