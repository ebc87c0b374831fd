import {
  type AnyGame,
  completeNewOptions,
  completeOptions,
  type GameOptions,
  Machine,
  OptionError,
  type Plain,
  quote,
} from '@sandtable/kernel';
import { ANCHOR, noSuchRule } from './anchors.js';
import type { RuleCase, Step } from './case.js';
import { readChance } from './chance.js';
import { Choices } from './choices.js';
import type { CaseDocument, Path, Problem } from './document.js';
import { InputReader } from './input-reader.js';
import { ThenReader } from './read-then.js';

/** The source of games: the shelf, or one provided by a test. */
export interface Library {
  find(id: string): Promise<AnyGame | null>;
  /** Why there is no such game. */
  missing(id: string): string;
  /** The anchors of its rules, if they are documented. */
  anchors?(id: string): ReadonlySet<string> | null;
}

const KEYS = ['game', 'options', 'rule', 'title', 'seed', 'ask', 'chance', 'given', 'when', 'then', 'steps'];

/** The metadata of a document, available even if it cannot be run. */
export interface CaseLabel {
  title: string;
  game: string | null;
  rule: string[];
}

export interface ReadCase extends CaseLabel {
  ruleCase: RuleCase | null;
  problems: Problem[];
}

/** Machines by game and options, shared by all cases that use the same. */
export type Machines = Map<string, Machine<unknown, unknown>>;

/** Turns a document into a case, or reports every mistake in it. */
export async function readCase(
  document: CaseDocument,
  library: Library,
  machines: Machines = new Map(),
): Promise<ReadCase> {
  const label: CaseLabel = { title: '(without a title)', game: null, rule: [] };
  if (document.problems.length > 0) return { ...label, ruleCase: null, problems: document.problems };
  const input = new InputReader();
  const record = input.mapping(document.data, [], 'a case');
  if (!record) return { ...label, ruleCase: null, problems: input.problems };
  input.onlyKeys(record, [], KEYS, 'a case');
  label.title = need(input, record, 'title', 'a case needs a title') ?? label.title;
  label.game = need(input, record, 'game', 'a case names its game');
  label.rule = readRule(input, record);
  const game = label.game === null ? null : await library.find(label.game);
  if (label.game !== null && !game) input.add(['game'], library.missing(label.game));
  const anchors = (game && library.anchors?.(game.id)) ?? null;
  if (anchors) refuseUnknown(input, record.rule, anchors);
  const ruleCase = game ? readFor(input, record, game, label, machines, anchors) : null;
  const { problems } = input;
  return { ...label, ruleCase: problems.length > 0 ? null : ruleCase, problems };
}

function need(
  input: InputReader,
  record: Record<string, unknown>,
  key: string,
  missing: string,
): string | null {
  if (!Object.hasOwn(record, key)) return input.add([], `${missing} (${key}: …)`);
  return input.text(record[key], [key], key);
}

function readRule(input: InputReader, record: Record<string, unknown>): string[] {
  const example = 'rule: [some.anchor]';
  if (!Object.hasOwn(record, 'rule')) {
    input.add([], `a case names the rules it is about (${example})`);
    return [];
  }
  const list = input.list(record.rule, ['rule'], `rule (${example})`);
  if (list?.length === 0) input.add(['rule'], `a case names at least one rule (${example})`);
  const anchors: string[] = [];
  const written: { text: string; path: Path }[] = [];
  list?.forEach((item, i) => {
    const anchor = input.text(item, ['rule', i], 'an anchor');
    if (anchor === null) return;
    written.push({ text: anchor, path: ['rule', i] });
    if (ANCHOR.test(anchor)) anchors.push(anchor);
    else input.add(['rule', i], `${quote(anchor)} is not an anchor (like supply.navy-port)`);
  });
  input.onlyOnce(written);
  return anchors;
}

/** Undocumented rules are mistakes. */
function refuseUnknown(input: InputReader, rule: unknown, anchors: ReadonlySet<string>): void {
  if (!Array.isArray(rule)) return;
  rule.forEach((anchor, i) => {
    if (typeof anchor !== 'string' || !ANCHOR.test(anchor) || anchors.has(anchor)) return;
    input.add(['rule', i], noSuchRule(anchor, anchors));
  });
}

function readFor(
  input: InputReader,
  record: Record<string, unknown>,
  game: AnyGame,
  { title, rule }: CaseLabel,
  machines: Machines,
  anchors: ReadonlySet<string> | null,
): RuleCase | null {
  const options = readOptions(input, record, game);
  const machine = options && machineFor(input, game, options, readAsk(input, record), machines);
  const given = readGiven(input, record, game);
  const seed = readSeed(input, record);
  const chance = Object.hasOwn(record, 'chance') ? readChance(input, record.chance, ['chance'], machine) : [];
  const steps = machine ? readSteps(input, record, machine, anchors) : [];
  return machine && { machine, title, rule, seed, given, chance, steps };
}

function readOptions(input: InputReader, record: Record<string, unknown>, game: AnyGame): GameOptions | null {
  if (!Object.hasOwn(record, 'options')) return {};
  const written = input.mapping(record.options, ['options'], 'options');
  if (!written) return null;
  const options: Record<string, string> = {};
  for (const [name, value] of Object.entries(written)) {
    const own = Object.hasOwn(game.options, name) ? game.options[name].text : undefined;
    if (own && typeof value === 'object') {
      const read = own.fromFile(value);
      if ('text' in read) options[name] = read.text;
      else for (const { path, message } of read.problems) input.add(['options', name, ...path], message);
    } else if (typeof value === 'object')
      input.add(['options', name], `the value of option ${quote(name)} is a word`);
    else options[name] = String(value);
    try {
      completeOptions(game.options, { [name]: options[name] ?? '' });
    } catch (error) {
      if (!(error instanceof OptionError)) throw error;
      if (typeof value !== 'object') input.add(['options', name], `${game.id}: ${error.message}`);
    }
  }
  if (input.problems.some(({ path }) => path[0] === 'options')) return null;
  try {
    completeNewOptions(game.options, options);
    return options;
  } catch (error) {
    if (!(error instanceof OptionError)) throw error;
    input.add(['options'], `${game.id}: ${error.message}`);
    return null;
  }
}

/** `ask: all`: no question is answered automatically, so that a case can examine one with a single choice. */
function readAsk(input: InputReader, record: Record<string, unknown>): boolean {
  if (!Object.hasOwn(record, 'ask')) return false;
  return input.named(record.ask, ['ask'], ['all'], 'way to ask') !== null;
}

function machineFor(
  input: InputReader,
  game: AnyGame,
  options: GameOptions,
  asksAll: boolean,
  machines: Machines,
) {
  const key = JSON.stringify([game.id, completeOptions(game.options, options), asksAll]);
  let machine = machines.get(key);
  if (!machine) {
    try {
      machine = new Machine<unknown, unknown>(game, options, { asksAll });
    } catch (error) {
      // Options that are valid one by one may still be incompatible.
      if (error instanceof OptionError) return input.add(['options'], `${game.id}: ${error.message}`);
      throw error;
    }
    machines.set(key, machine);
  }
  return machine;
}

function readGiven(
  input: InputReader,
  record: Record<string, unknown>,
  game: AnyGame,
): Record<string, Plain> | null {
  if (!Object.hasOwn(record, 'given')) return null;
  const given = input.mapping(record.given, ['given'], 'given');
  if (!given) return null;
  if (!game.cases) return input.add(['given'], `${game.id} knows no positions for cases: leave given out`);
  input.onlyKeys(given, ['given'], game.cases.given, `given of ${game.id}`);
  refuseNothing(input, given, ['given']);
  return given as Record<string, Plain>;
}

/** A key without a value is a mistake, not a position. */
function refuseNothing(input: InputReader, value: unknown, path: Path): void {
  if (value === null || value === undefined) {
    input.add(path, 'nothing is written here: complete it or leave it out');
  } else if (typeof value === 'object') {
    const parts: [string | number, unknown][] = Array.isArray(value)
      ? value.map((item, i) => [i, item])
      : Object.entries(value);
    for (const [key, part] of parts) refuseNothing(input, part, [...path, key]);
  }
}

function readSeed(input: InputReader, record: Record<string, unknown>): string {
  const { seed } = record;
  if (!Object.hasOwn(record, 'seed')) return '1';
  if (typeof seed === 'string' || typeof seed === 'number') return String(seed);
  input.add(['seed'], 'the seed is a number or a text');
  return '';
}

function readSteps(
  input: InputReader,
  record: Record<string, unknown>,
  machine: Machine<unknown, unknown>,
  anchors: ReadonlySet<string> | null,
): Step[] {
  const choices = new Choices(input, machine.game);
  const thens = new ThenReader(input, choices, machine, anchors);
  const step = (written: Record<string, unknown>, path: Path): Step => {
    const when = Object.hasOwn(written, 'when') ? choices.list(written.when, [...path, 'when'], 'when') : [];
    const then = Object.hasOwn(written, 'then') ? thens.read(written.then, [...path, 'then']) : null;
    if (then?.refused && when.length === 0 && !input.problems.length) {
      input.add(then.refused.path, 'refused speaks of the last choice, but no choice is made (when: …)');
    }
    return { when, then };
  };
  if (!Object.hasOwn(record, 'steps')) {
    if (!Object.hasOwn(record, 'then')) input.add([], 'a case without then or steps claims nothing');
    return [step(record, [])];
  }
  for (const key of ['when', 'then']) {
    if (Object.hasOwn(record, key)) input.add([key], `a case has either steps or ${key}, not both`);
  }
  const list = input.list(record.steps, ['steps'], 'steps') ?? [];
  const steps: Step[] = [];
  list.forEach((item, i) => {
    const path: Path = ['steps', i];
    const written = input.mapping(item, path, 'a step');
    if (!written) return;
    input.onlyKeys(written, path, ['when', 'then'], 'a step');
    if (Object.keys(written).length === 0) input.add(path, 'a step has when, then or both');
    steps.push(step(written, path));
  });
  const claims = list.some(
    (item) => typeof item === 'object' && item !== null && Object.hasOwn(item, 'then'),
  );
  if (!claims) input.add(['steps'], 'steps without any then claim nothing');
  return steps;
}
