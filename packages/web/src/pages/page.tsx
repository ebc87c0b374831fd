import type { ComponentChildren } from 'preact';
import { w } from '../languages/index.js';
import { route, to } from '../route.js';
import { SettingsButton } from '../shell/settings-button.js';
import { Logo } from '../shell/table-head.js';

/** Pages that are found from the lobby. */
const CLUB = ['people', 'ladder', 'tournaments', 'tournament'];

/** Layout of all pages but tables: a head with navigation, the content, and a foot. */
export function Page({ children, wide }: { children: ComponentChildren; wide?: boolean }) {
  const { page } = route.value;
  const part = CLUB.includes(page) ? 'lobby' : page;
  const here = (name: string) =>
    part === name ? ({ 'aria-current': page === name ? 'page' : 'true' } as const) : {};
  return (
    <div class="with-head">
      <button type="button" class="skip" onClick={skipToMain}>
        {w.nav.skip}
      </button>
      <header class="page-head">
        <a class="brand" href={to()}>
          <Logo />
          <span>{w.name}</span>
        </a>
        <nav aria-label={w.name}>
          <a href={to()} {...here('')}>
            {w.nav.start}
          </a>
          {__HAS_SERVER__ && (
            <a href={to('lobby')} {...here('lobby')}>
              {w.nav.lobby}
            </a>
          )}
          <a href={to('rules')} {...here('rules')}>
            {w.nav.rules}
          </a>
        </nav>
        <SettingsButton />
      </header>
      <main class={`page ${wide ? 'wide' : ''}`} id="main" tabIndex={-1}>
        {children}
      </main>
      <footer class="page-foot">
        <Logo />
        <p>{w.start.notAffiliated}</p>
      </footer>
    </div>
  );
}

/** Something is being loaded. */
export function Opening() {
  return (
    <Page>
      <p class="page-note" role="status" aria-busy="true">
        {w.table.opening}
      </p>
    </Page>
  );
}

/** The address leads nowhere. */
export const Lost = () => <Trouble title={w.trouble.lost} />;

/** What was asked for cannot be shown: why, and the way out. */
export function Trouble({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <Page>
      <div class="page-note">
        <h1>{title}</h1>
        {children}
        <a class="button primary" href={to()}>
          {w.trouble.home}
        </a>
      </div>
    </Page>
  );
}

/** Focuses by script: the fragment of the address belongs to the router, so no link can jump within a page. */
function skipToMain(): void {
  document.getElementById('main')?.focus();
}
