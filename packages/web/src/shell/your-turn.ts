import { effect } from '@preact/signals';
import { w } from '../languages/index.js';
import { askedSeats, type TableSession } from './table-session.js';

/** The icon of the page with a mark: somebody waits for you. */
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="4" fill="#1f2a33"/><path d="M4 15.500c3-7 5 2.200 8.200-3.200S16.500 11 20 8.500" fill="none" stroke="#f1eadb" stroke-width="1.800" stroke-linecap="round"/><circle cx="17" cy="17" r="7" fill="#1f2a33"/><circle cx="17" cy="17" r="5.500" fill="#ecbb48"/></svg>`;

/** While it is the player's turn, the title and the icon of the page say so. Returns a function that ends this. */
export function showTurnInTitle(session: TableSession): () => void {
  const title = document.title;
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const icon = link?.getAttribute('href') ?? null;
  const mark = `data:image/svg+xml,${encodeURIComponent(ICON)}`;
  const show = (text: string, address: string | null) => {
    document.title = text;
    if (link && address !== null && link.getAttribute('href') !== address) link.setAttribute('href', address);
  };
  const stop = effect(() => {
    // What the server says counts, whatever the film still shows.
    const table = session.client.table.value;
    const mine =
      table?.info.status === 'running' && askedSeats(table).some((seat) => table.you.seats.includes(seat));
    if (mine) show(w.table.yourTurn(session.about.title), mark);
    else show(`${session.about.title} · ${w.name}`, icon);
  });
  return () => {
    stop();
    show(title, icon);
  };
}
