import { setWords as ofBridgehead } from '../src/boards/bridgehead/words.js';
import { openDeck } from '../src/boards/east-front/deck.js';
import { setWords as ofEastFront } from '../src/boards/east-front/words.js';
import { setWords as ofQmgWw2 } from '../src/boards/qmg-ww2/words.js';
import { setWords as ofTotalerKrieg } from '../src/boards/totaler-krieg/words.js';
import { speakOfClub } from '../src/languages/club.js';
import { speakOfForms } from '../src/languages/forms.js';
import { speak, speakOf } from '../src/languages/index.js';
import { speakOfPages } from '../src/languages/pages.js';

// As a page does before it shows anything.
await speak('en');
await speakOfClub();
await speakOfForms();
await speakOfPages();
ofBridgehead(await speakOf('bridgehead'));
ofEastFront(await speakOf('east-front'));
ofQmgWw2(await speakOf('qmg-ww2'));
ofTotalerKrieg(await speakOf('totaler-krieg'));
await openDeck();
