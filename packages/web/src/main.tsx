import { render } from 'preact';
import { App } from './app.js';
import { followAddress } from './route.js';
import { applyTheme } from './settings.js';
import './styles/index.css';

applyTheme();
followAddress();
if (!__HAS_SERVER__ && 'serviceWorker' in navigator) {
  // The static build caches itself for offline use; if that fails, it still works online.
  void navigator.serviceWorker.register('./offline.js').catch(() => {});
}
render(<App />, document.getElementById('app')!);
