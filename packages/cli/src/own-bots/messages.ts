import type { SpelledOption, View } from '@sandtable/kernel';
import Type, { type Static } from 'typebox';

/**
 * What Sandtable and a program that plays a seat say to each other, one JSON object a line. docs/bot-protocol.md
 * explains it, docs/bot-protocol.schema.json has these schemas.
 */
export const PROTOCOL = 1;

const Named = Type.Object({ id: Type.String(), name: Type.String() });
const Budget = Type.Object(
  { ms: Type.Number({ description: 'how long the answer may take, in milliseconds' }) },
  { description: 'An answer that comes later loses the game.' },
);

/** The first line: which game, and which seat of it. */
export const Hello = Type.Object({
  type: Type.Literal('hello'),
  protocol: Type.Literal(PROTOCOL),
  game: Type.String({ description: 'the id of the game, as in qmg-ww2' }),
  title: Type.String(),
  ruleset: Type.Number(),
  options: Type.Record(Type.String(), Type.String(), { description: 'the options of the game' }),
  sides: Type.Array(Named),
  seats: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), side: Type.String() })),
  seat: Type.String({ description: 'the seat that the program plays' }),
  side: Type.String(),
  seed: Type.String({ description: 'for chance of its own, so that the same game can be played again' }),
  budget: Budget,
});
export type Hello = Static<typeof Hello>;

/** The answer to it. */
export const Ready = Type.Object(
  {
    type: Type.Literal('ready'),
    protocol: Type.Literal(PROTOCOL),
    name: Type.Optional(Type.String({ maxLength: 100 })),
  },
  { additionalProperties: false },
);

/** What a seat sees of a position (`View` of the kernel), without the parts that draw it or repeat the options. */
export type Seen = Omit<View, 'board' | 'decisions' | 'anytime' | 'outcome'>;

const SeenSchema = Type.Unsafe<Seen>(
  Type.Object(
    {
      game: Type.String(),
      ruleset: Type.Number(),
      options: Type.Record(Type.String(), Type.String()),
      viewer: Type.String({ description: 'the seat' }),
      count: Type.Number({ description: 'how many choices have been made' }),
      table: Type.Unknown({ description: "the game's own part: points, pieces, whose turn it is" }),
      places: Type.Record(Type.String(), Type.Array(Type.Union([Type.String(), Type.Null()])), {
        description: 'what lies where; null for what the seat does not know',
      }),
      chain: Type.Array(Type.String(), { description: 'why the question is asked, outermost first' }),
      scores: Type.Array(Type.Number(), { description: 'by side' }),
    },
    { description: 'what the seat may see, and nothing else' },
  ),
);

const OptionSchema = Type.Unsafe<SpelledOption>(
  Type.Object({
    text: Type.String({ description: 'the choice in notation, as a journal has it' }),
    verb: Type.String(),
    touches: Type.Array(Type.Object({ kind: Type.String(), id: Type.String() }), {
      description: 'the spaces, pieces and cards it is about',
    }),
    label: Type.Union([Type.String(), Type.Null()], { description: 'the same in words, if it has any' }),
  }),
);

/** A question. */
export const Choose = Type.Object({
  type: Type.Literal('choose'),
  id: Type.Number(),
  question: Type.String({ description: 'the name of the rule that asks' }),
  prompt: Type.String(),
  options: Type.Array(OptionSchema, { description: 'everything that is legal now, at least one' }),
  view: SeenSchema,
  log: Type.Array(Type.Object({ at: Type.Number(), text: Type.String() }), {
    description: 'what the seat could read since it was last asked; `at` counts choices',
  }),
  budget: Budget,
});
export type Choose = Static<typeof Choose>;

/** The answer to it. */
export const Choice = Type.Object(
  {
    type: Type.Literal('choice'),
    id: Type.Number({ description: 'that of the question' }),
    option: Type.Union([Type.Number(), Type.String({ maxLength: 1000 })], {
      description: 'the number of an option in the list, from 0 on, or its text',
    }),
  },
  { additionalProperties: false },
);
export type Choice = Static<typeof Choice>;

/** The last line. It has no answer: standard input ends, and the program has a moment to end, too. */
export const End = Type.Object({
  type: Type.Literal('end'),
  winner: Type.Union([Type.String(), Type.Null()], { description: 'the side; null for a draw' }),
  scores: Type.Array(Type.Number()),
  why: Type.String({ description: 'the rule that ended it' }),
});
export type End = Static<typeof End>;

/** Everything, as one JSON Schema document. */
export const SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: `Sandtable bot protocol ${PROTOCOL}`,
  description: 'Lines to the program: hello, choose, end. Lines from it: ready, choice.',
  $defs: { hello: Hello, ready: Ready, choose: Choose, choice: Choice, end: End },
};
