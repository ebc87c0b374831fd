import { breaks } from '../../test/breaks.js';
import { DECK, handOf, isTrap } from '../../test/skirmish.js';

breaks('undo', [
  [
    'a hidden card that comes to light past the umpire',
    {
      onBoast(u, seat) {
        u.table.spied = u.items(handOf(1 - seat))[0] ?? -1;
      },
    },
    /'boast' could be taken back, although it tells .* something hidden: view\.table\.spied/,
  ],
  [
    'a whisper about the next card',
    { onBoast: (u, seat) => u.logTo(1 << seat, 'named', u.items(DECK).at(-1) ?? 0) },
    /'boast' could be taken back, although it tells (ann|bob) something hidden: log/,
  ],
  [
    'an effect that depends on a hidden card',
    {
      onBoast(u, seat) {
        u.table.points[seat] += u.items(handOf(1 - seat)).filter(isTrap).length;
      },
    },
    /although it tells .* something hidden: view\.(table\.points|scores)/,
  ],
  [
    'a question that is asked because of a hidden card',
    {
      onBoast(u, seat) {
        if (u.items(handOf(1 - seat)).some(isTrap)) u.push(u.game.rules[4], { seat: 1 - seat });
      },
    },
    /'boast' could be taken back, although it tells .* something hidden: view\.decisions/,
  ],
]);
