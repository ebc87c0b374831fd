/** A card by its name: which card it is, and whose. Several seats may have cards of the same name. */
export interface NamedCard {
  name: string;
  id: string;
  /** What its name opens, if that is not all of the card: one of its sides. */
  opens?: string;
  seat: string | null;
  /** It is no card but something else with a page of its own. */
  topic?: true;
}

/** A stretch of text: plain, or the name of a card. */
export type TextPart = string | { text: string; card: NamedCard };

const LETTER = /[\p{L}\p{N}]/u;

/**
 * Finds the names of cards in a text: the longest name first, whole words only, capitals as printed. Names that also
 * mean something else (a place of the board) are left out unless they are among the sure ones.
 */
export class NameFinder {
  /** By their first character, the longest first. */
  private readonly byStart = new Map<string, string[]>();
  private readonly cards = new Map<string, NamedCard[]>();

  constructor(
    cards: readonly NamedCard[],
    private readonly otherwise: ReadonlySet<string> = new Set(),
    /** The names of the seats: a card named after one is taken to be that seat's. */
    private readonly seats: readonly { id: string; name: string }[] = [],
  ) {
    for (const card of cards) {
      if (card.name === '') continue;
      const known = this.cards.get(card.name);
      if (known) known.push(card);
      else {
        this.cards.set(card.name, [card]);
        const start = card.name[0];
        this.byStart.set(start, [...(this.byStart.get(start) ?? []), card.name]);
      }
    }
    for (const names of this.byStart.values()) names.sort((a, b) => b.length - a.length);
  }

  /** The text in parts. `sure`: ids of cards that the text is known to be about. */
  split(text: string, sure: ReadonlySet<string> = new Set()): TextPart[] {
    const parts: TextPart[] = [];
    let plain = 0;
    for (let at = 0; at < text.length; at++) {
      if (at > 0 && LETTER.test(text[at - 1])) continue;
      const name = this.byStart.get(text[at])?.find((one) => this.isAt(one, text, at, sure));
      if (name === undefined) continue;
      if (at > plain) parts.push(text.slice(plain, at));
      parts.push({ text: name, card: this.cardIn(name, text, at, sure) });
      at += name.length - 1;
      plain = at + 1;
    }
    if (plain < text.length) parts.push(text.slice(plain));
    return parts;
  }

  private isAt(name: string, text: string, at: number, sure: ReadonlySet<string>): boolean {
    if (!text.startsWith(name, at) || LETTER.test(text[at + name.length] ?? '')) return false;
    return !this.otherwise.has(name) || (this.cards.get(name) ?? []).some(({ id }) => sure.has(id));
  }

  /** Of several cards with this name, that of the seat named last before it, or else named anywhere. */
  private cardIn(name: string, text: string, at: number, sure: ReadonlySet<string>): NamedCard {
    const all = this.cards.get(name) ?? [];
    const one = all.filter(({ id }) => sure.has(id));
    const found = one.length > 0 ? one : all;
    if (found.length === 1) return found[0];
    const places = this.seats
      .map(({ id, name: seat }) => ({ id, at: text.lastIndexOf(seat, at) }))
      .filter((place) => place.at >= 0)
      .sort((a, b) => b.at - a.at);
    for (const { id } of places) {
      const own = found.find(({ seat }) => seat === id);
      if (own) return own;
    }
    return found[0];
  }
}
