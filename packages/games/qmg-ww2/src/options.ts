import type { GameOptions, OptionSpec, OptionSpecs } from '@sandtable/kernel';
import type { CardId } from './cards/decks.js';

/** The named options (docs/rules/qmg-ww2.md, Options). The first value of each is its default. */
export const OPTIONS = {
  edition: option('second', ['first'], 'which edition: board, decks, pieces and every rule that differs'),
  reallocate: option('off', ['on'], 'Reallocate Resources: four cards for a basic card from the deck'),
  'tournament-victory': option('off', ['on'], 'first edition: a lead of 30 at the end of a round wins'),
  ...aboutCard('rasputitsa', 'built-or-recruited', ['built'], 'what Rasputitsa answers (second edition)'),
  ...aboutCard(
    'loyal-to-the-crown',
    'built',
    ['built-or-recruited'],
    'what Loyal to the Crown answers (second edition)',
  ),
  ...aboutCard('kamikaze', 'built', ['built-or-recruited'], 'what Kamikaze answers (second edition)'),
  'portless-link': option('allowed', ['forbidden'], 'may a supply line pass through a Navy without a port?'),
  ...aboutCard('truk', 'spaces', ['pieces'], 'does Truk supply spaces, or the pieces there when it is used?'),
  enigma: option(
    'every-use',
    ['active-only'],
    'do quiet uses of a Status card count for Enigma Code Cracked?',
  ),
  'own-removal': option(
    'triggers',
    ['silent'],
    "do a country's own removals count as removals for reinforcements?",
  ),
  ...aboutCard(
    'women-conscripts',
    'play-step',
    ['hand-only'],
    'does a Build Army card played by Guards count?',
  ),
  'score-floor': option('none', ['zero'], 'can a score fall below 0?'),
  'firestorm-home': option('excluded', ['included'], 'does a piece in the Home space count as adjacent?'),
  ...aboutCard('scorched-earth', 'no-star', ['supply-only'], 'does Ukraine still score for the Axis?'),
  'skip-parts': option('yes', ['no'], 'may parts of your own card be left out?'),
  ...aboutCard('wolf-packs', 'always', ['with-discard'], 'do Wolf Packs add to a sum of 0?'),
  'lend-lease-draw': option(
    'always',
    ['after-play'],
    'may a country draw by Lend Lease without having played?',
  ),
  'guards-cost': option(
    'playable',
    ['not-playable'],
    'may a card paid as the cost be the one taken from the pile?',
  ),
  'bombing-targets': option('one', ['every'], 'do bombing cards hit one fitting country, or every one?'),
  'sudden-at-start': option(
    'no',
    ['yes'],
    'is a position won at once that begins with two enemy Home spaces held? (first edition)',
  ),
  'protected-removal': option(
    'forbidden',
    ['allowed'],
    'may a country take a protected piece of its own off the board?',
  ),
  'reallocate-short': option(
    'forbidden',
    ['allowed'],
    'may a country with fewer than four cards in hand reallocate?',
  ),
  designate: option('supplied', ['any'], 'may a piece out of supply be named as the one just built?'),
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
  first: boolean;
  reallocate: boolean;
  leadWins: boolean;
  rasputitsaRecruits: boolean;
  loyalRecruits: boolean;
  kamikazeRecruits: boolean;
  portlessLinkBreaks: boolean;
  trukPieces: boolean;
  enigmaActiveOnly: boolean;
  ownRemovalSilent: boolean;
  womenHandOnly: boolean;
  scoreFloor: boolean;
  firestormHome: boolean;
  scorchedStar: boolean;
  skipParts: boolean;
  wolfPacksAlways: boolean;
  lendLeaseDrawAfterPlay: boolean;
  guardsCostPlayable: boolean;
  bombEvery: boolean;
  suddenAtStart: boolean;
  protectedRemoval: boolean;
  reallocateShort: boolean;
  designateAny: boolean;
}

export function readRules(options: GameOptions): Rules {
  const o = options as Readonly<Record<OptionId, string>>;
  const first = o.edition === 'first';
  return {
    first,
    reallocate: o.reallocate === 'on',
    leadWins: !first || o['tournament-victory'] === 'on',
    rasputitsaRecruits: first || o.rasputitsa === 'built-or-recruited',
    loyalRecruits: first || o['loyal-to-the-crown'] === 'built-or-recruited',
    kamikazeRecruits: !first && o.kamikaze === 'built-or-recruited',
    portlessLinkBreaks: o['portless-link'] === 'forbidden',
    trukPieces: o.truk === 'pieces',
    enigmaActiveOnly: o.enigma === 'active-only',
    ownRemovalSilent: o['own-removal'] === 'silent',
    womenHandOnly: o['women-conscripts'] === 'hand-only',
    scoreFloor: o['score-floor'] === 'zero',
    firestormHome: o['firestorm-home'] === 'included',
    scorchedStar: o['scorched-earth'] === 'supply-only',
    skipParts: o['skip-parts'] === 'yes',
    wolfPacksAlways: o['wolf-packs'] === 'always',
    lendLeaseDrawAfterPlay: o['lend-lease-draw'] === 'after-play',
    guardsCostPlayable: o['guards-cost'] === 'playable',
    bombEvery: o['bombing-targets'] === 'every',
    suddenAtStart: first && o['sudden-at-start'] === 'yes',
    protectedRemoval: o['protected-removal'] === 'allowed',
    reallocateShort: o['reallocate-short'] === 'allowed',
    designateAny: o.designate === 'any',
  };
}
