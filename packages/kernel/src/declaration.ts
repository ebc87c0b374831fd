import { type Game, playedSeats } from './game.js';
import type { PlacesSpec } from './places.js';
import { type Question, RulesError, UNDO, VERB_LIMIT } from './rule.js';

const WORD = /^[a-z0-9-]+$/;
/** Log lines that the kernel itself writes. */
const KERNEL_LOG_TEXTS = [UNDO, 'rewind'];

/** Checks that a game's declaration is consistent before it is played. Throws RulesError. */
export function checkDeclaration<T, C>(game: Game<T, C>): void {
  const wrong = findMistake(game);
  if (wrong !== null) throw new RulesError(`the game '${game.id}': ${wrong}`);
}

function findMistake<T, C>(game: Game<T, C>): string | null {
  if (!WORD.test(game.id)) return 'its id is not a word of lower-case letters, digits and hyphens';
  if (!Number.isSafeInteger(game.ruleset) || game.ruleset < 1)
    return 'its ruleset is not a whole number from 1';
  const isRuleset = (n: number) => Number.isSafeInteger(n) && n >= 1 && n <= game.ruleset;
  if (!isRuleset(game.onlyChoiceSince ?? 1) || !(game.olderRulesets ?? []).every(isRuleset))
    return `its older rulesets are not whole numbers from 1 to ${game.ruleset}`;
  return (
    mistakeInSeats(game) ??
    mistakeInOptions(game) ??
    mistakeInIdleSeats(game) ??
    mistakeInOtherSides(game) ??
    mistakeInRules(game) ??
    mistakeInAnytimeVerbs(game) ??
    mistakeInLogTexts(game)
  );
}

function mistakeInSeats<T, C>({ seats, sides }: Game<T, C>): string | null {
  if (seats.length < 1 || seats.length > 30) return 'a game has 1 to 30 seats';
  const ids = seats.map((seat) => seat.id);
  const badId = ids.find((id) => !WORD.test(id)) ?? sides.map((side) => side.id).find((id) => !WORD.test(id));
  if (badId !== undefined) return `'${badId}' is not a word of lower-case letters, digits and hyphens`;
  const twice = repeated(ids);
  if (twice !== null) return `two seats are called '${twice}'`;
  const astray = seats.find((seat) => sides[seat.side] === undefined);
  return astray ? `the seat '${astray.id}' is on side ${astray.side}, which does not exist` : null;
}

function mistakeInOptions<T, C>({ options }: Game<T, C>): string | null {
  for (const [name, spec] of Object.entries(options)) {
    if (!WORD.test(name)) return `the option '${name}' cannot be written name=value`;
    if (spec.text) {
      if (spec.values.length > 0 || spec.default !== '')
        return `the option '${name}' is a text and has neither values nor a default`;
      continue;
    }
    const unwritable = spec.values.find((value) => !/^[a-z0-9.-]+$/.test(value));
    if (unwritable !== undefined)
      return `the value '${unwritable}' of option '${name}' cannot be written name=value`;
    if (!spec.values.includes(spec.default))
      return `the default '${spec.default}' of option '${name}' is none of its values`;
  }
  return null;
}

function mistakeInIdleSeats<T, C>({ idleSeats, options, seats }: Game<T, C>): string | null {
  if (!idleSeats) return null;
  const { option, usual } = idleSeats;
  if (options[option]?.default !== usual)
    return `seats are idle by the option '${option}', whose default is not '${usual}'`;
  for (const [value, idle] of Object.entries(idleSeats.seats)) {
    if (!options[option].values.includes(value))
      return `seats are idle with ${option}=${value}, which is none of its values`;
    const stranger = idle.find((id) => !seats.some((seat) => seat.id === id));
    if (stranger !== undefined) return `the seat '${stranger}', idle with ${option}=${value}, does not exist`;
    if (idle.length === seats.length) return `with ${option}=${value} all seats are idle`;
  }
  return null;
}

function mistakeInOtherSides<T, C>(game: Game<T, C>): string | null {
  const { otherSides, options } = game;
  if (!otherSides) return null;
  const { option, usual } = otherSides;
  if (options[option]?.default !== usual)
    return `sides differ by the option '${option}', whose default is not '${usual}'`;
  for (const [value, sides] of Object.entries(otherSides.sides)) {
    const when = `with ${option}=${value}`;
    if (!options[option].values.includes(value)) return `sides differ ${when}, which is none of its values`;
    const badId = sides.find(({ id }) => !WORD.test(id))?.id;
    if (badId !== undefined) return `'${badId}' is not a word of lower-case letters, digits and hyphens`;
    const seated = sides.flatMap(({ seats }) => seats);
    const stranger = seated.find((id) => !game.seats.some((seat) => seat.id === id));
    if (stranger !== undefined) return `the seat '${stranger}', on a side ${when}, does not exist`;
    const twice = repeated(seated);
    if (twice !== null) return `the seat '${twice}' is on two sides ${when}`;
    const astray = playedSeats(game, { [option]: value }).find(({ id }) => !seated.includes(id));
    if (astray) return `the seat '${astray.id}' is on no side ${when}`;
  }
  return null;
}

function mistakeInRules<T, C>({ rules }: Game<T, C>): string | null {
  const twice = repeated(rules.map((rule) => rule.name));
  if (twice !== null) return `two rules are called '${twice}'`;
  for (const rule of rules) {
    const wrong = rule.kind === 'question' ? mistakeInQuestion(rule) : null;
    if (wrong !== null) return `the question '${rule.name}' ${wrong}`;
  }
  return null;
}

function mistakeInQuestion<T, C>({
  verbs,
  standingOrder,
  continuesChoice,
  simultaneous,
}: Question<T, C>): string | null {
  if (continuesChoice && simultaneous)
    return 'is part of a choice, so it cannot be put to several seats together';
  if (verbs.length === 0) return 'has no verb';
  if (verbs.length > VERB_LIMIT) return `has more than ${VERB_LIMIT} verbs`;
  const bad = verbs.find((verb) => !readable(verb.name));
  if (bad) return `has a verb '${bad.name}': ${VERB_RULE}`;
  const twofold = verbs.find((verb) => verb.bySubject && verb.list);
  if (twofold) return `lists '${twofold.name}' in two ways`;
  if (standingOrder && !verbs.some((verb) => verb.name === standingOrder.verb && verb.domain === undefined)) {
    return `has a standing order '${standingOrder.verb}', which is no bare word of it`;
  }
  return null;
}

function mistakeInAnytimeVerbs<T, C>({ anytimeVerbs = [], rules }: Game<T, C>): string | null {
  const bad = anytimeVerbs.find((anytime) => !readable(anytime.name));
  if (bad) return `an anytime verb is called '${bad.name}': ${VERB_RULE}`;
  const verbs = rules.flatMap((rule) =>
    rule.kind === 'question' ? rule.verbs.map((verb) => verb.name) : [],
  );
  // Anytime verbs are parsed first, so a question's verb with the same word could never be chosen.
  const hidden = verbs.find((verb) =>
    anytimeVerbs.some((anytime) => `${verb} `.startsWith(`${anytime.name} `)),
  );
  return hidden === undefined ? null : `the verb '${hidden}' begins like an anytime verb`;
}

function mistakeInLogTexts<T, C>({ logTexts }: Game<T, C>): string | null {
  const taken = KERNEL_LOG_TEXTS.find((kind) => Object.hasOwn(logTexts, kind));
  return taken === undefined ? null : `the telling '${taken}' belongs to the kernel`;
}

const VERB_RULE = `a verb is written in lower case with single blanks, and '${UNDO}' belongs to the kernel`;

function readable(verb: string): boolean {
  return verb !== '' && verb !== UNDO && verb === verb.trim().toLowerCase().replace(/\s+/g, ' ');
}

/** Checks that every place has a unique name that a journal can contain. Throws RulesError. */
export function checkPlaces(game: string, spec: PlacesSpec): void {
  const names = spec.places.map((place) => place.name);
  const bad = names.find((name) => !/^\S+$/.test(name));
  if (bad !== undefined)
    throw new RulesError(`the game '${game}': the place '${bad}' is not named by one word`);
  const twice = repeated(names);
  if (twice !== null) throw new RulesError(`the game '${game}': two places are called '${twice}'`);
}

function repeated(list: readonly string[]): string | null {
  return list.find((one, i) => list.indexOf(one) !== i) ?? null;
}
