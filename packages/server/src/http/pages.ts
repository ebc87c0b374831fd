import { escapeHtml } from './html.js';
import type { ListedGame } from './listed-game.js';
import { pageLayout } from './page-layout.js';

/** The front page without the built client: the games, and how to play each in the terminal. */
export function frontPage(games: readonly ListedGame[], version: string): string {
  const shelf =
    games.length === 0
      ? '<p class="empty">The shelf is still empty: this server was started without any games.</p>'
      : `<ul class="shelf">\n${games.map(gameCard).join('\n')}\n</ul>`;
  return pageLayout({
    title: 'Sandtable',
    heading: 'Sandtable',
    lead: 'Board games of the Second World War, with every rule enforced.',
    main: `<h2>On the shelf</h2>
<p class="hint">The table in the browser is being built. Until then, play in a terminal, in the folder of the repository.</p>
${shelf}`,
    version,
  });
}

function gameCard(game: ListedGame): string {
  const seats = game.seats.map((seat) => `<li>${escapeHtml(seat)}</li>`).join('');
  return `<li class="game" id="${escapeHtml(game.id)}">
<h3>${escapeHtml(game.title)}</h3>
<ul class="seats" aria-label="Seats">${seats}</ul>
<p>${escapeHtml(game.blurb)}</p>
<p class="credits">${escapeHtml(game.credits)}</p>
<div class="play"><span>Play it in a terminal</span><code tabindex="0">npx sandtable play <span>--game ${escapeHtml(game.id)}</span></code></div>
</li>`;
}

/** `home` is where the site begins. */
export function notFoundPage(path: string, version: string, home: string): string {
  return pageLayout({
    title: 'Not found · Sandtable',
    heading: 'Off the map',
    lead: 'There is nothing at this address.',
    main: `<p>Nothing is kept under <strong>${escapeHtml(path)}</strong>. <a href="${escapeHtml(home)}">Back to the shelf</a></p>`,
    version,
  });
}

export function troublePage(version: string, home: string): string {
  return pageLayout({
    title: 'Something went wrong · Sandtable',
    heading: 'Lost in the fog',
    lead: 'The server could not answer.',
    main: `<p>It has been noted in the server’s log. <a href="${escapeHtml(home)}">Back to the shelf</a></p>`,
    version,
  });
}
