import { signal } from '@preact/signals';
import type { GameInfo, View } from '@sandtable/kernel';
import { useMemo } from 'preact/hooks';
import type { BoardModule } from '../../boards/board-module.js';
import { t } from '../../languages/index.js';
import { openTopic } from '../topics.js';
import { type NamedCard, NameFinder, type TextPart } from './find-names.js';

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
        if (typeof part === 'string') return unbroken(i > 0 ? part.replace(MARKS, '') : part);
        const next = parts[i + 1];
        const marks = typeof next === 'string' ? (MARKS.exec(next)?.[0] ?? '') : '';
        const name = <Name key={i} named={part} inButton={inButton} />;
        if (marks === '') return name;
        return (
          <span key={i} class="with-marks">
            {name}
            {marks}
          </span>
        );
      })}
    </>
  );
}

/** The marks that stay beside the name before them: no line begins with a comma. */
const MARKS = /^[.,;:!?)]+/;

/** The name of a card, or of something else with a page. */
function Name({ named, inButton }: { named: Exclude<TextPart, string>; inButton: boolean }) {
  const { id, opens = id, seat, topic } = named.card;
  if (topic)
    return inButton ? (
      named.text
    ) : (
      <InlineButton topic={id} onPress={() => openTopic(id)}>
        {named.text}
      </InlineButton>
    );
  const at = cardKey(opens, seat);
  return inButton ? (
    <span class="card-link" data-card={at}>
      {named.text}
    </span>
  ) : (
    <InlineButton card={at}>{named.text}</InlineButton>
  );
}

interface InlineButtonProps {
  card?: string;
  topic?: string;
  onPress?(): void;
  children: string;
}

/** A button in the middle of a text, which is broken into lines like the words around it: a real button is a box. */
function InlineButton({ card, topic, onPress, children }: InlineButtonProps) {
  return (
    <span
      role="button"
      tabIndex={0}
      class="card-link"
      data-card={card}
      data-topic={topic}
      onClick={onPress}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.currentTarget.click();
      }}
    >
      {children}
    </span>
  );
}

/** Word joiners: odds like 3-1 are not parted. */
function unbroken(text: string): string {
  return text.replaceAll(/(?<=\d)-(?=\d)/g, '\u2060-\u2060');
}

/** What `data-card` says: the id of a card and its seat. The popup of the page finds the card by it. */
export function cardKey(id: string, seat: string | null): string {
  return `${id} ${seat ?? ''}`.trim();
}
