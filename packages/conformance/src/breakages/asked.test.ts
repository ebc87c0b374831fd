import { breaks } from '../../test/breaks.js';
import { isTrap, laidOf } from '../../test/skirmish.js';

breaks('asked', [
  [
    'a question that claims to keep a secret and has none',
    { aimSecret: true },
    /'aim' is put although everybody can see that there is one choice/,
  ],
  [
    'a question that is put because of a hidden card',
    { windowSecret: (u, seat) => u.items(laidOf(seat)).some(isTrap) },
    /whether 'answer' is put depends on something that .* may not know/,
  ],
]);
