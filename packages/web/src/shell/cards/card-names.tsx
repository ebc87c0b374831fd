import { signal } from '@preact/signals';
import type { GameInfo, View } from '@sandtable/kernel';
import { useMemo } from 'preact/hooks';
import type { BoardModule } from '../../boards/board-module.js';
import { t } from '../../languages/index.js';
import { openTopic } from '../topics.js';
import { type NamedCard, NameFinder } from './find-names.js';

/** Knows the cards of the game on this page; null where there is none. */
export const cardFinder = signal<NameFinder | null>(null);

/** The names of cards and places are the same throughout a game. */
export function finderOf(board: BoardModule, view: View, about: GameInfo): NameFinder {
  const cards = (board.cards?.(view) ?? []).flatMap(({ face: { id, name: own, seat }, names }) =>
    (names ?? [{ name: own, opens: id }]).map(({ name, opens }): NamedCard => ({ name, id, opens, seat })),
  );
  const topics = (board.topics?.(view) ?? []).map(
    ({ id, name }): NamedCard => ({ name, id, seat: null, topic: true }),
  );
  const places = new Set((board.atlas?.(view) ?? []).map(({ name }) => name));
  return new NameFinder([...cards, ...topics], places, about.seats);
}

interface CardNamesProps {
  text: string;
  /** Inside a button nothing else can be pressed: there the names only show their cards. */
  inButton?: boolean | undefined;
  /** Ids of cards that the text is known to be about. */
  sure?: readonly string[];
}

/** A text in which every name of a card opens that card: by pointing at it, by the keyboard, by a long touch. */
export function CardNames({ text, inButton = false, sure }: CardNamesProps) {
  const finder = cardFinder.value;
  const said = t(text);
  const parts = useMemo(() => finder?.split(said, new Set(sure)) ?? [said], [finder, said, sure?.join()]);
  return (
    <>
      {parts.map((part, i) => {
        // A word joiner: no line begins with the comma after a button.
        if (typeof part === 'string') return i > 0 && /^[.,;:!?)]/.test(part) ? `\u2060${part}` : part;
        const { id, opens = id, seat, topic } = part.card;
        if (topic)
          return inButton ? (
            part.text
          ) : (
            <button key={i} type="button" class="card-link" data-topic={id} onClick={() => openTopic(id)}>
              {part.text}
            </button>
          );
        const at = cardKey(opens, seat);
        return inButton ? (
          <span key={i} class="card-link" data-card={at}>
            {part.text}
          </span>
        ) : (
          <button key={i} type="button" class="card-link" data-card={at}>
            {part.text}
          </button>
        );
      })}
    </>
  );
}

/** What `data-card` says: the id of a card and its seat. The popup of the page finds the card by it. */
export function cardKey(id: string, seat: string | null): string {
  return `${id} ${seat ?? ''}`.trim();
}
