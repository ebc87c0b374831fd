import {
  type AnyGame,
  type Domain,
  longestVerb,
  type Machine,
  memberMeant,
  names,
  nearest,
  UNDO,
} from '@sandtable/kernel';
import type { Choice } from './case.js';
import type { Path } from './document.js';
import { type InputReader, unknownName } from './input-reader.js';

/** Reads choices as cases write them: "germany: battle ukraine", or "battle ukraine" for the seat that is asked. */
export class Choices {
  private readonly seats: readonly string[];

  constructor(
    private readonly input: InputReader,
    game: AnyGame,
  ) {
    this.seats = game.seats.map(({ id }) => id);
  }

  /** A list of choices; a single one is a list of one. */
  list(value: unknown, path: Path, meant: string): Choice[] {
    const single = typeof value === 'string';
    const items = single ? [value] : (this.input.list(value, path, `${meant} (choices in notation)`) ?? []);
    return items.flatMap((item, i) => this.one(item, single ? path : [...path, i]) ?? []);
  }

  one(value: unknown, path: Path): Choice | null {
    const written = unquoted(value) ?? value;
    const text = this.input.text(written, path, 'a choice');
    if (text === null) return null;
    const split = /^([A-Za-z0-9_-]+):\s+(\S.*)$/.exec(text.trim());
    if (!split) return { path, seat: null, text: text.trim() };
    const seat = this.seats.indexOf(split[1]);
    if (seat < 0) return this.input.add(path, unknownName('there is no seat', split[1], this.seats));
    return { path, seat, text: split[2] };
  }
}

/** YAML reads an unquoted `- germany: battle ukraine` as a mapping; the choice is meant. */
function unquoted(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const pairs = Object.entries(value);
  if (pairs.length !== 1 || typeof pairs[0][1] === 'object') return null;
  return `${pairs[0][0]}: ${pairs[0][1]}`;
}

/**
 * Why no question of the game could ever accept these words: a verb or name that does not exist. Expecting such a
 * choice to be illegal would be a vacuous test. Domains that depend on the position are not checked, unless the word
 * looks like a misspelled card.
 */
export function impossibleChoice(machine: Machine<unknown, unknown>, typed: string): string | null {
  const text = typed.trim().toLowerCase().replace(/\s+/g, ' ');
  if (text === UNDO) return null;
  const { rules, anytimeVerbs } = machine.game;
  const verbs = [
    ...rules.flatMap((rule) => (rule.kind === 'question' ? rule.verbs : [])),
    ...(anytimeVerbs ?? []),
  ];
  const longest = longestVerb(
    verbs.map(({ name }) => name),
    text,
  );
  const matching = verbs.filter(({ name }) => name === longest);
  if (matching.length === 0) {
    const words = [...new Set(verbs.map(({ name }) => name))];
    return unknownName(`no question of ${machine.game.id} is answered by`, text.split(' ')[0], words);
  }
  const known: string[] = [];
  for (const { name, domain } of matching) {
    const rest = text.slice(name.length).trim();
    if (typeof domain === 'function') {
      const near = nearlyItem(machine, rest);
      if (near === null) return null;
      known.push(`${name} ${near}`);
    } else if (domain === undefined ? rest === '' : memberMeant(domain, rest) >= 0) return null;
    else if (domain !== undefined) known.push(...namesIn(domain, name));
  }
  return unknownName('there is no choice', text, known);
}

/** The card a word probably misspells; null if it is a card's name, or resembles none. */
function nearlyItem({ spec }: Machine<unknown, unknown>, word: string): string | null {
  if (!spec || word === '') return null;
  const list = new Set(Array.from({ length: spec.items }, (_, item) => spec.itemName(item)));
  const items = names('card', [...list]);
  return memberMeant(items, word) >= 0 ? null : nearest(items, word);
}

function namesIn(domain: Domain, verb: string): string[] {
  return domain.values.slice(0, 5000).map((value) => `${verb} ${domain.name(value)}`);
}
