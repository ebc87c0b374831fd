import { ALL_KNOWING, inOneLine, type Match, view } from '@sandtable/kernel';
import { type Command, JSON_FLAG, VIEWER_FLAG } from '../command.js';
import { readText } from '../files.js';
import { viewerOf } from '../games.js';
import { loadJournal, replayLoaded, stopAt } from '../journals.js';
import { outcomeText, positionOf } from '../position.js';
import { stepsOf } from '../steps.js';

export const command: Command = {
  name: 'replay',
  summary: 'play a journal again and tell what happened, in words',
  usage: '<journal> [--at N] [--as SEAT] [--steps] [--json]',
  examples: ['sandtable replay game.journal', 'sandtable replay game.journal --as italy --steps'],
  words: { name: 'a journal', min: 1, max: 1 },
  flags: {
    at: { value: 'N', about: 'stop after this many choices' },
    ...VIEWER_FLAG,
    steps: { about: 'each choice, and the board after it' },
    ...JSON_FLAG,
  },
  async run(args, io) {
    const [file] = args.words;
    const loaded = await loadJournal(file, readText(file));
    const { game, journal } = loaded;
    const viewer = viewerOf(game, args.text('as'));
    const until = stopAt(loaded, args.number('at'));
    const steps = args.has('steps') ? stepsOf(loaded, until, viewer) : null;
    const match = replayLoaded(loaded, { until });
    if (args.has('json')) {
      const { hash, outcome, options, viewer: seenBy } = positionOf(match, until, viewer, false);
      const told = {
        game: game.id,
        ruleset: journal.header.ruleset,
        options,
        viewer: seenBy,
        tags: journal.header.tags,
      };
      const rest = {
        choices: until,
        log: match.logFor(viewer),
        ...(steps ? { steps } : {}),
        outcome,
        hash,
      };
      io.out(`${JSON.stringify({ ...told, ...rest }, null, 2)}\n`);
      return 0;
    }
    io.out(`${game.title}${viewer === ALL_KNOWING ? '' : `, as ${args.text('as')} may know it`}\n`);
    for (const [name, value] of Object.entries(journal.header.tags)) io.out(`${name}: ${inOneLine(value)}\n`);
    if (steps) {
      for (const { at, choice, log, draw } of steps) {
        io.out(`\n${choice === null ? 'At the beginning' : `${at}. ${choice}`}\n`);
        for (const line of log) io.out(`   ${line}\n`);
        io.out(
          `${draw
            .split('\n')
            .map((row) => `     ${row}`.trimEnd())
            .join('\n')}\n`,
        );
      }
    } else {
      const width = String(until).length;
      io.out('\n');
      for (const { at, text } of match.logFor(viewer)) io.out(`${String(at).padStart(width)}  ${text}\n`);
    }
    io.out(`\n${ending(match, viewer)}\n`);
    return 0;
  },
};

function ending({ machine, state }: Match<unknown, unknown>, viewer: number): string {
  const seen = view(machine, state, viewer);
  if (seen.outcome) return outcomeText(seen.outcome);
  const waiting = seen.decisions.map(({ seat, prompt }) => `${seat} decides: ${prompt}`);
  return `after ${seen.count} choices the game goes on; ${waiting.join('; ')}`;
}
