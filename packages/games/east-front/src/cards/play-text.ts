import { type Frame, listed, say, type Verb } from '@sandtable/kernel';
import { NO_SPACE } from '../board/board.js';
import type { Facts } from '../facts.js';
import { type GameRefusal, process, refusal, verb } from '../kit.js';
import { KIND_NAMES, NO_PIECE, type Side } from '../pieces/pieces.js';
import { DECK, handOf, pile, positionOf, type R, type Table, type U } from '../table.js';
import * as refuse from '../words/refusals.js';
import { type CardNumber, type TextNumber, textName } from './card.js';

import { finishable, Outlook, type Part, type Text } from './part.js';

/** The play text of a card, part by part (text.order). */
export const text = process<Text>(
  'text',
  (u, f) => {
    const parts = u.facts.texts[f.text];
    if (f.part >= parts.length) return u.done();
    parts[f.part++].run(u, f);
    // A part that takes effect at once pushes no frame, so the next step runs the next part.
    f.step++;
  },
  (u, f) => say`${textName(u, f.card, f.text)} was played`,
);

function textOf(u: R, side: Side, card: CardNumber, which: TextNumber): Text {
  return {
    card,
    text: which,
    side,
    part: 0,
    piece: NO_PIECE,
    at: NO_SPACE,
    from: NO_SPACE,
    used: [],
    held: positionOf(u).landOf(u.facts.cards[card].faction),
  };
}

/** Starts a text; its card is already spent. */
export function pushText(u: U, side: Side, card: CardNumber, which: TextNumber): void {
  u.table.moved = [];
  u.push(text, textOf(u, side, card, which));
}

/** The current text and its part. */
export function textHere(u: R): Frame & Text {
  return u.findFrame(text)!;
}

/** The name of the card, on the side that is used. */
export function cardHere(u: R): string {
  const here = u.findFrame(text);
  return here ? textName(u, here.card, here.text) : 'this';
}

export function partHere<P extends Part>(u: R): P {
  const f = textHere(u);
  return u.facts.texts[f.text][f.part - 1] as P;
}

/** The outlook at the current point of the text. */
export function outlookHere(u: R): Outlook {
  const f = textHere(u);
  return new Outlook(u, positionOf(u), {
    text: f,
    hand: handOf(u, f.side).length,
    deck: u.items(pile(f.side, DECK)).length,
    done: true,
    lacks: false,
  });
}

/** Can the rest of the text be finished in this outlook? (text.look-ahead) */
export function restFinishable(look: Outlook): boolean {
  const parts = look.u.facts.texts[look.text.text];
  return look.text.part >= parts.length || finishable(look, parts, look.text.part);
}

/** Why a card's text cannot be carried out now; null if it can (text.impossible, text.prerequisite). */
export function refuseText(
  u: R,
  side: Side,
  card: CardNumber,
  which: TextNumber,
  fromHand: number,
): GameRefusal | null {
  const parts = u.facts.texts[which];
  const look = new Outlook(u, positionOf(u), {
    text: textOf(u, side, card, which),
    hand: handOf(u, side).length - fromHand,
    deck: u.items(pile(side, DECK)).length,
    done: false,
    lacks: false,
  });
  return finishable(look, parts, 0) ? null : new Unplayable(look, parts);
}

/** Why a text cannot be carried out; computed only on request. */
class Unplayable implements GameRefusal {
  private found: Trouble | null = null;

  constructor(
    private readonly look: Outlook,
    private readonly parts: readonly Part[],
  ) {}

  get anchor(): string {
    return this.trouble().anchor;
  }

  say(): string {
    const { anchor, why } = this.trouble();
    const { u, text: here } = this.look;
    const name = textName(u, here.card, here.text);
    const clause =
      u.facts.cards[here.card].era === 'contingency'
        ? say`${name} cannot be used: ${why}`
        : say`${name} cannot be played: ${why}`;
    return `${clause}; see ${anchor}`;
  }

  private trouble(): Trouble {
    this.found ??= troubleFrom(this.look, this.parts, 0);
    return this.found;
  }
}

interface Trouble {
  anchor: string;
  why: string;
}

/** Reports the first clause from here on that cannot be carried out, or else that there is nothing to carry out. */
function troubleFrom(look: Outlook, parts: readonly Part[], from: number): Trouble {
  for (let i = from; i < parts.length; i++)
    if (!finishable(look, parts, from, i + 1, () => true))
      return { anchor: parts[i].anchor, why: parts[i].say(look) };
  const kinds = [...new Set(parts.flatMap((part) => part.kinds ?? []))].map((kind) => KIND_NAMES[kind]);
  return { anchor: 'deploy.missing', why: say`every ${listed('and', kinds)} is on the board` };
}

/**
 * Refuses a choice after which the rest of the text cannot be carried out (text.look-ahead). The outlook is rebuilt
 * when the reason is requested, because look-ahead boards are reused.
 */
export function restImpossible(after: (look: Outlook) => Outlook): GameRefusal {
  return refusal('text.look-ahead', (u) => {
    const look = after(outlookHere(u));
    const { why } = troubleFrom(look, u.facts.texts[look.text.text], look.text.part);
    return say`after that the rest of ${cardHere(u)} could not be carried out: ${why}`;
  });
}

/** The verb that skips a clause, if it is optional or no longer possible. */
export function skipVerb<B extends object>(
  name: string,
  isOptional: (u: R) => boolean,
  others: readonly Verb<Table, Facts, B>[],
  take: (u: U) => void = () => {},
): Verb<Table, Facts, B> {
  return verb<number, B>({
    name,
    check: (u, f, _, seat) => (isOptional(u) || !anyOption(others, u, f, seat) ? null : refuse.mustCarryOut),
    apply: (u) => take(u),
  });
}

/** Does the seat have any option among these verbs? */
export function anyOption<B>(
  verbs: readonly Verb<Table, Facts, B>[],
  u: R,
  f: Frame & B,
  seat: Side,
): boolean {
  let found = false;
  for (const verb of verbs) {
    if (verb.list) {
      verb.list(u, f, seat, () => {
        found = true;
      });
    } else found = verb.check(u, f, 0, seat) === null;
    if (found) return true;
  }
  return false;
}
