import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  allRefusals,
  apart,
  below,
  chain,
  explainRefusal,
  linesFor,
  Machine,
  Match,
  plain,
  SPECTATOR,
  seedGenerator,
  spellOption,
  topicsOf,
  view,
} from '@sandtable/kernel';
import { findGame, isDraft, listGames } from '@sandtable/shelf';
import { beforeAll, describe, expect, it } from 'vitest';
import { openModules, subjectsOf } from './lib/catalogue.mjs';
import { learnProblems } from './lib/catalogue-learn.mjs';
import { problemsOf } from './lib/catalogue-problems.mjs';
import { letterProblems, misprintProblems, smallFonts, textsIn } from './lib/letters-problems.mjs';
import { sentencesIn } from './lib/sentences.mjs';
import { opensBeforehand } from './lib/word-parts.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

describe('sentences in source code', () => {
  it('are found with their parts, and inside the parts of others', () => {
    const found = sentencesIn(
      'f(say`${who(`x`)} has ${n === 1 ? say`a card` : say`${n} cards`}`); `not ${this}`; // say`no`',
    );
    expect([...found].sort()).toEqual(['a card', '{1} cards', '{1} has {2}']);
  });

  it('are not confused by strings, patterns and comments', () => {
    const found = sentencesIn("const a = 'it`s'; /[`]/.test(b); /* say`x` */ say`it's \\`so\\``");
    expect([...found]).toEqual(["it's `so`"]);
  });
});

describe('a language', () => {
  const subject = (sentences, words = null) => ({
    sentences: new Set(sentences),
    names: new Set(),
    cards: new Map(),
    words,
    learn: null,
  });
  const given = (sentences, names = {}, words = null) => ({
    sentences,
    names,
    cards: {},
    words,
    asInEnglish: [],
    learn: null,
    learnAsInEnglish: [],
  });
  const problems = (english, sentences, names, words) =>
    problemsOf(
      {
        kernel: subject([]),
        game: { ...subject(english, words?.en ?? null), names: new Set(Object.keys(names ?? {})) },
      },
      { kernel: given({}), game: given(sentences, names, words?.own ?? null) },
    ).join();

  it('must say everything, and nothing that is not asked for', () => {
    expect(problems(['{1} wins'], { '{1} wins': '{1} gewinnt' })).toBe('');
    expect(problems(['{1} wins'], {})).toContain('missing "{1} wins"');
    expect(problems(['{1} wins'], { '{1} wins': '' })).toContain('missing');
    expect(problems([], { '{1} wins': '{1} gewinnt' })).toContain('not used');
  });

  it('must use every part, or leave it out on purpose', () => {
    expect(problems(['{1} of {2}'], { '{1} of {2}': '{2}: {1:-}' })).toBe('');
    expect(problems(['{1} of {2}'], { '{1} of {2}': '{2}' })).toContain('the parts of');
    expect(problems(['{1} of {2}'], { '{1} of {2}': '{1} {2} {3}' })).toContain('the parts of');
  });

  it('asks only for forms that some name has', () => {
    expect(problems(['in {1}'], { 'in {1}': '{1:in}' }, { Kiev: { '': 'Kiew', in: 'in Kiew' } })).toBe('');
    expect(problems(['in {1}'], { 'in {1}': '{1:im}' }, { Kiev: { '': 'Kiew', in: 'in Kiew' } })).toContain(
      "the form 'im'",
    );
  });

  it('has all words of the client', () => {
    const en = { nav: { back: 'Back', on: (n) => `go on ${n}` } };
    expect(problems([], {}, {}, { en, own: { nav: { back: 'Zurück', on: (n) => `${n} weiter` } } })).toBe('');
    expect(problems([], {}, {}, { en, own: { nav: { back: 'Back' } } })).toContain('nav.back');
    expect(problems([], {}, {}, { en, own: { nav: { back: 'Back' } } })).toContain('nav.on');
  });
});

describe('misprints of a language', () => {
  it('are looked for in all texts, also within functions', () => {
    const misprints = / [:?](?=\s|$)/;
    const texts = textsIn({ a: 'Pourquoi ?', b: (name) => `Choisi : ${name}`, c: 'Qui\u00a0?', d: ['rien'] });
    expect(misprintProblems(misprints, texts)).toEqual([
      'misprint " ?" in "Pourquoi ?"',
      'misprint " :" in "Choisi : "',
    ]);
    expect(misprintProblems(undefined, texts)).toEqual([]);
  });
});

describe('letters of a language', () => {
  const letters = smallFonts(root);

  it('are in the fonts that every page loads', () => {
    const found = letterProblems(letters, textsIn({ a: 'Größe: 3', b: { c: ['{1:*} à l’œuvre'] } }));
    expect(found).toEqual([]);
    expect(letterProblems(letters, ['Ploiești'])).toEqual(['no font has ș of "Ploiești"']);
    expect(letterProblems(letters, ['a #'])).toEqual(['no font has # of "a #"']);
  });

  it('are read from the strings of a function, not from its code', () => {
    expect(textsIn((n) => (n > 1 ? `${['a'][n]} it's` : '#'))).toEqual([" it's", '#']);
  });
});

describe('learning texts', () => {
  const english = {
    lesson: { title: 'Your turn', steps: [{ text: ['Play a card.', 'Then draw.'] }, { text: [] }] },
    drawing: { kind: 'steps', names: ['Play', 'Draw'], now: 1 },
    of: (name) => `What ${name} wants`,
  };
  const german = {
    lesson: { title: 'Dein Zug', steps: [{ text: ['Spiele eine Karte.', 'Dann ziehe.'] }, { text: [] }] },
    drawing: { kind: 'steps', names: ['Spielen', 'Ziehen'], now: 1 },
    of: (name) => `Was ${name} will`,
  };
  const problems = (own, asInEnglish = []) => learnProblems('learn/game.ts', english, own, asInEnglish);
  const withDrawing = (drawing) => ({ ...german, drawing: { ...german.drawing, ...drawing } });

  it('must be there for every game that has them in English', () => {
    expect(problems(german)).toEqual([]);
    expect(problems(null)).toEqual(['learn/game.ts: missing']);
    expect(learnProblems('learn/game.ts', null, german, [])).toEqual(['learn/game.ts: not used']);
  });

  it('must say every step, and no other', () => {
    const [first, second] = german.lesson.steps;
    const steps = (...list) => problems({ ...german, lesson: { ...german.lesson, steps: list } });
    expect(steps(first)).toEqual(['learn/game.ts: missing lesson.steps.1']);
    expect(steps(first, second, second)).toEqual(['learn/game.ts: not used lesson.steps.2']);
    expect(steps({ text: ['Spiele eine Karte.'] }, second)).toEqual([
      'learn/game.ts: missing lesson.steps.0.text.1',
    ]);
  });

  it('must not be English, unless they are the same in both', () => {
    const same = { ...german, lesson: { ...german.lesson, title: 'Your turn' } };
    expect(problems(same)).toEqual(['learn/game.ts: missing lesson.title']);
    expect(problems(same, ['lesson.title'])).toEqual([]);
    expect(problems({ ...german, of: english.of })).toEqual(['learn/game.ts: missing of']);
  });

  it('must have the same drawings', () => {
    expect(problems(withDrawing({ kind: 'chain' }))).toEqual(['learn/game.ts: differs: drawing.kind']);
    expect(problems(withDrawing({ now: 0 }))).toEqual(['learn/game.ts: differs: drawing.now']);
  });
});

const NUMBER = /^[\d\s.:+−-]*$/;
/** The number of a hex or card ("w3826", "A23a"), or a piece in notation ("de-inf-2"). */
const CODE = /^[A-Za-z]?\d+[A-Za-z]{0,2}$|^[a-z]+(-[a-z0-9]+)+$/;
const CHOICES = 500;
/** Each a random game, so that rare cards are met as well. */
const SEEDS = ['languages', 'a', 'b', 'c'];

/** What in a marked text is neither a known sentence nor a known name nor a number. */
function strangers(text, known, found = []) {
  const { template, parts } = apart(text.replace(/; see [a-z0-9][a-z0-9.-]*$/, ''));
  const lower = template.charAt(0).toLowerCase() + template.slice(1);
  if (
    !NUMBER.test(template) &&
    !CODE.test(template) &&
    !known.has(template) &&
    !known.has(lower) &&
    !/^'.*'/.test(template)
  )
    found.push(template);
  for (const part of parts) strangers(part, known, found);
  return found;
}

/** The sentences in a marked text. */
function templatesOf(text) {
  const { template, parts } = apart(text);
  return [template, template.charAt(0).toLowerCase() + template.slice(1), ...parts.flatMap(templatesOf)];
}

describe('what players read', () => {
  let subjects;
  beforeAll(async () => {
    const modules = await openModules(root);
    subjects = await subjectsOf(root, modules);
    await modules.close();
  }, 120_000);

  const finished = listGames().filter(({ id }) => !isDraft(id));
  it.each(finished.map(({ id }) => [id]))(
    'in %s is all in the catalogue',
    { timeout: 300_000 },
    async (id) => {
      const game = await findGame(id);
      const known = new Set(
        ['kernel', 'games', id, `${id}.form`, `${id}.later`].flatMap((name) =>
          name in subjects ? [...subjects[name].sentences, ...subjects[name].names] : [],
        ),
      );
      const unknown = new Map();
      // The positions of such a game are shown before these are loaded: only what is asked for waits for them.
      const late = opensBeforehand(id) ? new Set() : (subjects[`${id}.later`]?.sentences ?? new Set());
      const early = new Map();
      let texts = 0;
      const read = (what, text) => {
        texts++;
        for (const one of strangers(text, known)) unknown.set(one, `${what}: ${plain(text)}`);
        if (what === 'refusal') return;
        for (const one of templatesOf(text)) if (late.has(one)) early.set(one, `${what}: ${plain(text)}`);
      };
      for (const options of variantsOf(game)) for (const seed of SEEDS) playing(game, options, seed, read);
      expect(texts).toBeGreaterThan(50);
      expect([...unknown].map(([one, where]) => `${one} (${where})`)).toEqual([]);
      expect([...early].map(([one, where]) => `${one} (${where}) comes too late`)).toEqual([]);
    },
  );
});

/** The usual options, then the second value of each at once, then the third ones if there are any. */
function variantsOf({ options }) {
  const most = Math.max(1, ...Object.values(options).map(({ values }) => values.length));
  return Array.from({ length: Math.min(3, most) }, (_, i) =>
    Object.fromEntries(
      Object.entries(options).map(([name, { values, default: usual }]) => [
        name,
        [usual, ...values.filter((value) => value !== usual)][i] ?? usual,
      ]),
    ),
  );
}

/** Plays a random game and reads everything that a player could. */
function playing(game, options, seed, read) {
  const machine = new Machine(game, options, { marked: true });
  const match = Match.open(machine, seed);
  const chance = seedGenerator(seed);
  for (const topic of topicsOf(machine).values()) read('topic', topic);
  for (let n = 0; n < CHOICES; n++) {
    const seat = machine.nextSeat(match.state);
    if (seat < 0) break;
    const open = machine.question(match.state);
    read('prompt', machine.prompt(open, seat));
    for (const link of chain(machine, match.state)) read('chain', link);
    const legal = machine.legal(match.state, seat);
    if (n % 9 === 0) {
      for (const { refused } of allRefusals(machine, match.state, seat).slice(0, 300))
        read('refusal', refused.reason);
      for (const other of game.seats.keys()) {
        const refused = explainRefusal(machine, match.state, other, 'pass') ?? match.undoRefused(other);
        if (refused && refused.kind !== 'not-understood') read('refusal', refused.reason);
      }
      for (const option of legal.slice(0, 40)) {
        const { label } = spellOption(machine, match.state, seat, option);
        if (label) read('label', label);
      }
      marked(view(machine, match.state, SPECTATOR).board ?? null, (text) => read('board', text));
    }
    match.chooseOption(seat, legal[below(chance, legal.length)]);
  }
  for (const viewer of [SPECTATOR, ...game.seats.keys()])
    for (const { text } of linesFor(match, viewer).log.last(100_000).lines) read('log', text);
}

/** The marked sentences in a board model. */
function marked(value, read) {
  if (typeof value === 'string') {
    if (value !== plain(value)) read(value);
  } else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) marked(inner, read);
}
