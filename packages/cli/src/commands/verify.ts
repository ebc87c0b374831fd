import { type Entry, SeedError, stateHash } from '@sandtable/kernel';
import { type Command, JSON_FLAG } from '../command.js';
import { Failure } from '../failure.js';
import { readText } from '../files.js';
import { choicesIn, JournalFailure, loadJournal, replayLoaded } from '../journals.js';

export const command: Command = {
  name: 'verify',
  summary: 'prove that a journal follows the rules and that no die was stacked',
  usage: '<journal>… [--json]',
  about: `
Plays the journal again and compares every line: choices with the rules, rolls and shuffles
with the seed that was committed to when the game opened, waypoints with the state hash, the
last line with the outcome. While the seed is not revealed, chance is followed as recorded.
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
  /** Rolls, picks and shuffles, and what they were checked against. */
  chance: number;
  seed: 'revealed' | 'not revealed' | 'false' | null;
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
    // What cannot be read or belongs to other rules is not false: it cannot be judged at all.
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
  return `${lines.join('\n')}\n`;
}

function proven({ game, ruleset, choices, chance, seed, waypoints, finished, end, hash }: Verdict): string[] {
  return [
    `${game}, ruleset ${ruleset}: ${plural(choices, 'choice', 'choices')}, every one legal`,
    chanceProven(chance, seed === 'revealed'),
    waypoints === 0
      ? 'there are no waypoints'
      : `${plural(waypoints, 'waypoint', 'waypoints')}, every hash as written`,
    finished ? `the end is as written: ${end}` : 'the game is not over; so far everything holds',
    `state hash ${hash}`,
  ];
}

function chanceProven(chance: number, revealed: boolean): string {
  const rolls = plural(chance, 'roll or shuffle', 'rolls and shuffles');
  if (!revealed) {
    return `the seed is not revealed yet: ${rolls} fit the rules, but whether they come from the committed seed cannot be known`;
  }
  const came = chance === 0 ? 'nothing was rolled or shuffled' : `${rolls} came from it, nothing was stacked`;
  return `the seed is the one committed to; ${came}`;
}

function plural(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}
