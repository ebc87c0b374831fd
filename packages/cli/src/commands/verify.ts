import { type Contribution, type Entry, printable, SeedError, stateHash } from '@sandtable/kernel';
import { type Command, JSON_FLAG } from '../command.js';
import { Failure } from '../failure.js';
import { readText } from '../files.js';
import { choicesIn, JournalFailure, loadJournal, replayLoaded } from '../journals.js';

export const command: Command = {
  name: 'verify',
  summary: 'prove that a journal follows the rules, and its dice the committed seed',
  usage: '<journal>… [--json]',
  about: `
Plays the journal again and compares every line: choices with the rules, the server's seed
and the players' values with the commitments to them, rolls and shuffles with the seed that
they make together, waypoints with the state hash, the last line with the outcome. While the
seed is not revealed, chance is followed as recorded.

It says what is proven and what a file cannot prove: that its commitments are those that
were shown before the game began. Whoever played compares them with what they saw.
The exit code is 1 when something does not hold.`,
  examples: ['sandtable verify game.journal'],
  words: { name: 'a journal', min: 1, max: Number.MAX_SAFE_INTEGER },
  flags: JSON_FLAG,
  async run(args, io) {
    const texts = args.words.map((file) => ({ file, text: readText(file) }));
    const verdicts: Verdict[] = [];
    for (const { file, text } of texts) {
      const verdict = await verify(file, text);
      verdicts.push(verdict);
      if (!args.has('json')) io.out(linesOf(verdict));
    }
    if (args.has('json')) io.out(`${JSON.stringify({ journals: verdicts }, null, 2)}\n`);
    return verdicts.every(({ ok }) => ok) ? 0 : 1;
  },
};

interface Verdict {
  file: string;
  ok: boolean;
  /** Why it does not hold, with file and line. */
  reason: string | null;
  game: string | null;
  ruleset: number | null;
  choices: number;
  /** The number of rolls, picks and shuffles, and how they were checked. */
  chance: number;
  seed: 'revealed' | 'not revealed' | 'false' | null;
  /** The random generator. */
  generator: string | null;
  /** The hash of the server's seed. */
  commit: string | null;
  /** The players' contributions to the seed; `value` is null if it was not used. */
  contributions: Contribution[];
  waypoints: number;
  finished: boolean;
  end: string | null;
  hash: string | null;
}

async function verify(file: string, text: string): Promise<Verdict> {
  const verdict: Verdict = {
    file,
    ok: false,
    reason: null,
    game: null,
    ruleset: null,
    choices: 0,
    chance: 0,
    seed: null,
    generator: null,
    commit: null,
    contributions: [],
    waypoints: 0,
    finished: false,
    end: null,
    hash: null,
  };
  try {
    const loaded = await loadJournal(file, text);
    const { header, entries } = loaded.journal;
    Object.assign(verdict, {
      game: header.game,
      ruleset: header.ruleset,
      choices: choicesIn(loaded.journal),
      chance: count(entries, 'chance'),
      seed: header.seed === null ? 'not revealed' : 'revealed',
      generator: header.chance ?? 'sfc32',
      commit: header.commit,
      contributions: header.contributions ?? [],
      waypoints: count(entries, 'mark'),
    } satisfies Partial<Verdict>);
    const match = replayLoaded(loaded, { strict: true }, 1);
    const end = entries.filter((entry) => entry.kind === 'end').at(-1);
    return {
      ...verdict,
      ok: true,
      finished: match.state.outcome !== null,
      end: end?.text ?? null,
      hash: stateHash(match.state),
    };
  } catch (error) {
    if (error instanceof JournalFailure && error.cause instanceof SeedError) {
      return { ...verdict, seed: 'false', reason: error.message };
    }
    // An unreadable journal, or one of another ruleset, is not false: it cannot be judged.
    if (error instanceof Failure && error.exitCode === 1) return { ...verdict, reason: error.message };
    throw error;
  }
}

function count(entries: readonly Entry[], kind: Entry['kind']): number {
  return entries.filter((entry) => entry.kind === kind).length;
}

function linesOf(verdict: Verdict): string {
  const { file, ok, reason } = verdict;
  const lines = ok
    ? [`ok   ${file}`, ...proven(verdict).map((line) => `     ${line}`)]
    : [`FAIL ${file}`, `     ${reason}`];
  return `${lines.map(printable).join('\n')}\n`;
}

function proven(verdict: Verdict): string[] {
  const { game, ruleset, choices, waypoints, finished, end, hash } = verdict;
  return [
    `${game}, ruleset ${ruleset}: ${plural(choices, 'choice', 'choices')}, every one legal`,
    ...chanceProven(verdict),
    waypoints === 0
      ? 'there are no waypoints'
      : `${plural(waypoints, 'waypoint', 'waypoints')}, every hash as written`,
    finished ? `the end is as written: ${end}` : 'the game is not over; so far everything holds',
    `state hash ${hash}`,
    ...seedChosen(verdict),
    ...toCompare(verdict),
  ];
}

/** What was checked about the rolls and shuffles. */
function chanceProven({ chance, seed, generator, contributions }: Verdict): string[] {
  const rolls = plural(chance, 'roll or shuffle', 'rolls and shuffles');
  const given = contributions.filter(({ value }) => value !== null).map(({ seat }) => seat);
  const values =
    given.length === 0
      ? []
      : [`the ${given.length === 1 ? 'value' : 'values'} of ${listed(given)}: as committed to`];
  if (seed !== 'revealed') {
    return [
      ...values,
      `the seed is not revealed yet: ${rolls} fit the rules, but whether they come from the committed seed cannot be known`,
    ];
  }
  const source = given.length === 0 ? 'it' : 'the seed and the values together';
  const follow = chance === 1 ? 'follows' : 'follow';
  const came =
    chance === 0 ? 'nothing was rolled or shuffled' : `${rolls} ${follow} from ${source} (${generator})`;
  return [...values, `the seed is the one committed to; ${came}`];
}

/** Who could have chosen the seed, if the commitments are the ones the players saw. */
function seedChosen({ contributions, seed }: Verdict): string[] {
  // Nothing can be said about a seed that is not revealed yet.
  if (seed !== 'revealed') return [];
  const seats = (which: (one: Contribution) => boolean) =>
    contributions.filter(which).map(({ seat }) => seat);
  const given = seats(({ value }) => value !== null);
  const withheld = seats(({ commit, value }) => commit !== null && value === null);
  const lines =
    given.length === 0
      ? ['not proven: that the seed was not picked. Whoever ran the game chose it alone']
      : [
          `nobody could pick the seed alone, if the commitments below were made first: it would have taken ${listed(['the server', ...given])} together`,
        ];
  if (withheld.length > 0) {
    lines.push(
      `left out, because not revealed: the ${withheld.length === 1 ? 'value' : 'values'} of ${listed(withheld)}. Each that was kept back or dropped doubled the number of seeds to choose from`,
    );
  }
  const without = seats(({ commit }) => commit === null);
  if (without.length > 0) lines.push(`sat down without a value: ${listed(without)}`);
  return lines;
}

/** What the file alone cannot prove: that these commitments were made before the first choice. */
function toCompare({ commit, contributions }: Verdict): string[] {
  const made = contributions.filter((one) => one.commit !== null);
  return [
    'not proven: that these are the commitments made before the game began. Compare with what you saw then:',
    `  the server's seed: ${commit}`,
    ...made.map((one) => `  the value of ${one.seat}: ${one.commit}`),
  ];
}

function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function plural(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}
