import { render } from 'preact';
import { App } from './app.js';
import { keepOffline } from './keep-offline.js';
import { language, speak } from './languages/index.js';
import { listenForMissing, part } from './parts.js';
import { followAddress } from './route.js';
import { applyTheme, languageSetting } from './settings.js';
import { Dialogs } from './shell/dialog.js';
import { MissingPart } from './shell/missing-part.js';
import './styles/index.css';

/** Renders the page in the language that was loaded. */
function begin(): void {
  document.documentElement.lang = language;
  followAddress();
  keepOffline();
  render(
    <>
      <App />
      <Dialogs />
      <MissingPart />
    </>,
    document.getElementById('app')!,
  );
}

applyTheme();
listenForMissing();
// Not awaited here: the files of a language may need this very module, which would then wait for itself. Without its
// language the page is English; without any words there is nothing to show yet.
part(() => speak(languageSetting.peek()))
  .catch(() => speak('en'))
  .then(begin, () => setTimeout(() => location.reload(), 5000));
