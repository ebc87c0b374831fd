import { w } from '../languages/index.js';
import { lazyPage } from './lazy-page.js';
import { Menu } from './menu.js';

const Settings = lazyPage(
  async () => (await import('./settings.js')).Settings,
  () => null,
);

export function SettingsButton() {
  return (
    <Menu label={w.nav.settings} face={<GearIcon />}>
      {() => <Settings />}
    </Menu>
  );
}

function GearIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      stroke-width="1.7"
    >
      <path d="M4 7h10M18 7h2M4 17h2M10 17h10" stroke-linecap="round" />
      <circle cx="16" cy="7" r="2.2" />
      <circle cx="8" cy="17" r="2.2" />
    </svg>
  );
}
