import { noughts } from '@sandtable/example-noughts';
import type { AnyGame, AnyRule } from '@sandtable/kernel';
import type * as Shelf from '@sandtable/shelf';

/** Noughts with a bug in the rules: marking the middle throws an exception. */
function withHole(rule: AnyRule<unknown, unknown>): AnyRule<unknown, unknown> {
  if (rule.kind !== 'question') return rule;
  return {
    ...rule,
    verbs: rule.verbs.map((verb) => ({
      ...verb,
      apply(u, f, cell, seat) {
        if (cell === 4) throw new Error('the middle\nis gone');
        verb.apply(u, f, cell, seat);
      },
    })),
  };
}

export const holed: AnyGame = { ...noughts, id: 'holed', rules: (noughts as AnyGame).rules.map(withHole) };

/** The shelf with that game, for vi.mock. */
export async function shelfWithHoled(original: () => Promise<unknown>): Promise<typeof Shelf> {
  const shelf = (await original()) as typeof Shelf;
  return { ...shelf, findGame: async (id) => (id === 'holed' ? holed : shelf.findGame(id)) };
}
