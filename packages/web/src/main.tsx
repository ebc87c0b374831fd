import { render } from 'preact';
import { App } from './app.js';
import { followAddress } from './route.js';
import { applyTheme } from './settings.js';
import './styles/index.css';

applyTheme();
followAddress();
render(<App />, document.getElementById('app')!);
