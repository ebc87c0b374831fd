import { plain, say, type View } from '@sandtable/kernel';
import type { OptionCardFace } from '@sandtable/totaler-krieg/faces';
import { t } from '../../../languages/index.js';
import type { CardFace, CardRow, Pile } from '../../board-module.js';
import { CardPicture, pickOf } from '../../picture.js';
import { words } from '../words.js';
import { wholeText } from './card-lines.js';
import { ALL_CARDS, cardNamed } from './deck.js';
import { familyOf } from './kinds-of-cards.js';
import './cards.css';

export { CardBody } from './card-body.js';

const WAR_STATES = ['pre-war', 'limited-war', 'total-war'] as const;

/** The face of an Option Card as the page shows all cards. */
function faceOf(card: OptionCardFace): CardFace {
  const family = familyOf(card);
  return {
    id: card.id,
    name: t(card.name),
    type: `${card.id.slice(1)} · ${words.politics.warStates[WAR_STATES[card.warState]]} · ${family.name()}`,
    text: plain(wholeText(card)),
    provenance: null,
    disputed: false,
    seat: card.faction,
    className: `card-tk card-tk-${family.id}`,
    glyph: family.glyph,
  };
}

const faces = new Map<string, CardFace>();

export function cardOf(id: string): CardFace | null {
  const card = cardNamed(id);
  if (!card) return null;
  const face = faces.get(id) ?? faceOf(card);
  faces.set(id, face);
  return face;
}

/** The piles of a faction: hand, Pending Card, cards played and out of the game. */
export function pilesOf(view: View, seat: string): Pile[] {
  const cards = (pile: string) => view.places[`${seat}.${pile}`] ?? [];
  const touch = (id: string) => ({ kind: 'card', id });
  const pile = (id: string, title: string, more: Partial<Pile> = {}): Pile => ({
    place: `${seat}.${id}`,
    title,
    cards: cards(id),
    spread: false,
    touch: null,
    ...more,
  });
  const current = currentOf(view, seat);
  return [
    {
      ...pile('hand', t(say`Hand`), { spread: true, hand: true, touch }),
      cards: sorted(view, seat, cards('hand')),
    },
    pile('pending', t(say`Pending Card`), { spread: true, faceDown: true }),
    ...(current ? [{ ...pile('revealed', t(say`Current Card`), { spread: true }), cards: [current] }] : []),
    { ...pile('played', t(say`Cards played`)), cards: cards('revealed').filter((id) => id !== current) },
    pile('removed', t(say`Out of the game`)),
    pile('discarded', t(say`Removed face down`)),
  ].filter(({ hand, cards: all }) => hand || all.length > 0);
}

function currentOf(view: View, seat: string): string | null {
  const table = view.table as { sides?: Record<string, { card: string | null }> };
  return table.sides?.[seat]?.card ?? null;
}

/** Those that may be selected now come first, then by number. */
function sorted(view: View, seat: string, hand: readonly (string | null)[]): readonly (string | null)[] {
  const options = view.decisions.find((one) => one.seat === seat)?.options ?? [];
  const legal = new Set(options.flatMap(({ touches }) => touches.map(({ id }) => id)));
  const rank = (id: string | null) => (id !== null && legal.has(id) ? 0 : 1);
  const at = (id: string | null) => ALL_CARDS.findIndex((card) => card.id === id);
  return [...hand].sort((a, b) => rank(a) - rank(b) || at(a) - at(b));
}

/** All cards of the decks in play, and where they are as far as the viewer knows. */
export function rowsOf(view: View): CardRow[] {
  const unused = new Set(view.places.unused ?? []);
  return ALL_CARDS.filter(({ id }) => !unused.has(id)).map((card) => {
    const lies = (pile: string) => view.places[`${card.faction}.${pile}`]?.includes(card.id) ?? false;
    const gone = lies('removed') || lies('discarded');
    const where = whereIs(view, card, lies);
    return { face: cardOf(card.id)!, count: 1, where, seen: gone || lies('revealed') ? 1 : 0 };
  });
}

function whereIs(view: View, card: OptionCardFace, lies: (pile: string) => boolean): string {
  if (currentOf(view, card.faction) === card.id) return t(say`Current Card`);
  if (lies('pending')) return t(say`Pending Card`);
  if (lies('hand')) return t(say`in the hand`);
  if (lies('revealed')) return t(say`played`);
  if (lies('removed') || lies('discarded')) return t(say`out of the game`);
  return t(say`still possible`);
}

/** A picture for every card: its family sets the scene, its faction the horizon. */
export function CardArt({ face }: { face: CardFace }) {
  const card = cardNamed(face.id);
  if (!card) return null;
  const { scenes } = familyOf(card);
  return (
    <CardPicture
      scene={scenes[pickOf(card.id, scenes.length)]}
      horizon={{ axis: 'forest', western: 'cliffs', soviet: 'domes' }[card.faction] ?? 'forest'}
      snow={/winter|typhoon|finnish/i.test(card.name)}
    />
  );
}
