import type { GameOptions, OptionSpec, OptionSpecs } from '@sandtable/kernel';
import type { CardId } from './cards/decks.js';

/** The named options (docs/rules/east-front.md, Options). The first value of each is its default. */
export const OPTIONS = {
  'first-game': option('off', ['on'], 'begin with the seven cards marked First Game instead of a dealt hand'),
  'stand-fast-limit': option(
    'until-removal',
    ['whole-combat'],
    'how long only Sustain Attack continues an attack after Stand Fast',
  ),
  'retreat-then-remove': option(
    'in-space',
    ['adjacent-too'],
    'may support from next door be removed after a Retreat?',
  ),
  ...aboutCard(
    'general-winter',
    'strict',
    ['lenient'],
    'does General Winter need both a German and a Pact piece?',
  ),
  'rail-conversion-supply': option(
    'end',
    ['each'],
    'must a rail move be supplied at its end, or in each space?',
  ),
  'empty-deck-initiative': option(
    'refuse',
    ['allow'],
    'may Production Initiative be taken with an empty deck?',
  ),
  'missing-pieces': option(
    'other-part',
    ['always', 'never'],
    'may a card be played whose piece is not available?',
  ),
  'broken-clause': option(
    'skip',
    ['optional'],
    'must the last move of Airborne Corps be made when it can be?',
  ),
} satisfies OptionSpecs;

/** The option names; an unknown name does not compile. */
type OptionId = keyof typeof OPTIONS;

function option(usual: string, others: string[], about: string): OptionSpec {
  return { values: [usual, ...others], default: usual, about };
}

/** An option about a single card is named after the card. */
function aboutCard<Id extends CardId>(card: Id, usual: string, others: string[], about: string) {
  return { [card]: option(usual, others, about) } as Record<Id, OptionSpec>;
}

/** The options as switches. */
export interface Rules {
  firstGame: boolean;
  standFastWholeCombat: boolean;
  retreatAdjacentToo: boolean;
  winterLenient: boolean;
  railSuppliedEach: boolean;
  emptyInitiative: boolean;
  missing: 'other-part' | 'always' | 'never';
  clauseOptional: boolean;
}

export function readRules(options: GameOptions): Rules {
  const o = options as Readonly<Record<OptionId, string>>;
  return {
    firstGame: o['first-game'] === 'on',
    standFastWholeCombat: o['stand-fast-limit'] === 'whole-combat',
    retreatAdjacentToo: o['retreat-then-remove'] === 'adjacent-too',
    winterLenient: o['general-winter'] === 'lenient',
    railSuppliedEach: o['rail-conversion-supply'] === 'each',
    emptyInitiative: o['empty-deck-initiative'] === 'allow',
    missing: o['missing-pieces'] as Rules['missing'],
    clauseOptional: o['broken-clause'] === 'optional',
  };
}
