import type { ComponentChildren } from 'preact';
import { route, to } from '../route.js';
import { SettingsButton } from '../shell/settings-button.js';
import { Logo } from '../shell/table-head.js';
import { w } from '../words/index.js';

/** Layout of all pages but tables: a head with navigation, and the content. */
export function Page({ children, wide }: { children: ComponentChildren; wide?: boolean }) {
  const { page } = route.value;
  const here = (name: string) => (page === name ? ({ 'aria-current': 'page' } as const) : {});
  return (
    <div class="with-head">
      <button type="button" class="skip" onClick={skipToMain}>
        {w.nav.skip}
      </button>
      <header class="page-head">
        <a class="brand" href={to()} {...here('')}>
          <Logo />
          {w.name}
        </a>
        <nav aria-label={w.name}>
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
    </div>
  );
}

/** Focuses by script: the fragment of the address belongs to the router, so no link can jump within a page. */
function skipToMain(): void {
  document.getElementById('main')?.focus();
}
