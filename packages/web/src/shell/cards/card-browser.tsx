import { useSignal } from '@preact/signals';
import type { GameInfo, View } from '@sandtable/kernel';
import type { BoardModule } from '../../boards/board-module.js';
import { w } from '../../languages/index.js';
import { Card } from './card.js';
import '../../styles/lists.css';

/** Every card of the game: its text, the source of the text, and where it is as far as the viewer knows. */
export function CardBrowser({ board, view, about }: { board: BoardModule; view: View; about: GameInfo }) {
  const query = useSignal('');
  const deck = useSignal('');
  const type = useSignal('');
  const rows = board.cards?.(view) ?? [];
  const types = [...new Set(rows.map(({ face }) => face.type))].filter(Boolean);
  const words = query.value.toLowerCase().split(/\s+/).filter(Boolean);
  const found = rows.filter(({ face }) => {
    const text = `${face.name} ${face.type} ${face.text}`.toLowerCase();
    return (
      (deck.value === '' || face.seat === deck.value) &&
      (type.value === '' || face.type === type.value) &&
      words.every((word) => text.includes(word))
    );
  });
  return (
    <div class="card-browser">
      <div class="filters">
        <input
          type="search"
          placeholder={w.cards.search}
          aria-label={w.cards.search}
          value={query.value}
          onInput={(event) => {
            query.value = event.currentTarget.value;
          }}
        />
        <select
          aria-label={w.cards.all}
          value={deck.value}
          onChange={(event) => {
            deck.value = event.currentTarget.value;
          }}
        >
          <option value="">{w.cards.all}</option>
          {about.seats.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        {types.length > 0 && (
          <select
            aria-label={w.cards.every}
            value={type.value}
            onChange={(event) => {
              type.value = event.currentTarget.value;
            }}
          >
            <option value="">{w.cards.every}</option>
            {types.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        )}
      </div>
      {found.length === 0 && <p>{w.cards.none}</p>}
      <ul class="card-grid">
        {found.map(({ face, count, where, seen }) => {
          const gone = seen === count;
          return (
            <li key={`${face.seat} ${face.id}`} class={gone ? 'is-gone' : ''}>
              <Card board={board} face={face} state={gone ? 'discarded' : null} />
              <p class="card-row-foot">
                {count > 1 && <span class="count">{w.cards.copies(count)}</span>}
                <span>{where}</span>
                {face.provenance && <span>{w.cards.provenance[face.provenance]}</span>}
                {face.disputed && <span class="mark">{w.cards.disputed}</span>}
              </p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
