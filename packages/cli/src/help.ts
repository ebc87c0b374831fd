import type { Command, Flag } from './command.js';
import { COMMANDS } from './commands.js';

/** The list of commands. */
export async function overview(): Promise<string> {
  const commands = await Promise.all(Object.values(COMMANDS).map((load) => load()));
  const width = Math.max(...commands.map(({ name }) => name.length));
  return lines(
    'sandtable: card-driven board games of World War II, with every rule enforced',
    '',
    'Usage: sandtable COMMAND …',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'sandtable COMMAND --help says more. Exit codes: 0 all is well, 1 something does not hold,',
    '2 the input cannot be used, 3 an error in the program.',
  );
}

/** The help of one command. */
export function helpOf(command: Command): string {
  const { name, summary, usage, flags, examples, about } = command;
  const rows = [...Object.entries(flags), HELP_FLAG].map(([flag, spec]) => [spelled(flag, spec), spec.about]);
  const width = Math.max(...rows.map(([left]) => left.length));
  return lines(
    `sandtable ${name}: ${summary}`,
    '',
    `Usage: sandtable ${name} ${usage}`.trimEnd(),
    ...(about ? ['', ...about.trim().split('\n')] : []),
    '',
    'Flags:',
    ...rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`),
    '',
    examples.length === 1 ? 'Example:' : 'Examples:',
    ...examples.map((example) => `  ${example}`),
  );
}

const HELP_FLAG: [string, Flag] = ['help', { about: 'print this' }];

function spelled(name: string, { value }: Flag): string {
  return value ? `--${name} ${value}` : `--${name}`;
}

function lines(...list: string[]): string {
  return `${list.join('\n')}\n`;
}
