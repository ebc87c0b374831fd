import type { View } from '@sandtable/kernel';
import type { BoardModule, Pile } from '../../boards/board-module.js';
import { w } from '../../languages/index.js';
import { Sheet } from '../sheet.js';
import { Card } from './card.js';
import '../../styles/lists.css';

interface PileSheetProps {
  pile: Pile;
  board: BoardModule;
  view: View;
  seat: string;
  close(): void;
}

/** The cards of a pile, as far as they are known; the top one first. */
export function PileSheet({ pile, board, view, seat, close }: PileSheetProps) {
  const known = pile.cards.filter((id) => id !== null).reverse();
  const hidden = pile.cards.length - known.length;
  return (
    <Sheet className="pile-sheet" labelledBy="pile-title" close={close}>
      <div class="sheet-head">
        <h2 id="pile-title">
          {pile.title} <span class="count">{pile.cards.length}</span>
        </h2>
        <button type="button" class="quiet" onClick={close}>
          {w.nav.close}
        </button>
      </div>
      {pile.cards.length === 0 && <p>{w.cards.emptyPile}</p>}
      {hidden > 0 && <p class="soft">{w.cards.unknownCards(hidden)}</p>}
      <ul class="card-grid">
        {known.map((id, i) => {
          const face = board.card(view, id, seat);
          return <li key={`${id} ${i}`}>{face && <Card board={board} face={face} />}</li>;
        })}
      </ul>
    </Sheet>
  );
}
