import { setImmediate } from 'node:timers/promises';
import { inOneLine, printable } from '@sandtable/kernel';
import { checkFile, findCaseFiles } from '../cases/index.js';
import type { Machines } from '../cases/read-case.js';
import type { CaseResult } from '../cases/run-case.js';
import { type Command, JSON_FLAG } from '../command.js';

export const command: Command = {
  name: 'check',
  summary: 'play rule cases and see whether what must follow follows',
  usage: '<file or folder>… [--json]',
  about: `
A rule case is a small YAML file: a position, choices, what must follow (docs/case-format.md).
A file may hold several, separated by lines of three dashes. Prints one line per case and ends
with the line "N passed, N failed"; the exit code is 1 when one fails.`,
  examples: ['sandtable check cases', 'sandtable check ~/my-case.yaml --json'],
  words: { name: 'a file or folder', min: 1, max: Number.MAX_SAFE_INTEGER },
  flags: JSON_FLAG,
  async run(args, io) {
    const json = args.has('json');
    const machines: Machines = new Map();
    const cases: CaseResult[] = [];
    for (const file of findCaseFiles(args.words)) {
      for await (const result of checkFile(file, undefined, machines)) {
        cases.push(result);
        if (!json) io.out(linesOf(result));
        // Ctrl-C takes effect between two cases.
        await setImmediate();
      }
    }
    const failed = cases.filter(({ ok }) => !ok).length;
    const passed = cases.length - failed;
    io.out(
      json
        ? `${JSON.stringify({ passed, failed, cases }, null, 2)}\n`
        : `${passed} passed, ${failed} failed\n`,
    );
    return failed > 0 ? 1 : 0;
  },
};

function linesOf({ ok, file, title, reasons, happened = [], arranged = [] }: CaseResult): string {
  const lines = [`${ok ? 'ok  ' : 'FAIL'} ${file}  ${inOneLine(title)}`];
  for (const { file: where, line, key, message } of reasons) {
    lines.push(`     ${where}:${line}: ${key === '' ? '' : `${key}: `}${message}`);
  }
  lines.push(...listed('arranged until then', arranged), ...told(happened));
  return `${lines.map(printable).join('\n')}\n`;
}

/**
 * What happened until a case failed, in order. The shuffles before the first choice are the least useful and come last.
 */
function told(happened: readonly string[]): string[] {
  const begin = happened.findIndex((line) => !line.startsWith('* shuffle '));
  const at = begin < 0 ? happened.length : begin;
  return [
    ...listed('the journal until then', happened.slice(at)),
    ...listed('shuffled before', happened.slice(0, at)),
  ];
}

function listed(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`     ${title}:`, ...lines.map((line) => `       ${line}`)];
}
