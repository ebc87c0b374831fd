import { REACTIONS } from '../src/cards/card.js';
import { ALL_CARDS } from '../src/cards/decks.js';
import { FACTIONS } from '../src/pieces/pieces.js';
import { fights, idOf, NEAR, nameOf, type Piece, type PlainFront, type Side, sideOf } from './plain-front.js';

// A combat by the rulebook, tracked from outside: from the choices made and the pieces that left the board.

const RANK = ['infantry', 'tank', 'airplane', 'fleet'];
const rankOf = (type: string): number => Math.min(RANK.indexOf(type), 2);
const ONLY_SUSTAIN = 3;

/** The printed conditions of Stand Fast cards. */
const PLACES: Record<string, readonly string[]> = {
  'In or adjacent to Berlin': ['berlin', 'vienna', 'hungary', 'warsaw'],
  'Finland or Karelia': ['finland', 'karelia'],
  Leningrad: ['leningrad'],
  Sevastopol: ['sevastopol'],
  Moscow: ['moscow'],
  Stalingrad: ['stalingrad'],
};

export interface Situation {
  front: PlainFront;
  /** The hand of the side to choose. */
  hand: readonly number[];
  winter: boolean;
}

interface Told {
  faction: string;
  from: number;
  to: number;
  /** Integrated Command: Pact pieces in the attacking space may be removed, too. */
  withPact: boolean;
}

export class PlainCombat {
  /** The rank required for the next round. */
  private need = 0;
  /** What each side removed with the previous choice, and the faction of the defender's loss. */
  private justLost: Record<Side, string | null> = { axis: null, allies: null };
  private lossFaction = '';
  /** The faction of the Exchange that has been used. */
  private exchange = '';
  private readonly attacker: Side;
  private readonly defender: Side;

  constructor(private readonly told: Told) {
    this.attacker = sideOf(told.faction);
    this.defender = this.attacker === 'axis' ? 'allies' : 'axis';
  }

  /** Records a choice, with the front before and after it. */
  follow(text: string, before: PlainFront, after: PlainFront): void {
    for (const side of [this.attacker, this.defender]) {
      const gone = lostBetween(before, after, side);
      this.justLost[side] = gone?.type ?? null;
      if (gone && side === this.defender) {
        this.need = rankOf(gone.type);
        this.lossFaction = gone.faction;
      }
    }
    if (!text.startsWith('react ')) return;
    const { reaction, faction } = cardOf(text);
    if (REACTIONS[reaction] === 'stand-fast') this.need = ONLY_SUSTAIN;
    if (REACTIONS[reaction] === 'exchange') this.exchange = FACTIONS[faction];
  }

  /** All legal choices of a combat question, or null if it is not covered here. */
  expected(question: string, { front, hand, winter }: Situation): string[] | null {
    const { faction, from, to } = this.told;
    const here = front.pieces.filter((piece) => piece.at === to);
    const stands = (one: string) => here.some((piece) => piece.faction === one);
    const reacts = (reaction: string, fits: (card: (typeof ALL_CARDS)[number]) => boolean) =>
      hand
        .map((item) => ALL_CARDS[item])
        .filter((card) => card.reaction === REACTIONS.indexOf(reaction as never) && fits(card))
        .map(({ id }) => `react ${id}`);
    const answers = (type: string | null, fits: (faction: string) => boolean) => {
      if (type !== 'airplane' && type !== 'fleet') return [];
      return reacts(type === 'airplane' ? 'anti-air' : 'naval-combat', (card) =>
        fits(FACTIONS[card.faction]),
      );
    };
    const ofForce = (one: string) => one === faction;
    switch (question) {
      case 'defend':
        return [
          ...removals(this.losses(front)),
          ...reacts('stand-fast', ({ faction: f, detail }) => {
            if (!stands(FACTIONS[f])) return false;
            const kind = detail?.match(/^Defending (\w+)$/)?.[1];
            if (kind) return here.some((piece) => piece.faction === FACTIONS[f] && piece.type === kind);
            return PLACES[detail ?? ''].includes(idOf(to));
          }),
          ...reacts('retreat', ({ faction: f }) => this.retreats(front, FACTIONS[f]).length > 0),
          ...reacts('exchange', ({ faction: f }) => stands(FACTIONS[f])),
        ];
      case 'exchange-loss':
        return removals(this.losses(front).filter((piece) => piece.faction === this.exchange));
      case 'retreat-loss':
        return removals(here);
      case 'answer-opening':
        return ['pass', ...answers(this.justLost[this.attacker], stands)];
      case 'answer-loss':
        return ['pass', ...answers(this.justLost[this.defender], ofForce)];
      case 'answer-payment':
        return ['pass', ...answers(this.justLost[this.attacker], (one) => one === this.lossFaction)];
      case 'pay-exchange':
        return removals(this.givable(front));
      case 'continue':
        return [
          'stop',
          ...removals(this.openers(front)),
          ...reacts('sustain-attack', ({ faction: f }) => !winter && FACTIONS[f] === faction),
          ...answers(this.justLost[this.defender], ofForce),
        ];
      case 'advance':
        return ['pass', ...reacts('advance', ({ faction: f }) => FACTIONS[f] === faction)];
      case 'advance-move':
        return front
          .force(faction, from)
          .filter((piece) => front.canMove(piece, to, []))
          .map((piece) => `advance ${nameOf(piece)} ${idOf(from)} ${idOf(to)}`);
      default:
        return null;
    }
  }

  /** Every retreat of a faction's pieces: one space, under own control now, supplied. */
  retreats(front: PlainFront, faction: string): string[] {
    const { to: here } = this.told;
    const own = front.land(this.defender);
    return front.pieces
      .filter((piece) => piece.at === here && piece.faction === faction)
      .flatMap((piece) =>
        NEAR[here]
          .filter((to) => own[to] && front.canMove(piece, to, own))
          .map((to) => `retreat ${nameOf(piece)} ${idOf(here)} ${idOf(to)}`),
      );
  }

  /** What the defender may remove: from the space, or support of a faction present there. */
  private losses(front: PlainFront): Piece[] {
    const { to } = this.told;
    const factions = front.pieces.filter(({ at }) => at === to).map(({ faction }) => faction);
    return front.pieces.filter(
      (piece) =>
        sideOf(piece.faction) === this.defender &&
        (piece.at === to ||
          (NEAR[to].includes(piece.at) && !fights(piece) && factions.includes(piece.faction))),
    );
  }

  /** What the attacker may remove: from the force, or support of its faction adjacent to the attacked space. */
  private givable(front: PlainFront): Piece[] {
    const { faction, from, to, withPact } = this.told;
    return front.pieces.filter((piece) => {
      if (withPact && piece.faction === 'pact' && piece.at === from) return true;
      if (piece.faction !== faction) return false;
      return fights(piece) ? piece.at === from : NEAR[to].includes(piece.at);
    });
  }

  /** Of these, what opens another round: by rank, supplied if support, and not the last of the force. */
  private openers(front: PlainFront): Piece[] {
    const force = front.force(this.told.faction, this.told.from);
    return this.givable(front).filter((piece) => {
      if (rankOf(piece.type) < this.need || force.length === 0) return false;
      if (force.includes(piece)) return force.length > 1;
      return fights(piece) || front.isSupplied(piece);
    });
  }
}

function removals(pieces: readonly Piece[]): string[] {
  return pieces.map((piece) => `remove ${nameOf(piece)} ${idOf(piece.at)}`);
}

function cardOf(text: string): (typeof ALL_CARDS)[number] {
  const id = text.split(' ')[1];
  return ALL_CARDS.find((card) => card.id === id)!;
}

/** The one piece of a side that has left the board, if one has. */
function lostBetween(
  before: PlainFront,
  after: PlainFront,
  side: Side,
): { faction: string; type: string } | null {
  const left = after.pieces.map(({ faction, type }) => `${faction} ${type}`);
  const gone = before.pieces.filter((piece) => {
    if (sideOf(piece.faction) !== side) return false;
    const found = left.indexOf(`${piece.faction} ${piece.type}`);
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
  return gone[0] ?? null;
}
