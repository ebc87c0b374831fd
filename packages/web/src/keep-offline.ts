/** How long an idle moment is waited for before the files are fetched that are not needed yet, in milliseconds. */
const LATEST = 10_000;

/**
 * Has the browser keep this build, so that games at this screen, rules and lessons work without a network. Only after
 * the page has loaded: nobody waits for files that are for later. If it fails, everything works while there is a network.
 */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    void navigator.serviceWorker.register('./offline.js', { updateViaCache: 'none' }).catch(() => {});
  };
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: LATEST });
    else setTimeout(register, LATEST / 2);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
